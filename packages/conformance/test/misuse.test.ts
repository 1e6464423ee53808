import * as core from '@x/core';
import * as compiling from '@x/core/compile';
import * as loading from '@x/core/load';
import * as loadingBitboards from '@x/core/load/bitboards';
import * as interpreting from '@x/core/reference';
import { bitboardPlanOf } from '@x/core/rules';
import * as schema from '@x/core/schema';
import { checkRuleset } from '@x/core/src/rules/check';
import { extend } from '@x/core/src/rules/extend';
import { migrate } from '@x/core/src/rules/migrate';
import { normalise } from '@x/core/src/rules/normalise';
import { type MisuseCase, misuseFaults } from '@x/core/src/testing/misuse';
import * as describing from '@x/describe';
import * as diagrams from '@x/describe/diagram';
import * as explaining from '@x/describe/explain';
import * as leaflets from '@x/describe/leaflet';
import { chess as rules } from '@x/games/chess';
import { chess } from '@x/games/ready/chess';
import * as planes from '@x/plane';
import { classicalPlane, planeRules } from '@x/plane/rules';
import { describe, expect, test } from 'vitest';

const { start } = chess;
const [move] = core.legal(start);
const isUndefined = (value: unknown): boolean => value === undefined;
const anything = (): boolean => true;

const position = ['position', start] as const;
const options = ['options', undefined, isUndefined] as const;
const cell = ['cell', 'e4'] as const;
const rulesOrNames = (value: unknown): boolean => value === undefined;

const CORE: Readonly<Record<string, MisuseCase | string>> = {
	apply: { call: core.apply, args: [position, ['move', 'e2e4']] },
	attackers: { call: core.attackers, args: [position, cell, ['side', 'white']] },
	castlingRights: { call: core.castlingRights, args: [position] },
	checkers: { call: core.checkers, args: [position, ['side', 'white', isUndefined]] },
	destinations: { call: core.destinations, args: [position] },
	divide: { call: core.divide, args: [position, ['depth', 1], options] },
	find: { call: core.find, args: [position, ['description', { from: 'e2' }]] },
	hasLegalMove: { call: core.hasLegalMove, args: [position] },
	history: { call: core.history, args: [position] },
	inCheck: { call: core.inCheck, args: [position, ['side', 'white', isUndefined]] },
	isDecided: { call: core.isDecided, args: [position] },
	isLegal: { call: core.isLegal, args: [position, ['move', 'e2e4', (value) => typeof value === 'string']] },
	key: { call: core.key, args: [position] },
	lastMove: { call: core.lastMove, args: [position] },
	legal: { call: core.legal, args: [position] },
	legalFrom: { call: core.legalFrom, args: [position, cell] },
	playthrough: { call: core.playthrough, args: [position] },
	moveName: { call: core.moveName, args: [['move', move]] },
	movesTo: { call: core.movesTo, args: [position, cell, ['filter', 'N', isUndefined]] },
	findUnique: { call: core.findUnique, args: [position, ['query', core.moveQuery(chess, { to: 'e4' })]] },
	outcome: { call: core.outcome, args: [position, options] },
	parseSetup: { call: core.parseSetup, args: [['value', rules.rules.start]] },
	perft: { call: core.perft, args: [position, ['depth', 1], options] },
	pieceAt: { call: core.pieceAt, args: [position, cell] },
	pieces: { call: core.pieces, args: [position] },
	pointAt: { call: core.pointAt, args: [position, ['point', 'ep']] },
	position: {
		call: core.position,
		args: [
			['game', chess],
			['setup', rules.rules.start],
		],
	},
	previous: { call: core.previous, args: [position] },
	restore: {
		call: core.restore,
		args: [['game', chess], ['saved', core.save(start)], options],
	},
	moveNameParts: { call: core.moveNameParts, args: [['move', move]] },
	save: { call: core.save, args: [position] },
	sameMove: {
		call: core.sameMove,
		args: [
			['a', move],
			['b', move],
		],
	},
	setupOf: { call: core.setupOf, args: [position] },
	inHand: { call: core.inHand, args: [position, ['side', 'white']] },
	toMove: { call: core.toMove, args: [position, ['move', 'e2e4']] },
	turn: { call: core.turn, args: [position] },
	validate: {
		call: core.validate,
		args: [
			['game', chess],
			['setup', rules.rules.start],
		],
	},
	variable: { call: core.variable, args: [position, ['name', 'halfmove'], ['side', 'white', isUndefined]] },
	moveQuery: {
		call: core.moveQuery,
		args: [
			['game', chess],
			['description', { from: 'e2' }],
		],
	},
};

const ENTRIES: Readonly<Record<string, readonly [object, Readonly<Record<string, MisuseCase | string>>]>> = {
	'@x/core': [core, CORE],
	'@x/core/compile': [
		compiling,
		{
			compile: {
				call: compiling.compile,
				args: [
					['ruleset', rules.rules],
					['names', rules.names, rulesOrNames],
				],
			},
			lint: 'returns the faults of any argument',
			plan: {
				call: compiling.plan,
				args: [
					['ruleset', rules.rules],
					['names', rules.names, rulesOrNames],
				],
			},
		},
	],
	'@x/core/load': [
		loading,
		{
			load: {
				call: loading.load,
				args: [
					['plan', compiling.plan(rules)],
					['programs', undefined, (value) => isUndefined(value) || typeof value === 'function'],
				],
			},
			programs: 'is called by load alone',
		},
	],
	'@x/core/load/bitboards': [
		loadingBitboards,
		{ loadBitboards: { call: loadingBitboards.loadBitboards, args: [['plan', bitboardPlanOf(compiling.plan(rules))]] } },
	],
	'@x/describe/explain': [
		explaining,
		{
			explain: { call: explaining.explain, args: [position, ['move', { from: 'e2', to: 'e4' }, (value) => typeof value === 'string']] },
			explainEnd: { call: explaining.explainEnd, args: [position] },
		},
	],
	'@x/describe/leaflet': [
		leaflets,
		{
			leaflet: {
				call: leaflets.leaflet,
				args: [
					['ruleset', rules.rules],
					['names', rules.names, rulesOrNames],
				],
			},
		},
	],
	'@x/describe/diagram': [
		diagrams,
		{
			diagram: {
				call: diagrams.diagram,
				args: [
					['game', chess],
					['scene', { piece: { side: 'white', kind: 'N' }, at: 'e4' }],
				],
			},
		},
	],
	'@x/describe': [
		describing,
		{
			describe: {
				call: describing.describe,
				args: [
					['ruleset', rules.rules],
					['names', rules.names, rulesOrNames],
				],
			},
			sheet: {
				call: describing.sheet,
				args: [
					['ruleset', rules.rules],
					['names', rules.names, rulesOrNames],
				],
			},
			diff: { call: describing.diff, args: [['from', rules.rules], ['to', rules.rules], options] },
		},
	],
	'@x/core/reference': [
		interpreting,
		{
			reference: { call: interpreting.reference, args: [['ruleset', rules.rules]] },
			walksFrom: 'takes states and contexts of the interpreter',
			candidatesOf: 'takes states of the interpreter',
			reachedFrom: 'takes states of the interpreter',
			stopsOf: 'takes states of the interpreter',
			strayMoves: 'takes states of the interpreter',
			stopsFrom: 'takes states of the interpreter',
		},
	],
	'@x/core/schema': [schema, { parseRuleset: { call: schema.parseRuleset, args: [['value', rules.rules]] } }],
	'@x/core/build, but for constructors of data': [
		{ checkRuleset, extend, migrate, normalise },
		{
			checkRuleset: { call: (given: never) => ({ ok: checkRuleset(given).length === 0 }), args: [['ruleset', rules.rules]] },
			extend: {
				call: extend,
				args: [
					['ruleset', rules.rules],
					['patch', {}, (value) => typeof value === 'object' && value !== null && !Array.isArray(value)],
				],
			},
			migrate: { call: migrate, args: [['value', rules.rules, anything]] },
			normalise: 'keeps what is not a ruleset for checkRuleset to name',
		},
	],
};

describe.each(Object.entries(ENTRIES))('%s answers misuse', (_, [entry, table]) => {
	test('and every function of it is in this table', () => {
		const isFunction = ([name, value]: [string, unknown]): boolean => typeof value === 'function' && !/^[A-Z]/.test(name);
		expect(Object.keys(table).sort()).toEqual(
			expect.arrayContaining(
				Object.entries(entry)
					.filter(isFunction)
					.map(([name]) => name)
					.sort(),
			),
		);
	});
	test.each(Object.entries(table).filter((row): row is [string, MisuseCase] => typeof row[1] !== 'string'))(
		'%s names the argument that is wrong',
		(_name, misuse) => {
			expect(() => misuse.call(...(misuse.args.map(([, value]) => value) as never[]))).not.toThrow();
			expect(misuseFaults(misuse)).toEqual([]);
		},
	);
});

const game = planes.plane(classicalPlane);
const there = ['position', game.start] as const;
const square = ['cell', [5, 2]] as const;
const from52to54 = { from: [5, 2], to: [5, 4] } as const;
const [pawn] = core.find(game.start, from52to54);
/** A position whose moves can be listed. */
const kings = core.position(planes.plane(planeRules({})), {
	pieces: [
		{ at: [1, 1], piece: { side: 'white', kind: 'K' } },
		{ at: [9, 9], piece: { side: 'black', kind: 'K' } },
	],
});

/** Functions that work on every board, with arguments of the plane. */
const PLANE: Readonly<Record<string, MisuseCase>> = {
	apply: { call: core.apply, args: [there, ['move', pawn]] },
	attackers: { call: core.attackers, args: [there, square, ['side', 'white']] },
	checkers: { call: core.checkers, args: [there, ['side', 'white', isUndefined]] },
	destinations: { call: core.destinations, args: [['position', kings]] },
	divide: { call: core.divide, args: [['position', kings], ['depth', 1], options] },
	find: { call: core.find, args: [there, ['description', from52to54]] },
	hasLegalMove: { call: core.hasLegalMove, args: [there] },
	history: { call: core.history, args: [there] },
	inCheck: { call: core.inCheck, args: [there, ['side', 'white', isUndefined]] },
	inHand: { call: core.inHand, args: [there, ['side', 'white']] },
	isDecided: { call: core.isDecided, args: [there] },
	isLegal: { call: core.isLegal, args: [there, ['move', '5,2>5,4', (value) => typeof value === 'string']] },
	key: { call: core.key, args: [there] },
	lastMove: { call: core.lastMove, args: [there] },
	legal: { call: core.legal, args: [['position', kings]] },
	legalFrom: { call: core.legalFrom, args: [there, square] },
	moveName: { call: core.moveName, args: [['move', pawn]] },
	outcome: { call: core.outcome, args: [there, options] },
	perft: { call: core.perft, args: [['position', kings], ['depth', 1], options] },
	pieceAt: { call: core.pieceAt, args: [there, square] },
	pieces: { call: core.pieces, args: [there] },
	pointAt: { call: core.pointAt, args: [there, ['point', 'ep']] },
	position: {
		call: core.position,
		args: [
			['game', game],
			['setup', classicalPlane.rules.start],
		],
	},
	previous: { call: core.previous, args: [there] },
	restore: {
		call: core.restore,
		args: [['game', game], ['saved', core.save(game.start)], options],
	},
	sameMove: {
		call: core.sameMove,
		args: [
			['a', pawn],
			['b', pawn],
		],
	},
	save: { call: core.save, args: [there] },
	setupOf: { call: core.setupOf, args: [there] },
	toMove: { call: core.toMove, args: [there, ['move', '5,2>5,4']] },
	turn: { call: core.turn, args: [there] },
	validate: {
		call: core.validate,
		args: [
			['game', game],
			['setup', classicalPlane.rules.start],
		],
	},
	variable: { call: core.variable, args: [there, ['name', Object.keys(classicalPlane.rules.vars)[0]], ['side', 'white', isUndefined]] },
};

/** Functions of core that take no position, game or move. */
const OF_NO_BOARD = ['parseSetup'];

const isOfCore = (misuse: MisuseCase | string | undefined): misuse is MisuseCase => typeof misuse === 'object';

describe('functions of @x/core on the plane', () => {
	test.each(Object.entries(PLANE))('%s names the argument that is wrong', (_name, misuse) => {
		expect(() => misuse.call(...(misuse.args.map(([, value]) => value) as never[]))).not.toThrow();
		expect(misuseFaults(misuse)).toEqual([]);
	});

	/** The call of a function with its board, game or move replaced by one of the other board. */
	const onOther = ({ call, args }: MisuseCase, values: Readonly<Record<string, unknown>>): (() => unknown) => {
		const [name, good] = args[0]!;
		return () => call(...(args.map(([, value]) => value).with(0, values[name] ?? good) as never[]));
	};
	const ofPlane = { position: game.start, game, move: pawn, a: pawn };

	test.each(Object.keys(CORE).filter((name) => !(name in PLANE) && !OF_NO_BOARD.includes(name)))(
		'%s is for bounded boards, and refuses the plane',
		(name) => {
			const misuse = CORE[name];
			if (!isOfCore(misuse)) throw new Error(`no case of ${name}`);
			expect(onOther(misuse, ofPlane)).toThrow(
				expect.objectContaining({
					name: 'TypeError',
					message: expect.stringMatching(/^\w+: Expected a (Position|Game|Move) of a bounded board, found one of the plane\.$/),
				}),
			);
		},
	);

	test.each<[string, () => unknown, RegExp]>([
		['a cell by its name', () => core.pieceAt(game.start, 'e2' as never), /^cell: Expected two whole numbers/],
		['a move of a bounded board', () => core.apply(game.start, move as never), /^move\.from: Expected two whole numbers/],
		['a description of a bounded board', () => core.find(game.start, { from: 'e2' } as never), /^description\.from: Expected two whole/],
		['a move of the plane, on a bounded board', () => core.apply(start, pawn as never), /^move: Expected a Move of a bounded board, found/],
		[
			'two cells, on a bounded board',
			() => core.apply(start, from52to54 as never),
			/^move\.from: Expected the name or the number of a cell/,
		],
	])('refuse %s', (_, call, message) => {
		expect(call).toThrow(expect.objectContaining({ name: 'TypeError', message: expect.stringMatching(message) }));
	});

	test('compare moves of two boards as different', () => {
		expect(core.sameMove(pawn as never, move as never)).toBe(false);
		expect(core.sameMove(move as never, pawn as never)).toBe(false);
	});
});

describe('@x/plane answers misuse', () => {
	test.each(
		Object.entries({
			plane: {
				call: planes.plane,
				args: [
					['ruleset', classicalPlane.rules],
					['names', undefined, rulesOrNames],
				],
			},
			legalFamilies: { call: planes.legalFamilies, args: [there] },
			legalFamiliesFrom: { call: planes.legalFamiliesFrom, args: [there, ['from', [5, 2]]] },
		} satisfies Record<string, MisuseCase>),
	)('%s names the argument that is wrong', (_name, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
		expect(Object.keys(planes).sort()).toEqual(['InfiniteMovesError', 'legalFamilies', 'legalFamiliesFrom', 'plane']);
	});
});
