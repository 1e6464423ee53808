import type { Cond, Effect, Filter } from '@x/core';
import { isSame } from '@x/core/build';
import { asksUnmoved, type Standing, sorted, type Walk } from '@x/core/reading';
import { asCell, asCondition } from '@x/core/rules';
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

/** The needs and the effects of a way of moving, as a number; names of points, flags and zones, and promotions, are left out. */
export function meaningOf(notes: Notes, given: Walk): number {
	const { structures } = notes;
	const numbers = (parts: readonly unknown[]): readonly number[] => parts.map((part) => structures.of(part)).sort((a, b) => a - b);
	const walk = landed(given);
	const passing = isPassing(notes, walk);
	const tests = walk.tests.filter((test) => !asksPassed(notes, test) && !asksUnmoved(test) && !asksVictim(test));
	const standings = (list: readonly Standing[], usual: Filter['who']): readonly number[] =>
		sorted(numbers(list.map((one) => ({ ...one, filter: pieces(notes, one.filter, usual) }))));
	return structures.of([
		walk.to,
		walk.stand,
		sorted(walk.empty),
		sorted(walk.occupied),
		standings(walk.friends, undefined),
		standings(walk.others, undefined),
		// A victim is an enemy unless it is said that it is not.
		passing ? [] : standings(walk.captures, 'enemy'),
		passing ? [walk.captures.length, pieces(notes, victimFilter(walk), 'enemy')] : [],
		sorted(walk.points.filter(({ cell }) => cell !== walk.to).map(({ cell }) => cell)),
		numbers(walk.writes),
		walk.tests.some(asksUnmoved),
		sorted(numbers(tests)),
		numbers(walk.effects),
		sorted(numbers(walk.unread)),
	]);
}

/** The landing of a piece that was lifted before its way over others: it leaves what is on the square where it began, which is nothing. */
const LIFTED: Effect = { land: true, leave: { of: 'stand' } };

/** A way that lifts its piece first means the same as one that does not. */
function landed(walk: Walk): Walk {
	const unread = walk.unread.filter((part) => !isSame(part, LIFTED));
	if (unread.length === walk.unread.length) return walk;
	return {
		...walk,
		stand: walk.to,
		unread,
		writes: walk.writes.filter(({ cell, piece }) => cell !== 0 || piece !== 'none'),
	};
}

/** Whether it ends on a square that has just been passed. */
export const isPassing = (notes: Notes, { tests }: Walk): boolean => tests.some((test) => asksPassed(notes, test));

const asksPassed = ({ ruleset }: Notes, test: Cond): boolean => {
	const zone = asCondition('in', test)?.zone;
	if (zone !== undefined) return zone === PASSED || Object.hasOwn(ruleset.points, zone);
	return asCondition('same', test)?.same.some((ref) => asCell('point', ref)) === true;
};

/** A condition of the piece that has passed. */
const asksVictim = (test: Cond): boolean => asCell('point', asCondition('is', test)?.is) !== undefined;

/** The pieces that pass a filter, with the types of their kinds. */
function pieces({ letters, ruleset }: Notes, { kind, notKind, ...rest }: Filter, usual: Filter['who']): object {
	const listed = (kind ?? Object.keys(ruleset.kinds)).filter((one) => notKind?.includes(one) !== true).map((one) => letters.of(one));
	return { who: usual, ...rest, types: [...new Set(listed)].sort() };
}

/** The pieces that are captured in passing. */
export function victimFilter(walk: Walk): Filter {
	const filters = [
		...walk.captures.map(({ filter }) => filter),
		...walk.tests.filter(asksVictim).flatMap((test) => asCondition('is', test)?.a ?? []),
	];
	const { kind, notKind } = filters.find((one) => one.kind !== undefined || one.notKind !== undefined) ?? {};
	return { ...(kind && { kind }), ...(notKind && { notKind }) };
}

/** Whether a test is one that a definition can say: the piece has not moved, or another has passed. */
export const isPlainTest = (notes: Notes, test: Cond): boolean => asksPassed(notes, test) || asksUnmoved(test) || asksVictim(test);
