//! JSON as values of Python.

use pyo3::prelude::*;
use serde_json::Value;

/// The value as Python's own reader gives it.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}
