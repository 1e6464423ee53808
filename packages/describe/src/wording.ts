import type { Cond, Path } from '@x/core';
import type { Lexicon } from './lexicon.js';

/**
 * The writers that call each other in a circle: a number may count the cells for which a condition holds, and a condition may compare numbers.
 * They receive each other through {@link Wording}, so that no module imports one that imports it. `writers.ts` puts them together.
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
