import {
	apply,
	attackers,
	find,
	inCheck,
	key,
	legal,
	type Move,
	moveName,
	movesTo,
	outcome,
	perft,
	position,
	setupOf,
	turn,
} from '@x/core';
import { reference, type State } from '@x/core/reference';
import { randomFrom, setupFromText } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { chess, chess960, moveText, playable, sharedRows } from './games.js';

/** Random games per ruleset, and their length; a longer run is asked with X_RANDOM_GAMES. */
const GAMES = Number(process.env.X_RANDOM_GAMES ?? 2);
const PLIES = 16;

describe('the compiled engine equals the reference interpreter', () => {
	for (const [name, game] of Object.entries(playable)) {
		it(`${name}: moves, outcome, check and identity along random games`, () => {
			const definition = reference(game.ruleset);
			for (let seed = 1; seed <= GAMES; seed++) {
				const random = randomFrom(seed * 7919);
				let at = game.start;
				let state: State = definition.start();
				const keys = new Map<string, string>();
				for (let ply = 0; ply < PLIES; ply++) {
					const fast = new Map(legal(at).map((move) => [moveText(move), move]));
					const literal = new Map(definition.legal(state).map((move) => [moveText(move), move]));
					const where = `seed ${seed} ply ${ply}`;
					expect([...fast.keys()], where).toEqual([...literal.keys()]);
					expect(fast.size, `${where}: no move twice`).toBe(legal(at).length);
					expect(outcome(at, { claims: true }), where).toEqual(definition.outcome(state, { claims: true }));
					expect(inCheck(at), where).toBe(definition.inCheck(state));
					expect(turn(at).phase, where).toBe(state.phase);
					// Two keys of one engine are equal exactly where those of the other are.
					const known = keys.get(definition.key(state));
					expect(known === undefined ? [...keys.values()].includes(key(at)) : known !== key(at), where).toBe(false);
					keys.set(definition.key(state), key(at));
					const texts = [...fast.keys()];
					if (texts.length === 0) break;
					const text = texts[random(texts.length)]!;
					at = apply(at, fast.get(text)!);
					state = definition.apply(state, literal.get(text)!);
				}
			}
		});

		it(`${name}: perft 1 and 2 from the start, by phases and by turns`, () => {
			const definition = reference(game.ruleset);
			expect(perft(game.start, 1)).toBe(definition.perft(definition.start(), 1));
			if (definition.legal(definition.start()).length > 60) return;
			expect(perft(game.start, 2)).toBe(definition.perft(definition.start(), 2));
			expect(perft(game.start, 1, { unit: 'turn' })).toBe(definition.perft(definition.start(), 1, 'turn'));
		});
	}

	it('counting is listing: perft 1 and 2 are the lengths of the lists, along random games', () => {
		for (const [name, game] of Object.entries(playable)) {
			for (let seed = 1; seed <= (game === chess ? 6 : 1); seed++) {
				const random = randomFrom(seed * 104729);
				let at = game.start;
				for (let ply = 0; ply < 60; ply++) {
					const moves = legal(at);
					if (moves.length === 0 || moves.length > 120) break;
					expect(perft(at, 1), `${name} seed ${seed} ply ${ply}`).toBe(moves.length);
					if (ply % 9 === seed) {
						const listed = moves.reduce((sum, move) => sum + legal(apply(at, move)).length, 0);
						expect(perft(at, 2), `${name} seed ${seed} ply ${ply}`).toBe(listed);
					}
					at = apply(at, moves[random(moves.length)]!);
				}
			}
		}
	});

	it('find answers a description of any of its parts as the list of legal moves does', () => {
		for (const game of Object.values(playable)) {
			const random = randomFrom(7);
			let at = game.start;
			for (let ply = 0; ply < 40; ply++) {
				const moves = legal(at);
				if (moves.length === 0) break;
				const taking = (move: Move): boolean => move.captured.some(({ side }) => side !== move.side);
				for (let time = 0; time < 6; time++) {
					const one = moves[random(moves.length)]!;
					const part = <T>(value: T): T | undefined => (random(2) === 0 ? value : undefined);
					const asked = {
						to: part(one.to < 0 ? undefined : one.to),
						kind: part([one.kind, Object.keys(game.ruleset.kinds)[0]!]),
						from: part(one.from),
						promotion: part(one.promotion ?? null),
						capture: part(taking(one)),
						mark: part(one.marks[0] ?? null),
					};
					const answers = moves.filter(
						(move) =>
							(asked.to ?? move.to) === move.to &&
							(asked.kind ?? [move.kind]).includes(move.kind) &&
							(asked.from ?? move.from) === move.from &&
							(asked.promotion === undefined || (asked.promotion ?? undefined) === move.promotion) &&
							(asked.capture ?? taking(move)) === taking(move) &&
							(asked.mark === undefined || (asked.mark === null ? move.marks.length === 0 : move.marks.includes(asked.mark))),
					);
					expect(find(at, asked).map(moveText)).toEqual(answers.map(moveText));
				}
				at = apply(at, moves[random(moves.length)]!);
			}
		}
	});

	it('movesTo finds what legal lists, by every target, kind and promotion', () => {
		for (const game of Object.values(playable)) {
			const random = randomFrom(42);
			let at = game.start;
			for (let ply = 0; ply < 40; ply++) {
				const moves = legal(at);
				if (moves.length === 0) break;
				for (let cell = 0; cell < game.cells; cell++) {
					if (game.cellAt(game.vecOf(cell)) === undefined) continue;
					const wanted = moves.filter((move) => move.to === cell);
					expect(movesTo(at, cell).map(moveText)).toEqual(wanted.map(moveText));
					const kind = wanted[0]?.kind;
					if (kind === undefined) continue;
					const same = wanted.filter((move) => move.kind === kind && move.promotion === undefined);
					expect(movesTo(at, cell, { kind, promotion: null }).map(moveText)).toEqual(same.map(moveText));
				}
				at = apply(at, moves[random(moves.length)]!);
			}
		}
	});

	it('a position set up anew from its setup has the same moves and key', () => {
		for (const game of Object.values(playable)) {
			const random = randomFrom(3);
			let at = game.start;
			for (let ply = 0; ply < 30; ply++) {
				const moves = legal(at);
				if (moves.length === 0) break;
				const again = position(game, setupOf(at));
				expect(legal(again).map(moveName)).toEqual(moves.map(moveName));
				expect(key(again)).toBe(key(at));
				at = apply(at, moves[random(moves.length)]!);
			}
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
				for (const side of ['white', 'black'])
					expect(attackers(at, cell, side), `${fen} ${cell} ${side}`).toEqual(definition.attackers(state, cell, side));
			}
		}
	});
});
