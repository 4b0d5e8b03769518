// Clocks, and copying a link.

setInterval(() => {
  for (const clock of document.querySelectorAll("time[data-runs]")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}, 1000);

// Browsers lend the clipboard to pages of a secure origin; elsewhere what is selected can be copied.
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return field ? document.execCommand("copy") : false;
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  event.preventDefault();
  const part = button.closest(".copying");
  const isCopied = await copy(button.dataset.copy, part?.querySelector("input"));
  button.classList.toggle("done", isCopied);
  const told = part?.querySelector("[role=status]");
  if (told) told.textContent = isCopied ? told.dataset.done : told.dataset.failed;
  if (isCopied) button.focus({ preventScroll: true });
});
