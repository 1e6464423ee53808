import { compile } from '@x/core/compile';
import { parseRuleset } from '@x/core/schema';
import { checkRuleset } from '@x/core/src/rules/check';
import type { Ruleset } from '@x/core/src/rules/types';
import { type Random, randomFrom } from '@x/core/testing';
import { RulesetError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { madeRuleset } from '../engine/made/ruleset.js';
import { small } from '../engine/small/compare.js';
import { men } from '../engine/small/parts.js';

/** Rulesets that are mangled; more by X_MANGLED_RULESETS. */
const MANY = Number(process.env.X_MANGLED_RULESETS ?? byExtent({ full: 25, normal: 10, quick: 4 }));
const FIRST = Number(process.env.X_MANGLED_FIRST ?? 1);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const JUNK: readonly unknown[] = [
	undefined,
	null,
	0,
	-1,
	1.5,
	2 ** 53,
	'',
	'x',
	'next',
	[],
	[[]],
	{},
	{ a: 1 },
	true,
	[0],
	[null],
	{ cell: [0] },
	{ union: [] },
];

/** Every node of a ruleset with the keys that it has. */
function places(value: unknown, found: [Node, string][] = []): [Node, string][] {
	if (!isNode(value)) return found;
	for (const key of Object.keys(value)) {
		found.push([value, key]);
		places(value[key], found);
	}
	return found;
}

/** Drops a part, or puts something else in its place. */
function mangle(ruleset: Node, random: Random): void {
	const all = places(ruleset);
	const [node, key] = all[random(all.length)]!;
	const how = random(4);
	if (how === 0) delete node[key];
	else if (how === 1) node[key] = JUNK[random(JUNK.length)];
	else if (how === 2) {
		const [other, name] = all[random(all.length)]!;
		node[key] = structuredClone(other[name]);
	} else {
		const part = node[key];
		if (isNode(part)) part[['extra', 'kind', 'seq', 'is', 'zone'][random(5)]!] = JUNK[random(JUNK.length)];
	}
}

const broken = (part: Node): Ruleset => Object.assign(small({ start: { pieces: men('K a1') } }), part);

describe('a value that is not a ruleset', () => {
	it.each<readonly [string, Node, string, string]>([
		['no phases', { turn: { start: 'white' } }, 'turn.phases', 'rules/missing-key'],
		['a path that is none', { paths: { king: {}, a: { seq: [] } } }, 'paths.king', 'rules/unknown-node'],
		['a part of a path that is none', { paths: { king: { seq: [0] }, a: { seq: [] } } }, 'paths.king.seq[0]', 'rules/unknown-node'],
		['an extent of one bound', { space: { axes: [{ extent: [0] }, { extent: [0, 3] }] } }, 'space.axes[0].extent', 'rules/wrong-shape'],
		['an axis without extent', { space: { axes: [{}] } }, 'space.axes[0].extent', 'rules/missing-key'],
		['a key of nothing', { royal: { all: [], any: [] } }, 'royal.any', 'rules/unknown-key'],
		['a result that is none', { outcomes: [{ id: 'a', when: 'turn', result: 'won' }] }, 'outcomes[0].result', 'rules/wrong-shape'],
		['a comparison of two', { royal: { compare: [1, '='] } }, 'royal.compare', 'rules/wrong-shape'],
	])('%s: is reported with its path', (_, part, path, code) => {
		const ruleset = broken(part);
		expect(checkRuleset(ruleset)).toContainEqual(expect.objectContaining({ path, code, severity: 'error' }));
	});

	it('any mangled ruleset ends in faults or a game', () => {
		for (let seed = FIRST; seed < FIRST + MANY; seed++) {
			const random = randomFrom(seed * 7919);
			const made = madeRuleset(random);
			for (let round = 0; round < 8; round++) {
				const ruleset = structuredClone(made);
				for (let times = 0; times <= random(3); times++) mangle(ruleset as unknown as Node, random);
				const faults = checkRuleset(ruleset);
				expect(faults.every(({ code, message }) => code.startsWith('rules/') && message.length > 0)).toBe(true);
				// A key without a value is as good as none, except to the schema.
				const written = JSON.stringify(ruleset);
				expect(parseRuleset(JSON.parse(written)).ok, written).toBe(checkRuleset(JSON.parse(written)).length === 0);
				expect(parseRuleset(ruleset).ok && faults.length > 0, written).toBe(false);
				let compiled = false;
				try {
					compile(ruleset);
					compiled = true;
				} catch (error) {
					if (!(error instanceof RulesetError)) throw error;
				}
				expect(compiled && faults.length > 0, written).toBe(false);
			}
		}
	});
});
