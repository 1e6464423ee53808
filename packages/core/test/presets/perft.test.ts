import { describe, expect, it } from 'vitest';
import { type Game, perft, validate } from '../../src/index.js';
import { presets } from '../../src/presets/all.js';
import { reference } from '../../src/reference/index.js';
import { checkRuleset } from '../../src/ruleset/build.js';
import { setupFromText } from '../../src/testing/index.js';
import { sharedRows } from '../engine/games.js';
import { gameOf, presetOf, turnsOf, unitOf } from './variants.js';

interface PerftRow {
	readonly variant: string;
	readonly fen: string;
	readonly depth: number;
	readonly nodes: number;
	readonly chess960?: boolean;
}

interface MovesRow {
	readonly variant: string;
	readonly fen: string;
	readonly uci: readonly string[];
}

/** Rows up to this many nodes run always; the whole table runs with X_PERFT_NODES=3000000. */
const LIMIT = Number(process.env.X_PERFT_NODES ?? 20_000);

const byVariant = <Row extends { readonly variant: string }>(rows: readonly Row[]): (readonly [string, readonly Row[]])[] => {
	const groups = new Map<string, Row[]>();
	for (const row of rows)
		if (presets[presetOf(row.variant)] !== undefined) groups.set(row.variant, [...(groups.get(row.variant) ?? []), row]);
	return [...groups];
};

/** A count by the compiled engine; by the interpreter where a royal could be captured at once, which the engine refuses to set up. */
function countOf(game: Game, { variant, fen, depth }: PerftRow): number {
	const setup = setupFromText(fen, game.ruleset, game.names!);
	const made = validate(game, setup);
	if (made.ok) return perft(made.value, depth, { unit: unitOf(variant) });
	expect(made.problems.map(({ code }) => code)).toEqual(['setup/royal-capturable']);
	const definition = reference(game.ruleset);
	return definition.perft(definition.stateOf(setup), depth, unitOf(variant));
}

describe('presets', () => {
	it.each(Object.entries(presets))('%s has no fault', (_, { ruleset }) => {
		expect(checkRuleset(ruleset)).toEqual([]);
	});
});

describe(`move counts of presets, rows up to ${LIMIT} nodes`, () => {
	it.each(byVariant(sharedRows<PerftRow>('variants/perft.json')))('%s', (_, rows) => {
		for (const row of rows.filter(({ nodes }) => nodes <= LIMIT))
			expect(countOf(gameOf(row.variant, row.chess960 === true)!, row), `${row.fen} depth ${row.depth}`).toBe(row.nodes);
	});
});

describe('move lists of presets', () => {
	it.each(byVariant(sharedRows<MovesRow>('variants/legal-moves.json')))('%s', (variant, rows) => {
		const game = gameOf(variant)!;
		for (const { fen, uci } of rows) {
			const made = validate(game, setupFromText(fen, game.ruleset, game.names!));
			expect(made.ok ? [] : made.problems, fen).toEqual([]);
			if (made.ok) expect(turnsOf(made.value, variant).sort(), fen).toEqual([...uci].sort());
		}
	});
});
