//! The rulebook.

use carvania_pages::rulebook;
use carvania_rules::Book;
use maud::Markup;

use super::visitor::Visitor;
use crate::error::Problem;
use crate::extract::Named;

/// Shows the parts of the rulebook.
pub(crate) async fn books(visitor: Visitor) -> Markup {
    rulebook::page(&visitor.frame())
}

/// Shows one part of the rulebook.
pub(crate) async fn book(visitor: Visitor, Named(name): Named) -> Result<Markup, Problem> {
    let book = Book::ALL.into_iter().find(|book| book.code().eq_ignore_ascii_case(&name));
    Ok(rulebook::book(&visitor.frame(), book.ok_or(Problem::Missing("rulebook"))?))
}
