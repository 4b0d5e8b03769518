// Everything explains itself: what the pointer rests on, what has the focus by a key, what is pressed for long or asked
// about with I says what it is, what it costs, what it does, and what it is worth now. Escape closes. The words come from
// the page of the legend, which is fetched when they are wanted first.

const HOVER = 400; // how long a pointer rests
const PRESS = 450; // how long a finger presses
const FETCH = 120; // when the words are fetched, so that they are there in time

const box = document.createElement("div"); // where the words stand
box.id = "about";
box.className = "telling";
box.setAttribute("role", "note");

let told = null; // the thing that is explained
let meant = null; // the thing that may be explained soon
let soon = []; // the timers until then
let pressed = false; // whether the press that ends now was a question
let byKey = false; // whether a key leads from thing to thing

let legendAt = ""; // what the legend was fetched for
let legendPage = Promise.resolve(null);

// The page of the legend as the table is now.
function fetchLegend() {
  const link = document.querySelector("a[data-legend]");
  const at = link ? `${link.href} ${table()?.dataset.last}` : "";
  if (at === legendAt) return legendPage;
  legendAt = at;
  const read = async (answer) => answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  legendPage = link ? fetch(link.href).then(read).catch(() => null) : Promise.resolve(null);
  return legendPage;
}

// A part of that page as one of this page, with the drawings that this one lacks.
function fromLegend(page, part) {
  const copy = document.importNode(part, true);
  const ids = new Set([...copy.querySelectorAll("use")].map((use) => use.getAttribute("href").slice(1)));
  const lacking = [...ids].filter((id) => !document.getElementById(id)).map((id) => page.getElementById(id)).filter(Boolean);
  if (lacking.length) {
    const sheet = page.querySelector("svg.sheet").cloneNode(false);
    sheet.append(...lacking.map((drawing) => document.importNode(drawing, true)));
    copy.append(sheet);
  }
  return copy;
}

// The thing at a place. Tiles that lie on a location let the pointer through to it where they are no choice.
function thingAt(target, x, y) {
  const lies = [...(target.closest?.(".loc")?.querySelectorAll(":is(.explore, .stack)[data-about]") ?? [])];
  const isOver = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  return lies.find(isOver) ?? target.closest?.("[data-about]") ?? null;
}

function mean(thing, delay) {
  for (const timer of soon) clearTimeout(timer);
  meant = thing;
  soon = thing && thing !== told ? [setTimeout(fetchLegend, FETCH), setTimeout(() => explain(thing), delay)] : [];
}

async function explain(thing) {
  const page = await fetchLegend();
  if (thing !== meant || !thing.isConnected) return;
  const part = page?.getElementById(`about-${thing.dataset.about}`);
  closeAbout();
  box.replaceChildren();
  if (part) box.append(...fromLegend(page, part).childNodes);
  else box.textContent = thing.getAttribute("aria-label") ?? "";
  if (!box.textContent.trim()) return;
  told = thing;
  table().append(box);
  thing.setAttribute("aria-describedby", box.id);
  lay(thing.getBoundingClientRect());
}

// Beside the thing where there is room, else below or above it; on a phone above the bar.
function lay(there) {
  const edge = 8, bar = document.getElementById("decision")?.getBoundingClientRect();
  const isPhone = innerWidth < 700;
  box.classList.toggle("from-below", isPhone);
  const here = box.getBoundingClientRect();
  const within = (at, size, whole) => Math.max(edge, Math.min(at, whole - size - edge));
  if (isPhone) {
    const isBelow = bar && bar.top > innerHeight / 3 && bar.bottom > innerHeight - 2;
    box.style.left = "";
    box.style.top = `${within(innerHeight, here.height, (isBelow ? bar.top : innerHeight))}px`;
    return;
  }
  const right = there.right + edge, left = there.left - here.width - edge;
  const isBeside = right + here.width + edge <= innerWidth || left >= edge;
  const under = there.bottom + edge + here.height <= innerHeight ? there.bottom + edge : there.top - here.height - edge;
  box.style.left = `${isBeside ? (right + here.width + edge <= innerWidth ? right : left) : within(there.left, here.width, innerWidth)}px`;
  box.style.top = `${within(isBeside ? there.top : under, here.height, innerHeight)}px`;
}

function closeAbout() {
  told?.removeAttribute("aria-describedby");
  told = null;
  box.remove();
}

const isOpen = () => told !== null && box.isConnected;

document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") {
    if (Math.hypot(event.movementX, event.movementY) > 6) mean(null);
    return;
  }
  byKey = false;
  if (box.contains(event.target)) return mean(told);
  const thing = table() ? thingAt(event.target, event.clientX, event.clientY) : null;
  if (thing === meant) return;
  mean(thing, HOVER);
  if (isOpen() && thing !== told) soon.push(setTimeout(() => told !== meant && closeAbout(), FETCH));
});

document.addEventListener("pointerdown", (event) => {
  byKey = pressed = false;
  if (!box.contains(event.target)) closeAbout();
  if (!table()) return;
  if (event.pointerType !== "touch") return mean(null);
  const thing = thingAt(event.target, event.clientX, event.clientY);
  mean(thing, PRESS);
  if (thing) soon.push(setTimeout(() => { pressed = true; }, PRESS));
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => event.pointerType === "touch" && !pressed && mean(null));
}
// A long press asks, and does nothing else.
document.addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
document.addEventListener("contextmenu", (event) => {
  if (pressed || (soon.length && matchMedia("(pointer: coarse)").matches && meant)) event.preventDefault();
});

document.addEventListener("focusin", (event) => {
  if (!byKey || !table()) return;
  const thing = event.target.closest?.("[data-about]");
  if (thing !== told) closeAbout();
  mean(thing ?? null, HOVER);
});
document.addEventListener("keydown", (event) => {
  byKey = /^(Tab|Arrow|Home|End)/.test(event.key);
  if (event.key === "Escape" && isOpen()) {
    event.stopImmediatePropagation();
    mean(null);
    return closeAbout();
  }
  const writes = event.target.matches?.("input, select, textarea");
  if (event.key.toLowerCase() !== "i" || event.altKey || event.ctrlKey || event.metaKey || writes || !table()) return;
  const thing = document.activeElement.closest?.("[data-about]") ?? meant;
  if (isOpen()) return closeAbout();
  if (thing) {
    mean(thing, 0);
    event.preventDefault();
  }
}, { capture: true });
addEventListener("scroll", () => isOpen() && innerWidth >= 700 && closeAbout(), { passive: true });
