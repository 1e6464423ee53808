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
 * Engine 1.4.1 generates the moves of a side in check separately: moves of the royal piece, captures, and moves that block the check. Two
 * faults follow, which are expressed here as laws.
 */

const inCheck = (plan: Plan): Cond => ({ before: plan.check('own') });
const dropped: Cond = same({ mark: DROP }, 'at');
const taken: Cond = compare(captured(), '>', 0);
const byRoyal = ({ royals }: Plan): Cond => mover({ kind: royals });

/** A side with a piece in hand must drop it; in check the royal piece may still move and pieces may still capture. */
function undropped(plan: Plan): Cond {
	const evades = plan.royals.length === 0 ? [] : [not(all(inCheck(plan), some(taken, byRoyal(plan))))];
	return all({ before: compare(stored(HAND, 'own'), '>', 0) }, not(dropped), ...evades);
}

/** A check along a line other than the queen's: the engine does not find the squares between. */
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

/** The moves that engine 1.4.1 does not find. */
export function engineLaws(plan: Plan): Law[] {
	if (!plan.definition.engine) return [];
	const ridden = crooked(plan);
	return [
		...(plan.has('force drops') ? [{ id: 'drops-first', if: undropped(plan) }] : []),
		...(ridden === undefined ? [] : [{ id: 'rides-not-stopped', if: ridden }]),
	];
}

/** The obligation to drop does not depend on captures. */
export const dropsFirst = (plan: Plan): Choice => ({
	id: 'drops',
	stage: 'candidates',
	keep: { if: plan.definition.engine ? not(undropped(plan)) : dropped },
});
