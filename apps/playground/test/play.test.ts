import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../src/state/app-state.js';
import { type Played, play } from '../src/state/play.js';
import { type Asked, legalMove, moves, read, text } from './support.js';

const playOn = (record: GameRecord, san: string, asked: Asked = {}): Played => {
	const reading = read(record, asked);
	return play(record, reading, legalMove(reading.position, san));
};

describe('playing a move', () => {
	it('adds it at the end', () => {
		expect(playOn(moves('e2e4'), 'e5')).toMatchObject({ record: moves('e2e4', 'e7e5'), cursor: 2, dropped: 0 });
	});

	it('follows a move that the game already has', () => {
		const game = moves('e2e4', 'e7e5', 'g1f3');
		expect(playOn(game, 'e5', { node: 1 })).toEqual({ record: game, cursor: 2, dropped: 0, followed: true, start: undefined });
		const varied = text('1. e4 e5 (1... c5 2. Nf3) 2. Nf3');
		expect(playOn(varied, 'c5', { node: 1 })).toMatchObject({ followed: true, cursor: 3 });
	});

	it('lets the rest of the game give way', () => {
		expect(playOn(moves('e2e4', 'e7e5', 'g1f3'), 'c5', { node: 1 })).toMatchObject({
			record: moves('e2e4', 'c7c5'),
			cursor: 2,
			dropped: 2,
		});
	});

	it('keeps the text with its remarks, and takes the result away', () => {
		const played = playOn(text('1. e4 {best} e5 {open} 1-0'), 'Nf3');
		expect(played.record).toEqual(text('1. e4 {best} e5 {open} 2. Nf3'));
		expect(played).toMatchObject({ cursor: 3, dropped: 0 });
	});

	it('keeps the glyphs of the move it follows', () => {
		expect(playOn(text('1. e4! e5?? $6 {so} 2. Nf3'), 'd4', { node: 2 }).record).toEqual(text('1. e4! e5?? $6 2. d4'));
	});

	it('writes the number of a black move after a remark', () => {
		expect(playOn(text('1. e4 {best}'), 'e5').record).toEqual(text('1. e4 {best} 1... e5'));
		expect(playOn(text('1. e4 '), 'e5').record).toEqual(text('1. e4 e5'));
	});

	it('cuts the text behind the shown move, variations before it kept', () => {
		const played = playOn(text('1. e4 e5 (1... c5) 2. Nf3 Nc6 3. Bb5'), 'd4', { node: 2 });
		expect(played.record).toEqual(text('1. e4 e5 2. d4'));
		const later = playOn(text('1. e4 e5 (1... c5) 2. Nf3 Nc6 3. Bb5'), 'Bc4', { node: 5 });
		expect(later.record).toEqual(text('1. e4 e5 (1... c5) 2. Nf3 Nc6 3. Bc4'));
		expect(later).toMatchObject({ cursor: 6, dropped: 1 });
	});

	it('takes the place of what could not be read', () => {
		expect(playOn(text('1. e4 Zz9 2. Nf3'), 'e5').record).toEqual(text('1. e4 e5'));
	});

	it('makes a variation the game when it goes on from there', () => {
		const played = playOn(text('1. e4 e5 (1... c5 2. Nf3) 2. d4'), 'd6', { node: 4 });
		expect(played).toMatchObject({ record: moves('e2e4', 'c7c5', 'g1f3', 'd7d6'), cursor: 4, dropped: 2 });
	});

	it('keeps the start that tags gave', () => {
		const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
		const played = playOn(text(`[FEN "${fen}"]\n\n1. e4 Kd7`), 'e3', { node: 0 });
		expect(played).toMatchObject({ record: moves('e2e3'), start: { kind: 'fen', fen } });
	});
});
