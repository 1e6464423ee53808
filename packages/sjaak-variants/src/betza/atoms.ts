import type { Vector } from '../syntax.js';

/** The letters of leaps by the absolute values of their offset, the smaller one first. */
export const ATOMS: Readonly<Record<string, string>> = {
	'0,1': 'W',
	'1,1': 'F',
	'0,2': 'D',
	'1,2': 'N',
	'2,2': 'A',
	'0,3': 'H',
	'1,3': 'L',
	'2,3': 'J',
	'3,3': 'G',
};

/** The absolute values of a letter; some have two letters. */
export const SIZES: ReadonlyMap<string, Vector> = new Map<string, Vector>([
	...Object.entries(ATOMS).map(([sizes, letter]): [string, Vector] => {
		const [small, large] = sizes.split(',').map(Number);
		return [letter, [small!, large!]];
	}),
	['C', [1, 3]],
	['Z', [2, 3]],
]);

/** The smaller and the larger absolute value of an offset. */
export const sizesOf = ([x, y]: Vector): Vector => [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))];

/** The direction modifier of an offset: `f`, `fl`. That of an oblique offset also determines which value is forward. */
export function wayOf([x, y]: Vector): string {
	const vertical = y > 0 ? 'f' : y < 0 ? 'b' : '';
	const sideways = x < 0 ? 'l' : x > 0 ? 'r' : '';
	if (x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) return vertical + sideways;
	return Math.abs(y) > Math.abs(x) ? `${vertical}${vertical}${sideways}` : `${vertical}${sideways}${sideways}`;
}

const PLAIN: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
	orthogonal: [
		['v', ['f', 'b']],
		['s', ['l', 'r']],
	],
	diagonal: [
		['f', ['fl', 'fr']],
		['b', ['bl', 'br']],
		['l', ['fl', 'bl']],
		['r', ['fr', 'br']],
	],
	oblique: [
		['f', ['ffl', 'ffr', 'fll', 'frr']],
		['b', ['bbl', 'bbr', 'bll', 'brr']],
		['v', ['ffl', 'ffr', 'bbl', 'bbr']],
		['s', ['fll', 'frr', 'bll', 'brr']],
		['ff', ['ffl', 'ffr']],
		['bb', ['bbl', 'bbr']],
		['fs', ['fll', 'frr']],
		['bs', ['bll', 'brr']],
	],
};

const family = ([x, y]: Vector): 'orthogonal' | 'diagonal' | 'oblique' =>
	x === 0 || y === 0 ? 'orthogonal' : Math.abs(x) === Math.abs(y) ? 'diagonal' : 'oblique';

/** All directions of an offset and its images. */
export const waysOf = (vector: Vector): readonly string[] => {
	const kind = family(vector);
	if (kind === 'orthogonal') return ['f', 'b', 'l', 'r'];
	return kind === 'diagonal' ? ['fl', 'fr', 'bl', 'br'] : ['ffl', 'ffr', 'fll', 'frr', 'bbl', 'bbr', 'bll', 'brr'];
};

/** Modifiers for a set of directions: an empty text for all of them, `undefined` if no modifiers express the set. */
export function modifiers(ways: ReadonlySet<string>, vector: Vector): string | undefined {
	const all = waysOf(vector);
	if (all.every((way) => ways.has(way))) return '';
	const left = new Set(ways);
	let text = '';
	for (const [letters, group] of PLAIN[family(vector)]!) {
		if (!group.every((way) => left.has(way))) continue;
		text += letters;
		for (const way of group) left.delete(way);
	}
	if (left.size === 0) return text;
	// Each of four directions has a modifier. Single directions of eight do not have one that all programs share.
	return family(vector) === 'oblique' ? undefined : text + [...left].join('');
}

/** The directions that modifiers name. */
export function waysNamed(text: string, vector: Vector): ReadonlySet<string> {
	if (text === '') return new Set(waysOf(vector));
	const kind = family(vector);
	const found = new Set<string>();
	let rest = text;
	while (rest !== '') {
		const group =
			PLAIN[kind]!.find(([letters]) => letters.length === 2 && rest.startsWith(letters)) ??
			(kind === 'diagonal' && /^[fb][lr]/.test(rest) ? undefined : PLAIN[kind]!.find(([letters]) => rest.startsWith(letters)));
		const single = waysOf(vector).find((way) => rest.startsWith(way));
		if (group !== undefined) {
			for (const way of group[1]) found.add(way);
			rest = rest.slice(group[0].length);
		} else if (single !== undefined) {
			found.add(single);
			rest = rest.slice(single.length);
		} else rest = rest.slice(1);
	}
	return found;
}
