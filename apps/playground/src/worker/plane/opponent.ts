import { type IcnMove, stringifyMove } from '@x/icn';
import type { Values } from '@x/opponent';
import type { PlaneMove } from '@x/plane';
import { chooseMove } from '../opponent/opponent.js';
import type { Ask, OpponentView } from '../protocol.js';
import { candidates } from './candidates.js';
import { knownPlane } from './read.js';
import { playerOf } from './words.js';

/** The usual values of the pieces on a board without edges, where pieces that ride are worth more. Royal pieces are never captured. */
const KINDS: Values['kinds'] = {
	P: 1,
	N: 3,
	GU: 3.5,
	CA: 2.7,
	GI: 2.6,
	ZE: 2.6,
	HU: 3.5,
	B: 4.5,
	RO: 4.5,
	CE: 5.5,
	HA: 6,
	R: 6.5,
	NR: 7,
	AR: 9,
	CH: 10,
	Q: 13,
	AM: 16,
};

const VALUES: Values = { kinds: KINDS, material: 1, average: 5 };

/** A move as the page plays it. */
const written = ({ from, to, promotion, side }: PlaneMove): string => {
	const kind = promotion?.toLowerCase() as NonNullable<IcnMove['piece']>['kind'] | undefined;
	const move: IcnMove = {
		from: [from[0]!, from[1]!],
		to: [to[0]!, to[1]!],
		...(kind && { promotion: { kind, player: playerOf(side) } }),
	};
	return stringifyMove(move, { style: 'compact', dialect: 'site' });
};

/** A computer player's move on an unbounded board, in steps. */
export function* choosePlaneMove(ask: Exclude<Ask<'opponent'>, { stop: true }>): Generator<OpponentView | undefined, void> {
	const position = knownPlane(ask.doc).positions?.[ask.node];
	if (position === undefined) {
		yield { name: undefined, nodes: 0, judgement: undefined, done: true };
		return;
	}
	const { level, nodes, seed } = ask;
	yield* chooseMove(position, { level, nodes, seed, moves: candidates, values: VALUES }, written);
}
