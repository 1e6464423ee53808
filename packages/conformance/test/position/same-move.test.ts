import { apply, type Game, isLegal, key, legal, type Move, moveName, type Position, type Setup, sameMove, setupOf } from '@x/core';
import { type ReferenceGame, type ReferenceMove, reference, type State } from '@x/core/reference';
import { randomFrom } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';
import { from, moveText, playable } from '../engine/games.js';

/** The plies of each game. The moves of a position are tried in positions at most `AWAY` plies before or after it. */
const PLIES = 20;
const AWAY = 4;
/** Every how many plies a position is asked; and of these, every how many the interpreter answers too. */
const STEP = 6;
const EVERY = byExtent({ full: 1, normal: 3, quick: 6 });

/** The parts by which a move is named, without what it captures. */
const partsOf = (move: Move): string =>
	`${move.from} ${move.to} ${move.promotion} ${move.marks} ${move.from === undefined ? move.kind : ''}`;

/** The position after a move of the interpreter, or undefined where it is refused. */
function literally(definition: ReferenceGame, state: State, move: ReferenceMove): State | undefined {
	try {
		return definition.apply(state, move);
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

const boardOf = ({ board }: State): string[] => [...board].map(([cell, { side, kind }]) => `${cell} ${side} ${kind}`).sort();

const placed =
	(game: Game) =>
	({ at, piece }: Setup['pieces'][number]): string =>
		`${game.cellAt(at)} ${piece.side} ${piece.kind}`;

function compare(game: Game, seed: number): void {
	const random = randomFrom(seed * 7919);
	const definition = reference(game.ruleset);
	const chain: Position[] = [game.start];
	for (let ply = 0; ply < PLIES; ply++) {
		const moves = legal(chain.at(-1)!);
		if (moves.length === 0) break;
		chain.push(apply(chain.at(-1)!, moves[random(moves.length)]!));
	}
	for (const [ply, at] of chain.entries()) {
		if (ply % STEP !== seed % STEP) continue;
		const away = 2 + random(AWAY - 1);
		const other = chain[ply + away] ?? chain[Math.max(0, ply - away)]!;
		const [own, theirs] = [legal(at), legal(other)];
		for (const move of theirs) {
			const same = own.filter((one) => sameMove(one, move));
			expect(same.length, moveName(move)).toBeLessThanOrEqual(1);
			expect(isLegal(at, move), moveName(move)).toBe(same.length === 1);
			if (isLegal(at, move)) expect(partsOf(same[0]!)).toBe(partsOf(move));
			// Where one move has these parts in either position and puts nothing from the hand, it is the same.
			const alike = [own, theirs].map((list) => list.filter((one) => partsOf(one) === partsOf(move)));
			if (alike[0]!.length === 0) expect(isLegal(at, move)).toBe(false);
			if (alike.every((list) => list.length === 1) && game.names?.gate === undefined) {
				expect(isLegal(at, move), `${moveName(move)} of ply ${chain.indexOf(other)} at ply ${ply}`).toBe(true);
			}
			if (same[0] !== undefined) expect(key(apply(at, move))).toBe(key(apply(at, same[0])));
			else expect(() => apply(at, move)).toThrow(RangeError);
		}
		if (ply % (STEP * EVERY) !== seed % STEP || own.length * theirs.length > 10_000) continue;
		const [state, elsewhere] = [at, other].map((one) => definition.stateOf(setupOf(one)));
		const literal = definition.legal(elsewhere!);
		expect(literal.map(moveText)).toEqual(theirs.map(moveText));
		for (const [index, move] of theirs.entries()) {
			const after = literally(definition, state!, literal[index]!);
			expect(after !== undefined, moveName(move)).toBe(isLegal(at, move));
			if (after !== undefined) expect(boardOf(after), moveName(move)).toEqual(setupOf(apply(at, move)).pieces.map(placed(game)).sort());
		}
	}
}

describe('a move of another position is the legal move with its parts, in every engine', () => {
	it.each(sampleOf('same move', gameIds, { normal: 0.1, quick: 0.05 }))('%s', (id) => {
		compare(compiledGame(id), gameIds.indexOf(id) + 1);
	});

	it.each(Object.entries(playable))('test ruleset %s', (_, game) => {
		compare(game, 5);
	});

	it.each([chess, playable['chess by tables']!, playable.crazyhouse!])('what it captures is found anew', (game) => {
		const quiet = from(game, '4k3/8/8/8/8/5N2/8/4K3 w - - 0 1');
		const taking = from(game, '4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1');
		const move = legal(quiet).find((one) => moveName(one) === 'f3e5')!;
		expect(isLegal(taking, move)).toBe(true);
		const capture = legal(taking).find((one) => moveName(one) === 'f3e5')!;
		expect(sameMove(move, capture)).toBe(true);
		expect(setupOf(apply(taking, move))).toEqual(setupOf(apply(taking, capture)));
	});

	it('a rook is not the king that castles', () => {
		const castles = from(chess, 'k7/8/8/8/8/8/8/4K2R w K - 0 1');
		const moves = from(chess, 'k7/8/8/8/8/8/K7/4R3 w - - 0 1');
		const castling = legal(castles).find((one) => moveName(one) === 'e1g1')!;
		expect(isLegal(moves, castling)).toBe(false);
		expect(isLegal(castles, legal(moves).find((one) => moveName(one) === 'e1g1')!)).toBe(false);
	});
});
