import {
	apply,
	attackers,
	checkers,
	find,
	findUnique,
	history,
	inCheck,
	isLegal,
	key,
	lastMove,
	legal,
	type Move,
	moveQuery,
	movesTo,
	outcome,
	type Position,
	perft,
	pieceAt,
	playthrough,
	position,
	previous,
	setupOf,
	turn,
	validate,
} from '@x/core';
import { plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { bitboardPlanOf } from '@x/core/src/analyse/bitboard-plan-of';
import { loadBitboards } from '@x/core/src/engines/bitboard/load';
import { randomFrom } from '@x/core/testing';
import { games as allGames } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { from, moveText, sharedRows } from './games.js';

/** Every game that bitboards can hold, in both engines. */
const games = Object.entries(allGames).flatMap(([name, { rules: ruleset, names }]) => {
	const bitboards = bitboardPlanOf(plan(ruleset, names));
	return bitboards === undefined ? [] : [{ name, tables: load(plan(ruleset, names), programs), bitboards: loadBitboards(bitboards) }];
});

const texts = (moves: readonly Move[]): string[] => moves.map(moveText).sort();

/** Random games per preset, and their length. */
const GAMES = Number(process.env.X_RANDOM_GAMES ?? byExtent({ full: 3, normal: 1, quick: 1 }));
const PLIES = 70;

/** Walks a random game by both engines at once. */
function walk(
	{ tables, bitboards }: (typeof games)[number],
	seed: number,
	each: (fast: Position, known: Position, ply: number) => void,
): void {
	const random = randomFrom(seed * 7919);
	let [fast, known] = [bitboards.start, tables.start];
	for (let ply = 0; ply < PLIES; ply++) {
		each(fast, known, ply);
		const moves = legal(known);
		if (moves.length === 0) break;
		// Captures and promotions rather than others: they change more.
		const lively = moves.filter((move) => move.captured.length > 0 || move.promotion !== undefined || move.marks.length > 0);
		const choice = lively.length > 0 && random(3) === 0 ? lively : moves;
		const move = choice[random(choice.length)]!;
		const text = moveText(move);
		known = apply(known, move);
		fast = apply(fast, legal(fast).find((other) => moveText(other) === text)!);
	}
}

describe('bitboards give the same answers as the general engine', () => {
	it('hold orthodox chess and others like it', () => {
		expect(games.map(({ name }) => name)).toEqual(expect.arrayContaining(['chess', 'chess960', 'knightmate', 'gardner']));
	});

	it.each(games)('$name: moves, ends, checks, keys and setups along random games', (game) => {
		for (let seed = 1; seed <= GAMES; seed++) {
			walk(game, seed, (fast, known, ply) => {
				const where = `seed ${seed} ply ${ply}`;
				expect(texts(legal(fast)), where).toEqual(texts(legal(known)));
				expect(outcome(fast, { claims: true }), where).toEqual(outcome(known, { claims: true }));
				expect(checkers(fast), where).toEqual(checkers(known));
				for (const side of [undefined, 'white', 'black']) expect(inCheck(fast, side), where).toBe(inCheck(known, side));
				expect(key(fast), where).toBe(key(known));
				expect(setupOf(fast), where).toEqual(setupOf(known));
				expect(perft(fast, 1), where).toBe(legal(known).length);
				if (ply > 0) expect(moveText(lastMove(fast)!), where).toBe(moveText(lastMove(known)!));
			});
		}
	});

	it.each(games)('$name: attackers of every cell, moves by description, a setup read again', (game) => {
		walk(game, 97, (fast, known, ply) => {
			// A piece taken next to a point is attacked there, too.
			if (ply % 7 === 0 || 'ep' in setupOf(known).points!) {
				for (let cell = 0; cell < game.bitboards.cells; cell++) {
					for (const side of ['white', 'black']) expect(attackers(fast, cell, side), `ply ${ply}`).toEqual(attackers(known, cell, side));
				}
			}
			if (ply % 7 !== 0) return;
			const all = legal(known);
			for (const { from: start, to, kind, promotion, marks, captured } of all) {
				const asked = [
					{ from: start!, to },
					{ from: start!, to, promotion: promotion ?? null },
					{ to, kind },
					{ to, kind, mark: null, promotion: promotion ?? null, capture: captured.length > 0 },
					{ to },
					{ kind, from: [game.bitboards.vecOf(start!)[0]!, null], to },
					...(marks[0] === undefined ? [] : [{ mark: marks[0] }, { mark: marks[0], to }]),
				];
				for (const description of asked) {
					const where = `ply ${ply} ${JSON.stringify(description)}`;
					expect(texts(find(fast, description)), where).toEqual(texts(find(known, description)));
				}
				expect(texts(movesTo(fast, to)), `ply ${ply}`).toEqual(texts(movesTo(known, to)));
			}
			expect(key(position(game.bitboards, setupOf(fast)))).toBe(key(fast));
		});
	});

	it.each(games)('$name: the one move that a description wants', (game) => {
		walk(game, 53, (fast, known, ply) => {
			if (ply % 10 !== 0) return;
			for (const { from: start, to, kind, promotion, marks, captured } of legal(known)) {
				const [file, rank] = game.bitboards.vecOf(start!) as [number, number];
				const asked = [
					{ to, kind, mark: null, promotion: promotion ?? null },
					{ to, kind: [kind], mark: null, promotion: promotion === undefined ? null : [promotion], from: [file, null] },
					{ to, mark: null, promotion: null, from: [null, rank], capture: captured.length > 0 },
					{ to, kind: [...game.bitboards.engine.ground.codes.kinds], from: start!, mark: null, promotion: null },
					{ to, kind, promotion: [] },
					{ to, from: start! },
					...(marks[0] === undefined ? [] : [{ mark: marks[0] }, { mark: marks[0], to }]),
				];
				for (const description of asked) {
					const where = `ply ${ply} ${JSON.stringify(description)}`;
					const moves = find(known, description).map(moveText);
					const one = [findUnique(fast, moveQuery(game.bitboards, description)), findUnique(known, moveQuery(game.tables, description))];
					expect(
						one.map((move) => move && moveText(move)),
						where,
					).toEqual(moves.length === 1 ? [moves[0], moves[0]] : [undefined, undefined]);
				}
			}
		});
	});

	it.each(games)('$name: a line that goes on and back is the positions that it passes', (game) => {
		const random = randomFrom(311);
		for (const { start } of [game.bitboards, game.tables]) {
			const playing = playthrough(start);
			let at = start;
			for (let step = 0; step < 80; step++) {
				const moves = legal(at);
				const move = moves[random(Math.max(1, moves.length))];
				if (move === undefined || random(5) === 0) {
					expect(playing.undo()).toBe(at !== start);
					at = previous(at) ?? at;
				} else {
					const { from: cell, to, promotion = null, kind } = move;
					const asked = { from: cell!, to, promotion, kind, mark: move.marks[0] === undefined ? null : undefined };
					const quick = moveQuery(start.game, asked);
					if (random(2) === 0 || !playing.playUnique(quick, cell, to)) playing.play(find(playing.position(), asked)[0]!);
					expect(playing.playUnique(moveQuery(start.game, { to: cell!, kind, promotion: null, mark: null }), -1)).toBe(false);
					at = apply(at, move);
				}
				expect([playing.ply, playing.inCheck(), playing.hasLegalMove()]).toEqual([turn(at).ply, inCheck(at), legal(at).length > 0]);
				expect(at.game.engine.ground.codes.kinds[playing.kindAt(move?.to ?? 0)]).toBe(pieceAt(at, move?.to ?? 0)?.kind);
				expect(playing.captured()).toBe((lastMove(at)?.captured.length ?? 0) > 0);
				if (random(4) > 0) continue;
				expect(history(playing.position()).map(key), `step ${step}`).toEqual(history(at).map(key));
				expect(texts(legal(playing.position()))).toEqual(texts(legal(at)));
			}
		}
	});

	it('a description that two captures in passing answer wants none of them, one with a promotion neither', () => {
		const { bitboards } = games.find(({ name }) => name === 'chess')!;
		const at = from(bitboards, '4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1');
		const plain = { to: 'd6', kind: 'P', mark: null, promotion: null };
		const asked = [plain, { ...plain, from: [4, null] }, { ...plain, promotion: 'Q' }, { ...plain, from: [4, null], promotion: 'Q' }];
		for (const description of asked) {
			const moves = find(at, description).map(moveText);
			const one = findUnique(at, moveQuery(bitboards, description));
			expect(one && moveText(one), JSON.stringify(description)).toBe(moves.length === 1 ? moves[0] : undefined);
		}
	});

	it('a line sees what stands on it, however it came there', () => {
		const { bitboards } = games.find(({ name }) => name === 'chess')!;
		const rook = Object.keys(bitboards.ruleset.kinds).indexOf('R');
		const playing = playthrough(from(bitboards, '4k3/8/8/8/8/8/3r4/R3K3 b - - 0 1'));
		const move = (start: string, to: string): Move => playing.find({ from: start, to })[0]!;
		const seen = (): readonly unknown[] => [playing.inCheck(), playing.hasLegalMove(), playing.captured(), playing.kindAt(12)];
		playing.play(move('d2', 'e2'));
		expect(seen()).toEqual([true, true, false, rook]);
		expect(playing.undo()).toBe(true);
		expect(seen()).toEqual([false, true, false, -1]);
		playing.play(move('d2', 'a2'));
		expect([...seen(), playing.count()]).toEqual([false, true, false, -1, 6]);
		playing.play(move('a1', 'a2'));
		expect(seen()).toEqual([false, true, true, -1]);
		expect([playing.undo(), playing.undo(), playing.captured(), playing.undo()]).toEqual([true, true, false, false]);
	});

	it('lines that are played by turns do not disturb each other, nor positions between', () => {
		const { bitboards } = games.find(({ name }) => name === 'chess')!;
		const random = randomFrom(77);
		const playings = [playthrough(bitboards.start), playthrough(bitboards.start), playthrough(bitboards.start)];
		const places = playings.map(() => bitboards.start);
		for (let step = 0; step < 150; step++) {
			const one = random(playings.length);
			const moves = legal(places[one]!);
			if (moves.length === 0) break;
			const { from: cell, to, kind, promotion = null } = moves[random(moves.length)]!;
			const asked = { from: cell!, to, kind, promotion };
			const [playing, at] = [playings[one]!, places[one]!];
			if (!playing.playUnique(moveQuery(bitboards, { ...asked, mark: null }))) playing.play(find(playing.position(), asked)[0]!);
			places[one] = apply(at, find(at, asked)[0]!);
			const other = random(playings.length);
			expect(playings[other]!.inCheck()).toBe(inCheck(places[other]!));
			expect(playings[other]!.hasLegalMove()).toBe(legal(places[other]!).length > 0);
		}
		expect(playings.map((playing) => key(playing.position()))).toEqual(places.map(key));
	});

	it.each(games)('$name: its start, which loading takes as it is, is in order', ({ bitboards }) => {
		const start = validate(bitboards, bitboards.ruleset.start);
		expect(start.ok && key(start.value)).toBe(key(bitboards.start));
	});

	it.each(games)('$name: perft 3', ({ tables, bitboards }) => {
		expect(perft(bitboards.start, 3)).toBe(perft(tables.start, 3));
	});

	it('refuse the same setups for the same reasons', () => {
		const { tables, bitboards } = games.find(({ name }) => name === 'chess')!;
		const start = setupOf(bitboards.start);
		const off = (cells: readonly string[]): typeof start => ({
			...start,
			pieces: start.pieces.filter(({ at }) => !cells.includes(bitboards.cellName(bitboards.cell(at as number[])))),
		});
		const bad = [
			off(['e1']),
			{ ...off(['e7', 'e2', 'd1']), pieces: [...off(['e7', 'e2', 'd1']).pieces, { at: [4, 6], piece: { side: 'white', kind: 'Q' } }] },
			{ ...start, pieces: [...start.pieces, { at: [0, 0], piece: { side: 'white', kind: 'P' } }] },
			{ ...start, points: { ep: [[9, 9]] }, vars: { halfmove: 0.5 } },
		];
		for (const setup of bad) expect(validate(bitboards, setup)).toEqual(validate(tables, setup));
		expect(bad.every((setup) => !validate(bitboards, setup).ok)).toBe(true);
	});

	it('take no move that they did not make, and no cell that there is not', () => {
		const { tables, bitboards } = games.find(({ name }) => name === 'chess')!;
		for (const game of [tables, bitboards]) {
			const [made] = find(game.start, { from: 8, to: 16 });
			const { from: start, to, side, kind, promotion, captured, marks, writes, phase } = made!;
			const copy: Move = { from: start, to, side, kind, promotion, captured, marks, writes, phase, position: game.start };
			expect(isLegal(game.start, made!)).toBe(true);
			expect(isLegal(game.start, copy)).toBe(false);
			expect(() => apply(game.start, copy)).toThrow(RangeError);
			// Numbers that would be those of the move above, were they not looked at first.
			for (const ends of [
				{ from: 7, to: 80 },
				{ from: 8.25, to: 0 },
				{ from: 9, to: -48 },
			])
				expect(() => find(game.start, ends), JSON.stringify(ends)).toThrow(RangeError);
		}
	});

	it('leave tables counting as the shared table does', () => {
		const { tables } = games.find(({ name }) => name === 'chess')!;
		const rows = sharedRows<{ fen: string; chess960: boolean; variant: string; depth: number; nodes: number }>('chess/perft.json');
		for (const { fen, depth, nodes } of rows.filter((row) => row.variant === 'chess' && !row.chess960 && row.nodes <= 20_000)) {
			if (fen !== 'startpos') expect(perft(from(tables, fen), depth), `${fen} depth ${depth}`).toBe(nodes);
		}
	});

	it('reports the attackers of a royal in cell order', () => {
		const { tables, bitboards } = games.find(({ name }) => name === 'chess')!;
		const pieces = ['4 white R', '45 white N', '60 black K', '0 white K'].map((text) => {
			const [cell, side, kind] = text.split(' ') as [string, string, string];
			return { at: [Number(cell) % 8, Number(cell) >> 3], piece: { side, kind } };
		});
		const faults = [tables, bitboards].map((game) => validate(game, { ...setupOf(game.start), pieces }));
		expect(faults[0]).toEqual(faults[1]);
		expect(faults[0]).toMatchObject({ problems: [{ code: 'setup/royal-capturable', data: { attackers: [4, 45] } }] });
	});
});

describe('positions whose words are computed later', () => {
	it('have the board of the other engine, in whatever order they are queried', () => {
		for (const game of games) {
			const pairs: (readonly [Position, Position])[] = [];
			walk(game, 5, (fast, known) => pairs.push([fast, known]));
			const random = randomFrom(3);
			// A fork of each, so that many positions share ancestors without words.
			const forks = pairs.flatMap(([fast, known]): (readonly [Position, Position])[] => {
				const moves = legal(known);
				const move = moves[random(moves.length)];
				return move === undefined ? [] : [[apply(fast, move), apply(known, move)]];
			});
			for (const list of [pairs.toReversed(), forks.toReversed(), forks, pairs])
				for (const [fast, known] of list) expect(setupOf(fast), game.name).toEqual(setupOf(known));
		}
	});
});
