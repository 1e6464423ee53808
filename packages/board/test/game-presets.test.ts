import { apply, legal, moveName, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { geometryOf, viewOf } from '../src/game/index.js';
import { layout } from '../src/layout/layout.js';
import type { BoardView } from '../src/model/state.js';
import { toSvg } from '../src/svg/index.js';

/** A position after some plies that are the same every time. */
const played = (start: Position, plies: number): Position => {
	let position = start;
	let seed = 7;
	for (let ply = 0; ply < plies; ply++) {
		const moves = legal(position);
		if (moves.length === 0) break;
		seed = (seed * 1103515245 + 12345) % 2147483648;
		position = apply(position, moves[seed % moves.length]!);
	}
	return position;
};

/** The number of elements of a name; throws where the text is not well-formed XML. */
const elements = (text: string, name: string): number => {
	const open: string[] = [];
	let count = 0;
	const rest = text.replace(
		/<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g,
		(_, closes: string, tag: string, _more: string, empty: string) => {
			if (closes === '/') {
				if (open.pop() !== tag) throw new Error(`Unexpected </${tag}>.`);
			} else {
				if (tag === name) count++;
				if (empty === '') open.push(tag);
			}
			return '';
		},
	);
	if (open.length > 0 || /[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) throw new Error('Not well-formed.');
	return count;
};

const groups = (view: BoardView): number => elements(toSvg(view), 'g');

describe.each(sampleOf('board presets', Object.entries(games), { normal: 0.25, quick: 0.1 }))('%s', (_, definition) => {
	const game = compile(definition);
	const geometry = geometryOf(game);
	const places = layout(geometry).places;

	it('has a place of its own for every cell, which the game calls by the same name', () => {
		expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(geometry.cells.length);
		for (const { cell, name } of geometry.cells) expect(game.cellNamed(name)).toBe(cell);
		expect(geometryOf(game)).toBe(geometry);
	});

	it('has lines and stars on the board', () => {
		const { lines = [], stars = [], rivers = [] } = geometry.style ?? {};
		const [right, top] = [Math.max(...geometry.cells.map(({ x }) => x)), Math.max(...geometry.cells.map(({ y }) => y))];
		for (const spots of [lines.flat(), stars]) {
			for (const [x, y] of spots) {
				expect(Math.abs(x - right / 2)).toBeLessThanOrEqual(right / 2 + 0.5);
				expect(Math.abs(y - top / 2)).toBeLessThanOrEqual(top / 2 + 0.5);
				// The board looks the same from both ends.
				expect(spots).toContainEqual([right - x, top - y]);
			}
		}
		for (const river of rivers) expect(river).toBe(top / 2);
	});

	it.each([0, 1, 2, 7, 24])('is shown after %d plies', (plies) => {
		const position = played(game.start, plies);
		const view = viewOf(position);
		for (const { cell } of view.pieces) expect(places.has(cell)).toBe(true);
		for (const { from, to } of view.moves) {
			if (from !== undefined) expect(places.has(from)).toBe(true);
			if (to !== undefined) expect(places.has(to)).toBe(true);
		}
		for (const cell of [...view.lastMove, ...view.checks]) expect(places.has(cell)).toBe(true);
		const ids = view.moves.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		const held = new Set(view.hands.find(({ side }) => side === view.turn.side)?.pieces.map(({ kind }) => kind));
		const drops = view.moves.flatMap(({ drop }) => drop ?? []);
		if (view.hands.length > 0) for (const drop of drops) expect(held.has(drop)).toBe(true);
		else if (drops.length > 0) expect(view.turn.implied).toEqual({ drop: drops[0] });
		expect(groups(view) - groups({ ...view, pieces: [] })).toBeGreaterThanOrEqual(view.pieces.length);
	});

	it('plays moves by their ids', () => {
		const position = played(game.start, 5);
		const byName = new Map(legal(position).map((move) => [moveName(move), move]));
		for (const { id, from, to, drop } of viewOf(position).moves.slice(0, 50)) {
			const move = byName.get(id)!;
			expect(viewOf(apply(position, move)).lastMove.length).toBeLessThanOrEqual(8);
			if (to === undefined) continue;
			expect([move.from, move.to]).toEqual([from, to]);
			if (from === undefined) expect(drop).toBe(move.kind);
		}
	});
});
