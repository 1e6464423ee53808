import { isNotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { parse, safeParse } from '../../src/index.js';
import { toPath } from '../../src/path/index.js';
import { movesOf } from './rows.js';

/** The boards after the moves of White's pieces, each with its origin. */
function moves(pieces: string, board: string, moved: readonly string[] = []): readonly string[] {
	const rows = board.split('/');
	const files = [...rows[0]!.matchAll(/\d+|[A-Za-z]/g)].reduce((sum, [part]) => sum + (Number(part) || 1), 0);
	return movesOf({ definition: { files, ranks: rows.length, pieces, rules: '' }, position: { board, turn: 'w', moved } });
}

describe('a ride that turns', () => {
	it.each([
		['fW(l)02-W', ['c3 5/M4/5/5/5']],
		['fW(r)02-W', ['c3 5/4M/5/5/5']],
		['fW(l)03-W', ['c3 5/5/5/1M3/5']],
		['fW(l)02-lW', ['c3 5/5/1M3/5/5']],
		['fW(l)02-bW', ['c3 5/2M2/5/5/5']],
		['fW(s)02-W', ['c3 5/4M/5/5/5', 'c3 5/M4/5/5/5']],
	])('gives the leg behind it the direction of its last step: %s', (text, wanted) => {
		expect(moves(`M=${text}`, '5/5/2M2/5/5')).toEqual([...wanted].sort());
	});

	it.each(['pW(s)0', 'ppW(s)0', 'pW(l)0', 'pF(s)0', 'p{M}W(s)0'])('does not leap over the mover: %s', (text) => {
		expect(moves(`M=${text}`, '5/5/2M2/5/5')).toEqual([]);
	});
});

describe('a swap of equal pieces', () => {
	it.each(['wwD', 'wyD', 'wwD-O', '[wwD]'])('is a move, whatever their flags: %s', (text) => {
		const wanted = ['a3 M1M/3/3', 'c3 M1M/3/3'];
		for (const moved of [[], ['a3'], ['c3'], ['a3', 'c3']]) {
			expect(
				moves(`M=${text}`, 'M1M/3/3', moved).filter((one) => wanted.includes(one)),
				moved.join(),
			).toEqual(wanted);
		}
	});
});

describe('moves that are too large to list', () => {
	const refusal = (work: () => unknown): unknown => {
		try {
			work();
			return 'none';
		} catch (error) {
			if (!isNotationError(error)) throw error;
			return error.problems.map(({ code, span }) => [code, span !== undefined]);
		}
	};
	const place = [['mbn/unplayable', true]];
	const doubled = 'ABCDEFGHJL'.split('').map((letter, at, all) => [letter, at === 0 ? 'W-W' : `${all[at - 1]}-${all[at - 1]}`] as const);

	it.each(['(dmK)08', '((dmW)0)2', '((dmW)05)0', '(mF-(dmW)0)03'])('are refused with a place: %s', (text) => {
		expect(refusal(() => toPath(text, { size: [8, 8] }))).toEqual(place);
	});

	it.each(['(dmK)0', '(dK)0', '(fsW)0', '(W-F)0', 'N-(dmF)0', '[(dmK)0]', '(dmK)3', '(mF)0', '(dcK)0', '(dttwQ)0', '(fW)0-W'])(
		'are played where their ways or their states are few: %s',
		(text) => {
			expect(refusal(() => toPath(text, { size: [8, 8] }))).toBe('none');
		},
	);

	it('are refused where macros double the legs', () => {
		for (const [at, [letter]] of doubled.entries()) {
			const found = refusal(() => toPath(letter, { size: [8, 8], macros: Object.fromEntries(doubled) }));
			expect(found, letter).toEqual(2 ** (at + 1) > 100 ? place : 'none');
		}
	});

	it('are refused where brackets are deep, whatever the limit', () => {
		for (const [open, close] of ['()', '[]', '{}'].map((pair) => [...pair] as [string, string])) {
			const text = (count: number): string => `M=${open.repeat(count)}W${close.repeat(count)}`;
			const result = safeParse(text(5000), { limits: { depth: 1e5 } });
			expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['mbn/too-deep']);
			expect(parse(text(400), { limits: { depth: 1e5 } }).items).toHaveLength(1);
		}
	});
});
