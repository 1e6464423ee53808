import type { CellStates } from '../draw/marks.js';
import type { CellId } from '../model/geometry.js';
import type { Source } from '../model/move.js';
import { cellOf } from './drag.js';
import type { Offer } from './offer.js';
import type { BoardProperties } from './properties.js';
import type { CellWords } from './words.js';

/** The cells that are marked, for the drawing and for their spoken names. */
export interface MarkedCells extends CellStates {
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

/** The state of a cell, for its spoken name; `own` is the part of it that is not marked. */
export const wordsOfCell = (
	cell: CellId,
	own: Pick<CellWords, 'name' | 'piece' | 'premoving' | 'drawings'>,
	marked: MarkedCells,
	offer: Offer,
): CellWords => ({
	...own,
	picked: marked.picked === cell,
	canMove: marked.picked === undefined && offer.canMove(cell),
	target: marked.targets.has(cell),
	capture: marked.captures.has(cell),
	checked: marked.checks.has(cell),
	premoved: marked.premoved.has(cell),
});
