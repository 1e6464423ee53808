import { parsePosition, safeParsePosition, stringify } from '@x/fen';
import { describe, expect, test } from 'vitest';
import { gameOf } from './vectors.js';

const chess = gameOf('chess');
const chess960 = gameOf('chess960');
const faults = (text: string) => {
	const result = safeParsePosition(text, chess);
	return result.ok ? [] : result.problems.map(({ code, span }) => `${code} ${text.slice(span.from, span.to)}@${span.from}`);
};

describe('faults of the rules with spans of the text', () => {
	test.each([
		['a pawn on the last rank', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1', ['setup/unreachable-cell P@3']],
		['a pawn on the first rank', ' 4k3/8/8/8/8/8/8/4Kp2 w - - 0 1', ['fen/blank  @0', 'setup/unreachable-cell p@19']],
		['no king', '8/8/8/8/8/8/8/4K3 w - - 0 1', ['setup/missing-royal 8/8/8/8/8/8/8/4K3@0']],
		['the king that could be captured', '4k3/8/8/8/8/8/8/4R1K1 w - - 0 1', ['setup/royal-capturable k@1']],
		['two kings', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1', ['setup/too-many-royals 4k3/8/8/8/8/8/8/K3K3@0']],
	])('%s', (_, text, wanted) => {
		expect(faults(text)).toEqual(wanted);
	});

	test('have the path in the setup and never occur together with faults of the text', () => {
		expect(safeParsePosition('4k2P/8/8/8/8/8/8/4K3 w - - 0 1', chess)).toMatchObject({ problems: [{ data: { path: 'pieces[1].at' } }] });
		expect(faults('4k2P/8/8/8/8/8/8/4K2x w - - 0 1')).toEqual(['fen/unknown-letter x@20']);
	});

	test('keep the warnings of the text', () => {
		const result = safeParsePosition('4k2P/8/8/8/8/8/8/4K3 W - -', chess);
		expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([
			'fen/side-form',
			'fen/missing-field',
			'setup/unreachable-cell',
		]);
	});
});

describe('castling rights that cannot be used', () => {
	test.each([
		['4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1', chess, '-'],
		['4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1', chess960, 'KQ'],
		['4k3/8/8/8/8/8/8/4K1R1 w K - 0 1', chess, '-'],
		['r3k3/8/8/8/8/8/8/4K2R b Kkq - 0 1', chess, 'Kq'],
	])('%s', (text, game, rights) => {
		expect(stringify(parsePosition(text, game)).split(' ')[2]).toBe(rights);
		expect(safeParsePosition(text, game, { mode: 'strict' }).ok).toBe(rights === 'KQ');
	});
});
