import type { Cond, Path } from '@x/core';
import type { Lexicon } from './lexicon.js';

/**
 * The mutually recursive writers: a number may count the cells for which a condition is true, and a condition may compare numbers. Modules call them
 * through {@link Wording}, so the imports form no circle. `writers.ts` builds the record.
 */
export interface Writers {
	/** A condition as a clause; with `positive` false, a clause that says that it does not hold. */
	condition(wording: Wording, condition: Cond, positive?: boolean): string;
	/** A path as a clause, step by step. */
	path(wording: Wording, path: Path): string;
}

/** The words for the references of the rule language at the place where a rule is described. */
export interface Wording {
	readonly lexicon: Lexicon;
	readonly writers: Writers;
	readonly at: string;
	readonly origin: string;
	readonly stand: string;
	/** The piece that moves. */
	readonly mover: string;
	readonly own: string;
	readonly other: string;
	/** A legal move of the phase whose moves a rule counts. */
	readonly nextMove: string;
}

/** The same wording in a nested path, which starts on a cell of the outer one. */
export const inNestedPath = (wording: Wording): Wording => ({
	...wording,
	at: 'the cell reached',
	origin: 'the cell where that way starts',
	stand: 'the cell where that way starts',
});
