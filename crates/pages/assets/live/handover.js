// Several people around one screen: before somebody else's turn the table is covered, until they say that they are there.

let sitting = null; // the seat that was last at the screen

function handOver() {
  const cover = document.getElementById("handover");
  const seat = table()?.dataset.seat;
  if (!cover || seat === undefined) return;
  if (sitting === null || sitting === seat || skipsHandover()) {
    sitting = seat;
    return uncover();
  }
  if (!cover.hidden) return;
  cover.hidden = false;
  document.body.classList.add("handing-over");
  for (const part of covered()) part.inert = true;
  cover.querySelector("[data-here]")?.focus();
}

const isCovered = () => document.body.classList.contains("handing-over");

const covered = () => [...document.body.children].filter((part) => !["handover", "news"].includes(part.id) && part.tagName !== "SCRIPT");

function skipsHandover() {
  try {
    return sessionStorage.getItem(`together-${table().dataset.table}`) !== null;
  } catch {
    return false;
  }
}

function uncover() {
  document.body.classList.remove("handing-over");
  const cover = document.getElementById("handover");
  if (cover) cover.hidden = true;
  for (const part of covered()) part.inert = false;
}

document.addEventListener("click", (event) => {
  const press = event.target.closest?.("#handover button");
  if (!press) return;
  if (press.dataset.together !== undefined) {
    try {
      sessionStorage.setItem(`together-${table().dataset.table}`, "yes");
    } catch {
      // Then it is asked again.
    }
  }
  sitting = table().dataset.seat;
  uncover();
  document.getElementById("decision")?.focus();
});
