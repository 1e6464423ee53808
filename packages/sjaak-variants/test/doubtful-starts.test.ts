import { describe, expect, test } from 'vitest';
import { safeParse } from '../src/index.js';

const warnings = (text: string): string[] => {
	const read = safeParse(text);
	return (read.ok ? read.warnings : read.problems).filter(({ code }) => code === 'sjaak/decided-start').map(({ message }) => message);
};
const variant = (fen: string, ...lines: readonly string[]): string =>
	[
		'Variant: Small',
		'Board: 4x4',
		`FEN: "${fen}"`,
		...lines,
		'Piece: King',
		'Move: leap (0,1)|(1,1)',
		'Symbol: "K", "K,k"',
		'Flags: royal',
		'Piece: Rook',
		'Move: slide (H, V)',
		'Symbol: "R", "R,r"',
		'',
	].join('\n');

describe('a start position in which the game is over', () => {
	test.each([
		['bare royal pieces', 'k3/4/4/3K w - -', [], ['both sides have only their royal pieces']],
		['a side without pieces', '4/4/4/R2K b - -', [], ['Black is to move and does not have a piece']],
		['a piece on a flag', 'k2r/4/4/R2K w - -', ['BlackFlag: a1', 'WhiteFlag: d4', 'Rule: captureanyflag = win'], ['stands on a flag']],
		['a bare king', 'k3/4/4/R2K w - -', ['Rule: bare rule'], ['Black has only its royal piece']],
		['none of these', 'k2r/4/4/R2K w - -', [], []],
	])('is a warning: %s', (_, fen, lines, expected) => {
		const found = warnings(variant(fen, ...lines));
		expect(found).toHaveLength(expected.length);
		for (const [index, words] of expected.entries()) expect(found[index]).toContain(words);
	});
});
