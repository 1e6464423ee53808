import { compile } from '@x/core/compile';
import { type ReferenceGame, type ReferenceMove, reference } from '@x/core/reference';
import type { Game } from '@x/core/src/position/types';
import type { Kind, PieceData } from '@x/core/src/rules/types';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { diagram } from '../../src/diagram/index.js';

/** The number of kinds that are looked at in each preset, other ones for each preset. */
const KINDS = Number(process.env.X_RUNS ?? byExtent({ full: 2, normal: 1, quick: 1 }));

/** A small generator of numbers that are the same in every run. */
const numbers =
	(seed: number) =>
	(below: number): number => {
		seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
		return Math.floor((seed / 0x80000000) * below);
	};

const deedsOf = (moves: readonly ReferenceMove[], at: number): string[] => [
	...new Set(
		moves
			.filter(({ from }) => from === at)
			.flatMap(({ to, captured }) => (captured.length === 0 ? [`${to}`] : captured.map(({ cell }) => `x${cell} to ${to}`))),
	),
];

interface Standing {
	readonly at: number;
	readonly piece: PieceData;
}

/** The moves of the piece by its definition, without laws and choices. */
const asked = (literal: ReferenceGame, game: Game, others: readonly Standing[], at: number, side: string): string[] => {
	const { turn } = game.ruleset;
	const moves = (name: string): boolean => turn.phases[name]!.side === side && turn.phases[name]!.pieces !== false;
	const phase = [turn.start, ...Object.keys(turn.phases)].find(moves)!;
	const state = literal.stateOf({ pieces: others.map((one) => ({ at: game.vecOf(one.at), piece: one.piece })), phase });
	return deedsOf(literal.legal(state), at);
};

describe('every kind of every preset', () => {
	it.each(sampleOf('diagrams', Object.entries(games), { normal: 0.2, quick: 0.08 }))(
		'%s: does in its diagram what the definition says',
		(id, { rules: ruleset, names }) => {
			const game = compile(ruleset, names);
			const kinds = Object.keys(ruleset.kinds);
			const [side = '', foe = ''] = ruleset.sideOrder;
			const random = numbers([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
			const cells = Array.from({ length: game.cells }, (_, cell) => cell).filter((cell) => game.cellAt(game.vecOf(cell)) !== undefined);
			const imagined = kinds.at(-1)!;
			const picked = new Set(Array.from({ length: KINDS }, () => kinds[random(kinds.length)]!));
			for (const kind of picked) {
				// The other pieces do nothing: some rules ask in the middle of a move who attacks whom.
				const still = (other: string): Kind => ({ ...ruleset.kinds[other]!, ...(other === kind ? {} : { moves: 'idle' }) });
				const literal = reference({
					...ruleset,
					kinds: Object.fromEntries(kinds.map((other) => [other, still(other)])),
					paths: { ...ruleset.paths, idle: { any: [] } },
					after: [],
					forbid: [],
					prefer: [],
					outcomes: [],
				});
				const at = cells[random(cells.length)]!;
				const others = Array.from(
					{ length: 4 },
					(_, index): Standing => ({
						at: cells[random(cells.length)]!,
						piece: { side: index % 2 === 0 ? side : foe, kind: imagined },
					}),
				).filter((one, index, all) => one.at !== at && all.findIndex((same) => same.at === one.at) === index);
				const piece = { side, kind };
				const ways = diagram(game, { piece, at, others, imagined });
				const held = new Set(others.map((one) => one.at));
				const now = ways.filter((way) => way.hurdles.length === 0 && (!way.takes || held.has(way.cell)));
				const told = now.map(({ cell, takes, to }) => (takes ? `x${cell} to ${to}` : `${cell}`));
				const standing = [...others, { at, piece }];
				expect([kind, ...told.sort()]).toEqual([kind, ...asked(literal, game, standing, at, side).sort()]);
				const empty = cells.filter((cell) => cell !== at && !held.has(cell));
				for (let round = 0; round < 2; round++) {
					const cell = empty[random(empty.length)]!;
					const found = asked(literal, game, [...standing, { at: cell, piece: { side: foe, kind: imagined } }], at, side);
					const takes = found.filter((deed) => deed.startsWith(`x${cell} `));
					const drawn = ways.filter((way) => way.hurdles.length === 0 && way.takes && way.cell === cell);
					expect([kind, cell, ...drawn.map(({ to }) => `x${cell} to ${to}`).sort()]).toEqual([kind, cell, ...takes.sort()]);
				}
			}
		},
	);
});
