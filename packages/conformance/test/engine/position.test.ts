import {
	apply,
	checkers,
	history,
	isLegal,
	key,
	lastMove,
	legal,
	legalFrom,
	moveName,
	outcome,
	type Position,
	perft,
	pieceAt,
	playthrough,
	pointAt,
	position,
	previous,
	setupOf,
	turn,
	validate,
	variable,
} from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load } from '@x/core/load';
import { moveNamed } from '@x/core/src/testing/move-named';
import { RulesetError, SetupError } from '@x/diagnostics';
import { chess as ruleset } from '@x/games/chess';
import { describe, expect, it } from 'vitest';
import { chess, chess960, from } from './games.js';

const play = (start: Position, ...moves: readonly string[]): Position => moves.reduce((at, name) => apply(at, moveNamed(at, name)), start);
const codes = (result: ReturnType<typeof validate>): string[] => (result.ok ? [] : result.problems.map((problem) => problem.code));

describe('plans', () => {
	it('survive JSON: a plan read back plays the same', () => {
		expect(perft(load(JSON.parse(JSON.stringify(plan(ruleset)))).start, 3)).toBe(8902);
	});
});

describe('positions are immutable values', () => {
	it('answers about an old position are the same after others were played from it', () => {
		const old = play(chess.start, 'e2e4', 'e7e5');
		const before = { moves: legal(old).map(moveName), setup: setupOf(old), key: key(old) };
		const branches = ['g1f3', 'd2d4', 'f2f4'].map((name) => play(old, name));
		for (const branch of branches) play(branch, 'b8c6');
		const again = play(chess.start, 'e2e4', 'e7e5');
		expect({ moves: legal(old).map(moveName), setup: setupOf(old), key: key(old) }).toEqual(before);
		expect(key(again)).toBe(before.key);
		expect(branches.map((at) => moveName(lastMove(at)!))).toEqual(['g1f3', 'd2d4', 'f2f4']);
	});

	it('jumping between far branches and between chains is exact', () => {
		const a = play(chess.start, 'e2e4', 'c7c5', 'g1f3', 'd7d6', 'd2d4');
		const b = play(chess.start, 'd2d4', 'g8f6', 'c2c4', 'e7e6', 'b1c3', 'f8b4');
		const c = from(chess, '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1');
		for (let round = 0; round < 3; round++) {
			expect(pieceAt(a, 'd4')).toEqual({ side: 'white', kind: 'P' });
			expect(pieceAt(c, 'a5')).toEqual({ side: 'white', kind: 'K' });
			expect(pieceAt(b, 'b4')).toEqual({ side: 'black', kind: 'B' });
			expect(legal(previous(a)!).map(moveName)).toContain('d2d4');
		}
		expect(history(b)).toHaveLength(7);
		expect(history(b)[0]).toBe(chess.start);
	});

	it('a move of another position is played only where it is legal', () => {
		const e4 = moveNamed(chess.start, 'e2e4');
		const after = apply(chess.start, e4);
		expect(isLegal(after, e4)).toBe(false);
		expect(() => apply(after, e4)).toThrow(RangeError);
		const other = play(chess.start, 'g1f3', 'g8f6', 'f3g1', 'f6g8');
		expect(isLegal(other, e4)).toBe(true);
		expect(moveName(lastMove(apply(other, e4))!)).toBe('e2e4');
	});

	it('tells turn, points, variables and the line', () => {
		const at = play(chess.start, 'e2e4');
		expect(turn(at)).toEqual({ side: 'black', phase: 'black', ply: 1 });
		expect(chess.cellName(pointAt(at, 'ep')!)).toBe('e3');
		expect(pointAt(play(at, 'g8f6'), 'ep')).toBeUndefined();
		expect([variable(at, 'halfmove'), variable(at, 'fullmove'), variable(play(at, 'g8f6'), 'fullmove')]).toEqual([0, 1, 2]);
		const game = playthrough(chess.start);
		game.play(game.find({ from: 'e2', to: 'e4' })[0]!);
		expect([game.ply, game.count(), game.undo(), game.undo(), game.ply]).toEqual([1, 20, true, false, 0]);
		expect(() => pointAt(at, 'nowhere')).toThrow(RangeError);
		expect(() => pieceAt(at, 'z9')).toThrow(RangeError);
	});
});

describe('placements', () => {
	it('are the same frozen object for the same piece on the same cell', () => {
		const [one, other] = [setupOf(chess.start), setupOf(play(chess.start, 'e2e4'))];
		expect(one.pieces[0]).toBe(other.pieces[0]);
		expect([one.pieces[0], one.pieces[0]!.at, one.pieces[0]!.piece, one.pieces[0]!.piece.flags].every(Object.isFrozen)).toBe(true);
	});
	it('that may change are looked at each time', () => {
		const { pieces, ...rest } = setupOf(chess.start);
		const mine = JSON.parse(JSON.stringify(pieces)) as { at: number[]; piece: { side: string; kind: string } }[];
		expect(pieceAt(position(chess, { ...rest, pieces: mine }), 'b1')?.kind).toBe('N');
		mine[1]!.piece.kind = 'Q';
		expect(pieceAt(position(chess, { ...rest, pieces: mine }), 'b1')?.kind).toBe('Q');
		mine[1]!.piece.kind = 'X';
		expect(validate(chess, { ...rest, pieces: mine })).toMatchObject({ ok: false, problems: [{ code: 'setup/unknown-kind' }] });
	});
	it('that were kept still clash on one cell', () => {
		const { pieces, ...rest } = setupOf(chess.start);
		const twice = { ...rest, pieces: [...pieces, pieces[1]!] };
		expect(validate(chess, twice)).toMatchObject({ ok: false, problems: [{ code: 'setup/two-pieces' }] });
	});
});

describe('castling names', () => {
	const both = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
	it('chess: by the king; both coordinate forms are read', () => {
		const at = from(chess, both);
		expect(legalFrom(at, 'e1').map(moveName)).toContain('e1g1');
		expect(moveName(moveNamed(at, 'e1h1'))).toBe('e1g1');
		expect(moveNamed(at, 'e1a1').marks).toEqual(['long']);
	});
	it('Chess960: by the partner; an ordinary king step keeps its name', () => {
		const at = from(chess960, both);
		expect(moveName(moveNamed(at, 'e1g1'))).toBe('e1h1');
		const close = from(chess960, '4k3/8/8/8/8/8/8/5K1R w K - 0 1');
		expect(moveNamed(close, 'f1g1').marks).toEqual([]);
		expect(moveNamed(close, 'f1h1').marks).toEqual(['partner', 'short']);
	});
});

describe('identity and outcomes', () => {
	it('castling rights die with the right, so that equal positions are equal', () => {
		const at = from(chess, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
		const rookGone = play(at, 'e1e2', 'e8e7', 'e2e1', 'e7e8');
		expect(pieceAt(rookGone, 'a1')).toEqual({ side: 'white', kind: 'R' });
		expect(key(rookGone)).toBe(key(from(chess, 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1')));
	});
	it('an en-passant square counts only where a capture is legal', () => {
		expect(key(play(chess.start, 'e2e4'))).toBe(key(from(chess, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')));
		const legalTake = from(chess, '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1');
		expect(key(legalTake)).not.toBe(key(from(chess, '4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1')));
		const pinned = from(chess, '4k3/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1'.replace('4k3', '8'));
		expect(key(pinned)).toBe(key(from(chess, '8/8/8/8/R2pP2k/8/8/4K3 b - - 0 1')));
	});
	it.each([
		['checkmate', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', { reason: 'checkmate', winner: 'black' }],
		['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', { reason: 'stalemate', draw: true }],
		['bare kings', '8/8/8/4k3/8/8/8/4K3 w - - 0 1', { reason: 'insufficient-material', draw: true }],
		['king and knight', '8/8/8/4k3/8/8/8/4K1N1 w - - 0 1', { reason: 'insufficient-material', draw: true }],
		['bishops of one colour', '8/8/8/4k1b1/8/8/8/4K1B1 w - - 0 1', { reason: 'insufficient-material', draw: true }],
		['bishops of two colours', '8/8/8/4kb2/8/8/8/4K1B1 w - - 0 1', undefined],
		['two knights', '8/8/8/4k3/8/8/8/4KNN1 w - - 0 1', undefined],
	])('%s', (_, fen, expected) => {
		expect(outcome(from(chess, fen))).toEqual(expected);
	});
	it('repetition: claimed the third time, ended the fifth', () => {
		const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
		const third = play(chess.start, ...shuffle, ...shuffle);
		expect(outcome(third)).toBeUndefined();
		expect(outcome(third, { claims: true })).toEqual({ reason: 'threefold-repetition', draw: true, claim: 'mover' });
		expect(outcome(play(third, ...shuffle, ...shuffle))).toEqual({ reason: 'fivefold-repetition', draw: true });
		const resumed = position(chess, { ...setupOf(chess.start), seen: [key(chess.start), key(chess.start)] });
		expect(outcome(resumed, { claims: true })?.reason).toBe('threefold-repetition');
	});
	it('50 and 75 moves; mate goes before', () => {
		const quiet = { ...setupOf(chess.start), vars: { halfmove: 100, fullmove: 80 } };
		expect(outcome(position(chess, quiet))).toBeUndefined();
		expect(outcome(position(chess, quiet), { claims: true })).toEqual({ reason: '50-move-rule', draw: true, claim: 'mover' });
		const long = position(chess, { ...quiet, vars: { halfmove: 150, fullmove: 90 } });
		expect(outcome(long)).toEqual({ reason: '75-move-rule', draw: true });
		expect(legal(long)).toHaveLength(20);
		const mate = { ...setupOf(from(chess, 'k7/1Q6/1K6/8/8/8/8/8 b - - 0 1')), vars: { halfmove: 150, fullmove: 90 } };
		expect(outcome(position(chess, mate))).toEqual({ reason: 'checkmate', winner: 'white' });
	});
	it('checkers', () => {
		const at = from(chess, '4k3/8/8/8/4r3/8/3n4/4K3 w - - 0 1');
		expect(checkers(at).map((cell) => chess.cellName(cell))).toEqual(['e4']);
		expect(checkers(chess.start)).toEqual([]);
	});
});

describe('validate reports every fault', () => {
	const { pieces } = setupOf(chess.start);
	it.each([
		['no kings', { pieces: [] }, ['setup/missing-royal', 'setup/missing-royal']],
		['three kings', { pieces: [...pieces, { at: [4, 3], piece: { side: 'white', kind: 'K' } }] }, ['setup/too-many-royals']],
		[
			'names and cells',
			{
				pieces: [
					{ at: [9, 9], piece: { side: 'green', kind: 'X', flags: ['angry'] } },
					...pieces,
					{ at: [0, 0], piece: { side: 'white', kind: 'Q', flags: ['castle'] } },
				],
				phase: 'night',
				points: { ep: [[8, 8]], well: [] },
				vars: { halfmove: 0.5, luck: 1 },
				stores: { hand: {} },
			},
			[
				'setup/unknown-side',
				'setup/unknown-kind',
				'setup/unknown-flag',
				'setup/off-board',
				'setup/flag-not-carried',
				'setup/two-pieces',
				'setup/unknown-phase',
				'setup/off-board',
				'setup/unknown-point',
				'setup/bad-number',
				'setup/unknown-variable',
				'setup/unknown-store',
			],
		],
		[
			'names that every object has',
			{ pieces, points: { toString: [] }, vars: { valueOf: 1 }, stores: { constructor: {} } },
			['setup/unknown-point', 'setup/unknown-variable', 'setup/unknown-store'],
		],
		[
			'a pawn where none can be',
			{ pieces: [...pieces.filter(({ at }) => at[1] !== 7 || at[0] !== 0), { at: [0, 7], piece: { side: 'white', kind: 'P' } }] },
			['setup/unreachable-cell'],
		],
		[
			'the other king under attack',
			{
				pieces: [
					{ at: [4, 0], piece: { side: 'white', kind: 'K' } },
					{ at: [4, 7], piece: { side: 'black', kind: 'K' } },
					{ at: [4, 5], piece: { side: 'white', kind: 'R' } },
				],
				phase: 'white',
			},
			['setup/royal-capturable'],
		],
	])('%s', (_, setup, expected) => {
		expect(codes(validate(chess, setup)).sort()).toEqual([...expected].sort());
		expect(() => position(chess, setup)).toThrow(SetupError);
	});
	it('accepts a pawn that a hook brings to the last rank from another cell', () => {
		const { rules, names } = ruleset;
		const hook = { id: 'bring', do: [{ set: { cell: [5, 7] }, to: { of: { cell: [0, 1] } } }] } as const;
		const game = compile({ ...rules, after: [...rules.after, hook] }, names);
		const at = apply(game.start, 'e2e4');
		expect(key(position(game, setupOf(at)))).toBe(key(at));
	});
	it('the fault of a king under attack names the king and its attackers', () => {
		const men = [
			{ at: [4, 0], piece: { side: 'white', kind: 'K' } },
			{ at: [4, 7], piece: { side: 'black', kind: 'K' } },
			{ at: [4, 5], piece: { side: 'white', kind: 'R' } },
		];
		const result = validate(chess, { pieces: men, phase: 'white' });
		expect(result.ok || result.problems.map(({ message }) => message)).toEqual([
			"It is white's turn, but black's king on e8 is attacked from e6.",
		]);
	});
	it('a good setup is a position, and a right without its rook dies quietly', () => {
		const result = validate(chess, { pieces: pieces.filter(({ at }) => at[1] !== 0 || at[0] !== 7) });
		expect(result.ok && pieceAt(result.value, 'e1')).toEqual({ side: 'white', kind: 'K', flags: ['castle'] });
		expect(result.ok && moveName(moveNamed(result.value, 'e2e4'))).toBe('e2e4');
	});
});

describe('rulesets that cannot be compiled are refused with a code and a path', () => {
	const refusal = (change: Partial<typeof ruleset.rules>): readonly string[] => {
		try {
			compile({ ...ruleset.rules, ...change });
			return [];
		} catch (error) {
			if (error instanceof RulesetError) return error.problems.map(({ code, path }) => `${code} ${path}`);
			throw error;
		}
	};
	it.each([
		['an open axis', { space: { axes: [{ extent: [0, null] }, { extent: [0, 7] }] } }, 'rules/unbounded space.axes[0].extent'],
		[
			'too many flags in all',
			{ flags: { ...ruleset.rules.flags, ...Object.fromEntries(Array.from({ length: 32 }, (_, index) => [`f${index}`, { kinds: [] }])) } },
			'rules/too-many-flags flags',
		],
		['too many cells', { space: { axes: [{ extent: [0, 999] }, { extent: [0, 999] }] } }, 'rules/too-many-cells space.axes'],
	] as const)('%s', (_, change, expected) => {
		expect(refusal(change)).toContain(expected);
	});
	it('every dangling name at once', () => {
		expect(refusal({ kinds: { ...ruleset.rules.kinds, P: { moves: 'pwan' }, N: { moves: 'night' } } })).toHaveLength(2);
	});
});
