import { apply, type Game, inCheck, legal, type Move, outcome, type Position, setupOf, validate } from '@x/core';
import { reference } from '@x/core/reference';
import { setupFromText } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { sharedRows } from '../engine/games.js';
import { ownVectors } from '../reference/vectors.js';
import { coordinates, gameOf, turnsOf } from './variants.js';

/** A position, and moves to play from there. */
interface Input {
	readonly variant: string;
	/** A FEN, or `startpos`. */
	readonly fen: string;
	readonly moves?: readonly string[];
	/** Present: claims count. */
	readonly claim?: string | true;
	/** The start position. */
	readonly startFen?: string;
}

/** How the game stands then; what is absent is not asked. */
interface Expected {
	readonly outcome?: string | undefined;
	readonly reason?: string | undefined;
	readonly legal?: readonly string[] | undefined;
	readonly check?: boolean | undefined;
	/** Codes of the faults for which the position is refused. */
	readonly refused?: readonly string[];
}

interface Row extends Input {
	readonly expectOutcome?: string;
	readonly expectLegal?: readonly string[];
	readonly expectCheck?: boolean;
	readonly why: string;
}

/** Rows that only one program supports and that a source contradicts, with the source. Every row is met at present. */
const ARGUED: Readonly<Record<string, string>> = {};

const validated = (game: Game, fen: string): ReturnType<typeof validate<Game>> =>
	validate(game, setupFromText(fen, game.ruleset, game.names!));

function positionOf(game: Game, fen: string): Position {
	if (fen === 'startpos') return game.start;
	const made = validated(game, fen);
	if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join(' '));
	return made.value;
}

/** A royal could be captured at once, so the position is refused. */
function isCapturable(game: Game, fen: string): boolean {
	const made = validated(game, fen);
	return !made.ok && made.problems.every(({ code }) => code === 'setup/royal-capturable');
}

/** The legal moves by the interpreter, which plays from every position. */
function literalMoves(game: Game, fen: string): string[] {
	const definition = reference(game.ruleset);
	const moves = definition.legal(definition.stateOf(setupFromText(fen, game.ruleset, game.names!)));
	return moves.map((move) => coordinates({ ...move, position: game.start } as unknown as Move)).sort();
}

/** Plays moves; a game that is over takes no more of them. */
function played(start: Position, moves: readonly string[]): Position {
	let at = start;
	for (const text of moves) {
		const found = legal(at);
		if (found.length === 0 && outcome(at) !== undefined) return at;
		const move = found.find((candidate) => coordinates(candidate) === text);
		expect(move, `${text} is legal`).toBeDefined();
		at = apply(at, move!);
	}
	return at;
}

/** `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that goes on. */
function resultOf(at: Position, claims: boolean): string {
	const end = outcome(at, { claims });
	if (end === undefined) return '*';
	const [first] = Object.keys(at.game.ruleset.sides);
	const [own, other] = end.points ?? (end.winner === undefined ? [0, 0] : end.winner === first ? [1, 0] : [0, 1]);
	return own > other ? '1-0' : own < other ? '0-1' : '1/2-1/2';
}

function check({ variant, fen, moves = [], claim, startFen }: Input, expected: Expected): void {
	const game = gameOf(variant)!;
	if (startFen !== undefined) {
		const pieces = (at: Position): string[] =>
			setupOf(at)
				.pieces.map((piece) => JSON.stringify(piece))
				.sort();
		expect(pieces(game.start)).toEqual(pieces(positionOf(game, startFen)));
	}
	if (expected.refused !== undefined) {
		const made = validated(game, fen);
		expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(expected.refused);
		return;
	}
	if (moves.length === 0 && expected.legal !== undefined && fen !== 'startpos' && isCapturable(game, fen)) {
		expect(literalMoves(game, fen)).toEqual([...expected.legal].sort());
		return;
	}
	const at = played(positionOf(game, fen), moves);
	const claims = claim !== undefined;
	if (expected.outcome !== undefined) expect(resultOf(at, claims)).toBe(expected.outcome);
	if (expected.reason !== undefined) expect(outcome(at, { claims })?.reason).toBe(expected.reason);
	if (expected.legal !== undefined) expect(turnsOf(at, variant).sort()).toEqual([...expected.legal].sort());
	if (expected.check !== undefined) expect(inCheck(at)).toBe(expected.check);
}

const titleOf = ({ variant, fen, why }: Row): string => `${variant}: ${why} (${fen})`;

const shared = sharedRows<Row>('variants/outcomes.json');
describe.skipIf(shared.length === 0)('positions on which another engine and ours once disagreed', () => {
	it.each(shared.map((row) => [titleOf(row), row] as const))('%s', (title, row) => {
		const { expectOutcome: result, expectLegal, expectCheck } = row;
		const test = (): void => check(row, { outcome: result, legal: expectLegal, check: expectCheck });
		if (ARGUED[title] === undefined) test();
		else expect(test).toThrow();
	});
});

describe('ends of games and checks, our own positions', () => {
	it.each(ownVectors<Input, Expected>('outcomes.json').map((row) => [row.id, row] as const))('%s', (_, row) =>
		check(row.input, row.expect),
	);

	const repeated = ownVectors<Input, Expected>('outcomes.json').filter(({ expect: { reason } }) =>
		/^(perpetual|repetition)/.test(reason ?? ''),
	);
	it.each(repeated.map((row) => [row.id, row] as const))('%s: the interpreter agrees after each move', (_, { input }) => {
		const { variant, fen, moves = [], claim } = input;
		const game = gameOf(variant)!;
		const definition = reference(game.ruleset);
		let at = positionOf(game, fen);
		let state = fen === 'startpos' ? definition.start() : definition.stateOf(setupFromText(fen, game.ruleset, game.names!));
		for (const text of moves) {
			const literal = definition.legal(state).find((move) => coordinates({ ...move, position: at } as unknown as Move) === text);
			if (literal === undefined) break;
			state = definition.apply(state, literal);
			at = played(at, [text]);
			expect(outcome(at, { claims: claim !== undefined })).toEqual(definition.outcome(state, { claims: claim !== undefined }));
		}
	});
});
