import { chess } from '../../presets/chess.js';
import {
	all,
	any,
	at,
	captured,
	castle,
	compare,
	count,
	each,
	forEach,
	leap,
	matches,
	neighbours,
	not,
	occupied,
	quiet,
	royalAttacked,
	seq,
	set,
	step,
} from '../../ruleset/build.js';
import type { Cond, Ruleset } from '../../ruleset/types.js';

const kings = (who: 'friend' | 'enemy'): Cond => compare(count({ who, kind: ['K'] }), '>', 0);

/**
 * Atomic chess: a capture explodes. One hook, two laws, one immunity.
 * After lichess.org/variant/atomic; counts agree with Fairy-Stockfish.
 */
export const atomic: Ruleset = {
	...chess,
	paths: {
		...chess.paths,
		king: any(
			leap(neighbours, quiet()),
			castle({ direction: 1, distance: 3, flag: 'castle', partner: ['R'], mark: 'short' }),
			castle({ direction: -1, distance: 4, flag: 'castle', partner: ['R'], mark: 'long' }),
		),
	},
	immune: compare(matches(each(neighbours, 'k', seq(step('k'), at({ who: 'enemy', kind: ['K'] }))), 'at'), '>', 0),
	after: [
		...chess.after,
		{
			id: 'explosion',
			if: compare(captured(), '>', 0),
			do: [set('at', 'none'), forEach(each(neighbours, 'b', seq(step('b'), at(occupied({ notKind: ['P'] })))), 'at', [set('at', 'none')])],
		},
	],
	forbid: [
		{ id: 'own-king-lives', if: not(kings('friend')) },
		{ id: 'own-royal-safe', if: all(kings('enemy'), royalAttacked('own')) },
	],
	outcomes: [
		{ id: 'explosion', when: 'turn', if: not(kings('friend')), result: 'loss' },
		{ id: 'checkmate', when: 'stuck', if: royalAttacked('own'), result: 'loss' },
		{ id: 'stalemate', when: 'stuck', result: 'draw' },
	],
};
