// The button that ends the showing of others' turns one by one: what has happened meanwhile is shown at once.

const skipButton = () => document.getElementById("skip-ahead");

// More has happened than the page shows.
function offerSkip() {
  const button = skipButton();
  if (document.hidden) skipAhead();
  else if (button) button.hidden = false;
}

function skipAhead() {
  inTurn(() => refresh()).catch(recover);
}

document.addEventListener("click", (event) => event.target.closest?.("#skip-ahead") && skipAhead());
// Escape, or the space bar where it presses nothing, skips as long as there is something to skip, before it means anything
// else.
document.addEventListener("keydown", (event) => {
  const button = skipButton();
  const presses = event.target.closest?.("a, button, summary, input, textarea, select");
  const skips = event.key === "Escape" || (event.key === " " && !presses);
  if (!skips || !button || button.hidden) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  skipAhead();
}, { capture: true });
