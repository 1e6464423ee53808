import { type AnyGame, type AnyPosition, type Cond, type Filter, type Game, pieces, type Ruleset } from '@x/core';
import { asNumber, foldSome, Lattice, type Pass, zoneMaps } from '@x/core/rules';

/** A side wins when one of its pieces reaches certain cells. */
export interface Goal {
	readonly side: string;
	/** The kinds of these pieces. */
	readonly kinds: ReadonlySet<string>;
	/** cell → steps of a king to the nearest of these cells, on an empty board. */
	readonly steps: readonly number[];
	/** The most of these steps. */
	readonly farthest: number;
}

/** `count pieces in a zone > 0`, as a part of a condition that has to hold. */
interface Arrival {
	readonly filter: Filter;
	readonly zone: string;
}

/** The most conditions that a condition of an outcome is nested in. */
const DEEPEST = 8;

/** The arrivals that a condition asks for. */
const arrivalsIn: Pass<'condition', readonly Arrival[], [defs: Ruleset['defs'], depth: number]> = foldSome(
	'condition',
	{
		all: ({ all }, defs, depth) => arrivalsInParts(all, defs, depth),
		some: ({ some }, defs, depth) => arrivalsInParts(some, defs, depth),
		def: ({ def }, defs, depth) => (defs[def] === undefined ? [] : arrivalsInParts([defs[def]], defs, depth)),
		compare: ({ compare: [left, than, least] }) => {
			const counted = asNumber('count', left);
			if (counted?.zone === undefined || than !== '>' || least !== 0) return [];
			return [{ filter: counted.count, zone: counted.zone }];
		},
	},
	() => [],
);

function arrivalsInParts(parts: readonly Cond[], defs: Ruleset['defs'], depth: number): readonly Arrival[] {
	return depth >= DEEPEST ? [] : parts.flatMap((part) => arrivalsIn(part, defs, depth + 1));
}

/** The kinds of a filter, if it is about pieces of a side, as its own view or as the other's. */
const kindsOf = ({ who, side, kind, notKind }: Filter, asking: string, winner: string, { kinds }: Ruleset): readonly string[] => {
	if (who === 'empty' || who === 'neutral' || side?.includes(winner) === false) return [];
	if (who !== undefined && who !== 'occupied' && (who === 'friend') !== (asking === winner)) return [];
	return (kind ?? Object.keys(kinds)).filter((one) => !notKind?.includes(one));
};

const stepsTo = (lattice: Lattice, zone: Uint8Array): readonly number[] => {
	const vecs = Array.from({ length: lattice.count }, (_, cell) => lattice.vecOf(cell));
	const goals = vecs.filter((_, cell) => zone[cell] === 1 && lattice.exists[cell] === 1);
	return vecs.map((from) => Math.min(...goals.map((to) => Math.max(...to.map((value, axis) => Math.abs(value - from[axis]!))))));
};

/** The goals of a game with two sides, from the conditions of its outcomes. */
const findGoals = (ruleset: Ruleset): readonly Goal[] => {
	const { sideOrder, outcomes, space } = ruleset;
	if (sideOrder.length !== 2) return [];
	const lattice = new Lattice(space);
	const zones = zoneMaps(ruleset, lattice);
	const found = new Map<string, Goal>();
	for (const { if: cond, result, for: whose } of outcomes) {
		if (result !== 'win' && result !== 'loss') continue;
		for (const { filter, zone } of arrivalsInParts(cond === undefined ? [] : [cond], ruleset.defs, -1)) {
			sideOrder.forEach((asking, index) => {
				const winner = (result === 'win') === (whose !== 'other') ? asking : sideOrder[1 - index]!;
				const kinds = kindsOf(filter, asking, winner, ruleset);
				const cells = zones[index]?.[zone];
				if (kinds.length === 0 || cells === undefined || !cells.includes(1)) return;
				const steps = stepsTo(lattice, cells);
				found.set([winner, ...kinds, steps].join(), { side: winner, kinds: new Set(kinds), steps, farthest: Math.max(...steps) });
			});
		}
	}
	return [...found.values()];
};

const known = new WeakMap<AnyGame, readonly Goal[]>();

/** The goals of a game; those of a board without edges are not known. */
export const goalsOf = (game: AnyGame): readonly Goal[] => {
	let goals = known.get(game);
	if (goals === undefined) {
		goals = 'cells' in game ? findGoals((game as Game).ruleset) : [];
		known.set(game, goals);
	}
	return goals;
};

/** How many steps a side's nearest pieces are ahead of those of the other side, on the way to their goals. */
export const progressOf = (position: AnyPosition, side: string, goals: readonly Goal[]): number => {
	let ahead = 0;
	for (const { side: winner, kinds, steps, farthest } of goals) {
		let nearest = farthest;
		for (const { cell, piece } of pieces(position))
			if (piece.side === winner && kinds.has(piece.kind)) nearest = Math.min(nearest, steps[cell as number]!);
		ahead += winner === side ? -nearest : nearest;
	}
	return ahead;
};
