import type { Filter } from '@x/core';
import type { Cells, Pair } from '../definition.js';
import { both, images, SIDES, type SideIndex } from '../geometry.js';
import type { Generator, PieceFlag, Vector } from '../syntax.js';
import type { KindDraft, KindQuestion } from './draft.js';
import { generatorsOf } from './generators.js';
import { type Pattern, patternOf, possible, relative } from './patterns.js';
import type { Walk } from './walk.js';

const NOWHERE: Pair<Cells> = [[], []];
const sorted = (cells: Iterable<number>): Cells => [...new Set(cells)].sort((a, b) => a - b);

/** Walks that land once, on an empty square or on one victim. */
const isSimple = ({ stand, to, from, writes, captures, effects }: Walk): boolean =>
	stand === to &&
	to !== from &&
	writes.length === 0 &&
	captures.length <= 1 &&
	captures.every(({ cell }) => cell === to) &&
	effects.length === 0;

const asksUnmoved = (test: string): boolean => /^\{"mover":\{"flag":/.test(test);
const asksMoved = (test: string): boolean => /^\{"not":\{"mover":\{"flag":/.test(test) || /^\{"mover":\{"notFlag":/.test(test);

/** Reads one kind. */
export function draftKind(question: KindQuestion): KindDraft {
	return new KindReader(question).read();
}

class KindReader {
	private readonly question: KindQuestion;
	private readonly flags = new Set<PieceFlag>();
	private readonly simple: Pair<readonly (readonly Walk[])[]>;

	constructor(question: KindQuestion) {
		this.question = question;
		this.simple = both((side) => question.walks[side].map((walks) => walks.filter(isSimple)));
	}

	read(): KindDraft {
		const { royals, kind } = this.question;
		const facing = royals.includes(kind) && this.every((walk) => this.facing(walk)).length > 0;
		const passing = this.every(
			(walk) => walk.captures.length === 1 && walk.captures[0]!.cell !== walk.to && walk.tests.some((test) => test.includes('"point":')),
		);
		if (passing.length > 0) this.flags.add('take_ep');
		if (this.every((walk) => walk.points.length > 0 && isSimple(walk)).length > 0) this.flags.add('set_ep');
		const double = this.doubles();
		const quiet = this.patterns((walk) => walk.captures.length === 0);
		const taking = this.patterns((walk) => walk.captures.length === 1 && !this.facing(walk));
		const prison = this.prison([...quiet[0], ...quiet[1], ...taking[0], ...taking[1]]);
		const parts = this.split(quiet, prison);
		const left = double === undefined ? (patterns: readonly Pattern[]) => patterns : this.without(double);
		const stepping = this.flags.has('set_ep') || this.forward(quiet);
		const { size } = this.question;
		const moves = generatorsOf(size, left(parts.normal[0]), left(parts.normal[1]), stepping).generators;
		const captures = generatorsOf(
			size,
			left(this.kept(taking, 0)),
			left(this.kept(taking, 1)),
			stepping || this.flags.has('take_ep'),
		).generators;
		const all = double === undefined ? [] : [double];
		const special = parts.special.flatMap(({ zones, patterns }) =>
			generatorsOf(size, patterns[0], patterns[1], stepping).generators.map((generator) => ({ zones, generator })),
		);
		const same = JSON.stringify(moves) === JSON.stringify(captures);
		const victims = this.victims();
		const promotions = this.promotions();
		return {
			moves: [...all, ...moves],
			...(same && double === undefined ? {} : { captures: [...all, ...captures] }),
			initial: parts.initial === undefined ? [] : generatorsOf(size, parts.initial[0], parts.initial[1], true).generators,
			special,
			...(prison && { prison }),
			...promotions,
			most: this.limits(),
			...(victims && { victims }),
			flags: this.flags,
			specialInit: parts.unmovedZones,
			facing,
			inPlace: this.every((walk) => walk.to === walk.from && walk.becomes !== undefined && walk.captures.length === 0).length > 0,
			safeSlides:
				royals.includes(kind) &&
				this.every((walk) => isSimple(walk) && walk.empty.length > 1 && walk.tests.some((test) => test.includes('"attacked":'))).length > 0,
		};
	}

	private every(fits: (walk: Walk) => boolean): Walk[] {
		return this.question.walks.flatMap((squares) => squares.flatMap((walks) => walks.filter(fits)));
	}

	/** A capture of royal pieces alone, along a file from afar. */
	private facing(walk: Walk): boolean {
		const filter = walk.captures[0]?.filter.kind;
		if (filter === undefined || this.question.kinds.length === 1 || !filter.every((kind) => this.question.royals.includes(kind)))
			return false;
		const [dx, dy] = relative(this.question.size, walk.from, walk.to, 0);
		return dx === 0 && (Math.abs(dy) > 1 || filter.length < this.question.kinds.length);
	}

	/** Patterns of one side with the squares where they are found. */
	private patterns(fits: (walk: Walk) => boolean): Pair<readonly Found[]> {
		return both((side) => {
			const found = new Map<string, Found>();
			this.simple[side].forEach((walks, from) => {
				for (const walk of walks) {
					if (!fits(walk)) continue;
					const pattern = patternOf(this.question.size, walk, side);
					const entry = found.get(pattern.key) ?? { pattern, at: new Set<number>(), unmoved: new Set<number>(), side };
					(walk.tests.some(asksUnmoved) ? entry.unmoved : entry.at).add(from);
					if (walk.tests.some(asksMoved)) entry.moved = true;
					found.set(pattern.key, entry);
				}
			});
			return [...found.values()];
		});
	}

	/** Squares beyond which the piece never goes, if something is missing that they explain. */
	private prison(found: readonly Found[]): Pair<Cells> | undefined {
		const { size, exists } = this.question;
		const reached = both((side) => new Set(this.simple[side].flatMap((walks) => walks.map(({ to }) => to))));
		let missing = false;
		for (const { pattern, at, unmoved, side } of found) {
			for (let from = 0; from < size.files * size.ranks; from++) {
				if (!exists(from) || at.has(from) || unmoved.has(from) || !possible(size, exists, pattern, from, side)) continue;
				const target = this.target(from, pattern.to, side);
				if (!reached[side].has(target)) missing = true;
			}
		}
		return missing ? [sorted(reached[0]), sorted(reached[1])] : undefined;
	}

	private target(from: number, [dx, dy]: Vector, side: SideIndex): number {
		return from + dx + (side === 0 ? dy : -dy) * this.question.size.files;
	}

	/** Patterns that are found from everywhere, and those of some squares only. */
	private split(found: Pair<readonly Found[]>, prison: Pair<Cells> | undefined): Parts {
		const { size, exists } = this.question;
		const home: Pair<Set<number>> = [new Set(), new Set()];
		const inside = (side: SideIndex, cell: number): boolean => prison === undefined || prison[side].includes(cell);
		const fits = ({ pattern, side }: Found, from: number): boolean =>
			exists(from) && possible(size, exists, pattern, from, side) && inside(side, this.target(from, pattern.to, side));
		const squares = Array.from({ length: size.files * size.ranks }, (_, cell) => cell);
		for (const side of SIDES) {
			for (const entry of found[side]) {
				if (entry.moved === true || entry.at.size === 0) continue;
				const room = squares.filter((from) => fits(entry, from));
				const here = room.filter((from) => entry.at.has(from));
				if (here.length === room.length) continue;
				// The rarer case is the special one.
				for (const from of here.length * 2 < room.length ? here : room.filter((one) => !entry.at.has(one))) home[side].add(from);
			}
		}
		const late = both((side) => found[side].filter(({ unmoved }) => unmoved.size > 0));
		const waiting = late.some((list) => list.length > 0);
		const unmovedAt = both((side) => new Set(late[side].flatMap(({ unmoved }) => [...unmoved])));
		// Asked of every square it is an initial move, of some only a special one that wants the piece unmoved.
		const everywhere =
			waiting &&
			SIDES.every((side) => squares.every((from) => unmovedAt[side].has(from) || !late[side].some((entry) => fits(entry, from))));
		const normal = both((side) =>
			found[side].filter(({ at }) => [...at].some((from) => !home[side].has(from))).map(({ pattern }) => pattern),
		);
		const initial = everywhere ? both((side) => late[side].map(({ pattern }) => pattern)) : undefined;
		const zones: Pair<Cells> = waiting && !everywhere ? both((side) => sorted(unmovedAt[side])) : both((side) => sorted(home[side]));
		const some = zones.some((cells) => cells.length > 0);
		const patterns = both((side) =>
			found[side]
				.filter(({ at, unmoved }) => zones[side].some((from) => (waiting && !everywhere ? unmoved : at).has(from)))
				.map(({ pattern }) => pattern),
		);
		return { normal, special: some ? [{ zones, patterns }] : [], initial, unmovedZones: waiting && !everywhere };
	}

	private kept(found: Pair<readonly Found[]>, side: SideIndex): readonly Pattern[] {
		return found[side].map(({ pattern }) => pattern);
	}

	/** Quiet moves lead forward only. */
	private forward(found: Pair<readonly Found[]>): boolean {
		return found[0].length > 0 && found.every((list) => list.every(({ pattern }) => pattern.to[1] > 0));
	}

	/** A two-step leaper that captures twice: its legs are those of its captures. */
	private doubles(): (Generator & { type: 'leap' }) | undefined {
		const first = new Map<string, Vector>();
		const second = new Map<string, Vector>();
		const small = ([x, y]: Vector): Vector => [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))];
		for (const side of SIDES) {
			for (const walks of this.question.walks[side]) {
				for (const { from, to, captures } of walks) {
					if (captures.length !== 2) continue;
					const leg = small(relative(this.question.size, from, captures[0]!.cell, side));
					const then = small(relative(this.question.size, captures[0]!.cell, to, side));
					first.set(leg.join(), leg);
					second.set(then.join(), then);
				}
			}
		}
		return first.size === 0 ? undefined : { type: 'leap', vectors: [...first.values()], second: [...second.values()] };
	}

	/** Leaves out what a two-step leaper does anyway. */
	private without(double: Generator & { type: 'leap' }): (patterns: readonly Pattern[]) => readonly Pattern[] {
		const first = images(double.vectors);
		const both = first.flatMap(([x, y]) => images(double.second!).map(([a, b]): Vector => [x + a, y + b]));
		const known = new Set([...first, ...both].map(String));
		return (patterns) => patterns.filter(({ empty, hurdles, to }) => empty.length > 0 || hurdles.length > 0 || !known.has(String(to)));
	}

	/** Kinds that it may capture, where some are left out; what nobody captures is told elsewhere. */
	private victims(): readonly string[] | undefined {
		const { kinds } = this.question;
		const may = new Set<string>();
		const add = ({ kind, notKind }: Filter): void => {
			for (const one of kind ?? kinds) if (notKind?.includes(one) !== true) may.add(one);
		};
		const takes = this.every((walk) => walk.captures.length > 0 && !this.facing(walk));
		for (const { captures } of takes) for (const { filter } of captures) add(filter);
		return takes.length === 0 || may.size === kinds.length ? undefined : kinds.filter((one) => may.has(one));
	}

	private limits(): ReadonlyMap<string, number> {
		const found = new Map<string, number>();
		for (const { becomes, tests } of this.every((walk) => walk.becomes !== undefined)) {
			for (const test of tests) {
				const limit = /^\{"compare":\[\{"count":\{[^}]*"kind":\["[^"]*"\]\}\},"<",(\d+)\]\}$/.exec(test)?.[1];
				if (limit !== undefined) found.set(becomes!, Number(limit));
			}
		}
		return found;
	}

	/** Where it becomes what, and where it may stay what it is. */
	private promotions(): Pick<KindDraft, 'promotions' | 'optional'> {
		const choices = new Set(this.every(({ becomes }) => becomes !== undefined).map(({ becomes }) => becomes!));
		if (choices.size === 0) return { promotions: [] };
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
		const stays = both((side) => new Set(this.simple[side].flat().flatMap(({ becomes, to }) => (becomes === undefined ? [to] : []))));
		const optional = both((side) => whole[side].filter((cell) => stays[side].has(cell)));
		return { promotions: [...zones.values()], optional };
	}

	/** Squares on which every arrival may promote. */
	private zoneOf(choice: string, side: SideIndex): Cells {
		const arrivals = new Map<number, { readonly all: Set<string>; readonly may: Set<string> }>();
		for (const walk of this.simple[side].flat()) {
			const entry = arrivals.get(walk.to) ?? { all: new Set<string>(), may: new Set<string>() };
			arrivals.set(walk.to, entry);
			const way = `${walk.from} ${walk.captures.length}`;
			entry.all.add(way);
			if (walk.becomes === choice) entry.may.add(way);
		}
		return sorted([...arrivals].flatMap(([cell, { all, may }]) => (may.size > 0 && all.size === may.size ? [cell] : [])));
	}
}

interface Found {
	readonly pattern: Pattern;
	readonly side: SideIndex;
	readonly at: Set<number>;
	/** Squares where it is asked that the piece has not moved. */
	readonly unmoved: Set<number>;
	moved?: boolean;
}

interface Parts {
	readonly normal: Pair<readonly Pattern[]>;
	readonly special: readonly { readonly zones: Pair<Cells>; readonly patterns: Pair<readonly Pattern[]> }[];
	readonly initial: Pair<readonly Pattern[]> | undefined;
	readonly unmovedZones: boolean;
}
