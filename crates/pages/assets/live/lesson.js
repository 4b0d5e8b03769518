// Lessons: a step comes in place of the one before, under its own address.

async function turnLesson(address, options) {
  if (turning) return;
  turning = true;
  document.getElementById("decision")?.classList.add("sending");
  try {
    const answer = await fetch(address, { ...options, headers: { ...options.headers, accept: "text/html", "x-part": "whole" } });
    if (!answer.ok) throw new Error(answer.status);
    const before = table().dataset.lesson;
    await show(await answer.text());
    const now = table().dataset.lesson;
    if (now !== before) history.pushState(null, "", now);
    lookAt();
  } catch {
    location.assign(table()?.dataset.lesson ?? location.href);
  } finally {
    turning = false;
  }
}

// What the step is about comes into view, where the table is longer than the screen.
function lookAt() {
  const main = table();
  const look = main?.dataset.look;
  const part = look && document.getElementById({ rival: "seat-2", own: "caravan" }[look] ?? look);
  (main?.querySelector(".wanted:not(#decision *)") ?? part)?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id !== "game" || !table()?.dataset.lesson) return;
  event.preventDefault();
  event.stopPropagation();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  turnLesson(form.getAttribute("action"), { method: "POST", body, headers: { "content-type": FORM } });
}, true);

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("#table a[data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  turnLesson(link.getAttribute("href"), {});
});

addEventListener("popstate", () => table()?.dataset.lesson && location.reload());

if (table()?.dataset.lesson) settle();
