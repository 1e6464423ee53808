import { attackers, type Cell, type Position, pieceAt } from '@x/core';
import type { PieceCode, Side, Square } from '../game.js';
import type { Board } from './board.js';

/** Where a piece comes from, seen by its player: -1 left or behind, 1 right or ahead, 0 neither. */
interface Origin {
	readonly cell: Cell;
	readonly right: number;
	/** Whether it moves ahead (1), back (-1) or sideways (0). */
	readonly ahead: number;
}

/** The sides alone tell two pieces of these kinds apart, even where one goes straight. */
const WITHOUT_STRAIGHT: readonly PieceCode[] = ['UM', 'RY'];

const originOf = (cell: Cell, to: Square, side: Side, board: Board): Origin => {
	const { file, rank } = board.squareOf(cell);
	const forward = side === 'black' ? 1 : -1;
	return { cell, right: Math.sign(to.file - file) * forward, ahead: Math.sign(rank - to.rank) * forward };
};

const MOTIONS: Readonly<Record<string, number>> = { 上: 1, 引: -1, 寄: 0 };

/** The origins that signs leave: motions first, then sides. A side that no piece comes from means the piece nearest to it. */
const told = (origins: readonly Origin[], signs: string): readonly Origin[] => {
	let kept = origins;
	for (const sign of signs) {
		if (sign === '直') kept = kept.filter(({ right, ahead }) => right === 0 && ahead > 0);
		else if (Object.hasOwn(MOTIONS, sign)) kept = kept.filter(({ ahead }) => ahead === MOTIONS[sign]);
	}
	for (const sign of signs) {
		if (sign !== '右' && sign !== '左') continue;
		const side = sign === '右' ? 1 : -1;
		const farthest = Math.max(...kept.map(({ right }) => right * side));
		kept = kept.filter(({ right }) => right * side === farthest);
	}
	return kept;
};

/** The origins among some that the signs of a move name. */
export const inDirections = (cells: readonly Cell[], signs: string, to: Square, side: Side, board: Board): readonly Cell[] =>
	told(
		cells.map((cell) => originOf(cell, to, side, board)),
		signs,
	).map(({ cell }) => cell);

/**
 * The fewest signs that tell a move from those of like pieces to its target, after the rules of the Japan Shogi Association (棋譜の表記方法): the
 * motion where it suffices, otherwise the side or 直, otherwise both. Pieces that may not move because of their king count: a reader need not
 * know them. Undefined if no signs suffice, as for pieces behind each other.
 */
export const signsOf = (
	{ from, to, piece }: { readonly from: Cell | undefined; readonly to: Cell; readonly piece: PieceCode },
	position: Position,
	side: Side,
	board: Board,
): string | undefined => {
	const target = board.squareOf(to);
	const kind = board.kindOf(piece);
	const cells = attackers(position, to, board.sideNamed(side)).filter((cell) => pieceAt(position, cell)?.kind === kind);
	if (from === undefined) return cells.length > 0 ? '打' : '';
	const origins = [...new Set([...cells, from])].map((cell) => originOf(cell, target, side, board));
	const own = origins.find(({ cell }) => cell === from)!;
	const motion = own.ahead > 0 ? '上' : own.ahead < 0 ? '引' : '寄';
	const straight = own.right === 0 && own.ahead > 0 && !WITHOUT_STRAIGHT.includes(piece) ? ['直'] : [];
	const sides = own.right > 0 ? ['右'] : own.right < 0 ? ['左'] : WITHOUT_STRAIGHT.includes(piece) ? ['右', '左'] : [];
	const choices = ['', motion, ...straight, ...sides, ...sides.map((one) => one + motion), '直'];
	return choices.find((signs) => {
		const [only, other] = told(origins, signs);
		return only?.cell === from && other === undefined;
	});
};
