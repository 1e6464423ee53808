/** Where a game begins: the ruleset's own start, a numbered one (Chess960), or a position written as FEN. */
export type Start =
	| { readonly kind: 'preset' }
	| { readonly kind: 'number'; readonly number: number }
	| { readonly kind: 'fen'; readonly fen: string };

/** The moves: names (`e2e4`) when the text is exactly what we would write, else the user's own text with all that is in it. */
export type GameRecord = { readonly kind: 'moves'; readonly moves: readonly string[] } | { readonly kind: 'text'; readonly text: string };

/** Rules named by their content: a link made under other rules is noticed. */
export interface RulesetRef {
	readonly id: string;
	/** The first characters of the ruleset's content hash; empty until the engine has said it. */
	readonly hash: string;
}

/** Everything a link carries and undo returns to. One immutable value; the page is a function of it. */
export interface AppState {
	readonly ruleset: RulesetRef;
	readonly start: Start;
	readonly record: GameRecord;
	/** Which of several games in the text; left out for the first. */
	readonly game?: number | undefined;
	/** Which move is shown: its place in the text, variations counted; 0 is the starting position. */
	readonly cursor: number;
	readonly flipped: boolean;
	/** Where an unbounded board looks, as text; left out where it looks at everything. */
	readonly view?: string | undefined;
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
