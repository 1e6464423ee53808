import { apply, type Game, legal, movesTo, type Position } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { reference } from '@x/core/reference';
import { checkRuleset } from '@x/core/src/rules/check';
import type { Ruleset } from '@x/core/src/rules/types';
import { setupFromText } from '@x/core/testing';
import { games, isGameId } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import rows from '../../vectors/changed-games.json' with { type: 'json' };
import { moveText, sharedRows } from './games.js';
import { agreementOf } from './made/agreement.js';

const PLIES = byExtent({ full: 3, normal: 2, quick: 1 });

/** A game with some parts replaced. */
interface Row {
	readonly id: string;
	readonly base: string;
	/** By path: the new value. */
	readonly patch: Readonly<Record<string, unknown>>;
	/** The start, where it is not the game's. */
	readonly fen?: string;
	/** Moves that are played first. */
	readonly line?: readonly (readonly string[])[];
}

/** A row with the moves of some cells. */
interface OwnRow extends Row {
	readonly from: readonly string[];
	readonly moves: readonly string[];
}

/** A game of which some parts are replaced, given by their paths. */
function changed({ base, patch, fen }: Row): Ruleset {
	if (!isGameId(base)) throw new RangeError(`No game is called ${base}.`);
	const rules = JSON.parse(JSON.stringify(games[base].rules)) as Record<string, unknown>;
	if (fen !== undefined) rules.start = setupFromText(fen, games[base].rules, games[base].names);
	for (const [path, value] of Object.entries(patch)) {
		const keys = path.split('.');
		const last = keys.pop()!;
		const holder = keys.reduce((part, key) => part[key] as Record<string, unknown>, rules);
		holder[last] = value;
	}
	return rules as unknown as Ruleset;
}

const movesOf = (at: Position): string[] => legal(at).map(moveText).sort();

const engines: Readonly<Record<string, (ruleset: Ruleset) => Game>> = {
	'the chosen engine': (ruleset) => compile(ruleset),
	'the engine of tables': (ruleset) => load(plan(ruleset), programs),
};

describe.each(Object.entries(engines))('changed games on %s', (_, engine) => {
	it.each((rows as readonly OwnRow[]).map((row) => [row.id, row] as const))('%s: has the moves of the definition', (__, row) => {
		const ruleset = changed(row);
		expect(checkRuleset(ruleset)).toEqual([]);
		const game = engine(ruleset);
		const definition = reference(ruleset);
		let at = game.start;
		let state = definition.start();
		for (const [from, to] of row.line ?? []) {
			const found = legal(at).find((move) => move.from === game.cell(from!) && move.to === game.cell(to!))!;
			state = definition.apply(state, definition.legal(state).find((move) => moveText(move) === moveText(found))!);
			at = apply(at, found);
		}
		expect(movesOf(at)).toEqual(definition.legal(state).map(moveText).sort());
		for (let cell = 0; cell < game.cells; cell++)
			expect(movesTo(at, cell).map(moveText).sort()).toEqual(
				legal(at)
					.filter(({ to }) => to === cell)
					.map(moveText)
					.sort(),
			);
		const names = legal(at).flatMap(({ from, to }) =>
			from !== undefined && row.from.includes(game.cellName(from)) ? [game.cellName(from) + game.cellName(to)] : [],
		);
		expect(names.sort()).toEqual(row.moves);
	});
});

describe('changed games', () => {
	it.each([...(rows as readonly Row[]), ...sharedRows<Row>('variants/engine-rows.json')].map((row) => [row.id, row] as const))(
		'%s: answers every query as the interpreter does',
		(_, row) => {
			expect(agreementOf(changed(row), 1, { plies: PLIES, most: 60, cells: 6 })?.difference).toBeUndefined();
		},
	);
});
