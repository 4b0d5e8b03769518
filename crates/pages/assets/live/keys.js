// Keys: one stop of Tab in a row, arrows within it, Escape goes back a choice.

function rows() {
  for (const row of document.querySelectorAll("[data-row]")) {
    const things = [...row.querySelectorAll("button, a[href]")];
    const first = things.find((thing) => thing.classList.contains("legal")) ?? things[0];
    for (const thing of things) thing.tabIndex = thing === first ? 0 : -1;
  }
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return document.querySelector("[data-escape]")?.click();
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const row = event.target.closest?.("[data-row]");
  if (!step || !row) return;
  const things = [...row.querySelectorAll("button, a[href]")];
  const next = things[things.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  for (const thing of things) thing.tabIndex = thing === next ? 0 : -1;
  next.focus();
});
