import { is, royalAttacked } from './conditions.js';
import type { RulesetPart } from './game.js';

export interface CheckmateOptions {
	/** The result for a side that cannot move and is not in check; by default `draw`. */
	readonly stalemate?: 'draw' | 'loss' | 'win';
}

/**
 * Royal kinds, as a part for `ruleset`: no move may leave them attacked, and a side that is in check and cannot move loses.
 *
 * @example
 * checkmate(['K']).outcomes.map(({ id }) => id) // → [ 'checkmate', 'stalemate' ]
 */
export const checkmate = (
	royals: readonly string[],
	{ stalemate = 'draw' }: CheckmateOptions = {},
): Required<Pick<RulesetPart, 'royal' | 'forbid' | 'outcomes'>> => ({
	royal: is('at', { kind: royals }),
	forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
	outcomes: [
		{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
		{ id: 'stalemate', when: 'stuck', result: stalemate },
	],
});
