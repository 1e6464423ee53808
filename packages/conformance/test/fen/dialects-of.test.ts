import { compile } from '@x/core/compile';
import { parsePosition, stringify } from '@x/fen';
import { dialectsOf } from '@x/fen/dialects';
import { games } from '@x/games';
import { expect, test } from 'vitest';

const namesOf = (id: keyof typeof games): string =>
	dialectsOf(compile(games[id]))
		.map(({ name }) => name)
		.join(' ');

test('lists the usual dialect of a game first', () => {
	expect(namesOf('chess').split(' ')[0]).toBe('fen');
	expect(namesOf('crazyhouse').split(' ')[0]).toBe('fairy-stockfish');
	expect(namesOf('shogi').split(' ')[0]).toBe('sfen');
	expect(namesOf('glinski').split(' ')[0]).toBe('hexagonal');
	expect(namesOf('raumschach').split(' ')[0]).toBe('layered');
	expect(namesOf('marseillais').split(' ')[0]).toBe('complete');
});

test('lists only dialects that read their own output', () => {
	for (const id of ['chess', 'crazyhouse', 'xiangqi', 'minishogi'] as const) {
		const game = compile(games[id]);
		for (const dialect of dialectsOf(game)) {
			const options = { dialect };
			const text = stringify(game.start, options);
			expect(stringify(parsePosition(text, game, options), options)).toBe(text);
		}
	}
});

test('lists nothing for a game without names', () => {
	expect(dialectsOf(compile(games.chess.rules))).toEqual([]);
});
