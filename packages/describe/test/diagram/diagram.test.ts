import { compile } from '@x/core/compile';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';
import { describe, expect, it } from 'vitest';
import { diagram, type Scene, type Way } from '../../src/diagram/index.js';

const gameOf = (id: string) => {
	const { rules: ruleset, names } = games[id as GameId];
	return compile(ruleset, names);
};

/** A way as a word: `xe6`, over what, needing what, stopped where. */
const words = (id: string, scene: Scene): readonly string[] => {
	const game = gameOf(id);
	const list = (mark: string, cells: readonly number[]): string =>
		cells.length === 0 ? '' : ` ${mark} ${cells.map((cell) => game.cellName(cell)).join(' ')}`;
	const word = ({ cell, takes, to, over, hurdles, stops, flagged, becomes }: Way): string =>
		`${takes ? 'x' : ''}${game.cellName(cell)}${to === cell ? '' : ` from ${game.cellName(to)}`}${list('over', over)}${list('needs', hurdles)}${list(
			'stopped',
			stops,
		)}${flagged ? ' first' : ''}${becomes.length === 0 ? '' : ` = ${becomes.join('')}`}`;
	return diagram(game, scene).map(word);
};

const white = (kind: string, ...flags: readonly string[]) => ({ side: 'white', kind, ...(flags.length === 0 ? {} : { flags }) });

describe('a diagram', () => {
	it('tells moves from captures, and first moves and promotions from others', () => {
		expect(words('chess', { piece: white('P'), at: 'e2' })).toEqual(['xd3', 'e3', 'xf3', 'e4 stopped e3']);
		expect(words('chess', { piece: white('P'), at: 'a7' })).toEqual(['a8 = BNQR', 'xb8 = BNQR']);
		expect(words('torpedo', { piece: white('P'), at: 'e4' })).toContain('e6 stopped e5');
	});

	it('names what stops a slide, the nearest first, and stops at what stands there', () => {
		const ways = words('chess', {
			piece: white('R'),
			at: 'a1',
			others: [
				{ at: 'a4', piece: white('N') },
				{ at: 'c1', piece: { side: 'black', kind: 'N' } },
			],
		});
		expect(ways).toEqual(['b1', 'xb1', 'xc1 stopped b1', 'a2', 'xa2', 'a3 stopped a2', 'xa3 stopped a2']);
	});

	it('names the cell that makes a leap lame, and nothing for a leap that cannot be stopped', () => {
		const horse = words('xiangqi', { piece: white('N'), at: 'e5' });
		expect(horse).toContain('d7 stopped e6');
		expect(horse).toContain('xg6 stopped f5');
		expect(words('chess', { piece: white('N'), at: 'b1' })).toEqual(['d2', 'xd2', 'a3', 'xa3', 'c3', 'xc3']);
	});

	it('knows where a piece would help a hopper over, and over which one it hops', () => {
		const cannon = words('xiangqi', { piece: white('C'), at: 'a1' });
		expect(cannon).toContain('a3 stopped a2');
		expect(cannon).toContain('xa3 needs a2');
		expect(cannon).toContain('xa4 needs a2 a3');
		const over = words('xiangqi', { piece: white('C'), at: 'a1', others: [{ at: 'a3', piece: white('P') }] });
		expect(over).toContain('xa5 over a3 stopped a2 a4');
		expect(over).not.toContain('a4');
		expect(words('grasshopper', { piece: white('G'), at: 'd4' })).toContain('d7 needs d6');
	});

	it('draws what is taken without going there', () => {
		const lion = words('chushogi', { piece: { side: 'black', kind: 'N' }, at: 66 });
		expect(lion.some((way) => / from /.test(way))).toBe(true);
	});

	it('keeps to the zones of the rules, wherever the piece is put', () => {
		expect(words('xiangqi', { piece: white('K'), at: 'e5' }).filter((way) => !way.startsWith('x'))).toEqual([]);
		expect(words('xiangqi', { piece: white('K'), at: 'e2' }).filter((way) => !way.startsWith('x'))).toEqual(['e1', 'd2', 'f2', 'e3']);
	});

	it.each<[string, Scene]>([
		['a cell off the board', { piece: white('P'), at: 'z9' }],
		['a kind that is none', { piece: white('Z'), at: 'e4' }],
		['a side that is none', { piece: { side: 'green', kind: 'P' }, at: 'e4' }],
		['a name that every object has', { piece: white('constructor'), at: 'e4' }],
		['another piece that is none', { piece: white('P'), at: 'e4', others: [{ at: 'e5', piece: white('Z') }] }],
		['an imagined kind that is none', { piece: white('P'), at: 'e4', imagined: 'Z' }],
	])('refuses %s', (_, scene) => {
		expect(() => diagram(gameOf('chess'), scene)).toThrow(RangeError);
	});
});
