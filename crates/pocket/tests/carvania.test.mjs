// The module for pages of others, in Node.js: `cargo xtask test site` runs it against the site that was built.
import assert from "node:assert/strict";
import test from "node:test";
import { pathToFileURL } from "node:url";

const { GAMES, Game, load } = await import(pathToFileURL(`${process.env.CARVANIA_SITE}/carvania.js`));
await load();

test("every game is played to its end, and its record and position lead to it again", async () => {
  for (const title of GAMES) {
    const game = Game.begin(title, { players: 2, seed: 7 });
    let decisions = 0;
    while (!game.isOver) {
      assert.ok(game.legal.length > 0 && game.seat !== null && !game.isDraw);
      game.apply(await game.choose("planner@20n", { seed: 1 }));
      decisions += 1;
    }
    assert.ok(decisions > 20 && Math.max(...game.points) > 0, title);
    const again = Game.fromRecord(game.record);
    assert.deepEqual([again.record, again.points, again.title], [game.record, game.points, title]);
    assert.deepEqual(Game.fromPosition(game.position).position, game.position);
  }
});

test("the same seeds give the same game", async () => {
  const play = async () => {
    const game = Game.begin("EW", { players: 3, seed: 5n });
    for (let decision = 0; decision < 40; decision++) game.apply(await game.choose("mcts@200n", { seed: 3 }));
    return game.record;
  };
  assert.equal(await play(), await play());
});

test("what is forbidden is refused by its clause and changes nothing", () => {
  const game = Game.begin("GE", { seed: 7 });
  const before = game.record;
  assert.throws(() => game.apply("claim:MMMM"), /./);
  assert.throws(() => game.apply("nonsense"), /./);
  assert.equal(game.record, before);
  assert.throws(() => Game.begin("GE", { players: 9 }), /./);
  assert.throws(() => Game.fromRecord("nonsense"), /./);
});

test("without a seed draws are actions, and all can be taken back", () => {
  const game = Game.begin("GE");
  assert.ok(game.isDraw && game.seat === null && game.legal.length > 1);
  const first = game.legal[0];
  assert.equal(game.apply(first), game);
  assert.ok(game.undo());
  assert.equal(game.undo(), false);
  assert.ok(game.legal.includes(first));
});

test("a table is drawn in both languages", () => {
  const game = Game.begin("EM", { seed: 1 });
  const [english, french] = ["en", "fr"].map((language) => game.svg({ language, names: ["Ada", "Noor"] }));
  for (const drawing of [english, french]) assert.ok(drawing.startsWith("<svg") && drawing.includes("Ada"));
  assert.notEqual(english, french);
  assert.throws(() => game.svg({ language: "xx" }), /en/);
});
