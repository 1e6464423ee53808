import { readFileSync } from 'node:fs';
import { legal, type MoveParts } from '@x/core';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
import { positionFor, type Witness } from './witness.js';

interface Explained extends Witness {
	readonly wish: MoveParts;
	readonly expected: { readonly legal?: true; readonly code?: string; readonly rules?: readonly string[]; readonly message?: string };
}

const ROWS = JSON.parse(readFileSync(new URL('../../vectors/explanations.json', import.meta.url), 'utf8')) as readonly Explained[];

describe('the explanation of a move', () => {
	it.each(ROWS.map((row) => [row.id, row] as const))('%s', (_, row) => {
		const value = parse(`${row.definition} ${row.pieces}`);
		const found = explain(value, positionFor(row), row.wish);
		if (found.legal) {
			expect(row.expected.legal).toBe(true);
			return;
		}
		const { code, message, reasons } = found;
		const rules = reasons.map(({ rule, attribute }) => (attribute === undefined ? rule : `${rule}=${attribute}`));
		expect({ code, rules, message }).toEqual(row.expected);
		// The span is that of the rule in the text.
		for (const { rule, attribute, span } of reasons)
			if (span !== undefined) expect(row.definition.slice(span.from, span.to)).toContain(attribute ?? rule);
	});

	it('agrees with the legal moves', () => {
		for (const row of ROWS) {
			const at = positionFor(row);
			for (const { from, to, kind } of legal(at))
				expect(
					explain(parse(`${row.definition} ${row.pieces}`), at, { from, to, ...(from === undefined && { drop: kind }) }),
					row.id,
				).toEqual({
					legal: true,
				});
		}
	});

	it('calls pieces by the names that the caller gives', () => {
		const [row] = ROWS as readonly [Explained];
		const found = explain(parse(`${row.definition} K E=B`), positionFor(row), row.wish, { pieces: { E: 'bishop' } });
		expect(found).toMatchObject({ message: expect.stringMatching(/^dontcross: the bishop on b1 may not go to d3\./) });
	});

	it('refuses other arguments', () => {
		const [row] = ROWS as readonly [Explained];
		const value = parse(`${row.definition} ${row.pieces}`);
		const at = positionFor(row);
		expect(() => explain('royal K' as never, at, row.wish)).toThrow(TypeError);
		expect(() => explain(value, at, { to: 'b1', form: 'a1' } as never)).toThrow(TypeError);
		expect(() => explain(value, at, { to: 'z9' })).toThrow(RangeError);
	});
});
