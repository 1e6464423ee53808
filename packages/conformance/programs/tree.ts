/** An analysis: variations, comments, arrows, and moves that a user drags on the board. */
import { type MoveParts, toMove } from '@x/core';
import { parsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { type PgnGame, parse, stringify } from '@x/pgn';
import { pgnOf, positionsFrom } from '@x/pgn/position';
import { addLine, addMove, annotate, childrenOf, createGame, edit, promote, withArrows, withCommentText, withSquares } from '@x/pgn/tree';
import { stringify as sanOf } from '@x/san';

export function annotated(): PgnGame {
	let game = createGame({ White: 'Anna', Black: 'Berta' });
	game = addLine(game, '', ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6']).game;
	game = addLine(game, 'e4 e5 Nf3', ['Nf6', 'Nxe5', 'd6']).game;
	game = promote(addMove(game, 'e4', 'c5').game, 'e4 c5').game;
	game = annotate(game, 'e4 e5 Nf3', { nags: [1, 14] });
	return edit(game, 'e4 e5', (node) =>
		withSquares(withArrows(withCommentText(node, 'Open game'), [{ color: 'red', from: 'e7', to: 'e5' }]), [
			{ color: 'green', square: 'e5' },
		]),
	);
}

/** The game with a move that a user drags on the board at a path, and the path of that move. */
export function dragged(game: PgnGame, path: string, drag: MoveParts): { readonly game: PgnGame; readonly path: string } | string {
	const here = positionsFrom(chess.start).at(game, path)!;
	const move = toMove(here, drag);
	return move.ok ? addMove(game, path, sanOf(move.value, here)) : move.problems[0]!.message;
}

export const isKept = (game: PgnGame): boolean => stringify(parse(stringify(game))[0]!) === stringify(game);

export const fromFen = (fen: string): string =>
	stringify(addLine(pgnOf(parsePosition(fen, chess)), '', ['Ke7', 'e4']).game, { format: 'compact' });

export const repliesTo = (game: PgnGame, path: string): readonly string[] => childrenOf(game, path) ?? [];
