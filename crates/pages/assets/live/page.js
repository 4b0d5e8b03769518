// Clocks, and copying a link.

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
