// Where others' turns left their traces: what a line of the log is about is ringed in ink while it is looked at, and what
// was done last for a moment.

const RINGED = { quick: 1400, calm: 2600 }; // how long the last turn stays ringed, by pace

let lastTrace = ""; // the turn whose traces were ringed last

const traced = (names) => names.split(" ").filter(Boolean)
  .map((name) => document.getElementById(name) ?? document.querySelector(`[data-move="${CSS.escape(name)}"]`))
  .filter(Boolean);

function ringTraces(names) {
  unringTraces();
  for (const thing of traced(names)) thing.classList.add("traced");
}

function unringTraces() {
  for (const thing of document.querySelectorAll(".traced")) thing.classList.remove("traced");
}

// After every swap: the newest turn of somebody else.
function ringLastTurn() {
  const line = document.querySelector(".log .new [data-traces]");
  const turn = line?.dataset.turn ?? "";
  if (turn === lastTrace) return;
  const isFirst = lastTrace === "";
  lastTrace = turn;
  if (!line || isFirst) return;
  const names = line.dataset.traces;
  ringTraces(names);
  for (const thing of traced(names)) if (names.includes("golem-")) thing.classList.add("woken");
  setTimeout(() => { if (lastTrace === turn) unringTraces(); }, RINGED[table()?.dataset.pace] ?? RINGED.quick);
}

const lineOf = (target) => target.closest?.(".log [data-traces]");

for (const [kind, act] of [["pointerover", ringTraces], ["focusin", ringTraces], ["pointerout", unringTraces], ["focusout", unringTraces]]) {
  document.addEventListener(kind, (event) => { const line = lineOf(event.target); if (line) act(line.dataset.traces); });
}

// A press brings the place into view; without a script the link does.
document.addEventListener("click", (event) => {
  const line = lineOf(event.target);
  const [first] = line ? traced(line.dataset.traces) : [];
  if (!first) return;
  event.preventDefault();
  bringUp(first, { focus: false });
  ringTraces(line.dataset.traces);
});
