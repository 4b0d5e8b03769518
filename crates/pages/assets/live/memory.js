// What a swap must not lose.

function remembered() {
  const active = document.activeElement;
  const field = document.querySelector("#say input");
  return {
    focus: active && active !== document.body ? handle(active) : null,
    wasLegal: active?.classList.contains("legal"),
    wasCell: active?.matches(".press[name=to]"),
    said: field ? field.value : "",
    open: [...document.querySelectorAll("details[open][id]")].map((details) => details.id),
    pane: document.querySelector("[name=pane]:checked")?.id,
    scroll: [scrollX, scrollY],
    log: document.querySelector(".log")?.scrollTop ?? 0,
  };
}

function handle(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.name && element.value !== undefined && element.tagName === "BUTTON") {
    return `button[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  }
  for (const attribute of ["formaction", "href"]) {
    const address = element.getAttribute(attribute);
    if (address) return `[${attribute}="${CSS.escape(address)}"]`;
  }
  if (element.tagName === "SUMMARY") return `#${CSS.escape(element.parentElement.id)} > summary`;
  return element.name ? `[name="${element.name}"]` : "#decision";
}

function restore(memory) {
  for (const id of memory.open) document.getElementById(id)?.setAttribute("open", "");
  const field = document.querySelector("#say input");
  if (field) field.value = memory.said;
  const log = document.querySelector(".log");
  if (log) log.scrollTop = memory.log;
  keepPane(memory.pane);
  scrollTo(...memory.scroll);
  refocus(memory);
}

// The pane that was looked at stays, unless there is something to decide elsewhere.
function keepPane(id) {
  const pane = id && document.getElementById(id);
  if (!pane || pane.checked) return;
  const isMine = table().dataset.mine !== undefined;
  if (!isMine || document.querySelector(`.${id.replace("show-", "")}-pane .legal`)) pane.checked = true;
}

// Whoever had the focus keeps it: on the same thing, or after a choice on what can be chosen next.
function refocus(memory) {
  if (!memory.focus) return;
  // A cell was chosen: the button that goes there comes next.
  const go = memory.wasCell && document.getElementById("go-there");
  if (go) return go.focus({ preventScroll: true });
  const again = document.querySelector(memory.focus);
  const stays = again?.checkVisibility() && (!memory.wasLegal || again.classList.contains("legal"));
  const next = stays ? again : firstChoice();
  next?.focus({ preventScroll: stays });
}

// What can be chosen next: in the bar, or on the board if the bar has only signposts to it. When others decide it is the
// bar itself, which tells who.
function firstChoice() {
  const visible = (selector) => [...document.querySelectorAll(selector)].find((thing) => thing.checkVisibility());
  const bar = document.getElementById("decision");
  if (table().dataset.mine === undefined) return bar;
  if (visible("#decision .legal")) return visible("#decision .ways :is(button, a)");
  return visible(".legal") ?? bar;
}
