import type { CellRef, Filter, PieceExpr, VecRef } from '@x/core';
import { fold, type Pass } from '@x/core/rules';
import { vectorWords } from './vectors.js';
import type { Wording } from './wording.js';
import { article, list, numeral, plural, quoted } from './words.js';

/** The pieces that pass a filter, as a noun: `enemy pawn carrying 'x'`. Undefined if an empty cell passes too. */
export function filterNoun({ lexicon, own }: Wording, filter: Filter, many = false): string | undefined {
	const { who, side, kind, notKind, flag, notFlag } = filter;
	if (who === 'empty' || (who === undefined && side === undefined && kind === undefined && flag === undefined)) return undefined;
	const whose = who === 'friend' || who === 'enemy' || who === 'neutral' ? [relationWords(who, own)] : [];
	const sides =
		side === undefined
			? []
			: [
					list(
						side.map((one) => lexicon.side(one)),
						'or',
					),
				];
	const noun =
		kind?.length === 0
			? many
				? 'pieces of no kind'
				: 'piece of no kind'
			: kind === undefined
				? many
					? 'pieces'
					: 'piece'
				: many
					? lexicon.pluralKinds(kind)
					: lexicon.kinds(kind);
	const except = notKind === undefined ? [] : [`other than ${many ? lexicon.pluralKinds(notKind) : article(lexicon.kinds(notKind))}`];
	const carrying = [
		...(flag === undefined ? [] : [`carrying ${quoted(flag)}`]),
		...(notFlag === undefined ? [] : [`not carrying ${quoted(notFlag)}`]),
	];
	return [...whose, ...sides, noun, ...except, ...carrying].join(' ');
}

/** The relation of a piece to a side as an adjective; `fellow` in a rule about a single piece. */
const relationWords = (who: 'friend' | 'enemy' | 'neutral', own: string): string =>
	who === 'neutral' ? 'neutral' : who === 'friend' ? (own === 'its side' ? 'fellow' : 'friendly') : 'enemy';

/** A clause that says that a cell passes a filter. */
export function passes(wording: Wording, cell: string, filter: Filter, positive: boolean): string {
	const noun = filterNoun(wording, filter);
	if (cell === wording.origin && wording.mover === 'it' && filter.flag !== undefined && Object.keys(filter).length === 1)
		return `it ${positive ? 'carries' : 'does not carry'} ${quoted(filter.flag)}`;
	if (noun !== undefined) return `there is ${positive ? article(noun) : `no ${noun}`} on ${cell}`;
	const { who, notKind, notFlag } = filter;
	const impossible = who === 'empty' && (filter.kind ?? filter.side ?? filter.flag) !== undefined;
	if (impossible) return positive ? 'the impossible happens' : 'it is so anyway';
	if (who === 'empty') return `${cell} is ${positive ? '' : 'not '}empty`;
	const unwanted = [
		...(notKind === undefined ? [] : [`${article(wording.lexicon.kinds(notKind))}`]),
		...(notFlag === undefined ? [] : [`a piece carrying ${quoted(notFlag)}`]),
	];
	if (unwanted.length === 0) return `${cell} is ${positive ? '' : 'not '}on the board`;
	return positive
		? `${cell} is on the board without ${list(unwanted, 'or')} on it`
		: `${cell} is missing or there is ${list(unwanted, 'or')} on it`;
}

/** A step or an offset as a noun. */
export const stepWords = ({ lexicon }: Wording, by: VecRef): string => {
	if (!('bound' in by)) return vectorWords(lexicon, by);
	const times = by.times ?? 1;
	const way = by.bound === 'd' ? 'that way' : `the way ${quoted(by.bound)}`;
	if (times < 0) return `${numeral(-times)} ${times === -1 ? 'step' : 'steps'} back ${way}`;
	return `${numeral(times)} ${times === 1 ? 'step' : 'steps'} ${way}`;
};

const cellNouns: Pass<'cell', string, [Wording]> = fold('cell', {
	plain: (cell, wording) => wording[cell],
	mark: ({ mark }) => `the cell marked ${quoted(mark)}`,
	point: ({ point }) => `the cell remembered as ${quoted(point)}`,
	cell: ({ cell }, { lexicon }) => lexicon.cell(cell),
	from: (cell, wording) => {
		const by = stepWords(wording, cell.by);
		const from = cellWords(wording, cell.from);
		// Inside a path, "the cell one step forward" already means: from the first cell.
		const base = cell.from === 'origin' && wording.mover === 'it' ? '' : ` from ${from}`;
		const other = /^to the other (.+)$/.exec(by)?.[1];
		if (other !== undefined) return `the cell opposite ${from} on the other ${other}`;
		if (by === 'one cell forward') return `the cell in front of ${from}`;
		if (by === 'one cell backward') return `the cell behind ${from}`;
		return `the ${by.startsWith('one cell ') ? `next ${by.slice(4)}` : `cell ${by}`}${base}`;
	},
});

/** A reference to a cell as a noun. */
export function cellWords(wording: Wording, cell: CellRef): string {
	return cellNouns(cell, wording);
}

const pieceNouns: Pass<'piece', string, [Wording]> = fold('piece', {
	plain: (piece, { mover }) => (piece === 'none' ? 'nothing' : mover === 'it' ? 'the piece itself' : mover),
	kind: ({ kind, side }, { lexicon, own, other }) =>
		`${article(lexicon.kind(kind))} ${{ own: `of ${own}`, other: `of ${other}`, neutral: 'of neither side' }[side]}`,
	of: ({ of }, wording) => `what stands on ${cellWords(wording, of)}`,
	was: ({ was }, wording) => `what stood on ${cellWords(wording, was)} before the move`,
	recolour: ({ recolour }, wording) => `${pieceWords(wording, recolour)}, changing sides`,
});

/** A piece expression as a noun. */
export function pieceWords(wording: Wording, piece: PieceExpr): string {
	return pieceNouns(piece, wording);
}

/** The plural noun for a filter: `enemy pieces`, `empty cells`, `cells`. */
export const pluralWords = (wording: Wording, filter: Filter): string =>
	filterNoun(wording, filter, true) ?? plural(cellNoun(wording, filter));

/** The singular noun for a filter: `enemy piece`, `empty cell`. */
export const singularWords = (wording: Wording, filter: Filter): string => filterNoun(wording, filter) ?? cellNoun(wording, filter);

function cellNoun({ lexicon }: Wording, { who, notKind, notFlag }: Filter): string {
	if (who === 'empty') return 'empty cell';
	const without = [
		...(notKind === undefined ? [] : [article(lexicon.kinds(notKind))]),
		...(notFlag === undefined ? [] : [`a piece carrying ${quoted(notFlag)}`]),
	];
	return without.length === 0 ? 'cell' : `cell without ${list(without, 'or')}`;
}
