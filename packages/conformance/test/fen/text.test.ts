import {
	boardEnd,
	castlingFile,
	castlingLetter,
	fieldsOf,
	letterAt,
	longestOf,
	readHand,
	readPlacement,
	writeHand,
	writePlacement,
	writeRank,
} from '@x/fen/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('fields', () => {
	test('are separated by blanks and by underscores', () => {
		expect(fieldsOf(' k7/8_w\t-')).toEqual([
			{ text: 'k7/8', from: 1, to: 5 },
			{ text: 'w', from: 6, to: 7 },
			{ text: '-', from: 8, to: 9 },
		]);
		expect(fieldsOf('')).toEqual([]);
		expect(fieldsOf('k7_8 w', /\S+/g).map(({ text }) => text)).toEqual(['k7_8', 'w']);
	});
});

describe('boards', () => {
	test('have the place of each piece in the text and on its rank', () => {
		expect(readPlacement('1+R10Q~/k', letterAt)).toEqual([
			{
				from: 0,
				to: 7,
				files: 13,
				pieces: [
					{ text: '+R', from: 1, to: 3, file: 1 },
					{ text: 'Q~', from: 5, to: 7, file: 12 },
				],
			},
			{ from: 8, to: 9, files: 1, pieces: [{ text: 'k', from: 8, to: 9, file: 0 }] },
		]);
	});

	test('have a rank before and after every slash', () => {
		expect(readPlacement('').map(({ files }) => files)).toEqual([0]);
		expect(readPlacement('/3/').map(({ from, to, files }) => [from, to, files])).toEqual([
			[0, 0, 0],
			[1, 2, 3],
			[3, 3, 0],
		]);
	});

	test('are read by code points if no piece matches', () => {
		expect(readPlacement('+😀ſ', letterAt)[0]!.pieces.map(({ text, from, to }) => [text, from, to])).toEqual([
			['+', 0, 1],
			['😀', 1, 3],
			['ſ', 3, 4],
		]);
	});

	test('are read by names of several characters, the longest first', () => {
		const pieceAt = longestOf(['K', 'KN', 'n', '']);
		expect(readPlacement('KNK1nx', pieceAt)[0]!.pieces.map(({ text, file }) => [text, file])).toEqual([
			['KN', 0],
			['K', 1],
			['n', 3],
			['x', 4],
		]);
		expect(longestOf([])('K', 0)).toBeUndefined();
	});

	test('are written exactly as they were read', () => {
		const cell = fc.constantFrom(undefined, 'K', 'n', '+R', 'q~');
		const boards = fc
			.integer({ min: 1, max: 12 })
			.chain((files) => fc.array(fc.array(cell, { minLength: files, maxLength: files }), { minLength: 1 }));
		fc.assert(
			fc.property(boards, (board) => {
				const size = { files: board[0]!.length, ranks: board.length };
				const text = writePlacement(size, (file, rank) => board[rank]![file]);
				const ranks = readPlacement(text, letterAt);
				expect(ranks.map(({ files }) => files)).toEqual(board.map(() => size.files));
				const back = ranks.toReversed().map(({ pieces }) => board[0]!.map((_, file) => pieces.find((piece) => piece.file === file)?.text));
				expect(back).toEqual(board);
				expect(text.split('/')).toEqual(board.toReversed().map(writeRank));
			}),
		);
	});

	test('end at a bracket or at the slash after the last rank', () => {
		expect(boardEnd('k3/3K[Qn]', 2)).toBe(5);
		expect(boardEnd('k3/3K/Qn', 2)).toBe(5);
		expect(boardEnd('k3/3K/Qn')).toBe(8);
		expect(boardEnd('k3', 2)).toBe(2);
	});
});

describe('hands', () => {
	test('have the count of each piece, if the text contains one', () => {
		expect(readHand('2P+n10')).toEqual([
			{ text: '2P', piece: 'P', count: 2, from: 0, to: 2 },
			{ text: '+', piece: '+', count: undefined, from: 2, to: 3 },
			{ text: 'n', piece: 'n', count: undefined, from: 3, to: 4 },
			{ text: '10', piece: '', count: 10, from: 4, to: 6 },
		]);
		expect(readHand('3+n', letterAt)).toEqual([{ text: '3+n', piece: '+n', count: 3, from: 0, to: 3 }]);
	});

	test('are written with counts above one', () => {
		const held = [
			{ piece: 'P', count: 18 },
			{ piece: 'L', count: 0 },
			{ piece: 'b', count: 1 },
		];
		expect(writeHand(held)).toBe('18Pb');
	});
});

describe('castling letters', () => {
	test('K and Q name the outermost partners of a wing in either case, other letters name files', () => {
		const named = (letter: string): number | undefined => castlingFile(letter, 4, [0, 1, 6, 7]);
		expect([...'KQkqBGbg'].map(named)).toEqual([7, 0, 7, 0, 1, 6, 1, 6]);
		expect([...'CEc-😀ſ\u212a'].map(named)).toEqual(Array.from({ length: 7 }));
	});

	test('a wing without a partner does not resolve, and a royal piece is not its own partner', () => {
		expect(castlingFile('K', 4, [0])).toBeUndefined();
		expect(castlingFile('Q', 4, [])).toBeUndefined();
		expect(castlingFile('K', 4, [0, 4])).toBeUndefined();
	});

	test('are written so that they are read back', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat(7), { minLength: 2 }), fc.constantFrom('x-fen', 'shredder'), ([royal, ...partners], style) => {
				for (const file of partners) expect(castlingFile(castlingLetter(file, royal!, partners, style), royal!, partners)).toBe(file);
			}),
		);
		expect(castlingLetter(7, 4, [0, 7], 'shredder')).toBe('H');
	});
});
