import { apply, type Game, legal, type Move, moveName, type Position, restore, save, toMove } from '@x/core';
import { compile, type Plan, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { reference, type State } from '@x/core/reference';
import { bitboardPlanOf } from '@x/core/src/analyse/bitboard-plan-of';
import { castle } from '@x/core/src/rules/build/recipes';
import type { Effect, Path, Ruleset, Vec } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { moveText } from '../engine/games.js';
import { madeRuleset } from '../engine/made/ruleset.js';
import { small } from '../engine/small/compare.js';
import { empty, enemy, land, men, phases, steps } from '../engine/small/parts.js';

const AROUND: readonly Vec[] = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
];
const take: Path = { do: { capture: 'at' } };
const swap: Path = { seq: [enemy, { do: { set: 'origin', to: { of: 'at' } } }, { do: { land: true, leave: { of: 'at' } } }] };
const become = (cell: Vec): Effect => ({ set: { from: 'stand', by: cell }, to: { kind: 'A', side: 'own' } });
const two: Ruleset['start'] = { pieces: men('A b1', 'A d2', 'K a1', 'k e4', 'a b2', 'a c1', 'a d4', 'a b4') };

/** Rulesets in which moves have the same cells and the same letters. */
const CLASHES: Readonly<Record<string, Ruleset>> = {
	'swap against capture': small({ paths: { a: steps(AROUND, { any: [{ seq: [enemy, take, land] }, swap] }) }, start: two }),
	'swap against capture, with marks': small({
		paths: {
			a: steps(AROUND, {
				any: [
					{ seq: [enemy, take, land] },
					{ seq: [swap, { mark: 'swap' }] },
					{ seq: [enemy, take, land, { do: { set: 'origin', to: { kind: 'K', side: 'neutral' } } }, { mark: 'rear guard' }] },
				],
			}),
		},
		start: two,
	}),
	'flips at a distance': small({
		paths: {
			a: {
				each: AROUND,
				as: 'd',
				path: { seq: [{ step: { bound: 'd' } }, enemy, { do: { set: 'at', to: { recolour: { of: 'at' } } } }, { go: 'origin' }] },
			},
		},
		start: two,
	}),
	relocations: small({
		paths: {
			a: steps(AROUND, empty, land),
			more: {
				seq: [
					{ pick: { who: 'empty' } },
					{ do: { set: 'at', to: { kind: 'A', side: 'own' } } },
					{
						any: [
							{ seq: [] },
							...AROUND.map(
								(by): Path => ({
									seq: [
										{ test: { is: { from: 'at', by }, a: { who: 'enemy' } } },
										{ do: { set: { from: 'at', by }, to: { recolour: { of: { from: 'at', by } } } } },
									],
								}),
							),
						],
					},
				],
			},
		},
		turn: phases({ also: ['more'] }),
		start: two,
	}),
	'flags of the pieces that are put aside': small({
		flags: { worn: { onMove: 'keep' }, fresh: { onMove: 'keep' } },
		paths: {
			a: steps(
				AROUND,
				empty,
				land,
				{ any: ['worn', 'fresh'].map((flag): Path => ({ do: { set: 'at', to: 'mover', flags: { add: [flag] } } })) },
				{ any: [{ seq: [] }, { do: become([1, 1]) }, { do: become([-1, 1]) }] },
			),
		},
		start: two,
	}),
	'what the board does not show': small({
		vars: { tally: { start: 0, life: 'game' } },
		paths: {
			a: steps(AROUND, empty, land, { any: [1, 2].map((add): Path => ({ do: { var: 'tally', add } })) }),
			more: { any: [1, 2].map((to): Path => ({ do: { var: 'tally', to } })) },
		},
		turn: phases({ also: ['more'] }),
		start: two,
	}),
	'marks and cells with one name': small({
		paths: {
			a: {
				any: [
					steps(AROUND, empty, land),
					steps(AROUND, empty, land, { do: become([1, 0]) }, { mark: 'b3' }),
					steps(AROUND, empty, land, { do: become([0, 1]) }, { mark: 'b3' }),
					steps(AROUND, empty, land, { do: become([-1, 0]) }, { mark: 'b 3' }),
					steps(AROUND, empty, land, { do: become([-1, 0]) }, { do: become([0, 1]) }),
				],
			},
		},
		start: two,
	}),
};

/** The games of a ruleset by every engine that can play it: the one that is chosen, tables, and tables without short cuts. */
function enginesOf(rules: Ruleset, names?: Plan['names']): readonly Game[] {
	const made = plan(rules, names);
	const kinds = Object.fromEntries(
		Object.entries(made.kinds).map(([kind]) => [
			kind,
			{ branches: [], programs: [{ path: made.ruleset.paths[made.ruleset.kinds[kind]!.moves]!, captures: true }] },
		]),
	);
	return [compile(rules, names), load(made, programs), load({ ...made, facts: { ...made.facts, literal: true }, kinds }, programs)];
}

/** Names of moves with what the moves do. */
const byName = (moves: readonly Move[]): [string, string][] =>
	moves.map((move): [string, string] => [moveName(move), moveText(move)]).sort(([a], [b]) => (a < b ? -1 : 1));

function expectUnique(at: Position): void {
	const moves = legal(at);
	const names = moves.map(moveName);
	expect(new Set(names).size, names.join(' ')).toBe(moves.length);
	expect(names.filter((name) => /\s/.test(name))).toEqual([]);
	for (const [index, move] of moves.entries()) {
		const read = toMove(at, names[index]!);
		expect(read.ok && moveText(read.value), names[index]).toBe(moveText(move));
	}
}

/** Plays a random line with all engines: names are the same everywhere, and saved games are read back. */
function play(engines: readonly Game[], seed: number, plies: number, definition?: ReturnType<typeof reference>): void {
	const random = randomFrom(seed);
	let positions = engines.map(({ start }) => start);
	let state: State | undefined = definition?.start();
	for (let ply = 0; ply < plies; ply++) {
		const [first, ...others] = positions.map((at) => byName(legal(at)));
		expectUnique(positions[0]!);
		for (const other of others) expect(other).toEqual(first);
		if (definition !== undefined && state !== undefined)
			expect(definition.legal(state).map(moveText).sort()).toEqual(first!.map(([, text]) => text).sort());
		if (first!.length === 0) break;
		const [name, text] = first![random(first!.length)]!;
		const named = (at: Position): Move => legal(at).find((move) => moveName(move) === name)!;
		positions = positions.map((at) => apply(at, named(at)));
		const alike = definition !== undefined && state !== undefined ? definition.legal(state).filter((move) => moveText(move) === text) : [];
		state = alike.length === 1 ? definition!.apply(state!, alike[0]!) : undefined;
		const saved = JSON.parse(JSON.stringify(save(positions[0]!)));
		for (const [index, game] of engines.entries()) {
			const back = restore(game, saved);
			expect(back.ok && save(back.value)).toEqual(save(positions[index]!));
		}
	}
}

describe('every legal move has a name of its own, in every engine', () => {
	it.each(Object.entries(CLASHES))('%s', (_, rules) => {
		for (let seed = 1; seed <= 6; seed++) play(enginesOf(rules), seed, 5, reference(rules));
	});

	it('bitboards, whose names are the ends of moves, do not play a castling to a cell to which the royal also steps', () => {
		const castling = (steps: number): Ruleset => ({
			...games.chess.rules,
			paths: {
				...games.chess.rules.paths,
				king: {
					any: [
						steps === 1 ? games.chess.rules.paths.king! : { any: [] },
						castle({ direction: 1, distance: 3, flag: 'castle', partner: ['R'], mark: 'short', steps }),
					],
				},
			},
			start: {
				...games.chess.rules.start,
				pieces: games.chess.rules.start.pieces.filter(({ piece: { kind } }) => kind !== 'B' && kind !== 'N'),
			},
		});
		expect(bitboardPlanOf(plan(castling(2)))).toBeDefined();
		expect(bitboardPlanOf(plan(castling(1)))).toBeUndefined();
		const { start } = compile(castling(1));
		expectUnique(start);
		expect(legal(start).map(moveName)).toEqual(expect.arrayContaining(['e1f1', 'e1f1:short']));
	});

	it('random rulesets', () => {
		for (let seed = 1; seed <= 60; seed++) {
			const rules = madeRuleset(randomFrom(seed * 7919));
			let engines: readonly Game[];
			try {
				engines = [compile(rules)];
			} catch {
				continue;
			}
			if (legal(engines[0]!.start).length <= 80) play(engines, seed, 3);
		}
	});

	it.each(
		sampleOf('unique names', Object.entries(games), { normal: 0.3, quick: 0.1 }).filter(([, { rules }]) => rules.start.pieces.length < 60),
	)('%s, along a random game', (_, { rules, names }) => {
		const random = randomFrom(32_452_843);
		let at = compile(rules, names).start;
		for (let ply = 0; ply < 30; ply++) {
			const moves = legal(at);
			const called = moves.map(moveName);
			expect(new Set(called).size).toBe(called.length);
			if (moves.length === 0) break;
			at = apply(at, moves[random(moves.length)]!);
		}
	});

	it('the marks tell apart first, then the cells, then their content; one move may keep the short name', () => {
		const at = (id: string): string[] => {
			const found = legal(compile(CLASHES[id]!).start).map(moveName);
			return found.filter((name) => found.some((other) => other !== name && other.split(/[:#]/)[0] === name.split(/[:#]/)[0])).sort();
		};
		expect(at('swap against capture')).toMatchInlineSnapshot(`
			[
			  "b1b2:b1=",
			  "b1b2:b1=a",
			  "b1c1:b1=",
			  "b1c1:b1=a",
			]
		`);
		expect(at('swap against capture, with marks')).toMatchInlineSnapshot(`
			[
			  "b1b2",
			  "b1b2:rear_guard",
			  "b1b2:swap",
			  "b1c1",
			  "b1c1:rear_guard",
			  "b1c1:swap",
			]
		`);
		expect(at('flips at a distance')).toMatchInlineSnapshot(`
			[
			  "b1b1:b2",
			  "b1b1:c1",
			]
		`);
		expect(at('what the board does not show').slice(0, 4)).toMatchInlineSnapshot(`
			[
			  "0000#1",
			  "0000#2",
			  "d2c2#1",
			  "d2c2#2",
			]
		`);
	});
});
