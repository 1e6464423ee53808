import { parseRuleset } from '@x/core/schema';
import { checked, checkRuleset } from '@x/core/src/rules/check';
import type { Cond, PieceData, Ruleset, Setup } from '@x/core/src/rules/types';
import { chess } from '@x/games/chess';
import { testRulesets } from '@x/games/testing';
import { describe, expect, test } from 'vitest';

const faults = (change: Partial<Ruleset>): string[] =>
	checkRuleset({ ...chess.rules, ...change }).map(({ code, path }) => `${code} ${path}`);
const path = (name: string, value: Ruleset['paths'][string]): Partial<Ruleset> => ({ paths: { ...chess.rules.paths, [name]: value } });

/** A condition with this many evaluations inside each other. */
const nested = (depth: number, inner: Cond = { phase: ['white'] }): Cond =>
	depth === 0 ? inner : { compare: [{ count: {}, if: nested(depth - 1, inner) }, '>', 0] };

describe('checks', () => {
	test.each(Object.entries(testRulesets))('%s has no faults', (_, ruleset) => {
		expect(checkRuleset(ruleset)).toEqual([]);
	});

	test.each(['constructor', 'toString', '__proto__'])('%s is a name of nothing where nothing is called so, and may be one', (name) => {
		const [first, ...others] = chess.rules.start.pieces;
		const setup = (piece: Partial<PieceData>, more: Partial<Setup> = {}): Partial<Ruleset> => ({
			start: { pieces: [{ ...first!, piece: { ...first!.piece, ...piece } }, ...others], ...more },
		});
		expect(faults(setup({ kind: name }))).toContain('rules/unknown-kind start.pieces[0].piece.kind');
		expect(faults(setup({ side: name }))).toContain('rules/unknown-side start.pieces[0].piece.side');
		expect(faults(setup({ flags: [name] }))).toContain('rules/unknown-flag start.pieces[0].piece.flags[0]');
		expect(faults(setup({}, { phase: name }))).toContain('rules/unknown-phase start.phase');
		const zones = { ...chess.rules.zones, ...Object.fromEntries([[name, chess.rules.zones.last!]]) };
		expect(faults({ zones })).toEqual([]);
	});

	test.each<[string, Partial<Ruleset>]>([
		['rules/unknown-path kinds.X.moves', { kinds: { ...chess.rules.kinds, X: { moves: 'nowhere' } } }],
		['rules/unknown-path paths.x.use', path('x', { use: 'nowhere' })],
		['rules/unknown-path paths.x.test.via', path('x', { test: { attacked: 'at', via: 'nowhere' } })],
		['rules/unknown-zone paths.x.test.zone', path('x', { test: { in: 'at', zone: 'nowhere' } })],
		['rules/unknown-kind paths.x.pick.kind[0]', path('x', { pick: { kind: ['X'] } })],
		['rules/unknown-flag paths.x.test.a.flag', path('x', { test: { is: 'at', a: { flag: 'x' } } })],
		['rules/unknown-var paths.x.do.var', path('x', { do: { var: 'x', add: 1 } })],
		['rules/idle-effect paths.x.do', path('x', { do: { var: 'halfmove' } })],
		['rules/unknown-store paths.x.do.store', path('x', { do: { store: 'x', of: 'own', kind: 'P', add: 1 } })],
		['rules/unknown-point paths.x.do.point', path('x', { do: { point: 'x', to: null } })],
		['rules/unknown-def royal.def', { royal: { def: 'x' } }],
		[
			'rules/unknown-map paths.x.path.each.map',
			path('x', { each: [[0, 1]], as: 'd', path: { each: { bound: 'd', map: 'x' }, as: 'd', path: { seq: [] } } }),
		],
		['rules/unknown-wrap paths.x.wraps', path('x', { step: [0, 1], wraps: 'x' })],
		['rules/unknown-phase turn.start', { turn: { ...chess.rules.turn, start: 'x' } }],
		[
			'rules/unknown-side turn.phases.white.side',
			{ turn: { ...chess.rules.turn, phases: { ...chess.rules.turn.phases, white: { side: 'x', next: [{ to: 'black' }] } } } },
		],
		['rules/unknown-trace forbid[0].if.compare[0].kept', { forbid: [{ id: 'x', if: { compare: [{ kept: 'x', by: 'own' }, '>', 0] } }] }],
		['rules/unbound-name paths.x.step.bound', path('x', { step: { bound: 'nowhere' } })],
		['rules/unknown-mark paths.x.go.mark', path('x', { go: { mark: 'x' } })],
		['rules/recursive-path paths.x', path('x', { use: 'x' })],
		['rules/recursive-def defs.a', { defs: { a: { def: 'b' }, b: { not: { def: 'a' } } } }],
		['rules/strata-cycle paths.x', path('x', { test: { attacked: 'at', via: 'x' } })],
		['rules/too-nested paths.x.do', path('x', { do: { forEach: { test: { not: nested(32) } }, from: 'at', do: [] } })],
		['rules/too-nested defs.d.compare[0]', { ...path('x', { test: { def: 'd' } }), defs: { d: nested(33) } }],
		['rules/too-nested paths.x.test.compare[0]', { ...path('x', { test: nested(20, { def: 'd' }) }), defs: { d: nested(13) } }],
		['rules/vector-length paths.x.step', path('x', { step: [0, 1, 0] })],
		['rules/loop-bounds paths.x', path('x', { loop: { step: [0, 1] }, min: 3, max: 2 })],
		[
			'rules/frame-not-unimodular sides.white.frame.matrix',
			{
				sides: {
					...chess.rules.sides,
					white: {
						...chess.rules.sides.white!,
						frame: {
							matrix: [
								[2, 0],
								[0, 1],
							],
						},
					},
				},
			},
		],
		[
			'rules/frame-shape sides.white.frame.matrix',
			{ sides: { ...chess.rules.sides, white: { ...chess.rules.sides.white!, frame: { matrix: [[1, 0]] } } } },
		],
		['rules/too-many-sides sides', { sides: { ...chess.rules.sides, red: chess.rules.sides.white! } }],
		['rules/wrap-on-open-axis space.axes[0].wrap', { space: { axes: [{ extent: [null, 7], wrap: true }, { extent: [0, 7] }] } }],
		['rules/extent-reversed space.axes[0].extent', { space: { axes: [{ extent: [7, 0] }, { extent: [0, 7] }] } }],
		['rules/off-board start.pieces[0].at', { start: { pieces: [{ at: [8, 0], piece: { side: 'white', kind: 'K' } }] } }],
		[
			'rules/cell-taken start.pieces[1].at',
			{ start: { pieces: [0, 0].map((x) => ({ at: [x, 0], piece: { side: 'white', kind: 'K' } })) } },
		],
		[
			'rules/flag-not-carried start.pieces[0].piece.flags[0]',
			{ start: { pieces: [{ at: [0, 0], piece: { side: 'white', kind: 'Q', flags: ['castle'] } }] } },
		],
		['rules/name-clash points.ep', { zones: { ...chess.rules.zones, ep: { parity: 0 } } }],
		['rules/duplicate-id forbid[1].id', { forbid: [...chess.rules.forbid, ...chess.rules.forbid] }],
		[
			'rules/no-next-phase turn.phases.white.next',
			{ turn: { ...chess.rules.turn, phases: { ...chess.rules.turn.phases, white: { side: 'white', next: [] } } } },
		],
	])('%s', (expected, change) => {
		expect(faults(change)).toContain(expected);
	});

	test.each<[string, object]>([
		["path → Did you mean 'paths'?", { path: {} }],
		["paths.x → Did you mean 'step'?", path('x', { stpe: [0, 1] } as never)],
		["paths.x.use → Did you mean 'rook'?", path('x', { use: 'rok' })],
		["paths.x.pick.who → Did you mean 'enemy'?", path('x', { pick: { who: 'enmy' as never } })],
		["paths.x.test.a.kid → Did you mean 'kind'?", path('x', { test: { is: 'at', a: { kid: ['P'] } as never } })],
		["paths.x.do.var → Did you mean 'halfmove'?", path('x', { do: { var: 'halfmoves', add: 1 } })],
	])('proposes a known word: %s', (expected, change) => {
		const found = checkRuleset({ ...chess.rules, ...change }).map(({ path: at, hint }) => `${at} → ${hint}`);
		expect(found).toEqual([expected]);
	});

	test('evaluations may be nested 32 deep, through names too', () => {
		expect(faults(path('x', { test: nested(32) }))).toEqual([]);
		expect(faults({ ...path('x', { test: nested(20, { def: 'd' }) }), defs: { d: nested(12) } })).toEqual([]);
	});

	test('a hex frame that maps the board onto itself is accepted, and its mirror image is not a set of signs', () => {
		const frame = {
			matrix: [
				[0, 1],
				[1, 0],
			],
		};
		expect(
			checkRuleset({ ...chess.rules, sides: { white: chess.rules.sides.white!, black: { ...chess.rules.sides.black!, frame } } }),
		).toEqual([]);
		const wide = { axes: [{ extent: [0, 8] }, { extent: [0, 7] }] } as const;
		expect(
			checkRuleset({
				...chess.rules,
				space: wide,
				sides: { white: chess.rules.sides.white!, black: { ...chess.rules.sides.black!, frame } },
			})[0]?.code,
		).toBe('rules/frame-off-board');
	});
});

describe('rules stated in many places', () => {
	const shared = <Node>(node: Node, copied: boolean): Node => (copied ? (JSON.parse(JSON.stringify(node)) as Node) : node);
	test('a fault is found in each', () => {
		const bad = { test: { in: 'at', zone: 'nowhere' } } as const;
		expect(faults({ paths: { ...chess.rules.paths, x: { seq: [bad, { any: [bad] }] }, y: bad } })).toEqual([
			'rules/unknown-zone paths.x.seq[0].test.zone',
			'rules/unknown-zone paths.x.seq[1].any[0].test.zone',
			'rules/unknown-zone paths.y.test.zone',
		]);
	});
	test('a cycle of a path and a definition is found', () => {
		const asks = { test: { all: [{ def: 'first' }] } } as const;
		expect(faults({ paths: { ...chess.rules.paths, x: asks, y: asks }, defs: { first: { attacked: 'at', via: 'y' } } })).toContain(
			'rules/strata-cycle defs.first',
		);
	});
	test.each([false, true])('the same in outcomes and in laws, copied %j: history is asked by laws', (copied) => {
		const twice = { compare: [{ repeats: 'position' }, '>', 1] } as const;
		const outcomes = [{ id: 'again', when: 'turn', if: twice, result: 'draw' }] as const;
		expect(checked({ ...chess.rules, outcomes, forbid: [] }).rare).toBe(false);
		expect(checked({ ...chess.rules, outcomes, forbid: [{ id: 'x', if: shared(twice, copied) }] }).rare).toBe(true);
		expect(checked({ ...chess.rules, outcomes, turn: { ...chess.rules.turn, phases: hooked(shared(twice, copied)) } }).rare).toBe(true);
	});
	const hooked = (condition: Cond): Ruleset['turn']['phases'] => ({
		...chess.rules.turn.phases,
		white: { side: 'white', next: [{ if: condition, to: 'white' }, { to: 'black' }] },
	});
});

describe('schema', () => {
	test.each(Object.entries(testRulesets))('%s is read back from its JSON', (_, ruleset) => {
		const json: unknown = JSON.parse(JSON.stringify(ruleset));
		expect(parseRuleset(json)).toEqual({ ok: true, value: json, warnings: [] });
	});
	test('every fault at once, each where it is', () => {
		const { moves: _, ...pawn } = chess.rules.kinds.P!;
		const result = parseRuleset({
			...chess.rules,
			extra: 1,
			kinds: { ...chess.rules.kinds, P: pawn },
			paths: { ...chess.rules.paths, rook: { seq: [{ tset: 1 }, { step: 'd' }] } },
			outcomes: [{ id: 'x', when: 'never', result: 'draw' }],
		});
		expect(result.ok ? [] : result.problems.map(({ code, path: at }) => `${code} ${at}`).sort()).toEqual([
			'rules/unknown-key extra',
			'rules/unknown-node paths.rook.seq[0]',
			'rules/unknown-node paths.rook.seq[1].step',
			'rules/wrong-type kinds.P.moves',
			'rules/wrong-value outcomes[0].when',
		]);
	});
	test.each([[undefined], [null], [1], ['x'], [[]], [{}]])('%j is not a ruleset', (value) => {
		expect(parseRuleset(value).ok).toBe(false);
	});
});
