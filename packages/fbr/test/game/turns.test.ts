import { readFileSync } from 'node:fs';
import { apply, type GameOutcome, legal, outcome, type Position, position, setupOf, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
import { answer, boardText, gameOf, type Row } from './rows.js';
import { difference } from './same-play.js';
import { setupFor } from './setups.js';

interface TurnRow extends Row {
	readonly because: string;
	/** Each move as the board after it, the hands, and the side that decides next or has won. */
	readonly moves: readonly string[];
}

const ROWS = JSON.parse(readFileSync(new URL('../../vectors/turns.json', import.meta.url), 'utf8')) as readonly TurnRow[];

describe('the rules of turns', () => {
	it.each(ROWS.map((row) => [row.id, row.because, row] as const))('%s: %s', (_, __, row) => {
		expect(answer(row, setupFor).moves).toEqual(row.moves);
	});

	it.each(ROWS.map((row) => [row.id, row] as const))('%s is played alike by the engine and by the literal interpreter', (_, row) => {
		// The keys of earlier positions are those of one engine.
		const made = gameOf(row.definition);
		const { seen: __, ...setup } = setupFor(row, made.definition);
		expect(difference(made, setup, { games: 1, length: 8 })).toBeUndefined();
	});
});

describe('whole games', () => {
	it.each([
		['royal turn<1> turn#<2>{!p}=avalanche K=W R=W P=mfW+cfF +P==R #P=mfW', 'k1r/p1p/3/P1P/K1R'],
		['royal turn<1> turn#<2>{!p} K=W N=W P=mfW+cfF +P==RN R #P=mfW', 'k1n/2p/2P/K1N'],
		['royal turn<1> turn#<2>{!Np} K=W N=W P=mfW+cfF +P==N #P=mfW #N=F', 'k1n/2p/2P/K1N'],
		['royal turn<1>=enpassant turn<2>=enpassant K=mW P=mfW+cefF+imefW02', 'k2p/2p1/4/PpP1/K3'],
		['royal turn turn{N}=optional turn{P} K=W N=W P=mfW+cfF +P==N', 'k1n/2p/2P/K1N'],
		['royal turn<1>=untilcapture turn<2> turn{N}=optional K=W N=W', 'k1n/3/1n1/K1N'],
		['royal turn<1>{K} turn<2>{N}=optional,again turn<3>{N} K=W N=W', 'k1n/3/1n1/K1N'],
		['royal musketeer K=W R=W P=mfW+cfF +P L=W C=F M=N', 'rk2/p3/3P/R1K1'],
		['royal progressive=english K=W R=W P=mfW+cefF+imefW02 +P==R O-O=[*]isR[d]=isR[c]', 'k1r1/1p2/4/P3/1KR1'],
		['royal progressive K=W R=W P=mfW+cefF+imefW02 +P==R', 'k1r1/1p2/4/P3/1KR1'],
		['royal stalemate=invalid K=W R=W', 'k2/r2/2R/2K'],
		['royal stopifchecking K=W N=N+(dttwN)0', '4k/1n3/3n1/1n3/K2N1'],
	])('%s are played alike by the engine and by the literal interpreter', (text, start) => {
		const rows = start.split('/');
		const files = [...rows[0]!.matchAll(/\d+|[A-Za-z]/g)].reduce((sum, [one]) => sum + (Number(one) || 1), 0);
		const definition = toGame(parse(text), { board: { files, ranks: rows.length }, start: `${start} w` });
		expect(difference({ definition, game: compile(definition) }, definition.rules.start, { games: 2, length: 12 })).toBeUndefined();
	});
});

/** A game from a start, with the boards that its moves lead to. */
function playing(text: string, start: string, ...boards: readonly string[]): Position {
	const rows = start.split('[')[0]!.split('/');
	const files = [...rows[0]!.matchAll(/\d+|[A-Za-z]/g)].reduce((sum, [one]) => sum + (Number(one) || 1), 0);
	const size = { files, ranks: rows.length };
	const definition = toGame(parse(text), { board: size, start: `${start} w` });
	const shown = (at: Position): string => boardText(setupOf(at), { ...size, pieces: '', rules: '' });
	return boards.reduce(
		(at, board) => {
			const found = legal(at)
				.map((move) => apply(at, move))
				.find((next) => shown(next) === board);
			if (found === undefined)
				throw new Error(`Expected a move to ${board}, found ${legal(at).map((move) => shown(apply(at, move)))} for ${turn(at).phase}.`);
			return found;
		},
		position(compile(definition), definition.rules.start),
	);
}

/** The boards that the moves of a position lead to. */
const boards = (at: Position, files: number, ranks: number): readonly string[] =>
	legal(at)
		.map((move) => boardText(setupOf(apply(at, move)), { files, ranks, pieces: '', rules: '' }))
		.sort();

const winner = (at: Position): string | undefined => (outcome(at) as (GameOutcome & { readonly winner?: string }) | undefined)?.winner;

/** The position after the move to a board. */
function playingOn(at: Position, board: string, files: number, ranks: number): Position {
	const found = legal(at)
		.map((move) => apply(at, move))
		.find((next) => boardText(setupOf(next), { files, ranks, pieces: '', rules: '' }) === board);
	if (found === undefined) throw new Error(`Expected a move to ${board}, found ${boards(at, files, ranks)}.`);
	return found;
}

const PUSH = 'K=W R P=mfW+cfF +P==R #P=mfW';

describe('a pushed pawn', () => {
	it('is promoted by its owner on its last rank, and the owner moves next', () => {
		const pushed = playing(`royal{K} turn<1>{K} turn#<2>{!p} K=W R N=W P=mfW+cfF +P==RN #P=mfW`, '2k/3/2p/K2', '2k/3/K1p/3', '2k/3/K2/2p');
		expect(turn(pushed).side).toBe('black');
		expect(boards(pushed, 3, 4)).toEqual(['2k/3/K2/2n', '2k/3/K2/2r']);
		const promoted = apply(pushed, legal(pushed)[0]!);
		expect(turn(promoted)).toMatchObject({ side: 'black', phase: 'black' });
	});

	it('loses the game for the pusher if the promotion gives check', () => {
		const pushed = playing(
			`royal turn<1>{K} turn#<2>{!p}=avalanche K=W R N=W P=mfW+cfF +P==RN #P=mfW`,
			'2k/3/K1p/3',
			'2k/3/2p/K2',
			'2k/3/3/K1p',
		);
		expect(winner(playingOn(pushed, '2k/3/3/K1r', 3, 4))).toBe('black');
		expect(outcome(playingOn(pushed, '2k/3/3/K1n', 3, 4))).toBeUndefined();
	});

	it('may expose the king, which is lost if the opponent leaves it attacked', () => {
		const text = `royal turn<1> turn#<2>{!p}=avalanche ${PUSH}`;
		const exposed = playing(text, 'k3/4/4/K1pr/4/3R', 'k3/4/4/K1pr/4/2R1', 'k3/4/4/K2r/2p1/2R1');
		expect(turn(exposed).side).toBe('black');
		expect(winner(playingOn(exposed, '1k2/4/4/K2r/2p1/2R1', 4, 6))).toBe('black');
		expect(winner(playingOn(exposed, 'k3/4/3r/K3/2p1/2R1', 4, 6))).toBeUndefined();
	});
});

describe('the parts of a turn', () => {
	it('may not lead back to the position before the turn (alter)', () => {
		const moved = playing('royal turn<1>{R} turn<2>{R}=alter K R=W', 'k3/4/4/KR2', 'k3/4/4/K1R1');
		expect(boards(moved, 4, 4)).toEqual(['k3/4/2R1/K3', 'k3/4/4/K2R']);
	});

	it('are one for a side that has captured (untilcapture)', () => {
		const captured = playing('royal turn<1> turn<2>=untilcapture K=W N=W', 'k3/4/1n2/KN2', 'k3/4/1N2/K3', '1k2/4/1N2/K3', '2k1/4/1N2/K3');
		expect(turn(captured)).toMatchObject({ side: 'white', phase: 'white' });
		const moved = playingOn(captured, '2k1/4/1N2/1K2', 4, 4);
		expect(turn(moved).side).toBe('black');
	});

	it('allow en passant at the first opportunity only', () => {
		const text = 'royal turn<1>=enpassant turn<2>=enpassant K=mW P=mfW+cefF+imefW02';
		const start = 'k3/1p2/4/P1P1/K3';
		const passed = playing(text, start, 'k3/1p2/4/P1P1/1K2', 'k3/1p2/4/P1P1/K3', 'k3/4/4/PpP1/K3', '1k2/4/4/PpP1/K3');
		expect(boards(passed, 4, 5)).toContain('1k2/4/1P2/P3/K3');
		const missed = playingOn(passed, '1k2/4/4/PpP1/1K2', 4, 5);
		expect(boards(missed, 4, 5)).not.toContain('1k2/4/1P2/P3/1K2');
	});

	it('begin with one for White (balance)', () => {
		const start = playing('royal turn<1>=balance turn<2> K=W', 'k2/3/K2');
		expect(turn(start).phase).toBe('white.opening');
		expect(turn(apply(start, legal(start)[0]!)).phase).toBe('black');
	});
});

describe('a series', () => {
	it('is one move longer than the series before', () => {
		const sides: string[] = [];
		let at = playing('royal progressive K=W', 'k5/6/6/6/6/K5');
		for (let moves = 0; moves < 10; moves++) {
			sides.push(turn(at).side);
			at = apply(at, legal(at)[0]!);
		}
		expect(sides.map((side) => side[0]).join('')).toBe('wbbwwwbbbb');
	});

	it('counts turns where a turn has parts', () => {
		const sides: string[] = [];
		let at = playing('royal progressive turn<1>{K} turn<2>{N} K=W N=W', 'k4n/6/6/6/6/K4N');
		for (let moves = 0; moves < 12; moves++) {
			sides.push(turn(at).phase);
			at = apply(at, legal(at)[0]!);
		}
		expect(sides).toEqual([
			...['white', 'white.1', 'black', 'black.1', 'black.more', 'black.more.1'],
			...['white', 'white.1', 'white.more', 'white.more.1', 'white.more', 'white.more.1'],
		]);
	});

	it('can be stopped, and the next one is longer by one (moderate)', () => {
		const made = playing('royal progressive=moderate K=W N=W', 'k4/4n/5/4N/K4', 'k4/4n/5/4N/1K3', '1k3/4n/5/4N/1K3');
		expect(turn(made).phase).toBe('black.more');
		const stopped = playingOn(made, '1k3/4n/5/4N/1K3', 5, 5);
		const first = playingOn(stopped, '1k3/4n/5/4N/K4', 5, 5);
		expect(turn(first).phase).toBe('white.more');
		expect(turn(playingOn(first, '1k3/4n/5/3N1/K4', 5, 5)).side).toBe('black');
	});

	it('ends in a draw after ten without a capture or a move of a pawn', () => {
		let at = playing('royal !draw progressive=moderate K=W', 'k4/5/5/5/K4');
		const isStop = (next: Position): boolean => turn(next).side !== turn(at).side;
		for (let turns = 0; turns < 10; turns++) {
			at = apply(at, legal(at)[0]!);
			const stop = legal(at).map((move) => apply(at, move));
			if (turn(at).phase.endsWith('.more')) at = stop.find(isStop) ?? at;
		}
		expect(outcome(at)).toMatchObject({ reason: 'no-progress' });
	});
});

describe('musketeer', () => {
	const text = 'royal musketeer K=W R=W N P=mfW+cfF +P L=W C=F M=N';
	const start = 'rk2/4/4/R1K1';

	/** Chooses the first type of each list, and parks the pieces behind the first possible cells. */
	const begun = (...parked: readonly string[]): Position => {
		let at = playing(text, start);
		expect(turn(at)).toMatchObject({ side: 'white', phase: 'white chooses' });
		expect(legal(at)).toHaveLength(3);
		at = apply(at, legal(at)[0]!);
		// Two other types, or the usual ones instead of both.
		expect(legal(at)).toHaveLength(3);
		at = apply(at, legal(at)[0]!);
		for (const where of parked) {
			const found = legal(at)
				.map((move) => apply(at, move))
				.find((next) => setupOf(next).pieces.some(({ at: cell, piece }) => `${cell} ${(piece.flags ?? []).join()}` === where));
			if (found === undefined) throw new Error(`Expected to park a piece at ${where}.`);
			at = found;
		}
		return at;
	};

	it('chooses types, and parks one piece of each behind pieces of the first rank', () => {
		const at = begun();
		expect(turn(at)).toMatchObject({ side: 'white', phase: 'white places' });
		// Two pieces, behind the rook or the king.
		expect(legal(at)).toHaveLength(4);
		// Not behind the king and a rook together: White has no other pieces here, and passes.
		const parked = begun('0,0 behind first');
		expect(turn(apply(parked, legal(parked)[0]!))).toMatchObject({ side: 'white', phase: 'white' });
	});

	it('brings in a parked piece with the first move of the piece before it, and loses it with that one', () => {
		const at = begun('0,0 behind first', '0,3 behind first');
		expect(boards(at, 4, 4)).toContain('rk2/4/R3/L1K1');
		expect(boards(at, 4, 4)).toContain('rk2/4/4/R2K');
		const entered = playingOn(at, 'rk2/4/R3/L1K1', 4, 4);
		expect(boards(playingOn(entered, 'lk2/r3/R3/L1K1', 4, 4), 4, 4)).toContain('lk2/R3/4/L1K1');
	});

	it('does not choose where two types exist or where the start names them', () => {
		const two = playing('royal musketeer K=W R=W P=mfW+cfF L=W C=F', start);
		expect(turn(two).phase).toBe('white places');
		const named = playing(text, `${start}[LMlm]`);
		expect(turn(named).phase).toBe('white places');
	});
});

describe('the game', () => {
	it.each([
		['royal turn turn turn turn turn K', 'fbr/too-many-states', 'Expected at most 4 parts'],
		['royal turn<1>=check turn<2>=check turn<3> K', 'fbr/unplayable', 'looks one part ahead'],
		['royal turn<1> turn<2> turn<3>=alter K', 'fbr/unplayable', '"alter" cannot come after two others'],
		['royal turn<1>{!K} K', 'fbr/unplayable', 'found none for black'],
		['royal musketeer K Q R B N P', 'fbr/unplayable', 'at least two types'],
	])('refuses %s', (text, code, message) => {
		const problems = (): unknown => {
			try {
				return toGame(parse(text));
			} catch (error) {
				return (error as { readonly problems: unknown }).problems;
			}
		};
		expect(problems()).toContainEqual(expect.objectContaining({ code, message: expect.stringContaining(message) }));
	});
});
