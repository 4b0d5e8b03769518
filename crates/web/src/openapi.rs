//! The description of the API, generated from the handlers, and a page to read it.

use std::sync::LazyLock;

use axum::Json;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use utoipa::openapi::path::{Operation, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, Ref, Required};
use utoipa::{Modify, OpenApi};

use crate::error::ErrorView;
use crate::pages::api_reference;
use crate::pages::visitor::Visitor;
use crate::{programs, schema};

/// What the document says besides its paths.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Carvania",
        description = "Everything that a person can do at a server, for programs. Errors are objects with `error`, a \
                       name for programs, and `message`, a sentence for people. Walk through it in docs/api.md.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(ErrorView)),
    tags(
        (name = "people", description = "Who you are: guests, tokens, links to another device."),
        (name = "tables", description = "What can be played, which tables there are, how they stand."),
        (name = "seats", description = "Who sits where, before and during a game."),
        (name = "play", description = "Deciding, taking back, speaking."),
        (name = "events", description = "What happens, as it happens."),
        (name = "operation", description = "For those who watch over the server.")
    ),
    modifiers(&Common)
)]
pub(crate) struct Document;

/// What holds for many operations, said once.
struct Common;

impl Modify for Common {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let cookie = ApiKey::Cookie(ApiKeyValue::new("carvania"));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    }
}

/// Adds to every operation what follows from its path: the parameters in it, and how errors look.
pub(crate) fn complete(mut document: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    for (path, item) in &mut document.paths.paths {
        for operation in operations(item) {
            complete_operation(path, operation);
        }
    }
    document
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    [get, put, post, delete, patch].into_iter().flatten()
}

fn complete_operation(path: &str, operation: &mut Operation) {
    let parameters = operation.parameters.get_or_insert_default();
    for name in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
        let parameter = ParameterBuilder::new()
            .name(name)
            .parameter_in(ParameterIn::Path)
            .required(Required::True)
            .schema(Some(if matches!(name, "table" | "person") { schema::id() } else { schema::code() }));
        parameters.insert(0, parameter.build());
    }
    let error = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorView"))).build();
    let error =
        ResponseBuilder::new().description("Why nothing happened.").content("application/json", error);
    operation.responses.responses.insert("default".to_owned(), error.build().into());
}

static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(programs::document);
static JSON: LazyLock<serde_json::Value> =
    LazyLock::new(|| serde_json::to_value(&*DOCUMENT).unwrap_or_default());

/// Answers with this document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses((status = OK, body = Object)))]
pub(crate) async fn openapi() -> Response {
    Json(&*JSON).into_response()
}

/// The API on a page to read.
pub(crate) async fn page(visitor: Visitor) -> Markup {
    api_reference::page(&visitor.frame(), &JSON)
}
