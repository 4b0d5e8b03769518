// Making a map: arrows go from cell to cell, and a step changes the page in place.

const bench = () => document.getElementById("bench");
const cellOf = (id) => id && bench()?.querySelector(`[data-hexes] #${CSS.escape(id)}`);
const addressed = () => location.pathname + location.search;
let benchAt = addressed();

// One stop of Tab in the grid: the cell that was changed last, else the first that does something.
function hexes() {
  const cells = [...document.querySelectorAll("[data-hexes] [data-place]")];
  const stop = cellOf(location.hash.slice(1)) || cells.find((cell) => cell.hasAttribute("href"));
  for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
}

async function turnBench(address, isNew) {
  const answer = await fetch(address).catch(() => null);
  const fresh = answer && new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!answer?.ok || !fresh.getElementById("bench")) return location.assign(address);
  const url = new URL(answer.redirected ? answer.url : address, location.href);
  if (isNew) history.pushState(null, "", url);
  benchAt = addressed();
  document.title = fresh.title;
  document.body.replaceChildren(...fresh.body.childNodes);
  hexes();
  const id = url.hash.slice(1);
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#bench a[data-step]");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey && event.button === 0;
  if (!link || !isPlain) return;
  event.preventDefault();
  turnBench(link.hash || !link.id ? link.href : `${link.href}#${link.id}`, true);
});

addEventListener("popstate", () => {
  if (bench() && addressed() !== benchAt) turnBench(location.href, false);
});

document.addEventListener("keydown", (event) => {
  const cell = event.target.closest?.("[data-hexes] [data-place]");
  if (!cell) return;
  const [column, row] = cell.dataset.place.split(" ").map(Number);
  // Sideways there is a cell half a row above and one half a row below: there and back leads to the same cell.
  const level = column % 2 ? -1 : 1;
  const ways = {
    ArrowUp: [[0, -2]], ArrowDown: [[0, 2]],
    ArrowLeft: [[-1, level], [-1, -level]], ArrowRight: [[1, level], [1, -level]],
  }[event.key];
  if (!ways) return;
  event.preventDefault();
  const at = ([across, down]) => cell.closest("[data-hexes]").querySelector(`[data-place="${column + across} ${row + down}"]`);
  const next = ways.map(at).find(Boolean);
  if (!next) return;
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
});

if (bench()) hexes();
