import { viewOf } from '@x/board/game';
import { inCheck, key, lastMove, legal, moveName, outcome, type Position, previous, turn } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { stringify as fenOf } from '@x/fen';
import { stringify as sanOf } from '@x/san';
import type { GameText } from './game-text.js';
import type { FenDialect, PlayableGame } from './playable-game.js';
import type { LegalMove, PositionView, Written } from './protocol.js';
import { moveView, numberOf, outcomeView, sideTitle } from './words.js';

/** The part of a position needed to play on it: everything except its text and the texts of its moves, which take longest. */
export const playView = (position: Position, named?: PlayableGame['winName']): PositionView => {
	const { game } = position;
	const { side } = turn(position);
	const last = lastMove(position);
	const over = outcome(position);
	const claim = over === undefined ? outcome(position, { claims: true }) : undefined;
	const before = previous(position);
	const { pieces, hands, lastMove: cells, checks, moves, turn: mover } = viewOf(position);
	const called = (owner: string): string => sideTitle(game, owner);
	return {
		key: key(position),
		fen: undefined,
		written: [],
		side,
		sideTitle: sideTitle(game, side),
		again: before !== undefined && turn(before).side === side,
		pieces,
		hands,
		lastMove: cells,
		checks,
		moves,
		turn: mover,
		legal: legal(position).map((move): LegalMove => ({ ...moveView(game, move), san: moveName(move) })),
		last: last === undefined ? undefined : moveView(game, last),
		checked: inCheck(position),
		outcome: over === undefined ? undefined : outcomeView(over, side, called, named),
		claims: claim === undefined ? [] : [outcomeView(claim, side, called)],
		number: numberOf(position),
	};
};

/** The whole view of a position, including the texts of its legal moves. Each step takes a few milliseconds. */
export function* positionView(
	position: Position,
	{ dialects, winName }: Pick<PlayableGame, 'dialects' | 'winName'>,
	write = sanOf as NonNullable<GameText['write']>,
): Generator<undefined, PositionView> {
	const view = playView(position, winName);
	const written: Written[] = [];
	for (const dialect of dialects) {
		written.push(writtenAs(dialect, position));
		yield;
	}
	const [usual] = written;
	const moves = legal(position);
	const sans: string[] = [];
	for (const move of moves) {
		sans.push(write(move, position));
		yield;
	}
	const named = view.legal.map((move, index) => ({ ...move, san: sans[index]! }));
	const sanOfName = new Map(named.map(({ name, san }) => [name, san]));
	return {
		...view,
		fen: usual !== undefined && 'text' in usual ? usual.text : undefined,
		written,
		legal: named,
		// A move without words of its own is called as in the notation.
		moves: view.moves.map((move) => (move.label === move.id ? { ...move, label: sanOfName.get(move.id) ?? move.id } : move)),
	};
}

/** A dialect may be able to write the start of a game, but not a later position. */
const writtenAs = ({ options }: FenDialect, position: Position): Written => {
	try {
		return { text: fenOf(position, options) };
	} catch (error) {
		if (isNotationError(error)) return { refused: error.message };
		throw error;
	}
};
