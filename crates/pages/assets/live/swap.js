// Putting fresh markup in place.

let change = null; // the transition that is under way

// Ends when the fresh markup is there; pieces may still glide.
async function show(markup) {
  const fresh = new DOMParser().parseFromString(markup, "text/html");
  if (!fresh.getElementById("table")) return location.reload();
  // The page never goes back in time, whatever is answered late.
  if (Number(fresh.getElementById("table").dataset.last) < shown) return;
  const memory = remembered();
  const swap = () => {
    place(fresh.body);
    settle();
    restore(memory);
    tellNews();
  };
  if (calm() || !document.startViewTransition) return swap();
  const before = holdings();
  nameMoving();
  const glide = change = document.startViewTransition(() => {
    swap();
    nameMoving();
  });
  // A transition that is skipped, since another begins or nobody looks, has put everything in place all the same.
  glide.ready.catch(() => {});
  glide.finished.catch(() => {}).then(() => { if (change === glide) change = null; });
  await glide.updateCallbackDone;
  // Pieces that glide lie above everything, and a covered table shows nothing.
  if (isCovered()) return glide.skipTransition();
  const moved = journeys(before, holdings());
  fly(moved);
  soundCrystals(moved);
}

// A piece that glides cannot be pressed, and what lies below gets the click: whoever is quick does not have to wait.
let hurries = false;

document.addEventListener("pointerdown", () => {
  hurries = change !== null;
  change?.skipTransition();
});

document.addEventListener("click", (event) => {
  const press = "button, a[href], summary, input, select";
  if (!hurries || event.target.closest(press)) return;
  hurries = false;
  document.elementFromPoint(event.clientX, event.clientY)?.closest(press)?.click();
});

// Between pages the browser lets things glide by itself, and complains if it does not come to it.
for (const moment of ["pageswap", "pagereveal"]) {
  addEventListener(moment, ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
}

// Everything but the news, which readers would not hear from a place that is new itself, and the legend, which is read on.
function place(body) {
  for (const old of [...document.body.childNodes]) if (old !== news && old !== drawer) old.remove();
  document.body.prepend(...body.childNodes);
}

// After every swap: the number that is shown, keys, whose turn it is.
function settle() {
  const main = table();
  if (!main) return;
  shown = Math.max(shown, Number(main.dataset.last));
  rows();
  armKinds();
  tellTurn(main.dataset.mine !== undefined);
  ringLastTurn();
  soundDeeds();
  offerSounds();
  celebrate();
  handOver();
}

function tellTurn(isMine) {
  const icon = document.querySelector("link[rel=icon]");
  if (icon) {
    icon.dataset.calm ??= icon.href;
    icon.href = isMine ? icon.dataset.turn : icon.dataset.calm;
  }
  document.title = table().dataset.title ?? document.title;
  if (isMine && !wasMine) soundTurn();
  wasMine = isMine;
}
