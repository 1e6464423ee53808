import {
	attackers,
	inCheck,
	inHand,
	key,
	lastMove,
	legal,
	type Move,
	moveName,
	outcome,
	type Position,
	pieces,
	previous,
	turn,
} from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { stringify as fenOf } from '@x/fen';
import { stringify as sanOf } from '@x/san';
import type { FenDialect } from './playable-game.js';
import type { HandView, LegalMove, PieceView, PositionView, Written } from './protocol.js';
import { kindsIn, kindView, moveView, numberOf, outcomeView, sideTitle } from './words.js';

/** The part of a position needed to play on it: everything except its text and the texts of its moves, which take longest. */
export const playView = (position: Position): PositionView => {
	const { game } = position;
	const { side } = turn(position);
	const last = lastMove(position);
	const over = outcome(position);
	const claim = over === undefined ? outcome(position, { claims: true }) : undefined;
	const views = pieces(position).map(
		({ cell, piece }): PieceView => ({ cell, side: piece.side, ...kindView(game, piece.side, piece.kind) }),
	);
	const moves = legal(position);
	const before = previous(position);
	const checked = inCheck(position);
	const called = (owner: string): string => sideTitle(game, owner);
	return {
		key: key(position),
		fen: undefined,
		written: [],
		side,
		sideTitle: sideTitle(game, side),
		again: before !== undefined && turn(before).side === side,
		pieces: views,
		hands: handViews(position, moves),
		legal: moves.map(
			(move): LegalMove => ({
				...moveView(game, move),
				san: moveName(move),
				becomes: move.promotion === undefined ? undefined : kindView(game, move.side, move.promotion),
			}),
		),
		last: last === undefined ? undefined : moveView(game, last),
		check: checked ? royals(position, side) : [],
		checked,
		outcome: over === undefined ? undefined : outcomeView(over, side, called),
		claims: claim === undefined ? [] : [outcomeView(claim, side, called)],
		number: numberOf(position),
	};
};

/** The whole view of a position, including the texts of its legal moves. Each step takes a few milliseconds. */
export function* positionView(position: Position, dialects: readonly FenDialect[]): Generator<undefined, PositionView> {
	const view = playView(position);
	const written: Written[] = [];
	for (const dialect of dialects) {
		written.push(writtenAs(dialect, position));
		yield;
	}
	const [usual] = written;
	const moves = legal(position);
	const sans: string[] = [];
	for (const move of moves) {
		sans.push(sanOf(move, position));
		yield;
	}
	return {
		...view,
		fen: usual !== undefined && 'text' in usual ? usual.text : undefined,
		written,
		legal: view.legal.map((move, index) => ({ ...move, san: sans[index]! })),
	};
}

/** The hand of each side, and the pieces that the side to move may drop without a hand. */
const handViews = (position: Position, moves: readonly Move[]): readonly HandView[] => {
	const { game } = position;
	const dropped = new Set(moves.flatMap(({ from, to, kind }) => (from === undefined && to >= 0 ? [kind] : [])));
	const hands = game.ruleset.sideOrder.map((side): HandView => {
		const counts = new Map<string, number>();
		for (const store of Object.values(inHand(position, side))) {
			for (const [kind, count] of Object.entries(store)) counts.set(kind, (counts.get(kind) ?? 0) + count);
		}
		const endless = side === turn(position).side ? [...dropped].filter((kind) => !counts.has(kind)) : [];
		const held = [...counts, ...endless.map((kind): [string, undefined] => [kind, undefined])];
		return { side, sideTitle: sideTitle(game, side), pieces: held.map(([kind, count]) => ({ ...kindView(game, side, kind), count })) };
	});
	// A single kind to drop needs no hand on the page: showing and hiding it would move the board.
	return Object.keys(game.ruleset.stores).length > 0 || dropped.size > 1 ? hands : [];
};

/** A dialect may be able to write the start of a game, but not a later position. */
const writtenAs = ({ options }: FenDialect, position: Position): Written => {
	try {
		return { text: fenOf(position, options) };
	} catch (error) {
		if (isNotationError(error)) return { refused: error.message };
		throw error;
	}
};

/** Cells of a side's attacked royal pieces. */
const royals = (position: Position, side: string): readonly number[] => {
	const { ruleset } = position.game;
	const kinds = kindsIn(ruleset.royal);
	const others = ruleset.sideOrder.filter((other) => other !== side);
	return pieces(position)
		.filter(
			({ cell, piece }) =>
				piece.side === side && kinds.includes(piece.kind) && others.some((other) => attackers(position, cell, other).length > 0),
		)
		.map(({ cell }) => cell);
};
