//! Pages that stand alone.

use carvania_report::{
    Axis, Bar, BarChart, Column, LineChart, Mark, Page, Series, Stretch, Table, Tick, badge, section,
};
use carvania_rules::Language;
use maud::{Markup, html};

const HOSTILE: &str = "<script>&\"'";

fn axis(label: &str, to: f64, ticks: usize) -> Axis {
    let tick = |number: usize| Tick { at: number as f64 * to / ticks as f64, text: number.to_string() };
    Axis { label: label.to_owned(), from: 0.0, to, ticks: (0..=ticks).map(tick).collect() }
}

fn chart(text: &str) -> LineChart {
    let series = |index: usize| Series {
        name: format!("{text} {index}"),
        points: (0..30)
            .map(|x| (f64::from(x), (0.5 + (index as f64 - 2.0) * f64::from(x) / 60.0).clamp(0.0, 1.0)))
            .collect(),
    };
    let mark = |across: f64| Mark {
        series: 1,
        at: (across, 0.4),
        text: text.to_owned(),
        address: format!("#{text}"),
    };
    let stretch =
        |from: f64| Stretch { from, to: from + 2.0, address: format!("#{text}"), text: text.to_owned() };
    LineChart {
        id: "chart",
        title: text.to_owned(),
        description: text.to_owned(),
        across: axis(text, 30.0, 30),
        up: axis(text, 1.0, 4),
        series: (0..5).map(series).collect(),
        stretches: vec![stretch(3.0), stretch(29.0)],
        marks: vec![mark(12.0), mark(12.5), mark(30.0)],
    }
}

fn bars(text: &str) -> BarChart {
    let bar = |value: f64| Bar {
        label: text.to_owned(),
        value,
        interval: Some((value - 0.1, value + 0.1)),
        text: format!("{value}"),
    };
    BarChart {
        title: text.to_owned(),
        of: text.to_owned(),
        measure: text.to_owned(),
        to: 1.0,
        even: Some(0.5),
        bars: vec![bar(0.3), bar(0.7)],
    }
}

fn table(text: &str) -> Table {
    Table {
        caption: text.to_owned(),
        columns: vec![Column::Words(text.to_owned()), Column::Numbers(text.to_owned())],
        rows: vec![vec![html! { (text) }, html! { "12.5" }]],
    }
}

fn page(language: Language, text: &str) -> String {
    let body: Markup = html! {
        (section(text, chart(text).markup(&badge)))
        (section(text, bars(text).markup()))
        (section(text, table(text).markup()))
    };
    Page { language, title: text, notice: text, body }.html()
}

#[test]
fn a_page_stands_alone() {
    let page = page(Language::French, "parties");
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"fr\">"), "{page}");
    for from_elsewhere in ["<script", "http", "url(", "@import", "src=", "<link"] {
        assert!(!page.contains(from_elsewhere), "{from_elsewhere}");
    }
}

#[test]
fn whatever_is_put_in_is_escaped() {
    let page = page(Language::English, HOSTILE);
    assert!(!page.contains("<script"), "{page}");
    assert!(page.contains("&lt;script&gt;&amp;"));
}

#[test]
fn lines_can_be_told_apart_without_colour() {
    let markup = chart("chances").markup(&badge).into_string();
    let dashes: std::collections::BTreeSet<&str> =
        markup.split("stroke-dasharray=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(dashes.len(), 5, "{dashes:?}");
    assert!(markup.contains(">chances</title>") && markup.contains(">chances</desc>"));
}

#[test]
fn marks_that_coincide_have_their_numbers_side_by_side() {
    let markup = chart("chances").markup(&badge).into_string();
    let places: Vec<f64> = markup
        .split("class=\"number\" x=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next()?.parse().ok())
        .collect();
    assert_eq!(places.len(), 6, "three marks on two drawings");
    for drawing in places.chunks(3) {
        assert!(drawing[0] + 16.0 < drawing[1] && drawing[1] + 16.0 < drawing[2], "{drawing:?}");
    }
}

#[test]
fn values_without_bounds_stay_on_the_drawing() {
    let mut wild = chart("wild");
    wild.series[0].points = vec![(f64::NAN, f64::INFINITY), (-1e300, 1e300), (31.0, 2.0)];
    (wild.across.from, wild.across.to) = (3.0, 3.0);
    let mut bars = bars("wild");
    (bars.to, bars.bars[0].value) = (0.0, f64::NAN);
    for markup in [wild.markup(&badge).into_string(), bars.markup().into_string()] {
        assert!(!markup.contains("NaN") && !markup.contains("inf") && !markup.contains("e300"), "{markup}");
    }
}
