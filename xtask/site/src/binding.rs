//! The pocket as WebAssembly, with the script that calls it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's compiler for browsers, whose standard library is built beside the program.
const DEBIAN: [(&str, &str); 3] = [
    ("RUSTC", "/usr/bin/rustc"),
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19"),
];

/// The module, and the scripts that call it.
pub(crate) struct Binding {
    pub(crate) module: Vec<u8>,
    /// A script whose function `makePocket` makes an instance each time.
    pub(crate) script: String,
    /// An ES module, for those who embed the games.
    pub(crate) es_module: String,
}

/// Builds the module and binds it.
pub(crate) fn build(profile: &str) -> Result<Binding> {
    let path = compile(profile)?;
    let (module, script) = bind(&path, |bindgen| bindgen.no_modules(true))?;
    let (same, es_module) = bind(&path, |bindgen| bindgen.web(true))?;
    ensure!(module == same, "the two ways to bind the module lead to different modules");
    let script = format!("const makePocket = () => {{\n{script}\nreturn wasm_bindgen;\n}};\n");
    Ok(Binding { module, script, es_module })
}

fn bind(path: &Path, way: impl Fn(&mut Bindgen) -> Result<&mut Bindgen>) -> Result<(Vec<u8>, String)> {
    let mut bindgen = Bindgen::new();
    way(&mut bindgen)?.input_path(path).typescript(false).out_name("pocket");
    // Names of functions are for those who look for what weighs much, in what the compiler left.
    bindgen.remove_name_section(true).remove_producers_section(true);
    let mut output = bindgen.generate_output().with_context(|| format!("cannot bind {}", path.display()))?;
    let script = output.js().to_owned();
    Ok((output.wasm_mut().emit_wasm(), script))
}

fn compile(profile: &str) -> Result<PathBuf> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--package", "carvania-pocket", "--lib", "--target", TARGET, "--profile", profile]);
    if !has_target()? {
        ensure!(
            is_debian(),
            "Rust's target {TARGET} is not installed: install it with `rustup target add {TARGET}`, or on Debian with \
             `apt install rustc-web rust-web-src lld-19`"
        );
        eprintln!("rustup has no target {TARGET}: using Debian's compiler");
        cargo.envs(DEBIAN).arg("-Zbuild-std=std,panic_abort");
    }
    let status = cargo.status().context("cannot start cargo")?;
    if !status.success() {
        bail!("the pocket cannot be built ({status})");
    }
    let folder = if profile == "dev" { "debug" } else { profile };
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    Ok(target.join(TARGET).join(folder).join("carvania_pocket.wasm"))
}

/// Whether the compiler that cargo calls has the library of the target.
fn has_target() -> Result<bool> {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    let folder = asked.context("cannot start rustc")?.stdout;
    Ok(Path::new(String::from_utf8_lossy(&folder).trim()).is_dir())
}

fn is_debian() -> bool {
    ["/usr/bin/rustc", "/usr/bin/wasm-ld-19", "/usr/src/rustc-web"]
        .iter()
        .all(|path| Path::new(path).exists())
}
