import { type Deed, deedKey, type Lone } from './lone.js';
import type { Way } from './scene.js';

interface Found {
	readonly deed: Deed;
	readonly over: Set<number>;
	readonly hurdles: Set<number>;
	/** How many of the two sides stop it, by cell. */
	readonly stops: Map<number, number>;
	flagged: boolean;
}

/** Asks a lone piece again and again, each time with something more or less on the board. */
export class Scan {
	private readonly lone: Lone;
	private readonly around: ReadonlyMap<number, number>;
	private readonly empty: readonly number[];
	private readonly board: Int32Array;
	private readonly vecOf: (cell: number) => readonly number[];
	private readonly found = new Map<string, Found>();

	constructor(lone: Lone, around: ReadonlyMap<number, number>, size: number, vecOf: (cell: number) => readonly number[]) {
		this.lone = lone;
		this.around = around;
		this.vecOf = vecOf;
		this.empty = lone.cells.filter((cell) => !around.has(cell));
		this.board = new Int32Array(size);
		for (const [cell, code] of around) this.board[cell] = code;
		this.board[lone.at] = lone.own;
	}

	ways(): readonly Way[] {
		const { lone, empty } = this;
		for (const deed of this.deeds().values()) this.find(deed);
		// What would be taken if it stood there.
		for (const cell of empty) {
			for (const deed of this.deeds([cell, lone.enemy]).values()) if (deed.takes && deed.cell === cell) this.find(deed);
		}
		const open = [...this.found.values()];
		const takes = new Set(open.filter(({ deed }) => deed.takes && !this.around.has(deed.cell)).map(({ deed }) => deed.cell));
		for (const code of [lone.enemy, lone.friend]) for (const cell of empty) this.block(open, takes, cell, code);
		for (const [cell, code] of this.around) {
			this.without(open, cell, 0, ({ over }) => over.add(cell));
			this.board[cell] = code;
		}
		if (lone.own !== lone.bare) {
			this.without([...this.found.values()], lone.at, lone.bare, (one) => {
				one.flagged = true;
			});
			this.board[lone.at] = lone.own;
		}
		return [...this.found.values()].map((one) => this.wayOf(one)).sort((a, b) => a.cell - b.cell || Number(a.takes) - Number(b.takes));
	}

	/** What can be done with these put on the board for the moment. */
	private deeds(...put: readonly (readonly [cell: number, code: number])[]): ReadonlyMap<string, Deed> {
		return this.lone.deeds(this.lone.place(this.boardWith(put)));
	}

	private boardWith(put: readonly (readonly [cell: number, code: number])[]): Int32Array {
		const board = this.board.slice();
		for (const [cell, code] of put) board[cell] = code;
		return board;
	}

	private find(deed: Deed): Found {
		const key = deedKey(deed);
		const found = this.found.get(key) ?? { deed, over: new Set(), hurdles: new Set(), stops: new Map(), flagged: false };
		for (const kind of deed.becomes) found.deed.becomes.add(kind);
		this.found.set(key, found);
		return found;
	}

	/** A piece on an empty cell: which ways does it stop, which does it open? */
	private block(open: readonly Found[], takes: ReadonlySet<number>, cell: number, code: number): void {
		const { lone, empty } = this;
		const position = lone.place(this.boardWith([[cell, code]]));
		const deeds = lone.deeds(position);
		const could = new Set(empty.filter((other) => other !== cell && lone.couldTake(position, other)));
		for (const { deed, stops } of open) {
			if (deed.cell === cell || (deed.to === cell && !deed.takes)) continue;
			const imagined = deed.takes && !this.around.has(deed.cell);
			if (imagined ? could.has(deed.cell) : deeds.has(deedKey(deed))) continue;
			stops.set(cell, (stops.get(cell) ?? 0) + 1);
		}
		for (const [key, deed] of deeds) {
			const before = this.found.get(key);
			if (deed.cell !== cell && (before === undefined || before.hurdles.size > 0)) this.find(deed).hurdles.add(cell);
		}
		for (const other of could) {
			if (takes.has(other)) continue;
			for (const deed of this.deeds([cell, code], [other, lone.enemy]).values())
				if (deed.takes && deed.cell === other) this.find(deed).hurdles.add(cell);
		}
	}

	/** Calls back with the ways that there are no more once a cell holds something else. The board is left so. */
	private without(open: readonly Found[], cell: number, code: number, each: (one: Found) => void): void {
		const { lone, around } = this;
		this.board[cell] = code;
		const position = lone.place(this.board.slice());
		const deeds = lone.deeds(position);
		for (const one of open) {
			const { deed, hurdles } = one;
			if (deed.cell === cell) continue;
			if (hurdles.size > 0) {
				const [hurdle] = hurdles;
				const put: [number, number][] = [lone.enemy, lone.friend].map((piece) => [hurdle!, piece]);
				const victim: [number, number][] = deed.takes && !around.has(deed.cell) ? [[deed.cell, lone.enemy]] : [];
				if (!put.some((piece) => this.deeds(piece, ...victim).has(deedKey(deed)))) each(one);
			} else if (deed.takes && !around.has(deed.cell) ? !lone.couldTake(position, deed.cell) : !deeds.has(deedKey(deed))) each(one);
		}
	}

	private wayOf({ deed, over, hurdles, stops, flagged }: Found): Way {
		const { cell, takes, to, becomes } = deed;
		const { lone, vecOf } = this;
		const origin = vecOf(lone.at);
		const far = (other: number): number => Math.hypot(...vecOf(other).map((value, axis) => value - origin[axis]!));
		const both = [...stops].filter(([, sides]) => sides === 2).map(([other]) => other);
		const sorted = (cells: Iterable<number>): readonly number[] => [...cells].sort((a, b) => far(a) - far(b) || a - b);
		const own = lone.kind;
		return {
			cell,
			takes,
			to,
			over: sorted(over),
			hurdles: sorted(hurdles),
			stops: sorted(both),
			flagged,
			becomes: becomes.size === 1 && becomes.has(own) ? [] : [...becomes].sort(),
		};
	}
}
