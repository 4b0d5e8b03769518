// Sending forms.

async function send(form, button, body) {
  document.getElementById("decision")?.classList.add("sending");
  try {
    const address = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const answer = await fetch(address, {
      method: "POST", body, headers: { ...streamed(), "content-type": FORM, "x-part": "whole" },
    });
    if (form.id === "say") document.getElementById("say")?.reset();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.redirected && !new URL(answer.url).pathname.endsWith(table().dataset.table)) {
      return location.assign(answer.url);
    }
    if (isPage) await show(await answer.text());
  } catch {
    recover();
  } finally {
    document.getElementById("decision")?.classList.remove("sending");
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  if (!table() || !["game", "say"].includes(form.id)) return;
  event.preventDefault();
  // As it is now: twice the same click is the same move, by its key.
  const body = new URLSearchParams(new FormData(form, button));
  await inTurn(() => send(form, button, body));
});

// What was chosen and is not wanted: the table as it is, without leaving the page.
document.addEventListener("click", async (event) => {
  if (!event.target.closest?.("a[data-escape]") || !table()?.dataset.table) return;
  event.preventDefault();
  await inTurn(refresh).catch(recover);
});
