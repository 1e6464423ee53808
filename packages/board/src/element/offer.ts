import { moveWithCells, type Visit } from '../model/cells.js';
import type { CellId } from '../model/geometry.js';
import type { BoardMove, Destinations, Source, Turn } from '../model/move.js';

/** The moves that a board offers, by their sources, with the ids of their cells. */
export class Offer {
	readonly moves: readonly BoardMove[];
	private readonly byCell = new Map<CellId, BoardMove[]>();
	private readonly byDrop = new Map<string, BoardMove[]>();

	private readonly given: ReadonlyMap<BoardMove, BoardMove>;

	/** `idOf` gives the id of a cell that the page names. */
	constructor(moves: readonly BoardMove[] = [], destinations: Destinations = new Map(), idOf: Visit = (cell) => cell) {
		this.given = new Map([...moves, ...movesOf(destinations)].map((move) => [moveWithCells(move, idOf), move]));
		this.moves = [...this.given.keys()];
		for (const move of this.moves) {
			if (move.from !== undefined) add(this.byCell, move.from, move);
			else if (move.drop !== undefined) add(this.byDrop, move.drop, move);
		}
	}

	/** A move as the page has offered it. */
	asGiven(move: BoardMove): BoardMove {
		return this.given.get(move) ?? move;
	}

	/** Whether another offer has the same moves, whatever they are called. */
	equals(other: Offer): boolean {
		return (
			this.moves.length === other.moves.length &&
			this.moves.every(({ id, from, drop, to }, index) => {
				const one = other.moves[index]!;
				return id === one.id && from === one.from && drop === one.drop && to === one.to;
			})
		);
	}

	/** The moves from a source to a cell. */
	from(source: Source): readonly BoardMove[] {
		const moves = 'cell' in source ? this.byCell.get(source.cell) : this.byDrop.get(source.drop);
		return moves?.filter(({ to }) => to !== undefined) ?? [];
	}

	/** The moves from a source to one cell. */
	between(source: Source, to: CellId): readonly BoardMove[] {
		return this.from(source).filter((move) => move.to === to);
	}

	/** Whether the piece on a cell can move. */
	canMove(cell: CellId): boolean {
		return this.byCell.has(cell);
	}

	/**
	 * Moves without a target of their own, which are buttons: those that need no source, and those of the piece that is picked up. If all need a
	 * source and none is picked up, the first stands for them: passes are equal, whatever piece they name.
	 */
	actions(picked: CellId | undefined): readonly BoardMove[] {
		const passes = this.moves.filter(({ to }) => to === undefined);
		const now = passes.filter(({ from }) => from === undefined || from === picked);
		const staying = this.moves.filter(({ from, to }) => to !== undefined && to === from && from === picked);
		return [...(now.length === 0 ? passes.slice(0, 1) : now), ...staying];
	}
}

const add = <K>(map: Map<K, BoardMove[]>, key: K, move: BoardMove): void => {
	const list = map.get(key);
	if (list === undefined) map.set(key, [move]);
	else list.push(move);
};

/** Destinations as moves, named `from-to`. */
const movesOf = (destinations: Destinations): readonly BoardMove[] =>
	[...destinations].flatMap(([from, targets]) => targets.map((to): BoardMove => ({ id: `${from}-${to}`, from, to })));

/** The source of a move to an empty cell while nothing is picked up. */
export const impliedSource = (offer: Offer, turn: Turn | undefined, to: CellId): Source | undefined => {
	const source = turn?.implied;
	return source !== undefined && offer.between(source, to).length > 0 ? source : undefined;
};
