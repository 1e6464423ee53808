import { readFileSync } from 'node:fs';
import { apply, divide, legal, perft } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';
import { chess, chess960, from, sharedRows } from './games.js';

interface Row {
	readonly fen: string;
	readonly chess960: boolean;
	readonly variant: string;
	readonly depth: number;
	readonly nodes: number;
}

/** The rows up to this number of nodes are counted. */
const LIMIT = Number(process.env.X_PERFT_NODES ?? byExtent({ full: 3_000_000, normal: 70_000, quick: 10_000 }));
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const own = JSON.parse(readFileSync(new URL('../../vectors/perft-chess.json', import.meta.url), 'utf8')) as readonly {
	readonly id: string;
	readonly input: { readonly fen: string; readonly chess960: boolean; readonly depth: number };
	readonly expect: number;
}[];

describe('perft', () => {
	it.each(own)('$id', ({ input, expect: nodes }) => {
		expect(perft(from(input.chess960 ? chess960 : chess, input.fen), input.depth)).toBe(nodes);
	});

	it(`every orthodox and Chess960 row of the shared table up to ${LIMIT} nodes`, () => {
		const rows = sharedRows<Row>('chess/perft.json').filter((row) => row.variant === 'chess' && row.nodes <= LIMIT);
		for (const row of rows) {
			const at = from(row.chess960 ? chess960 : chess, row.fen === 'startpos' ? START : row.fen);
			expect(perft(at, row.depth), `${row.fen} depth ${row.depth}`).toBe(row.nodes);
		}
	});

	it('divide adds up to perft', () => {
		const at = from(chess, own[1]!.input.fen);
		const counts = divide(at, 3);
		expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(perft(at, 3));
	});

	it.each(sampleOf('divide', gameIds, { normal: 0.2, quick: 0.1 }))('divide adds up to perft in %s, by phases and by turns', (id) => {
		const random = randomFrom(3);
		let at = compiledGame(id).start;
		for (let ply = 0; ply < 5; ply++) {
			for (const unit of ['phase', 'turn'] as const) {
				const sum = [...divide(at, 1, { unit }).values()].reduce((total, count) => total + count, 0);
				expect(sum, `ply ${ply}, ${unit}`).toBe(perft(at, 1, { unit }));
			}
			const moves = legal(at);
			if (moves.length === 0) break;
			at = apply(at, moves[random(moves.length)]!);
		}
	});

	it('depth 0 is one, and a depth that is not a count is refused', () => {
		expect(perft(chess.start, 0)).toBe(1);
		expect(() => perft(chess.start, -1)).toThrow(RangeError);
		expect(() => perft(chess.start, 1.5)).toThrow(RangeError);
	});
});
