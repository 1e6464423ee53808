import type { Law, Life, Space, Var, Vec, Zone } from '@x/core';

/** The parts of a ruleset that a path uses. Merge them into the ruleset. */
export interface Requirements {
	readonly zones: Readonly<Record<string, Zone>>;
	readonly maps: NonNullable<Space['maps']>;
	readonly wraps: NonNullable<Space['wraps']>;
	readonly points: Readonly<Record<string, Life>>;
	readonly vars: Readonly<Record<string, Var>>;
	/** Flags that pieces have at the start, by name: while it lasts. */
	readonly flags: readonly string[];
	readonly forbid: readonly Law[];
}

/** Collects requirements. Equal ones share a name. */
export class RequirementList implements Requirements {
	readonly zones: Record<string, Zone> = {};
	readonly maps: Record<string, readonly (readonly [Vec, readonly Vec[]])[]> = {};
	readonly wraps: Record<string, readonly boolean[]> = {};
	readonly points: Record<string, Life> = {};
	readonly vars: Record<string, Var> = {};
	readonly flags: string[] = [];
	readonly forbid: Law[] = [];
	readonly #prefix: string;
	readonly #names = new Map<string, string>();

	/** `prefix`: begins the names of zones, maps and wraps. */
	constructor(prefix = '') {
		this.#prefix = prefix;
	}

	#named<T>(table: Record<string, T>, word: string, value: T): string {
		const key = `${word} ${JSON.stringify(value)}`;
		const known = this.#names.get(key);
		if (known !== undefined) return known;
		const name = `${this.#prefix}${word}${Object.keys(table).length + 1}`;
		table[name] = value;
		this.#names.set(key, name);
		return name;
	}

	zone(zone: Zone, word = 'zone'): string {
		return this.#named(this.zones, word, zone);
	}

	map(rows: readonly (readonly [Vec, readonly Vec[]])[]): string {
		return this.#named(this.maps, 'map', rows);
	}

	wrapping(axes: readonly boolean[]): string {
		return this.#named(this.wraps, 'wrap', axes);
	}

	point(name: string, life: Life): void {
		this.points[name] = life;
	}

	variable(name: string, life: Var['life'] & string = 'walk'): void {
		this.vars[name] = { start: 0, life };
	}

	flag(name: string): void {
		if (!this.flags.includes(name)) this.flags.push(name);
	}

	law(law: Law): void {
		if (!this.forbid.some(({ id }) => id === law.id)) this.forbid.push(law);
	}

	/** Adds the requirements of other moves. Their zones, maps and wraps have another prefix. */
	add({ zones, maps, wraps, points, vars, flags, forbid }: Requirements): void {
		Object.assign(this.zones, zones);
		Object.assign(this.maps, maps);
		Object.assign(this.wraps, wraps);
		Object.assign(this.points, points);
		Object.assign(this.vars, vars);
		for (const flag of flags) this.flag(flag);
		for (const law of forbid) this.law(law);
	}
}
