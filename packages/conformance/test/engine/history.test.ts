import { apply, legal, outcome, type Position, perft, position } from '@x/core';
import {
	act,
	all,
	any,
	attacked,
	board,
	captured,
	compare,
	is,
	kept,
	land,
	leap,
	mover,
	neighbours,
	orthogonals,
	pick,
	quiet,
	repeats,
	ride,
	royalAttacked,
	ruleset,
	seq,
	set,
	side,
	take,
	turns,
} from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference, type State } from '@x/core/reference';
import type { Outcome, PieceData, Ruleset, Setup } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { shogi } from '@x/games/shogi';
import { xiangqi } from '@x/games/xiangqi';
import { describe, expect, it } from 'vitest';
import { moveText } from './games.js';

const piece = (letter: string): PieceData => ({ side: letter === letter.toUpperCase() ? 'white' : 'black', kind: letter.toUpperCase() });

/** A small board of kings, and pieces that go and come in different ways: positions come again soon. */
const small = (more: Partial<Ruleset>): Ruleset =>
	ruleset({
		space: board(3, 4),
		sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
		kinds: { K: { moves: 'king' }, R: { moves: 'rook' }, C: { moves: 'convert' }, H: { moves: 'haul' } },
		paths: {
			king: leap(neighbours),
			rook: ride(orthogonals),
			// Lands as a copy of itself written anew, and turns what it takes.
			convert: any(
				leap(orthogonals, quiet(seq(act(set('at', { of: 'origin' })), act(set('origin', 'none'))))),
				leap(neighbours, take(seq(land(), act(set('origin', { recolour: { was: 'at' } }))))),
			),
			haul: leap(neighbours, quiet(land({ leave: { kind: 'R', side: 'own' } }))),
			pull: seq(pick({ who: 'friend', kind: ['H'] }, { origin: true }), pick({ who: 'empty' }), land()),
		},
		royal: is('at', { kind: ['K'] }),
		forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
		turn: turns('white', 'black', ['pull']),
		start: {
			pieces: [
				{ at: [0, 0], piece: piece('K') },
				{ at: [1, 0], piece: piece('R') },
				{ at: [2, 1], piece: piece('C') },
				{ at: [2, 3], piece: piece('k') },
				{ at: [0, 2], piece: piece('r') },
				{ at: [0, 3], piece: piece('h') },
			],
		},
		...more,
	});

const when = (id: string, condition: Outcome['if'], result: 'loss' | 'win' | 'draw'): Outcome => ({
	id,
	when: 'turn',
	if: condition!,
	result,
});

/** Plays the same random games with both engines and compares what they say of each position. */
function compareGames(rules: Ruleset, games: number, plies: number, met: Set<string>): void {
	const game = compile(rules);
	const definition = reference(rules);
	for (let seed = 1; seed <= games; seed++) {
		const random = randomFrom(seed * 65537);
		let at: Position = game.start;
		let state: State = definition.start();
		for (let ply = 0; ply < plies; ply++) {
			const expected = definition.outcome(state);
			expect(outcome(at), `seed ${seed} ply ${ply}`).toEqual(expected);
			met.add(expected?.reason ?? '');
			const moves = legal(at);
			const literal = definition.legal(state);
			expect(moves.map(moveText)).toEqual(literal.map(moveText));
			if (moves.length === 0) break;
			// In the order of the definition, so that the games are the same however moves are found.
			const move = literal[random(literal.length)]!;
			at = apply(at, moves.find((candidate) => moveText(candidate) === moveText(move))!);
			state = definition.apply(state, move);
		}
	}
}

/** Grows a tree of random games from the positions of one, and compares what both engines say of its positions in a random order. */
function compareTrees(rules: Ruleset, trees: number, size: number, met: Set<string>): void {
	const game = compile(rules);
	const definition = reference(rules);
	for (let seed = 1; seed <= trees; seed++) {
		const random = randomFrom(seed * 8191);
		const nodes: { readonly at: Position; readonly state: State }[] = [{ at: game.start, state: definition.start() }];
		for (let node = 0; node < size; node++) {
			const { at, state } = nodes.at(random(5) > 0 ? -1 : random(nodes.length))!;
			const literal = definition.legal(state);
			if (literal.length > 0) {
				const move = literal[random(literal.length)]!;
				const own = legal(at).find((candidate) => moveText(candidate) === moveText(move))!;
				nodes.push({ at: apply(at, own), state: definition.apply(state, move) });
			}
			for (const asked of [nodes.at(-1)!, nodes[random(nodes.length)]!]) {
				const expected = definition.outcome(asked.state);
				expect(outcome(asked.at), `seed ${seed} node ${node}`).toEqual(expected);
				met.add(expected?.reason ?? '');
			}
		}
	}
}

describe('history: the compiled engine equals the interpreter', () => {
	it('boards that come again, ever and in one turn', () => {
		const met = new Set<string>();
		const twice = (...outcomes: Outcome[]): Ruleset =>
			small({
				outcomes,
				turn: {
					start: 'white',
					phases: {
						white: { side: 'white', next: [{ to: 'again' }] },
						again: {
							side: 'white',
							next: [{ if: all(mover({ kind: ['R'] }), compare(captured(), '=', 0)), to: 'white' }, { to: 'black' }],
						},
						black: { side: 'black', next: [{ to: 'white' }] },
					},
				},
			});
		compareGames(twice(when('turn', compare(repeats('turn'), '>', 1), 'draw')), 6, 60, met);
		compareGames(twice(when('board', compare(repeats('board'), '>', 3), 'loss')), 12, 60, met);
		compareGames(twice(when('position', compare(repeats(), '>', 2), 'draw')), 12, 60, met);
		expect([...met].sort()).toEqual(['', 'board', 'position', 'stuck', 'turn']);
	});

	const again = compare(repeats(), '>', 1);
	/** A game whose outcomes tell which pieces stayed in which trace. */
	const tracedGame = (...more: readonly Outcome[]): Ruleset =>
		small({
			traces: {
				check: { of: { who: 'enemy', kind: ['K'] }, if: attacked('at', { by: 'own' }) },
				near: { of: { who: 'friend', notKind: ['K'] }, if: attacked('at', { by: 'own', as: { kind: 'R', side: 'other' } }) },
				any: { of: { notKind: ['K'] }, if: all() },
			},
			outcomes: [
				when('checks', all(again, compare(kept('check', 'own'), '>', 0)), 'loss'),
				when('checked', all(again, compare(kept('check', 'other'), '>', 0)), 'win'),
				when('two-near', all(again, compare(kept('near', 'own'), '=', 2)), 'draw'),
				when('near', all(again, compare(kept('near', 'other'), '>', 0)), 'draw'),
				when('three', all(again, compare(kept('any', 'other'), '=', 3)), 'draw'),
				when('four', all(again, compare(kept('any', 'own'), '>', 3)), 'draw'),
				...more,
			],
		});

	it('pieces that stay in a trace, through copies, conversions, lifts and pieces left behind', () => {
		const met = new Set<string>();
		compareGames(tracedGame(when('again', again, 'draw')), 20, 40, met);
		expect(met.size).toBeGreaterThan(3);
	});

	it('positions of many branches, whatever was asked before', () => {
		const met = new Set<string>();
		compareTrees(tracedGame(when('board', compare(repeats('board'), '>', 2), 'draw'), when('again', again, 'draw')), 12, 60, met);
		expect(met.size).toBeGreaterThan(4);
	});
});

/** Plays moves given by cells, in a circle, until the position has come again so often. */
function circle(rules: Ruleset, pieces: Setup['pieces'], cycle: readonly (readonly [number, number])[], plies: number): Position {
	let at = position(compile(rules), { pieces, phase: rules.turn.start });
	for (let ply = 0; ply < plies; ply++) {
		const [from, to] = cycle[ply % cycle.length]!;
		at = apply(at, legal(at).find((move) => move.from === from && move.to === to && move.promotion === undefined)!);
	}
	return at;
}

describe('repetition in the presets', () => {
	const on = (x: number, y: number, letter: string) => ({ at: [x, y], piece: piece(letter) });

	it('perpetual check loses in shogi, and ends the moves', () => {
		const at = (x: number, y: number): number => x + 9 * y;
		const cycle = [
			[at(3, 4), at(4, 4)],
			[at(4, 8), at(3, 8)],
			[at(4, 4), at(3, 4)],
			[at(3, 8), at(4, 8)],
		] as const;
		const end = circle(shogi.rules, [on(4, 8, 'k'), on(4, 0, 'K'), on(3, 4, 'R')], cycle, 12);
		expect(outcome(end)).toEqual({ reason: 'perpetual-check', winner: 'black' });
		expect(legal(end)).toEqual([]);
		expect(legal(end.game.start).length).toBe(30);
		expect(perft(end.game.start, 1)).toBe(30);
	});

	it('in xiangqi perpetual check loses, then chasing one unprotected piece; anything else is a draw', () => {
		const at = (x: number, y: number): number => x + 9 * y;
		const check = [
			[at(3, 4), at(4, 4)],
			[at(4, 9), at(3, 9)],
			[at(4, 4), at(3, 4)],
			[at(3, 9), at(4, 9)],
		] as const;
		expect(outcome(circle(xiangqi.rules, [on(4, 9, 'k'), on(5, 0, 'K'), on(3, 4, 'R')], check, 8))).toEqual({
			reason: 'perpetual-check',
			winner: 'black',
		});
		const chase = [
			[at(8, 4), at(8, 6)],
			[at(0, 6), at(1, 4)],
			[at(8, 6), at(8, 4)],
			[at(1, 4), at(0, 6)],
		] as const;
		const hunted = [on(3, 9, 'k'), on(4, 0, 'K'), on(8, 4, 'R'), on(0, 6, 'n')];
		expect(outcome(circle(xiangqi.rules, hunted, chase, 7))).toBeUndefined();
		expect(outcome(circle(xiangqi.rules, hunted, chase, 8))).toEqual({ reason: 'perpetual-chase', winner: 'black' });
		// A chariot that protects the horse on both its cells makes it no chase.
		const protectors = [on(0, 8, 'r'), on(1, 8, 'r')];
		expect(outcome(circle(xiangqi.rules, [...hunted, ...protectors], chase, 8))).toEqual({ reason: 'repetition', draw: true });
	});
});
