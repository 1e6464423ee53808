import { perft } from '@x/core';
import { compile } from '@x/core/compile';
import { describe, expect, test } from 'vitest';
import { castlingFromAnyFile } from '../src/any-file.js';
import { type GameId, games } from '../src/index.js';

const ids = Object.keys(games) as GameId[];

describe('castling from any file', () => {
	test('makes Chess960 of chess', () => {
		expect(castlingFromAnyFile(games.chess)?.rules).toEqual(games.chess960.rules);
	});
	test('keeps the moves of every game whose start has kings and rooks on the files of chess', () => {
		const changed = ids.filter((id) => {
			const wider = castlingFromAnyFile(games[id]);
			return wider !== undefined && perft(compile(wider).start, 2) !== perft(compile(games[id]).start, 2);
		});
		expect(changed).toEqual([]);
	});
	test('exists where kings castle as in chess only', () => {
		expect(
			ids
				.filter(
					(id) =>
						['crazyhouse', 'atomic', 'horde', 'antichess', 'racing-kings', 'capablanca', 'shogi'].includes(id) &&
						castlingFromAnyFile(games[id]),
				)
				.sort(),
		).toEqual(['atomic', 'crazyhouse', 'horde']);
	});
});
