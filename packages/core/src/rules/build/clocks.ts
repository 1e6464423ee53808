import type { Cond, Outcome } from '../types.js';
import { all, compare, mover, not, phase, royalAttacked, some } from './conditions.js';
import { addVar, setVar } from './effects.js';
import type { RulesetPart } from './game.js';
import { captured, moves, repeats, variable } from './numbers.js';

export interface ClocksOptions {
	/** Kinds whose moves are progress, as those of a pawn. */
	readonly advancing?: readonly string[];
	/** Other progress. */
	readonly progress?: readonly Cond[];
	/** The phase that completes a move; by default `black`. */
	readonly last?: string;
}

/**
 * The clocks of a FEN, as a part for `ruleset`: `halfmove` counts the plies since the last capture or other progress, `fullmove` the moves of both sides.
 *
 * @example
 * Object.keys(clocks({ advancing: ['P'] }).vars) // → [ 'halfmove', 'fullmove' ]
 */
export const clocks = ({
	advancing = [],
	progress = [],
	last = 'black',
}: ClocksOptions = {}): Required<Pick<RulesetPart, 'vars' | 'after'>> => ({
	vars: { halfmove: { start: 0 }, fullmove: { start: 1 } },
	after: [
		{
			id: 'halfmove',
			if: some(compare(captured(), '>', 0), ...(advancing.length === 0 ? [] : [mover({ kind: advancing })]), ...progress),
			do: [setVar('halfmove', 0)],
			else: [addVar('halfmove', 1)],
		},
		{ id: 'fullmove', if: phase(last), do: [addVar('fullmove', 1)] },
	],
});

export interface DrawOptions {
	/** A player may claim the draw, and the game goes on otherwise. Without it the game ends at once. */
	readonly claim?: NonNullable<Outcome['claim']>;
}

const claimed = ({ claim }: DrawOptions): DrawOptions => (claim === undefined ? {} : { claim });

/**
 * A draw after this many moves of each side without progress, unless the last of them mates. It reads `halfmove` of `clocks`.
 *
 * @example
 * moveLimit(50, { claim: 'mover' }).id // → '50-move-rule'
 */
export const moveLimit = (count: number, options: DrawOptions = {}): Outcome => ({
	id: `${count}-move-rule`,
	when: 'turn',
	if: all(compare(variable('halfmove'), '>', 2 * count - 1), not(all(royalAttacked('own'), compare(moves('next'), '=', 0)))),
	result: 'draw',
	...claimed(options),
});

const FOLD: Readonly<Record<number, string>> = { 2: 'twofold', 3: 'threefold', 4: 'fourfold', 5: 'fivefold' };

/**
 * A draw when the same position occurs for the third time, or for another time.
 *
 * @example
 * repetition(3).id // → 'threefold-repetition'
 */
export const repetition = (times: number, options: DrawOptions = {}): Outcome => ({
	id: `${FOLD[times] ?? `${times}-fold`}-repetition`,
	when: 'turn',
	if: compare(repeats(), '>', times - 1),
	result: 'draw',
	...claimed(options),
});
