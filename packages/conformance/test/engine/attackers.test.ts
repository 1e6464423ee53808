import { attackers, type Game, type GameDefinition, type Position, position } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { reference } from '@x/core/reference';
import type { Ruleset, Setup } from '@x/core/src/rules/types';
import { setupFromText } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';

type Definition = GameDefinition;

/** The cells that attack a cell, from both engines and the interpreter, which must agree. */
function attackersIn({ rules, names }: Pick<Definition, 'rules' | 'names'>, setup: Setup, cell: string, side: string): string[] {
	const definition = reference(rules);
	const state = definition.stateOf(setup);
	const answers = [compile(rules, names), load(plan(rules, names), programs)].map((game: Game) => {
		const at: Position = position(game, setup);
		const found = attackers(at, cell, side);
		expect(found).toEqual(definition.attackers(state, game.cell(cell), side));
		return found.map((one) => game.cellName(one));
	});
	expect(answers[0]).toEqual(answers[1]);
	return answers[0]!;
}

const at = ({ rules, names }: Pick<Definition, 'rules' | 'names'>, fen: string): Setup => setupFromText(fen, rules, names);

/** Chess with other rules, from the start of a FEN. */
const chessWith = (change: Partial<Ruleset>): Pick<Definition, 'rules' | 'names'> => ({
	rules: { ...games.chess.rules, ...change },
	names: games.chess.names,
});

describe('attackers', () => {
	it('of a neutral piece are those that may capture it: none of a duck, none of a wall', () => {
		const piece = (x: number, y: number, side: string, kind: string): Setup['pieces'][number] => ({ at: [x, y], piece: { side, kind } });
		const kings = [piece(4, 0, 'white', 'K'), piece(4, 7, 'black', 'K'), piece(0, 4, 'white', 'R')];
		const neutral = Object.keys(games.duck.rules.kinds).find((kind) => !Object.hasOwn(games.chess.rules.kinds, kind))!;
		const duck = { ...games.duck.rules.start, pieces: [...kings, piece(3, 4, 'neutral', neutral)] };
		expect(attackersIn(games.duck, duck, 'd5', 'white')).toEqual([]);
		expect(attackersIn(games.duck, duck, 'c5', 'white')).toEqual(['a5']);
		const wall = Object.keys(games.petrified.rules.kinds).find((kind) => !Object.hasOwn(games.chess.rules.kinds, kind))!;
		const walled = { ...games.petrified.rules.start, pieces: [...kings, piece(3, 4, 'neutral', wall)] };
		expect(attackersIn(games.petrified, walled, 'd5', 'white')).toEqual([]);
	});

	it('of an empty cell are those that could capture a piece of some kind there', () => {
		const setup = at(games.atomar, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
		// No king may capture a king, but any other piece.
		expect(attackersIn(games.atomar, setup, 'e2', 'white')).toEqual(['e1']);
		expect(attackersIn(games.atomar, setup, 'a4', 'white')).toEqual(['a1']);
		expect(attackersIn(games.atomar, at(games.atomar, '8/8/8/8/8/8/4k3/R3K3 w - - 0 1'), 'e2', 'white')).toEqual([]);
	});

	it('of a cell with an own piece are those that protect it, the piece itself not among them', () => {
		const still = chessWith({
			paths: {
				...games.chess.rules.paths,
				knight: {
					each: [
						[0, 0],
						[1, 2],
					],
					as: 'd',
					path: games.chess.rules.paths.knight!,
				},
			},
		});
		expect(attackersIn(games.chess, at(games.chess, '4k3/8/8/8/8/8/8/RN2K3 w - - 0 1'), 'b1', 'white')).toEqual(['a1']);
		expect(attackersIn(still, at(still, '4k3/8/8/8/8/8/8/RN2K3 w - - 0 1'), 'b1', 'white')).toEqual(['a1']);
	});

	it('include captures on a point, where the piece that could be captured so stands or could stand', () => {
		for (const game of [games.chess, games.crazyhouse]) {
			const setup = at(game, '4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 1');
			expect(attackersIn(game, setup, 'e5', 'white')).toEqual(['f5']);
			expect(
				attackersIn(
					game,
					{ ...setup, pieces: setup.pieces.filter(({ piece }) => piece.side === 'white' || piece.kind === 'K') },
					'e5',
					'white',
				),
			).toEqual(['f5']);
		}
	});
});
