import { apply, legal, moveName, type Position, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import { familyOf, type GameView, geometryOf, lookOf, sidesOf, viewOf } from '../src/game/index.js';

const gameOf = (id: GameId) => compile(games[id]);

/** The position after moves by their names. */
const after = (start: Position, ...names: readonly string[]): Position =>
	names.reduce((at, name) => apply(at, legal(at).find((move) => moveName(move) === name)!), start);
const view = (id: GameId, ...names: readonly string[]): GameView => viewOf(after(gameOf(id).start, ...names));

const pieceOn = (shown: GameView, name: string) => {
	const { cell } = shown.geometry.cells.find((one) => one.name === name)!;
	return shown.pieces.find((piece) => piece.cell === cell);
};
const moveOf = (shown: GameView, id: string) => shown.moves.find((move) => move.id === id);
const cellOf = (id: GameId, name: string): number => gameOf(id).cell(name);

describe('the geometry of a game', () => {
	it('has the points, palaces and river of xiangqi', () => {
		expect(geometryOf(gameOf('xiangqi')).style).toEqual({
			cells: 'points',
			ground: 'wood',
			rivers: [4.5],
			stars: expect.arrayContaining([
				[1, 2],
				[7, 7],
				[0, 3],
				[8, 6],
			]),
			lines: [
				[
					[3, 0],
					[5, 2],
				],
				[
					[3, 2],
					[5, 0],
				],
				[
					[3, 7],
					[5, 9],
				],
				[
					[3, 9],
					[5, 7],
				],
			],
		});
		expect(geometryOf(gameOf('minixiangqi')).style).toMatchObject({ cells: 'points', lines: { length: 4 } });
		expect(geometryOf(gameOf('minixiangqi')).style).not.toHaveProperty('rivers');
		expect(geometryOf(gameOf('minixiangqi')).style).not.toHaveProperty('stars');
		for (const id of ['xiangqi', 'manchu', 'supply', 'janggi'] as const) expect(geometryOf(gameOf(id)).style?.stars).toHaveLength(14);
		expect(geometryOf(gameOf('janggi')).style).not.toHaveProperty('rivers');
		expect(geometryOf(gameOf('janggi')).style?.lines).toEqual(geometryOf(gameOf('xiangqi')).style?.lines);
	});

	it('has the stars of the shogi boards', () => {
		const stars = (id: GameId) => geometryOf(gameOf(id)).style?.stars;
		expect(stars('shogi')).toEqual([
			[2.5, 2.5],
			[2.5, 5.5],
			[5.5, 2.5],
			[5.5, 5.5],
		]);
		expect(stars('chushogi')).toContainEqual([3.5, 7.5]);
		expect(stars('torishogi')).toContainEqual([1.5, 4.5]);
		for (const id of ['kyotoshogi', 'micro', 'dobutsu'] as const) expect(stars(id)).toBeUndefined();
	});

	it('has the long diagonals of sittuyin, and the plain boards before the modern game', () => {
		expect(geometryOf(gameOf('sittuyin')).style?.lines).toHaveLength(2);
		for (const id of ['makruk', 'shatranj', 'chaturanga', 'ataxx'] as const) expect(geometryOf(gameOf(id)).style?.cells).toBe('plain');
		expect(geometryOf(gameOf('flipello')).style?.ground).toBe('green');
		for (const id of ['chess', 'courier', 'shatar', 'clobber'] as const) expect(geometryOf(gameOf(id)).style).toEqual({});
	});

	it('has hexagons that stand on a side', () => {
		const { shape, cells } = geometryOf(gameOf('glinski'));
		expect([shape, cells.length]).toEqual(['hex', 91]);
		expect(new Set(cells.map(({ tone }) => tone))).toEqual(new Set([0, 1, 2]));
		expect(cells.find(({ name }) => name === 'f6')).toMatchObject({ x: 0, y: 0, column: 'f', row: '6' });
		expect(cells.find(({ name }) => name === 'g6')!.x).toBeCloseTo(Math.sqrt(3) / 2);
	});

	it('has a slice for every level and every board', () => {
		expect(geometryOf(gameOf('raumschach')).slices.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D', 'E']);
		expect(geometryOf(gameOf('alice')).slices).toHaveLength(2);
		const cells = geometryOf(gameOf('raumschach')).cells;
		expect(cells.find(({ name }) => name === 'Bc4')).toMatchObject({ slice: 1, x: 2, y: 3, tone: 0, column: 'c', row: '4' });
	});

	it('joins the edges of a cylinder, and those only', () => {
		expect(geometryOf(gameOf('cylinder')).wraps).toEqual(['columns']);
		for (const id of ['chess', 'alice'] as const) expect(geometryOf(gameOf(id))).not.toHaveProperty('wraps');
	});

	it('leaves out holes', () => {
		expect(geometryOf(gameOf('omicron')).cells).toHaveLength(84);
	});
});

describe('sides and pieces', () => {
	it('have the titles and colours of their game', () => {
		const sides = (id: GameId) => sidesOf(gameOf(id)).map(({ title, color }) => `${title} ${color}`);
		expect(sides('chess')).toEqual(['white white', 'black black']);
		expect(sides('xiangqi')).toEqual(['red red', 'black black']);
		expect(sides('sittuyin')).toEqual(['red red', 'black black']);
		expect(sides('janggi')).toEqual(['Cho green', 'Han red']);
		expect(sides('shogi')).toEqual(['Sente black', 'Gote white']);
		expect(sides('flipello')).toEqual(['black black', 'white white']);
		expect(sides('ataxx')).toEqual(['red red', 'blue blue']);
	});

	it('have a family of pictures', () => {
		const families = ['chess', 'torishogi', 'dobutsu', 'manchu', 'supply', 'janggimodern', 'karouk', 'asean', 'sittuyin'] as const;
		expect(families.map((id) => familyOf(gameOf(id)))).toEqual([
			'chess',
			'shogi',
			'dobutsu',
			'xiangqi',
			'xiangqi',
			'janggi',
			'makruk',
			'makruk',
			'makruk',
		]);
		expect(familyOf(compile(games.chess.rules))).toBe('chess');
	});

	it('have a look', () => {
		expect(lookOf(gameOf('shogi'), 'black', '+P')).toEqual({
			side: 1,
			picture: '+pawn',
			letter: '+P',
			title: 'Gote promoted pawn',
			promoted: true,
		});
		expect(lookOf(gameOf('shogi'), 'white', '+B')).toMatchObject({ picture: 'horse', promoted: true });
		expect(lookOf(gameOf('duck'), 'neutral', 'D')).toEqual({ side: -1, picture: 'duck', letter: '*', title: 'duck' });
		expect(lookOf(compile(games.chess.rules), 'white', 'N')).toMatchObject({ letter: 'N', title: 'white knight' });
	});
});

describe('the view of a position', () => {
	it('shows the last move and the king in check', () => {
		const shown = view('chess', 'f2f3', 'e7e5', 'g2g4', 'd8h4');
		expect(shown.lastMove).toEqual([cellOf('chess', 'd8'), cellOf('chess', 'h4')]);
		expect(shown.checks).toEqual([cellOf('chess', 'e1')]);
		expect(shown.moves).toEqual([]);
		expect(shown.turn).toEqual({ side: 0 });
		expect(pieceOn(shown, 'h4')).toMatchObject({ side: 1, picture: 'queen', title: 'black queen' });
	});

	it('shows no attack on a king that may stand on it', () => {
		const spartan = gameOf('spartan');
		const pieces = (cells: Readonly<Record<string, readonly [string, string]>>) =>
			Object.entries(cells).map(([cell, [side, kind]]) => ({ at: spartan.vecOf(spartan.cell(cell)), piece: { side, kind } }));
		const setup = { phase: 'black', pieces: pieces({ e1: ['white', 'K'], a1: ['white', 'R'], a8: ['black', 'K'], h5: ['black', 'K'] }) };
		expect(viewOf(position(spartan, setup)).checks).toEqual([]);
	});

	it('offers castling, promotion and captures', () => {
		const castling = view('chess', 'e2e4', 'e7e5', 'g1f3', 'g8f6', 'f1c4', 'f8c5');
		expect(moveOf(castling, 'e1g1')).toEqual({
			id: 'e1g1',
			from: cellOf('chess', 'e1'),
			to: cellOf('chess', 'g1'),
			captures: false,
			label: 'O-O',
			shifts: [
				{ from: cellOf('chess', 'h1'), to: cellOf('chess', 'f1') },
				{ from: cellOf('chess', 'e1'), to: cellOf('chess', 'g1') },
			],
		});
		expect(moveOf(castling, 'f3e5')).toMatchObject({ captures: true });
		const promotion = view('chess', 'h2h4', 'g7g5', 'h4g5', 'g8f6', 'g5g6', 'f6e4', 'g6g7', 'a7a6');
		const choices = promotion.moves.filter(({ to, from }) => from === cellOf('chess', 'g7') && to === cellOf('chess', 'h8'));
		expect(choices.map(({ label }) => label).sort()).toEqual(['bishop', 'knight', 'queen', 'rook']);
		expect(choices.every(({ captures }) => captures)).toBe(true);
		expect(choices.find(({ label }) => label === 'queen')?.becomes).toEqual({
			side: 0,
			picture: 'queen',
			letter: 'Q',
			title: 'white queen',
		});
	});

	it('calls a promotion that is declined by the piece', () => {
		const game = gameOf('shogi');
		const start = position(game, {
			phase: game.ruleset.turn.start,
			pieces: ['5a K black', '5i K white', '5d P white'].map((words) => {
				const [cell = '', kind = '', side = ''] = words.split(' ');
				return { at: game.vecOf(game.cell(cell)), piece: { side, kind } };
			}),
		});
		const choices = viewOf(start).moves.filter(({ from, to }) => from === game.cell('5d') && to === game.cell('5c'));
		expect(choices.map(({ label }) => label).sort()).toEqual(['pawn, unpromoted', 'promoted pawn']);
	});

	it('has an en passant capture', () => {
		const shown = view('chess', 'e2e4', 'a7a6', 'e4e5', 'd7d5');
		expect(moveOf(shown, 'e5d6')).toMatchObject({ captures: true });
	});

	it('has the hands of crazyhouse', () => {
		const start = view('crazyhouse');
		expect(start.hands).toEqual([
			{ side: 0, pieces: [] },
			{ side: 1, pieces: [] },
		]);
		const shown = view('crazyhouse', 'e2e4', 'd7d5', 'e4d5', 'd8d5');
		const pawn = (side: number, title: string) => ({ side, kind: 'P', count: 1, picture: 'pawn', letter: 'P', title });
		expect(shown.hands).toEqual([
			{ side: 0, pieces: [pawn(0, 'white pawn')] },
			{ side: 1, pieces: [pawn(1, 'black pawn')] },
		]);
		expect(moveOf(shown, 'P@e4')).toEqual({ id: 'P@e4', drop: 'P', to: cellOf('crazyhouse', 'e4'), captures: false, label: 'P@e4' });
		expect(shown.turn.implied).toBeUndefined();
	});

	it('has both faces of a piece that may be dropped on either', () => {
		const kyoto = gameOf('kyotoshogi');
		const start = { pieces: setupOf(kyoto.start).pieces, phase: 'white', stores: { hand: { white: { P: 2 } } } };
		const shown = viewOf(position(kyoto, start));
		expect(shown.hands[0]?.pieces.map(({ kind, picture, count }) => [kind, picture, count])).toEqual([
			['P', 'pawn', 2],
			['+P', 'rook', 2],
		]);
		expect(shown.hands[1]?.pieces).toEqual([]);
	});

	it('calls the pieces that are put from the hand on a cell just left', () => {
		const labels = view('seirawan')
			.moves.filter(({ from, to }) => from === cellOf('seirawan', 'b1') && to === cellOf('seirawan', 'c3'))
			.map(({ label }) => label);
		expect(labels.sort()).toEqual(['b1c3', 'elephant on b1', 'hawk on b1']);
	});

	it('has the parts of a turn, and implies the duck', () => {
		const [e2, e4, e5, d7, d5] = ['e2', 'e4', 'e5', 'd7', 'd5'].map((name) => cellOf('duck', name));
		const first = view('duck', 'e2e4');
		expect(first.turn).toEqual({ side: 0, parts: [{ from: e2, to: e4 }], implied: { drop: 'D' } });
		expect(first.hands).toEqual([]);
		const put = view('duck', 'e2e4', '*@e5');
		expect(put.turn).toEqual({ side: 1 });
		expect(put.lastMove).toEqual([e2, e4, e5]);
		expect(pieceOn(put, 'e5')).toEqual({ cell: e5, side: -1, picture: 'duck', letter: '*', title: 'duck' });
		expect(view('duck', 'e2e4', '*@e5', 'd7d5').turn).toEqual({ side: 1, parts: [{ from: d7, to: d5 }], implied: { cell: e5 } });
		expect(view('marseillais', 'e2e4', 'e7e5').turn).toMatchObject({ side: 1, parts: { length: 1 } });
		expect(view('marseillais', 'e2e4', 'e7e5').turn).not.toHaveProperty('implied');
	});

	it('implies the disc of flipello, and passes only without another move', () => {
		expect(view('flipello').turn).toEqual({ side: 0, implied: { drop: 'P' } });
		const flipello = gameOf('flipello');
		const at = (x: number, side: string) => ({ at: [x, 0], piece: { side, kind: 'P' } });
		const pieces = [3, 4].flatMap((x) => [3, 4].map((y) => ({ at: [x, y], piece: { side: 'white', kind: 'P' } })));
		const hand = { white: { P: 10 }, black: { P: 10 } };
		const stuck = position(flipello, { phase: 'black', pieces: [...pieces, at(0, 'white'), at(1, 'black')], stores: { hand } });
		const { moves, turn } = viewOf(stuck);
		expect(moves).toEqual([{ id: expect.any(String), captures: false, label: 'Pass' }]);
		expect(turn).toEqual({ side: 1 });
		const [pass] = legal(stuck);
		expect(moves[0]!.id).toBe(moveName(pass!));
		const next = viewOf(apply(stuck, pass!));
		expect([next.lastMove, next.turn.side]).toEqual([[], 0]);
	});

	it('offers a pass that names a piece by a button', () => {
		const passes = view('janggi').moves.filter(({ to, from }) => to === undefined || to === from);
		expect(passes).toEqual([{ id: 'e2e2', captures: false, label: 'Pass' }]);
	});

	it('keeps a capture that ends where it began', () => {
		const chushogi = gameOf('chushogi');
		const on = (name: string, side: string, kind: string) => ({ at: chushogi.vecOf(chushogi.cell(name)), piece: { side, kind } });
		const pieces = [on('a1', 'white', 'K'), on('f6', 'white', 'N'), on('f7', 'black', 'G'), on('l12', 'black', 'K')];
		const f6 = chushogi.cell('f6');
		const stays = viewOf(position(chushogi, { phase: 'white', pieces })).moves.filter(({ from, to }) => from === f6 && to === f6);
		expect(stays).toMatchObject([{ captures: true }]);
	});

	it('keeps a move that changes a piece where it stands', () => {
		const sittuyin = gameOf('sittuyin');
		const on = (name: string, side: string, kind: string) => ({ at: sittuyin.vecOf(sittuyin.cell(name)), piece: { side, kind } });
		const setup = {
			phase: 'white',
			pieces: [on('a1', 'white', 'K'), on('e5', 'white', 'P'), on('a2', 'white', 'P'), on('h7', 'black', 'K')],
		};
		const shown = viewOf(position(sittuyin, setup));
		const e5 = sittuyin.cell('e5');
		expect(shown.moves.find(({ from, to }) => from === e5 && to === e5)).toMatchObject({
			label: 'general',
			becomes: { picture: 'general' },
		});
		expect(shown.moves.every(({ to }) => to !== undefined)).toBe(true);
	});

	it('offers the moves of some sides only', () => {
		const { start } = gameOf('chess');
		expect(viewOf(start, { movers: ['white'] }).moves).toHaveLength(20);
		expect(viewOf(start, { movers: ['black'] }).moves).toEqual([]);
		expect(viewOf(start, { movers: [] })).toMatchObject({ moves: [], turn: { side: 0 }, pieces: { length: 32 } });
	});
});

describe('faults of a view', () => {
	const { start } = gameOf('chess');

	it.each([
		[undefined, {}, 'Expected a position, as game.start or apply of @x/core give it, found undefined.'],
		[gameOf('chess'), {}, 'Expected a position, as game.start or apply of @x/core give it, found a value of type object.'],
		[start, { mover: ['white'] }, 'options.mover: Unknown option. Expected "movers" or "premoves".'],
		[start, { movers: 'white' }, 'options.movers: Expected an array, found "white".'],
		[start, { movers: ['white', 'Black'] }, 'options.movers[1]: Expected "white" or "black", found "Black".'],
	])('are named %#', (at, options, message) => {
		expect(() => viewOf(at as never, options as never)).toThrow(new TypeError(message));
	});

	it('are none with undefined movers', () => {
		expect(viewOf(start, { movers: undefined } as never).moves).toHaveLength(20);
	});
});
