import type { Span } from '@x/diagnostics';
import type { Cells } from './definition.js';
import { didYouMean, nearest } from './nearest.js';
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

/** Board and zones of a variant: squares become numbers, names become sets of squares. */
export class Zones {
	readonly files: number;
	readonly ranks: number;
	readonly holes: Set<number> = new Set();
	private readonly engine: boolean;
	private readonly report: Report;
	private readonly known: Map<string, Zone> = new Map();
	/** How many zones the lines above define. */
	private order = 0;

	constructor(files: number, ranks: number, engine: boolean, report: Report) {
		this.files = files;
		this.ranks = ranks;
		this.engine = engine;
		this.report = report;
		this.known.set('empty', { cells: [], order: 0, used: true });
		this.known.set('all', { cells: this.all(), order: 0, used: true });
	}

	/** Every square of the board, holes included. */
	all(): Cells {
		return Array.from({ length: this.files * this.ranks }, (_, cell) => cell);
	}

	/** The number of a square, or undefined with a complaint where the board has none such. */
	cell({ file, rank, span }: Square, what: string, tolerated = false): number | undefined {
		if (file < this.files && rank < this.ranks) return file + rank * this.files;
		const message = `${what} ${squareName(file, rank)} is not on the board of ${this.files}x${this.ranks}.`;
		const index = file + rank * this.files;
		const wraps = index < this.files * this.ranks;
		const engine = wraps ? `Takes it for ${squareName(index % this.files, Math.floor(index / this.files))}.` : 'Passes over it, by luck.';
		const note = { hint: 'Leave it out.', engine };
		if (tolerated) this.report.warn('square-off-board', span ?? NOWHERE, message, note);
		else this.report.error('square-off-board', span ?? NOWHERE, message, note);
		return this.engine && wraps ? index : undefined;
	}

	/** The squares of a list, each once. */
	cells(squares: readonly Square[], what: string): Cells {
		const found = new Set<number>();
		for (const square of squares) {
			const cell = this.cell(square, what);
			if (cell === undefined) continue;
			if (found.has(cell))
				this.report.warn('square-twice', square.span ?? NOWHERE, `${squareName(square.file, square.rank)} is listed twice.`, {
					hint: 'Is another square meant?',
				});
			found.add(cell);
		}
		return [...found].sort((a, b) => a - b);
	}

	/** Defines a zone; it is known to lines above as well, but they are warned. */
	add(zone: Ref, squares: readonly Square[]): void {
		const { name, span = NOWHERE } = zone;
		const cells = this.cells(squares, 'The square');
		if (PREDEFINED.has(name))
			this.report.warn('duplicate-zone', span, `The zone "${name}" is always defined; this line does not change it.`, {
				hint: 'Take another name.',
			});
		else if (this.known.has(name))
			this.report.warn('duplicate-zone', span, `A zone "${cut(name)}" is defined above; that one counts.`, { hint: 'Take another name.' });
		else this.known.set(name, { cells, order: this.known.size, used: false });
	}

	/** The line that defines a zone has been passed. */
	pass(name: string): void {
		const zone = this.known.get(name);
		if (zone !== undefined && !PREDEFINED.has(name)) this.order = Math.max(this.order, zone.order);
	}

	/** Squares of a zone; undefined where there is none of that name. */
	find({ name, span = NOWHERE }: Ref): Cells | undefined {
		const first = this.firstPrefix(name);
		const zone = this.known.get(name);
		if (this.engine) return first === undefined ? undefined : this.known.get(first)!.cells;
		if (zone === undefined) {
			const near = nearest(name, this.known.keys());
			this.report.error('unknown-zone', span, `No zone is called "${cut(name)}".`, {
				...(near === undefined ? { hint: 'Define it above with "Zone:".' } : didYouMean(near)),
				engine:
					first === undefined
						? 'Takes no square for a promotion or a special move, and every square for a prison, a block or drops.'
						: `Takes the zone "${first}", whose name it begins with.`,
			});
			return undefined;
		}
		zone.used = true;
		if (zone.order > this.order)
			this.report.warn('zone-late', span, `The zone "${cut(name)}" is defined below.`, {
				hint: 'Define zones before they are used.',
				engine: 'Does not know the zone yet.',
			});
		else if (first !== undefined && first !== name)
			this.report.warn('zone-prefix', span, `"${cut(name)}" begins with the name of the zone "${cut(first)}", which is defined before.`, {
				hint: 'Take names of which none is the beginning of another.',
				engine: `Takes the zone "${cut(first)}".`,
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

	/** The zone defined first so far whose name a reference begins with: the one that the engine takes. */
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
