import type { Art, PieceSet } from '../model/set.js';
import { circle } from './disc.js';
import { KOMA, type KomaSize } from './koma.js';

/** The eight directions by letter: `n` is forwards, `a` and `b` are forwards to the left and to the right. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
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

/** The middle of the diagram, and the distance of a step. */
const [MIDDLE, STEP] = [60, 18];

const step = (x: number, y: number): string => circle(4.5, 50 + x * STEP, MIDDLE + y * STEP);

const arrow = ([x, y]: readonly [number, number]): string => {
	const length = x !== 0 && y !== 0 ? 19 : 26;
	const [tipX, tipY] = [50 + x * length, MIDDLE + y * length];
	const [fromX, fromY] = [50 + x * 9, MIDDLE + y * 9];
	// The head: two strokes backwards from the tip, half a right angle from the shaft on each side.
	const heads =
		x !== 0 && y !== 0
			? `M${tipX - x * 9} ${tipY}H${tipX}V${tipY - y * 9}`
			: `M${tipX - x * 7 - y * 7} ${tipY - y * 7 - x * 7}L${tipX} ${tipY}L${tipX - x * 7 + y * 7} ${tipY - y * 7 + x * 7}`;
	return `M${fromX} ${fromY}L${tipX} ${tipY}${heads}`;
};

const diagram = (size: KomaSize, moves: string, promoted: boolean): Art => {
	let [dots, ink] = [`M43.500 ${MIDDLE - 6.5}h13v13h-13Z`, ''];
	for (const move of moves.match(/2?./g) ?? []) {
		const letter = move.slice(-1);
		const way = WAYS[letter.toLowerCase()];
		if (move.length > 1 && way !== undefined) ink += circle(8, 50 + way[0] * STEP, MIDDLE + way[1] * STEP);
		else if (letter === 'k') {
			dots += step(-0.72, -1.45) + step(0.72, -1.45);
			ink += `M46 ${MIDDLE - 9}L${50 - STEP * 0.72} ${MIDDLE - STEP * 1.45}M54 ${MIDDLE - 9}L${50 + STEP * 0.72} ${MIDDLE - STEP * 1.45}`;
		} else if (way !== undefined && letter !== letter.toLowerCase()) ink += arrow(way);
		else if (way !== undefined) dots += step(...way);
	}
	return { shape: KOMA[size], dots, ...(ink !== '' && { ink }), ...(promoted && { promoted: true }) };
};

const art = (): Record<string, Art> => {
	const found: Record<string, Art> = {};
	for (const [key, size, moves] of MOVES) {
		const name = key.replace('+', '');
		if (key === name || found[name] === undefined) found[name] = diagram(size, moves, key !== name);
		found[`+${name}`] = diagram(size, moves, true);
	}
	return found;
};

/** Pieces of shogi that show their moves: a dot for a step, a ring for a move to the second cell, an arrow for a slide. Promoted pieces are red. */
export const shogiInternational: PieceSet = /* @__PURE__ */ (() => ({
	id: 'shogi-international',
	title: 'Shogi, with moves',
	color: 'none',
	turned: true,
	art: art(),
	also: { 'gold general': 'gold', 'silver general': 'silver', fu: 'pawn' },
}))();
