import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { named, unusedName } from './naming.js';
import { isRoyal, movingKinds, royalsOf, setText } from './sets.js';
import { itemsOf, rulesOf, withMoves } from './text.js';

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
				const moves = isRoyal(value, item.piece) ? name : `${name}+(dttw${pawn ? 'fF' : name})0`;
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
	const { macros, before, nameOf } = named(value, rule, pieces, { reserved: 'K' });
	// X is the source's name. It is also a base move and may be a piece.
	const exchange = unusedName(value, rule, 'X');
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
