import type { Path, Ruleset, Vec } from '@x/core';
import { any, arrive, at, board, diagonals, ride, ruleset, seq, side, step, turns } from '@x/core/build';
import { type ReferenceGame, reference } from '@x/core/reference';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { toPath } from '../../src/path/index.js';
import { readVectors } from '../vectors.js';

/** A piece of a preset, as MBN. */
interface Row {
	readonly game: keyof typeof games;
	readonly kind: string;
	readonly mbn: string;
}

const rows = readVectors<readonly Row[]>('pieces');

/** The board of a ruleset. */
const sizeOf = ({ space }: Ruleset): readonly number[] => space.axes.map(({ extent }) => Number(extent![1]) - Number(extent![0]) + 1);

/** A ruleset in which a kind moves as MBN says. */
function withMoves(rules: Ruleset, kind: string, moves: string): Ruleset {
	const { path, needs } = toPath(moves, { size: sizeOf(rules), prefix: 'mbn-' });
	const { maps, wraps } = needs;
	return {
		...rules,
		space: {
			...rules.space,
			...(Object.keys(maps).length > 0 && { maps: { ...rules.space.maps, ...maps } }),
			...(Object.keys(wraps).length > 0 && { wraps }),
		},
		kinds: { ...rules.kinds, [kind]: { ...rules.kinds[kind]!, moves: 'mbn' } },
		zones: { ...rules.zones, ...needs.zones },
		vars: { ...rules.vars, ...needs.vars },
		points: { ...rules.points, ...needs.points },
		paths: { ...rules.paths, mbn: path },
	};
}

/** The moves of a kind: where they begin and end, and what they capture. A pass is none of MBN's. */
function movesOf(game: ReferenceGame, pieces: Ruleset['start']['pieces'], phase: string, kind: string): string[] {
	const found = game
		.legal(game.stateOf({ pieces, phase }))
		.filter((move) => move.kind === kind && move.from !== undefined && (move.from !== move.to || move.captured.length > 0))
		.map(({ from, to, captured }) => JSON.stringify([from, to, captured.map(({ cell }) => cell).sort((a, b) => a - b)]));
	return [...new Set(found)].sort();
}

/** Random pieces; the side to move has several of a kind. Lions have laws of their own, royal pieces too. */
function randomPieces(rules: Ruleset, kind: string, seed: number, phase: string): Ruleset['start']['pieces'] {
	const random = randomFrom(seed * 104_729);
	const size = sizeOf(rules);
	const others = Object.keys(rules.kinds).filter((one) => !['K', '+E', '+O', 'N'].includes(one));
	const pieces = new Map<string, Ruleset['start']['pieces'][number]>();
	for (let nth = 0; nth < 4 + size[0]! * 2; nth++) {
		const cell = size.map((length) => random(length));
		const own = nth < 4 || random(3) === 0;
		pieces.set(cell.join(), {
			at: cell,
			piece: { side: own === (phase === 'white') ? 'white' : 'black', kind: nth < 4 ? kind : others[random(others.length)]! },
		});
	}
	return [...pieces.values()];
}

describe('pieces of the presets', () => {
	it('are at least 36', () => {
		expect(rows.length).toBeGreaterThanOrEqual(36);
	});

	it.each(sampleOf('pieces', rows, { normal: 0.4, quick: 0.05 }).map((row) => [row.game, row.kind, row.mbn] as const))(
		'%s %s moves as %s',
		(id, kind, mbn) => {
			// Without an end: a side without a king has lost in some games.
			const rules: Ruleset = { ...games[id]!.rules, outcomes: [] };
			const [ours, theirs] = [reference(withMoves(rules, kind, mbn)), reference(rules)];
			let moves = 0;
			for (let seed = 1; seed <= byExtent({ full: 4, normal: 3, quick: 2 }); seed++)
				for (const phase of ['white', 'black']) {
					const pieces = randomPieces(rules, kind, seed, phase);
					const expected = movesOf(theirs, pieces, phase, kind);
					moves += expected.length;
					expect(movesOf(ours, pieces, phase, kind), `board ${seed} ${phase}`).toEqual(expected);
				}
			expect(moves).toBeGreaterThan(0);
		},
	);
});

/** A diagonal step onto a free cell, then a rook's ride that leads away. */
const griffon: Path = any(
	...diagonals.map((vector) => {
		const [x, y] = vector.map(Number) as [number, number];
		return seq(
			step(vector),
			any(
				arrive(),
				seq(
					at({ who: 'empty' }),
					ride([
						[x, 0],
						[0, y],
					]),
				),
			),
		);
	}),
);

const RING: readonly Vec[] = [
	[1, 2],
	[2, 1],
	[2, -1],
	[1, -2],
	[-1, -2],
	[-2, -1],
	[-2, 1],
	[-1, 2],
];

/** Knight's leaps on a circle, to the left or to the right. */
const rose: Path = any(
	...RING.flatMap((_, first) =>
		[1, 7].map((turn) => {
			const from = (leaps: number): Path => {
				const leap = step(RING[(first + leaps * turn) % 8]!);
				return leaps === 7 ? seq(leap, arrive()) : seq(leap, any(arrive(), seq(at({ who: 'empty' }), from(leaps + 1))));
			};
			return from(0);
		}),
	),
);

describe('pieces of no preset', () => {
	it.each([
		['griffon', 'F-[W0]', griffon],
		['rose', 'N(s)0', rose],
	])('%s moves as %s', (_, mbn, path) => {
		const rules = ruleset({
			space: board(8, 8),
			sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
			kinds: { M: { moves: 'm' }, P: { moves: 'p' } },
			paths: { m: path, p: { any: [] } },
			turn: turns('white', 'black'),
		});
		for (let seed = 1; seed <= 20; seed++) {
			const pieces = randomPieces(rules, 'M', seed, 'white');
			const expected = movesOf(reference(rules), pieces, 'white', 'M');
			expect(movesOf(reference(withMoves(rules, 'M', mbn)), pieces, 'white', 'M'), `board ${seed}`).toEqual(expected);
			expect(expected.length).toBeGreaterThan(0);
		}
	});
});
