// Looks after the service worker that answers for this site: it is registered, new versions of it are offered, and
// what is pressed before it is there waits.
"use strict";
(() => {
  const BASE = new URL("./", document.currentScript.src).pathname;
  const workers = navigator.serviceWorker;
  const part = (id) => document.getElementById(`pocket-${id}`);
  const show = (id, isShown = true) => part(id)?.toggleAttribute("hidden", !isShown);

  if (!workers || !window.WebAssembly || !navigator.locks) return show("fails");

  const controlled = new Promise((done) => {
    if (workers.controller) done();
    else workers.addEventListener("controllerchange", done, { once: true });
  });

  // Nobody answers yet: what is pressed is done as soon as somebody does.
  async function wait(event, go) {
    if (workers.controller) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show("wait");
    await controlled;
    show("wait", false);
    go();
  }
  addEventListener("submit", (event) => wait(event, () => event.target.requestSubmit(event.submitter)), true);
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (link && link.pathname.startsWith(BASE) && link.origin === location.origin && !event.metaKey && !event.ctrlKey) {
      wait(event, () => link.click());
    }
  }, true);

  function offer(worker) {
    if (!worker || !workers.controller) return;
    show("new");
    part("new")?.querySelector("button").addEventListener("click", () => {
      workers.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage("take over");
    });
  }

  async function begin() {
    const registration = await workers.register(`${BASE}worker.js`, { scope: BASE });
    offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const next = registration.installing;
      next.addEventListener("statechange", () => {
        if (next.state === "installed") offer(next);
        if (next.state === "redundant" && !workers.controller) show("fails");
      });
    });
    await controlled;
    workers.controller.postMessage("complete");
    // This page came from elsewhere than from the worker, which knows better what belongs here.
    if (document.documentElement.hasAttribute("data-pocket-first")) return location.reload();
    look();
  }

  // A table has a worker that thinks; one that broke is started again.
  function think() {
    const thinker = new Worker(`${BASE}thinker.js`);
    thinker.onerror = () => {
      thinker.terminate();
      setTimeout(think, 1000);
    };
  }

  async function look() {
    if (document.querySelector("#table[data-table]")) {
      think();
      if (navigator.storage && !await navigator.storage.persisted()) await navigator.storage.persist();
    }
    if (part("last")) {
      const tell = (lasts) => { show("lasts", lasts); show("fades", !lasts); };
      tell(await navigator.storage?.persisted());
      part("last").onclick = async () => tell(await navigator.storage?.persist());
    }
  }

  begin().catch(() => show("fails"));
})();
