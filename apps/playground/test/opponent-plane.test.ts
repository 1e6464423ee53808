import { apply, find, outcome } from '@x/core';
import { describe, expect, it } from 'vitest';
import { candidates } from '../src/worker/plane/candidates.js';
import { choosePlaneMove } from '../src/worker/plane/opponent.js';
import { readIcn } from '../src/worker/plane/read.js';
import type { Level, OpponentView } from '../src/worker/protocol.js';
import { classical, engine, icnDoc } from './support-plane.js';

const chosen = (text: string, level: Level, { node = 0, nodes = 300, seed = 1 } = {}): OpponentView => {
	for (const view of choosePlaneMove({ doc: icnDoc(text), node, level, nodes, seed })) if (view !== undefined) return view;
	throw new Error('No answer.');
};

/** A game of the computer against itself, as ICN. */
const game = (level: Level, plies: number, seed: number, nodes = 0): string => {
	let text = classical;
	for (let ply = 0; ply < plies; ply++) {
		const { name } = chosen(text, level, { node: ply, nodes, seed: seed + ply });
		if (name === undefined) break;
		const answer = engine.answer('planePlay', { doc: icnDoc(text), node: ply, move: name });
		if (!('played' in answer)) throw new Error(JSON.stringify([name, answer]));
		text = answer.played.text!;
	}
	return text;
};

describe('the opponent on a board without edges', () => {
	it('plays legal moves by chance, the same ones for the same seed', () => {
		const text = game('random', 60, 7);
		const { plies, problems } = readIcn(text, 'auto');
		expect(problems).toEqual([]);
		expect(plies).toBe(60);
		expect(game('random', 60, 7)).toBe(text);
		expect(game('random', 6, 8)).not.toBe(game('random', 6, 7));
	});

	it.each(['greedy', 'search'] as const)('captures a queen that is not protected: %s', (level) => {
		expect(chosen('w K0,0|R5,-3|k20,31|p5,9|q12,-3|p5,-40', level).name).toBe('5,-3>12,-3');
	});

	it.each(['greedy', 'search'] as const)('mates in one: %s', (level) => {
		const text = 'w K0,0|Q40,70|R9,101|R9,99|k50,100|p3,3';
		const { positions } = readIcn(text, 'auto');
		const { name } = chosen(text, level, { nodes: 2000 });
		const [from, to] = name!.split('>').map((cell) => cell.split(',').map(Number));
		const [move] = find(positions![0]!, { from: from!, to: to! });
		expect(outcome(apply(positions![0]!, move!))).toMatchObject({ reason: 'checkmate', winner: 'white' });
	});

	it('does not take a protected pawn with its queen when it looks ahead', () => {
		const text = 'w K0,0|Q5,0|k20,30|p5,9|p6,10|p4,10';
		expect(chosen(text, 'greedy').name).toBe('5,0>5,9');
		expect(chosen(text, 'search').name).not.toBe('5,0>5,9');
	});

	it('considers moves in line with pieces that are very far away, exactly', () => {
		const far = '100000000000000000000';
		const { positions } = readIcn(`w K0,0|R7,1|k${far},5|p3,9`, 'auto');
		const names = candidates(positions![0]!).map(({ from, to }) => `${from}>${to}`);
		expect(names).toContain(`7,1>${far},1`);
		expect(names).toContain('7,1>7,5');
		expect(new Set(names).size).toBe(names.length);
	});

	it('chooses how a pawn promotes', () => {
		expect(chosen('w (8;Q,R|1;q,r) K0,0|P5,7|k30,30', 'greedy').name).toMatch(/^5,7>5,8=?Q/);
	});

	it('says nothing of a game that cannot be played, and of one that is over', () => {
		expect(chosen('w:b:r K1,1|k5,5|3k9,9', 'greedy')).toMatchObject({ name: undefined, done: true });
	});
});
