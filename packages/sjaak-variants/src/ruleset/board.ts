import type { Zone } from '@x/core';
import type { Cells, Definition } from '../definition.js';
import type { Pair } from '../sides.js';

/** The board of a ruleset under construction. Zones receive names on demand. */
export class Board {
	readonly files: number;
	readonly ranks: number;
	/** Squares that are always empty: holes that lines pass over. */
	readonly gaps: ReadonlySet<number>;
	private readonly known: ReadonlyMap<string, string>;
	private readonly names: Map<string, string> = new Map();
	private readonly built: Record<string, Zone> = {};
	private readonly taken: ReadonlySet<string>;

	constructor({ files, ranks, zones }: Definition, gaps: ReadonlySet<number>, taken: readonly string[]) {
		this.files = files;
		this.ranks = ranks;
		this.gaps = gaps;
		this.taken = new Set(taken);
		const known = new Map<string, string>();
		for (const [name, cells] of zones) if (!known.has(cells.join())) known.set(cells.join(), name);
		this.known = known;
	}

	get zones(): Readonly<Record<string, Zone>> {
		return this.built;
	}

	/** The name of a zone with these squares for White and for Black. */
	zone([white, black]: Pair<Cells>): string {
		const key = `${white.join()}|${black.join()}`;
		const known = this.names.get(key);
		if (known !== undefined) return known;
		const name = this.free(this.propose(white, black));
		this.names.set(key, name);
		this.built[name] = this.make(white, black);
		return name;
	}

	private propose(white: Cells, black: Cells): string {
		const [ours, theirs] = [this.known.get(white.join()), this.known.get(black.join())];
		if (ours === undefined && theirs === undefined) return 'zone';
		return ours === theirs || theirs === undefined ? ours! : ours === undefined ? theirs : `${ours}, ${theirs}`;
	}

	private free(preferred: string): string {
		for (let count = 1; ; count++) {
			const name = count === 1 ? preferred : `${preferred} ${count}`;
			if (!(name in this.built) && !this.taken.has(name)) return name;
		}
	}

	private make(white: Cells, black: Cells): Zone {
		const mirrored = black.map((cell) => this.mirror(cell)).sort((a, b) => a - b);
		if (mirrored.join() === white.join()) return this.plain(white);
		return { perSide: { white: this.plain(white), black: this.plain(black) } };
	}

	/** A square from the other side's point of view. */
	mirror(cell: number): number {
		return (cell % this.files) + (this.ranks - 1 - Math.floor(cell / this.files)) * this.files;
	}

	/** Whole ranks as a box, other squares individually. */
	private plain(cells: Cells): Zone {
		const first = Math.floor((cells[0] ?? 0) / this.files);
		const last = Math.floor((cells.at(-1) ?? 0) / this.files);
		const full = cells.length > 0 && cells.length === (last - first + 1) * this.files;
		if (full) return { box: [null, [first, last]] };
		return { cells: cells.map((cell) => [cell % this.files, Math.floor(cell / this.files)]) };
	}
}
