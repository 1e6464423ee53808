import { found, misuse } from '@x/diagnostics';
import { freezeDeep, frozenCopy } from '../rules/frozen.js';
import type { NamedDialect } from '../rules/game-definition.js';
import type { Names } from '../rules/names.js';
import type { Sources } from '../rules/sources.js';
import type { Ruleset, Vec } from '../rules/types.js';
import type { NameOf } from '../space/names.js';
import { lineOf } from './picture.js';
import { placementsOf } from './placements.js';
import type { Cell, CellLike, Engine, Game, Placements, Position } from './types.js';

/** The names of a game and of its parts. */
export interface GameLabels {
	readonly id?: string;
	readonly title?: string;
	readonly names?: Names;
	readonly dialects?: readonly NamedDialect[];
	readonly sources?: Sources;
}

/**
 * Identifies this copy of the package: its games have it as `copy`, games of another copy do not.
 *
 * @example
 * import { COPY } from '@x/core/engine';
 * chess.copy === COPY // → true
 */
export const COPY: object = Object.freeze({});

/** The part of a game that does not depend on its engine. */
export class GameBase implements Game {
	readonly copy: object = COPY;
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	readonly id: string | undefined;
	readonly title: string | undefined;
	readonly dialects: readonly NamedDialect[] | undefined;
	readonly sources: Sources | undefined;
	readonly cells: number;
	readonly start!: Position;
	readonly engine: Engine;
	readonly placements: Placements;
	private readonly cellNames: readonly string[];
	private readonly named: Map<string, number> = new Map();

	constructor(engine: Engine, { id, title, names, dialects, sources }: GameLabels, nameOf: NameOf) {
		const { ground } = engine;
		this.engine = engine;
		// Frozen, since callers read the same objects.
		this.ruleset = freezeDeep(ground.ruleset);
		this.names = frozenCopy(names);
		this.id = id;
		this.title = title;
		this.dialects = dialects;
		this.sources = frozenCopy(sources);
		this.cells = ground.size;
		this.placements = placementsOf(ground);
		this.cellNames = Array.from(ground.lattice.exists, (exists, cell) => {
			const name = nameOf(ground.lattice, cell);
			if (exists === 1) this.named.set(name, cell);
			return name;
		});
	}

	toString(): string {
		return lineOf(this);
	}

	get hash(): string {
		return this.engine.ground.hash;
	}

	cell(name: CellLike | Vec): Cell {
		const { lattice } = this.engine.ground;
		const cell =
			typeof name === 'string'
				? (this.named.get(name) ?? -1)
				: typeof name === 'number'
					? name
					: Array.isArray(name)
						? lattice.cellAt(name)
						: misuse('cell', 'a name, a number or coordinates of a cell', name);
		if (!this.isCell(cell))
			throw new RangeError(
				`cell: Expected a cell of this board, found ${typeof name === 'object' ? `[${name.join(', ')}]` : found(name)}.`,
			);
		return cell;
	}

	isCell(cell: number): boolean {
		return this.engine.ground.lattice.exists[cell] === 1;
	}

	cellNamed(name: string): Cell | undefined {
		return this.named.get(name);
	}

	cellAt(vec: Vec): Cell | undefined {
		const cell = this.engine.ground.lattice.cellAt(vec);
		return cell < 0 ? undefined : cell;
	}

	cellName(cell: Cell): string {
		const name = this.cellNames[cell];
		if (name === undefined) throw new RangeError(`cell: Expected a number from 0 to ${this.cells - 1}, found ${found(cell)}.`);
		return name;
	}

	vecOf(cell: Cell): readonly number[] {
		// Throws for a number that is not a cell.
		this.cellName(cell);
		return this.engine.ground.lattice.vecOf(cell);
	}
}
