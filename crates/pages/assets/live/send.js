// Sending forms.

async function send(form, button) {
  busy = true;
  document.getElementById("decision")?.classList.add("sending");
  try {
    const body = new URLSearchParams(new FormData(form, button));
    const address = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const answer = await fetch(address, {
      method: "POST", body, headers: { "content-type": FORM, accept: "text/html", "x-part": "whole" },
    });
    if (form.id === "say") form.reset();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.redirected && !new URL(answer.url).pathname.endsWith(table().dataset.table)) {
      return location.assign(answer.url);
    }
    if (isPage) await show(await answer.text());
  } catch {
    connection("off");
  } finally {
    document.getElementById("decision")?.classList.remove("sending");
    busy = false;
  }
  if (heard.length) catchUp();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!table() || !["game", "say"].includes(form.id)) return;
  event.preventDefault();
  if (!busy) send(form, event.submitter);
});
