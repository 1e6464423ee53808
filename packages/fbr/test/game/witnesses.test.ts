import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, RULE_NAMES, RULES, stringify } from '../../src/index.js';
import { differenceOf, type Witness } from './witness.js';

const WITNESSES = JSON.parse(readFileSync(new URL('../../vectors/witnesses.json', import.meta.url), 'utf8')) as readonly Witness[];

const idsOfTable = RULE_NAMES.flatMap((name) => [name, ...Object.keys(RULES[name].attributes ?? {}).map((one) => `${name}=${one}`)]);

describe('the witnesses', () => {
	it('are one for each rule and each attribute', () => {
		expect(WITNESSES.map(({ id }) => id).sort()).toEqual([...idsOfTable].sort());
		for (const { id, rule, attribute } of WITNESSES) expect(id).toBe(attribute === undefined ? rule : `${rule}=${attribute}`);
	});

	it('have the rule in one game, and in the other not or in another way', () => {
		for (const { id, rule, attribute, definition, other, pieces } of WITNESSES) {
			const concerned = (text: string): string[] =>
				parse(`${text} ${pieces}`)
					.rules.filter(
						({ name, attributes = [] }) => name === rule && (attribute === undefined || attributes.some((one) => one.name === attribute)),
					)
					.map((one) => stringify({ rules: [one], pieces: { items: [] } }));
			expect(concerned(definition), id).not.toEqual([]);
			expect(concerned(other), id).not.toEqual(concerned(definition));
		}
	});

	it.each(WITNESSES.map((one) => [one.id, one.because, one] as const))('%s: %s', (_, __, witness) => {
		expect(Object.keys(witness.differs), 'nothing differs').not.toHaveLength(0);
		expect(differenceOf(witness, 'compiled'), 'the engine').toEqual(witness.differs);
		expect(differenceOf(witness, 'literal'), 'the literal interpreter').toEqual(witness.differs);
	});
});
