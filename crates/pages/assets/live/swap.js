// Putting fresh markup in place.

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
