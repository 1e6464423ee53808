import { legal } from '@x/core';
import { compile, lint, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { parseRuleset } from '@x/core/schema';
import { checked, checkRuleset } from '@x/core/src/rules/check';
import { hashRuleset } from '@x/core/src/rules/hash';
import { normalise } from '@x/core/src/rules/normalise';
import { canonicalText } from '@x/core/src/rules/print';
import type { Cond, Effect, Num, Path, Ruleset, Zone } from '@x/core/src/rules/types';
import { Weights } from '@x/core/src/rules/weight';
import { Lattice } from '@x/core/src/space/lattice';
import { zoneMaps } from '@x/core/src/space/zones';
import { type Random, randomFrom } from '@x/core/testing';
import { diff, sheet, describe as words } from '@x/describe';
import { isRulesetError } from '@x/diagnostics';
import { games } from '@x/games';
import { chess } from '@x/games/chess';
import { plane } from '@x/plane';
import { describe, expect, test } from 'vitest';

/** Random rulesets; more by X_LARGE_RULESETS. */
const MANY = Number(process.env.X_LARGE_RULESETS ?? 40);

/** Doublings: no pass that visits the expansion would end. */
const TIMES = 60;

const rules = chess.rules;

const doubled = <T>(inner: T, both: (one: T, other: T) => T): T => {
	let value = inner;
	for (let time = 0; time < TIMES; time++) value = both(value, value);
	return value;
};

/** Names that each use the one before twice. */
const names = <T>(inner: T, both: (name: string) => T): Record<string, T> =>
	Object.fromEntries(Array.from({ length: TIMES }, (_, index) => [`n${index}`, index === 0 ? inner : both(`n${index - 1}`)]));

const leaf: Cond = { phase: ['white'] };
const law = (condition: Cond): Ruleset => ({ ...rules, forbid: [...rules.forbid, { id: 'large', if: condition }] });
const hook = (effect: Effect): Ruleset => ({ ...rules, after: [...rules.after, { id: 'large', do: [effect] }] });

const LARGE: Readonly<Record<string, readonly [Ruleset, path: string]>> = {
	'a named condition used twice by the next': [
		{ ...rules, defs: names<Cond>(leaf, (def) => ({ all: [{ def }, { def }] })), forbid: [{ id: 'large', if: { def: `n${TIMES - 1}` } }] },
		'defs.n17',
	],
	'a named path used twice by the next': [
		{
			...rules,
			paths: { ...rules.paths, ...names<Path>({ any: [] }, (use) => ({ seq: [{ use }, { use }] })), rook: { use: `n${TIMES - 1}` } },
		},
		'paths.n17',
	],
	'a path by which two attacks of the next go': [
		{
			...rules,
			paths: {
				...rules.paths,
				...names<Path>({ any: [] }, (via) => ({
					test: {
						some: [
							{ attacked: 'at', via },
							{ attacked: 'origin', via },
						],
					},
				})),
			},
		},
		'paths.n17',
	],
	'a condition that stands in two places of the next': [law(doubled<Cond>(leaf, (one, other) => ({ some: [one, other] }))), 'forbid'],
	'a path that stands in two places of the next': [
		{ ...rules, paths: { ...rules.paths, rook: doubled<Path>({ any: [] }, (one, other) => ({ any: [one, other] })) } },
		'paths.rook',
	],
	'a number that stands in two places of the next': [
		law({ compare: [doubled<Num>({ var: 'halfmove' }, (of, other) => ({ sum: [{ of }, { of: other }] })), '>', 0] }),
		'forbid',
	],
	'an effect that stands in two places of the next': [
		hook(doubled<Effect>({ var: 'halfmove', add: 1 }, (one, other) => ({ forEach: { seq: [] }, from: null, do: [one, other] }))),
		'after',
	],
	'a zone that stands in two places of the next': [
		{ ...rules, zones: { ...rules.zones, large: doubled<Zone>({ parity: 0 }, (one, other) => ({ union: [one, other] })) } },
		'zones',
	],
};

const USES: Readonly<Record<string, (ruleset: Ruleset) => unknown>> = {
	compile,
	plan,
	normalise,
	hashRuleset,
	canonicalText,
	reference,
	plane,
	sheet,
	describe: words,
	diff: (ruleset) => diff(rules, ruleset),
};

describe.each(Object.entries(LARGE))('%s, sixty times', (_, [ruleset, path]) => {
	const fault = expect.objectContaining({
		code: 'rules/too-large',
		path,
		message: expect.stringMatching(/^Expected at most 1000000 values, .* found (\d+|more than 9 × 10\^15)\.$/),
		hint: 'Use each named part fewer times, or raise `limits.values`.',
	});
	test('is a fault for checkRuleset, parseRuleset and lint', () => {
		expect(checkRuleset(ruleset)).toEqual([fault]);
		expect(lint(ruleset)).toEqual([fault]);
		expect(parseRuleset(ruleset)).toEqual({ ok: false, problems: [fault] });
	});
	test.each(Object.entries(USES))('is refused by %s', (_name, use) => {
		expect(() => use(ruleset)).toThrow(expect.objectContaining({ name: 'RulesetError', problems: [fault] }));
	});
});

/** The objects of a ruleset, each once. */
function objectsIn(value: unknown, seen: Set<unknown> = new Set()): number {
	if (typeof value !== 'object' || value === null || seen.has(value)) return seen.size;
	seen.add(value);
	for (const part of Object.values(value)) objectsIn(part, seen);
	return seen.size;
}

/** A ruleset whose named parts use each other and share objects at random. */
function madeOf(random: Random): Ruleset {
	const conds: Cond[] = [leaf];
	const paths: Path[] = [{ seq: [] }];
	const ruleset = { ...rules, defs: {} as Record<string, Cond>, paths: { ...rules.paths } as Record<string, Path> };
	for (let index = 0; index < 4 + random(30); index++) {
		const cond = (): Cond => {
			const def = `d${index - 1 - random(3)}`;
			return random(2) === 0 && Object.hasOwn(ruleset.defs, def) ? { def } : conds[Math.max(0, conds.length - 1 - random(3))]!;
		};
		const path = (): Path => {
			const use = `p${index - 1 - random(3)}`;
			return random(2) === 0 && Object.hasOwn(ruleset.paths, use) ? { use } : paths[Math.max(0, paths.length - 1 - random(3))]!;
		};
		const list = <T>(one: () => T): T[] => Array.from({ length: 2 + random(4) }, one);
		conds.push(random(2) === 0 ? { all: list(cond) } : { some: list(cond) });
		paths.push([{ seq: list(path) }, { any: list(path) }, { test: cond() }][random(3)]!);
		ruleset.defs[`d${index}`] = conds.at(-1)!;
		ruleset.paths[`p${index}`] = paths.at(-1)!;
	}
	ruleset.paths.rook = { seq: [{ use: `p${random(4)}` }, paths.at(-1)!, { do: { land: true } }] };
	return ruleset;
}

describe('random rulesets that share parts', () => {
	test('are counted in one visit of each object, and end in a game or in one fault', () => {
		const ends = new Set<string>();
		for (let seed = 1; seed <= MANY; seed++) {
			const ruleset = madeOf(randomFrom(seed * 7919));
			const weights = new Weights(ruleset);
			weights.of(ruleset);
			expect(weights.visited).toBeLessThanOrEqual(objectsIn(ruleset));
			try {
				plan(ruleset);
				ends.add('plan');
			} catch (error) {
				if (!isRulesetError(error)) throw error;
				for (const { code } of error.problems) ends.add(code);
			}
		}
		expect([...ends].sort()).toEqual(['plan', 'rules/too-large', 'rules/too-many-ways']);
	});
	test('have the weight of their expansion', () => {
		const expanded = (value: unknown, { defs, paths }: Ruleset): number => {
			if (typeof value !== 'object' || value === null) return 1;
			return Object.entries(value).reduce((sum, [key, part]) => {
				const named = key === 'def' ? defs[part] : key === 'use' || key === 'via' ? paths[part] : undefined;
				return sum + expanded(part, { defs, paths } as Ruleset) + (named === undefined ? 0 : expanded(named, { defs, paths } as Ruleset));
			}, 1);
		};
		for (const id of ['chess', 'chushogi', 'alice', 'janggi'] as const)
			expect(new Weights(games[id].rules).of(games[id].rules)).toBe(expanded(games[id].rules, games[id].rules));
	});
});

/** Chess on a board of this width and height. */
const wide = (size: number): Ruleset => ({ ...rules, space: { axes: [{ extent: [0, size - 1] }, { extent: [0, size - 1] }] } });

describe('a path with sixty optional legs', () => {
	const leg: Path = { any: [{ do: { var: 'halfmove', add: 1 } }, { seq: [] }] };
	const legs: Path = { seq: Array.from({ length: 60 }, () => leg) };

	test.each([
		['of a piece', { ...rules, paths: { ...rules.paths, rook: legs } }, ['paths.rook']],
		['of a path that others use', { ...rules, paths: { ...rules.paths, legs, rook: { use: 'legs' } } }, ['paths.legs']],
		[
			'of a condition',
			law({ compare: [{ matches: legs, from: 'origin' }, '>', 0] }),
			[`forbid[${rules.forbid.length}].if.compare[0].matches`],
		],
		['of an effect', hook({ forEach: legs, from: 'at', do: [] }), [`after[${rules.after.length}].do[0].forEach`]],
	] as const)('%s is a fault, since a walk would try every combination', (_, ruleset, paths) => {
		const faults = checkRuleset(ruleset as Ruleset);
		expect(faults.map(({ code, path }) => [code, path])).toEqual(paths.map((path) => ['rules/too-many-ways', path]));
		expect(() => compile(ruleset as Ruleset)).toThrow(expect.objectContaining({ name: 'RulesetError' }));
	});

	test('may have sixteen, which are played', () => {
		const some: Path = { seq: [...legs.seq.slice(0, 16), { step: [0, 1] }, { do: { land: true } }] };
		expect(checkRuleset({ ...rules, paths: { ...rules.paths, rook: some } })).toEqual([]);
		expect(checkRuleset({ ...rules, paths: { ...rules.paths, rook: { any: [some, { seq: [] }] } } }).map(({ code }) => code)).toEqual([
			'rules/too-many-ways',
		]);
	});
});

describe('a loop over a choice', () => {
	const directions = [
		[0, 1],
		[1, 0],
		[0, -1],
		[-1, 0],
	];
	const open = { test: { is: 'at', a: { who: 'empty' } } } as const;
	const steps = (...tests: Path[]): Path => ({ each: directions, as: 'd', path: { seq: [{ step: { bound: 'd' } }, ...tests] } });
	const codes = (rook: Path, more: Record<string, Path> = {}): string[] =>
		checkRuleset({ ...rules, vars: { ...rules.vars, rounds: { start: 0, life: 'walk' } }, paths: { ...rules.paths, ...more, rook } }).map(
			({ code, path }) => `${code} ${path}`,
		);

	/** A round that changes more than where the piece stands: its states differ by the way to them. */
	const counted: Path = { do: { var: 'rounds', add: 1 } };

	test.each<[string, Path]>([
		['over any cells', { loop: steps(counted) }],
		['over empty cells', { loop: steps(open, counted) }],
		['by a name', { loop: { use: 'steps' } }],
		['in a loop', { loop: { loop: steps(open, counted) } }],
		['of alternatives', { each: directions, as: 'd', path: { loop: { any: [{ step: { bound: 'd' } }, steps(open, counted)] } } }],
		['of many rounds', { loop: steps(open), min: 12 }],
	])('%s is a fault, since it has more walks than can be followed', (_, rook) => {
		expect(codes(rook, { steps: steps(open, counted) })).toEqual(['rules/too-many-ways paths.rook']);
	});

	test.each<[string, Path]>([
		['in few rounds', { loop: steps(open, counted), max: 3 }],
		['that only moves the piece', { loop: steps(open) }],
		['where a test ends every round', { loop: steps({ test: { is: 'at', a: { who: 'enemy' } } }) }],
		[
			'of two directions that end at an edge',
			{ loop: { each: [directions[0]!, directions[1]!], as: 'd', path: { step: { bound: 'd' } } } },
		],
		['once', { loop: { loop: steps(open), max: 1 }, max: 1 }],
	])('%s is none', (_, rook) => {
		expect(codes(rook)).toEqual([]);
	});

	test('is none on a board that a piece crosses in one direction', () => {
		const [across] = rules.space.axes;
		const line = { ...rules, space: { axes: [across!, { extent: [0, 0] as const }] }, start: { pieces: [] } };
		expect(checkRuleset({ ...line, paths: { ...rules.paths, rook: { loop: steps() } } }).map(({ code }) => code)).not.toContain(
			'rules/too-many-ways',
		);
	});

	test('is not looked for where names are unknown, or vectors have another length', () => {
		const odd = [
			{ use: 'constructor' },
			{ go: { cell: [0, 0, 0] } },
			{ go: { mark: 'constructor' } },
			{ step: { bound: 'constructor' } },
		] as Path[];
		for (const path of odd) expect(() => codes({ loop: steps(path, { step: [0, 1] }) })).not.toThrow();
	});
});

describe('limits', () => {
	test('of values are raised by an option, or by normalising first', () => {
		const used = law({ all: Array.from({ length: 400_000 }, () => leaf) });
		expect(checkRuleset(used).map(({ code }) => code)).toEqual(['rules/too-large']);
		expect(checkRuleset(used, { limits: { values: 2_000_000 } })).toEqual([]);
		expect(checkRuleset(normalise(used, { limits: { values: 2_000_000 } }))).toEqual([]);
		expect(() => plan(rules, chess.names, { limits: { values: 100 } })).toThrow('Expected at most 100 values');
		expect(() => compile(chess, { limits: { values: 100 } })).toThrow('Expected at most 100 values');
	});
	test('of memory are checked before the tables are made, and raised by an option', () => {
		const fault = {
			code: 'rules/too-much-memory',
			severity: 'error',
			path: 'space.axes',
			message: expect.stringMatching(/^Expected tables of at most 268435456 bytes, found about \d+ for 65025 cells\.$/),
			hint: 'Make the board smaller, or raise `limits.memory`.',
		};
		expect(lint(wide(255))).toEqual([fault]);
		expect(() => compile(wide(255))).toThrow(expect.objectContaining({ problems: [fault] }));
		expect(() => compile(wide(20), undefined, { limits: { memory: 1_000_000 } })).toThrow('Expected tables of at most 1000000 bytes');
		expect(legal(compile(wide(20), undefined, { limits: { memory: 10_000_000 } }).start).length).toBeGreaterThan(20);
	});
	test('of memory name the path whose choices of directions are too many', () => {
		let rook: Path = { seq: [{ test: { is: 'at', a: { who: 'empty' } } }, { do: { land: true } }] };
		for (let leg = 0; leg < 5; leg++)
			rook = { each: Array.from({ length: 8 }, (_, index) => [index, 1]), as: 'd', path: { seq: [{ step: { bound: 'd' } }, rook] } };
		expect(lint({ ...rules, paths: { ...rules.paths, rook } }, undefined, { limits: { memory: 10_000_000 } })).toEqual([
			expect.objectContaining({ code: 'rules/too-much-memory', path: 'paths.rook' }),
		]);
	});
	test('of axes are stated', () => {
		const axes = Array.from({ length: 17 }, () => ({ extent: [0, 1] }) as const);
		expect(checkRuleset({ ...rules, space: { axes } })).toContainEqual(
			expect.objectContaining({ code: 'rules/too-many-axes', path: 'space.axes', message: 'Expected at most 16 axes, found 17.' }),
		);
	});
	test('are checked for their names and types', () => {
		expect(() => compile(chess, { limits: { value: 1 } } as never)).toThrow('options.limits.value: Unknown option. Did you mean "values"?');
		expect(() => normalise(rules, { limits: { values: '1' } } as never)).toThrow('options.limits.values: Expected a number');
	});
});

describe('the work of a check is linear', () => {
	test('in the laws: each id is read a fixed number of times', () => {
		const count = 2000;
		let reads = 0;
		const laws = Array.from({ length: count }, (_, index) => ({
			get id(): string {
				reads++;
				return `law ${index}`;
			},
			if: leaf,
		}));
		expect(checked({ ...normalise(rules), forbid: laws }).faults).toEqual([]);
		expect(reads).toBeLessThanOrEqual(4 * count);
	});
	test('in the cells of a zone: each cell is read a fixed number of times', () => {
		let reads = 0;
		const cells = Array.from({ length: 900 }, (_, index) => ({
			map: () => {
				reads++;
				return [index % 30, Math.floor(index / 30)];
			},
			every: () => {
				reads++;
				return false;
			},
		}));
		const ruleset = { ...wide(30), zones: { all: { cells: cells as never } } };
		for (const maps of zoneMaps(ruleset, new Lattice(ruleset.space))) expect(maps.all!.every((within) => within === 1)).toBe(true);
		expect(reads).toBeLessThanOrEqual(4 * cells.length);
	});
	test('in alternatives without a result: they are given up like those with one', () => {
		const any = Array.from({ length: 60 }, (): Path => ({ any: [{ step: [0, 1] }, { step: [1, 0] }] }));
		const made = plan({ ...rules, paths: { ...rules.paths, rook: { seq: [...any, { any: [] }] } } });
		expect(made.kinds.R).toEqual({ branches: [], programs: [expect.objectContaining({ captures: false })] });
	});
});
