//! The OpenAPI document as a page: every call with what it takes and what it answers.

use carvania_pages::frame::Frame;
use carvania_pages::reference;
use maud::{Markup, html};
use serde_json::Value;

/// The methods in the order in which they are listed.
const METHODS: [&str; 4] = ["get", "post", "patch", "delete"];

/// The document to be read by people. It is for programmers, so it is in English.
pub(crate) fn page(frame: &Frame<'_>, document: &Value) -> Markup {
    let text = |pointer: &str| document.pointer(pointer).and_then(Value::as_str).unwrap_or_default();
    let body = html! {
        h1 { "The API" }
        p { (prose(text("/info/description"))) }
        p { "For programs: " a href="/api/openapi.json" { "the OpenAPI 3.1 document" } "." }
        @for tag in list(document, "/tags") {
            @let name = tag["name"].as_str().unwrap_or_default();
            h2 id=(name) { (name) }
            p.note { (prose(tag["description"].as_str().unwrap_or_default())) }
            @for (method, path, operation) in calls(document, name) { (call(method, path, operation)) }
        }
        h2 id="objects" { "Objects" }
        @for (name, schema) in object(document, "/components/schemas") {
            section.call id=(name) {
                h3 { (name) }
                p { (prose(schema["description"].as_str().unwrap_or_default())) }
                (fields(schema))
            }
        }
    };
    reference::page(frame, "API · Carvania", body)
}

fn list<'a>(document: &'a Value, pointer: &str) -> impl Iterator<Item = &'a Value> {
    document.pointer(pointer).and_then(Value::as_array).into_iter().flatten()
}

fn object<'a>(document: &'a Value, pointer: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    document.pointer(pointer).and_then(Value::as_object).into_iter().flatten()
}

/// The calls of a tag.
fn calls<'a>(document: &'a Value, tag: &'a str) -> impl Iterator<Item = (&'static str, &'a str, &'a Value)> {
    let paths = object(document, "/paths");
    let all = paths.flat_map(|(path, item)| {
        METHODS.into_iter().filter_map(move |method| Some((method, path.as_str(), item.get(method)?)))
    });
    all.filter(move |(_, _, operation)| operation["tags"][0] == tag)
}

fn call(method: &str, path: &str, operation: &Value) -> Markup {
    let words = ["summary", "description"].map(|key| operation[key].as_str().unwrap_or_default());
    let body = operation.pointer("/requestBody/content/application~1json/schema");
    let answer = object(operation, "/responses").find(|(status, _)| status.starts_with('2'));
    // A column that begins in no row is none.
    let span = list(operation, "/parameters").next().map(|_| "2");
    html! {
        section.call {
            h3 { span.method { (method.to_uppercase()) } code { (path) } }
            @for words in words.iter().filter(|words| !words.is_empty()) { p { (prose(words)) } }
            table {
                @for parameter in list(operation, "/parameters") {
                    tr {
                        th { code { (parameter["name"].as_str().unwrap_or_default()) } }
                        td { "in the " (parameter["in"].as_str().unwrap_or_default()) }
                        td { (prose(parameter["description"].as_str().unwrap_or_default())) }
                    }
                }
                @if let Some(body) = body { tr { th { "body" } td colspan=[span] { (kind(body)) } } }
                @if let Some((status, answer)) = answer { tr { th { "answer" } td colspan=[span] { (answered(status, answer)) } } }
            }
        }
    }
}

/// What comes back: the status, and what is in it.
fn answered(status: &str, answer: &Value) -> Markup {
    html! {
        (status)
        @for (media, content) in object(answer, "/content") {
            " " (kind(&content["schema"]))
            @if media != "application/json" { " (" (media) ")" }
        }
    }
}

fn fields(schema: &Value) -> Markup {
    html! {
        table {
            @for (name, field) in object(schema, "/properties") {
                tr {
                    th { code { (name) } }
                    td { (kind(field)) }
                    td { (prose(field["description"].as_str().unwrap_or_default())) }
                }
            }
        }
    }
}

/// A text in which backticks mark what is code.
fn prose(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// What a value is, in a few words.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return html! { a href={ "#" (name) } { (name) } };
    }
    let choices = ["oneOf", "anyOf", "allOf"].iter().find_map(|key| schema[key].as_array());
    if let Some(choices) = choices {
        let choices = choices.iter().filter(|choice| choice["type"] != "null");
        return html! { @for (index, choice) in choices.enumerate() { @if index > 0 { " or " } (kind(choice)) } };
    }
    if let Some(names) = schema["enum"].as_array() {
        let names: Vec<String> = names.iter().map(Value::to_string).collect();
        return html! { code { (names.join(", ")) } };
    }
    let name = match &schema["type"] {
        Value::String(name) => name.as_str(),
        Value::Array(names) => {
            names.iter().find_map(|name| name.as_str().filter(|name| *name != "null")).unwrap_or("")
        }
        _ => "any value",
    };
    match (name, schema["properties"].as_object()) {
        ("array", _) => html! { "list of " (kind(&schema["items"])) },
        ("object", Some(fields)) => html! {
            "{ "
            @for (index, (field, value)) in fields.iter().enumerate() { @if index > 0 { ", " } code { (field) } ": " (kind(value)) }
            " }"
        },
        _ => html! { (name) },
    }
}
