import { apply, key, legal, moveName, outcome } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { type AnyMoveForm, type MoveData, play, readMove, SanError, safePlay, stringify } from '../src/index.js';

/** The error that a call throws. */
const thrown = (call: () => unknown): unknown => {
	try {
		call();
	} catch (error) {
		return error;
	}
	return undefined;
};

describe('play', () => {
	test('reads SAN and coordinates, alone and in lists', () => {
		const texts = ['e4', 'e7e5', 'Ng1-f3', 'nb8c6', 'F1B5', '0000'];
		expect(thrown(() => play(chess.start, texts))).toMatchObject({ message: expect.stringContaining('moves[3]') });
		const after = play(chess.start, ['e4', 'e7e5', 'Ng1-f3', 'b8c6', '1. Bb5!?', 'a6']);
		expect(key(after)).toBe(key(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'].reduce((position, text) => play(position, text), chess.start)));
		expect(play(chess.start, [])).toBe(chess.start);
		expect(key(play(play(chess.start, 'e4'), '--', { nullMoves: true }))).not.toBe(key(play(chess.start, 'e4')));
	});
	test('names the move of a list that is not legal, with the problems of SAN', () => {
		const error = thrown(() => play(chess.start, ['e4', 'e5', 'Ke3']));
		expect(error).toBeInstanceOf(SanError);
		expect(error).toMatchObject({ text: 'Ke3', problems: [{ data: { index: 2 } }] });
		expect(thrown(() => play(chess.start, 'Ke3'))).not.toMatchObject({ problems: [{ data: { index: 0 } }] });
		const safe = safePlay(chess.start, ['e4', 'e5', 'Ke3']);
		expect(safe).toEqual({ ok: false, problems: (error as SanError).problems });
	});
	test('warns as resolve does, in lists with the number of the move', () => {
		const played = safePlay(chess.start, ['e4+', 'e5']);
		expect(played.ok && played.warnings.map(({ code, data }) => [code, data?.index])).toEqual([['san/suffix', 0]]);
		expect(safePlay(chess.start, 'e2e4', { mode: 'strict' }).ok).toBe(false);
	});
	test('types the data of both kinds of faults', () => {
		const nearestOf = (move: AnyMoveForm): readonly string[] | undefined => {
			const read = readMove(move, chess.start);
			return read.ok ? undefined : read.problems[0]?.data?.nearest;
		};
		expect(nearestOf('nf3')).toEqual(['Nf3']);
		expect(nearestOf('Nd5')).toEqual(['Nc3', 'Nf3']);
		expect(nearestOf({ from: 'e2', to: 'e5' })).toBe(undefined);
		const read = readMove({ from: 'e2', to: 'e9' }, chess.start);
		expect(read.ok ? undefined : read.problems[0]?.data).toMatchObject({ path: 'to', cell: 'e9' } satisfies MoveData);
	});
	test.each([undefined, null, 4, {}, [4], ['e4', undefined]])('refuses %o', (moves) => {
		expect(() => play(chess.start, moves as unknown as string)).toThrow(TypeError);
		expect(() => safePlay(chess.start, moves as unknown as string)).toThrow(TypeError);
	});
	test.each(sampleOf('played texts', Object.entries(games), { normal: 0.2, quick: 0.05 }))(
		'%s is played from its texts and its names',
		(_, definition) => {
			const game = compile(definition);
			const random = randomFrom(11);
			let position = game.start;
			for (let ply = 0; ply < byExtent({ full: 60, normal: 24, quick: 8 }) && outcome(position) === undefined; ply++) {
				const moves = legal(position);
				if (moves.length === 0) break;
				const move = moves[random(moves.length)]!;
				const next = apply(position, move);
				expect(key(play(position, stringify(move, position)))).toBe(key(next));
				expect(key(play(position, moveName(move))), moveName(move)).toBe(key(next));
				position = next;
			}
		},
	);
});
