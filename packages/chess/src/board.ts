import { type Game, type PieceData, type Position, pieceAt, pieces } from '@x/core';
import type { Piece, Words } from './constants.js';
import { colorOf, letterOf } from './letters.js';

/** A square with its piece. */
export interface PlacedPiece<W extends Words> extends Piece<W> {
	square: W['square'];
}

export const pieceOf = <W extends Words>(game: Game, { kind, side }: PieceData): Piece<W> => ({
	type: letterOf(game, kind),
	color: colorOf(game, side),
});

/** The cells of the board, rank by rank from the top. Cells that a board does not have are undefined. */
export function rowsOf(game: Game): (number | undefined)[][] {
	const vectors = Array.from({ length: game.cells }, (_, cell) => game.vecOf(cell));
	const range = (axis: number): number[] => {
		const values = vectors.map((vec) => vec[axis] ?? 0);
		const least = Math.min(...values);
		return Array.from({ length: Math.max(...values) - least + 1 }, (_, index) => least + index);
	};
	const files = range(0);
	const further = vectors[0]?.slice(2) ?? [];
	return range(1)
		.reverse()
		.map((y) =>
			files.map((x) => {
				const cell = game.cellAt([x, y, ...further]);
				return cell !== undefined && game.isCell(cell) ? cell : undefined;
			}),
		);
}

/** The board as rows of squares, from the top. */
export function boardOf<W extends Words>(position: Position): (PlacedPiece<W> | null)[][] {
	const { game } = position;
	return rowsOf(game).map((row) =>
		row.map((cell) => {
			const piece = cell === undefined ? undefined : pieceAt(position, cell);
			return piece === undefined ? null : { square: game.cellName(cell!), ...pieceOf<W>(game, piece) };
		}),
	);
}

/** The squares of the pieces that equal one, from the top of the board. */
export function squaresOf<W extends Words>(position: Position, kind: string, side: string): W['square'][] {
	const { game } = position;
	const found = new Set(pieces(position).flatMap(({ cell, piece }) => (piece.kind === kind && piece.side === side ? [cell] : [])));
	return rowsOf(game).flatMap((row) => row.flatMap((cell) => (cell !== undefined && found.has(cell) ? [game.cellName(cell)] : [])));
}

/** A drawing of the board in characters: the pieces of the first side in upper case. */
export function drawingOf(position: Position): string {
	const { game } = position;
	const first = game.ruleset.sideOrder[0];
	const rows = rowsOf(game);
	const names = rows.map((row) => row.map((cell) => (cell === undefined ? '' : game.cellName(cell))));
	const rank = (row: readonly string[]): string => row.find((name) => name !== '')?.replace(/^[a-z]+/, '') ?? '';
	const edge = `   +${'-'.repeat(3 * (rows[0]?.length ?? 0))}+`;
	const lines = rows.map((row, index) => {
		const cells = row.map((cell) => {
			if (cell === undefined) return '   ';
			const piece = pieceAt(position, cell);
			if (piece === undefined) return ' . ';
			const letter = letterOf(game, piece.kind);
			return (piece.side === first ? letter.toUpperCase() : letter).padStart(2).padEnd(3);
		});
		return `${rank(names[index]!).padStart(2)} |${cells.join('')}|`;
	});
	const files = names.at(-1)?.map((name) => name.replace(/\d+$/, '').padStart(2).padEnd(3)) ?? [];
	return [edge, ...lines, edge, `    ${files.join('').trimEnd()}`].join('\n');
}
