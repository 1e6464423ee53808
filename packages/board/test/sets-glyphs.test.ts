import { readFileSync } from 'node:fs';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { artOf, pieceShape } from '../src/draw/piece.js';
import type { Art, PieceSet } from '../src/model/set.js';
import { dobutsu } from '../src/sets/dobutsu.js';
import { janggi } from '../src/sets/janggi.js';
import { janggiInternational } from '../src/sets/janggi-international.js';
import { shogi } from '../src/sets/shogi.js';
import { shogiInternational } from '../src/sets/shogi-international.js';
import { shogiLarge } from '../src/sets/shogi-large.js';
import { xiangqi } from '../src/sets/xiangqi.js';
import { xiangqiInternational } from '../src/sets/xiangqi-international.js';

const FONT = '@fontsource/zen-antique';

const SMALL = 'shogi minishogi euroshogi judkins gorogoro checkshogi kyotoshogi micro okisakishogi shoshogi'.split(' ');
const LARGE = ['chushogi', 'torishogi', 'yarishogi'];
const XIANGQI = ['xiangqi', 'minixiangqi', 'manchu', 'supply'];
const JANGGI = ['janggi', 'janggimodern', 'janggicasual', 'janggitraditional'];

interface Case {
	readonly set: PieceSet;
	readonly ids: readonly string[];
}

const CASES: readonly Case[] = [
	{ set: shogi, ids: SMALL },
	{ set: shogiLarge, ids: [...SMALL, ...LARGE] },
	{ set: shogiInternational, ids: [...SMALL, ...LARGE] },
	{ set: dobutsu, ids: ['dobutsu'] },
	{ set: xiangqi, ids: XIANGQI },
	{ set: xiangqiInternational, ids: XIANGQI },
	{ set: janggi, ids: JANGGI },
	{ set: janggiInternational, ids: JANGGI },
];

/** The number of values of a command. */
const VALUES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, t: 2, a: 7 };

/** The points where the commands of a path end. Fails on commands that are not complete. */
const ends = (d: string): readonly (readonly [number, number])[] => {
	const found: [number, number][] = [];
	let [x, y, startX, startY] = [0, 0, 0, 0];
	for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
		const lower = command.toLowerCase();
		const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
		if (lower === 'z') {
			expect(values, command + rest).toEqual([]);
			[x, y] = [startX, startY];
			continue;
		}
		const count = VALUES[lower] ?? Number.NaN;
		expect(values.length % count, command + rest).toBe(0);
		for (let i = 0; i < values.length; i += count) {
			const [fromX, fromY] = command === lower ? [x, y] : [0, 0];
			const last = values.slice(i, i + count);
			if (lower !== 'v') x = fromX + (lower === 'h' ? last[0]! : last.at(-2)!);
			if (lower !== 'h') y = fromY + last.at(-1)!;
			if (lower === 'm' && i === 0) [startX, startY] = [x, y];
			found.push([x, y]);
		}
	}
	return found;
};

const pathsOf = ({ shape, ink, dots, accent }: Art): readonly string[] =>
	[shape, ink ?? '', dots ?? '', accent ?? ''].filter((d) => d !== '');

describe.each(CASES)('$set.id', ({ set, ids }) => {
	it.each(ids)('has a picture for each piece of %s, and no badge on promoted pieces', (id) => {
		const { rules, names } = Object.values(games).find((game) => game.id === id)!;
		for (const [kind, { title = kind }] of Object.entries(rules.kinds)) {
			const promoted = names?.kinds?.[kind]?.promotedOf !== undefined;
			for (const side of [0, 1]) {
				const picture = title.toLowerCase().replace(/^promoted /, '+');
				const found = artOf({ side, picture, letter: kind, title, ...(promoted && { promoted }) }, [set]);
				expect(found, title).toBeDefined();
				expect(JSON.stringify(pieceShape({ side, picture, letter: kind, title, promoted }, { sets: [set] })), title).not.toContain('badge');
			}
		}
	});

	it('draws complete paths inside the box', () => {
		for (const [name, art] of Object.entries(set.art)) {
			expect(art.dots, name).not.toBe('');
			for (const d of pathsOf(art)) {
				expect(d, name).toMatch(/^m/i);
				for (const [x, y] of ends(d)) {
					expect(Math.min(x, y), name).toBeGreaterThanOrEqual(3);
					expect(Math.max(x, y), name).toBeLessThanOrEqual(97);
				}
			}
		}
	});

	it('gives other names only to pictures that it has', () => {
		for (const [name, picture] of Object.entries(set.also ?? {})) expect(Object.hasOwn(set.art, picture), name).toBe(true);
	});
});

it('writes characters as each side has them', () => {
	for (const name of ['general', 'advisor', 'elephant', 'chariot', 'horse', 'cannon', 'soldier']) {
		expect(xiangqi.art[name]?.dots).not.toBe(xiangqi.art[`${name}/1`]?.dots);
	}
	for (const name of ['general', 'soldier']) expect(janggi.art[name]?.dots).not.toBe(janggi.art[`${name}/1`]?.dots);
	expect(shogi.art.king?.dots).not.toBe(shogi.art['king/1']?.dots);
});

it('ships the notice of the font that the outlines come from', () => {
	const notice = readFileSync(new URL('../OFL.txt', import.meta.url), 'utf8');
	const license = readFileSync(new URL(`../node_modules/${FONT}/LICENSE`, import.meta.url), 'utf8');
	const script = readFileSync(new URL('../scripts/glyphs.mjs', import.meta.url), 'utf8');
	expect(new Set(script.match(/@fontsource\/[\w-]+/g))).toEqual(new Set([FONT]));
	expect(notice).toContain(FONT);
	expect(notice).toContain(license.trim());
});
