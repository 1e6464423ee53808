import type { Vec } from '@x/core';
import type { MoveFamily, PlaneSeries } from '@x/plane';
import { type Turn, vecTurned } from './turned.js';

const inSeries = ({ primes, times, plus, over }: PlaneSeries, k: number): boolean => {
	const value = Number(times) * k + Number(plus);
	const found = value / Number(over);
	if (!Number.isInteger(found)) return false;
	return (
		!primes || (found > 1 && Array.from({ length: Math.floor(Math.sqrt(found)) }, (_, n) => n + 1).every((n) => n === 1 || found % n !== 0))
	);
};

/** Whether a family contains the move to a cell. */
export function holds(family: MoveFamily, from: Vec, to: Vec): boolean {
	if (family.from.join() !== from.join()) return false;
	if ('to' in family) return family.to.join() === to.join();
	const [dx, dy] = family.by.map(Number) as [number, number];
	const [x, y] = [Number(to[0]) - Number(from[0]), Number(to[1]) - Number(from[1])];
	const k = dx === 0 ? y / dy : x / dx;
	if (!Number.isInteger(k) || k * dx !== x || k * dy !== y) return false;
	const { first, last, except, only = [], not = [] } = family;
	if (k < Number(first) || (last !== null && k > Number(last)) || except.includes(k)) return false;
	return only.every((series) => inSeries(series, k)) && !not.some((series) => inSeries(series, k));
}

/** The inverse transformation. */
export const inverse = ({ mirror, recolour, by: [x, y] = [0n, 0n] }: Turn): Turn => ({
	...(mirror && { mirror }),
	...(recolour && { recolour }),
	by: [mirror ? x : -x, recolour ? y : -y],
});

export const familyTurned = (turn: Turn, family: MoveFamily): MoveFamily =>
	'to' in family
		? { ...family, from: vecTurned(turn, family.from), to: vecTurned(turn, family.to) }
		: { ...family, from: vecTurned(turn, family.from), by: vecTurned(turn, family.by, false) };
