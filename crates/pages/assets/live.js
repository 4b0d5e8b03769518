// Keeps the page of a table fresh: sends its forms, follows its events, lets pieces glide to where they went.
// Everything works without this file as well, by forms and reloading.
"use strict";

const FORM = "application/x-www-form-urlencoded";
const PACES = { skip: 0, quick: 700, calm: 1800 };
const RECONNECT = 2000;

let source = null; // the stream of events
let shown = 0; // the last event that the page shows
let heard = []; // events that came and are not shown yet
let busy = false; // whether something is being sent or swapped
let wasMine = false; // whether it was one's own turn

const table = () => document.getElementById("table");
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const wait = (millis) => new Promise((done) => setTimeout(done, millis));

// ---- what a swap must not lose

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

// ---- motion: what moved in the game moves on the page

function nameMoving() {
  for (const piece of document.querySelectorAll("[data-move]")) {
    piece.style.viewTransitionName = piece.dataset.move;
  }
}

// Where crystals lie: for every holder its place on the page and how many of each colour it has.
function holdings() {
  const holders = new Map();
  for (const holder of document.querySelectorAll("[data-holds]")) {
    const counts = {};
    for (const letter of holder.dataset.holds) counts[letter] = (counts[letter] ?? 0) + 1;
    const box = holder.getBoundingClientRect();
    // What is on a pane that is not shown has no place to fly from or to.
    holders.set(holder.dataset.holder, { box: box.width ? box : undefined, counts, holder });
  }
  return holders;
}

// Which crystals went from where to where: what one holder lost another gained, the rest comes from or goes to the supply.
function journeys(before, after) {
  const moved = [];
  for (const letter of "YGBM") {
    const lost = [], gained = [];
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const change = (after.get(name)?.counts[letter] ?? 0) - (before.get(name)?.counts[letter] ?? 0);
      const list = change > 0 ? gained : lost;
      for (let one = 0; one < Math.abs(change); one += 1) list.push(name);
    }
    while (lost.length || gained.length) {
      const from = before.get(lost.pop())?.box, to = after.get(gained.pop())?.box;
      moved.push({ letter, from, to });
    }
  }
  return moved;
}

function fly(moved) {
  const bar = document.getElementById("decision")?.getBoundingClientRect();
  moved.slice(0, 15).forEach(({ letter, from, to }, place) => {
    const start = from ?? bar, end = to ?? bar;
    const pattern = document.querySelector(`[data-crystal="${letter}"]`);
    if (!start || !end || !pattern) return;
    const flying = pattern.cloneNode(true);
    flying.classList.add("flying");
    document.body.append(flying);
    const at = (box) => `translate(${box.left + box.width / 2 - 14}px, ${box.top + box.height / 2 - 14}px)`;
    const frames = [
      { transform: at(start), opacity: from ? 1 : 0 },
      { transform: at(end), opacity: to ? 1 : 0 },
    ];
    const flight = flying.animate(frames, {
      duration: 420, delay: Math.min(place * 40, 180), easing: "cubic-bezier(.2,.7,.2,1)", fill: "both",
    });
    flight.onfinish = () => flying.remove();
    flight.oncancel = () => flying.remove();
  });
}

// ---- putting fresh markup in place

async function show(markup) {
  const fresh = new DOMParser().parseFromString(markup, "text/html");
  if (!fresh.getElementById("table")) return location.reload();
  const memory = remembered();
  const before = calm() ? null : holdings();
  nameMoving();
  const swap = () => {
    document.body.replaceChildren(...fresh.body.childNodes);
    nameMoving();
    restore(memory);
    settle();
  };
  if (document.startViewTransition && !calm()) {
    const change = document.startViewTransition(swap);
    await change.updateCallbackDone;
    if (before) fly(journeys(before, holdings()));
    await Promise.race([change.finished, wait(800)]);
  } else {
    swap();
  }
}

// After every swap: the number that is shown, keys, whose turn it is.
function settle() {
  const main = table();
  if (!main) return;
  shown = Math.max(shown, Number(main.dataset.last));
  heard = heard.filter((event) => event.number > Number(main.dataset.last));
  rows();
  tellTurn(main.dataset.mine !== undefined);
}

function tellTurn(isMine) {
  const icon = document.querySelector("link[rel=icon]");
  if (icon) {
    icon.dataset.calm ??= icon.href;
    icon.href = isMine ? icon.dataset.turn : icon.dataset.calm;
  }
  document.title = table().dataset.title ?? document.title;
  if (isMine && !wasMine && table().dataset.sound !== undefined) chime();
  wasMine = isMine;
}

function chime() {
  const audio = new AudioContext();
  const tone = audio.createOscillator(), volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(523, audio.currentTime);
  tone.frequency.setValueAtTime(784, audio.currentTime + 0.12);
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
  tone.onended = () => audio.close();
}

// ---- following the game

function follow() {
  const main = table();
  if (!main || !window.EventSource) return;
  source?.close();
  source = new EventSource(`/api/tables/${main.dataset.table}/live?after=${shown}`);
  source.onopen = () => connection("on");
  source.onerror = () => {
    connection("off");
    if (source.readyState === EventSource.CLOSED) setTimeout(follow, RECONNECT);
  };
  // The server is about to stop: whoever comes back with the last number misses nothing.
  source.addEventListener("closing", () => {
    source.close();
    connection("off");
    setTimeout(follow, RECONNECT);
  });
  source.addEventListener("message", (message) => {
    const event = JSON.parse(message.data);
    if (event.number > shown && !heard.some((other) => other.number === event.number)) heard.push(event);
    catchUp();
  });
}

function connection(state) {
  const sign = document.getElementById("connection");
  if (sign) sign.hidden = state === "on";
}

// Others' turns are shown one by one, at the pace that was chosen.
async function catchUp() {
  if (busy) return;
  busy = true;
  try {
    while (heard.length) {
      const pace = PACES[table()?.dataset.pace] ?? 0;
      const skips = pace === 0 || document.hidden || heard.length > 400;
      const until = skips ? heard[heard.length - 1].number : endOfTurn();
      await refresh(until);
      if (heard.length && !skips) await wait(pace);
    }
  } catch {
    connection("off");
    await wait(RECONNECT);
  } finally {
    busy = false;
  }
  if (heard.length) catchUp();
}

// The last event of the first turn that was heard: what one player did, with the draws that follow.
function endOfTurn() {
  const who = (event) => JSON.stringify(event.by);
  let last = heard[0];
  for (const event of heard.slice(1)) {
    const goesOn = event.fact === "acted" && (event.by === "chance" || who(event) === who(last) || last.by === "chance");
    if (!goesOn) break;
    last = event.by === "chance" ? last : event;
    if (event.by === "chance") last = { ...last, number: event.number };
  }
  return last.number;
}

async function refresh(until) {
  const main = table();
  const last = heard[heard.length - 1]?.number ?? until;
  const at = until < last ? `&at=${until}` : "";
  const answer = await fetch(`/tables/${main.dataset.table}?part=whole${at}`, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.status);
  await show(await answer.text());
  heard = heard.filter((event) => event.number > until);
  shown = Math.max(shown, until);
  connection("on");
}

// ---- sending forms

async function send(form, button) {
  busy = true;
  document.getElementById("decision")?.classList.add("sending");
  try {
    const body = new URLSearchParams(new FormData(form, button));
    const address = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const answer = await fetch(address, {
      method: "POST", body, headers: { "content-type": FORM, accept: "text/html", "x-part": "whole" },
    });
    if (form.id === "say") form.reset();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.redirected && !new URL(answer.url).pathname.endsWith(table().dataset.table)) {
      return location.assign(answer.url);
    }
    if (isPage) await show(await answer.text());
  } catch {
    connection("off");
  } finally {
    document.getElementById("decision")?.classList.remove("sending");
    busy = false;
  }
  if (heard.length) catchUp();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!table() || !["game", "say"].includes(form.id)) return;
  event.preventDefault();
  if (!busy) send(form, event.submitter);
});

// ---- keys: one stop of Tab in a row, arrows within it, Escape goes back a choice

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

// ---- clocks, and copying a link

setInterval(() => {
  for (const clock of document.querySelectorAll("time[data-runs]")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 1000);

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  event.preventDefault();
  await navigator.clipboard?.writeText(button.dataset.copy);
  button.classList.add("done");
});

addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && follow());

if (table()) {
  wasMine = table().dataset.mine !== undefined;
  settle();
  follow();
} else if (document.getElementById("lobby")) {
  // Before the game every event is worth a fresh page.
  const { lobby, last } = document.getElementById("lobby").dataset;
  source = new EventSource(`/api/tables/${lobby}/live?after=${last}`);
  source.addEventListener("message", () => location.reload());
}
