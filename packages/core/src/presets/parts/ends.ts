import { all, compare, count, repeats, royalAttacked, variable } from '../../ruleset/build.js';
import type { Outcome } from '../../ruleset/types.js';

/** Who cannot move has lost. */
export const stalemateLoses: readonly Outcome[] = [
	{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
	{ id: 'stalemate', when: 'stuck', result: 'loss' },
];

/** Who cannot move has lost if attacked; otherwise it is a draw. */
export const stalemateDraws: readonly Outcome[] = [
	{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
	{ id: 'stalemate', when: 'stuck', result: 'draw' },
];

/** The same position three times may be called a draw. */
export const threefold: Outcome = {
	id: 'threefold-repetition',
	when: 'turn',
	if: compare(repeats(), '>', 2),
	result: 'draw',
	claim: 'mover',
};

/** So many plies without a capture or an advance may be called a draw. */
export const idlePlies = (plies: number): Outcome => ({
	id: 'move-rule',
	when: 'turn',
	if: compare(variable('halfmove'), '>', plies - 1),
	result: 'draw',
	claim: 'mover',
});

/**
 * Who has nothing but the king has lost, unless the other side has just as little after the next move: against two pieces a bare king that
 * is to move may still take the last one.
 */
export const bareKing: readonly Outcome[] = [
	{
		id: 'bare-king',
		when: 'turn',
		if: all(compare(count({ who: 'enemy' }), '<', 2), compare(count({ who: 'friend' }), '>', 1)),
		result: 'win',
	},
	{
		id: 'bare-king',
		when: 'turn',
		if: all(compare(count({ who: 'friend' }), '<', 2), compare(count({ who: 'enemy' }), '>', 2)),
		result: 'loss',
	},
	{
		id: 'two-kings',
		when: 'turn',
		if: all(compare(count({ who: 'friend' }), '<', 2), compare(count({ who: 'enemy' }), '<', 2)),
		result: 'draw',
	},
];
