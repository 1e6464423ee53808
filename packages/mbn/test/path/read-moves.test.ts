import { describe, expect, it } from 'vitest';
import { parse } from '../../src/index.js';
import { safeParseMoves, sequenceOf } from '../../src/path/index.js';
import type { Definition } from '../../src/tree.js';
import { withoutSpans } from '../trees.js';

describe('moves without a head', () => {
	it('have their places in the text', () => {
		const read = safeParseMoves('mR+cpR');
		const [leg] = read.ok ? read.value.legs : [];
		expect(leg?.type === 'choice' && leg.alternatives.map(({ span }) => span)).toEqual([
			{ from: 0, to: 2 },
			{ from: 3, to: 6 },
		]);
		expect(safeParseMoves('mRy')).toMatchObject({ ok: false, problems: [{ code: 'mbn/trailing', span: { from: 2, to: 3 } }] });
	});

	it.each(['W F', 'W O-O'])('are those of one piece: %s', (text) => {
		expect(safeParseMoves(text)).toMatchObject({ ok: false, problems: [{ code: 'mbn/trailing', span: { from: 0, to: text.length } }] });
	});

	it('are those of a definition, which is its own base move if it has none', () => {
		const definition = (text: string): Definition => parse(text).items[0] as Definition;
		expect(withoutSpans(sequenceOf(definition('K=mR')))).toEqual(withoutSpans(sequenceOf('mR')));
		expect(withoutSpans(sequenceOf(definition('K')))).toEqual(withoutSpans(sequenceOf(':K:')));
		const moves = sequenceOf('W');
		expect(sequenceOf(moves)).toBe(moves);
	});
});
