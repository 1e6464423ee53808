import * as here from '@x/core';
import { compile } from '@x/core/compile';
import { chess as definition } from '@x/games/chess';
import { chess } from '@x/games/ready/chess';
import { describe, expect, it, vi } from 'vitest';

const OTHER = 'It was made by another copy of @x/core. Install one copy: `npm ls @x/core` lists them.';

describe('a game of another copy of the package', () => {
	it('is refused with one clear sentence, and so are its positions and moves', async () => {
		vi.resetModules();
		const other = await import('@x/core');
		const { compile: otherCompile } = await import('@x/core/compile');
		expect(other.legal).not.toBe(here.legal);
		const foreign = otherCompile(definition);
		expect(() => here.legal(foreign.start)).toThrow(`position: Expected a Position, found a Position. ${OTHER}`);
		expect(() => here.moveName(other.legal(foreign.start)[0]!)).toThrow(`move: Expected a Move, found a Move. ${OTHER}`);
		expect(() => here.validate(foreign, definition.rules.start)).toThrow(`game: Expected a Game, found a Game. ${OTHER}`);
		expect(here.legal(compile(definition).start)).toHaveLength(20);
		expect(here.perft(chess.start, 2)).toBe(400);
	});
});
