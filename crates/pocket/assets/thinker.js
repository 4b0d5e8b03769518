// A worker that thinks for bots, so that nothing else waits: it reads questions from the service worker, and posts answers.
"use strict";
importScripts("bindings.js");
self.pocketLost = () => self.close();

const bindings = makePocket();
const loaded = new Map();

const weights = async (game) => {
  const answer = await fetch(`weights/${game}.bin`);
  bindings.load_weights(game, new Uint8Array(await answer.arrayBuffer()));
};

(async () => {
  await bindings({ module_or_path: fetch("pocket.wasm") });
  const thinker = new bindings.Thinker();
  new EventSource("pocket/questions").onmessage = async ({ data }) => {
    const { number, question } = JSON.parse(data);
    if (!loaded.has(question.game)) loaded.set(question.game, weights(question.game).catch(() => loaded.delete(question.game)));
    await loaded.get(question.game);
    const body = thinker.answer(JSON.stringify(question));
    await fetch(`pocket/answers/${number}`, { method: "POST", body });
  };
})();
