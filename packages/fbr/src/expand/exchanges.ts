import type { Alternative, Definition, ModeName } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { named } from './naming.js';
import { isRoyal, movingKinds, royalsOf, setText } from './sets.js';
import { itemsOf, rulesOf, withMoves } from './text.js';

const PRINTER = new Printer(false);

/** The moves by which a piece swaps: all of them where no mode says what is captured, or else those that capture. `undefined`: none. */
function swaps({ moves }: Definition, name: string): string | undefined {
	const all = `dttw${name}`;
	const leg = moves?.legs.length === 1 ? moves.legs[0] : undefined;
	if (leg?.type !== 'choice' || leg.alternatives.every((one) => modesOf(one).length === 0)) return all;
	const found = leg.alternatives.flatMap((one) => swapOf(one) ?? []);
	return found.length === 0 ? undefined : found.join('+');
}

const modesOf = ({ modifications }: Alternative): readonly ModeName[] =>
	modifications.flatMap((one) => (one.type === 'mode' ? one.name : []));

/** Modes that say what happens where a move ends. */
const ENDS: ReadonlySet<string> = new Set(['m', 'c', 'cc', 'cy', 'a', 'e', 'ee', 'w', 'ww', 'wy', 'j', 'jj', 'jy', 'x', 'xx', 'xy']);

/** The swap in the place of a capture of enemies; `undefined`: the alternative has none. */
function swapOf(one: Alternative): string | undefined {
	const ends = one.modifications.flatMap((mode) => (mode.type === 'mode' && ENDS.has(mode.name) ? [mode] : []));
	const capture = ends.find(({ name }) => name === 'c' || name === 'cy' || name === 'a');
	if (capture === undefined && ends.length > 0) return undefined;
	const others = one.modifications.filter((mode) => mode.type !== 'mode' || !ENDS.has(mode.name));
	return PRINTER.alternative({
		...one,
		modifications: [
			{ type: 'direction', letter: 'd' },
			{ type: 'mode', name: 'tt' },
			{ type: 'mode', name: 'w', ...(capture?.set && { set: capture.set }) },
			...others,
		],
	});
}

/** `swapping`: each piece but a royal one gets a sequence of swaps along its moves. */
export const swapping: Macro = (value, rule) => {
	const pieces = movingKinds(value);
	const { macros, before, nameOf } = named(value, rule, pieces);
	return {
		value: edited(value, rule, {
			rules: rulesOf('stopifchecking'),
			macros,
			each: (item) => {
				if (item.type !== 'definition' || !pieces.includes(item)) return undefined;
				const name = nameOf(item);
				const pawn = item.piece.letters === 'P' && item.piece.prefixes === '';
				const swap = isRoyal(value, item.piece) ? undefined : pawn ? 'dttwfF' : swaps(item, name);
				const moves = swap === undefined ? name : `${name}+(${swap})0`;
				return [...before(item), ...withMoves(item, moves)];
			},
		}),
		note: 'Swaps are with enemies alone, as the source prints it. The rule of Swap Chess against undoing a swap is nonrepeating.',
	};
};

/** `switching`: each piece may exchange places with an adjacent friend, under the name X. */
export const switching: Macro = (value, rule) => {
	const has = (attribute: string): boolean => rule.attributes?.some(({ name }) => name === attribute) ?? false;
	const royals = royalsOf(value);
	const pieces = movingKinds(value);
	const { macros, before, nameOf, unused } = named(value, rule, pieces, { reserved: 'K' });
	// X is the source's name. It is also a base move and may be a piece.
	const exchange = unused('X');
	const inSafety = `--!jj${setText(royals)}U[*]`;
	const body = has('notincheck') ? `wwK${inSafety}` : has('excluderoyals') ? `ww{^${setText(royals).slice(1)}K` : 'wwK';
	return {
		value: edited(value, rule, {
			macros: [...macros, ...itemsOf(`@${exchange}=${body}`)],
			each: (item) => {
				if (item.type !== 'definition' || !pieces.includes(item)) return undefined;
				const name = nameOf(item);
				if (!isRoyal(value, item.piece)) return [...before(item), ...withMoves(item, `${name}${exchange}`)];
				if (has('excluderoyals'))
					return [...before(item), ...(name === item.piece.letters ? [{ ...item, moves: undefined }] : withMoves(item, name))];
				return [...before(item), ...withMoves(item, has('notincheck') ? `${name}+[*]wwK` : `${name}${exchange}`)];
			},
		}),
	};
};
