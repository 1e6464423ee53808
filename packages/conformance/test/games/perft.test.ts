import { type Game, perft, validate } from '@x/core';
import { checkRuleset } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { setupFromText } from '@x/core/testing';
import { games, isGameId } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
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

/** The rows up to this number of nodes are counted. */
const LIMIT = Number(process.env.X_PERFT_NODES ?? byExtent({ full: 3_000_000, normal: 10_000, quick: 1000 }));

const byVariant = <Row extends { readonly variant: string }>(rows: readonly Row[]): (readonly [string, readonly Row[]])[] => {
	const groups = new Map<string, Row[]>();
	for (const row of rows) if (isGameId(presetOf(row.variant))) groups.set(row.variant, [...(groups.get(row.variant) ?? []), row]);
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
	it.each(Object.entries(games))('%s has no fault', (_, { rules: ruleset }) => {
		expect(checkRuleset(ruleset)).toEqual([]);
	});
});

/**
 * Where the tables are wrong: Fairy-Stockfish plays a pawn dropped for mate and scores it as a loss, while the rules, and shogiops, forbid the
 * move. Our counts; without the law they must be the tables'.
 */
const PAWN_DROPPED_FOR_MATE: Readonly<Record<string, number>> = {
	'euroshogi Bn4kn/4+B3/1p+b1p1p1/p7/1P1p3p/N4BPN/2GK1GRR/6G1[GPPPppppp] w - - 0 26 3': 324770,
	'gorogoro 5/2ks1/1s2g/5/1Gg1K/S3S[gpppppp] b - - 1 13 1': 62,
	'gorogoro 5/2ks1/1s2g/5/1Gg1K/S3S[gpppppp] b - - 1 13 3': 24293,
	'gorogoro ks3/3GG/2+s2/G2+sP/K1p2/P1g+s1[Ppp] w - - 2 46 4': 314950,
	'gorogoro s3p/1ppk1/4s/K2g1/P1GS1/2s2[GGPp] w - - 0 31 4': 703156,
	'judkins 1sn3/4sk/1b4/+b2g2/2K3/3G2[npprr] w - - 0 17 4': 286483,
	'minishogi 2sg1/4k/1rP2/rB3/1KS2[gpb] w - - 0 7 4': 119081,
	'minishogi b1s2/1S1Bk/1p3/2g2/K3r[Rgp] w - - 0 26 4': 138497,
	'mini 4b/2g1r/5/sS2k/2K2[PBgpr] w - - 0 17 3': 45112,
	'mini sb1rG/2P1g/PK1s1/5/2kr1[B] w - - 1 46 4': 72739,
	'torishogi 1p+S2sl/1s2cC1/1s1sc2/2s1k2/1S1S1P1/r3KCS/1PL3R[SSpffsssss] b - - 0 38 2': 3937,
};

/** The game of a table's name without that law. */
const lawless = (variant: string): Game => {
	const { rules: ruleset, names } = games[presetOf(variant) as GameId];
	return compile({ ...ruleset, forbid: ruleset.forbid.filter(({ id }) => id !== 'no-mate-by-pawn-drop') }, names);
};

const counted = byVariant(sharedRows<PerftRow>('variants/perft.json'));
const listed = byVariant(sharedRows<MovesRow>('variants/legal-moves.json'));

describe.skipIf(counted.length === 0)(`move counts of games, rows up to ${LIMIT} nodes`, () => {
	// A suite needs a test to be skipped.
	if (counted.length === 0) it('needs outside data', () => undefined);
	it.each(counted)('%s', (variant, rows) => {
		for (const row of rows.filter(({ nodes }) => nodes <= LIMIT)) {
			const where = `${variant} ${row.fen} ${row.depth}`;
			const known = PAWN_DROPPED_FOR_MATE[where];
			expect(countOf(gameOf(variant, row.chess960 === true)!, row), where).toBe(known ?? row.nodes);
			if (known !== undefined) expect(countOf(lawless(variant), row), where).toBe(row.nodes);
		}
	});
});

describe.skipIf(listed.length === 0)('move lists of presets', () => {
	if (listed.length === 0) it('needs outside data', () => undefined);
	it.each(listed)('%s', (variant, rows) => {
		for (const { fen, uci } of rows) {
			const game = PAWN_DROPPED_FOR_MATE[`${variant} ${fen} 1`] === undefined ? gameOf(variant)! : lawless(variant);
			const made = validate(game, setupFromText(fen, game.ruleset, game.names!));
			expect(made.ok ? [] : made.problems, fen).toEqual([]);
			if (!made.ok) continue;
			const ours = turnsOf(made.value, variant);
			// A pass is written as a move of some piece onto its own cell; where no piece makes it, ours has no cells.
			const theirs = uci.map((move) => (/^([a-l]\d+)\1$/.test(move) && !ours.includes(move) ? '0000' : move));
			expect(ours.sort(), fen).toEqual(theirs.sort());
		}
	});
});
