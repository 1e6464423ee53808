import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasPage } from '../src/fields/about.js';
import { errorPages } from '../src/lazy/errors/pages.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ROOT = here('../../../');

/** The codes written out in the sources of a folder. */
const codesIn = (folder: string): readonly string[] =>
	readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
		.flatMap(({ parentPath, name }) => [
			...readFileSync(`${parentPath}/${name}`, 'utf8').matchAll(/\bcode: ['`]([a-z]+\/[a-z]+(?:-[a-z]+)*)['`]/g),
		])
		.map(([, code]) => code!);

const PACKAGES = ['core', 'describe', 'fbr', 'feen', 'fen', 'icn', 'mbn', 'pgn', 'plane', 'san', 'sjaak-variants'];

/** The losses of conversions, which the page lists without links, and codes of functions that the page does not call. */
const UNSEEN = new Set(['mbn/lost', 'pgn/inexpressible', 'sjaak/inexpressible']);

describe('the pages of the errors', () => {
	it('have an entry for every code that has a link', () => {
		const codes = [...PACKAGES.map((name) => `${ROOT}packages/${name}/src`), here('../src')].flatMap(codesIn);
		expect(codes.length).toBeGreaterThan(20);
		const linked = codes.filter((code) => hasPage(code) && !UNSEEN.has(code));
		expect(linked.length).toBeGreaterThan(5);
		expect(linked.filter((code) => !errorPages().has(code))).toEqual([]);
	});

	it('have links only for codes of notations', () => {
		for (const code of errorPages().keys()) expect(hasPage(code), code).toBe(true);
		expect(['rules/unknown-key', 'playground/form', 'json/syntax', 'setup/missing-key', 'saved/wrong-shape'].filter(hasPage)).toEqual([]);
	});

	it('have every part', () => {
		expect(errorPages().size).toBeGreaterThan(370);
		for (const { code, meaning, wrong, said, right } of errorPages().values()) {
			expect(meaning, code).toMatch(/^\S.*\.$/);
			expect(said.length, code).toBeGreaterThan(0);
			for (const sentence of said) expect(sentence, code).not.toMatch(/^(?:error|warning|hint|at) /);
			expect(right, code).not.toBe('');
			expect(typeof wrong === 'string' ? wrong : wrong.number, code).not.toBe('');
		}
	});

	it('mark the place in the wrong text', () => {
		expect(errorPages().get('fen/rank-too-long')).toEqual({
			code: 'fen/rank-too-long',
			meaning: 'A rank has more files than the board.',
			settings: '',
			wrong: { number: '1', before: 'rnbqkbnr/pppppppp/8/', marked: '9', after: '/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
			said: ['Expected 8 files in rank 5, found 9.', 'Write "8".'],
			right: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
			repair: 'replace `9` by `8`.',
		});
		expect(errorPages().get('pgn/variation-unclosed')?.wrong).toMatchObject({ before: '1. e4 (1. d4 d5', marked: '', after: '' });
	});

	it('number the lines of a long text', () => {
		const { wrong, right } = errorPages().get('sjaak/unknown-generator')!;
		expect(wrong).toMatchObject({ before: '18 | Move: ', marked: 'slid', after: ' (H, V)' });
		expect(right.split('\n')).toEqual(['17 | Piece: Rook', '18 | Move: slide (H, V)', '19 | Symbol: "R", "R,r"']);
	});

	it('show a value, and a path in it', () => {
		const page = errorPages().get('icn/long-form')!;
		expect(page.wrong).toMatch(/^\{"metadata"/);
		expect(page.said).toEqual(['"dragonsW" is not a piece.']);
		expect(errorPages().get('icn/off-board')).toMatchObject({
			settings: 'given to `toChess`',
			wrong: 'w 0/100 1 (8|1) 1,8,1,8 K0,1',
			said: ['The square 0,1 is not on the board.'],
		});
	});
});
