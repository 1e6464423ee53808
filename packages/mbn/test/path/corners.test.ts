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

describe('a leap that turns', () => {
	it.each([
		['mpD(l)0', '6/6/3N2/2N3/3N2/1NM3', ['c1 6/6/3N2/M1N3/3N2/1N4']],
		['mnD(l)02', '6/6/6/6/6/1NMN2', ['c1 6/6/6/M5/6/1N1N2']],
		['mo[a,d]W(r)02', '4/4/M3', ['a1 4/1M2/4']],
	])('takes hurdles, lame steps and joined files in its new direction: %s', (text, board, wanted) => {
		const found = moves(`M=${text} N`, board);
		for (const one of wanted) expect(found, found.join(' ; ')).toContain(one);
	});
});

describe('a ride as far as possible', () => {
	it('ends before it comes back to the mover, which is not a friend of itself', () => {
		expect(moves('M=mwwW(l)0*', '2M2/5/5/5')).toEqual(['c4 3M1/5/5/5', 'c4 5/2M2/5/5']);
	});
});

describe('a leap of pp', () => {
	it('passes several hurdles at once', () => {
		expect(moves('M=ppH N', '1NnM2')).toEqual(['d1 MNn3']);
		expect(moves('M=pH N', '1NnM2')).toEqual([]);
	});
});

describe('a ghost leg', () => {
	it('that changes the side of a piece is a move, in a group too', () => {
		expect(moves('M=!xxPW A=W', 'A/M')).toEqual(['a1 a/M']);
	});

	it('captures with optional modes as without', () => {
		for (const mode of ['m?', 'mc?', 'j?']) expect(moves(`M=!${mode}W N`, 'n/M'), mode).toEqual(['a1 1/M']);
	});

	it('captures all at once with "move or capture" too', () => {
		expect(moves('M=(!aW)** N', 'n1/Mn')).toEqual(['a1 2/M1']);
	});

	it('may explode after a capture, which ends the way of the piece', () => {
		expect(moves('M=N-X', '2m/3/1M1')).toContain('b1 3/3/3');
	});
});

describe('a group with rounds that lead nowhere', () => {
	it.each([
		['({W})02', ['c3 2M2/5/5/5/5', 'c3 5/5/4M/5/5', 'c3 5/5/5/5/2M2', 'c3 5/5/M4/5/5']],
		['({W})2-W', ['c3 2M2/5/5/5/5', 'c3 5/5/4M/5/5', 'c3 5/5/5/5/2M2', 'c3 5/5/M4/5/5']],
	])('keeps the direction of those that lead somewhere: %s', (text, wanted) => {
		const found = moves(`M=${text}`, '5/5/2M2/5/5');
		for (const one of wanted) expect(found).toContain(one);
		// No round turns.
		for (const board of ['5/1M3/5/5/5', '5/3M1/5/5/5']) expect(found).not.toContain(`c3 ${board}`);
	});

	it('goes on after a round of ghosts', () => {
		const found = moves('M=(W+!cW)02 N', 'n2/M2/3');
		expect(found).toContain('a2 3/1M1/3');
	});
});

describe('a condition on pieces', () => {
	it('counts the mover, also where it is lifted', () => {
		expect(moves('M=/M/W+xxW', '2/1M')).toEqual(['b1 1M/2', 'b1 2/M1']);
	});
});

describe('a move that gives no check', () => {
	const royal = (pieces: string, board: string): readonly string[] =>
		movesOf({ definition: { files: 5, ranks: 5, pieces, rules: 'royal' }, position: { board, turn: 'w' } });

	it('concerns the royal pieces of its set only', () => {
		// The knight on a4 gives check before and after the move.
		const moved = (mode: string): boolean => royal(`M=${mode}W N K`, '2k2/N4/5/5/M3K').some((one) => one.startsWith('a1 '));
		expect(['k', 'k{K}', 'k{^N}'].map(moved)).toEqual([false, false, false]);
		expect(['k{}', 'k{N}', 'k{^K}'].map(moved)).toEqual([true, true, true]);
	});

	it('does not attack in its other legs', () => {
		expect(royal('M=aF-kW K', '4k/5/1m3/5/2K2')).toContain('c1 4k/5/1m3/2K2/5');
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
