import { readFileSync } from 'node:fs';
import { isNotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { expect, it, describe as suite } from 'vitest';
import { describe } from '../../src/describe/index.js';
import { type Mbn, parse } from '../../src/index.js';
import { BASES, MODES, mbn, sequence } from '../trees.js';

interface Vector {
	readonly id: string;
	readonly input: string;
	readonly expect: readonly string[];
}

const vectors: readonly Vector[] = JSON.parse(readFileSync(new URL('../../vectors/describe.json', import.meta.url), 'utf8'));
const words = (...given: Parameters<typeof describe>): readonly string[] => describe(...given).map(({ text }) => text);

/** A sentence for players: no leftovers of a program, brackets in pairs, one full stop at the end. */
function expectSentence(text: string): void {
	expect(text).not.toMatch(/undefined|null|NaN|\[object|·|\s{2}|\s[,.;]|,,|\(\)/);
	expect(text).toMatch(/^[A-Z“#+*].*\.$/s);
	expect(text.split('(').length).toBe(text.split(')').length);
}

/** Trees with names that a sentence may begin with, and without comments that look like the output of a program. */
const tree: fc.Arbitrary<Mbn> = mbn.map((one) =>
	JSON.parse(JSON.stringify(one), (key, value) =>
		key === 'comment' ? 'Fire Demon' : key === 'prefixes' ? value.replace(/[-$%&]/g, '#') : value,
	),
);

suite('describe', () => {
	it.each(vectors.map(({ id, input, expect: sentences }) => [id, input, sentences] as const))('%s: %s', (_, input, sentences) => {
		expect(words(input)).toEqual(sentences);
		for (const text of sentences) expectSentence(text);
	});

	it('has sentences for every tree of the grammar', () => {
		fc.assert(
			fc.property(tree, (one) => {
				const sentences = describe(one);
				expect(sentences.length).toBeGreaterThanOrEqual(one.items.length);
				for (const { text } of sentences) expectSentence(text);
			}),
			{ numRuns: 150 },
		);
	});

	it('describes sequences like the moves of a piece', () => {
		fc.assert(
			fc.property(sequence, (moves) => void describe(moves).forEach(({ text }) => void expectSentence(text))),
			{ numRuns: 150 },
		);
	});

	it.each(BASES)('has words for the base move %s', (letter) => {
		for (const text of words(letter)) expectSentence(text);
		expect(words(letter).join()).not.toContain('not defined');
	});

	it.each(MODES)('has other words with the modifier %s than without', (mode) => {
		// The first leg gives `t` a direction to go back to; `e` says something with `m` or `c` only.
		const text = (mine: string): string => `mR--m${mine}R0-K`;
		const plain = mode === 'm' ? 'mR--R0-K' : text('');
		const changed = mode === 'm' ? 'mR--mR0' : text(mode);
		expect(words(changed)).not.toEqual(words(plain));
	});
});

suite('the sentences of describe', () => {
	it('come with the places of their parts', () => {
		const text = 'K=mR+cpR Q=mW-fF';
		const places = describe(text).map(({ span }) => text.slice(span!.from, span!.to));
		expect(places).toEqual(['mR', 'cpR', 'mW', 'fF']);
		const moves = 'mR+(cQ--P)';
		expect(describe(moves).map(({ span }) => moves.slice(span!.from, span!.to))).toEqual(['mR', 'cQ', 'P']);
	});

	it('have no place for trees without places', () => {
		const tree: Mbn = { items: [{ type: 'castling', name: 'O-O', tail: {} }] };
		expect(describe(tree).every((one) => !('span' in one))).toBe(true);
	});

	it('are the same for an item and for a text of this item', () => {
		for (const { input } of vectors.filter((vector) => / |=/.test(vector.input))) expect(words(parse(input)), input).toEqual(words(input));
	});

	it('use the given words for pieces', () => {
		expect(words('c{QN}K', { pieces: { Q: 'queen', N: 'knight' } })).toEqual(['Captures an enemy queen or knight like a king.']);
		expect(words('Q=mW', { pieces: { Q: 'the lady' } })).toEqual(['The lady moves one cell orthogonally without capturing.']);
	});

	it('use the given macros, and name those that are unknown', () => {
		expect(words('mQ', { macros: { Q: 'R+N' } })).toEqual(['Moves like Q as defined without capturing.']);
		expect(words('fQ', { macros: { Q: 'W+F' } })).toEqual([
			'Moves or captures one cell forward.',
			'Moves or captures one cell diagonally forward.',
		]);
		expect(words(':QX:')).toEqual(['Moves or captures like QX, which is not defined here.']);
	});
});

suite('misuse of describe', () => {
	const call =
		(...given: readonly unknown[]) =>
		(): unknown =>
			describe(...(given as Parameters<typeof describe>));

	it('names the argument that is wrong', () => {
		expect(call(7)).toThrow(new TypeError('value: Expected a text or a tree of MBN, found the number 7.'));
		expect(call('K', { piece: {} })).toThrow(TypeError);
	});

	it.each([
		['mRy', 'mbn/trailing', 2],
		['K=Q Q=mRy', 'mbn/trailing', 8],
		['', 'mbn/atom', 0],
	])('lists the faults of the text "%s"', (text, code, from) => {
		try {
			describe(text);
			expect.unreachable();
		} catch (error) {
			if (!isNotationError(error)) throw error;
			expect(error.problems.map((problem) => [problem.code, problem.span.from])).toEqual([[code, from]]);
		}
	});
});
