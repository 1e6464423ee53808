import type { Game } from '@x/core';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';

/**
 *     rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 3+2 1 3
 *                                                               ^
 *
 * The field of remaining checks, that of the first side first; with `given`, the checks that the sides have given, each after a `+`. Returns
 * an empty list for games that do not count checks.
 */
export function checksField({ names, ruleset }: Game, report: Report, given: boolean): readonly Field[] {
	const name = names?.clocks?.checks;
	if (name === undefined) return [];
	const sides = ruleset.sideOrder;
	const start = ruleset.vars[name]?.start ?? 0;
	const spell = (left: readonly number[]): string => left.map((count) => (given ? `+${start - count}` : `${count}`)).join(given ? '' : '+');
	const full = spell([start, start]);
	return [
		{
			code: 'checks',
			fallback: full,
			read: (text, { vars }) => {
				const [, plus, first = '', second = ''] = /^(\+?)(\d{1,9})\+(\d{1,9})$/.exec(text) ?? [];
				const left = [+first, +second].map((count) => (given ? start - count : count));
				if (plus === undefined || given !== (plus !== '') || left.some((count) => count < 0))
					report('checks-number', `Expected the checks of both sides, such as "${full}", found "${text}".`);
				else vars[name] = Object.fromEntries(sides.map((side, nth) => [side, left[nth]!]));
				return spell(left);
			},
			write: ({ vars = {} }) => {
				const value = vars[name] ?? start;
				const left = sides.map((side) => (typeof value === 'number' ? value : (value[side] ?? start)));
				for (const count of left)
					if (!(count % 1 === 0 && count >= 0 && count <= (given ? start : 1e9))) refuse(`${count} remaining checks`);
				return spell(left);
			},
			covers: name,
		},
	];
}
