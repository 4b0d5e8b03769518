// Keys: one stop of Tab in a row, arrows within it, Escape goes back a choice; single keys for what is done often.

const things = (row) => [...row.querySelectorAll("button, a[href]")].filter((thing) => thing.checkVisibility());

function rows() {
  for (const row of document.querySelectorAll("[data-row]")) {
    const all = things(row);
    if (all.length > 1) nameRow(row);
    // In the bar the first choice, whatever it is; elsewhere the first thing that can be chosen.
    const first = row.closest("#decision") ? all[0] : all.find((thing) => thing.classList.contains("legal"));
    makeStop(all, first ?? all[0]);
  }
  numberChoices();
}

// Readers hear that arrows go on from here, which is so only with this script.
function nameRow(row) {
  // A list stays a list, so that its items are counted; a section of the page can be a group, but no toolbar.
  if (!["OL", "UL"].includes(row.tagName)) row.setAttribute("role", row.tagName === "SECTION" ? "group" : "toolbar");
  if (row.dataset.row) row.setAttribute("aria-label", row.dataset.row);
}

const hasKeys = () => table()?.dataset.keys !== undefined;
const barChoices = () => [...document.querySelectorAll("#decision .ways :is(button, a)")].filter((thing) => thing.checkVisibility());

function numberChoices() {
  barChoices().slice(0, 9).forEach((choice, place) => {
    if (hasKeys()) choice.setAttribute("aria-keyshortcuts", String(place + 1));
  });
}

function makeStop(all, chosen) {
  for (const thing of all) thing.tabIndex = thing === chosen ? 0 : -1;
}

document.addEventListener("focusin", (event) => {
  const row = event.target.closest("[data-row]");
  if (row) makeStop(things(row), event.target);
});

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape") return stepBack(event.target);
  if (hasKeys() && !writes(event.target) && pressKey(event)) return event.preventDefault();
  const row = event.target.closest?.("[data-row]");
  const next = row && neighbour(things(row), event.target, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

// Whoever writes means the letter.
const writes = (target) => target.matches?.("input:not([type=radio]), select, textarea, [contenteditable]");

// What a single key stands for, if it stands for anything now: the list of keys, a choice by its number, or a thing that
// names its key.
function pressKey({ key, target, repeat }) {
  if (repeat) return false;
  if (key === "?") return showKeys();
  if (/^[1-9]$/.test(key)) return press(barChoices()[key - 1]);
  if (key === " " && target.matches?.("button, a, summary, input")) return false;
  return key.length === 1 && press([...document.querySelectorAll("[data-key]")].find(
    (thing) => thing.dataset.key === key.toLowerCase() && thing.checkVisibility()));
}

function press(thing) {
  if (!thing || thing.getAttribute("aria-disabled") === "true" && thing.closest("#decision .go")) return false;
  thing.focus({ preventScroll: true });
  thing.click();
  return true;
}

function showKeys() {
  const list = document.getElementById("keys");
  if (!list) return false;
  list.open = true;
  const summary = list.querySelector("summary");
  summary.focus();
  list.scrollIntoView({ block: "nearest" });
  return true;
}

// Out of a refusal, a field, of what was unfolded or of a kind that was chosen; otherwise a step back.
function stepBack(from) {
  const refusal = document.querySelector("#decision .refused");
  if (refusal) {
    const hadFocus = refusal.contains(from);
    refusal.remove();
    return hadFocus && document.getElementById("decision").focus();
  }
  const details = from.closest?.("details[open]");
  if (details) {
    details.open = false;
    return details.querySelector("summary").focus();
  }
  if (from.matches?.("input, select, textarea")) return document.getElementById("decision")?.focus();
  if (kind) return chooseKind(null);
  document.querySelector("[data-escape]")?.click();
}

// What an arrow leads to: left and right go on in the row, up and down to another line of it.
function neighbour(all, from, key) {
  const place = all.indexOf(from);
  switch (key) {
    case "ArrowRight": return all[place + 1];
    case "ArrowLeft": return all[place - 1];
    case "ArrowDown": return nearest(all, from, 1) ?? (isOneLine(all) ? all[place + 1] : undefined);
    case "ArrowUp": return nearest(all, from, -1) ?? (isOneLine(all) ? all[place - 1] : undefined);
    case "Home": return all[0];
    case "End": return all[all.length - 1];
    default: return undefined;
  }
}

const middle = (thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
};

// The nearest thing below (1) or above (-1).
function nearest(all, from, way) {
  const here = middle(from);
  const away = (thing) => {
    const there = middle(thing);
    const down = (there.y - here.y) * way;
    return down < here.height / 3 ? Infinity : down + 2 * Math.abs(there.x - here.x);
  };
  const best = all.reduce((one, other) => (away(other) < away(one) ? other : one), from);
  return away(best) < Infinity ? best : undefined;
}

function isOneLine(all) {
  const [first, last] = [middle(all[0]), middle(all[all.length - 1])];
  return Math.abs(first.y - last.y) < first.height / 3;
}
