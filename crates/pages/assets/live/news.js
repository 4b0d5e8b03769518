// What happened, for readers: what others did in a sentence each, what is asked now, and hints. Only what is new is
// announced, and never one's own move.

const news = document.createElement("div");
news.id = "news";
news.className = "sr";
news.setAttribute("aria-live", "polite");

// An announcement is no longer, but for a single deed that is.
const LONGEST = 20;
// Nobody listens to more turns at once.
const MOST_TURNS = 4;
// So many announcements stay, to be read again.
const MAX_NEWS = 6;

const announced = new Map(); // the deeds of others that have been announced, by the number of their step
let lastAsked = []; // the question that was announced last
let lastHint = ""; // how far the hint was

// An element in words, as readers get it.
function words(element) {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("svg, [aria-hidden=true]")) hidden.remove();
  return copy.textContent.trim().replace(/[ \n\t]+/g, " ");
}

const sentence = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");

// What is asked, sentence by sentence.
function asked() {
  const parts = [...document.querySelectorAll("#decision [data-tell]")].map(words).filter(Boolean);
  return parts.flatMap((part) => sentence(part).split(/(?<=[.!?…]) /));
}

// How far a hint is.
function hinted() {
  const [given, thinking] = [document.querySelector(".hint-given .best"), document.querySelector("[data-thinking]")];
  if (given) return `${given.closest("section").getAttribute("aria-label")}. ${words(given)}`;
  return thinking ? thinking.getAttribute("aria-label") : "";
}

const countWords = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

// The deeds of others that have not been announced: a sentence for each turn, two for one in which much is done. What was
// taken back and done otherwise is new.
function freshDeeds() {
  const turns = new Map();
  for (const deed of document.querySelectorAll("#announcements li")) {
    const { turn, step, by } = deed.dataset, text = words(deed);
    if (announced.get(step) === text) continue;
    announced.set(step, text);
    const told = turns.get(turn) ?? [];
    const longer = told.length ? `${told.at(-1)}, ${text}` : "";
    if (longer && countWords(longer) <= LONGEST) told[told.length - 1] = longer;
    else told.push(`${by} ${text}`);
    turns.set(turn, told);
  }
  return [...turns.values()].slice(-MOST_TURNS).flat().map(sentence);
}

// Takes in what the page tells now, and gives what is new of it.
function takeIn() {
  const deeds = freshDeeds(), ask = asked(), hint = hinted();
  // After others have played, the whole question is new to whoever decides.
  const isMine = table()?.dataset.mine !== undefined;
  const question = deeds.length && isMine ? ask : ask.filter((part) => !lastAsked.includes(part));
  const fresh = [...deeds, question.join(" "), hint === lastHint ? "" : hint].filter(Boolean);
  // While cards are drawn nothing is asked, which makes no question new.
  if (ask.length) lastAsked = ask;
  lastHint = hint;
  return fresh;
}

// Announces what the page tells now and did not before.
function tellNews() {
  announce(takeIn().map(sentence));
}

function announce(sentences) {
  for (const text of sentences) {
    const line = document.createElement("p");
    line.textContent = text;
    news.append(line);
  }
  while (news.children.length > MAX_NEWS) news.firstChild.remove();
}
