import { describe, expect, it } from 'vitest';
import { looksLikeMoves, looksLikePosition } from '../src/fields/elsewhere.js';

const POSITIONS = [
	'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
	' r1bqkbnr/pp1ppppp/2n5/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b\n',
	'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1',
	'rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1',
];
const GAMES = ['1. e4 e5', '1.Nf3', '[Event "x"]\n\n1. e4', 'e4 e5 Nf3', 'e2e4 e7e5', 'Nf3 Nf6', '0-0 Nf6', 'O-O-O+ Kb8', 'P@e4 Nf6'];

describe('a text in the wrong field', () => {
	it('is recognised as a position', () => {
		for (const text of POSITIONS) expect([text, looksLikePosition(text), looksLikeMoves(text)]).toEqual([text, true, false]);
	});

	it('is recognised as moves', () => {
		for (const text of GAMES) expect([text, looksLikeMoves(text), looksLikePosition(text)]).toEqual([text, true, false]);
	});

	it('is not recognised as either while it is being typed', () => {
		for (const text of ['', 'r', 'rnbqk', 'rnb1', 'rnbqkbnr/pp', 'hello world', 'e4', '8']) {
			expect([text, looksLikeMoves(text), looksLikePosition(text)]).toEqual([text, false, false]);
		}
	});
});
