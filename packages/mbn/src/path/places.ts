import type { Cond, Coord, Filter, Zone } from '@x/core';
import { all, attacked, before, compare, count, is, not, some, within } from '@x/core/build';
import type { Area, Condition, Interval, PieceSet, Range } from '../tree.js';
import type { Environment } from './environment.js';
import { filters, setOf } from './pieces.js';
import type { RequirementList } from './requirements.js';

/** Conditions of ranges, attackers and pieces elsewhere, with the zones that they need. */
export class Places {
	readonly #environment: Environment;
	readonly #needs: RequirementList;

	constructor(environment: Environment, needs: RequirementList) {
		this.#environment = environment;
		this.#needs = needs;
	}

	/** Whether the cursor, or where the move began, is in a range. `attackers` narrows down attacks. */
	inRange({ areas, negated }: Range, attackers: readonly PieceSet[] = [], cell: 'at' | 'origin' = 'at'): Cond {
		const boxes = areas.filter((area) => area.type === 'box' || area.sign === '#' || area.sign === '.');
		const conditions: Cond[] = boxes.length === 0 ? [] : [within(this.#needs.zone(union(boxes.map((area) => this.#zone(area)))), cell)];
		for (const area of areas) {
			if (area.type === 'box') continue;
			if (area.sign === '+') conditions.push(this.attackedBy(attackers));
			else if (area.sign === '*') conditions.push(not(this.attackedBy(attackers)));
			else if (area.sign === ':') conditions.push(this.#hasNotMoved());
		}
		const inside = conditions.length === 1 ? conditions[0]! : some(...conditions);
		return negated ? not(inside) : inside;
	}

	/** Whether the piece on the cursor's cell has not moved. All is as it was before the move; on a free cell the mover is meant. */
	#hasNotMoved(): Cond {
		const flag = this.#environment.unmoved ?? 'initial';
		this.#needs.flag(flag);
		return before(some(is('at', { flag }), all(is('at', { who: 'empty' }), { mover: { flag } })));
	}

	/** Whether the opponent attacks the cursor's cell, with one of these pieces. */
	attackedBy(sets: readonly PieceSet[]): Cond {
		if (sets.length === 0) return attacked('at');
		// The attacker asks: its own pieces are its friends.
		const conditions = sets.flatMap((set) =>
			filters(set.coloured ? swapped(set) : set, 'friend', this.#environment).map((filter) => is('at', filter)),
		);
		return attacked('at', { if: conditions.length === 1 ? conditions[0]! : some(...conditions) });
	}

	/** Whether such a piece stands in the place. A mover that was lifted counts as standing on the cursor's cell. */
	stands({ who, where }: Condition, lifted: boolean): Cond {
		const set = setOf(who);
		const inside = where === undefined ? undefined : this.inRange(where);
		const mover = ({ who: by, ...filter }: Filter): Cond[] =>
			!lifted || by === 'enemy' ? [] : [inside === undefined ? { mover: filter } : all({ mover: filter }, inside)];
		const conditions = filters(set, 'any', this.#environment).flatMap((filter) => [
			compare(count(filter, inside === undefined ? {} : { if: inside }), '>', 0),
			...mover(filter),
		]);
		return conditions.length === 1 ? conditions[0]! : some(...conditions);
	}

	#zone(area: Area): Zone {
		if (area.type === 'sign') return area.sign === '#' ? this.#edge() : { minus: [{ box: this.#all() }, this.#edge()] };
		return { box: [area.files, area.ranks, area.levels, area.rows].slice(0, this.#environment.size.length).map(bounds) };
	}

	#all(): (readonly [Coord | null, Coord | null] | null)[] {
		return this.#environment.size.map(() => null);
	}

	/** The cells at the edge of the board: its first and last files and ranks. */
	#edge(): Zone {
		return union(
			[0, 1].flatMap((axis) =>
				[0, this.#environment.size[axis]! - 1].map(
					(line): Zone => ({ box: this.#all().map((none, at) => (at === axis ? [line, line] : none)) }),
				),
			),
		);
	}
}

const union = (zones: readonly Zone[]): Zone => (zones.length === 1 ? zones[0]! : { union: zones });

const bounds = (interval: Interval | undefined): readonly [number, number] | null => (interval ? [interval.from, interval.to] : null);

/** The same pieces, from the opponent's view. */
const swapped = (set: PieceSet): PieceSet => ({
	...set,
	pieces: set.pieces.map((id) => {
		const first = id.letters[0]!;
		const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
		return { ...id, letters: other + id.letters.slice(1) };
	}),
});
