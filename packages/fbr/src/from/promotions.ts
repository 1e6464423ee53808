import type { Cond } from '@x/core';
import { asksUnmoved, both, isAssimilation, isCastling, SIDES, type SideIndex, squareAt, type Walk } from '@x/core/reading';
import { asCondition } from '@x/core/rules';
import type { Notes } from './notes.js';
import { rangeOf } from './ranges.js';
import { isPassing } from './walk-meaning.js';

/** A move of a piece that can promote, in the view of its side. */
interface Arrival {
	readonly side: SideIndex;
	readonly from: number;
	readonly to: number;
	readonly takes: boolean;
	/** The types that the piece can have afterwards; '' if it can stay what it is. */
	readonly becomes: Set<string>;
}

/** When pieces of a kind promote. */
interface Plan {
	readonly kind: string;
	readonly choices: readonly string[];
	/** The zone as a board range; empty for the whole board. */
	readonly range: string;
	readonly triggers: readonly string[];
	/** Moments that the piece never has: whether they are named makes no difference. */
	readonly idle: readonly string[];
	readonly optional: 'optional' | 'notforced' | undefined;
	/** Cells on which it must promote although it has the choice elsewhere. */
	readonly forced: string | undefined;
}

/** Writes the promotions: items for what pieces become, rules for when. */
export function writePromotions(notes: Notes): void {
	const plans = notes.letters.all.flatMap(([, kind]) => planOf(notes, kind) ?? []);
	for (const { kind, choices } of plans) {
		const type = notes.letters.of(kind);
		if (choices.length !== 1 || choices[0] !== `+${type}`) notes.items.push(`+${type}==${choices.join('')}`);
	}
	const groups: Plan[][] = [];
	for (const plan of [...plans].sort((a, b) => b.triggers.length - a.triggers.length)) {
		const group = groups.find(([one]) => one!.range === plan.range && one!.optional === plan.optional && agree(one!, plan));
		if (group === undefined) groups.push([plan]);
		else group.push(plan);
	}
	const types = new Set(notes.letters.types.values());
	const planned = new Set(plans.map(({ kind }) => notes.letters.of(kind)));
	// A type whose prefixed form is defined promotes to it, unless the rules name others.
	const others = [...types].some((type) => types.has(`+${type}`) && !planned.has(type));
	if (groups.length === 0) {
		if (others) notes.rules.push('!promotion+');
		return;
	}
	for (const group of groups) notes.rules.push(...ruleOf(notes, group, groups.length > 1 || others));
	const forced = new Map<string, string[]>();
	for (const { kind, forced: range } of plans) if (range !== undefined) forced.set(range, [...(forced.get(range) ?? []), kind]);
	for (const [range, kinds] of forced) notes.rules.push(`promotion+${range}=enter${notes.letters.set(kinds)}`);
}

/** Whether the moments of one plan hold for another. */
const agree = (one: Plan, other: Plan): boolean =>
	other.triggers.every((trigger) => one.triggers.includes(trigger)) &&
	one.triggers.every((trigger) => other.triggers.includes(trigger) || other.idle.includes(trigger));

function ruleOf(notes: Notes, group: readonly Plan[], named: boolean): readonly string[] {
	const [{ range, triggers, optional }] = group as [Plan];
	const set = named ? notes.letters.set(group.map(({ kind }) => kind)) : '';
	const last = `[${notes.size.ranks}]`;
	const usual = range === last && triggers.join() === 'enter';
	if (usual && optional === undefined && !named) return [];
	const attributes = [...(usual && !named ? [] : triggers.map((trigger) => trigger + set)), ...(optional === undefined ? [] : [optional])];
	return [`promotion+${usual ? '' : range}=${attributes.join()}`];
}

function planOf(notes: Notes, kind: string): Plan | undefined {
	const walks = notes.walks(kind);
	const all = walks?.flat() ?? [];
	if (!all.some(({ becomes }) => becomes !== undefined)) return undefined;
	const path = `kinds.${kind}`;
	const lose = (what: string): undefined =>
		void notes.lose('lost-promotion', path, `The promotion of "${kind}" is not said exactly: ${what}.`);
	if (all.some(isAssimilation)) return lose('it becomes what it captures');
	if (all.some(({ becomes, tests, unread }) => becomes !== undefined && (unread.length > 0 || tests.some(isCondition))))
		lose('it has a condition besides its cells, which is left out');
	const arrivals = arrivalsOf(notes, kind);
	const ofSides = both((side) => typesIn(arrivals.filter((one) => one.side === side)));
	const choices = [...new Set(ofSides.flat())];
	if (arrivals.some((one) => may(one) && typesIn([one]).length < ofSides[one.side].length))
		lose('its choices differ by cell, and all are written');
	if (ofSides.every((types) => types.length > 0) && choices.length > Math.min(...ofSides.map((types) => types.length)))
		lose('its choices differ by side, and all are written');
	const inPlace = arrivals.filter(({ from, to }) => from === to);
	const moves = arrivals.filter(({ from, to }) => from !== to);
	if (inPlace.length > 0) {
		if (moves.some(may)) return lose('it promotes with and without a move');
		const range = rangeOf(notes.size, [...new Set(inPlace.map(({ from }) => from))]);
		return { kind, choices, range: wholeAs(notes, range, ''), triggers: ['null'], idle: [], optional: undefined, forced: undefined };
	}
	const found = whenOf(notes, kind, moves);
	return found === undefined ? lose('its cells fit no rule') : { kind, choices, ...found };
}

const may = ({ becomes }: Arrival): boolean => [...becomes].some((one) => one !== '');
const must = (arrival: Arrival): boolean => may(arrival) && !arrival.becomes.has('');

/** The types that pieces can become by arrivals. */
const typesIn = (arrivals: readonly Arrival[]): readonly string[] =>
	[...new Set(arrivals.flatMap(({ becomes }) => [...becomes]))].filter((type) => type !== '');

/** The test of a condition that is not about the way of the piece. */
const isCondition = (test: Cond): boolean => !asksUnmoved(test) && asCondition('same', test) === undefined;

function arrivalsOf(notes: Notes, kind: string): readonly Arrival[] {
	const found = new Map<string, Arrival>();
	for (const side of SIDES)
		for (const walk of notes.walks(kind)![side]) {
			// No piece can be captured in passing on the last rank.
			if (isCastling(walk) || walk.stand === undefined || isPassing(notes, walk)) continue;
			for (const origin of walk.origins) add(notes, found, side, origin, walk);
		}
	return [...found.values()];
}

function add(notes: Notes, found: Map<string, Arrival>, side: SideIndex, origin: number, walk: Walk): void {
	const takes = walk.captures.length > 0;
	const [from, to] = [notes.seen(side, origin), notes.seen(side, squareAt(notes.size, origin, walk.stand!))];
	const key = `${side} ${from} ${to} ${takes}`;
	const known = found.get(key) ?? { side, from, to, takes, becomes: new Set<string>() };
	known.becomes.add(walk.becomes === undefined ? '' : notes.letters.of(walk.becomes));
	found.set(key, known);
}

/** The cells to which all moves have a property, and those to which any has it. */
function zones(moves: readonly Arrival[], has: (move: Arrival) => boolean): readonly (readonly number[])[] {
	const arrivals = new Map<number, Arrival[]>();
	for (const move of moves) arrivals.set(move.to, [...(arrivals.get(move.to) ?? []), move]);
	const every = [...arrivals].filter(([, list]) => list.every(has)).map(([cell]) => cell);
	const any = [...arrivals].filter(([, list]) => list.some(has)).map(([cell]) => cell);
	return String(every) === String(any) ? [every] : [every, any];
}

type When = Omit<Plan, 'kind' | 'choices'>;

function whenOf(notes: Notes, kind: string, moves: readonly Arrival[]): When | undefined {
	const taking = moves.filter(({ takes }) => takes);
	if (moves.every((move) => may(move) === move.takes) && taking.length > 0)
		return {
			range: `[1-${notes.size.ranks}]`,
			triggers: ['capture'],
			idle: [],
			optional: optionOf(notes, kind, taking, true),
			forced: undefined,
		};
	if (moves.every(may)) return { range: '', triggers: ['move'], idle: [], optional: optionOf(notes, kind, moves, true), forced: undefined };
	for (const bare of zones(moves, may)) {
		const zone = new Set(widened(notes, moves, bare));
		const found = triggersOf(notes, kind, moves, zone);
		if (found === undefined) continue;
		const { triggers } = found;
		const declines = triggers.includes('move') || triggers.includes('leave');
		const optional = optionOf(notes, kind, moves, declines);
		const forced = optional === 'optional' ? forcedOf(notes, kind, moves, triggers.includes('move')) : undefined;
		if (forced === null) continue;
		return { range: wholeAs(notes, rangeOf(notes.size, [...zone]), ''), ...found, optional, forced };
	}
	return undefined;
}

const wholeAs = ({ size }: Notes, range: string, whole: string): string => (range === `[1-${size.ranks}]` ? whole : range);

/** A zone with the cells of its ranks that no move reaches. */
function widened({ size }: Notes, moves: readonly Arrival[], zone: readonly number[]): readonly number[] {
	const reached = new Set(moves.map(({ to }) => to));
	const inside = new Set(zone);
	const ranks = new Set(zone.map((cell) => Math.floor(cell / size.files)));
	return Array.from({ length: size.files * size.ranks }, (_, cell) => cell).filter(
		(cell) => inside.has(cell) || (!reached.has(cell) && ranks.has(Math.floor(cell / size.files))),
	);
}

/** The moments of promotion that fit a zone. */
function triggersOf(
	notes: Notes,
	kind: string,
	moves: readonly Arrival[],
	zone: ReadonlySet<number>,
): Pick<Plan, 'triggers' | 'idle'> | undefined {
	const enters = moves.filter(({ from, to }) => zone.has(to) && !zone.has(from));
	const leaves = moves.filter(({ from, to }) => !zone.has(to) && zone.has(from));
	const inside = moves.filter(({ from, to }) => zone.has(to) && zone.has(from));
	if (moves.some((move) => !zone.has(move.to) && !zone.has(move.from) && may(move))) return undefined;
	// A piece that must promote on entering is never found inside.
	const starts = notes.ruleset.start.pieces.some(({ at, piece }) => {
		const side = notes.ruleset.sideOrder.indexOf(piece.side);
		return piece.kind === kind && side >= 0 && zone.has(notes.seen(side as 0 | 1, Number(at[0]) + Number(at[1]) * notes.size.files));
	});
	if (!starts && !notes.isDropped(kind) && enters.length > 0 && enters.every(must)) return { triggers: ['enter'], idle: ['leave', 'move'] };
	const triggers: string[] = [];
	const idle: string[] = [];
	for (const [name, list] of [
		['enter', enters],
		['leave', leaves],
		['move', inside],
	] as const) {
		const some = list.some(may);
		if (some && !list.every(may)) return undefined;
		if (some) triggers.push(name);
		if (list.length === 0) idle.push(name);
	}
	return triggers.length === 0 ? undefined : { triggers, idle };
}

/** Whether the piece may stay what it is, also where it could not move any more. */
function optionOf(notes: Notes, kind: string, moves: readonly Arrival[], declines: boolean): When['optional'] {
	const chosen = moves.filter(may);
	if (chosen.every(must)) return undefined;
	const dead = new Set(notes.deadCells(kind));
	const stuck = chosen.some((move) => dead.has(move.to) && !must(move));
	return stuck && !declines ? 'notforced' : 'optional';
}

/** The zone in which a piece with a choice must promote, beyond the cells on which it could not move; null: it fits no zone. */
function forcedOf(notes: Notes, kind: string, moves: readonly Arrival[], moving: boolean): string | undefined | null {
	const chosen = moves.filter(may);
	const cells = [...new Set(chosen.filter(must).map(({ to }) => to))].sort((a, b) => a - b);
	if (cells.length === 0) return undefined;
	const inside = new Set(cells);
	if (chosen.some((move) => !inside.has(move.from) && inside.has(move.to) !== must(move))) return null;
	const dead = notes.deadCells(kind);
	if (!moving && String(dead.filter((cell) => chosen.some(({ to }) => to === cell))) === String(cells)) return undefined;
	return rangeOf(notes.size, widened(notes, moves, cells));
}
