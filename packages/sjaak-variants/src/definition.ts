import type { Span } from '@x/diagnostics';
import type { Arrangement } from './arrangement.js';
import type { Pair } from './sides.js';
import type { Ending, Generator, Key, PieceFlag, Score, Switch } from './syntax.js';

/** Squares of a board as numbers: file + rank × files. Ascending, without repetitions. */
export type Cells = readonly number[];

/** The lines of a key (`Move:`) with their spans. */
export interface Placed<T> {
	readonly value: T;
	readonly span?: Span;
}

export interface PromotionLine {
	readonly zones: Pair<Cells>;
	/** The indices of piece types. */
	readonly choices: readonly number[];
	/** The line is an `Optional promotion:` line. */
	readonly optional?: true;
}

export interface PieceType {
	readonly index: number;
	readonly name: string;
	/** The letter in moves; a blank for pawns. */
	readonly san: string;
	/** The symbols in a FEN. */
	readonly symbols: Pair<string>;
	readonly moves: readonly Generator[];
	/** Absent if it captures as it moves. */
	readonly captures?: readonly Generator[];
	readonly initial: readonly Generator[];
	readonly special: readonly { readonly zones: Pair<Cells>; readonly generator: Generator }[];
	readonly prison?: Pair<Cells>;
	readonly block?: Pair<Cells>;
	readonly drop?: Pair<Cells>;
	readonly promotions: readonly PromotionLine[];
	/** The zone in which promotion is optional; if absent, promotion is optional wherever the piece could move on. */
	readonly optional?: Pair<Cells>;
	readonly entry?: Pair<Cells>;
	/** The piece type in a hand, according to a `Demotion:` line. */
	readonly demotion?: number;
	readonly victims?: readonly number[];
	readonly flags: ReadonlySet<PieceFlag>;
	/** The maximum number that a side may have by promotion; 0 for no limit. */
	readonly most: Pair<number>;
	readonly value: number;
	readonly span?: Span;
	/** The lines of its moves, by their keys. Absent for a piece that does not come from a file. */
	readonly lines?: readonly Placed<Key>[];
}

export interface Castling {
	readonly side: 0 | 1;
	readonly from: number;
	readonly to: readonly number[];
	readonly partner: number;
	readonly span?: Span;
}

export interface EndingRule {
	readonly count?: number;
	readonly score?: Score;
	readonly span?: Span;
}

/** The definition of a variant: its lines combined, with resolved names. */
export interface Definition {
	readonly name: string;
	/** Reads and plays it like engine 1.4.1. */
	readonly engine: boolean;
	readonly files: number;
	readonly ranks: number;
	/** Squares that no piece enters. */
	readonly holes: ReadonlySet<number>;
	/** Names of zones with their squares, in the order of the file. */
	readonly zones: ReadonlyMap<string, Cells>;
	readonly fen?: Placed<string>;
	/** The start position; absent while it is read, or if there is none. */
	readonly start?: Arrangement;
	readonly pieces: readonly PieceType[];
	readonly castlings: readonly Castling[];
	/** The goal squares of the *other* side: those of White's flags, those of Black's flags. */
	readonly flags: Pair<Cells>;
	readonly switches: ReadonlyMap<Switch, Span | undefined>;
	readonly endings: ReadonlyMap<Ending, EndingRule>;
	readonly xboard: { readonly pieces?: string; readonly parent?: string };
}
