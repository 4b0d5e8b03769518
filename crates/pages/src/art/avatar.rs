//! The faces of people: drawn from a name, in the cloth of a seat. The same name has the same face, for ever.

use carvania_rules::{Crystal, Seat};
use maud::{Markup, html};

use super::badge::class;
use super::crystal::stone_at;
use super::golem::sky_class;
use super::noise::Noise;
use super::path::{Point, closed, number, shape};
use super::ridge::{Range, ridge, sky};
use super::sheet::Sheet;

/// The width and height of a face.
const WIDTH: f64 = 120.0;
const HEIGHT: f64 = 124.0;

/// Skin by day and in the shade.
const SKINS: [(&str, &str); 6] = [
    ("#F3CDAA", "#D9A982"),
    ("#E5B48A", "#C49067"),
    ("#CF9768", "#AA764B"),
    ("#A8714A", "#855535"),
    ("#81522F", "#643C20"),
    ("#5C3A24", "#442918"),
];
const HAIRS: [&str; 7] = ["#2A211C", "#4A3222", "#7A4B25", "#B07B3A", "#D9B66A", "#A9A7A3", "#8E3B20"];

/// A face that fills its frame. In plain cloth, if the person sits nowhere.
pub fn avatar(sheet: &Sheet, name: &str, seat: Option<Seat>) -> Markup {
    let person = Person::of(name);
    let cloth = seat.map_or("plain-cloth".to_owned(), class);
    let href = sheet.share(&format!("person-{}", Noise::hash(name)), |id| {
        let drawing = person.draw(sheet, name);
        html! { symbol id=(id) viewBox="0 0 120 124" preserveAspectRatio="xMidYMax slice" { (drawing) } }
    });
    html! { svg.portrait.avatar.(cloth).(sky_class(person.sky)) aria-hidden="true" { use href=(href) {} } }
}

/// What a person looks like: nothing but what their name happens to give.
struct Person {
    sky: Crystal,
    brooch: Crystal,
    skin: (&'static str, &'static str),
    hair: &'static str,
    style: usize,
    /// How wide the face is.
    width: f64,
    /// How far the head leans, in degrees.
    tilt: f64,
    smile: f64,
}

impl Person {
    fn of(name: &str) -> Person {
        let mut noise = Noise::of(&format!("person:{name}"));
        Person {
            sky: noise.pick(&Crystal::ALL),
            brooch: noise.pick(&Crystal::ALL),
            skin: noise.pick(&SKINS),
            hair: noise.pick(&HAIRS),
            style: noise.below(5),
            width: noise.span(0.92, 1.08),
            tilt: noise.span(-7.0, 7.0),
            smile: noise.span(2.0, 7.0),
        }
    }

    fn draw(&self, sheet: &Sheet, name: &str) -> Markup {
        let mut noise = Noise::of(&format!("country:{name}"));
        html! {
            (sky(sheet, &mut noise, (WIDTH, HEIGHT), (24.0, 40.0)))
            (ridge(sheet, &mut noise, Range::Far, 88.0))
            (ridge(sheet, &mut noise, Range::Middle, 104.0))
            (shoulders())
            g transform=(format!("rotate({} 60 84)", number(self.tilt))) {
                (hood())
                (self.face())
            }
            (stone_at(sheet, self.brooch, (60.0, 104.0), 18.0))
        }
    }

    /// A place of the face, the wider the farther from its middle.
    fn at(&self, (x, y): Point) -> Point {
        (60.0 + (x - 60.0) * self.width, y)
    }

    fn face(&self) -> Markup {
        let at = |points: &[Point]| points.iter().map(|&point| self.at(point)).collect::<Vec<_>>();
        let outline = [
            (41.0, 58.0),
            (44.0, 44.0),
            (76.0, 44.0),
            (79.0, 58.0),
            (77.0, 76.0),
            (67.0, 88.0),
            (53.0, 88.0),
            (43.0, 76.0),
        ];
        let shade = [
            (66.0, 44.0),
            (76.0, 44.0),
            (79.0, 58.0),
            (77.0, 76.0),
            (67.0, 88.0),
            (62.0, 88.0),
            (69.0, 70.0),
        ];
        let (left, right) = (self.at((51.0, 63.0)), self.at((69.0, 63.0)));
        let mouth = format!("M53 75Q60 {} 67 75", number(75.0 + self.smile));
        html! {
            (shape(&at(&outline), self.skin.0))
            (shape(&at(&shade), self.skin.1))
            @for (x, y) in [left, right] {
                ellipse cx=(number(x)) cy=(number(y)) rx="3.1" ry="3.7" fill="#1B1613" {}
                circle cx=(number(x - 1.0)) cy=(number(y - 1.3)) r="1.1" fill="#FFFFFF" {}
            }
            path d=(mouth) fill="none" stroke="#1B1613" stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round" {}
            @for lock in self.locks() { (shape(&at(&lock), self.hair)) }
        }
    }

    fn locks(&self) -> Vec<Vec<Point>> {
        match self.style {
            // Parted at the side.
            0 => vec![vec![
                (39.0, 62.0),
                (40.0, 44.0),
                (50.0, 36.0),
                (72.0, 36.0),
                (81.0, 46.0),
                (81.0, 60.0),
                (75.0, 50.0),
                (60.0, 49.0),
                (48.0, 53.0),
            ]],
            // Parted in the middle, long.
            1 => vec![
                vec![
                    (60.0, 38.0),
                    (44.0, 40.0),
                    (37.0, 56.0),
                    (37.0, 84.0),
                    (44.0, 78.0),
                    (45.0, 60.0),
                    (60.0, 46.0),
                ],
                vec![
                    (60.0, 38.0),
                    (76.0, 40.0),
                    (83.0, 56.0),
                    (83.0, 84.0),
                    (76.0, 78.0),
                    (75.0, 60.0),
                    (60.0, 46.0),
                ],
            ],
            // A fringe.
            2 => vec![vec![
                (40.0, 57.0),
                (42.0, 40.0),
                (60.0, 34.0),
                (78.0, 40.0),
                (80.0, 57.0),
                (72.0, 52.0),
                (66.0, 56.0),
                (60.0, 51.0),
                (53.0, 56.0),
                (47.0, 52.0),
            ]],
            // Short above, a beard below.
            3 => vec![
                vec![(41.0, 54.0), (45.0, 40.0), (75.0, 40.0), (79.0, 54.0), (70.0, 47.0), (50.0, 47.0)],
                vec![
                    (42.0, 68.0),
                    (49.0, 71.0),
                    (53.0, 70.0),
                    (60.0, 72.0),
                    (67.0, 70.0),
                    (71.0, 71.0),
                    (78.0, 68.0),
                    (76.0, 84.0),
                    (66.0, 95.0),
                    (54.0, 95.0),
                    (44.0, 84.0),
                ],
            ],
            // Curls.
            _ => vec![vec![
                (37.0, 60.0),
                (41.0, 53.0),
                (38.0, 46.0),
                (46.0, 43.0),
                (48.0, 36.0),
                (56.0, 39.0),
                (62.0, 34.0),
                (68.0, 39.0),
                (76.0, 38.0),
                (77.0, 46.0),
                (83.0, 51.0),
                (79.0, 58.0),
                (72.0, 51.0),
                (64.0, 53.0),
                (56.0, 49.0),
                (47.0, 54.0),
            ]],
        }
    }
}

/// The cloak, in the cloth of the seat.
fn shoulders() -> Markup {
    let cloak = [(2.0, 126.0), (8.0, 106.0), (34.0, 92.0), (86.0, 92.0), (112.0, 106.0), (118.0, 126.0)];
    let fold = [(70.0, 92.0), (86.0, 92.0), (112.0, 106.0), (118.0, 126.0), (80.0, 126.0)];
    html! {
        path d=(closed(&cloak)) fill="var(--cloth)" stroke="var(--hem)" stroke-width="1.2" {}
        path d=(closed(&fold)) fill="#000000" opacity=".2" {}
    }
}

/// The hood around the face, lit from the left.
fn hood() -> Markup {
    let outer =
        [(26.0, 98.0), (30.0, 54.0), (38.0, 32.0), (58.0, 16.0), (82.0, 28.0), (91.0, 54.0), (94.0, 98.0)];
    let lit = [(26.0, 98.0), (30.0, 54.0), (38.0, 32.0), (58.0, 16.0), (50.0, 40.0), (40.0, 98.0)];
    let dark =
        [(58.0, 16.0), (82.0, 28.0), (91.0, 54.0), (94.0, 98.0), (76.0, 98.0), (80.0, 56.0), (70.0, 36.0)];
    let inside =
        [(38.0, 92.0), (37.0, 56.0), (46.0, 36.0), (60.0, 30.0), (74.0, 36.0), (83.0, 56.0), (82.0, 92.0)];
    html! {
        path d=(closed(&outer)) fill="var(--cloth)" stroke="var(--hem)" stroke-width="1.2" stroke-linejoin="round" {}
        path d=(closed(&lit)) fill="#FFFFFF" opacity=".2" {}
        path d=(closed(&dark)) fill="#000000" opacity=".2" {}
        path d=(closed(&inside)) fill="#000000" opacity=".42" {}
    }
}
