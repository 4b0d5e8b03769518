// Looking back: the slider acts at once, keys step through the game, and it can run by itself like a film.

const FRAME = 1400; // how long each turn of the film is shown

let wanted = null; // the moment to be shown next
let film = false; // whether the game runs by itself
let dragging = false; // whether somebody holds the slider

const reel = () => document.getElementById("replay");
const slider = () => document.getElementById("at");

// Puts fresh children in place of all but the one that leads to what is kept, on the way down to it: the slider stays
// where it is, in the hand of whoever holds it.
function around(old, fresh, kept) {
  const held = [...old.children].find((child) => child.contains(kept));
  const place = [...fresh.children].findIndex((child) => child.querySelector(`#${kept.id}`) || child.id === kept.id);
  if (!held || place < 0) return;
  const children = [...fresh.children];
  for (const child of [...old.children]) if (child !== held) child.remove();
  held.before(...children.slice(0, place));
  held.after(...children.slice(place + 1));
  for (const { name, value } of children[place].attributes) held.setAttribute(name, value);
  if (held !== kept) around(held, children[place], kept);
}

async function turnTo(moment) {
  wanted = Math.min(Math.max(moment, 0), Number(slider().max));
  if (turning) return;
  turning = true;
  try {
    while (wanted !== null) {
      const address = `${reel().getAttribute("action")}?at=${wanted}`;
      wanted = null;
      const answer = await fetch(`${address}&part=whole`, { headers: { accept: "text/html" } });
      if (!answer.ok) throw new Error(answer.status);
      await turnPage(new DOMParser().parseFromString(await answer.text(), "text/html"));
      history.replaceState(null, "", address);
    }
  } catch {
    film = false;
  } finally {
    turning = false;
  }
}

async function turnPage(fresh) {
  const moment = fresh.getElementById("at");
  const memory = remembered();
  nameMoving();
  const swap = () => {
    around(document.body, fresh.body, reel());
    slider().setAttribute("aria-valuetext", moment.getAttribute("aria-valuetext"));
    if (!dragging) slider().value = moment.getAttribute("value");
    nameMoving();
    restore(memory);
    armReel();
  };
  if (!document.startViewTransition || calm() || dragging) return swap();
  const glide = document.startViewTransition(swap);
  glide.ready.catch(() => {}); // as when a table is shown
  await glide.updateCallbackDone;
  await Promise.race([glide.finished.catch(() => {}), wait(500)]);
}

// What only the script can do.
function armReel() {
  const button = document.querySelector("[data-film]");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", film);
}

async function run() {
  film = !film;
  armReel();
  while (film) {
    const next = document.getElementById("replay-turn-on");
    if (!next) break;
    await turnTo(Number(next.dataset.at));
    await wait(FRAME);
  }
  film = false;
  armReel();
}

function step(name) {
  const link = document.getElementById(`replay-${name}`);
  if (link) turnTo(Number(link.dataset.at));
}

document.addEventListener("input", (event) => {
  if (event.target.id !== "at") return;
  film = false;
  turnTo(Number(event.target.value));
});
for (const [kind, holds] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) {
  document.addEventListener(kind, (event) => { if (!holds || event.target.id === "at") dragging = holds; });
}

document.addEventListener("click", (event) => {
  if (!reel() || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (event.target.closest("[data-film]")) return void run();
  const link = event.target.closest(".steps [data-at]");
  if (!link) return;
  event.preventDefault();
  film = false;
  turnTo(Number(link.dataset.at));
});

document.addEventListener("keydown", (event) => {
  if (!reel() || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target;
  const writes = target.matches("select, textarea, input:not([type=range])");
  const presses = target.matches("button, summary, a") && event.key === " ";
  if (writes || presses) return;
  const steps = {
    ArrowLeft: event.shiftKey ? "turn-back" : "back", ArrowRight: event.shiftKey ? "turn-on" : "on",
    PageUp: "turn-back", PageDown: "turn-on", Home: "first", End: "last",
  };
  const goes = steps[event.key];
  if (goes) film = false;
  if (event.key === "p" || event.key === " ") run();
  else if (goes) step(goes);
  else return;
  event.preventDefault();
});

document.addEventListener("submit", (event) => {
  if (event.target.id !== "replay") return;
  event.preventDefault();
  turnTo(Number(slider().value));
});

armReel();

// How far the thoughts of a strong bot are: the page shows them when they are there.
async function watchProgress() {
  let part = document.querySelector("#progress[data-open]");
  while (part) {
    await wait(1500);
    try {
      const answer = await fetch(`${location.pathname}?part=progress`, { headers: { accept: "text/html" } });
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("progress");
      if (!answer.ok) continue;
      if (!fresh || fresh.dataset.open === undefined) return location.reload();
      // Only what changed, so that readers hear the number and nothing else.
      part.querySelector("[role=status]").textContent = fresh.querySelector("[role=status]").textContent;
      part.querySelector("progress").value = fresh.querySelector("progress").value;
    } catch {
      await wait(RECONNECT);
    }
  }
}

watchProgress();
