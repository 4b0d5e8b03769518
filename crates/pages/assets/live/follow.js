// Following the game: the server sends what is new in the page whenever it changes, turn by turn at the pace that was
// chosen.

let stream = ""; // the name of the stream: what answers show is not sent again
let pieces = []; // the page that was sent last, in pieces
let arrived = ""; // a page that came and is not shown yet

function follow() {
  const main = table();
  if (!main?.dataset.table || !window.EventSource) return;
  source?.close();
  source = new EventSource(`${ROOT}/tables/${main.dataset.table}/follow?after=${shown}`);
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
  // Every stream begins with a whole page.
  source.addEventListener("stream", (message) => {
    stream = message.data;
    pieces = [];
  });
  source.addEventListener("waiting", offerSkip);
  source.addEventListener("page", (message) => {
    const known = pieces;
    pieces = JSON.parse(message.data).flatMap((part) =>
      typeof part === "string" ? part : known.slice(part[0], part[0] + part[1]));
    arrived = pieces.join("");
    inTurn(showArrived).catch(recover);
  });
}

// Of pages that came while something else was done only the last one is shown. Whoever looks at a trip that is proposed
// keeps it, unless the game goes on.
async function showArrived() {
  const page = arrived;
  arrived = "";
  if (!page) return;
  const changed = /data-changed="([0-9]+)"/.exec(page)?.[1];
  if (destination() && changed === table().dataset.changed) return refresh(destination());
  await show(page);
}

// Where the wagon is to go, while a trip is proposed.
const destination = () => document.getElementById("decision")?.dataset.to;

// How the server is reached: "on", "off", or "kept" while a move waits to be sent.
function connection(state) {
  const sign = document.getElementById("connection");
  if (!sign || (state === "off" && sign.dataset.state === "kept" && !sign.hidden)) return;
  sign.hidden = state === "on";
  sign.dataset.state = state;
  sign.textContent = state === "kept" ? sign.dataset.kept : sign.dataset.lost;
}

// The network is back: nobody waits until it is tried again.
addEventListener("online", () => table()?.dataset.table && follow());

// What tells the server which stream the answer belongs to.
const streamed = () => ({ accept: "text/html", "x-stream": stream });

// The page as it is now, with a trip that is proposed.
async function refresh(to) {
  const proposed = to ? `&to=${encodeURIComponent(to)}` : "";
  const address = `${ROOT}/tables/${table().dataset.table}?part=whole${proposed}`;
  const answer = await fetch(address, { headers: streamed() });
  if (!answer.ok) throw new Error(answer.status);
  await show(await answer.text());
  connection("on");
}

// What was sent got lost on the way: the page is fetched, again and again until it comes.
let recovering = false;

async function recover() {
  connection("off");
  if (recovering) return;
  recovering = true;
  await wait(RECONNECT);
  recovering = false;
  await inTurn(() => refresh()).catch(recover);
}
