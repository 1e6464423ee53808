import { apply, find, type Game, isLegal, legal, type Move, moveName, moveQuery, movesTo, type Position, toMove } from '@x/core';
import { compile } from '@x/core/compile';
import { kindsDenoted } from '@x/core/engine';
import { explain } from '@x/describe/explain';
import { parsePosition } from '@x/fen';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { resolve, stringify } from '@x/san';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, sampleOf } from '../../../../tools/lib/sample.js';

const chess = compile(games.chess);
const crazyhouse = compile(games.crazyhouse);
const promoting = parsePosition('8/4P3/8/8/8/8/8/K1k5 w - - 0 1', chess);
const housed = parsePosition('8/4P3/8/8/8/8/8/K1k5[Qn] w - - 0 1', crazyhouse);

describe('one promotion in all words', () => {
	test.each([
		...['Q', 'q', 'queen', 'Queen', '=Q'].map((word) => [word, promoting] as const),
		...['Q', 'q', 'queen', 'Q~'].map((word) => [word, housed] as const),
	])('%s', (promotion, position) => {
		const parts = { from: 'e7', to: 'e8', promotion };
		const read = toMove(position, parts);
		const move = read.ok ? read.value : undefined;
		expect(move && moveName(move)).toBe('e7e8q');
		expect(find(position, parts)).toEqual([move]);
		expect(stringify(parts, position)).toBe('e8=Q');
		expect(resolve('e8', position, { promotion })).toEqual(move);
		expect(explain(position, parts)).toEqual({ legal: true });
		expect(isLegal(position, parts)).toBe(true);
		expect(apply(position, parts)).toEqual(apply(position, move!));
	});
	test('another promotion is refused in all words', () => {
		for (const promotion of ['K', 'k', 'king']) {
			const parts = { from: 'e7', to: 'e8', promotion };
			expect(find(promoting, parts)).toEqual([]);
			expect(toMove(promoting, parts).ok).toBe(false);
			expect(explain(promoting, parts)).toMatchObject({ code: 'promotion-invalid' });
			expect(() => stringify(parts, promoting)).toThrow(/e7-e8=/);
		}
	});
	test('an unknown word is named', () => {
		const parts = { from: 'e7', to: 'e8', promotion: 'dragon' };
		expect(() => find(promoting, parts)).toThrow(RangeError);
		expect(() => explain(promoting, parts)).toThrow('move.promotion: Expected the name or the letter of a kind, found "dragon".');
		expect(toMove(promoting, parts)).toMatchObject({ problems: [{ code: 'move/unknown-kind' }] });
	});
});

describe('one drop in all words', () => {
	test.each(['Q', 'q', 'queen'])('%s', (drop) => {
		const parts = { drop, to: 'e4' };
		const read = toMove(housed, parts);
		expect(read.ok && moveName(read.value)).toBe('Q@e4');
		expect(stringify(parts, housed)).toBe('Q@e4');
		expect(explain(housed, parts)).toEqual({ legal: true });
		expect(explain(housed, `${drop}@e4`)).toEqual({ legal: true });
		expect(explain(housed, { drop, to: 'a1' }).legal).toBe(false);
	});
});

test('a filter by the name of a kind means that kind, any other word all kinds that it denotes', () => {
	const position = parsePosition('Q~7/4Q3/8/8/8/8/8/K1k5[] w - - 0 1', crazyhouse);
	const cells = (kind: string): readonly (number | undefined)[] => [...new Set(find(position, { kind }).map(({ from }) => from))];
	expect(cells('Q')).toEqual([crazyhouse.cell('e7')]);
	expect(cells('Q~')).toEqual([crazyhouse.cell('a8')]);
	expect(cells('queen').length).toBe(2);
	expect(movesTo(position, 'e8', 'queen').length).toBe(2);
	expect(moveQuery(crazyhouse, { kind: 'q' }).description.kind).toEqual(['Q', 'Q~']);
});

/** The words for a kind. */
const wordsFor = ({ names, ruleset }: Game, kind: string): readonly string[] => {
	const letter = names?.kinds[kind]?.letter ?? kind;
	const title = ruleset.kinds[kind]?.title ?? kind;
	return [kind, letter, letter.toLowerCase(), title, title.toUpperCase(), `=${letter}`];
};

describe('every move of every game is found by every word for its kinds', () => {
	test.each(sampleOf('words for kinds', Object.keys(games) as GameId[], { normal: 0.2, quick: 0.08 }))('%s', (id) => {
		const game = compile(games[id]);
		const check = (position: Position, move: Move): void => {
			const { from, to, kind, promotion } = move;
			if (to < 0) return;
			for (const word of wordsFor(game, kind)) {
				expect(kindsDenoted(game, word)).toContain(kind);
				expect(find(position, { kind: word, to })).toContainEqual(move);
			}
			const parts = from === undefined ? { drop: kind, to } : { from, to };
			for (const word of promotion === undefined ? [undefined] : wordsFor(game, promotion)) {
				const wanted = { ...parts, promotion: word };
				expect(explain(position, wanted), JSON.stringify(wanted)).toEqual({ legal: true });
			}
		};
		fc.assert(
			fc.property(fc.array(fc.nat(), { minLength: 10, maxLength: 30 }), fc.nat(), (choices, asked) => {
				let position: Position = game.start;
				for (const choice of choices) {
					const moves = legal(position);
					if (moves.length === 0) break;
					position = apply(position, moves[choice % moves.length]!);
				}
				const moves = legal(position);
				if (moves.length > 0) check(position, moves[asked % moves.length]!);
			}),
			{ numRuns: runs(5) },
		);
	});
});
