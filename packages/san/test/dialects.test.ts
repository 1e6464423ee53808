import { legal, moveName } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { type Dialect, resolve, safeResolve, stringify } from '../src/dialects.js';
import * as san from '../src/index.js';
import { SanError } from '../src/index.js';
import { hasShared, own, shared } from './support/shared.js';
import { gameOf, moveOf, positionOf } from './support/variants.js';

interface Row {
	readonly variant: string;
	readonly fen: string;
	readonly uci: string;
	readonly notation: string;
	readonly san: string;
}

const NOTATIONS: Readonly<Record<string, Dialect>> = {
	SHOGI_HOSKING: 'hosking',
	SHOGI_HODGES: 'hodges',
	SHOGI_HODGES_NUMBER: 'hodges-number',
	XIANGQI_WXF: 'wxf',
	JANGGI: 'janggi',
	THAI_SAN: 'thai',
	THAI_LAN: 'thai-long',
};

/** Rows of the games of core; rows of castling whose FEN lacks the rook are skipped. */
const rowsOf = (rows: readonly Row[]): readonly Row[] =>
	rows.filter(({ variant, fen, san: text }) => gameOf(variant) !== undefined && (/r/i.test(fen) || !text.startsWith('O-O')));

/** Texts that the other program writes with a square although a file identifies the origin. They are read. */
const LONGER: ReadonlySet<string> = new Set(['e5f6=F']);

const check = ({ variant, fen, uci, notation, san: text }: Row): void => {
	const position = positionOf(gameOf(variant)!, fen);
	const move = moveOf(position, uci);
	const dialect = NOTATIONS[notation];
	if (dialect === undefined) {
		// Fairy-Stockfish has other names for two pieces of xiangqi.
		const pieces = variant === 'xiangqi' ? { knight: 'H', bishop: 'E' } : undefined;
		if (!LONGER.has(text))
			expect(san.stringify(move, position, { notation: notation === 'LAN' ? 'lan' : 'san', suffix: 'check-only', pieces })).toBe(text);
		expect(moveName(san.resolve(text, position, { pieces }))).toBe(moveName(move));
		return;
	}
	expect(stringify(move, position, dialect)).toBe(text);
	expect(moveName(resolve(text, position, dialect))).toBe(moveName(move));
};

describe('notations of other games', () => {
	test.each(JSON.parse(own('vectors/dialects.json')) as readonly Row[])('$notation $san', check);
});

describe.runIf(hasShared)('writes the shared rows', () => {
	test.each(rowsOf(hasShared ? JSON.parse(shared('chess/san-dialects.json')) : []))('$variant $notation $san', check);
});

describe('dialects', () => {
	const { start } = gameOf('shogi')!;
	test('reads every move back', () => {
		for (const [variant, dialect] of [
			['shogi', 'hosking'],
			['shogi', 'hodges'],
			['shogi', 'hodges-number'],
			['xiangqi', 'wxf'],
			['xiangqi', 'janggi'],
			['makruk', 'thai'],
			['makruk', 'thai-long'],
			['crazyhouse', 'chessops'],
		] as const) {
			const position = gameOf(variant)?.start;
			for (const move of position ? legal(position) : [])
				expect(moveName(resolve(stringify(move, position!, dialect), position!, dialect))).toBe(moveName(move));
		}
	});
	test('writes the drop of a pawn like chessops', () => {
		const position = positionOf(gameOf('crazyhouse')!, '4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1');
		expect(stringify(moveOf(position, 'P@e4'), position, 'chessops')).toBe('@e4');
		expect(stringify(moveOf(position, 'N@f6'), position, 'chessops')).toBe('N@f6+');
	});
	test('reports texts that cannot be read', () => {
		expect(() => resolve('P-1a', start, 'hodges')).toThrow(SanError);
		const refused = safeResolve('P-1a', start, 'hodges');
		expect(refused.ok || refused.problems).toMatchObject([{ code: 'san/illegal', span: { from: 0, to: 4 } }]);
		expect(() => stringify(legal(chess.start)[0]!, start, 'hodges')).toThrow(SanError);
		expect(() => resolve('P-7f', start, 'unknown' as never)).toThrow(TypeError);
	});
});
