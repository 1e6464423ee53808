import { parsePosition, safeParse, stringify, stringifySetup } from '@x/fen';
import { describe, expect, test } from 'vitest';
import { gameOf, readShared } from './vectors.js';

interface Row {
	readonly fen: string;
	readonly chess960: boolean;
	readonly variant?: string;
}

const rightsOf = (text: string): string => text.split(' ')[2] ?? '';
/** Compares castling rights as a set; two rows have another order than ours. */
const sorted = (text: string): string =>
	text.replace(/ (\S+) (\S+)(?= |$)/, (_, side: string, rights: string) => ` ${side} ${[...rights].sort().join('')}`);

describe.each(['perft', 'san-oracle'])('the positions of %s', (name) => {
	const rows = readShared<Row>(`vectors/chess/${name}.json`) ?? [];
	const fens = new Map(rows.filter(({ variant = 'chess' }) => variant === 'chess').map((row) => [row.fen, row]));

	test('are written exactly as they were read', () => {
		let otherOrder = 0;
		for (const { fen, chess960 } of fens.values()) {
			const game = gameOf(chess960 ? 'chess960' : 'chess');
			const castling = /[KQkq]/.test(rightsOf(fen)) ? 'x-fen' : 'shredder';
			const options = { castling, clocks: fen.split(' ').length === 6 } as const;
			const result = safeParse(fen, game, options);
			if (!result.ok) throw new Error(`${fen}: ${result.problems[0]?.message}`);
			const codes = result.warnings.map(({ code }) => code);
			expect(codes.every((code) => code === 'fen/castling-form')).toBe(true);
			otherOrder += codes.length;
			for (const text of [stringifySetup(result.value, game, options), stringify(parsePosition(fen, game), options)]) {
				if (codes.length === 0) expect(text).toBe(fen);
				else expect(sorted(text)).toBe(sorted(fen));
			}
		}
		expect(otherOrder).toBeLessThan(3);
	});
});
