import type { Path, Zone } from '@x/core';
import { isSame } from '@x/core/build';
import type { Range } from '@x/mbn';
import { zoneOf } from './zones.js';

/** The names of zones and paths that several rules share. Equal ones have one name. */
export class NameTable {
	readonly zones: Record<string, Zone> = {};
	readonly paths: Record<string, Path> = {};
	readonly #size: readonly number[];
	readonly #known = new Map<string, { readonly name: string; readonly value: Zone | Path }[]>();

	constructor(size: readonly number[]) {
		this.#size = size;
	}

	zone(zone: Zone, word = 'zone'): string {
		return this.#named(this.zones, word, zone);
	}

	/** The zone of a board range, in White's view and mirrored for Black (decision D8). */
	range(range: Range): string {
		return this.zone(zoneOf(range, this.#size));
	}

	path(path: Path, word: string): string {
		return this.#named(this.paths, word, path);
	}

	#named<T extends Zone | Path>(table: Record<string, T>, word: string, value: T): string {
		const known = this.#known.get(word) ?? [];
		this.#known.set(word, known);
		const found = known.find((one) => isSame(one.value, value));
		if (found !== undefined) return found.name;
		const name = `${word}${known.length + 1}`;
		table[name] = value;
		known.push({ name, value });
		return name;
	}
}
