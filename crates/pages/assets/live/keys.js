// Keys: one stop of Tab in a row, arrows within it, Escape goes back a choice.

const things = (row) => [...row.querySelectorAll("button, a[href]")].filter((thing) => thing.checkVisibility());

function rows() {
  for (const row of document.querySelectorAll("[data-row]")) {
    const all = things(row);
    makeStop(all, all.find((thing) => thing.classList.contains("legal")) ?? all[0]);
  }
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
  const row = event.target.closest?.("[data-row]");
  const next = row && neighbour(things(row), event.target, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

// Out of a field, of what was unfolded or of a kind that was chosen; otherwise a step back.
function stepBack(from) {
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
