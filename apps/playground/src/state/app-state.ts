/** The start of a game: the ruleset's own, a numbered one (Chess960), or a position in FEN. */
export type Start =
	| { readonly kind: 'preset' }
	| { readonly kind: 'number'; readonly number: number }
	| { readonly kind: 'fen'; readonly fen: string };

/** The moves: names (`e2e4`) if the text is exactly our own output for them, otherwise the user's text, complete. */
export type GameRecord = { readonly kind: 'moves'; readonly moves: readonly string[] } | { readonly kind: 'text'; readonly text: string };

/** A position that is being set up on the board. It may be against the rules, and is not part of links. */
export interface SetUp {
	/** The pieces by their cells: a number on the board of a game, `x,y` on the unbounded board. A piece is `side kind` or `side kind flags`. */
	readonly pieces: Readonly<Record<string, string>>;
	/** How many pieces each side has in hand. */
	readonly hands: readonly Readonly<Record<string, number>>[];
	/** The id of the turn. */
	readonly turn: string;
}

/** A position of no game, of any dimensions, that is being set up: its FEEN. */
export interface FreeSetUp {
	readonly feen: string;
}

/** Rules identified by their content, so that a link made with other rules is detected. */
export interface RulesetRef {
	readonly id: string;
	/** The first characters of the ruleset's content hash; empty until the engine has answered. */
	readonly hash: string;
}

/** The state stored in a link and restored by undo. One immutable value; the page is a function of it. */
export interface AppState {
	readonly ruleset: RulesetRef;
	readonly start: Start;
	readonly record: GameRecord;
	/** Index of the game in a text with several games; omitted for the first. */
	readonly game?: number | undefined;
	/** Index of the shown move in the text, including variations; 0 is the starting position. */
	readonly cursor: number;
	readonly flipped: boolean;
	/** The view of an unbounded board, as text; omitted if all pieces are in view. */
	readonly view?: string | undefined;
	/** The piece that was written last, with its notation (`src/lazy/piece/piece-text.ts`); omitted before that. */
	readonly piece?: string | undefined;
	/** The position that is being set up, while the board is in this mode. */
	readonly setUp?: SetUp | FreeSetUp | undefined;
}

export const HASH_LENGTH = 8;

export const NO_MOVES: GameRecord = { kind: 'moves', moves: [] };

export const initialState: AppState = {
	ruleset: { id: 'chess', hash: '' },
	start: { kind: 'preset' },
	record: NO_MOVES,
	cursor: 0,
	flipped: false,
};
