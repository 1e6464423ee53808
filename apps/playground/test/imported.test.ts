import { apply, type GameDefinition, key, legal, moveName, sameMove } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { isNotationError } from '@x/diagnostics';
import { safeParsePosition, stringify as writeFen } from '@x/fen';
import { safeResolve, stringify as writeSan } from '@x/san';
import { parse } from '@x/sjaak-variants';
import { gallery } from '@x/sjaak-variants/gallery';
import { toGame } from '@x/sjaak-variants/rules';
import { parse as parseIni, stringify as stringifyIni } from '@x/variants-ini';
import { fromGame } from '@x/variants-ini/from';
import { toGame as gameOfSection } from '@x/variants-ini/rules';
import { describe, expect, test } from 'vitest';
import { dialectsOf } from '../src/worker/fen-dialects.js';

const ours = gallery.map(({ id, text }): [string, GameDefinition] => [id, toGame(parse(text).variants[0]!)]);

/** Variants converted through a section of Fairy-Stockfish, as far as it can express them. */
const imported = ours.flatMap(([id, game]): [string, GameDefinition][] => {
	try {
		return [[`${id} by way of Fairy-Stockfish`, gameOfSection(parseIni(stringifyIni(fromGame(game).value)))]];
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return [];
	}
});

describe('a variant as a game', () => {
	test('is imported from Fairy-Stockfish in at least thirty cases', () => {
		expect(imported.length).toBeGreaterThan(30);
	});

	test.each([...ours, ...imported])('%s: positions are written and read, and moves have names', (_, definition) => {
		const game = compile(definition);
		expect(game.title).toBe(definition.title);
		const [dialect] = dialectsOf(game);
		expect(dialect, 'a dialect').toBeDefined();
		const random = randomFrom(2_750_159);
		let at = game.start;
		for (let ply = 0; ply < 24; ply++) {
			const fen = writeFen(at, dialect!.options);
			const read = safeParsePosition(fen, game, dialect!.options);
			expect(read.ok ? [] : read.problems.map(({ message }) => message), fen).toEqual([]);
			if (read.ok) {
				expect(key(read.value), fen).toBe(key(at));
				expect(writeFen(read.value, dialect!.options)).toBe(fen);
			}
			const moves = legal(at);
			if (moves.length === 0) break;
			expect(new Set(moves.map(moveName)).size, fen).toBe(moves.length);
			for (let nth = 0; nth < Math.min(8, moves.length); nth++) {
				const move = moves[random(moves.length)]!;
				const san = writeSan(move, at);
				const found = safeResolve(san, at);
				expect(found.ok ? moveName(found.value) : found.problems.map(({ message }) => message), `${fen}: ${san}`).toBe(moveName(move));
				expect(found.ok && sameMove(found.value, move), san).toBe(true);
			}
			at = apply(at, moves[random(moves.length)]!);
		}
	});
});
