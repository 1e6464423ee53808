import { apply, legal, type Move, type Position } from '@x/core';
import { describe, expect, it } from 'vitest';
import { parse, safeParse, type Variant } from '../src/index.js';
import { parseMove, stringifyMove, toRuleset } from '../src/rules.js';
import { countable, sharedRows } from './shared.js';

/** A tiny variant with the moves of the engine, and those according to the documentation. */
interface Case {
	readonly id: string;
	readonly verdict: 'match' | 'fix';
	readonly text: string;
	readonly fen: string | null;
	readonly play: readonly string[];
	readonly moves?: readonly string[];
	readonly san?: readonly string[];
	readonly want?: readonly string[];
	readonly crash?: true;
}

const cases = sharedRows<Case>('vectors/sjaak/cases.json');

function played({ fen, play }: Case, variant: Variant): Position {
	let position = countable(toRuleset(variant, { fen: fen ?? undefined })).start;
	for (const text of play) position = apply(position, parseMove(text, position, variant));
	return position;
}

const texts = (moves: readonly Move[], variant: Variant, style: 'lan' | 'san'): string[] =>
	[...new Set(moves.map((move) => stringifyMove(move, variant, { style })))].sort();
const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

describe.skipIf(cases.length === 0)('cases of the language', () => {
	const listed = cases.filter(({ verdict, want }) => verdict === 'match' || want !== undefined);

	it('are complete', () => {
		expect(cases).toHaveLength(168);
		expect(listed).toHaveLength(151);
	});

	it.each(listed.map((one) => [one.id, one] as const))('%s', (_, one) => {
		const [variant] = parse(one.text).variants;
		const moves = legal(played(one, variant!));
		expect(texts(moves, variant!, 'lan')).toEqual(sorted(one.verdict === 'match' ? one.moves! : one.want!));
		if (one.verdict === 'match') expect(texts(moves, variant!, 'san')).toEqual(sorted(one.san!));
	});

	// One case differs only by a repeated move.
	const told = cases.filter(({ id, verdict }) => verdict === 'fix' && id !== 'cannon-rook-dup');
	it.each(told.map((one) => [one.id, one] as const))('%s has a warning about the engine', (_, { text }) => {
		const result = safeParse(text);
		const problems = result.ok ? result.warnings : result.problems;
		expect(problems.filter(({ data }) => typeof data?.engine === 'string').length).toBeGreaterThan(0);
	});

	// Lines that cannot be read are refused. One case does not have a list because the correct reading has too many moves.
	const large = ['board-too-big'];
	const refused = cases.filter(
		({ id, verdict, want }) => verdict === 'fix' && want === undefined && id !== 'promote-drop' && !large.includes(id),
	);
	it.each(refused.map((one) => [one.id, one] as const))('refuses %s', (_, { text }) => {
		const result = safeParse(text);
		expect(result.ok).toBe(false);
		for (const problem of result.ok ? [] : result.problems) expect(problem.span.to).toBeGreaterThan(problem.span.from);
	});
});

describe.skipIf(cases.length === 0)('boards beyond those of the engine', () => {
	it.each(cases.filter(({ id }) => id === 'board-too-big').map((one) => [one.id, one] as const))(
		'plays %s, with a warning',
		(_, { text }) => {
			const result = safeParse(text);
			expect(result).toMatchObject({ ok: true });
			expect(result.ok ? result.warnings.map(({ code }) => code) : []).toContain('sjaak/limit');
		},
	);

	it('plays 26 files and ranks', () => {
		const rank = (files: number): string => `${files}`;
		const middle = Array.from({ length: 24 }, () => rank(26)).join('/');
		const text = `Variant: Wide\nBoard: 26x26\nFEN: "25k/${middle}/K25 w - - 0 1"\nPiece: King\nMove: leap (0,1)|(1,1)\nSymbol: "K", "K,k"\nFlags: royal`;
		const moves = legal(countable(toRuleset(parse(text).variants[0]!)).start);
		expect(moves.map(({ to }) => to).sort((a, b) => a - b)).toEqual([1, 26, 27]);
	});
});

describe.skipIf(cases.length === 0)('the same cases with the moves of engine 1.4.1', () => {
	it.each(cases.filter(({ crash }) => crash !== true).map((one) => [one.id, one] as const))('%s', (_, one) => {
		const [variant] = parse(one.text, { compat: '1.4.1' }).variants;
		expect(texts(legal(played(one, variant!)), variant!, 'lan')).toEqual(sorted(one.moves!));
	});

	it.each(cases.filter(({ crash }) => crash === true).map((one) => [one.id, one] as const))(
		'%s has a warning about a crash',
		(_, { text }) => {
			const result = safeParse(text, { compat: '1.4.1' });
			expect(result).toMatchObject({ ok: false });
			expect(result.ok ? [] : result.problems.map(({ code }) => code)).toContain('sjaak/crash');
		},
	);
});
