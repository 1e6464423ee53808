import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describe as describeSection } from '../src/describe/index.js';
import { SENTENCES } from '../src/describe/sentences.js';
import { keys, parse } from '../src/index.js';

const wordsOf = (text: string): readonly string[] => describeSection(parse(text, { mode: 'repair' })).map((one) => one.text);

describe('a section in words', () => {
	it('has a sentence for the section and for each key', () => {
		const text =
			'[club:chess]\nmaxRank = 9\ncustomPiece1 = a:WA\npromotionPieceTypesWhite = aq\nmustCapture = true\nflagRegionBlack = *1 e4\n';
		expect(wordsOf(text)).toEqual([
			'club has the rules of chess, with these changes.',
			'The board has 9 ranks.',
			'The piece A moves or captures one cell orthogonally.',
			'The piece A moves or captures by a leap of two cells diagonally.',
			'For White: Pawns promote to piece A and queen.',
			'A side that can capture must capture.',
			'For Black: The goal is rank 1 and e4.',
		]);
	});

	it('says what none and false mean', () => {
		expect(wordsOf('[a]\nking = -\ncastling = false\nnMoveRule = 0\nstalemateValue = win\n')).toEqual([
			'a has the default rules of Fairy-Stockfish, with these changes.',
			'There is no king.',
			'There is no castling.',
			'Moves without progress are not counted.',
			'Stalemate is a win for the side without a move.',
		]);
		expect(wordsOf('[a:shogi]\n')).toEqual(['a has the rules of shogi.']);
		expect(wordsOf('[a:chess]\nstalematValue = win\n').at(-1)).toBe(
			'Fairy-Stockfish ignores stalematValue, which may stand for stalemateValue.',
		);
	});

	it('has the place of each key', () => {
		const text = '[a:chess]\nnFoldRule = 4\n';
		const places = describeSection(parse(text)).map(({ key, span }) => [key, span && text.slice(span.from, span.to)]);
		expect(places).toEqual([
			[undefined, 'a'],
			['nFoldRule', 'nFoldRule = 4'],
		]);
	});

	it('knows pieces of parents in other files', () => {
		const base = parse('[base:chess]\ncustomPiece1 = a:WA\n');
		const file = parse('[mine:base]\nflagPiece = a\n', { loaded: [base] });
		expect(describeSection(file, { loaded: [base] }).map(({ text }) => text)).toEqual([
			'mine has the rules of base, with these changes.',
			'The pieces that reach the goal are piece A.',
		]);
	});

	it('exists for every key', () => {
		const rules = keys.filter(
			({ type, base, instead }) => type !== 'definition' && instead === undefined && !base.startsWith('mobilityRegion'),
		);
		expect([...new Set(rules.map(({ base }) => base))].sort()).toEqual(Object.keys(SENTENCES).sort());
	});

	it('exists for every section of the vectors', () => {
		const file = parse(readFileSync(new URL('../vectors/sections.ini', import.meta.url), 'utf8'));
		for (const { name, entries } of file.sections) {
			const sentences = describeSection(file, { section: name });
			expect(sentences.length).toBeGreaterThan(entries.length);
			for (const { text } of sentences) expect(text).toMatch(/^\S[^{}]*\.$/);
		}
	});

	it('names arguments that are wrong', () => {
		expect(() => describeSection('x' as never)).toThrow(new TypeError('file: Expected a VariantsIni, found the string "x".'));
		expect(() => describeSection(parse('[a]\nmaxRank = 9', { mode: 'repair' }), { section: 'b' })).toThrow(
			new TypeError('options.section: Expected the name of a section, found "b".'),
		);
		expect(() => describeSection(parse('[a:chess]'), { part: 'b' } as never)).toThrow(TypeError);
	});
});
