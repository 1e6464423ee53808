import { perft } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { parseRuleset } from '@x/core/schema';
import { checkRuleset } from '@x/core/src/rules/check';
import { extend, type Patch } from '@x/core/src/rules/extend';
import { hashRuleset } from '@x/core/src/rules/hash';
import { DEEPEST, normalise } from '@x/core/src/rules/normalise';
import { canonicalText } from '@x/core/src/rules/print';
import type { Cond, Path, Ruleset } from '@x/core/src/rules/types';
import { diff, sheet, describe as words } from '@x/describe';
import { chess } from '@x/games/chess';
import { plane } from '@x/plane';
import { describe, expect, test } from 'vitest';

/** Several times the depth at which recursion ends with an overflow of the stack. */
const DEEP = 50_000;

const nested = <T>(inner: T, wrap: (inner: T) => T): T => {
	let value = inner;
	for (let level = 0; level < DEEP; level++) value = wrap(value);
	return value;
};

const cycle: Record<string, unknown> = {};
cycle.not = cycle;

/** Names that use each other in a row. */
const row = <T>(make: (next: string) => T, last: T): Record<string, T> =>
	Object.fromEntries(Array.from({ length: DEEP }, (_, index) => [`n${index}`, index === DEEP - 1 ? last : make(`n${index + 1}`)]));

const RULESETS: Readonly<Record<string, Ruleset>> = {
	'a path': { ...chess.rules, paths: { ...chess.rules.paths, rook: nested<Path>({ any: [] }, (path) => ({ seq: [path] })) } },
	'a condition': { ...chess.rules, royal: nested<Cond>({ is: 'at', a: { kind: ['K'] } }, (cond) => ({ not: cond })) },
	'an outcome': {
		...chess.rules,
		outcomes: [{ id: 'deep', when: 'turn', result: 'draw', if: nested<Cond>({ phase: ['white'] }, (cond) => ({ all: [cond] })) }],
	},
	'a circle of objects': { ...chess.rules, royal: cycle as unknown as Cond },
	'a path whose nodes are each new at one level': (() => {
		const nodes: Path[] = [{ any: [] }];
		for (let level = 0; level < 2000; level++) nodes.push({ seq: [nodes[level]!] });
		return { ...chess.rules, paths: { ...chess.rules.paths, all: { any: nodes } } };
	})(),
	'paths that use each other': {
		...chess.rules,
		paths: { ...chess.rules.paths, ...row<Path>((use) => ({ use }), { any: [] }), rook: { use: 'n0' } },
	},
	'conditions that use each other': {
		...chess.rules,
		defs: row<Cond>((def) => ({ def }), { phase: ['white'] }),
		forbid: [{ id: 'deep', if: { def: 'n0' } }],
	},
};

const USES: Readonly<Record<string, (ruleset: Ruleset) => unknown>> = {
	compile,
	plan,
	describe: words,
	diff: (ruleset) => diff(chess.rules, ruleset),
	reference,
	plane,
	normalise,
	hashRuleset,
	canonicalText,
	sheet,
	'extend, and then compile': (ruleset) => compile(extend(chess.rules, ruleset as Patch<Ruleset>)),
};

describe.each(Object.entries(RULESETS))('%s, fifty thousand levels deep', (_, ruleset) => {
	test('is a fault for checkRuleset and parseRuleset', () => {
		expect(checkRuleset(ruleset).map(({ code }) => code)).toEqual(['rules/too-deep']);
		const read = parseRuleset(ruleset);
		expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual(['rules/too-deep']);
	});
	test.each(Object.entries(USES))('is refused by %s', (_name, use) => {
		expect(() => use(ruleset)).toThrow(
			expect.objectContaining({ name: 'RulesetError', problems: [expect.objectContaining({ code: 'rules/too-deep' })] }),
		);
	});
});

describe('a ruleset as deep as is allowed', () => {
	/** Chess in which the path of rooks is as deep as it may be, by objects and lists or by names. */
	const deepest = (wrap: (inner: Path) => Path, depth: number): Ruleset => {
		let rook: Path = chess.rules.paths.rook!;
		const made = (path: Path): Ruleset => ({ ...chess.rules, paths: { ...chess.rules.paths, rook: path } });
		while (checkRuleset(made(wrap(rook))).length === 0 && --depth > 0) rook = wrap(rook);
		return made(rook);
	};
	test.each([
		['lists', (inner: Path): Path => ({ seq: [inner] })],
		['alternatives', (inner: Path): Path => ({ any: [inner, { any: [] }] })],
		['loops', (inner: Path): Path => ({ loop: inner, min: 1, max: 1 })],
		['directions', (inner: Path): Path => ({ each: [[0, 1]], as: 'd', path: inner })],
	])('of %s is read, described and played', (_, wrap) => {
		const rules = deepest(wrap, DEEPEST);
		expect(checkRuleset({ ...rules, paths: { ...rules.paths, rook: wrap(rules.paths.rook!) } }).map(({ code }) => code)).toEqual([
			'rules/too-deep',
		]);
		expect(parseRuleset(rules).ok).toBe(true);
		for (const use of Object.values(USES).filter((one) => one !== USES.plane)) use(rules);
		expect(perft(compile(rules).start, 2)).toBe(400);
		expect(reference(rules).legal(reference(rules).start())).toHaveLength(20);
	});
});
