import { perft, type Ruleset } from '@x/core';
import { describe, expect, it } from 'vitest';
import { shortName, type Variant } from '../src/index.js';
import { toRuleset } from '../src/rules.js';
import { builtin, countable, named, readVectors, seedExample, sharedRows, shipped, variantsOf } from './shared.js';

interface Row {
	readonly variant: string;
	readonly definedIn: string;
	readonly fen: string;
	readonly depth: number;
	readonly nodes: number;
	readonly clean?: number;
	readonly trust: string;
	readonly quirks?: readonly string[];
}

/** Rows up to this number of nodes always run; X_PERFT_NODES=2000000 runs the whole table. */
const LIMIT = Number(process.env.X_PERFT_NODES ?? 3000);

/** A rule that the language cannot express: promotion of only the last pawn. */
const INEXPRESSIBLE = ['sittuyin'];

const wanted = ({ clean, nodes }: Row): number => clean ?? nodes;

function definitionOf({ definedIn, variant, quirks = [] }: Row): Variant | undefined {
	// Rows in which every pawn of a FEN counts as unmoved need the engine's meaning.
	const compat = quirks.includes('initial-from-fen') ? '1.4.1' : undefined;
	if (definedIn === 'builtin') return variantsOf(builtin, compat).find(({ name }) => name === `std ${variant}`);
	if (definedIn === 'seed-example') return variantsOf(seedExample(), compat)[0];
	return named(shipped, variant, compat);
}

/** The engine's built-in game of birds allows two swallows on a file; its language only one. */
function withSwallows(ruleset: Ruleset): Ruleset {
	const file = {
		each: [
			[0, 1],
			[0, -1],
		],
		as: 'u',
		path: { seq: [{ loop: { step: { bound: 'u' } }, min: 1 }, { test: { is: 'at', a: { who: 'friend', kind: ['S'] } } }] },
	} as const;
	const few = { test: { compare: [{ matches: file, from: 'at' }, '<', 2] } } as const;
	const drops = ruleset.paths.drops!;
	if (!('any' in drops)) throw new Error('drops are alternatives');
	const any = drops.any.map((path) =>
		'seq' in path && JSON.stringify(path).includes('"kind":"S"') ? { seq: [...path.seq.slice(0, 2), few, ...path.seq.slice(2)] } : path,
	);
	return { ...ruleset, paths: { ...ruleset.paths, drops: { any } } };
}

/**
 * Corrected counts treat every pawn of a FEN as unmoved, like the engine, but include all moves that block a rider's check, unlike the
 * engine.
 */
const corrected = (ruleset: Ruleset): Ruleset => ({ ...ruleset, forbid: ruleset.forbid.filter(({ id }) => id !== 'rides-not-stopped') });

/** Games with riders: the engine's own counts. */
const RIDERS = ['nightrider', 'caissa_britannia'];
const uncorrected = sharedRows<Row>('vectors/sjaak/perft.json').filter(({ variant, nodes }) => RIDERS.includes(variant) && nodes <= LIMIT);

function groups(): (readonly [string, readonly Row[]])[] {
	const found = new Map<string, Row[]>();
	for (const row of sharedRows<Row>('vectors/sjaak/perft.json')) {
		if (row.trust === 'low' || INEXPRESSIBLE.includes(row.variant) || wanted(row) > LIMIT) continue;
		const key = `${row.variant} ${row.fen}`;
		found.set(key, [...(found.get(key) ?? []), row]);
	}
	return [...found];
}

describe.skipIf(shipped === '')(`move counts, rows up to ${LIMIT} nodes`, () => {
	it.each(groups())('%s', (_, rows) => {
		const variant = definitionOf(rows[0]!);
		expect(variant).toBeDefined();
		const rules = corrected(toRuleset(variant!, { fen: rows[0]!.fen }));
		const game = countable(rows[0]!.variant === 'torishogi' ? withSwallows(rules) : rules);
		for (const row of rows) expect(perft(game.start, row.depth), `depth ${row.depth}`).toBe(wanted(row));
	});
});

describe.skipIf(shipped === '')(`the own counts of engine 1.4.1 for riders that give check, rows up to ${LIMIT} nodes`, () => {
	it.each(uncorrected.map((row) => [row.variant, row.fen, row.depth, row] as const))(
		'%s %s, depth %i',
		(_, fen, depth, { variant, nodes }) => {
			const game = countable(toRuleset(named(shipped, variant, '1.4.1')!, { fen }));
			expect(perft(game.start, depth)).toBe(nodes);
		},
	);
});

/** Depths up to this number of nodes are always counted; X_PERFT_NODES=13000000 counts all four of every variant. */
const START_LIMIT = Number(process.env.X_PERFT_NODES ?? 1_000_000);

describe.skipIf(shipped === '')(`every variant of the engine, to depth 4 up to ${START_LIMIT} nodes`, () => {
	const rows = readVectors<{ readonly id: string; readonly counts: readonly number[] }>('start-counts');

	it('is in the table, at least to that depth', () => {
		expect(rows).toHaveLength(43);
		expect(rows.filter(({ counts }) => counts.length < 4)).toEqual([]);
		expect(variantsOf(shipped).map(({ name }) => shortName(name))).toEqual(rows.map(({ id }) => id));
	});

	it.each(rows.map(({ id, counts }) => [id, counts.slice(0, 4)] as const))('%s has the right counts from its start', (id, counts) => {
		const game = countable(toRuleset(named(shipped, id)!));
		for (const [index, count] of counts.entries())
			if (index < 2 || count <= START_LIMIT) expect(perft(game.start, index + 1), `depth ${index + 1}`).toBe(count);
	});
});
