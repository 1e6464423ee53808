import { COMPOSED, EXPRESSIONS, LEAPS } from '../path/bases.js';
import type { Move, Steps, Turning } from '../tree.js';
import type { Wording } from './wording.js';

/** A move in words: leaps of one length, the zero move, the move to anywhere, or moves with a name of their own. */
export type Atom =
	| {
			readonly type: 'leaps';
			readonly offset: readonly [number, number];
			readonly steps: Steps | undefined;
			readonly turning: Turning | undefined;
	  }
	| { readonly type: 'zero' }
	| { readonly type: 'anywhere' }
	| {
			readonly type: 'named';
			readonly name: string;
			readonly known: boolean;
			readonly steps: Steps | undefined;
			readonly turning: Turning | undefined;
	  };

/** The words for a text, and the state of its names. */
export interface Scope extends Wording {
	/** Names that mean the base move, since their own macro is being described. */
	readonly hidden: readonly string[];
	/** The moves belong to a name that is being spelled out: names among them are not. */
	readonly spelled?: boolean | undefined;
}

/** A move in a copy of the definition of a base move: macros do not change what it means. */
export interface BaseMove {
	readonly original?: true | undefined;
}

/** The name of a macro or piece that a move refers to. */
export function referenceOf(move: Move & BaseMove, { names, hidden }: Scope): string | undefined {
	if (move.original) return undefined;
	const name = move.type === 'base' ? move.letter : move.type === 'name' ? move.name : undefined;
	return name !== undefined && names.has(name) && !hidden.includes(name) ? name : undefined;
}

/** The expression that a base move stands for: `P`, `S`, `X`, `Y`. */
export const expressionOf = (move: Move, scope: Scope): string | undefined => {
	const name = move.type === 'base' ? move.letter : move.type === 'name' ? move.name : '';
	return referenceOf(move, scope) === undefined ? EXPRESSIONS[name] : undefined;
};

const ANY: Steps = { type: 'any' };

/** The atoms of a move that is not a group. */
export function atomsOf(move: Exclude<Move, { readonly type: 'group' }> & BaseMove, scope: Scope): readonly Atom[] {
	const { steps, turning } = move;
	if (move.type === 'leap') return [leapsOf(move.offset, steps, turning)];
	const named = (name: string, how: Steps | undefined): readonly Atom[] => {
		const refers = !move.original && scope.names.has(name) && !scope.hidden.includes(name);
		const leap = LEAPS[name];
		const parts = COMPOSED[name];
		if (refers) return [{ type: 'named', name, known: true, steps: how, turning }];
		if (leap !== undefined) return [leapsOf(leap, how, turning)];
		if (name === 'O') return [{ type: 'zero' }];
		if (name === 'U') return [{ type: 'anywhere' }];
		// Steps behind the letter replace those of every part: `K2` = `W2F2`.
		if (parts !== undefined) return parts.flatMap(([part, repeat]) => named(part, how ?? (repeat === 'any' ? ANY : undefined)));
		return [{ type: 'named', name, known: EXPRESSIONS[name] !== undefined, steps: how, turning }];
	};
	return named(move.type === 'base' ? move.letter : move.name, steps);
}

const leapsOf = (offset: readonly [number, number], steps: Steps | undefined, turning: Turning | undefined): Atom =>
	offset[1] === 0 ? { type: 'zero' } : { type: 'leaps', offset, steps, turning };
