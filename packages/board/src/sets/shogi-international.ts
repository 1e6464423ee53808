import type { Art, PieceSet } from '../model/set.js';
import { orthodox } from './chess/orthodox.js';
import { circle } from './disc.js';
import type { Figure } from './figures.js';
import { KOMA, type KomaSize } from './koma.js';
import { scaled } from './scaled.js';

/** The eight directions by letter: `n` is forwards, `a` and `b` are forwards to the left and to the right. */
const WAYS: Readonly<Record<string, Way>> = {
	n: [0, -1],
	s: [0, 1],
	e: [1, 0],
	w: [-1, 0],
	a: [-1, -1],
	b: [1, -1],
	c: [-1, 1],
	d: [1, 1],
};

/**
 * Names, sizes and moves: a small letter is a step, a capital letter a slide, a letter
 * after `2` a move to the second cell, `k` the jump of the knight.
 */
const MOVES: readonly (readonly [name: string, size: KomaSize, moves: string])[] = [
	['king', 'king', 'nsewabcd'],
	['queen', 'king', 'NSEWABCD'],
	['rook', 'king', 'NSEW'],
	['bishop', 'king', 'ABCD'],
	['+rook', 'king', 'NSEWabcd'],
	['+bishop', 'king', 'ABCDnsew'],
	['+dragon', 'king', 'NSEWabcd'],
	['+horse', 'king', 'ABCDnsew'],
	['gold', 'general', 'nsewab'],
	['silver', 'general', 'nabcd'],
	['+silver', 'general', 'nsewab'],
	['knight', 'general', 'k'],
	['+knight', 'general', 'nsewab'],
	['lance', 'general', 'N'],
	['+lance', 'general', 'nsewab'],
	['pawn', 'knight', 'n'],
	['+pawn', 'knight', 'nsewab'],
	['+tokin', 'knight', 'nsewab'],
	['drunk elephant', 'king', 'newabcd'],
	['+crown prince', 'king', 'nsewabcd'],
	['dragon king', 'king', 'NSEWabcd'],
	['dragon horse', 'king', 'ABCDnsew'],
	['lion', 'king', 'nsewabcd2n2s2e2w2a2b2c2d'],
	['kirin', 'king', 'abcd2n2s2e2w'],
	['phoenix', 'king', 'nsew2a2b2c2d'],
	['+soaring eagle', 'king', 'NSEWCDab2a2b'],
	['+horned falcon', 'king', 'SEWABCDn2n'],
	['+whale', 'king', 'NSCD'],
	['+white horse', 'king', 'NSAB'],
	['+flying stag', 'king', 'NSewabcd'],
	['+flying ox', 'king', 'NSABCD'],
	['+free boar', 'king', 'EWABCD'],
	['copper general', 'general', 'nsab'],
	['ferocious leopard', 'general', 'nsabcd'],
	['blind tiger', 'general', 'sewabcd'],
	['side mover', 'general', 'EWns'],
	['vertical mover', 'general', 'NSew'],
	['reverse chariot', 'general', 'NS'],
	['go-between', 'knight', 'ns'],
	['swallow', 'knight', 'n'],
	['+goose', 'knight', '2s2a2b'],
	['falcon', 'king', 'newabcd'],
	['+eagle', 'king', 'ABSnewcd2c2d'],
	['crane', 'king', 'nsabcd'],
	['pheasant', 'king', 'cd2n'],
	['right quail', 'king', 'NCd'],
	['left quail', 'king', 'NDc'],
	['yari knight', 'king', 'Nk'],
	['yari bishop', 'king', 'Nab'],
	['yari rook', 'king', 'NEW'],
	['+yari gold', 'king', 'Snewab'],
	['+yari silver', 'king', 'Snab'],
];

/** The middle of the diagram, and the distance of a step from it. */
const [MIDDLE, STEP] = [57, 26];

/** The distance of a step to the side on each body, which is narrower at its top. */
const ACROSS: Readonly<Record<KomaSize, number>> = { king: 26, general: 24.5, knight: 23, pawn: 21 };

type Way = readonly [x: number, y: number];

const placeOf = ([x, y]: Way, size: KomaSize): Way => [50 + x * (ACROSS[size] - (y < 0 ? 3 : 0)), MIDDLE + y * STEP];

/** A head of an arrow: three corners around a point, which look along a way. */
const arrow = ([x, y]: Way, [middleX, middleY]: Way): string => {
	const slant = x !== 0 && y !== 0;
	const corners = slant
		? [
				[6, 6],
				[6, -7],
				[-7, 6],
			].map(([dx, dy]) => [middleX + x * dx!, middleY + y * dy!])
		: [
				[8, 0],
				[-4, 9],
				[-4, -9],
			].map(([along, aside]) => [middleX + x * along! + y * aside!, middleY + y * along! + x * aside!]);
	return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
};

/** A diamond in the middle, of pieces that have no figure. */
const PLAIN = `M50 ${MIDDLE - 11}L61 ${MIDDLE}L50 ${MIDDLE + 11}L39 ${MIDDLE}Z`;

const diagram = (size: KomaSize, moves: string, { dots: figure, lines }: Figure, promoted: boolean): Art => {
	let [dots, ink] = [figure, lines];
	for (const move of moves.match(/2?./g) ?? []) {
		const letter = move.slice(-1);
		const way = WAYS[letter.toLowerCase()];
		if (letter === 'k') {
			dots += circle(4.5, 38, 24) + circle(4.5, 62, 24);
			ink += 'M45 36L39.500 27.500M55 36L60.500 27.500';
			continue;
		}
		if (way === undefined) continue;
		const at = placeOf(way, size);
		if (move.length > 1) ink += circle(7.5, ...at);
		else if (letter === letter.toLowerCase()) dots += circle(4.5, ...at);
		else dots += arrow(way, at);
	}
	return { shape: KOMA[size], dots, ...(ink !== '' && { ink }), ...(promoted && { promoted: true }) };
};

/** Figures of the kinds of shogi. Those of chess are the bodies of its pieces, at less than half their size. */
const figures = (): Readonly<Record<string, Figure>> => {
	const chess = orthodox();
	const body = (name: string): Figure => ({ dots: scaled(chess[name]!.shape, 0.45, [0, MIDDLE - 49]), lines: '' });
	// A helmet with two horns: full for gold, an outline for silver.
	const helmet = 'M33 63C33 51 40 46 50 46C60 46 67 51 67 63L71 70H29Z';
	const horns = 'M50 53C43 51 38 46 38 37C43 42 46 44 50 44C54 44 57 42 62 37C62 46 57 51 50 53Z';
	const spear = 'M50 36L56 47L52.500 52V78H47.500V52L44 47Z';
	return {
		king: body('king'),
		queen: body('queen'),
		rook: body('rook'),
		bishop: body('bishop'),
		knight: body('knight'),
		pawn: body('pawn'),
		gold: { dots: helmet + horns, lines: '' },
		silver: { dots: `${helmet}M34.500 66H65.500L63 62C63 54 58 50 50 50C42 50 37 54 37 62Z${horns}`, lines: '' },
		lance: { dots: spear, lines: 'M42 57H58' },
	};
};

/** The figure of each kind by name, where it has one. Promoted kinds have that of the kind that they were. */
const FIGURE_OF: Readonly<Record<string, string>> = {
	dragon: 'rook',
	'dragon king': 'rook',
	horse: 'bishop',
	'dragon horse': 'bishop',
	tokin: 'pawn',
	'crown prince': 'king',
};

const art = (): Record<string, Art> => {
	const known = figures();
	const found: Record<string, Art> = {};
	for (const [key, size, moves] of MOVES) {
		const name = key.replace('+', '');
		const figure = known[FIGURE_OF[name] ?? name] ?? { dots: PLAIN, lines: '' };
		if (key === name || found[name] === undefined) found[name] = diagram(size, moves, figure, key !== name);
		found[`+${name}`] = diagram(size, moves, figure, true);
	}
	return found;
};

/**
 * Pieces of shogi that show their moves around a figure: a dot for a step, a ring for a move to the second cell, an arrow for a slide. Promoted pieces are red.
 */
export const shogiInternational: PieceSet = /* @__PURE__ */ (() => ({
	id: 'shogi-international',
	title: 'Shogi, with moves',
	color: 'none',
	turned: true,
	art: art(),
	also: { 'gold general': 'gold', 'silver general': 'silver', fu: 'pawn' },
}))();
