// The end of a game: once, when it has just come, scores count up; and what decided it is fetched when it is known.

const COUNT = { from: 1100, to: 2600, done: 3600 }; // milliseconds after the end is shown
const LOOKS = 90;

let celebrated = false;
let looks = 0; // how often the page was asked whether the decisive moment is known

function celebrate() {
  const end = document.querySelector(".end");
  if (!end || celebrated) return;
  celebrated = true;
  awaitMoment();
  if (calm()) return;
  const root = document.documentElement, numbers = [...end.querySelectorAll("[data-count]")].map(counter);
  const begin = performance.now();
  const complete = () => {
    root.classList.remove("celebrates");
    for (const number of numbers) number(1);
    for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, complete);
  };
  const count = (now) => {
    if (!root.classList.contains("celebrates")) return;
    if (now - begin > COUNT.done) return complete();
    for (const number of numbers) number(Math.min(Math.max((now - begin - COUNT.from) / (COUNT.to - COUNT.from), 0), 1));
    requestAnimationFrame(count);
  };
  root.classList.add("celebrates");
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, complete, { once: true });
  requestAnimationFrame(count);
}

// Shows a share of a number; the number itself at the end. What is on another page by then counts no more.
function counter(place) {
  const whole = place.textContent, value = Number(whole);
  return (share) => { place.textContent = share === 1 || !value ? whole : Math.round(value * share); };
}

async function awaitMoment() {
  while (document.querySelector(".end[data-pending]") && looks < LOOKS) {
    looks += 1;
    await wait(RECONNECT);
    await inTurn(refresh).catch(recover);
  }
}
