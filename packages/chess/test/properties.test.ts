import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chess, SUFFIX_LIST } from '../src/index.js';

const number = fc.nat(1000);
const comment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });

/** A game with annotations and variations, from numbers that choose moves. */
function gameOf(choices: readonly number[], comments: readonly string[]): Chess {
	const chess = new Chess();
	for (const [index, choice] of choices.entries()) {
		const before = chess.moves();
		if (before.length === 0) break;
		chess.move(before[choice % before.length]!);
		if (choice % 5 === 0 && comments[index] !== undefined) chess.setComment(comments[index]);
		if (choice % 7 === 0) chess.addNag((choice % 200) + 7);
		if (choice % 11 === 0) chess.setSuffixAnnotation(SUFFIX_LIST[choice % 6]!);
		if (choice % 13 === 0) chess.addVariation([before[0]!]);
	}
	return chess;
}

test('reads the PGN that it writes', () => {
	fc.assert(
		fc.property(
			fc.array(number, { maxLength: 60 }),
			fc.array(comment, { maxLength: 60 }),
			fc.integer({ min: 0, max: 90 }),
			(choices, comments, width) => {
				const chess = gameOf(choices, comments);
				const other = new Chess();
				other.loadPgn(chess.pgn());
				expect([other.pgn(), other.history({ verbose: true })]).toEqual([chess.pgn(), chess.history({ verbose: true })]);
				other.loadPgn(chess.pgn({ maxWidth: width }));
				expect(other.history()).toEqual(chess.history());
			},
		),
		{ numRuns: 40 },
	);
});

test('goes back to each position of a game, and forth again', () => {
	fc.assert(
		fc.property(fc.array(number, { maxLength: 40 }), (choices) => {
			const chess = gameOf(choices, []);
			const moves = chess.history({ verbose: true });
			for (const move of [...moves].reverse()) {
				expect([chess.fen(), chess.undo()]).toEqual([move.after, move]);
				expect(chess.hash()).toBe(new Chess(move.before).hash());
			}
			for (const move of moves) expect([chess.fen(), chess.redo()]).toEqual([move.before, move]);
			expect(chess.history({ verbose: true })).toEqual(moves);
		}),
		{ numRuns: 20 },
	);
});

test('reads any text to a value or a typed error', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
			const chess = new Chess();
			for (const read of [() => chess.move(text), () => chess.load(text), () => chess.loadPgn(text)]) {
				try {
					read();
				} catch (error) {
					expect(error).toBeInstanceOf(RangeError);
				}
			}
		}),
	);
});
