import type { Registers } from './registers.js';

/** Writable registers, with or without a log of changes. */
export interface WritableRegisters {
	readonly registers: ArrayLike<number>;
	write(register: number, value: number): void;
}

/** A cell of a point, with the side that wrote it. */
export interface Pointed {
	readonly cell: number;
	readonly by: number;
}

/**
 * The cells of a point that can be on several cells. The cell added last is in the register that every point has. The earlier cells follow each
 * other from a separate register on, with two registers each.
 */
export class PointList {
	private readonly last: number;
	private readonly first: number;
	private readonly longest: number;

	constructor(registers: Registers, name: string, first: number, longest: number) {
		this.last = registers.point(name);
		this.first = first;
		this.longest = longest;
	}

	/** The registers of the cells before the last one. */
	get registers(): readonly number[] {
		return Array.from({ length: 2 * this.longest }, (_, index) => this.first + index);
	}

	/** Its cells, in the order in which they were added. */
	read(values: ArrayLike<number>): Pointed[] {
		const found: Pointed[] = [];
		for (let at = this.first; at < this.first + 2 * this.longest && values[at]! >= 0; at += 2)
			found.push({ cell: values[at]!, by: values[at + 1]! });
		if (values[this.last]! >= 0) found.push({ cell: values[this.last]!, by: values[this.last + 1]! });
		return found;
	}

	has(values: ArrayLike<number>, cell: number): boolean {
		return values[this.last] === cell || this.read(values).some((other) => other.cell === cell);
	}

	/** Writes these cells with a function that writes a register. */
	note(cells: readonly Pointed[], write: (register: number, value: number) => void): void {
		const last = cells.at(-1);
		write(this.last, last?.cell ?? -1);
		write(this.last + 1, last?.by ?? -1);
		for (let index = 0; index < this.longest; index++) {
			const earlier = index < cells.length - 1 ? cells[index] : undefined;
			write(this.first + 2 * index, earlier?.cell ?? -1);
			write(this.first + 2 * index + 1, earlier?.by ?? -1);
		}
	}

	/** Clears the point if it has the lifetime that ends. A point that awaits a reply loses the cells written by `side`, whose turn begins. */
	expire(board: WritableRegisters, life: string, over: string, side: number): void {
		if (life === over) this.write(board, []);
		else if (life === 'reply')
			this.write(
				board,
				this.read(board.registers).filter(({ by }) => by !== side),
			);
	}

	write(board: WritableRegisters, cells: readonly Pointed[]): void {
		this.note(cells, (register, value) => board.write(register, value));
	}
}
