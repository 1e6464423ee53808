import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { games } from '@x/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Doc } from '../src/worker/doc.js';
import { CANNON_SKIRMISH_JSON } from '../src/worker/languages/cannon-skirmish-json.js';
import { ownId } from '../src/worker/languages/ids.js';
import { PLANE, type TestVector } from '../src/worker/protocol.js';
import { engine, moves, text } from './support.js';

const folder = new URL('../vectors/positions/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

const docOf = ({ game, rules, start, moves: names }: TestVector): Doc => ({
	ruleset: game ?? ownId(rules!),
	start,
	record: { kind: 'moves', moves: names },
});

const vectorOf = (doc: Doc): TestVector => JSON.parse(engine.answer('share', { doc, node: Number.MAX_SAFE_INTEGER }).vector!);

describe('a test vector', () => {
	it('is there for ten positions and more', () => {
		expect(files.length).toBeGreaterThanOrEqual(10);
	});

	it.each(files)('of %s is made again from its own moves', (file) => {
		const vector: TestVector = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
		// Another hash means that the rules have been changed since, which is allowed if they still say the same.
		const { hash: _, ...found } = vectorOf(docOf(vector));
		const { hash: __, ...expected } = vector;
		expect(found).toEqual(expected);
	});

	it('of a move in a variation has the moves up to it', () => {
		const doc: Doc = { ruleset: 'chess', start: { kind: 'preset' }, record: text('1. e4 e5 (1... c5 2. Nf3) 2. Bc4') };
		const vector: TestVector = JSON.parse(engine.answer('share', { doc, node: 4 }).vector!);
		expect(vector.moves).toEqual(['e2e4', 'c7c5', 'g1f3']);
		expect(vector.texts.san).toBe('1. e4 c5 2. Nf3');
	});
});

const PROGRAMS: readonly (readonly [title: string, doc: Doc, output: readonly (string | number)[]])[] = [
	[
		'chess',
		{ ruleset: 'chess', start: { kind: 'preset' }, record: moves('e2e4', 'e7e5') },
		['rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2', 29],
	],
	[
		'king of the hill',
		{ ruleset: 'king-of-the-hill', start: { kind: 'preset' }, record: moves() },
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 20],
	],
	[
		'shogi, from a position',
		{ ruleset: 'shogi', start: { kind: 'fen', fen: '4k4/9/9/9/9/9/9/9/4K4 b P 1' }, record: moves('P@5e') },
		['4k4/9/9/9/4P4/9/9/9/4K4 w - 1', 5],
	],
	[
		'chess960, by its number',
		{ ruleset: 'chess960', start: { kind: 'number', number: 0 }, record: moves() },
		['bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', 20],
	],
	[
		'rules of a user',
		{
			ruleset: ownId({
				language: 'sjaak',
				text: 'Variant: Small\nBoard: 5x5\nFEN: "k4/5/5/5/4K w - - 0 1"\nPiece: King\nMove: leap (0,1)|(1,1)\nSymbol: "K", "K,k"\nFlags: royal\n',
			}),
			start: { kind: 'preset' },
			record: moves('e1d1'),
		},
		['k4/5/5/5/3K1 b - - 1 1', 3],
	],
	[
		'rules of a user as JSON',
		{ ruleset: ownId({ language: 'json', text: CANNON_SKIRMISH_JSON }), start: { kind: 'preset' }, record: moves() },
		['c1k2c/6/6/6/6/C1K2C w - - 0 1', 16],
	],
];

describe('a program in TypeScript', () => {
	const place = new URL('../generated/', import.meta.url);
	beforeAll(() => mkdirSync(place, { recursive: true }));
	afterAll(() => rmSync(place, { recursive: true, force: true }));

	it.each(PROGRAMS.map((program, index) => [...program, index] as const))('arrives at the position: %s', async (_, doc, output, index) => {
		const { code } = engine.answer('share', { doc, node: Number.MAX_SAFE_INTEGER });
		const file = new URL(`program-${index}.ts`, place);
		writeFileSync(file, code);
		const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
		await import(/* @vite-ignore */ pathToFileURL(file.pathname).href);
		const [first] = printed.mock.calls;
		printed.mockRestore();
		expect(first).toEqual(output);
	});

	it('of a board without edges reads its text', async () => {
		const doc: Doc = { ruleset: PLANE, start: { kind: 'preset' }, record: text('w 0/100 1 (8|1) K5,1|k5,8 K5,1>5,2') };
		const { code, vector } = engine.answer('share', { doc, node: 1 });
		expect(vector).toBeUndefined();
		const file = new URL('plane.ts', place);
		writeFileSync(file, code);
		const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
		await import(/* @vite-ignore */ pathToFileURL(file.pathname).href);
		const [[first] = []] = printed.mock.calls;
		printed.mockRestore();
		expect(first).toContain('K5,2');
	});

	it.each(Object.keys(games).filter((id) => id.includes('-')))('imports %s under its name', async (id) => {
		const { code } = engine.answer('share', { doc: { ruleset: id, start: { kind: 'preset' }, record: moves() }, node: 0 });
		const [, name = '', module = ''] = /import \{ (\w+) \} from '(@x\/games\/[\w-]+)'/.exec(code) ?? [];
		const exports: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ module);
		expect(exports[name]).toBeDefined();
	});
});
