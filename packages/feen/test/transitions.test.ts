import { apply, find, type Game, type Move, outcome, type Position, type Problem, position as positionOf, type Result } from '@x/core';
import { chess as game } from '@x/core/games/chess';
import { describe, expect, test } from 'vitest';
import { fromPosition, toSetup, westernChess } from '../src/bindings/index.js';
import { type Feen, parse, stringify } from '../src/index.js';
import { eachShared, readSharedFile } from './vectors.js';

interface Transition {
	readonly id: string;
	readonly feen: string;
	readonly move: readonly [from: string | null, to: string, becomes: string | null];
	readonly legal: boolean;
	readonly result?: string;
	readonly status?: string;
}

const KINDS: Readonly<Record<string, string>> = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' };
/** Games that core has: both armies of chess. */
const played = ({ feen }: Transition): boolean => / [Ww]\/[Ww]$/.test(feen);

const unwrap = <T>(result: Result<T, Problem>): T => {
	if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
	return result.value;
};

const movesOf = (position: Position, [from, to, becomes]: Transition['move']): readonly Move[] =>
	from === null
		? []
		: find(position, { from, to }).filter(({ promotion }) => promotion === (becomes === null ? undefined : KINDS[becomes]));

/** In that engine who captures keeps the piece in hand, with its letter and without its sign. */
const captured = (hands: Feen['hands'], move: Move, owner: 'first' | 'second', of: Game): Feen['hands'] => {
	const hand: Record<string, number> = { ...hands[owner] };
	for (const { kind } of move.captured) {
		const letter = owner === 'first' ? kind.toLowerCase() : kind;
		hand[letter] = (hand[letter] ?? 0) + 1;
	}
	expect(of).toBe(game);
	return { ...hands, [owner]: hand };
};

describe('moves of the engine that writes readiness', () => {
	eachShared<Transition>('transitions.readiness', 20, (record) => {
		if (!played(record)) return;
		const { feen, move, legal, result, status } = record;
		const before = parse(feen);
		// Core's chess has no black pawn on the first rank: that record is no position of it.
		if (/\/[^/]*p[^/]* \/ W\/w$/.test(feen)) return;
		const position = positionOf(game, unwrap(toSetup(before, game, westernChess, { convention: 'readiness' })));
		const moves = movesOf(position, move);
		expect(moves.length).toBe(legal ? 1 : 0);
		if (!moves[0] || result === undefined) return;
		const after = apply(position, moves[0]);
		const written = unwrap(fromPosition(after, westernChess, { convention: 'readiness' })).feen;
		const hands = captured(before.hands, moves[0], before.active === 'W' ? 'first' : 'second', position.game);
		expect(stringify({ ...written, hands })).toBe(result);
		if (status === 'insufficient') expect(outcome(after)?.reason).toBe('insufficient-material');
		if (status === 'ongoing') expect(outcome(after)).toBe(undefined);
		if (status === 'nomove') expect(outcome(after)).toMatchObject({ winner: 'white' });
	});

	const records = readSharedFile<readonly Transition[]>('transitions.readiness');
	test.skipIf(records === undefined)('are played where both armies are of chess', () => {
		expect(records!.filter(played).length).toBeGreaterThanOrEqual(10);
	});
});
