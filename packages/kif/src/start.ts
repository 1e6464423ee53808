import { objectGiven } from '@x/diagnostics';
import type { Diagram, KifGame, PieceCode, Placed, Side, Square } from './game.js';
import { HAND_ORDER, isPieceCode, PROMOTED, unpromoted } from './pieces.js';

/** The start of an even game, from the first rank. */
const EVEN = ['KY KE GI KI OU KI GI KE KY', '. HI . . . . . KA .', 'FU FU FU FU FU FU FU FU FU'];

/** The handicaps: their names in KIF, those in JKF, and the squares of White's missing pieces, in order. */
const HANDICAPS: readonly (readonly [kif: string, jkf: string, missing: string])[] = [
	['平手', 'HIRATE', ''],
	['香落ち', 'KY', '11'],
	['右香落ち', 'KY_R', '91'],
	['角落ち', 'KA', '22'],
	['飛車落ち', 'HI', '82'],
	['飛香落ち', 'HIKY', '11 82'],
	['二枚落ち', '2', '22 82'],
	['三枚落ち', '3', '22 82 91'],
	['四枚落ち', '4', '11 22 82 91'],
	['五枚落ち', '5', '11 22 81 82 91'],
	['左五枚落ち', '5_L', '11 21 22 82 91'],
	['六枚落ち', '6', '11 21 22 81 82 91'],
	['左七枚落ち', '7_L', '11 21 22 31 81 82 91'],
	['右七枚落ち', '7_R', '11 21 22 71 81 82 91'],
	['八枚落ち', '8', '11 21 22 31 71 81 82 91'],
	['十枚落ち', '10', '11 21 22 31 41 61 71 81 82 91'],
];

/** The name of a start that is drawn. */
export const DRAWN = 'その他';
export const EVEN_NAME = '平手';

/** The names of handicaps: `平手`, `香落ち` and so on. */
export const HANDICAP_NAMES: readonly string[] = /* @__PURE__ */ HANDICAPS.map(([name]) => name);
export const PRESETS: readonly string[] = /* @__PURE__ */ HANDICAPS.map(([, jkf]) => jkf);

/** Starts of games on other boards, by their names in KIF: those of White, from the first rank, and the number of ranks between. */
const OTHER_GAMES: readonly (readonly [names: readonly string[], white: readonly string[], between: number])[] = [
	[['5五将棋', '５五将棋'], ['HI KA GI KI OU', '. . . . FU'], 1],
];

const otherGame = (name: string): (typeof OTHER_GAMES)[number] | undefined => OTHER_GAMES.find(([names]) => names.includes(name));

export const isKnownStart = (name: string): boolean => name === DRAWN || HANDICAP_NAMES.includes(name) || otherGame(name) !== undefined;

export const presetOf = (name: string): string | undefined => HANDICAPS.find(([kif]) => kif === name)?.[1];
export const handicapOfPreset = (preset: string): string | undefined =>
	preset === 'OTHER' ? DRAWN : HANDICAPS.find(([, jkf]) => jkf === preset)?.[0];
/** The squares of missing pieces as CSA writes them: file, rank, piece. */
export const missingPieces = (name: string): string | undefined =>
	HANDICAPS.find(([kif]) => kif === name)?.[2].replace(/(\d)(\d) ?/g, (square, file: string, rank: string) => {
		const piece = EVEN[Number(rank) - 1]!.split(' ')[9 - Number(file)]!;
		return square.trim() + piece;
	});

type Ranks = (Placed | null)[][];

const placed = (side: Side, code: string): Placed | null => (isPieceCode(code) ? { side, piece: code } : null);

/** The board of a start in which both sides have the same pieces. */
const symmetric = (ranks: readonly string[], between: number): Ranks => {
	const codes = ranks.map((rank) => rank.split(' '));
	const of = (side: Side, lines: readonly (readonly string[])[]): Ranks => lines.map((rank) => rank.map((code) => placed(side, code)));
	const empty = Array.from({ length: between }, () => codes[0]!.map(() => null));
	return [
		...of('white', codes),
		...empty,
		...of(
			'black',
			codes.toReversed().map((rank) => rank.toReversed()),
		),
	];
};

/** The board of an even game. */
export const evenRanks = (): Ranks => symmetric(EVEN, 3);

const isSameBoard = (a: Diagram['ranks'], b: Diagram['ranks']): boolean =>
	a.length === b.length &&
	a.every(
		(rank, y) => rank.length === b[y]!.length && rank.every((one, x) => one?.side === b[y]![x]?.side && one?.piece === b[y]![x]?.piece),
	);

const isEmpty = (hand: object): boolean => Object.values(hand).every((count) => count === 0);

/** The name of a start that is a handicap; undefined for others. */
export const handicapOf = ({ ranks, hands, turn }: Diagram): string | undefined => {
	if (!isEmpty(hands.black) || !isEmpty(hands.white)) return undefined;
	const other = OTHER_GAMES.find(([, white, between]) => isSameBoard(symmetric(white, between), ranks));
	if (other !== undefined && turn === 'black') return other[0][0];
	if (ranks.length !== 9 || ranks[0]!.length !== 9) return undefined;
	const missing: string[] = [];
	for (const [y, rank] of evenRanks().entries())
		for (const [x, expected] of rank.entries()) {
			const found = ranks[y]![x] ?? null;
			if (found?.side === expected?.side && found?.piece === expected?.piece) continue;
			if (found !== null) return undefined;
			missing.push(`${9 - x}${y + 1}`);
		}
	const name = HANDICAPS.find(([, , squares]) => squares === missing.sort().join(' '))?.[0];
	return name !== undefined && (name === EVEN_NAME) === (turn === 'black') ? name : undefined;
};

const startGiven = <S extends Pick<KifGame, 'handicap' | 'diagram'>>(start: S): S => {
	objectGiven(start, 'start', 'a KifGame or its start', 'handicap');
	return start;
};

/**
 * The start of a game as a drawing: that of its handicap, or the drawn one; undefined for the start of another game, which only its rules know.
 *
 * @example
 * diagramOf({ handicap: '香落ち' })?.turn // → 'white'
 */
export const diagramOf = (start: Pick<KifGame, 'handicap' | 'diagram'>): Diagram | undefined => {
	const { handicap, diagram } = startGiven(start);
	if (diagram !== undefined) return diagram;
	const [, white, between = 0] = otherGame(handicap) ?? [];
	if (white !== undefined) return { ranks: symmetric(white, between), hands: { black: {}, white: {} }, turn: 'black' };
	const missing = HANDICAPS.find(([name]) => name === handicap)?.[2];
	if (missing === undefined) return undefined;
	const ranks = evenRanks();
	for (const square of missing.split(' ').filter(Boolean)) ranks[Number(square[1]) - 1]![9 - Number(square[0])] = null;
	return { ranks, hands: { black: {}, white: {} }, turn: handicap === EVEN_NAME ? 'black' : 'white' };
};

/**
 * The side that moves first.
 *
 * @example
 * firstSide({ handicap: '二枚落ち' }) // → 'white'
 */
export const firstSide = (start: Pick<KifGame, 'handicap' | 'diagram'>): Side => {
	const { handicap, diagram } = startGiven(start);
	return diagram?.turn ?? (handicap !== EVEN_NAME && HANDICAP_NAMES.includes(handicap) ? 'white' : 'black');
};

export const keyOf = ({ file, rank }: Square): number => file * 64 + rank;

/** The pieces of a drawing by square. */
export const piecesOf = ({ ranks }: Diagram): Map<number, Placed> => {
	const found = new Map<number, Placed>();
	for (const [y, rank] of ranks.entries())
		for (const [x, one] of rank.entries()) if (one !== null) found.set(keyOf({ file: rank.length - x, rank: y + 1 }), one);
	return found;
};

const SET: Readonly<Partial<Record<PieceCode, number>>> = { HI: 2, KA: 2, KI: 4, GI: 4, KE: 4, KY: 4, FU: 18 };

/** The pieces of a set of shogi that are neither on the board nor in a hand. */
export const remaining = (ranks: Diagram['ranks'], other: Diagram['hands'][Side]): Partial<Record<PieceCode, number>> => {
	const left: Partial<Record<PieceCode, number>> = { ...SET };
	const take = (piece: PieceCode, count: number): void => {
		const plain = unpromoted(piece);
		left[plain] = Math.max(0, (left[plain] ?? 0) - count);
	};
	for (const one of ranks.flat()) if (one !== null) take(one.piece, 1);
	for (const piece of HAND_ORDER) take(piece, other[piece] ?? 0);
	return withoutZeros(left);
};

const withoutZeros = (hand: Partial<Record<PieceCode, number>>): Partial<Record<PieceCode, number>> =>
	Object.fromEntries(HAND_ORDER.flatMap((piece) => ((hand[piece] ?? 0) > 0 ? [[piece, hand[piece]]] : [])));

export const isPromoted = (piece: PieceCode): boolean => Object.values(PROMOTED).includes(piece);

/** The start of a game as readers give it: the name of a handicap where it has one. */
export const namedStart = (name: string, diagram: Diagram | undefined): Pick<KifGame, 'handicap' | 'diagram'> => {
	if (diagram === undefined) return { handicap: name };
	const handicap = handicapOf(diagram);
	return handicap === undefined ? { handicap: isKnownStart(name) && !HANDICAP_NAMES.includes(name) ? name : DRAWN, diagram } : { handicap };
};
