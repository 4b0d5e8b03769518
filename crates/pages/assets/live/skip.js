// The button that ends the showing of others' turns one by one: what has happened meanwhile is shown at once.

let skips = false; // whether somebody wants no more of it
let wake = () => {}; // ends the wait between two turns

// Waits between two turns, and offers not to.
async function pause(millis) {
  const button = document.getElementById("skip-ahead");
  if (button) button.hidden = false;
  await Promise.race([wait(millis), new Promise((done) => { wake = done; })]);
}

// Whether everything that was heard is to be shown at once; asked once for each time.
function skipping() {
  const answer = skips;
  skips = false;
  return answer;
}

function skipAhead() {
  skips = true;
  wake();
}

document.addEventListener("click", (event) => event.target.closest?.("#skip-ahead") && skipAhead());
// Escape skips as long as there is something to skip, before it means anything else.
document.addEventListener("keydown", (event) => {
  const button = document.getElementById("skip-ahead");
  if (event.key !== "Escape" || !button || button.hidden) return;
  event.stopImmediatePropagation();
  skipAhead();
}, { capture: true });
