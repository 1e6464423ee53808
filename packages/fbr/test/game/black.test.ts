import { legal, moveName, position } from '@x/core';
import { compile } from '@x/core/compile';
import { expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';

it("a small letter defines Black's piece, in Black's view", () => {
	const game = compile(toGame(parse('N n=fW'), { start: '4/1n2/4/N3 w' }));
	const names = (phase: string): readonly string[] =>
		legal(position(game, { ...game.ruleset.start, phase }))
			.map(moveName)
			.sort();
	expect(names('white')).toEqual(['a1b3', 'a1c2']);
	expect(names('black')).toEqual(['b3b2']);
});
