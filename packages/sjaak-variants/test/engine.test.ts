import { apply, legal, perft } from '@x/core';
import { describe, expect, it } from 'vitest';
import { parse } from '../src/index.js';
import { parseMove, stringifyMove, toRuleset } from '../src/rules.js';
import { countable, readVectors } from './shared.js';

interface Row {
	readonly id: string;
	readonly input: string;
	readonly play?: readonly string[];
	/** The moves that the engine lists, in the short form of its protocol; castling as `O-O`. */
	readonly moves: readonly string[];
	readonly source: string;
}

interface Feature {
	readonly id: string;
	readonly input: string;
	/** Move counts at depths one to three, for which engine 1.4.1 differs from its documentation. */
	readonly engine?: readonly number[];
}

const features = readVectors<Feature>('features').filter(({ engine }) => engine !== undefined);

describe('games with the meaning of engine 1.4.1', () => {
	it.each(readVectors<Row>('engine').map((row) => [row.id, row] as const))('%s lists the same moves', (_, { input, play = [], moves }) => {
		const [variant] = parse(input, { compat: '1.4.1' }).variants;
		let position = countable(toRuleset(variant!)).start;
		for (const text of play) position = apply(position, parseMove(text, position, variant!));
		const texts = legal(position).map((move) => {
			const short = stringifyMove(move, variant!, { style: 'san' });
			return short.startsWith('O-O') ? short : stringifyMove(move, variant!);
		});
		expect(texts.sort()).toEqual([...moves].sort());
	});

	it.each(features.map((row) => [row.id, row] as const))('%s has the same counts', (_, { input, engine }) => {
		const { start } = countable(toRuleset(parse(input, { compat: '1.4.1' }).variants[0]!));
		expect([1, 2, 3].map((depth) => perft(start, depth))).toEqual(engine);
	});

	it('every move has a unique text', () => {
		for (const { input } of readVectors<Row>('engine')) {
			const [variant] = parse(input, { compat: '1.4.1' }).variants;
			const moves = legal(countable(toRuleset(variant!)).start);
			for (const style of ['lan', 'san'] as const)
				expect(new Set(moves.map((move) => stringifyMove(move, variant!, { style }))).size).toBe(moves.length);
		}
	});
});
