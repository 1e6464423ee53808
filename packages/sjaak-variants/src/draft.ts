import type { Span } from '@x/diagnostics';
import type { Cells, Placed } from './definition.js';
import type { Pair } from './sides.js';
import type { Entry, Generator, Key, PieceFlag, Ref, Values } from './syntax.js';

interface ChoiceLine {
	readonly zones: Pair<Cells>;
	readonly choices: readonly Ref[];
	readonly optional?: true;
	readonly span: Span;
}

/** The block of a piece while its lines are read. */
export interface Draft {
	readonly name: string;
	readonly span: Span;
	readonly seen: Set<Key>;
	symbol?: Values['Symbol'];
	moves: Generator[];
	captures?: Generator[];
	initial: Generator[];
	special: { readonly zones: Pair<Cells>[]; readonly ways: Generator[] };
	prison?: Pair<Cells>;
	block?: Pair<Cells>;
	drop?: Pair<Cells>;
	entry?: Pair<Cells>;
	optional?: Pair<Cells>;
	promotions: ChoiceLine[];
	demotion?: Ref;
	victims?: readonly Ref[];
	readonly flags: Map<PieceFlag, Span | undefined>;
	most: Pair<number>;
	value: number;
	/** The lines of its moves. */
	readonly lines: Placed<Key>[];
}

/** A line of a piece's block. */
export type PieceEntry = Exclude<
	Entry,
	{
		key:
			| 'Variant'
			| 'Board'
			| 'FEN'
			| 'XBoard pieces'
			| 'XBoard parent'
			| 'Zone'
			| 'Exclude'
			| 'WhiteFlag'
			| 'BlackFlag'
			| 'Rule'
			| 'Piece'
			| 'Castle';
	}
>;
