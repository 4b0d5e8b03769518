// The service worker: answers every request of its scope from the pocket, a server in WebAssembly, and keeps the journal.
// `makePocket` comes from the bindings, which `cargo xtask site` wraps so that a lost instance can be made anew.
importScripts("bindings.js");

const BASE = new URL("./", self.location).pathname;
const FILES = ["", "index.html", "worker.js", "bindings.js", "pocket.wasm", "start.js"].map((name) => BASE + name);
const VERSION = "carvania-VERSION";

const promised = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

// The journal, entry by entry, and the cookies, which a service worker has to keep itself.
const opened = (() => {
  const request = indexedDB.open("carvania", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("journal", { autoIncrement: true });
    request.result.createObjectStore("cookies");
  };
  return promised(request);
})();

// Calls `work` in one transaction, and resolves when it is on the disk.
async function store(name, mode, work) {
  const transaction = (await opened).transaction(name, mode, { durability: "strict" });
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  const result = work(transaction.objectStore(name));
  await done;
  return result?.result;
}

const readJournal = async () =>
  new Uint8Array(await new Blob(await store("journal", "readonly", (rows) => rows.getAll())).arrayBuffer());

const keep = (bytes, replaces) =>
  store("journal", "readwrite", (rows) => {
    if (replaces) rows.clear();
    rows.add(bytes);
  });

// One pocket at a time; one that broke is made again from the journal.
let pocket;
function ready() {
  pocket ??= (async () => {
    const { Pocket, init } = makePocket();
    const file = (await caches.match(BASE + "pocket.wasm")) ?? (await fetch(BASE + "pocket.wasm"));
    await init({ module_or_path: file });
    return Pocket.open(await readJournal(), self.location.origin, BASE, keep);
  })();
  pocket.catch(() => (pocket = undefined));
  return pocket;
}

async function cookies() {
  const [names, values] = await Promise.all([
    store("cookies", "readonly", (rows) => rows.getAllKeys()),
    store("cookies", "readonly", (rows) => rows.getAll()),
  ]);
  return names.map((name, at) => `${name}=${values[at]}`).join("; ");
}

function keepCookie(line) {
  const [pair, ...attributes] = line.split(";").map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf("="));
  const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
  return store("cookies", "readwrite", (rows) => {
    if (isGone) rows.delete(name);
    else rows.put(pair.slice(name.length + 1), name);
  });
}

async function answer(request) {
  const { pathname, search } = new URL(request.url);
  const isOwn = request.referrer === "" || request.referrer.startsWith(self.location.origin + "/");
  const headers = [...request.headers].flat();
  headers.push("cookie", await cookies(), "sec-fetch-site", isOwn ? "same-origin" : "cross-site");
  const body = new Uint8Array(await request.arrayBuffer());
  let response;
  try {
    response = await (await ready()).answer(request.method, pathname + search, headers, body);
  } catch (error) {
    // A panic ends the instance. What was acknowledged is in the journal.
    pocket = undefined;
    if (request.method !== "GET") throw error;
    response = await (await ready()).answer(request.method, pathname + search, headers, body);
  }
  const list = response.headers;
  const pairs = list.filter((_, at) => at % 2 === 0).map((name, at) => [name, list[2 * at + 1]]);
  for (const [name, value] of pairs) if (name === "set-cookie") await keepCookie(value);
  const stream = new ReadableStream({
    async pull(controller) {
      const piece = await response.next();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: () => response.free(),
  });
  const hasBody = ![204, 303, 304].includes(response.status) && request.method !== "HEAD";
  return new Response(hasBody ? stream : null, { status: response.status, headers: pairs });
}

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES))),
);
self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);
// A new version is offered by the page, and takes over when people say so.
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  if (FILES.slice(1).includes(pathname)) {
    event.respondWith(caches.match(event.request).then((file) => file ?? fetch(event.request)));
  } else {
    event.respondWith(answer(event.request));
  }
});
