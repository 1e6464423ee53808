import { END_REASONS, type EndReason, type GameOutcome, type GivenEnd, outcome } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { play } from '@x/san';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { parse, stringify } from '../src/index.js';
import { endOf, pgnOf, positionAtEnd } from '../src/position.js';

const now = play(chess.start, ['e4', 'e5']);

/** The ends that a reason admits. */
const endsOf = (reason: EndReason): readonly GivenEnd[] => {
	if (reason === 'resignation')
		return [
			{ reason, winner: 'white' },
			{ reason, winner: 'black' },
		];
	if (reason === 'agreement') return [{ reason, draw: true }];
	if (reason === 'unterminated') return [{ reason }];
	return [{ reason, winner: 'white' }, { reason, winner: 'black' }, { reason, draw: true }, ...(reason === 'unknown' ? [] : [{ reason }])];
};

describe('an end outside the rules', () => {
	test.each(END_REASONS)('%s: comes back from its PGN, in the words of the standard and of Lichess', (reason) => {
		for (const end of endsOf(reason))
			for (const dialect of ['standard', 'lichess'] as const) {
				const [game] = parse(stringify(pgnOf(now, { end, dialect })));
				expect(game!.problems).toEqual([]);
				expect(endOf(game!, positionAtEnd(game!, chess))).toEqual(end);
			}
	});

	test.each<[string, EndReason | undefined, string]>([
		['1-0', 'resignation', 'Anna won by resignation'],
		['1/2-1/2', 'agreement', 'Game drawn by agreement'],
		['0-1', 'time-forfeit', 'Anna won on time'],
		['1/2-1/2', 'time-forfeit', 'Game drawn by timeout vs insufficient material'],
		['1-0', 'abandonment', 'Anna won - game abandoned'],
		['1-0', 'abandonment', 'ABANDONED'],
		['1-0', 'resignation', 'Normal'],
		['0-1', 'unknown', 'a fire drill'],
		['*', undefined, 'Normal'],
		['*', 'unterminated', 'Unterminated'],
	])('%s is read as %s from "%s"', (result, reason, text) => {
		const [game] = parse(`[Termination "${text}"]\n\n1. e4 e5 ${result}`);
		expect(endOf(game!, now)?.reason).toBe(reason);
	});

	test('is that of the rules where they end the game, and a claim that they allow', () => {
		const mated = play(chess.start, ['f3', 'e5', 'g4', 'Qh4']);
		const [game] = parse('[Termination "Time forfeit"]\n\n1. f3 e5 2. g4 Qh4# 0-1');
		expect(endOf(game!, mated)).toEqual({ reason: 'checkmate', winner: 'black' });
		const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
		const third = play(chess.start, [...knights, ...knights]);
		const end = outcome(third, { claims: true })!;
		const drawn = pgnOf(third, { end });
		expect(drawn.result).toBe('1/2-1/2');
		expect(drawn.tags).toContainEqual({ name: 'Termination', value: 'normal' });
		expect(endOf(drawn, third)).toEqual({ reason: 'threefold-repetition', draw: true });
		expect(pgnOf(mated, { end: outcome(mated) }).result).toBe('0-1');
	});

	test.each<[string, GameOutcome, RegExp]>([
		['a reason that does not exist', { reason: 'boredom', draw: true }, /options\.end\.reason: Expected one of "resignation"/],
		['a rule that does not hold', { reason: 'checkmate', winner: 'white' }, /options\.end\.reason/],
		['a resignation without a winner', { reason: 'resignation' }, /options\.end\.winner/],
		['an agreement with a winner', { reason: 'agreement', winner: 'white' }, /options\.end\.draw/],
		['a winner and a draw', { reason: 'adjudication', winner: 'white', draw: true }, /options\.end\.draw/],
		['an unfinished game with a winner', { reason: 'unterminated', winner: 'white' }, /options\.end/],
		['a side that does not exist', { reason: 'resignation', winner: 'red' }, /options\.end\.winner: Expected one of white, black/],
	])('refuses %s', (_, end, message) => {
		expect(() => pgnOf(now, { end })).toThrow(message);
	});

	test('refuses an end after mate, and a result that contradicts it; a text of one’s own stays', () => {
		const mated = play(chess.start, ['f3', 'e5', 'g4', 'Qh4']);
		const end: GivenEnd = { reason: 'resignation', winner: 'white' };
		expect(() => pgnOf(mated, { end })).toThrow(/options\.end\.reason: Expected "checkmate"/);
		expect(() => pgnOf(now, { end, result: '0-1' })).toThrow(/options\.result: Expected "1-0"/);
		expect(pgnOf(now, { end, tags: { Termination: 'Anna resigned' } }).tags).toEqual([
			{ name: 'Termination', value: 'Anna resigned' },
			{ name: 'Result', value: '1-0' },
		]);
		expect(() => pgnOf(now, { end, dialect: 'chess.com' as never })).toThrow(/options\.dialect/);
		expect(() => endOf('1. e4' as never, now)).toThrow(TypeError);
		expectTypeOf<GivenEnd>().toExtend<GameOutcome>();
	});
});
