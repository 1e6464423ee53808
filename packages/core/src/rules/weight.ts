import { referring } from './nodes/referring.js';

let tables: ReadonlyMap<string, string> | undefined;

/** An object or a list. */
type Nested = Readonly<Record<string, unknown>>;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/**
 * The weights of the parts of a ruleset: the values in them, with each named path and condition counted in every place that uses it. Each object and
 * each name is visited once, so the count is linear in the ruleset as it is stored, however large its expansion is. A name that uses itself counts
 * once in its circle; `checkCycles` reports it.
 */
export class Weights {
	/** The objects visited so far. */
	visited = 0;
	private readonly ruleset: Nested;
	private readonly known = new Map<object, number>();
	/** The weights of named parts, by table and name; 0 while a part is being counted. */
	private readonly named = new Map<string, number>();
	private readonly tables: ReadonlyMap<string, string>;

	constructor(ruleset: object) {
		this.ruleset = ruleset as Nested;
		tables ??= new Map(referring());
		this.tables = tables;
	}

	of(value: unknown): number {
		if (!isNested(value)) return 1;
		const known = this.known.get(value);
		if (known !== undefined) return known;
		this.visited++;
		let sum = 1;
		if (Array.isArray(value)) for (let index = 0; index < value.length; index++) sum += this.of(value[index]);
		else
			for (const key in value) {
				const part = value[key];
				sum += this.of(part);
				const table = typeof part === 'string' ? this.tables.get(key) : undefined;
				if (table !== undefined) sum += this.ofName(table, part as string);
			}
		this.known.set(value, sum);
		return sum;
	}

	/** The weight of a named path or condition. */
	ofName(table: string, name: string): number {
		const parts = this.ruleset[table];
		if (!isNested(parts) || !Object.hasOwn(parts, name)) return 0;
		const at = `${table} ${name}`;
		const known = this.named.get(at);
		if (known !== undefined) return known;
		this.named.set(at, 0);
		const weight = this.of(parts[name]);
		this.named.set(at, weight);
		return weight;
	}

	/** The parts of the ruleset with their weights: named paths and conditions before the parts that use them, then the other parts. */
	*parts(): Generator<readonly [path: readonly string[], weight: number]> {
		for (const table of new Set(this.tables.values())) {
			const parts = this.ruleset[table];
			if (isNested(parts)) for (const name of Object.keys(parts)) this.ofName(table, name);
		}
		for (const [at, weight] of this.named) yield [[at.slice(0, at.indexOf(' ')), at.slice(at.indexOf(' ') + 1)], weight];
		for (const key of Object.keys(this.ruleset)) yield [[key], this.of(this.ruleset[key])];
	}
}
