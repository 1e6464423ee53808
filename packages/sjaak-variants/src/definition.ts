import type { Span } from '@x/diagnostics';
import type { Arrangement } from './arrangement.js';
import type { Pair } from './sides.js';
import type { Ending, Generator, PieceFlag, Score, Switch } from './syntax.js';

/** Squares of a board by number: file + rank × files. Ascending, none twice. */
export type Cells = readonly number[];

/** Lines of one kind (`Move:`) with where they stand. */
export interface Placed<T> {
	readonly value: T;
	readonly span?: Span;
}

export interface PromotionLine {
	readonly zones: Pair<Cells>;
	/** Indices of piece types. */
	readonly choices: readonly number[];
	/** It came from an `Optional promotion:` line. */
	readonly optional?: true;
}

export interface PieceType {
	readonly index: number;
	readonly name: string;
	/** Letter in moves; blank for pawns. */
	readonly san: string;
	/** What a FEN writes. */
	readonly symbols: Pair<string>;
	readonly moves: readonly Generator[];
	/** Absent: as it moves. */
	readonly captures?: readonly Generator[];
	readonly initial: readonly Generator[];
	readonly special: readonly { readonly zones: Pair<Cells>; readonly generator: Generator }[];
	readonly prison?: Pair<Cells>;
	readonly block?: Pair<Cells>;
	readonly drop?: Pair<Cells>;
	readonly promotions: readonly PromotionLine[];
	/** Where promotion is optional; absent: wherever the piece could move on. */
	readonly optional?: Pair<Cells>;
	readonly entry?: Pair<Cells>;
	/** What it is in a hand, by an own `Demotion:` line. */
	readonly demotion?: number;
	readonly victims?: readonly number[];
	readonly flags: ReadonlySet<PieceFlag>;
	/** How many a side may have by promotion; 0 is no limit. */
	readonly most: Pair<number>;
	readonly value: number;
	readonly span?: Span;
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

/** What a variant means: its lines put together, names resolved. */
export interface Definition {
	readonly name: string;
	/** As engine 1.4.1 reads and plays it. */
	readonly engine: boolean;
	readonly files: number;
	readonly ranks: number;
	/** Squares that no piece enters. */
	readonly holes: ReadonlySet<number>;
	/** Names of zones with their squares, in the order of the file. */
	readonly zones: ReadonlyMap<string, Cells>;
	readonly fen?: Placed<string>;
	/** The start position; absent while it is read, and where there is none. */
	readonly start?: Arrangement;
	readonly pieces: readonly PieceType[];
	readonly castlings: readonly Castling[];
	/** Squares that the *other* side wants: White's flags, Black's flags. */
	readonly flags: Pair<Cells>;
	readonly switches: ReadonlyMap<Switch, Span | undefined>;
	readonly endings: ReadonlyMap<Ending, EndingRule>;
	readonly xboard: { readonly pieces?: string; readonly parent?: string };
}
