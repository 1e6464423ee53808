import { lastMove, legal, type Move, movesTo, type Position } from '@x/core';
import { lexiconOf } from './lexicon.js';

/** The names of shogi pieces by letter; the first one is written. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
	P: ['歩'],
	L: ['香'],
	N: ['桂'],
	S: ['銀'],
	G: ['金'],
	B: ['角'],
	R: ['飛'],
	K: ['玉', '王'],
	'+P': ['と'],
	'+L': ['成香', '杏'],
	'+N': ['成桂', '圭'],
	'+S': ['成銀', '全'],
	'+B': ['馬'],
	'+R': ['龍', '竜'],
};
const RANKS = '一二三四五六七八九';

/** File and rank of a cell: from the right and from the top of the first side, from 1. */
const placeOf = ({ game }: Position, cell: number): readonly [file: number, rank: number] => {
	const [x = 0, y = 0] = game.vecOf(cell);
	const [right = 0, top = 0] = game.vecOf(game.cells - 1);
	return [right - x + 1, top - y + 1];
};

const letterOf = (position: Position, kind: string): string => lexiconOf(position.game).letters[kind] ?? kind;

const squareOf = (position: Position, cell: number): string => {
	const [file, rank] = placeOf(position, cell);
	return String(file).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))) + (RANKS[rank - 1] ?? rank);
};

/** `７六歩(77)`: the target, the piece, `成` or `不成` where it may promote, and the origin; `打` for a drop. */
export const writeKifu = (move: Move, position: Position): string => {
	const { from, to, kind, promotion } = move;
	const letter = letterOf(position, kind);
	const text = squareOf(position, to) + (PIECES[letter]?.[0] ?? letter);
	if (from === undefined) return `${text}打`;
	const may = movesTo(position, to, { kind }).some((other) => other.from === from && other.promotion !== undefined);
	return `${text}${promotion !== undefined ? '成' : may ? '不成' : ''}(${placeOf(position, from).join('')})`;
};

const NAMES = Object.values(PIECES)
	.flat()
	.sort((a, b) => b.length - a.length)
	.join('|');

/** The parts of a text: the square or `同`, the piece, or the letter of one that shogi does not have, directions, promotion, drop, origin. */
const TEXT = new RegExp(
	`^[▲△▼▽☗☖]?(?:([1１][0０]|[1-9１-９])(1\\d|[1-9１-９${RANKS}])|同)\\s*(${NAMES}|\\+?[A-Z])([右左直上行寄引]*)(成|不成|生)?(打)?(?:[(（](\\d{2,4})[)）])?$`,
);

const digitOf = (sign: string): number => (RANKS.includes(sign) ? RANKS.indexOf(sign) + 1 : Number(sign.normalize('NFKC')));

/** Keeps the moves in the directions that a text names, seen from the player who moves. */
const inDirections = (moves: readonly Move[], position: Position, directions: string): readonly Move[] => {
	const forward = Number(position.game.ruleset.sides[moves[0]?.side ?? '']?.frame.matrix[1]?.[1] ?? 1);
	const step = ({ from, to }: Move): readonly [right: number, ahead: number] => {
		const [file, rank] = placeOf(position, from ?? to);
		const [toFile, toRank] = placeOf(position, to);
		return [(file - toFile) * -forward, (rank - toRank) * forward];
	};
	let kept = moves;
	for (const direction of directions) {
		const steps = kept.map(step);
		const sides = steps.map(([right]) => right);
		const side = direction === '右' ? Math.max(...sides) : Math.min(...sides);
		kept = kept.filter((_, index) => {
			const [right, ahead] = steps[index]!;
			if (direction === '直') return right === 0 && ahead > 0;
			if (direction === '上' || direction === '行') return ahead > 0;
			if (direction === '引') return ahead < 0;
			return direction === '寄' ? ahead === 0 : right === side;
		});
	}
	return kept;
};

/**
 * The legal moves that a Japanese text of shogi names: `▲７六歩`, `△同銀`, `５八金右`, `２二角成(88)`, `５五歩打`. A piece that may promote does not, unless
 * the text says so or it must.
 */
export const kifuMoves = (text: string, position: Position): readonly Move[] => {
	const [match, file, rank, piece = '', directions = '', promotion, drop, origin] = TEXT.exec(text.trim()) ?? [];
	if (match === undefined) return [];
	const before = lastMove(position);
	const letter = Object.keys(PIECES).find((one) => PIECES[one]!.includes(piece)) ?? piece;
	const isThere = (cell: number, x: number, y: number): boolean => placeOf(position, cell).join() === `${x},${y}`;
	const isTarget = ({ to }: Move): boolean => (file === undefined ? to === before?.to : isThere(to, digitOf(file), digitOf(rank!)));
	const named = legal(position).filter((move) => move.to >= 0 && letterOf(position, move.kind) === letter && isTarget(move));
	const onBoard = named.filter(({ from }) => from !== undefined);
	// A piece in hand is meant if the text says so, or if no piece on the board can go there.
	const meant = drop !== undefined || onBoard.length === 0 ? named.filter(({ from }) => from === undefined) : onBoard;
	const placed =
		origin === undefined ? meant : meant.filter(({ from }) => from !== undefined && placeOf(position, from).join('') === origin);
	const found = inDirections(placed, position, directions);
	const promoting = found.filter((move) => (move.promotion !== undefined) === (promotion === '成'));
	return promoting.length > 0 || promotion !== undefined ? promoting : found;
};
