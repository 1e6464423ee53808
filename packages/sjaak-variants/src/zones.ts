import type { Span } from '@x/diagnostics';
import { nearest } from '@x/diagnostics';
import type { Cells } from './definition.js';
import { didYouMean } from './did-you-mean.js';
import { cut } from './read/scanner.js';
import type { Report } from './report.js';
import type { Pair } from './sides.js';
import type { Ref, Square, ZonePair } from './syntax.js';
import { PREDEFINED, squareName } from './words.js';

interface Zone {
	readonly cells: Cells;
	readonly order: number;
	used: boolean;
}

const NOWHERE: Span = { from: 0, to: 0 };

/** The board and the zones of a variant: converts squares to numbers and names to lists of squares. */
export class Zones {
	readonly files: number;
	readonly ranks: number;
	readonly holes: Set<number> = new Set();
	private readonly engine: boolean;
	private readonly report: Report;
	private readonly known: Map<string, Zone> = new Map();
	/** The number of zones that the lines above define. */
	private order = 0;

	constructor(files: number, ranks: number, engine: boolean, report: Report) {
		this.files = files;
		this.ranks = ranks;
		this.engine = engine;
		this.report = report;
		this.known.set('empty', { cells: [], order: 0, used: true });
		this.known.set('all', { cells: this.all(), order: 0, used: true });
	}

	/** All squares of the board including holes. */
	all(): Cells {
		return Array.from({ length: this.files * this.ranks }, (_, cell) => cell);
	}

	/** The number of a square; reports a fault and returns `undefined` if the square is outside the board. */
	cell({ file, rank, span }: Square, what: string, tolerated = false): number | undefined {
		if (file < this.files && rank < this.ranks) return file + rank * this.files;
		const message = `${what} ${squareName(file, rank)} is not on the board of ${this.files}x${this.ranks}.`;
		const index = file + rank * this.files;
		const wraps = index < this.files * this.ranks;
		const engine = wraps ? `Reads it as ${squareName(index % this.files, Math.floor(index / this.files))}.` : 'Ignores it, by luck.';
		const note = { hint: 'Remove it.', engine };
		if (tolerated) this.report.warn('square-off-board', span ?? NOWHERE, message, note);
		else this.report.error('square-off-board', span ?? NOWHERE, message, note);
		return this.engine && wraps ? index : undefined;
	}

	/** The squares of a list without repetitions. */
	cells(squares: readonly Square[], what: string): Cells {
		const found = new Set<number>();
		for (const square of squares) {
			const cell = this.cell(square, what);
			if (cell === undefined) continue;
			if (found.has(cell))
				this.report.warn('square-twice', square.span ?? NOWHERE, `${squareName(square.file, square.rank)} is listed twice.`, {
					hint: 'Check whether another square is meant.',
				});
			found.add(cell);
		}
		return [...found].sort((a, b) => a - b);
	}

	/** Defines a zone. Lines above can also use it, with a warning. */
	add(zone: Ref, squares: readonly Square[]): void {
		const { name, span = NOWHERE } = zone;
		const cells = this.cells(squares, 'The square');
		if (PREDEFINED.has(name))
			this.report.warn('duplicate-zone', span, `The zone "${name}" is predefined; this line does not change it.`, {
				hint: 'Choose another name.',
			});
		else if (this.known.has(name))
			this.report.warn('duplicate-zone', span, `A zone "${cut(name)}" is already defined above; that one applies.`, {
				hint: 'Choose another name.',
			});
		else this.known.set(name, { cells, order: this.known.size, used: false });
	}

	/** Called after the line that defines a zone. */
	pass(name: string): void {
		const zone = this.known.get(name);
		if (zone !== undefined && !PREDEFINED.has(name)) this.order = Math.max(this.order, zone.order);
	}

	/** The squares of a zone; `undefined` if the name is unknown. */
	find({ name, span = NOWHERE }: Ref): Cells | undefined {
		const first = this.firstPrefix(name);
		const zone = this.known.get(name);
		if (this.engine) return first === undefined ? undefined : this.known.get(first)!.cells;
		if (zone === undefined) {
			const near = nearest(name, this.known.keys());
			this.report.error('unknown-zone', span, `"${cut(name)}" is not the name of a zone.`, {
				...(near === undefined ? { hint: 'Define it above with "Zone:".' } : didYouMean(near)),
				engine:
					first === undefined
						? 'Uses an empty zone for a promotion or a special move, and all squares for a prison, a block or drops.'
						: `Uses the zone "${first}", whose name is a prefix of it.`,
			});
			return undefined;
		}
		zone.used = true;
		if (zone.order > this.order)
			this.report.warn('zone-late', span, `The zone "${cut(name)}" is defined below this line.`, {
				hint: 'Define zones before their use.',
				engine: 'Does not find the zone.',
			});
		else if (first !== undefined && first !== name)
			this.report.warn('zone-prefix', span, `The name "${cut(name)}" begins with the name of an earlier zone, "${cut(first)}".`, {
				hint: 'Choose names of which none is a prefix of another.',
				engine: `Uses the zone "${cut(first)}".`,
			});
		return zone.cells;
	}

	pair({ white, black }: ZonePair): Pair<Cells | undefined> {
		return [this.find(white), this.find(black)];
	}

	/** All zones that the file defines. */
	defined(): ReadonlyMap<string, Cells> {
		return new Map([...this.known].flatMap(([name, { cells }]) => (PREDEFINED.has(name) ? [] : [[name, cells] as const])));
	}

	/** The first defined zone whose name is a prefix of a reference: the one that the engine uses. */
	private firstPrefix(name: string): string | undefined {
		let best: string | undefined;
		let least = Number.POSITIVE_INFINITY;
		for (let length = 1; length <= name.length && length <= 64; length++) {
			const prefix = name.slice(0, length);
			const zone = this.known.get(prefix);
			if (zone !== undefined && zone.order <= this.order && zone.order < least) {
				best = prefix;
				least = zone.order;
			}
		}
		return best;
	}
}
