// The kinds of action in the bar: one that is pressed sets its things off from those of other kinds.

let kind = null; // the kind that is set off

const ofKind = (name) => [...document.querySelectorAll(`button.legal[data-kind="${name}"]`)];
const kindButton = (name) => document.querySelector(`#decision .kind[data-kind="${name}"]`);

// Without a script they are links to a part of the page. A choice is kept as long as there is something to choose.
function armKinds() {
  for (const link of document.querySelectorAll("#decision a.kind")) link.setAttribute("role", "button");
  if (!kindButton(kind)) kind = null;
  showKind();
}

function showKind() {
  for (const button of document.querySelectorAll("#decision a.kind")) {
    button.setAttribute("aria-pressed", button.dataset.kind === kind);
  }
  for (const thing of document.querySelectorAll("button.legal[data-kind]")) {
    thing.classList.toggle("meant", thing.dataset.kind === kind);
    thing.classList.toggle("aside", kind !== null && thing.dataset.kind !== kind);
  }
}

function chooseKind(name) {
  const before = kind;
  kind = name;
  showKind();
  // Whoever stood on a thing of the kind goes back to where they came from.
  if (!name && document.activeElement?.dataset.kind === before) kindButton(before)?.focus();
}

// The first thing of a kind comes into view, on whatever pane it is.
function bringUp(thing, { focus }) {
  const pane = [...(thing.closest(".pane")?.classList ?? [])].find((name) => name.endsWith("-pane"));
  if (pane && !thing.checkVisibility()) document.getElementById(`show-${pane.replace("-pane", "")}`).checked = true;
  if (focus) thing.focus({ preventScroll: true });
  thing.scrollIntoView({ block: "nearest", behavior: calm() ? "instant" : "smooth" });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#decision a.kind");
  if (!button || !table()) return;
  event.preventDefault();
  const name = button.dataset.kind;
  if (name === kind) return chooseKind(null);
  chooseKind(name);
  const first = ofKind(name).find((thing) => !thing.closest("#decision"));
  // No finger and no mouse: a key was pressed, and the keys go on from there.
  if (first) bringUp(first, { focus: event.detail === 0 });
});

document.addEventListener("keydown", (event) => {
  if (event.key !== " " || !event.target.matches?.("#decision a.kind")) return;
  event.preventDefault();
  event.target.click();
});

// What is decided is decided: the next choice begins with everything.
document.addEventListener("submit", (event) => {
  if (event.target.id === "game") kind = null;
}, true);
