//! Colours in numbers: contrast of WCAG 2.2, CIELAB, CIEDE2000.

/// A colour in linear light: red, green, blue between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Colour(pub(crate) [f64; 3]);

impl Colour {
    /// A colour as style sheets write it: `#FDBF12`.
    pub(crate) fn hex(text: &str) -> Colour {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).expect("six digits");
        let part = |at: usize| {
            let value = u8::from_str_radix(&digits[at..at + 2], 16).expect("hexadecimal digits");
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        Colour([part(0), part(2), part(4)])
    }

    fn luminance(self) -> f64 {
        let [r, g, b] = self.0;
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// The contrast ratio of WCAG.
    pub(crate) fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The colour in CIELAB, under D65.
    fn lab(self) -> [f64; 3] {
        let [r, g, b] = self.0;
        let x = (0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.95047;
        let y = 0.212_672_9 * r + 0.715_152_2 * g + 0.072_175 * b;
        let z = (0.019_333_9 * r + 0.119_192 * g + 0.950_304_1 * b) / 1.08883;
        let [x, y, z] = [x, y, z].map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// How different two colours look: CIEDE2000.
    pub(crate) fn distance(self, other: Colour) -> f64 {
        ciede2000(self.lab(), other.lab())
    }
}

fn ciede2000([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let pull = |c: f64| (c.powi(7) / (c.powi(7) + 25_f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - pull((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let is_far = (h1 - h2).abs() > 180.0;
    let turn = h2 - h1;
    let turn = if is_far { turn - 360_f64.copysign(turn) } else { turn };
    let middle = (h1 + h2) / 2.0;
    let middle = match (is_far, h1 + h2 < 360.0) {
        (false, _) => middle,
        (true, true) => middle + 180.0,
        (true, false) => middle - 180.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(middle - 30.0) + 0.24 * cos(2.0 * middle) + 0.32 * cos(3.0 * middle + 6.0)
        - 0.2 * cos(4.0 * middle - 63.0);
    let (l, c) = ((l1 + l2) / 2.0 - 50.0, (c1 + c2) / 2.0);
    let lightness = (l2 - l1) / (1.0 + 0.015 * l * l / (20.0 + l * l).sqrt());
    let chroma = (c2 - c1) / (1.0 + 0.045 * c);
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * c * t);
    let blue = (60.0 * (-((middle - 275.0) / 25.0).powi(2)).exp()).to_radians().sin();
    (lightness.powi(2) + chroma.powi(2) + hue.powi(2) - 2.0 * pull(c) * blue * chroma * hue).sqrt()
}

#[test]
fn ciede2000_gives_the_published_figures() {
    // From the test data of Sharma, Wu and Dalal.
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
    ];
    for (one, other, expected) in pairs {
        assert!((ciede2000(one, other) - expected).abs() < 0.0001, "{one:?} {other:?}");
    }
}

#[test]
fn contrast_is_as_wcag_defines_it() {
    let (black, white) = (Colour::hex("#000000"), Colour::hex("#FFFFFF"));
    assert!((black.contrast(white) - 21.0).abs() < 0.001);
    assert!((Colour::hex("#777777").contrast(white) - 4.48).abs() < 0.01);
}
