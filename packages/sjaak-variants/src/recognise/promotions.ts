import type { Cond } from '@x/core';
import { asksUnmoved, isAssimilation, sorted, squareAt } from '@x/core/reading';
import { asCondition, asNumber } from '@x/core/rules';
import type { Cells } from '../definition.js';
import type { Pair } from '../sides.js';
import { both, SIDES, type SideIndex } from '../sides.js';
import type { Switch } from '../syntax.js';
import type { KindDraft, KindWalks } from './draft.js';
import type { Size } from './patterns.js';
import { arrivals } from './walks.js';

const NOWHERE: Pair<Cells> = [[], []];

/** Reads the promotions of a kind. */
export class PromotionReader {
	private readonly size: Size;
	private readonly walks: KindWalks;
	/** Walks that land once, on an empty square or on one victim. */
	private readonly simple: KindWalks;

	private readonly assumed: ReadonlySet<Switch>;

	constructor(size: Size, walks: KindWalks, simple: KindWalks, assumed: ReadonlySet<Switch>) {
		this.size = size;
		this.walks = walks;
		this.simple = simple;
		this.assumed = assumed;
	}

	/** The squares of each promotion, and those on which the piece may stay unpromoted. */
	read(): Pick<KindDraft, 'promotions' | 'optional' | 'most' | 'inPlace'> {
		const { inPlace } = this;
		const choices = new Set(
			this.walks.flat().flatMap((walk) => (walk.becomes === undefined || isAssimilation(walk) ? [] : [walk.becomes])),
		);
		const most = this.limits();
		if (choices.size === 0) return { promotions: [], most, inPlace };
		const zones = new Map<string, { zones: Pair<Cells>; choices: string[] }>();
		let whole = NOWHERE;
		for (const choice of choices) {
			const cells = both((side) => this.zoneOf(choice, side));
			whole = both((side) => sorted([...whole[side], ...cells[side]]));
			const key = JSON.stringify(cells);
			const known = zones.get(key);
			if (known === undefined) zones.set(key, { zones: cells, choices: [choice] });
			else known.choices.push(choice);
		}
		const { size } = this;
		// A piece that promotes by a move from its zone may also stay unpromoted.
		if (this.assumed.has('promote by move')) return { promotions: [...zones.values()], most, inPlace };
		const quiet = this.assumed.has('quiet promotion');
		const stays = both((side) =>
			arrivals(
				size,
				this.simple[side].filter(
					(walk) => walk.becomes === undefined && !walk.tests.some(asksUnmoved) && !(quiet && walk.captures.length > 0),
				),
			),
		);
		const optional = both((side) => whole[side].filter((cell) => stays[side].has(cell)));
		return { promotions: [...zones.values()], optional, most, inPlace };
	}

	/** Squares on which every arrival may promote, and every departure too, unless pieces promote in place. */
	private zoneOf(choice: string, side: SideIndex): Cells {
		const { files, ranks } = this.size;
		if (this.assumed.has('promote by move'))
			return sorted(this.walks[side].flatMap(({ becomes, to, origins }) => (becomes === choice && to !== 0 ? origins : [])));
		const quiet = this.assumed.has('quiet promotion');
		const make = (): Set<number>[] => Array.from({ length: files * ranks }, () => new Set<number>());
		const [arriving, entering, leaving, going] = [make(), make(), make(), make()];
		for (const walk of this.simple[side]) {
			// Conditions without a pending promotion; a piece that becomes the kind of its victim is not promoted.
			if (walk.tests.some(asksUnmoved) || isAssimilation(walk) || (quiet && walk.captures.length > 0)) continue;
			const may = walk.becomes === choice;
			for (const from of walk.origins) {
				const to = squareAt(this.size, from, walk.to);
				const way = 2 * (from * files * ranks + to) + walk.captures.length;
				arriving[to]!.add(way);
				leaving[from]!.add(way);
				if (!may) continue;
				entering[to]!.add(way);
				going[from]!.add(way);
			}
		}
		const here = this.inPlace;
		return sorted(
			entering.flatMap((ways, cell) =>
				ways.size > 0 && ways.size === arriving[cell]!.size && (here || going[cell]!.size === leaving[cell]!.size) ? [cell] : [],
			),
		);
	}

	/** Promotes without moving. */
	private get inPlace(): boolean {
		return this.walks.flat().some(({ to, becomes, captures }) => to === 0 && becomes !== undefined && captures.length === 0);
	}

	/** The maximum number of pieces of a choice that a side may have. */
	private limits(): ReadonlyMap<string, Pair<number>> {
		const found = new Map<string, [number, number]>();
		for (const side of SIDES) {
			for (const { becomes, tests } of this.walks[side]) {
				if (becomes === undefined) continue;
				for (const test of tests) {
					const limit = limitOf(test);
					if (limit === undefined) continue;
					const known = found.get(becomes) ?? [0, 0];
					known[side] = limit;
					found.set(becomes, known);
				}
			}
		}
		return found;
	}
}

/** The number of pieces of one kind that a condition allows: fewer than a number of them. */
function limitOf(cond: Cond | undefined): number | undefined {
	const [left, sign, right] = asCondition('compare', cond)?.compare ?? [];
	const number = asNumber('count', left);
	const one = number?.count.kind?.length === 1 && number.zone === undefined && number.if === undefined;
	return one && sign === '<' && typeof right === 'number' ? right : undefined;
}
