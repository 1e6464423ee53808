import type { Choice, Cond, Law } from '@x/core';
import {
	all,
	at,
	attacked,
	captured,
	compare,
	count,
	each,
	is,
	loop,
	matches,
	mover,
	not,
	same,
	seq,
	some,
	step,
	stored,
} from '@x/core/build';
import { crookedRides } from '../geometry.js';
import { DROP, HAND } from './drops.js';
import type { Plan } from './plan.js';

/**
 * What engine 1.4.1 offers a side in check is listed otherwise than its other moves: steps of the royal piece, captures, and whatever can
 * be put between. Two faults of it follow, which are said here as laws.
 */

const inCheck = (plan: Plan): Cond => ({ before: plan.check('own') });
const dropped: Cond = same({ mark: DROP }, 'at');
const taken: Cond = compare(captured(), '>', 0);
const byRoyal = ({ royals }: Plan): Cond => mover({ kind: royals });

/** Whoever has a piece in hand must put it down; in check the royal piece may step aside and pieces may capture all the same. */
function undropped(plan: Plan): Cond {
	const evades = plan.royals.length === 0 ? [] : [not(all(inCheck(plan), some(taken, byRoyal(plan))))];
	return all({ before: compare(stored(HAND, 'own'), '>', 0) }, not(dropped), ...evades);
}

/** A check along a line that is none of the queen's: the engine finds no square between. */
function crooked(plan: Plan): Cond | undefined {
	const { definition, kinds, royals } = plan;
	const riders = definition.pieces.map((piece) => ({ kind: kinds[piece.index]!, vectors: crookedRides(piece) }));
	const checks = riders
		.filter(({ vectors }) => vectors.length > 0)
		.map(({ kind, vectors }) => {
			const enemy = { who: 'enemy', kind: [kind] } as const;
			// Lines lead back the way they came.
			const back = each(vectors, 'd', seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), at(enemy)));
			const sees = all(attacked('at', { if: is('at', { kind: [kind] }) }), compare(matches(back, 'at'), '>', 0));
			return compare(count({ who: 'friend', kind: royals }, { if: sees }), '>', 0);
		});
	if (checks.length === 0 || royals.length === 0) return undefined;
	return all(not(taken), not(byRoyal(plan)), inCheck(plan), { before: some(...checks) });
}

/** Moves that engine 1.4.1 does not find. */
export function engineLaws(plan: Plan): Law[] {
	if (!plan.definition.engine) return [];
	const ridden = crooked(plan);
	return [
		...(plan.has('force drops') ? [{ id: 'drops-first', if: undropped(plan) }] : []),
		...(ridden === undefined ? [] : [{ id: 'rides-not-stopped', if: ridden }]),
	];
}

/** Who must drop is not asked whether a piece can be captured. */
export const dropsFirst = (plan: Plan): Choice => ({
	id: 'drops',
	stage: 'candidates',
	keep: { if: plan.definition.engine ? not(undropped(plan)) : dropped },
});
