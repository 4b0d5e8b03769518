// The service worker: it answers every request of the site from the pocket, a server in WebAssembly, and keeps its journal
// and its cookies. `SITE` has the files of the site, each with its hash; `makePocket` makes an instance.
"use strict";
importScripts("files.js", "bindings.js");

const BASE = new URL("./", self.location).pathname;
const CACHE = `carvania ${BASE} ${SITE.version}`;
const DATABASE = `carvania ${BASE}`;

// A file of the site, fetched at most once. One that was changed on its way is refused.
async function file(name) {
  const cache = await caches.open(CACHE), known = await cache.match(BASE + name);
  if (known) return known;
  const answer = await fetch(new Request(BASE + name, { integrity: SITE.files[name], cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(BASE + name, answer.clone());
  return answer;
}

const promised = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

let database;
function open() {
  if (database) return database;
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("journal", { autoIncrement: true });
    request.result.createObjectStore("cookies");
  };
  database = promised(request);
  database.then((opened) => { opened.onclose = () => (database = undefined); }, () => (database = undefined));
  return database;
}

// Does something in one transaction, and ends when that is on the disk.
async function change(names, work) {
  const transaction = (await open()).transaction(names, "readwrite", { durability: "strict" });
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  work((name) => transaction.objectStore(name));
  await done;
}

const all = async (name, what) => promised((await open()).transaction(name).objectStore(name)[what]());
const journal = async () => new Uint8Array(await new Blob(await all("journal", "getAll")).arrayBuffer());

async function cookies() {
  const [names, values] = await Promise.all([all("cookies", "getAllKeys"), all("cookies", "getAll")]);
  return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}

function keepCookie(line) {
  const [pair, ...attributes] = line.split(";").map((part) => part.trim());
  const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
  const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
  return change(["cookies"], (rows) => (isGone ? rows("cookies").delete(name) : rows("cookies").put(value, name)));
}

// One pocket at a time: whoever makes another takes the lock, and the one before must not write any more. A pocket that
// broke is dropped, and made again from the journal when it is asked next.
let pocket;
self.pocketLost = (message) => pocket?.lose(new Error(message));

function ready() {
  if (pocket) return pocket.made;
  const mine = { isLost: false };
  pocket = mine;
  mine.broken = new Promise((_, reject) => {
    mine.lose = (error) => {
      mine.isLost = true;
      if (pocket === mine) pocket = undefined;
      reject(error);
    };
  });
  mine.broken.catch(() => {});
  const held = new Promise((got, failed) => {
    const lock = navigator.locks.request(DATABASE, { steal: true }, () => (got(), mine.broken.catch(() => {})));
    lock.catch((error) => (failed(error), mine.lose(error)));
  });
  const keep = async (bytes, replaces) => {
    if (mine.isLost) throw new Error("this pocket is not the one that is asked");
    await change(["journal"], (rows) => {
      if (replaces) rows("journal").clear();
      rows("journal").add(bytes);
    });
  };
  const weights = async (game) => new Uint8Array(await (await file(`weights/${game}.bin`)).arrayBuffer());
  mine.made = (async () => {
    await held;
    const bindings = makePocket();
    await bindings({ module_or_path: await file("pocket.wasm") });
    const made = await bindings.Pocket.open(await journal(), self.location.origin, BASE, keep, weights);
    return { made, bindings, broken: mine.broken };
  })();
  mine.made.catch(mine.lose);
  return mine.made;
}

// Asks the pocket, and another one if it broke: what was acknowledged is in the journal. What may have been done is not
// done twice.
async function ask(method, address, headers, body) {
  for (let attempt = 1; ; attempt++) {
    try {
      const { made, broken } = await ready();
      const response = await Promise.race([made.answer(method, address, headers, body), broken]);
      return { response, broken };
    } catch (error) {
      if (method !== "GET" || attempt > 1) throw error;
    }
  }
}

async function answer(request) {
  const { pathname, search } = new URL(request.url);
  // What browsers say of themselves on the way to a server.
  const isOwn = request.method === "GET" || request.referrer.startsWith(self.location.origin + BASE);
  const jar = Object.entries(await cookies()).map((pair) => pair.join("=")).join("; ");
  const headers = [...request.headers, ["cookie", jar], ["accept-language", navigator.languages.join(",")],
    ["sec-fetch-site", isOwn ? "same-origin" : "cross-site"]].flat();
  const body = new Uint8Array(await request.arrayBuffer());
  const { response, broken } = await ask(request.method, pathname + search, headers, body);
  const list = response.headers;
  const pairs = list.flatMap((name, place) => (place % 2 ? [] : [[name, list[place + 1]]]));
  for (const [name, value] of pairs) if (name === "set-cookie") await keepCookie(value);
  const stream = new ReadableStream({
    async pull(controller) {
      const piece = await Promise.race([response.next(), broken]);
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => response.cancel(),
  }, { highWaterMark: 0 });
  const hasBody = request.method !== "HEAD" && ![204, 205, 303, 304].includes(response.status);
  return new Response(hasBody ? stream : null, { status: response.status, headers: pairs });
}

// Everything that is kept as one file, and such a file in the place of everything: a line with the cookies, then the journal.
async function exchange(request) {
  if (request.method !== "POST") {
    const { made } = await ready(), head = { carvania_pocket: 1, cookies: await cookies() };
    const name = 'attachment; filename="carvania.pocket"';
    return new Response(new Blob([JSON.stringify(head) + "\n", made.journal()]), {
      headers: { "content-type": "application/octet-stream", "content-disposition": name, "cache-control": "no-store" },
    });
  }
  const back = (place) => Response.redirect(self.location.origin + BASE + place, 303);
  if (!request.referrer.startsWith(self.location.origin + BASE)) return back("pocket");
  const copy = new Uint8Array(await (await request.formData()).get("file").arrayBuffer());
  const { bindings } = await ready();
  const end = copy.indexOf(10) + 1, bytes = copy.slice(end);
  let head;
  try {
    head = JSON.parse(new TextDecoder().decode(copy.slice(0, end)));
  } catch {
    return back("pocket?wrong=copy");
  }
  if (head?.carvania_pocket !== 1 || bindings.fault(bytes)) return back("pocket?wrong=copy");
  pocket?.lose(new Error("a copy takes its place"));
  await change(["journal", "cookies"], (rows) => {
    rows("journal").clear();
    rows("journal").add(bytes);
    rows("cookies").clear();
    for (const [name, value] of Object.entries(head.cookies)) rows("cookies").put(String(value), name);
  });
  return back("");
}

self.addEventListener("install", (event) => event.waitUntil(Promise.all(SITE.first.map(file))));
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(`carvania ${BASE} `) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
})()));
// A new version takes over when people say so. What is not needed at first is fetched when the page has come.
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  // For tests: as if it had panicked.
  if (event.data === "break") pocket?.lose(new Error("told to break"));
  if (event.data === "complete") event.waitUntil(Promise.all(Object.keys(SITE.files).map((name) => file(name).catch(() => {}))));
});
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url), name = pathname.slice(BASE.length);
  if (origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  if (Object.hasOwn(SITE.files, name)) event.respondWith(file(name));
  else if (name === "pocket/file") event.respondWith(exchange(event.request));
  else event.respondWith(answer(event.request));
});
