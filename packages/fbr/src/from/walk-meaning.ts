import type { Filter } from '@x/core';
import { asksUnmoved, conditionOf, type Standing, type Walk } from '@x/mbn/recognise';
import type { Notes } from './notes.js';

/** Equal ways of moving: their target, and the squares from which they start. */
export interface Meaning {
	readonly to: number;
	readonly origins: Set<number>;
	/** It captures in passing. */
	readonly passing: boolean;
}

/** The name of the point of en passant in paths of definitions. */
export const PASSED = 'ep';

/** The needs and the effects of a way of moving, as text; names of points, flags and zones, and promotions, are left out. */
export function meaningOf(notes: Notes, given: Walk): string {
	const walk = landed(given);
	const passing = isPassing(notes, walk);
	const tests = walk.tests.filter((test) => !asksPassed(notes, test) && !asksUnmoved(test) && !asksVictim(test));
	const cells = (offsets: readonly number[]): readonly number[] => [...new Set(offsets)].sort((a, b) => a - b);
	return JSON.stringify([
		walk.to,
		walk.stand,
		cells(walk.empty),
		cells(walk.occupied),
		standings(notes, walk.friends),
		standings(notes, walk.others),
		passing ? [] : standings(notes, walk.captures),
		passing ? [walk.captures.length, victims(notes, walk)] : [],
		cells(walk.points.filter(({ cell }) => cell !== walk.to).map(({ cell }) => cell)),
		walk.writes.map(({ cell, piece }) => `${cell} ${piece}`).sort(),
		walk.tests.some(asksUnmoved),
		[...new Set(tests)].sort(),
		[...walk.effects].sort(),
	]);
}

/** The landing of a piece that was lifted before its way over others: it leaves what is on the square where it began, which is nothing. */
const LIFTED = '? {"land":true,"leave":{"of":"stand"}}';

/** A way that lifts its piece first means the same as one that does not. */
function landed(walk: Walk): Walk {
	if (!walk.tests.includes(LIFTED)) return walk;
	return {
		...walk,
		stand: walk.to,
		tests: walk.tests.filter((test) => test !== LIFTED),
		writes: walk.writes.filter(({ cell, piece }) => cell !== 0 || piece !== 'none'),
	};
}

/** Whether it ends on a square that has just been passed. */
export const isPassing = (notes: Notes, { tests }: Walk): boolean => tests.some((test) => asksPassed(notes, test));

const asksPassed = ({ ruleset }: Notes, test: string): boolean => {
	const cond = conditionOf(test);
	if (cond === undefined) return false;
	if ('in' in cond) return cond.zone === PASSED || cond.zone in ruleset.points;
	return 'same' in cond && cond.same.some((ref) => typeof ref === 'object' && 'point' in ref);
};

/** A condition of the piece that has passed. */
const asksVictim = (test: string): boolean => {
	const cond = conditionOf(test);
	return cond !== undefined && 'is' in cond && typeof cond.is === 'object' && 'point' in cond.is;
};

const standings = (notes: Notes, list: readonly Standing[]): readonly string[] =>
	[...new Set(list.map(({ cell, filter }) => `${cell} ${filterText(notes, filter)}`))].sort();

function filterText({ letters, ruleset }: Notes, { who, kind, notKind, flag, notFlag, side }: Filter): string {
	const listed = (kind ?? Object.keys(ruleset.kinds)).filter((one) => notKind?.includes(one) !== true).map((one) => letters.of(one));
	// A victim is an enemy unless it is said that it is not.
	return JSON.stringify([who ?? 'enemy', [...new Set(listed)].sort(), flag, notFlag, side]);
}

/** The pieces that are captured in passing. */
export function victimFilter(walk: Walk): Filter {
	const filters = [
		...walk.captures.map(({ filter }) => filter),
		...walk.tests.filter(asksVictim).map((test) => (conditionOf(test) as { a: Filter }).a),
	];
	const { kind, notKind } = filters.find((one) => one.kind !== undefined || one.notKind !== undefined) ?? {};
	return { ...(kind && { kind }), ...(notKind && { notKind }) };
}

const victims = (notes: Notes, walk: Walk): string => filterText(notes, { ...victimFilter(walk), who: 'enemy' });

/** Whether a test is one that a definition can say: the piece has not moved, or another has passed. */
export const isPlainTest = (notes: Notes, test: string): boolean => asksPassed(notes, test) || asksUnmoved(test) || asksVictim(test);
