/** The value of a position from the view of the side to move in it. */
export type Score = (
	| {
			readonly kind: 'points';
			/** Hundredths of a pawn. */
			readonly value: number;
	  }
	| {
			readonly kind: 'mate';
			/** Own moves until the mate; negative for the side that is mated. Infinite if the engine does not say. */
			readonly value: number;
	  }
) & {
	/** The true value is at least or at most this one; exact without it. */
	readonly bound?: 'lower' | 'upper';
};

/** The state of a search, as the engine reports it. Parts that it does not report are missing. */
export interface Info {
	/** Moves that the search looked ahead. */
	readonly depth?: number;
	/** The same of its longest line. */
	readonly selectiveDepth?: number;
	/** Milliseconds since the search began. */
	readonly time?: number;
	readonly nodes?: number;
	/** Nodes per second. */
	readonly speed?: number;
	/** How full the table of positions is, from 0 to 1. */
	readonly tableUse?: number;
	readonly tablebaseHits?: number;
	/** The rank of the line among the best ones, from 1. */
	readonly rank: number;
	readonly score?: Score;
	/** Chances of a win, a draw and a loss, which add up to 1. */
	readonly chances?: readonly [win: number, draw: number, loss: number];
	/** The moves of the line, in the engine's notation. */
	readonly moves: readonly string[];
	/** The move that is searched now, and its number. */
	readonly current?: string;
	readonly currentNumber?: number;
	/** A remark in words. */
	readonly text?: string;
}

/** The answer to a search. */
export interface Best {
	/** In the engine's notation; undefined if it has none. */
	readonly move?: string | undefined;
	/** The reply that it expects. */
	readonly ponder?: string | undefined;
	/** Instead of a move, or with one: the engine resigns, claims that it has won, or offers a draw. */
	readonly says?: 'resign' | 'win' | 'draw' | undefined;
}

interface OptionBase {
	readonly name: string;
}

/** An option of an engine, as it announced it. */
export type EngineOption =
	| (OptionBase & { readonly type: 'check'; readonly initial: boolean })
	| (OptionBase & { readonly type: 'spin'; readonly initial: number; readonly least: number; readonly most: number })
	| (OptionBase & { readonly type: 'combo'; readonly initial: string; readonly values: readonly string[] })
	| (OptionBase & { readonly type: 'string' | 'file' | 'path'; readonly initial: string })
	| (OptionBase & { readonly type: 'button' });

/** The value of an option; a button has none. */
export type OptionValue = boolean | number | string | undefined;

/** One line of an engine, read. */
export type Message =
	| { readonly type: 'name' | 'author'; readonly text: string }
	| { readonly type: 'option'; readonly option: EngineOption }
	/** The variants, and the option that chooses one. */
	| { readonly type: 'variants'; readonly names: readonly string[]; readonly option?: string }
	| { readonly type: 'feature'; readonly name: string; readonly value: string }
	/** The engine has said all about itself, or needs more time for that. */
	| { readonly type: 'started' | 'wait' }
	| { readonly type: 'ready'; readonly token?: string }
	| { readonly type: 'info'; readonly info: Info; readonly faults?: readonly string[] }
	| { readonly type: 'best'; readonly best: Best }
	/** A move or a position that the engine does not take. */
	| { readonly type: 'refused'; readonly text: string }
	/** Another error that the engine reports. */
	| { readonly type: 'complaint'; readonly text: string }
	/** Words for people, and lines without meaning for a client. */
	| { readonly type: 'remark'; readonly text: string }
	| { readonly type: 'unreadable'; readonly text: string };

/** When a search ends by itself. Times are milliseconds; pairs are those of the side that moves first in the game, and of the other one. */
export interface Limits {
	readonly depth?: number | undefined;
	readonly nodes?: number | undefined;
	/** Search for a mate in this number of moves. */
	readonly mate?: number | undefined;
	readonly moveTime?: number | undefined;
	readonly clock?: readonly [first: number, second: number] | undefined;
	readonly increment?: readonly [first: number, second: number] | undefined;
	/** Moves until the next time control. */
	readonly movesToGo?: number | undefined;
	/** Time for each move after the clock has run out. */
	readonly byoyomi?: number | undefined;
	/** Only these moves, in the engine's notation. */
	readonly only?: readonly string[] | undefined;
	/** Search until it is stopped. */
	readonly infinite?: boolean | undefined;
	/** Search in the time of the other side. The last move of the position is the expected one. */
	readonly ponder?: boolean | undefined;
}

/** A position in words of a protocol: the start and the moves from there. */
export interface PositionText {
	/** The start in the engine's notation; the start of the game if it is undefined. */
	readonly start?: string | undefined;
	readonly moves?: readonly string[] | undefined;
	/** Which of the two sides is to move after the moves: 0 is the side that moves first in the game. */
	readonly toMove?: 0 | 1 | undefined;
}
