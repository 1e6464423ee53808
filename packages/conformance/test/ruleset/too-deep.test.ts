import { compile, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { parseRuleset } from '@x/core/schema';
import { checkRuleset } from '@x/core/src/ruleset/check';
import type { Cond, Path, Ruleset } from '@x/core/src/ruleset/types';
import { diff, describe as words } from '@x/describe';
import { chess } from '@x/games/chess';
import { plane } from '@x/plane';
import { describe, expect, test } from 'vitest';

const DEEP = 100_000;

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
};

describe.each(Object.entries(RULESETS))('%s, a hundred thousand levels deep', (_, ruleset) => {
	test('is a fault for checkRuleset and parseRuleset', () => {
		expect(checkRuleset(ruleset).map(({ code }) => code)).toEqual(['rules/too-deep']);
		const read = parseRuleset(ruleset);
		expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual(['rules/too-deep']);
	});
	test.each(Object.entries(USES))('is refused by %s', (_name, use) => {
		expect(() => use(ruleset)).toThrow(expect.objectContaining({ name: 'RulesetError' }));
		try {
			use(ruleset);
		} catch (error) {
			expect((error as { problems: { code: string }[] }).problems.map(({ code }) => code)).toEqual(['rules/too-deep']);
		}
	});
});
