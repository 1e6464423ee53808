import type { CellStates } from '../draw/marks.js';
import type { CellId } from '../model/geometry.js';
import type { Source } from '../model/move.js';
import { cellOf } from './drag.js';
import type { Offer } from './offer.js';
import type { BoardProperties } from './properties.js';
import type { CellWords } from './words.js';

/** The cells that are marked, for the drawing and for their spoken names. */
export interface MarkedCells {
	readonly picked: CellId | undefined;
	readonly targets: ReadonlySet<CellId>;
	readonly captures: ReadonlySet<CellId>;
	readonly checks: ReadonlySet<CellId>;
	/** The cells of the last move and of the turn in progress. */
	readonly last: ReadonlySet<CellId>;
	/** The cells of moves made ahead. */
	readonly premoved: ReadonlySet<CellId>;
}

/** The marked cells of a board. `offer` is undefined where nothing is offered. */
export const markedCells = (
	{ lastMove = [], checks, turn }: Partial<BoardProperties>,
	picked: Source | undefined,
	offer: Offer | undefined,
	occupied: ReadonlyMap<CellId, unknown>,
	premoved: readonly CellId[] = [],
): MarkedCells => {
	const source = picked ?? turn?.implied;
	const targets = new Set<CellId>();
	const captures = new Set<CellId>();
	for (const { to, captures: takes } of (source === undefined ? undefined : offer?.from(source)) ?? []) {
		if (to !== undefined) ((takes ?? occupied.has(to)) ? captures : targets).add(to);
	}
	for (const cell of captures) targets.delete(cell);
	const parts = turn?.parts?.flatMap(({ from, to }) => [from, to].filter((cell) => cell !== undefined)) ?? [];
	return {
		picked: cellOf(picked),
		targets,
		captures,
		checks: new Set(checks),
		last: new Set([...lastMove, ...parts]),
		premoved: new Set(premoved),
	};
};

/** Marked cells as the drawing takes them. */
export const statesOf = ({ picked, targets, captures, checks, last, premoved }: MarkedCells): CellStates => ({
	picked,
	targets: [...targets],
	captures: [...captures],
	checks: [...checks],
	last: [...last],
	premoved: [...premoved],
});

/** The state of a cell, for its spoken name. */
export const wordsOfCell = (
	cell: CellId,
	{
		name,
		piece,
		marked,
		offer,
		premoving,
		drawings,
	}: {
		readonly name: string;
		readonly piece: string | undefined;
		readonly marked: MarkedCells;
		readonly offer: Offer;
		readonly premoving: boolean;
		readonly drawings: readonly string[];
	},
): CellWords => ({
	name,
	piece,
	picked: marked.picked === cell,
	canMove: marked.picked === undefined && offer.canMove(cell),
	target: marked.targets.has(cell),
	capture: marked.captures.has(cell),
	checked: marked.checks.has(cell),
	premoving,
	premoved: marked.premoved.has(cell),
	drawings,
});
