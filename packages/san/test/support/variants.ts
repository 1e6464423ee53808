import { type Game, inHand, legal, type Move, type Position, pieceAt, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { setupFromText } from '@x/core/testing';
import { games as allGames, isGameId } from '@x/games';

/** Names in the shared tables → names in allGames, if they differ. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	'3check': 'three-check',
	'5check': 'five-check',
	fischerandom: 'chess960',
	kingofthehill: 'king-of-the-hill',
	mini: 'minishogi',
	racingkings: 'racing-kings',
};

const games = new Map<string, Game>();

/** The game of a name in the shared tables; `undefined` if core does not have it. */
export function gameOf(variant: string): Game | undefined {
	const id = OTHER_NAMES[variant] ?? variant;
	const game = games.get(variant) ?? (isGameId(id) ? compile(allGames[id]) : undefined);
	if (game !== undefined) games.set(variant, game);
	return game;
}

/** The position of a FEN of the shared tables. */
export function positionOf(game: Game, fen: string): Position {
	const made = validate(game, setupFromText(fen, game.ruleset, game.names!));
	if (!made.ok) throw new Error(`${fen}: ${made.problems[0]!.message}`);
	return made.value;
}

/** A move in the coordinates of the shared tables: files and ranks from the first side's left, the letter of a promotion or `+`. */
export function coordinates(move: Move): string {
	const { game } = move.position;
	const kinds = game.names!.kinds;
	const name = (cell: number): string => {
		const [x = 0, y = 0] = game.vecOf(cell);
		return `${String.fromCharCode(97 + x)}${y + 1}`;
	};
	if (move.to < 0) return '0000';
	if (move.from === undefined) return `${kinds[move.kind]!.letter}@${name(move.to)}`;
	const letter = move.promotion === undefined ? '' : kinds[move.promotion]!.letter;
	const ending = letter !== '' && kinds[move.kind]!.letter === `+${letter}` ? '-' : letter.startsWith('+') ? '+' : letter.toLowerCase();
	// The piece that comes from the hand to a cell that another piece has left.
	const held = inHand(move.position, move.side)[game.names!.gate ?? ''] ?? {};
	const gate = move.writes.find(
		({ cell, piece }) =>
			piece && held[piece.kind] && cell !== move.to && (cell === move.from || pieceAt(move.position, cell)?.kind !== piece.kind),
	);
	return name(move.from) + name(move.to) + ending + (gate ? kinds[gate.piece!.kind]!.letter.toLowerCase() : '');
}

/** The legal move with a name in the shared tables. */
export function moveOf(position: Position, uci: string): Move {
	const move = legal(position).find((one) => coordinates(one) === uci);
	if (move === undefined) throw new Error(`no move ${uci}`);
	return move;
}
