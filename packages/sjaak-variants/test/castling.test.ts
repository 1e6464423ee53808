import { apply, legal, perft } from '@x/core';
import { describe, expect, it } from 'vitest';
import { gallery } from '../src/gallery/index.js';
import { parse } from '../src/index.js';
import { parseFen, parseMove, stringifyFen, stringifyMove, toRuleset } from '../src/rules.js';
import { countable, sharedRows } from './shared.js';

interface Row {
	readonly fen: string;
	readonly chess960: boolean;
	readonly variant: string;
	readonly depth: number;
	readonly nodes: number;
}

/** Rows of free chess with more leaves than this run only with X_PERFT_NODES. */
const LIMIT = Number(process.env.X_PERFT_NODES ?? 1000);
const ROWS = sharedRows<Row>('vectors/chess/perft.json').filter(
	({ chess960, variant, nodes }) => chess960 && variant === 'chess' && nodes <= LIMIT,
);

const chess = parse(gallery.find(({ id }) => id === 'chess')!.text).variants[0]!;

describe('castling with gating', () => {
	const seirawan = parse(gallery.find(({ id }) => id === 'seirawan_chess')!.text).variants[0]!;
	let position = countable(toRuleset(seirawan)).start;
	for (const text of ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5']) position = apply(position, parseMove(text, position, seirawan));
	const castlings = legal(position).filter(({ marks }) => marks.includes('short'));

	it('has a text that differs from castling without gating', () => {
		expect(castlings.map((move) => stringifyMove(move, seirawan)).sort()).toEqual(['e1g1', 'e1g1e', 'e1g1h', 'h1e1e', 'h1e1h']);
		for (const style of ['lan', 'san'] as const)
			for (const move of castlings) expect(parseMove(stringifyMove(move, seirawan, { style }), position, seirawan)).toBe(move);
		const bare = parseMove('e1g1', position, seirawan);
		for (const text of ['O-O', 'e1h1']) expect(parseMove(text, position, seirawan)).toBe(bare);
	});
});

describe('free castling', () => {
	it.skipIf(ROWS.length === 0)('has enough rows, with kings and rooks on many files', () => {
		expect(ROWS.length).toBeGreaterThan(100);
		expect(new Set(ROWS.map(({ fen }) => fen.split(' ')[2])).size).toBeGreaterThan(10);
	});

	it.skipIf(ROWS.length === 0).each(ROWS.map((row) => [row.fen, row.depth, row.nodes] as const))(
		'%s, depth %i: %i',
		(fen, depth, nodes) => {
			expect(perft(countable(toRuleset(chess, { fen })).start, depth)).toBe(nodes);
		},
	);

	// The initial and final squares of king and rook, by letters of files.
	it.each([
		['4k3/8/8/8/8/8/8/1RK4R w HB - 0 1', ['c1c1', 'c1g1'], 'the king stays, the rook jumps'],
		['4k3/8/8/8/8/8/8/RK5R w HA - 0 1', ['b1c1,c1b1', 'b1g1'], 'from the next file'],
		['4k3/8/8/8/8/8/8/4KR2 w F - 0 1', ['e1g1'], 'the partner next to the king'],
		['4k3/8/8/8/8/8/8/5KR1 w G - 0 1', ['f1g1,g1f1'], 'they exchange places'],
		['4k3/8/8/8/8/8/8/RR2K3 w B - 0 1', ['e1c1'], 'the inner one of two rooks'],
		['4k3/8/8/8/8/8/8/RR2K3 w A - 0 1', [], 'the outer one, with the other on its way'],
	] satisfies [string, string[], string][])('%s: %j (%s)', (fen, expected) => {
		const { start } = countable(toRuleset(chess, { fen }));
		const castlings = legal(start).filter(({ marks }) => marks.includes('short') || marks.includes('long'));
		expect(castlings.map((move) => stringifyMove(move, chess)).sort()).toEqual([...expected].sort());
		expect(parseFen(stringifyFen(start, chess), chess)).toEqual(parseFen(fen, chess));
	});
});
