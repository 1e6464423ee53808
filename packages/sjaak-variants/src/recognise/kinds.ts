import type { Cond, Filter } from '@x/core';
import { someNode } from '@x/core/build';
import { isCastling, vectorOf, type Walk } from '@x/core/reading';
import { asCell, asCondition } from '@x/core/rules';
import { images } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, SIDES, type SideIndex } from '../sides.js';
import type { Generator, PieceFlag, Vector } from '../syntax.js';
import type { KindDraft, KindQuestion } from './draft.js';
import { generatorsOf } from './generators.js';
import type { Pattern } from './patterns.js';
import { PromotionReader } from './promotions.js';
import { blockOf, type Found, findPatterns, prisonOf, splitPatterns, unblocked } from './specials.js';
import { arrivals } from './walks.js';

/** Walks that land once, on an empty square or on one victim. */
const isSimple = (walk: Walk): boolean => {
	const { stand, to, writes, captures, others, effects } = walk;
	return (
		stand === to &&
		to !== 0 &&
		writes.length === 0 &&
		others.length === 0 &&
		captures.length <= 1 &&
		captures.every(({ cell }) => cell === to) &&
		effects.length === 0 &&
		!isCastling(walk)
	);
};

/** Whether it ends on a point, which is a square that has just been passed. */
export const asksPassed = (test: Cond): boolean => asCondition('same', test)?.same.some((ref) => asCell('point', ref)) === true;

/** Reads one kind. */
export function draftKind(question: KindQuestion): KindDraft {
	return new KindReader(question).read();
}

class KindReader {
	private readonly question: KindQuestion;
	private readonly flags = new Set<PieceFlag>();
	private readonly simple: Pair<readonly Walk[]>;

	constructor(question: KindQuestion) {
		this.question = question;
		const byPromotion = question.assumed.has('promote by move');
		this.simple = both((side) => question.walks[side].filter((walk) => isSimple(walk) && !(byPromotion && walk.becomes !== undefined)));
	}

	read(): KindDraft {
		const { royals, kind } = this.question;
		const facing = royals.includes(kind) && this.every((walk) => this.facing(walk)).length > 0;
		const passing = this.every((walk) => walk.captures.length === 1 && walk.captures[0]!.cell !== walk.to && walk.tests.some(asksPassed));
		if (passing.length > 0) this.flags.add('take_ep');
		if (this.every((walk) => walk.points.length > 0 && walk.captures.length === 0 && isSimple(walk)).length > 0) this.flags.add('set_ep');
		const double = this.doubles();
		const { size } = this.question;
		const open = this.patterns((walk) => walk.captures.length === 0);
		const block = blockOf(this.question, open, this.simple);
		const blocked = both((side) => new Set(block?.[side]));
		const quiet = unblocked(this.question, open, blocked, true);
		const taking = unblocked(
			this.question,
			this.patterns((walk) => walk.captures.length === 1 && !this.facing(walk)),
			blocked,
			false,
		);
		const reached = both((side) =>
			arrivals(
				size,
				this.simple[side].filter((walk) => !this.facing(walk)),
			),
		);
		const prison = prisonOf(this.question, [...quiet.flat(), ...taking.flat()], reached);
		const parts = splitPatterns(this.question, quiet, prison);
		const left = double === undefined ? (patterns: readonly Pattern[]) => patterns : this.without(double);
		const stepping = this.flags.has('set_ep') || this.forward(quiet);
		const ends = prison && both((side) => new Set(prison[side]));
		const board = { ...size, exists: this.question.exists, ends };
		const moves = generatorsOf(board, left(parts.normal[0]), left(parts.normal[1]), stepping).generators;
		const captures = generatorsOf(
			board,
			left(this.kept(taking, 0)),
			left(this.kept(taking, 1)),
			stepping || this.flags.has('take_ep'),
		).generators;
		const all = double === undefined ? [] : [double];
		const special = parts.special.flatMap(({ zones, patterns }) =>
			generatorsOf(board, patterns[0], patterns[1], stepping).generators.map((generator) => ({ zones, generator })),
		);
		const same = JSON.stringify(moves) === JSON.stringify(captures);
		const victims = this.victims();
		const promotions = new PromotionReader(
			size,
			this.question.walks,
			both((side) => this.simple[side].filter((walk) => !this.threatens(walk))),
			this.question.assumed,
		).read();
		return {
			moves: [...all, ...moves],
			...(same && double === undefined ? {} : { captures: [...all, ...captures] }),
			initial: parts.initial === undefined ? [] : generatorsOf(board, parts.initial[0], parts.initial[1], true).generators,
			special,
			...(prison && { prison }),
			...(block && { block }),
			...promotions,
			...(victims && { victims }),
			flags: this.flags,
			specialInit: parts.unmovedZones,
			facing,
			safeSlides:
				royals.includes(kind) &&
				this.every((walk) => isSimple(walk) && walk.empty.length > 1 && someNode(walk.tests, (node) => 'attacked' in node)).length > 0,
		};
	}

	private every(fits: (walk: Walk) => boolean): Walk[] {
		return this.question.walks.flatMap((walks) => walks.filter(fits));
	}

	/** A capture of royal pieces alone: it gives check on squares that the piece cannot enter. */
	private threatens({ captures }: Walk): boolean {
		const { kinds, royals } = this.question;
		const victims = captures[0]?.filter.kind;
		return victims !== undefined && victims.length < kinds.length && victims.every((kind) => royals.includes(kind));
	}

	/** A capture of royal pieces alone, along a file over a distance. */
	private facing(walk: Walk): boolean {
		const filter = walk.captures[0]?.filter.kind;
		if (filter === undefined || this.question.kinds.length === 1 || !filter.every((kind) => this.question.royals.includes(kind)))
			return false;
		const [dx, dy] = vectorOf(walk.to, 0);
		return dx === 0 && (Math.abs(dy) > 1 || filter.length < this.question.kinds.length);
	}

	/** The patterns of both sides with their squares. */
	private patterns(fits: (walk: Walk) => boolean): Pair<readonly Found[]> {
		return both((side) => findPatterns(this.question, this.simple[side].filter(fits), side));
	}

	private kept(found: Pair<readonly Found[]>, side: SideIndex): readonly Pattern[] {
		return found[side].map(({ pattern }) => pattern);
	}

	/** Whether quiet moves lead forward only. */
	private forward(found: Pair<readonly Found[]>): boolean {
		return found[0].length > 0 && found.every((list) => list.every(({ pattern }) => pattern.to[1] > 0));
	}

	/** A two-step leaper that captures twice: its legs are those of its captures. */
	private doubles(): (Generator & { type: 'leap' }) | undefined {
		const first = new Map<string, Vector>();
		const second = new Map<string, Vector>();
		const small = ([x, y]: Vector): Vector => [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))];
		for (const side of SIDES) {
			for (const { to, captures } of this.question.walks[side]) {
				if (captures.length !== 2) continue;
				const leg = small(vectorOf(captures[0]!.cell, side));
				const then = small(vectorOf(to - captures[0]!.cell, side));
				first.set(leg.join(), leg);
				second.set(then.join(), then);
			}
		}
		return first.size === 0 ? undefined : { type: 'leap', vectors: [...first.values()], second: [...second.values()] };
	}

	/** Removes the moves that a two-step leaper includes. */
	private without(double: Generator & { type: 'leap' }): (patterns: readonly Pattern[]) => readonly Pattern[] {
		const first = images(double.vectors);
		const both = first.flatMap(([x, y]) => images(double.second!).map(([a, b]): Vector => [x + a, y + b]));
		const known = new Set([...first, ...both].map(String));
		return (patterns) => patterns.filter(({ empty, hurdles, to }) => empty.length > 0 || hurdles.length > 0 || !known.has(String(to)));
	}

	/** The kinds that it may capture, if there are exceptions; kinds that no piece captures are found elsewhere. */
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
}
