import type { Squares } from '../values/squares.js';
import type { Pieces } from '../values/value.js';
import type { Definition } from './definition.js';

/** The names of the sides in keys. */
export type SideName = 'White' | 'Black';
export const SIDE_NAMES: readonly SideName[] = ['White', 'Black'];

export type Result = 'win' | 'loss' | 'draw' | 'none';

/** The values of a definition by their types. A key without a value has the first value of its type. */
export class Values {
	readonly #values: Definition['values'];

	constructor({ values }: Definition) {
		this.#values = values;
	}

	flag(key: string): boolean {
		return this.#values.get(key) === true;
	}

	number(key: string): number {
		const value = this.#values.get(key);
		return typeof value === 'number' ? value : 0;
	}

	word(key: string): string {
		const value = this.#values.get(key);
		return typeof value === 'string' ? value : '';
	}

	result(key: string): Result {
		const value = this.word(key);
		return value === 'win' || value === 'loss' || value === 'draw' ? value : 'none';
	}

	pieces(key: string): Pieces {
		const value = this.#values.get(key);
		return value === 'all' ? 'all' : Array.isArray(value) ? (value as readonly string[]) : [];
	}

	/** The squares of a key; undefined where it is not set. */
	squares(key: string): Squares | undefined {
		const value = this.#values.get(key);
		return Array.isArray(value) ? (value as Squares) : undefined;
	}

	/** The limit of each piece. */
	limits(key: string): ReadonlyMap<string, number> {
		const value = this.#values.get(key);
		return value instanceof Map ? (value as ReadonlyMap<string, number>) : new Map();
	}

	/** The pieces that pieces turn into. */
	turns(key: string): ReadonlyMap<string, string | undefined> {
		const value = this.#values.get(key);
		return value instanceof Map ? (value as ReadonlyMap<string, string | undefined>) : new Map();
	}
}
