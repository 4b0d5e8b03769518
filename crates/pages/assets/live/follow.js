// Following the game.

function follow() {
  const main = table();
  if (!main?.dataset.table || !window.EventSource) return;
  source?.close();
  source = new EventSource(`/api/tables/${main.dataset.table}/live?after=${shown}`);
  source.onopen = () => connection("on");
  source.onerror = () => {
    connection("off");
    if (source.readyState === EventSource.CLOSED) setTimeout(follow, RECONNECT);
  };
  // The server is about to stop: whoever comes back with the last number misses nothing.
  source.addEventListener("closing", () => {
    source.close();
    connection("off");
    setTimeout(follow, RECONNECT);
  });
  source.addEventListener("message", (message) => {
    const event = JSON.parse(message.data);
    if (event.number > shown && !heard.some((other) => other.number === event.number)) heard.push(event);
    catchUp();
  });
}

function connection(state) {
  const sign = document.getElementById("connection");
  if (sign) sign.hidden = state === "on";
}

// Others' turns are shown one by one, at the pace that was chosen.
async function catchUp() {
  if (following) return;
  following = true;
  try {
    while (heard.length) {
      const pace = PACES[table()?.dataset.pace] ?? 0;
      const atOnce = pace === 0 || document.hidden || heard.length > 400 || skipping();
      // How far is asked when it is this one's turn: what was sent before may have shown some of it already.
      await inTurn(() => heard.length && refresh(atOnce ? heard[heard.length - 1].number : endOfTurn()));
      if (!atOnce) await gliding;
      if (heard.length && !atOnce) await pause(pace);
    }
  } catch {
    connection("off");
    await wait(RECONNECT);
  } finally {
    following = false;
  }
  if (heard.length) catchUp();
}

// The last event of the first turn that was heard: what one player did, with the draws that follow.
function endOfTurn() {
  const who = (event) => JSON.stringify(event.by);
  let last = heard[0];
  for (const event of heard.slice(1)) {
    const goesOn = event.fact === "acted" && (event.by === "chance" || who(event) === who(last) || last.by === "chance");
    if (!goesOn) break;
    last = event.by === "chance" ? last : event;
    if (event.by === "chance") last = { ...last, number: event.number };
  }
  return last.number;
}

async function refresh(until) {
  const main = table();
  const last = heard[heard.length - 1]?.number ?? until;
  const at = until < last ? `&at=${until}` : "";
  const answer = await fetch(`/tables/${main.dataset.table}?part=whole${at}`, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.status);
  await show(await answer.text());
  heard = heard.filter((event) => event.number > until);
  shown = Math.max(shown, until);
  connection("on");
}
