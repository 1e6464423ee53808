import type { CellId, Drawings } from '@x/board';
import { parse } from '@x/pgn';
import { annotate, type Commented, createGame, nodeAt, withArrows, withSquares } from '@x/pgn/tree';
import { editedText, type PlacedMove, placedMove } from '../lazy/moves/edit-text.js';
import type { Noted } from './notations/notation.js';

/** The game before its first move. */
const placedStart = ({ text, game }: Noted['read']): PlacedMove => ({
	game: parse(text)[game] ?? { ...createGame(), span: { from: 0, to: text.length }, firstLine: 1, problems: [] },
	path: '',
});

/**
 * The text of a game with other drawings in the comment of a move, as `[%csl]` and `[%cal]`; undefined where the text is not that of a tree of moves, and
 * its moves have no comments.
 */
export const drawnText = ({ read, playable, node }: Noted, drawings: Drawings): string | undefined => {
	const nameOf = (cell: CellId): string => playable.game.cellName(Number(cell));
	const squares = drawings.circles.map(({ cell, color = 'green' }) => ({ square: nameOf(cell), color }));
	const arrows = drawings.arrows.map(({ from, to, color = 'green' }) => ({ from: nameOf(from), to: nameOf(to), color }));
	const draw = (commented: Commented): Commented => withArrows(withSquares(commented, squares), arrows);
	const placed = node === 0 ? placedStart(read) : placedMove(read.text, read.nodes[node]!.from);
	if (placed === undefined) return undefined;
	const { game, path } = placed;
	const { comments } = draw(node === 0 ? game : nodeAt(game, path)!);
	return editedText(read.text, placed, { game: node === 0 ? { ...game, comments } : annotate(game, path, { comments }), path }).text;
};
