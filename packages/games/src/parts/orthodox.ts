import type { Cond, Path, PieceData, Ruleset, Setup, Vec } from '@x/core';
import {
	any,
	arranged,
	board,
	castling,
	castlingFlag,
	clocks as clockParts,
	diagonals,
	foundPartnerCastle,
	is,
	kindsOf,
	leap,
	neighbours,
	oblique,
	orthogonals,
	pawn,
	ride,
	row,
	ruleset,
	turns,
} from '@x/core/build';
import { chess } from '../chess.js';
import { bareKings, emptyHands, minorPieces, openEnds } from './ends.js';

/** The title of a kind, and its path. */
export type PieceDefinition = readonly [title: string, path: Path];

/** A drawing of two mirrored arrangements, from the rows of one side, the nearest row first. */
export function facing(height: number, ...rows: readonly string[]): readonly string[] {
	const empty = '.'.repeat(rows[0]!.length);
	const between = Array.from({ length: height - 2 * rows.length }, () => empty);
	return [...rows.map((text) => text.toLowerCase()), ...between, ...[...rows].reverse()];
}

/** A drawing of two arrangements, one rotated by half a turn. */
export function turned(height: number, ...rows: readonly string[]): readonly string[] {
	const mirrored = facing(height, ...rows);
	return mirrored.map((text, index) => (index < rows.length ? [...text].reverse().join('') : text));
}

/** The start of chess. */
export const chessDrawing: readonly string[] = [
	'rnbqkbnr',
	'pppppppp',
	'........',
	'........',
	'........',
	'........',
	'PPPPPPPP',
	'RNBQKBNR',
];

/** The draws of a game without checkmate: repetition, too many moves without progress, no legal move. */
export const drawsOnly: Ruleset['outcomes'] = /* @__PURE__ */ openEnds.filter(({ id }) => id !== 'checkmate');

/** A piece from its letter; capitals belong to the first side. */
export const pieceOf = (letter: string): PieceData => {
	const kind = letter.toUpperCase();
	return { side: kind === letter ? 'white' : 'black', kind };
};

export interface Castling {
	/** The row of the royal piece and its partners; by default the first. */
	readonly row?: number;
	/** File of the royal, and of its partners towards the first file and the last; by default read from the first row of the drawing. */
	readonly file?: number;
	readonly partners?: readonly [long: number, short: number];
	/** Files on which the royal piece ends; by default two steps away. */
	readonly to?: readonly [long: number, short: number];
	/** Kinds of the partners; by default rooks. */
	readonly partner?: readonly string[];
	/** Castling ignores attacks. */
	readonly unsafe?: true;
}

/** The options of a game of the orthodox family. */
export interface Orthodox {
	/** The start arrangement, last row first. */
	readonly drawing: readonly string[];
	/** Kinds that chess does not have, or that move differently. */
	readonly pieceMoves?: Readonly<Record<string, PieceDefinition>>;
	/** The kinds to which pawns promote on the last row. */
	readonly promotesTo?: readonly string[];
	/** Absent: there is no castling. */
	readonly castling?: Castling;
	readonly pawn?: Path;
	/** Cells that do not exist. */
	readonly holes?: readonly Vec[];
	/** The path of drops, and the pieces that each side has in hand at the start. */
	readonly drops?: Path;
	readonly hand?: Readonly<Record<string, number>>;
	/** Kinds whose moves are progress, as a pawn's are; by default `P`. */
	readonly advancing?: readonly string[];
	/** Other differences from chess. */
	readonly more?: Partial<Ruleset>;
}

const orthodoxPieces = (): Record<string, PieceDefinition> => ({
	P: ['pawn', any()],
	N: ['knight', leap(oblique(1, 2))],
	B: ['bishop', ride(diagonals)],
	R: ['rook', ride(orthogonals)],
	Q: ['queen', ride(neighbours)],
	K: ['king', leap(neighbours)],
});

/** A game of the orthodox family: the kinds that are drawn or promoted to, pawns, castling, and how chess begins and ends. */
export function orthodox(game: Orthodox): Ruleset {
	const { drawing, pieceMoves = {}, promotesTo = ['Q', 'R', 'B', 'N'], castling: wings, holes, drops, hand, advancing, more = {} } = game;
	const height = drawing.length;
	const home = wings?.row ?? 0;
	const first = drawing.at(-1 - home)!;
	const partner = wings?.partner ?? ['R'];
	const walk = game.pawn ?? pawn({ promotesTo, last: 'last', second: 'second', passed: 'ep', victim: { who: 'enemy', kind: ['P'] } });
	const known: Record<string, PieceDefinition> = { ...orthodoxPieces(), P: ['pawn', walk], ...pieceMoves };
	const used = new Set([...drawing.join('').toUpperCase().replaceAll('.', ''), ...promotesTo, ...Object.keys(hand ?? {})]);
	const kings: PieceDefinition = [known.K![0], wings === undefined ? known.K![1] : any(known.K![1], ...castles(first, wings))];
	const { kinds, paths } = kindsOf(
		Object.fromEntries(
			Object.keys(known).flatMap((letter) => (used.has(letter) ? [[letter, letter === 'K' ? kings : known[letter]!]] : [])),
		),
	);
	const carriers = wings === undefined ? [] : ['K', ...partner];
	// Material that cannot mate in chess cannot mate here either, if king, knight and bishop are those of chess.
	const asInChess = more.outcomes === undefined && holes === undefined && ['K', 'N', 'B'].every((kind) => pieceMoves[kind] === undefined);
	const hands = hand === undefined ? [] : emptyHands;
	const dead = asInChess ? minorPieces(Object.keys(kinds), hands) : bareKings(hands);
	const zones = more.zones ?? { second: row(1), last: row(height - 1) };
	return ruleset({
		space: holes === undefined ? board(first.length, height) : { ...board(first.length, height), holes },
		sides: chess.rules.sides,
		kinds,
		flags: wings === undefined ? {} : { castle: castleFlag(partner) },
		points: chess.rules.points,
		vars: chess.rules.vars,
		paths: drops === undefined ? paths : { ...paths, drops },
		...(hand === undefined ? {} : { stores: { hand: {} } }),
		royal: is('at', { kind: ['K'] }),
		after: clocks(advancing ?? (used.has('P') ? ['P'] : [])),
		forbid: chess.rules.forbid,
		outcomes: [dead, ...openEnds],
		turn: turns('white', 'black', drops === undefined ? [] : ['drops']),
		start: {
			...start(drawing, carriers, home),
			...(hand === undefined ? {} : { stores: { hand: { white: hand, black: hand } } }),
		},
		...more,
		zones: asInChess ? { ...zones, dark: chess.rules.zones.dark!, light: chess.rules.zones.light! } : zones,
	});
}

/** The clocks of plies without a capture, an advance of these kinds, or other progress; and of moves. */
export const clocks = (advancing: readonly string[], ...progress: readonly Cond[]): Ruleset['after'] =>
	clockParts({ advancing, progress }).after;

/** The pieces of a drawing; carriers of the right to castle have it on their side's home row. */
export const start = (drawing: readonly string[], carriers: readonly string[] = [], home = 0): Setup =>
	arranged(drawing, { flags: { castle: carriers }, home });

/** The right of kings to castle. */
export const castleFlag = (partner: readonly string[]): Ruleset['flags'][string] => castlingFlag('castle', ['K'], partner);

/** Castling of both wings. */
export const castles = (first: string, { row: _, partner = ['R'], ...files }: Castling): readonly Path[] =>
	castling(first, { royal: 'K', partner, ...files }).paths;

/** Castling with the nearest partner, to the usual files; by default those of a board with eight files. */
export const foundCastles = (options: { readonly unsafe?: true; readonly to?: readonly [long: number, short: number] } = {}): Path => {
	const { unsafe, to: [long, short] = [2, 6] } = options;
	const wings = [
		{ direction: 1, to: [short, 0], partnerTo: [short - 1, 0], mark: 'short' },
		{ direction: -1, to: [long, 0], partnerTo: [long + 1, 0], mark: 'long' },
	] as const;
	const found = { flag: 'castle', partner: ['R'], wings };
	return foundPartnerCastle(unsafe === undefined ? found : { ...found, unsafe });
};
