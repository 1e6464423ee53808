import type { Game, GameOutcome, Move, Position } from '@x/core';
import { moveName, previous, turn, variable } from '@x/core';
import * as strings from '../strings/worker/engine.js';
import type { MoveView, OutcomeView } from './protocol.js';

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The title of a side inside a sentence: `white`, `Sente`. */
export const sideTitle = (game: Pick<Game, 'names'>, side: string): string => game.names?.sideTitles?.[side] ?? side;

export const kindTitle = (game: Game, kind: string): string => game.ruleset.kinds[kind]?.title ?? kind;

export const reasonWords = (reason: string): string => strings.reason(reason);

/** The outcome of a game as a sentence; `called` gives the titles of sides, `named` the names of rules by which a game is won. */
export const outcomeView = (
	outcome: GameOutcome,
	mover: string,
	called = (side: string): string => side,
	named?: (reason: string) => string | undefined,
): OutcomeView => {
	const { reason, claim, winner } = outcome;
	const words = strings.reason(reason);
	if (claim !== undefined) {
		const text = claim === 'mover' ? strings.mayClaim(capital(called(mover)), words) : strings.eitherMayClaim(words);
		return { reason, text, winner: undefined };
	}
	const text =
		winner === undefined ? strings.draw(capital(words)) : strings.won(named?.(reason) ?? capital(words), capital(called(winner)));
	return { reason, text, winner };
};

/** A move with its description. */
export const moveView = (game: Game, move: Move): MoveView => {
	const marks = game.names?.castling?.marks ?? {};
	const castling = move.marks.find((mark) => mark in marks);
	return {
		name: moveName(move),
		from: move.from,
		to: move.to < 0 ? undefined : move.to,
		side: move.side,
		kind: move.kind,
		mover: kindTitle(game, move.kind),
		promotion: move.promotion === undefined ? undefined : kindTitle(game, move.promotion),
		captured: move.captured.map(({ kind }) => kindTitle(game, kind)),
		castling: castling === undefined ? undefined : marks[castling],
	};
};

/** The number of a move made here, and whether it is always written: not before the second move of one turn. */
export const numberOf = (position: Position): { readonly text: string; readonly always: boolean } => {
	const { ruleset, names } = position.game;
	const full = names?.clocks?.full;
	const { side, ply } = turn(position);
	const number = full === undefined ? Math.floor(ply / 2) + 1 : variable(position, full);
	const before = previous(position);
	const goesOn = before !== undefined && turn(before).side === side;
	return side === ruleset.sideOrder[0] ? { text: `${number}.`, always: !goesOn } : { text: `${number}...`, always: false };
};

/** The kinds named in a condition. */
export const kindsIn = (condition: unknown): readonly string[] => {
	if (typeof condition !== 'object' || condition === null) return [];
	return Object.entries(condition).flatMap(([name, value]) =>
		name === 'kind' && Array.isArray(value) ? (value as string[]) : kindsIn(value),
	);
};
