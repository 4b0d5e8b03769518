// What a swap must not lose.

function remembered() {
  const active = document.activeElement;
  const field = document.querySelector("#say input");
  return {
    focus: active && active !== document.body ? handle(active) : null,
    said: field ? field.value : "",
    open: [...document.querySelectorAll("details[open][id]")].map((details) => details.id),
    scroll: [scrollX, scrollY],
    log: document.querySelector(".log")?.scrollTop ?? 0,
  };
}

function handle(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.name && element.value !== undefined && element.tagName === "BUTTON") {
    return `button[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  }
  return element.name ? `[name="${element.name}"]` : null;
}

function restore(memory) {
  for (const id of memory.open) document.getElementById(id)?.setAttribute("open", "");
  const field = document.querySelector("#say input");
  if (field) field.value = memory.said;
  const log = document.querySelector(".log");
  if (log) log.scrollTop = memory.log;
  scrollTo(...memory.scroll);
  if (!memory.focus) return;
  const again = document.querySelector(memory.focus) ?? document.getElementById("decision");
  again?.focus({ preventScroll: true });
}
