// Sending forms.

// A move that cannot be sent is kept until it can be, even if the page is loaded again meanwhile. It has a key: sent twice
// it is one move, and if the game has gone on, whoever sent it is told.
const KEPT_MOVE = "kept-move";

function keepMove(address, body) {
  sessionStorage.setItem(KEPT_MOVE, JSON.stringify({ address, body: String(body) }));
}

const post = (address, body) => fetch(address, {
  method: "POST", body, headers: { ...streamed(), "content-type": FORM, "x-part": "whole" },
});

// The answer to a move, however long it takes until there is one.
async function deliver(address, body) {
  for (;;) {
    const answer = await post(address, body).catch(() => null);
    // A server that is just being restarted, or does not run: the next attempt may reach it.
    if (answer && ![502, 503, 504].includes(answer.status)) {
      sessionStorage.removeItem(KEPT_MOVE);
      connection("on");
      return answer;
    }
    keepMove(address, body);
    connection("kept");
    await Promise.race([wait(RECONNECT), new Promise((done) => addEventListener("online", done, { once: true }))]);
  }
}

async function send(address, body, { isMove }) {
  document.getElementById("decision")?.classList.add("sending");
  try {
    const answer = await (isMove ? deliver : post)(address, body);
    if (!isMove) document.getElementById("say")?.reset();
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

// What was kept when the page was left.
function sendKept() {
  const kept = JSON.parse(sessionStorage.getItem(KEPT_MOVE) ?? "null");
  if (kept?.address.startsWith(`${ROOT}/tables/${table().dataset.table}/`)) {
    inTurn(() => send(kept.address, new URLSearchParams(kept.body), { isMove: true }));
  }
}

document.addEventListener("submit", async (event) => {
  const form = event.target, button = event.submitter;
  if (!table() || !["game", "say"].includes(form.id)) return;
  event.preventDefault();
  // As it is now: twice the same click is the same move, by its key.
  const body = new URLSearchParams(new FormData(form, button));
  const address = button?.getAttribute("formaction") ?? form.getAttribute("action");
  await inTurn(() => send(address, body, { isMove: form.id === "game" }));
});

// What was chosen and is not wanted: the table as it is, without leaving the page.
document.addEventListener("click", async (event) => {
  if (!event.target.closest?.("a[data-escape]") || !table()?.dataset.table) return;
  event.preventDefault();
  await inTurn(() => refresh()).catch(recover);
});
