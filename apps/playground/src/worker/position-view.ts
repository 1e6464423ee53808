import { attackers, type Game, inCheck, key, lastMove, legal, NotationError, outcome, type Position, pieces, turn } from '@x/core';
import { stringify as fenOf } from '@x/fen';
import { stringify as sanOf } from '@x/san';
import type { FenDialect } from './offer.js';
import type { BoardView, LegalMove, PieceView, PositionView, Written } from './protocol.js';
import { kindLetter, kindTitle, moveView, numberOf, outcomeView } from './words.js';

/** The cells of a game's board. */
export const boardView = (game: Game): BoardView => {
	const cells = Array.from({ length: game.cells }, (_, cell) => ({ cell, vec: game.vecOf(cell) }))
		.filter(({ vec }) => game.cellAt(vec) !== undefined)
		.map(({ cell, vec }) => ({ cell, name: game.cellName(cell), x: vec[0] ?? 0, y: vec[1] ?? 0 }));
	return { width: Math.max(...cells.map(({ x }) => x)) + 1, height: Math.max(...cells.map(({ y }) => y)) + 1, cells };
};

/** Everything the page shows of a position, its legal moves with their names included. */
export const positionView = (position: Position, dialects: readonly FenDialect[]): PositionView => {
	const { game } = position;
	const sides = Object.keys(game.ruleset.sides);
	const { side } = turn(position);
	const last = lastMove(position);
	const over = outcome(position);
	const claim = over === undefined ? outcome(position, { claims: true }) : undefined;
	const views = pieces(position).map(
		({ cell, piece }): PieceView => ({
			cell,
			side: piece.side,
			tone: sides.indexOf(piece.side),
			kind: piece.kind,
			title: `${piece.side} ${kindTitle(game, piece.kind)}`,
			letter: kindLetter(game, piece.kind),
		}),
	);
	const checked = inCheck(position);
	const written = dialects.map((dialect) => writtenAs(dialect, position));
	const [usual] = written;
	return {
		key: key(position),
		fen: usual !== undefined && 'text' in usual ? usual.text : undefined,
		written,
		side,
		sideTitle: side,
		pieces: views,
		legal: legal(position).map(
			(move): LegalMove => ({
				...moveView(game, move),
				san: sanOf(move, position),
				promotionKind: move.promotion,
				promotionLetter: move.promotion === undefined ? undefined : kindLetter(game, move.promotion),
			}),
		),
		last: last === undefined ? undefined : moveView(game, last),
		check: checked ? royals(position, side) : [],
		checked,
		outcome: over === undefined ? undefined : outcomeView(over, side),
		claims: claim === undefined ? [] : [outcomeView(claim, side)],
		number: numberOf(position),
	};
};

/** A dialect may have words for the start of a game and none for a later position. */
const writtenAs = ({ options }: FenDialect, position: Position): Written => {
	try {
		return { text: fenOf(position, options) };
	} catch (error) {
		if (error instanceof NotationError) return { refused: error.message };
		throw error;
	}
};

/** Cells of the attacked royal pieces of a side. */
const royals = (position: Position, side: string): readonly number[] => {
	const { ruleset, names } = position.game;
	const kinds = names?.castling?.royal ?? [];
	const others = Object.keys(ruleset.sides).filter((other) => other !== side);
	return pieces(position)
		.filter(
			({ cell, piece }) =>
				piece.side === side && kinds.includes(piece.kind) && others.some((other) => attackers(position, cell, other).length > 0),
		)
		.map(({ cell }) => cell);
};
