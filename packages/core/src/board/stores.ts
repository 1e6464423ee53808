import type { Ruleset, Setup, Vec } from '../rules/types.js';
import type { Codes } from './codes.js';
import { PointList } from './point-lists.js';
import { Registers } from './registers.js';
import { quoted, type Report, unknown } from './report.js';

/** Registers with stores (one for each store, side and kind) and with points that can be on several cells. */
export class StoreRegisters extends Registers {
	private readonly stores: ReadonlyMap<string, number>;
	private readonly kinds: number;

	/** Points that can be on several cells, by name. */
	readonly lists: Map<string, PointList> = new Map();

	constructor(ruleset: Ruleset, codes: Codes, sets: readonly string[]) {
		super(ruleset, codes);
		this.kinds = codes.kinds.length;
		const initial = [...this.initial];
		const hashed = [...this.hashed];
		const stores = new Map<string, number>();
		for (const [name, { shared }] of Object.entries(ruleset.stores)) {
			stores.set(name, initial.length);
			for (let index = 0; index < this.kinds * (shared === true ? 1 : 3); index++) {
				initial.push(0);
				hashed.push(index < 2 * this.kinds ? 1 : 0);
			}
		}
		this.stores = stores;
		const cells = ruleset.space.axes.reduce((product, { extent: [from, to] }) => product * (Number(to) - Number(from) + 1), 1);
		for (const name of sets) {
			this.lists.set(name, new PointList(this, name, initial.length, cells - 1));
			for (let index = 2; index < 2 * cells; index++) {
				initial.push(-1);
				hashed.push(0);
			}
		}
		this.initial = Int32Array.from(initial);
		this.hashed = Uint8Array.from(hashed);
	}

	/** First register of a store for a side. There is one register for each kind from it on. */
	store(name: string, side: number): number {
		return this.stores.get(name)! + (this.ruleset.stores[name]!.shared === true ? 0 : side * this.kinds);
	}

	override of(setup: Setup, cellAt: (vec: Vec) => number): Int32Array {
		const values = super.of(setup, cellAt);
		for (const [name, list] of this.lists) {
			const by = values[this.point(name) + 1]!;
			const cells = [...new Set((setup.points?.[name] ?? []).map(cellAt))];
			list.note(
				cells.map((cell) => ({ cell, by })),
				(register, value) => {
					values[register] = value;
				},
			);
		}
		for (const [name, bySide] of Object.entries(setup.stores ?? {})) {
			for (const [side, byKind] of Object.entries(bySide)) {
				const first = this.store(name, Math.max(0, this.codes.sideIndex(side)));
				for (const [kind, number] of Object.entries(byKind)) values[first + this.codes.kindIndex(kind)] = number;
			}
		}
		return values;
	}

	override cells(values: ArrayLike<number>, name: string): number[] | undefined {
		return this.lists
			.get(name)
			?.read(values)
			.map(({ cell }) => cell);
	}

	override held(values: ArrayLike<number>, side: string): Record<string, Record<string, number>> {
		const found: Record<string, Record<string, number>> = {};
		for (const [store, { shared }] of Object.entries(this.ruleset.stores)) {
			if ((shared === true) !== (side === 'shared')) continue;
			const first = this.store(store, Math.max(0, this.codes.sideIndex(side)));
			const counts = this.codes.kinds.map((kind, index): [string, number] => [kind, values[first + index]!]);
			found[store] = Object.fromEntries(counts.filter(([, count]) => count !== 0));
		}
		return found;
	}

	override checkStore(name: string, holders: Readonly<Record<string, Readonly<Record<string, number>>>>, fault: Report): void {
		const known = this.ruleset.stores[name]!.shared === true ? ['shared'] : this.codes.sides;
		for (const [side, kinds] of Object.entries(holders)) {
			if (!known.includes(side))
				fault(`stores.${name}.${side}`, 'unknown-side', `Expected ${quoted(known)} as owner of the store '${name}', found '${side}'.`, {
					known,
				});
			for (const [kind, count] of Object.entries(kinds)) {
				if (!this.codes.kinds.includes(kind)) unknown(fault, `stores.${name}.${side}.${kind}`, 'kind', kind, this.codes.kinds);
				if (!Number.isInteger(count) || count < 0 || count > 0xffffff)
					fault(`stores.${name}.${side}.${kind}`, 'bad-number', `Expected a whole number of pieces from 0 on, found ${count}.`);
			}
		}
	}
}

/** Registers of points and variables that last for one walk. */
export function ofWalks(registers: StoreRegisters, { points, vars }: Ruleset): number[] {
	const brief = Object.keys(points).flatMap((name) =>
		points[name] === 'walk' ? [registers.point(name), registers.point(name) + 1, ...(registers.lists.get(name)?.registers ?? [])] : [],
	);
	for (const [name, { life }] of Object.entries(vars))
		if (life === 'walk') brief.push(...new Set([0, 1, 2].map((side) => registers.variable(name, side))));
	return brief;
}
