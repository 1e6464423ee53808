import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { artOf } from '../src/draw/piece.js';
import type { Art, PieceSet } from '../src/model/set.js';
import { chess } from '../src/sets/chess.js';
import { chessAngular } from '../src/sets/chess-angular.js';
import { dobutsu } from '../src/sets/dobutsu.js';
import { makruk } from '../src/sets/makruk.js';

/** How many numbers each command of a path takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 };

type Point = readonly [x: number, y: number];
interface Step {
	readonly letter: string;
	readonly numbers: readonly number[];
}

/** The commands of a path, one for each group of numbers. */
const commands = (path: string): readonly Step[] => {
	expect(path).toMatch(/^M[-MLHVCQTAZlhvcqtaz\d. ]+$/);
	return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', text = '']) => {
		const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
		const size = NUMBERS[letter.toUpperCase()] ?? Number.NaN;
		if (size === 0) return [{ letter, numbers }];
		expect(numbers.length % size, `${letter}${text} in ${path}`).toBe(0);
		expect(numbers.length, `${letter}${text} in ${path}`).toBeGreaterThan(0);
		return Array.from({ length: numbers.length / size }, (_, index) => ({
			letter: index > 0 && letter === 'M' ? 'L' : letter,
			numbers: numbers.slice(index * size, (index + 1) * size),
		}));
	});
};

/** The points that a command names, the end last. Those between the ends are control points, or the top of a half circle. */
const pointsOf = ({ letter, numbers }: Step, [x, y]: Point): readonly Point[] => {
	const relative = letter === letter.toLowerCase();
	const [dx, dy] = relative ? [x, y] : [0, 0];
	switch (letter.toUpperCase()) {
		case 'H':
			return [[numbers[0]! + dx, y]];
		case 'V':
			return [[x, numbers[0]! + dy]];
		case 'A': {
			const [ex, ey] = [numbers[5]! + dx, numbers[6]! + dy];
			const sign = numbers[4] === 1 ? 0.5 : -0.5;
			return [
				[(x + ex) / 2 + sign * (ey - y), (y + ey) / 2 - sign * (ex - x)],
				[ex, ey],
			];
		}
		default:
			return Array.from({ length: numbers.length / 2 }, (_, index): Point => [numbers[2 * index]! + dx, numbers[2 * index + 1]! + dy]);
	}
};

/** The points of each closed or open line of a path. */
const lines = (path: string): readonly (readonly Point[])[] => {
	const all: Point[][] = [];
	let at: Point = [0, 0];
	for (const step of commands(path)) {
		if (step.letter === 'Z') {
			at = all.at(-1)![0]!;
			continue;
		}
		const points = pointsOf(step, at);
		at = points.at(-1)!;
		if (step.letter === 'M') all.push([at]);
		else all.at(-1)!.push(...points);
	}
	return all;
};

/** Twice the area inside; positive if the line runs clockwise. */
const area = (points: readonly Point[]): number =>
	points.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = points[(index + 1) % points.length]!;
		return sum + x * nextY - nextX * y;
	}, 0);

const pathsOf = ({ shape, ink, dots, accent }: Art): readonly string[] => [shape, ink, dots, accent].filter((path) => path !== undefined);

const entries = ({ art }: PieceSet): [string, Art][] => Object.entries(art);

describe.each([chess, chessAngular, dobutsu, makruk])('the set $id', (set) => {
	it.each(entries(set))('draws %s inside the box', (_, art) => {
		for (const path of pathsOf(art)) {
			for (const value of lines(path).flat(2)) {
				expect(value).toBeGreaterThanOrEqual(-4);
				expect(value).toBeLessThanOrEqual(104);
			}
		}
	});

	it.each(entries(set))('rounds the coordinates of %s', (_, art) => {
		for (const path of pathsOf(art)) expect(path).not.toMatch(/\.\d\d/);
	});

	it.each(entries(set))('lets the body of %s run clockwise and closes it', (_, art) => {
		for (const line of lines(art.shape)) expect(area(line), String(line[0])).toBeGreaterThan(0);
		expect(art.shape.split('M').length).toBe(art.shape.split('Z').length);
	});

	it('has a picture for every other name', () => {
		for (const [name, target] of Object.entries(set.also ?? {})) {
			expect(Object.keys(set.art)).toContain(target);
			expect(Object.keys(set.art)).not.toContain(name);
		}
	});

	it('draws no two pieces alike', () => {
		const drawn = new Map<string, string>();
		for (const [name, art] of entries(set)) {
			if (name.startsWith('+')) continue;
			const text = JSON.stringify(art);
			expect(drawn.get(text), name).toBeUndefined();
			drawn.set(text, name);
		}
	});
});

const FAR = /shogi|xiangqi|janggi|dobutsu|gorogoro|judkins|micro|manchu|supply/;

describe('games', () => {
	const far = Object.values(games).filter(({ id }) => !FAR.test(id));
	it.each(far.map((game) => [game.id, game] as const))('%s has a picture for each of its pieces', (_, game) => {
		const sets = game.id in { makruk: 1, cambodian: 1, karouk: 1, makpong: 1, sittuyin: 1, asean: 1, 'ai-wok': 1 } ? [makruk] : [chess];
		for (const { title = '' } of Object.values(game.rules.kinds)) {
			const picture = title.toLowerCase().replace(/^promoted /, '+');
			expect(artOf({ side: 0, picture, letter: '?', title }, sets), title).toBeDefined();
		}
	});

	it('finds the flipped bowl of a promoted pawn', () => {
		const look = { side: 1, picture: 'bia', letter: 'P', title: 'black bia' };
		expect(artOf(look, [makruk])?.art).toBe(makruk.art.pawn);
		expect(artOf({ ...look, picture: '+pawn', promoted: true }, [makruk])?.art).toBe(makruk.art['+pawn']);
		expect(artOf({ ...look, picture: 'met', promoted: true }, [makruk])?.art).toBe(makruk.art['met+']);
		expect(artOf({ ...look, picture: 'knight', promoted: true }, [makruk])?.art).toBe(makruk.art.knight);
	});

	it('knows the names of compounds', () => {
		for (const name of ['cardinal', 'princess', 'janus', 'minister']) expect(chess.also?.[name]).toBe('archbishop');
		for (const name of ['marshal', 'marshall', 'empress']) expect(chess.also?.[name]).toBe('chancellor');
	});
});
