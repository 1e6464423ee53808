import { found, misuse } from '@x/diagnostics';
import { freezeDeep, frozenCopy } from '../ruleset/frozen.js';
import type { Names } from '../ruleset/names.js';
import type { Ruleset, Vec } from '../ruleset/types.js';
import type { NameOf } from '../space/names.js';
import type { Engine } from './engine.js';
import { type Placements, placementsOf } from './placements.js';
import type { Position } from './position.js';

/** A cell of a bounded board: its number, axis 0 fastest (e4 on 8×8 is 4 + 3 · 8). */
export type Cell = number;
/** A cell, or its name. */
export type CellLike = Cell | string;

/** What a game is called, and what its parts are. */
export interface Called {
	readonly id?: string;
	readonly title?: string;
	readonly names?: Names;
}

/**
 * A ruleset ready to be played.
 *
 * Made by `compile` or `load`, or imported ready from `@x/games/ready/…`. Positions of different games do not mix.
 */
export class Game {
	/** Only games of this copy of the package have it. */
	readonly #own: boolean = true;
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	/** The short name and the title of the definition that it was made of; undefined where it was made of rules alone. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	/** Number of cells of the board's box; holes are counted and never exist. */
	readonly cells: number;
	/** The position in which the game starts. */
	readonly start!: Position;
	/** @internal */
	readonly engine: Engine;
	/** @internal */
	readonly placements: Placements;
	private readonly cellNames: readonly string[];
	private readonly named: Map<string, number> = new Map();

	/** @internal Games are made by `compile` and `load`. */
	constructor(engine: Engine, { id, title, names }: Called, nameOf: NameOf) {
		const { ground } = engine;
		this.engine = engine;
		// Everything below is shared with callers.
		this.ruleset = freezeDeep(ground.ruleset);
		this.names = frozenCopy(names);
		this.id = id;
		this.title = title;
		this.cells = ground.size;
		this.placements = placementsOf(ground);
		this.cellNames = Array.from(ground.lattice.exists, (exists, cell) => {
			const name = nameOf(ground.lattice, cell);
			if (exists === 1) this.named.set(name, cell);
			return name;
		});
	}

	/** @internal Whether a game was made by this copy of the package. */
	static owns(game: object): boolean {
		return #own in game;
	}

	/**
	 * Content hash of the ruleset.
	 *
	 * @example
	 * chess.hash.length // → 32
	 */
	get hash(): string {
		return this.engine.ground.hash;
	}

	/**
	 * The cell of a name or of coordinates.
	 *
	 * @throws RangeError where there is none.
	 *
	 * @example
	 * chess.cell('e4') // → 28
	 */
	cell(name: CellLike | Vec): Cell {
		const { lattice } = this.engine.ground;
		let cell = typeof name === 'string' ? (this.named.get(name) ?? -1) : typeof name === 'number' ? name : -2;
		if (cell === -2) cell = Array.isArray(name) ? lattice.cellAt(name) : misuse('cell', 'a name, a number or coordinates of a cell', name);
		if (!(cell >= 0 && cell < this.cells) || lattice.exists[cell] !== 1)
			throw new RangeError(
				`cell: Expected a cell of this board, found ${typeof name === 'object' ? `[${name.join(', ')}]` : found(name)}.`,
			);
		return cell;
	}

	/** Whether a number is a cell of this board: in range, and not a hole. */
	isCell(cell: number): boolean {
		return this.engine.ground.lattice.exists[cell] === 1;
	}

	/** The cell of a name, or undefined where there is none: `cell` without the exception. */
	cellNamed(name: string): Cell | undefined {
		return this.named.get(name);
	}

	/** The cell at these coordinates, or undefined off the board and on holes. */
	cellAt(vec: Vec): Cell | undefined {
		const cell = this.engine.ground.lattice.cellAt(vec);
		return cell < 0 ? undefined : cell;
	}

	/** The name of a cell: `e4`. */
	cellName(cell: Cell): string {
		const name = this.cellNames[cell];
		if (name === undefined) throw new RangeError(`cell: Expected a number from 0 to ${this.cells - 1}, found ${found(cell)}.`);
		return name;
	}

	/** Coordinates of a cell: e4 is [4, 3]. */
	vecOf(cell: Cell): readonly number[] {
		if (!(cell >= 0 && cell < this.cells))
			throw new RangeError(`cell: Expected a number from 0 to ${this.cells - 1}, found ${found(cell)}.`);
		return this.engine.ground.lattice.vecOf(cell);
	}
}
