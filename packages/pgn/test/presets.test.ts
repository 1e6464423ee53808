import { apply, key, legal, outcome } from '@x/core';
import { compile } from '@x/core/compile';
import { games as presets } from '@x/games';
import { stringify as sanOf } from '@x/san';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games.js';
import { type MoveNode, parse, stringify } from '../src/index.js';
import { addLine, annotate, createGame } from '../src/tree.js';
import { validator } from '../src/validate.js';
import { plainGame, randomOf } from './support/generate.js';

const MOVES = 24;

/** Random moves of a game from its start, and the other legal moves before each of the first ones. */
const playedIn = (id: keyof typeof presets) => {
	const random = randomOf(1);
	let position = compile(presets[id]).start;
	const sans: string[] = [];
	const others: (string | undefined)[] = [];
	while (sans.length < MOVES && outcome(position) === undefined) {
		const moves = legal(position);
		const move = moves[random(moves.length)];
		if (move === undefined) break;
		const other = moves[random(moves.length)]!;
		sans.push(sanOf(move, position));
		others.push(other === move ? undefined : sanOf(other, position));
		position = apply(position, move);
	}
	return { sans, others, last: key(position) };
};

describe('a game of every preset', () => {
	test.each(Object.keys(presets) as (keyof typeof presets)[])('%s: is written, and read again with legal moves only', (id) => {
		const { sans, others, last } = playedIn(id);
		let { game } = addLine(createGame({ Event: 'x', Variant: id }), '', sans);
		for (const [index, other] of others.entries()) {
			const before = sans.slice(0, index).join(' ');
			if (other !== undefined && index % 3 === 0) game = addLine(game, before, [other]).game;
		}
		game = annotate(game, sans[0]!, { nags: [1], comments: [{ text: 'first', commands: [{ name: 'clk', value: '0:01:00' }] }] });
		const check = validator(games);
		for (const format of ['compact', 'export'] as const) {
			const text = stringify(game, { format });
			const [read, ...more] = parse(text, { validator: check });
			expect(more).toEqual([]);
			expect(read!.problems, text).toEqual([]);
			expect(key(check.position()!)).toBe(last);
			const isLegal = ({ legal, variations }: MoveNode): boolean => legal === true && variations.every((line) => line.moves.every(isLegal));
			expect(read!.moves.every(isLegal)).toBe(true);
			expect(stringify(read!, { format })).toBe(text);
			if (format === 'compact') expect(plainGame(read!).moves.map(({ san }) => san)).toEqual(sans);
		}
	});
});
