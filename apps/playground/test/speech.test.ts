import { describe, expect, it } from 'vitest';
import { capital, moveSpeech, positionSpeech } from '../src/state/speech.js';
import { read, text } from './support.js';

describe('speech', () => {
	const name = (cell: number): string => `${'abcdefgh'[cell % 8]}${Math.floor(cell / 8) + 1}`;
	const said = (moves: string): string => {
		const { position, sides } = read(text(moves));
		return positionSpeech(position, sides[position.last?.side ?? ''] ?? '', name);
	};

	it('says what happened and whose turn it is', () => {
		expect(said('1. Nf3')).toBe('White: knight to f3. Black to move.');
		expect(said('1. e4 d5 2. exd5')).toBe('White: pawn takes pawn on d5. Black to move.');
		expect(said('1. e4 f5 2. Qh5+')).toBe('White: queen to h5, check. Black to move.');
		expect(said('1. f3 e5 2. g4 Qh4#')).toBe('Black: queen to h4, checkmate. Checkmate. Black wins.');
		expect(said('1. Nf3 d5 2. g3 d4 3. Bg2 d3 4. O-O')).toBe('White: castles short. Black to move.');
		expect(said('')).toBe('White to move.');
	});

	it('says promotions', () => {
		const move = {
			name: 'a7b8q',
			from: 48,
			to: 57,
			side: 'white',
			kind: 'P',
			mover: 'pawn',
			promotion: 'queen',
			captured: ['knight'],
			castling: undefined,
		};
		expect(moveSpeech(move, 'white', name, '')).toBe('White: pawn takes knight on b8, promotes to queen.');
		expect(capital('')).toBe('');
	});
});
