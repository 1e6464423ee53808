import { type CellId, layout } from '@x/board';
import { describe, expect, it } from 'vitest';
import { step } from '../../../packages/board/src/layout/keyboard.js';
import { sampleOf } from '../../../tools/lib/sample.js';
import { fromLink, toLink } from '../src/link/link.js';
import { type AppState, initialState } from '../src/state/app-state.js';
import { listed } from '../src/worker/all-games.js';
import { isPlane } from '../src/worker/protocol.js';
import { engine, moves, read, text } from './support.js';

/** A game of some plies that is the same every time. */
const played = (ruleset: string, plies: number): readonly string[] => {
	const names: string[] = [];
	let seed = 7;
	for (let ply = 0; ply < plies; ply++) {
		const { legal } = read(moves(...names), { ruleset }).position;
		if (legal.length === 0) break;
		seed = (seed * 1103515245 + 12345) % 2147483648;
		names.push(legal[seed % legal.length]!.name);
	}
	return names;
};

// A game without edges has no list of cells: test/plane-*.test.ts.
const games = listed().filter(({ id }) => !isPlane(id));

describe.each(sampleOf('games of the page', games, { normal: 0.25, quick: 0.1 }).map(({ id }) => id))('%s', (ruleset) => {
	const start = read(moves(), { ruleset });

	it('is drawn: every cell has a place of its own, every piece a cell', () => {
		const { board, position } = start;
		const seen = layout(board, 'first');
		const places = new Set([...seen.places.values()].map(({ x, y }) => `${x} ${y}`));
		expect(places.size).toBe(board.cells.length);
		for (const { x, y } of seen.places.values()) {
			expect(x).toBeGreaterThan(0);
			expect(x).toBeLessThan(seen.width);
			expect(y).toBeGreaterThan(0);
			expect(y).toBeLessThan(seen.height);
		}
		expect(position.pieces.every(({ cell }) => seen.places.has(cell))).toBe(true);
		expect(new Set(board.cells.map(({ name }) => name)).size).toBe(board.cells.length);
	});

	it('lets the arrow keys reach every cell', () => {
		const seen = layout(start.board, 'first');
		const reached = new Set<CellId>();
		const open = [start.board.cells[0]!.cell];
		for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
			if (reached.has(cell)) continue;
			reached.add(cell);
			for (const [rows, columns] of [
				[1, 0],
				[-1, 0],
				[0, 1],
				[0, -1],
			] as const)
				open.push(step(seen, cell, rows, columns));
		}
		expect(reached.size).toBe(start.board.cells.length);
	});

	it('is written as text that reduces to the same moves, and its link restores the game', () => {
		const names = played(ruleset, 6);
		const reading = read(moves(...names), { ruleset });
		expect(reading.problems).toEqual([]);
		expect(reading.nodes.length - 1).toBe(names.length);
		expect(read(text(reading.text), { ruleset }).settled).toEqual(names.length === 0 ? undefined : names);
		const state: AppState = { ...initialState, ruleset: { id: ruleset, hash: reading.hash.slice(0, 8) }, record: moves(...names) };
		expect(fromLink(toLink(state))).toEqual({ ok: true, state });
	}, 60_000);

	it.each([5, 6])(
		'begins again from the FEN of any of its dialects, and has one, after %d moves',
		(plies) => {
			const { dialects, position } = read(moves(...played(ruleset, plies)), { ruleset });
			expect(position.fen).toEqual(expect.any(String));
			dialects.forEach(({ id }, index) => {
				const written = position.written[index]!;
				if ('refused' in written) return;
				const { fen, problems } = engine.answer('fen', { ruleset, dialect: id, text: written.text });
				expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
				expect(read(moves(), { ruleset, start: { kind: 'fen', fen: fen! } }).position.key).toBe(position.key);
			});
		},
		60_000,
	);
});

describe('the field of FEN', () => {
	it.each([
		['alice', 'Alice’s second board', '8/8/8/3p4/8/2NP4/8/8//rnbqkbnr/ppp1pppp/8/8/8/8/PPP1PPPP/R1BQKBNR b KQkq - 0 2'],
		['marseillais', 'the second half of a turn', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR b2 KQkq d6;ep-again=e3 0 1'],
		['duck', 'a duck that is still to be put', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w2 KQkq e3 0 1'],
	])('%s: reads and shows %s', (ruleset, _, fen) => {
		expect(engine.answer('fen', { ruleset, text: fen })).toEqual({ text: fen, fen, problems: [] });
		expect(read(moves(), { ruleset, start: { kind: 'fen', fen } }).position.fen).toBe(fen);
	});
});
