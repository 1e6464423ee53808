import { parse } from '../../src/index.js';
import type { Alternative, Leg, Move, Sequence } from '../../src/tree.js';

const RIDES = 'RBQEIV';

/** How many ways one move can go, roughly. `free`: in any direction. */
function waysOfMove(move: Move, free: boolean): number {
	const far = move.steps !== undefined && !(move.steps.type === 'most' && move.steps.count === 1);
	if (move.type === 'group') {
		const once = waysOf(move.body);
		if (move.steps === undefined || move.steps.type === 'all') return once;
		if (move.steps.type === 'most' || move.steps.type === 'exactly') return once ** move.steps.count;
		// Each way over the board that does not cross itself.
		return waysOf(move.body, '-') > 1.5 ? Number.POSITIVE_INFINITY : once * 6;
	}
	if (move.type === 'base' && 'OXY'.includes(move.letter)) return move.letter === 'Y' ? 40 : 1;
	if (move.type === 'base' && move.letter === 'U') return 30;
	const rides = far || (move.type === 'base' && RIDES.includes(move.letter));
	return (free ? 6 : 1) * (rides ? 4 : 1) * (move.turning?.letters[0] === 's' ? 2 : 1);
}

function waysOfAlternative(one: Alternative, link: '-' | '--'): number {
	const names = one.modifications.map((mod) => (mod.type === 'mode' ? mod.name : mod.type === 'direction' ? mod.letter : ''));
	const directed = one.modifications.some((mod) => mod.type !== 'mode' && !(mod.type === 'direction' && 'fd'.includes(mod.letter)));
	const free =
		link === '--' || directed || names.some((name) => ['d', 't', 'tt', 'o', 'oo'].includes(name)) || one.transition !== undefined;
	return one.moves.reduce((sum, move) => sum + waysOfMove(move, free), 0) * (one.transition === undefined ? 1 : 2);
}

const waysOfLeg = (leg: Leg, link: '-' | '--'): number =>
	leg.type === 'choice'
		? leg.alternatives.reduce((sum, one) => sum + waysOfAlternative(one, link), 0)
		: waysOf(leg.body, link) + (leg.type === 'optional' ? 1 : 0);

/** How many ways a piece can go with a sequence, roughly. */
function waysOf({ legs, links }: Sequence, first: '-' | '--' = '--'): number {
	return legs.reduce((product, leg, at) => product * Math.max(1, waysOfLeg(leg, at === 0 ? first : links[at - 1]!)), 1);
}

/** How many ways the pieces of a text can go, roughly: infinite if they are too many to list, as with `(dmK)0`. */
export const cost = (text: string): number =>
	Math.max(...parse(text).items.map((item) => (item.type === 'definition' && item.moves ? waysOf(item.moves) : 1)));
