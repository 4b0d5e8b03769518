/** The code of a game. */
export type Title = "GE" | "EM" | "CA" | "EW" | "J1" | "J2" | "J3";

/** The codes of all games, in the order of the rulebook. */
export const GAMES: readonly Title[];

/** Loads the module that lies beside this file. Everything else needs it; it can be called again. */
export function load(): Promise<void>;

/** Where draws come from: with a seed they follow from it and are made at once; without one they are actions like others. */
export interface Chance {
  seed?: number | bigint;
}

/** A game, from its beginning to where it stands. */
export class Game {
  private constructor();

  /** A new game. */
  static begin(game: Title, options?: Chance & { players?: number }): Game;
  /** The game of a record. */
  static fromRecord(text: string, options?: Chance): Game;
  /** A game that begins at a position. */
  static fromPosition(position: object | string, options?: Chance): Game;

  /** Which game it is. */
  readonly title: Title;
  /** Whether it is over. */
  readonly isOver: boolean;
  /** Whether a draw is due: then the legal actions are all draws that can come. */
  readonly isDraw: boolean;
  /** The seat that is to decide, counted from 0; null when none is. */
  readonly seat: number | null;
  /** What can be done now, in notation. */
  readonly legal: string[];
  /** The points of the seats as they stand. */
  readonly points: number[];
  /** The position, as docs/position.md describes it. */
  readonly position: object;
  /** The record, as docs/record.md describes it. */
  readonly record: string;

  /** Takes an action in notation. One that the rules forbid throws, names the clause, and changes nothing. */
  apply(action: string): this;
  /** Takes the last action back, be it a draw or a decision; false if there is none. */
  undo(): boolean;
  /** What a bot such as `skilled` or `planner@2000n` would do; null if no seat is to decide. It thinks where it is called. */
  choose(bot?: string, options?: { seed?: number | bigint }): Promise<string | null>;
  /** The table as SVG that stands alone. */
  svg(options?: { language?: "en" | "fr"; names?: string[] }): string;
}
