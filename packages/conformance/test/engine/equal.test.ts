import {
	apply,
	attackers,
	find,
	type Game,
	inCheck,
	key,
	legal,
	type Move,
	moveName,
	movesTo,
	outcome,
	type Position,
	perft,
	position,
	setupOf,
	turn,
} from '@x/core';
import { type ReferenceGame, reference, type State } from '@x/core/reference';
import { type Random, randomFrom, setupFromText } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';
import { chess, chess960, moveText, playable, sharedRows } from './games.js';

/** Random games per ruleset; a longer run is asked with X_RANDOM_GAMES. */
const GAMES = Number(process.env.X_RANDOM_GAMES ?? byExtent({ full: 2, normal: 1, quick: 1 }));
/** The plies of a game that the interpreter plays too, and those after them that only the engine plays. */
const LITERAL_PLIES = byExtent({ full: 32, normal: 4, quick: 2 });
const PLIES = byExtent({ full: 80, normal: 16, quick: 10 });
/** The plies before a position of a game of `@x/games` is compared. */
const OPENING = 12;

const pick = <T>(items: readonly T[], random: Random): T => items[random(items.length)]!;

/** Compares all answers about a position. Returns the moves of both, by their texts. */
function compareWithDefinition(at: Position, definition: ReferenceGame, state: State, where: string) {
	const moves = legal(at);
	const fast = new Map(moves.map((move) => [moveText(move), move]));
	const literal = new Map(definition.legal(state).map((move) => [moveText(move), move]));
	expect([...fast.keys()], where).toEqual([...literal.keys()]);
	expect(fast.size, `${where}: no move twice`).toBe(moves.length);
	expect(outcome(at, { claims: true }), where).toEqual(definition.outcome(state, { claims: true }));
	expect(inCheck(at), where).toBe(definition.inCheck(state));
	expect(turn(at).phase, where).toBe(state.phase);
	return { fast, literal };
}

/** Whether a move takes a piece of another side. */
const isCapture = (move: Move): boolean => move.captured.some(({ side }) => side !== move.side);

/** `find` with a random description gives the moves of the list that the description fits. */
function compareFind(at: Position, moves: readonly Move[], random: Random, where: string): void {
	const one = pick(moves, random);
	const part = <T>(value: T): T | undefined => (random(2) === 0 ? value : undefined);
	const query = {
		to: part(one.to < 0 ? undefined : one.to),
		kind: part([one.kind, Object.keys(at.game.ruleset.kinds)[0]!]),
		from: part(one.from),
		promotion: part(one.promotion ?? null),
		capture: part(isCapture(one)),
		mark: part(one.marks[0] ?? null),
	};
	const fitting = moves.filter(
		(move) =>
			(query.to ?? move.to) === move.to &&
			(query.kind ?? [move.kind]).includes(move.kind) &&
			(query.from ?? move.from) === move.from &&
			(query.promotion === undefined || (query.promotion ?? undefined) === move.promotion) &&
			(query.capture ?? isCapture(move)) === isCapture(move) &&
			(query.mark === undefined || (query.mark === null ? move.marks.length === 0 : move.marks.includes(query.mark))),
	);
	expect(find(at, query).map(moveText), where).toEqual(fitting.map(moveText));
}

/** `movesTo` gives the moves of the list by target, kind and promotion. */
function compareMovesTo(at: Position, moves: readonly Move[], where: string): void {
	const { game } = at;
	for (let cell = 0; cell < game.cells; cell++) {
		if (game.cellAt(game.vecOf(cell)) === undefined) continue;
		const there = moves.filter((move) => move.to === cell);
		expect(movesTo(at, cell).map(moveText), where).toEqual(there.map(moveText));
		const kind = there[0]?.kind;
		if (kind === undefined) continue;
		const same = there.filter((move) => move.kind === kind && move.promotion === undefined);
		expect(movesTo(at, cell, { kind, promotion: null }).map(moveText), where).toEqual(same.map(moveText));
	}
}

/** The queries of a position agree with its list of moves, and so do those of the position that is set up anew. */
function compareQueries(at: Position, moves: readonly Move[], random: Random, ply: number, where: string): void {
	if (moves.length <= 120) expect(perft(at, 1), where).toBe(moves.length);
	if (ply % 9 === 4 && moves.length <= 120)
		expect(perft(at, 2), where).toBe(moves.reduce((sum, move) => sum + legal(apply(at, move)).length, 0));
	if (moves.length === 0) return;
	for (let time = 0; time < 3; time++) compareFind(at, moves, random, where);
	if (ply % 2 === 0) compareMovesTo(at, moves, where);
	const again = position(at.game, setupOf(at));
	expect(legal(again).map(moveName), where).toEqual(moves.map(moveName));
	expect(key(again), where).toBe(key(at));
}

/** One random game: its first plies by both engines, all plies by all queries of the compiled one. */
function compareAlong(game: Game, seed: number): void {
	const definition = reference(game.ruleset);
	const random = randomFrom(seed * 7919);
	let at = game.start;
	let state = definition.start();
	const keys = new Map<string, string>();
	for (let ply = 0; ply < PLIES; ply++) {
		const where = `seed ${seed} ply ${ply}`;
		const moves = legal(at);
		compareQueries(at, moves, random, ply, where);
		if (ply < LITERAL_PLIES) {
			const { fast, literal } = compareWithDefinition(at, definition, state, where);
			// Two keys of one engine are equal exactly where those of the other are.
			const known = keys.get(definition.key(state));
			expect(known === undefined ? [...keys.values()].includes(key(at)) : known !== key(at), where).toBe(false);
			keys.set(definition.key(state), key(at));
			if (moves.length === 0) return;
			const text = pick([...fast.keys()], random);
			at = apply(at, fast.get(text)!);
			state = definition.apply(state, literal.get(text)!);
		} else {
			if (moves.length === 0) return;
			at = apply(at, pick(moves, random));
		}
	}
}

describe('the compiled engine equals the reference interpreter', () => {
	it.each(Object.entries(playable))('%s: moves, outcome, check, identity and queries along random games', (_, game) => {
		for (let seed = 1; seed <= GAMES; seed++) compareAlong(game, seed);
	});

	it.each(Object.entries(playable))('%s: perft 1 and 2 from the start, by phases and by turns', (_, game) => {
		const definition = reference(game.ruleset);
		const moves = definition.legal(definition.start()).length;
		expect(perft(game.start, 1)).toBe(moves);
		if (moves <= byExtent({ full: 60, normal: 12, quick: 8 }))
			expect(perft(game.start, 1, { unit: 'turn' })).toBe(definition.perft(definition.start(), 1, 'turn'));
		if (moves <= byExtent({ full: 60, normal: 10, quick: 5 })) expect(perft(game.start, 2)).toBe(definition.perft(definition.start(), 2));
	});

	it.each(gameIds)('%s: moves, outcome and check in the middle of random games, and after a move by both', (id) => {
		const game = compiledGame(id);
		const definition = reference(game.ruleset);
		for (let seed = 1; seed <= GAMES; seed++) {
			const random = randomFrom(seed * 104_729);
			let at = game.start;
			for (let ply = 0; ply < OPENING * seed && legal(at).length > 0; ply++) at = apply(at, pick(legal(at), random));
			const state = definition.stateOf(setupOf(at));
			const { fast, literal } = compareWithDefinition(at, definition, state, `seed ${seed}`);
			if (fast.size === 0) continue;
			const text = pick([...fast.keys()], random);
			const after = apply(at, fast.get(text)!);
			compareWithDefinition(after, definition, definition.apply(state, literal.get(text)!), `seed ${seed}, one move on`);
			compareQueries(after, legal(after), random, 0, `seed ${seed}, one move on`);
		}
	});

	it('attackers of every cell agree on tactical positions', () => {
		const fens = sharedRows<{ fen: string; chess960: boolean }>('chess/san-oracle.json').filter((_, index) => index % 400 === 0);
		const own = { fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', chess960: false };
		for (const { fen, chess960: variant } of [own, ...fens]) {
			const game = variant ? chess960 : chess;
			const setup = setupFromText(fen, game.ruleset, chess.names!);
			const at = position(game, setup);
			const definition = reference(game.ruleset);
			const state = definition.stateOf(setup);
			for (let cell = 0; cell < game.cells; cell++) {
				for (const side of ['white', 'black'] as const)
					expect(attackers(at, cell, side), `${fen} ${cell} ${side}`).toEqual(definition.attackers(state, cell, side));
			}
		}
	});
});
