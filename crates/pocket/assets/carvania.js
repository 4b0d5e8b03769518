// The seven games for pages and programs of others: rules, bots and drawings, without a server.
//
//   import { Game, load } from "./carvania.js";
//   await load();
//   const game = Game.begin("GE", { players: 2, seed: 7 });
//   while (!game.isOver) game.apply(await game.choose("skilled", { seed: 1 }));
import initialise, { Engine, load_weights } from "./engine.js";

const loaded = new Map();
const beside = (name) => new URL(name, import.meta.url);

async function read(name) {
  if (beside(name).protocol !== "file:") {
    const answer = await fetch(beside(name));
    if (!answer.ok) throw new Error(`${name} cannot be fetched: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
  const { readFile } = await import("node:fs/promises");
  return readFile(beside(name));
}

export const GAMES = Object.freeze(["GE", "EM", "CA", "EW", "J1", "J2", "J3"]);

let ready;
export const load = () => (ready ??= read("pocket.wasm").then((module_or_path) => initialise({ module_or_path })).then(() => {}));

// What a bot judges by is fetched once for each game.
function weights(game) {
  if (!loaded.has(game)) {
    const loading = read(`weights/${game}.bin`).then((file) => load_weights(game, file));
    loading.catch(() => loaded.delete(game));
    loaded.set(game, loading);
  }
  return loaded.get(game);
}

export class Game {
  #engine;
  #seed;

  constructor(engine, seed) {
    this.#engine = engine;
    this.#seed = seed === undefined ? undefined : BigInt(seed);
    this.#deal();
  }

  static begin(game, { players = 2, seed } = {}) {
    return new Game(new Engine(game, players), seed);
  }

  static fromRecord(text, { seed } = {}) {
    return new Game(Engine.read(text), seed);
  }

  static fromPosition(position, { seed } = {}) {
    return new Game(Engine.at(typeof position === "string" ? position : JSON.stringify(position)), seed);
  }

  #deal() {
    if (this.#seed !== undefined) this.#engine.deal(this.#seed);
  }

  get title() { return this.#engine.game(); }
  get isOver() { return this.#engine.turn() === -2; }
  get isDraw() { return this.#engine.turn() === -1; }
  get seat() { return this.#engine.turn() < 0 ? null : this.#engine.turn(); }
  get legal() { return this.#engine.legal(); }
  get points() { return [...this.#engine.points()]; }
  get position() { return JSON.parse(this.#engine.position()); }
  get record() { return this.#engine.record(); }

  apply(action) {
    this.#engine.apply(action);
    this.#deal();
    return this;
  }

  undo() {
    return this.#engine.undo();
  }

  async choose(bot = "skilled", { seed = 0 } = {}) {
    await weights(this.title);
    return this.#engine.choose(bot, BigInt(seed)) ?? null;
  }

  svg({ language = "en", names = [] } = {}) {
    return this.#engine.svg(language, names);
  }
}
