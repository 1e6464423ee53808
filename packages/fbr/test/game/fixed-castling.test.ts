import { apply, type Game, legal, type Position, position, setupOf } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { isSetupError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { gallery } from '../../src/gallery/index.js';
import { toGame } from '../../src/game/index.js';
import { parse } from '../../src/index.js';
import { randomPositions } from '../gallery/positions.js';

const IDS = [
	...['chess', 'extinction', 'kinglet', 'horde', 'crazyhouse', 'chessgi', 'loop', 'pocket-knight', 'dragon', 'capahouse'],
	...['cylinder', 'cylinder-wrong-rook', 'atomic', 'capablanca', 'coregal', 'knightmate', 'omicron'],
] as const;

const textOf = (id: string): string => gallery.find((game) => game.id === id)!.text;

/** The same castlings in words that only the search for a partner reads: all ranks of a file. */
const searched = (text: string): string => text.replaceAll(/isR\[([a-z])\]/g, (_, file: string) => `isR[${file}1-10]`);

/** The position, and the position with most pieces taken away that cannot castle, so that castlings are frequent; where it is a position. */
function opened(game: Game, at: Position): readonly Position[] {
	const setup = setupOf(at);
	const pieces = setup.pieces.filter(({ at: [file], piece }, index) => {
		const stays = ['K', 'R', 'P'].includes(piece.kind) || (piece.flags ?? []).length > 0;
		return stays || (Number(file) + index) % 3 === 0;
	});
	try {
		return [at, position(game, { ...setup, pieces })];
	} catch (error) {
		if (isSetupError(error)) return [at];
		throw error;
	}
}

const isName = (mark: string): boolean => mark.startsWith('O-O');

/** The positions after the legal moves, with the names of castlings. */
const results = (at: Position): readonly string[] =>
	legal(at)
		.map((move) => JSON.stringify(sorted([setupOf(apply(at, move)), move.marks.filter(isName)])))
		.sort();

/** A value with its keys and lists in one order. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(entries.map(([key, one]) => [key, key === 'at' ? String(one) : sorted(one)]));
}

describe.each(sampleOf('fixed castling', IDS, { normal: 0.3, quick: 0.1 }))('%s', (id) => {
	const [fixed, other] = [textOf(id), searched(textOf(id))].map((text) => compile(toGame(parse(text)))) as [Game, Game];

	it('castles between fixed cells as the search for a partner does', () => {
		let castlings = 0;
		for (const at of randomPositions(fixed, byExtent({ full: 60, normal: 40, quick: 40 }))) {
			for (const one of opened(fixed, at)) {
				const here = position(fixed, setupOf(one));
				castlings += legal(here).filter(({ marks }) => marks.some(isName)).length;
				expect(results(here)).toEqual(results(position(other, setupOf(one))));
			}
		}
		expect(castlings).toBeGreaterThan(0);
	});
});

it('searches for a partner where pieces come to the board as pieces that have not moved', () => {
	const shapes = (text: string): number => plan(toGame(parse(text))).kinds.K!.branches.filter(({ shape }) => shape === 'script').length;
	expect(shapes(textOf('crazyhouse'))).toBe(2);
	expect(shapes(textOf('crazyhouse').replace('drop{P}[2-7]', 'drop=immediate'))).toBe(0);
	expect(shapes(textOf('seirawan'))).toBe(0);
});
