import { setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { isNotationError } from '@x/diagnostics';
import { parsePosition, stringify } from '@x/fen';
import { dialectsOf, usual } from '@x/fen/dialects';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

const ids = sampleOf('dialects', Object.keys(games) as GameId[], { normal: 0.25, quick: 0.1 });

test.for(ids)('the first dialect of %s is its usual one', (id) => {
	const game = compile(games[id]);
	expect(dialectsOf(game)[0]!.name).toBe(game.dialects?.[0]?.name ?? 'fen');
	// A game that names none has the same.
	const { dialects: _, ...bare } = games[id];
	expect(dialectsOf(compile(bare))[0]!.name).toBe(dialectsOf(game)[0]!.name);
	const open = compile({ ...bare, dialects: [usual] });
	expect(stringify(open.start)).toBe(stringify(game.start));
});

test('a definition is data: a copy names its dialect, and the error says what to do', () => {
	const { crazyhouse } = games;
	for (const copy of [structuredClone(crazyhouse), JSON.parse(JSON.stringify(crazyhouse)) as typeof crazyhouse]) {
		expect(copy.dialects?.map(({ name }) => name)).toEqual(['fairy-stockfish', 'lichess', 'sjaak']);
		const game = compile(copy);
		expect(stringify(game.start, { dialect: usual })).toBe(stringify(compile(crazyhouse).start));
		expect(() => stringify(game.start)).toThrow(/^game.dialects\[0\]: Expected a dialect of `@x\/fen\/dialects`/);
	}
});

test('every dialect of a game is read, the strict mode reads the first alone', () => {
	const game = compile(games.crazyhouse);
	const played = 'r1bqkbnr/ppp1pppp/2n5/3P4/8/8/PPPP1PPP/RNBQKBNR';
	const texts = [`${played}[Pn] b KQkq - 0 3`, `${played}/Pn b KQkq - 0 3`];
	const read = texts.map((text) => parsePosition(text, game));
	expect(read.map((one) => stringify(one))).toEqual([texts[0], texts[0]]);
	expect(setupOf(read[0]!)).toEqual(setupOf(read[1]!));
	expect(() => parsePosition(texts[1]!, game, { mode: 'strict' })).toThrow();
	try {
		parsePosition('8/8', game);
	} catch (error) {
		expect(isNotationError(error)).toBe(true);
	}
});
