import { describe, expect, it } from 'vitest';
import { games } from '../src/games.js';
import { type Line, type ParsedGame, parse, stringify } from '../src/index.js';
import { validator } from '../src/validate.js';
import { hasShared, shared } from './support/shared.js';

const FILES = ['atomic', 'chess960', 'crazyhouse', 'standard-lichess', 'standard-otb'];

/** A value without the places of its parts. */
const content = (game: ParsedGame): unknown =>
	JSON.parse(JSON.stringify(game, (key, value) => (['span', 'valueSpan', 'problems', 'firstLine'].includes(key) ? undefined : value)));

const count = ({ moves }: Line): number => moves.length;

describe.skipIf(!hasShared)('real games', () => {
	it.each(FILES)('of the file %s are legal in every move, and equal after writing and reading', (name) => {
		const bytes = new TextEncoder().encode(shared(`pgn/${name}.pgn`));
		const check = validator(games);
		const read = parse(bytes, { validator: check });
		expect(read.flatMap(({ problems }) => problems)).toEqual([]);
		expect(read.reduce((sum, game) => sum + count(game), 0)).toBeGreaterThan(1000);
		for (const { moves } of read) for (const { legal } of moves) expect(legal).toBe(true);
		for (const format of ['export', 'compact'] as const) {
			const text = stringify(read, { format });
			const again = parse(text, { validator: check, mode: 'strict' });
			expect(stringify(again, { format })).toBe(text);
			if (format === 'compact') expect(again.map(content)).toEqual(read.map(content));
			else
				expect(again.map(content).map((game) => ({ ...(game as object), tags: 0 }))).toEqual(
					read.map(content).map((game) => ({ ...(game as object), tags: 0 })),
				);
		}
	});
});
