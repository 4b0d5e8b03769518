// What happened, for readers: each turn in a sentence, then what is asked now.

const news = document.createElement("div");
news.id = "news";
news.className = "sr";
news.setAttribute("aria-live", "polite");

// Nobody listens to more at once.
const MOST_NEWS = 6;

// An element in words, as readers get it.
function words(element) {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("svg, [aria-hidden=true]")) hidden.remove();
  return copy.textContent.trim().replace(/\s+/g, " ");
}

// What the page tells: the last turns, the newest first, and what is asked.
function told() {
  const turns = [...document.querySelectorAll(".log li:not(.round)")].slice(0, MOST_NEWS + 2);
  return {
    lines: turns.map(words),
    ask: [...document.querySelectorAll("#decision .ask > *")].map(words).join(". "),
  };
}

// Says what the page tells now and did not before. The newest turn may have gone on, so its line may have grown.
function tellNews(before) {
  const { lines, ask } = told();
  const known = lines.findIndex((line) => before.lines.slice(0, 2).includes(line));
  const sentences = lines.slice(0, known < 0 ? MOST_NEWS : Math.min(known, MOST_NEWS)).reverse();
  if (ask !== before.ask) sentences.push(ask);
  if (!sentences.length) return;
  news.replaceChildren(...sentences.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  }));
}
