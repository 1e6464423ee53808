import { chess } from '@x/games/ready/chess';
import { describe, expect, it } from 'vitest';
import { readText } from '../src/worker/game-text.js';

describe('the text of a game', () => {
	it('says the players, clocks and drawings', () => {
		const text = '[White "Anna"]\n[Black "?"]\n\n1. e4 {[%clk 0:05:00] [%cal Ge2e4]} e5 {[%clk 0:04:58]} 2. Nf3 *';
		const { players, nodes } = readText(text, chess.start);
		expect(players).toEqual(['Anna', undefined]);
		expect(nodes.map(({ commands }) => commands?.map(({ name }) => name))).toEqual([undefined, ['clk', 'cal'], ['clk'], undefined]);
	});
});
