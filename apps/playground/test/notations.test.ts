import { apply, legal, moveName, position as positionOf } from '@x/core';
import { safeParsePosition } from '@x/fen';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import type { GameRecord, Start } from '../src/state/app-state.js';
import { playableGame } from '../src/worker/all-games.js';
import { readNames, readText } from '../src/worker/game-text.js';
import type { Notation, Noted, Text } from '../src/worker/notations/notation.js';
import { notationsOf } from '../src/worker/notations/notations.js';

const startOf = (ruleset: string, start: Start) => {
	const { game, dialects, numbered } = playableGame(ruleset)!;
	if (start.kind === 'number') return positionOf(game, numbered!.setup(start.number));
	const read = start.kind === 'fen' ? safeParsePosition(start.fen, game, dialects[0]?.options) : undefined;
	if (read?.ok === false) throw new Error(`${ruleset}: ${read.problems[0]!.message}`);
	return read?.value ?? game.start;
};

/** A document with its last position shown. */
const noted = (ruleset: string, start: Start, record: GameRecord): Noted => {
	const playable = playableGame(ruleset)!;
	const first = startOf(ruleset, start);
	const read =
		record.kind === 'moves'
			? readNames(record.moves, first)
			: readText(record.text, first, () => playable.dialects[0]?.options, 0, playable.otherwise);
	return { doc: { ruleset, start, record }, playable, read, node: read.nodes.length - 1 };
};

/** A few moves, chosen by a sequence that depends on the name of the game. */
const movesOf = (ruleset: string, count: number): readonly string[] => {
	let seed = [...ruleset].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
	let position = startOf(ruleset, { kind: 'preset' });
	const names: string[] = [];
	while (names.length < count) {
		const moves = legal(position);
		if (moves.length === 0) break;
		seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
		const move = moves[seed % moves.length]!;
		names.push(moveName(move));
		position = apply(position, move);
	}
	return names;
};

/** The texts of a document by notation, without those that are only shown. */
const textsOf = (from: Noted): ReadonlyMap<Notation, Text> =>
	new Map(
		notationsOf(from.playable).flatMap((notation) => {
			const written = notation.id === 'rules' ? { refused: '' } : notation.write(from);
			return 'refused' in written ? [] : [[notation, written]];
		}),
	);

const textIn = (notation: Notation, document: Noted): string => {
	const written = notation.write(document);
	return 'refused' in written ? written.refused : written.text;
};

describe('every notation of every game', () => {
	it.each(sampleOf('notations', Object.keys(games), { normal: 0.25, quick: 0.08 }))(
		'%s: a text comes back unchanged through the next notation, or the loss is named',
		(id) => {
			for (const count of [0, 7]) {
				const from = noted(id, { kind: 'preset' }, { kind: 'moves', moves: movesOf(id, count) });
				const texts = [...textsOf(from)];
				expect(texts.length).toBeGreaterThan(3);
				for (const [index, [notation, { text, lost }]] of texts.entries()) {
					const { game, problems } = notation.read(from, text);
					expect([notation.id, problems.filter(({ severity }) => severity === 'error')]).toEqual([notation.id, []]);
					const again = noted(id, game!.start, game!.record);
					const [before, written] = texts[(index + texts.length - 1) % texts.length]!;
					if (lost.length === 0 && written.lost.length === 0)
						expect(`${notation.id}: ${textIn(before, again)}`).toBe(`${notation.id}: ${written.text}`);
					if (lost.length === 0) expect(textIn(notation, again)).toBe(text);
				}
			}
		},
	);
});
