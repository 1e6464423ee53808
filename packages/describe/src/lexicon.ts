import type { Coord, Kind, Ruleset, Vec } from '@x/core';
import { type Names, namesBy, sideTitle } from '@x/core/engine';
import { Lattice } from '@x/core/rules';
import { filterHere } from './parts.js';
import { list, plural, quoted } from './words.js';

/** The most cells of a board whose cells are named one by one. */
const MOST_CELLS = 0xffff;

/** The words for sides, kinds, cells and axes, from a ruleset and its names. */
export class Lexicon {
	readonly ruleset: Ruleset;
	readonly names: Names | undefined;
	/** The cells are hexagons: the names say so, or the frame of a side shears the board. */
	readonly hexagonal: boolean;
	/** Undefined if an axis has no end. */
	readonly lattice: Lattice | undefined;
	private readonly cellNames: readonly string[];

	constructor(ruleset: Ruleset, names?: Names) {
		this.ruleset = ruleset;
		this.names = names;
		const { axes } = ruleset.space;
		const bounded = axes.every(({ extent }) => extent.every((end) => typeof end === 'number'));
		const cells = axes.reduce((product, { extent }) => product * (Number(extent[1]) - Number(extent[0]) + 1), 1);
		this.lattice = axes.length > 0 && bounded && cells <= MOST_CELLS ? new Lattice(ruleset.space) : undefined;
		const { lattice } = this;
		const nameOf = namesBy(names?.cells);
		this.cellNames = lattice === undefined ? [] : Array.from(lattice.exists, (_, cell) => nameOf(lattice, cell));
		this.hexagonal =
			names?.cells === 'hex' ||
			(axes.length === 2 &&
				Object.values(ruleset.sides).some(({ frame }) =>
					frame.matrix.some((row) => row.filter((entry) => Number(entry) !== 0).length > 1),
				));
	}

	/** The title of a side. */
	side(side: string): string {
		return sideTitle(this.names, side);
	}

	/** The noun for a kind: its title; without one, its letter if no other kind has it, or its name. */
	kind(kind: string): string {
		const known: Kind | undefined = this.ruleset.kinds[kind];
		const letter = this.names?.kinds[kind]?.letter;
		const alone = Object.values(this.names?.kinds ?? {}).filter((other) => other.letter === letter).length === 1;
		return known?.title ?? quoted(letter !== undefined && alone ? letter : kind);
	}

	kinds(kinds: readonly string[], joint: 'and' | 'or' = 'or'): string {
		return list([...new Set(kinds.map((kind) => this.kind(kind)))], joint);
	}

	/** `queens or rooks`. */
	pluralKinds(kinds: readonly string[]): string {
		return list([...new Set(kinds.map((kind) => plural(this.kind(kind))))], 'or');
	}

	/** The noun for one royal piece of a player: `king` if royalty depends on the kind alone. */
	get royal(): string {
		const filter = filterHere(this.ruleset.royal);
		return filter?.kind !== undefined && Object.keys(filter).length === 1 ? this.kinds(filter.kind) : 'royal piece';
	}

	/** A cell in the frame of the first side, with its name for every side. */
	cell(vec: Vec): string {
		const { lattice } = this;
		if (lattice === undefined) return `(${vec.join(', ')})`;
		const cells = this.ruleset.sideOrder.map((side) => ({ side, cell: lattice.orientCell(this.ruleset.sides[side]!, vec) }));
		const [first] = cells;
		const name = (cell: number | undefined): string => this.cellNames[cell ?? -1] ?? `(${vec.join(', ')})`;
		const others = cells.filter(({ cell }) => cell !== first?.cell);
		const rest = others.map(({ side, cell }) => `${name(cell)} for ${this.side(side)}`);
		return others.length === 0 ? name(first?.cell) : `${name(first?.cell)} (${list(rest)})`;
	}

	/** An absolute cell, without the frame of a side. */
	absoluteCell(vec: readonly Coord[]): string {
		return this.cellNames[this.lattice?.cellAt(vec) ?? -1] ?? `(${vec.join(', ')})`;
	}

	/** The names of all existing cells that pass a test. */
	cellsWhere(inside: (cell: number) => boolean): string[] {
		const { lattice } = this;
		if (lattice === undefined) return [];
		const cells = this.cellNames.map((_, cell) => cell).filter((cell) => lattice.exists[cell] === 1 && inside(cell));
		// Hexagonal ranks are bent, so the cells are listed file by file.
		if (this.hexagonal) cells.sort((a, b) => (a % lattice.sizes[0]!) - (b % lattice.sizes[0]!) || a - b);
		return cells.map((cell) => this.cellNames[cell]!);
	}

	/** The noun for an axis: `file`, `rank`, `level`. */
	axis(axis: number): string {
		return ['file', 'rank', 'level'][axis] ?? `coordinate ${axis + 1}`;
	}

	/** The value of an axis as it appears in the names of cells: `e`, `4`, `B`. */
	axisValue(axis: number, value: Coord): string {
		const { axes } = this.ruleset.space;
		const lows = axes.map(({ extent }) => Number(extent[0]));
		const tokens = (at: number): readonly string[] =>
			this.cellNames[this.lattice?.cellAt(lows.map((low, index) => (index === axis ? at : low))) ?? -1]?.match(/[a-z]+|[A-Z]+|-?\d+/g) ??
			[];
		const [first, last] = [tokens(lows[axis]!), tokens(Number(axes[axis]!.extent[1]))];
		const place = first.findIndex((token, index) => token !== last[index]);
		return (place < 0 ? undefined : tokens(Number(value))[place]) ?? String(value);
	}
}
