import { cellFinder, KNOWN_CELL, partWithCells, WITH_CELLS } from '../model/cells.js';
import type { Fault } from '../model/faults.js';
import type { CellId } from '../model/geometry.js';
import type { Source } from '../model/move.js';
import { type BoardProperties, messageOf } from './properties.js';

type Name = keyof BoardProperties;

/** The values of a board's properties. A page may name cells before the board has them, so that a wrong one is known only when it is drawn. */
export class Values {
	/** As the page has set them. */
	readonly given: Partial<BoardProperties> = { draggable: true, selectable: true };
	/** With the ids of cells. */
	readonly shown: Partial<BoardProperties> = {};
	/** The unknown cells that have not been reported. */
	private readonly faults = new Map<Name, readonly Fault[]>();

	/** Sets a property. Returns the properties whose meaning changes: new cells change that of all properties with cells. */
	set(name: Name, value: unknown): readonly Name[] {
		const { given, shown } = this;
		Object.assign(given, { [name]: value });
		const changed = name === 'geometry' ? [name, ...(Object.keys(WITH_CELLS) as Name[])] : [name];
		for (const one of changed) {
			const faults: Fault[] = [];
			Object.assign(shown, { [one]: partWithCells(one, given[one], given.geometry, faults) });
			this.faults.set(one, faults);
		}
		return changed;
	}

	/** The id of a cell; the same for one that the board does not have. */
	idOf(cell: CellId): CellId {
		const { geometry } = this.given;
		return (geometry && cellFinder(geometry)(cell)) ?? cell;
	}

	/**
	 * The source with the id of its cell, for the method of a board.
	 *
	 * @throws TypeError for a cell that the board does not have.
	 */
	known<S extends Source>(method: string, source: S): S {
		const faults: Fault[] = [];
		const { implied } = partWithCells('turn', { implied: source }, this.given.geometry, faults);
		for (const { found } of faults) throw new TypeError(messageOf({ path: method, expected: KNOWN_CELL, found }));
		return implied;
	}

	/**
	 * Reports the cells that the board does not have, once.
	 *
	 * @throws TypeError with a sentence for each.
	 */
	report(): void {
		const faults = [...this.faults.values()].flat();
		this.faults.clear();
		if (faults.length > 0) throw new TypeError(faults.map(messageOf).join('\n'));
	}
}
