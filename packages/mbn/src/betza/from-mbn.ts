import { objectGiven, type Span } from '@x/diagnostics';
import { sizeOf } from '../path/letters.js';
import type { Alternative, Definition, Leg as MbnLeg, Modification, Sequence } from '../tree.js';
import { movesToBetza } from './from-moves.js';
import { familyOf, type Offset, octantOf, octantsOf, type Sizes } from './geometry.js';
import { type ConvertedBetza, Losses } from './losses.js';
import { type Form, formsOf, MbnForms } from './mbn-forms.js';
import { alternative, base, choice, direction, mode, sequence } from './mbn-nodes.js';
import { mbnOffsets } from './mbn-octants.js';
import { lopsided } from './mirror.js';
import type { BetzaMove, Directions, Leg, Path } from './moves.js';
import { type DialectOptions, dialectOf } from './options.js';
import type { Betza } from './tree.js';

/** The most paths that one sequence is expanded to. */
const MOST = 1024;

/**
 * Converts moves of MBN to a dialect of Betza notation, and lists the losses. Macros and the names of other pieces are not known here, so
 * capital letters are base moves.
 *
 * @example
 * const horse = betzaToMbn(parseBetza('afsW')).value!;
 * stringifyBetza(mbnToBetza(horse, { dialect: 'fairy' }).value) // 'nN'
 */
export function mbnToBetza(moves: Sequence | Definition, options?: DialectOptions): ConvertedBetza<Betza> {
	objectGiven(moves, 'moves', 'a sequence or a definition');
	const dialect = dialectOf(options);
	const losses = new Losses();
	const sequence = 'legs' in moves ? moves : moves.moves;
	const found = sequence === undefined ? named(moves as Definition) : new MbnReader(losses).moves(sequence);
	for (const { span } of lopsided(found)) losses.add('that left and right are those of the board for both sides', span);
	const { value, lost } = movesToBetza(found, { dialect });
	return { value, lost: [...losses.list, ...lost] };
}

/** `K` alone moves as the base move K. */
function named({ piece, span }: Definition): readonly BetzaMove[] {
	const letter = piece.letters.toUpperCase();
	const losses = new Losses();
	return new MbnReader(losses).moves({
		legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [{ type: 'base', letter }] }] }],
		links: [],
		span,
	});
}

/** One leg of a path in the making: its form, its directions, and whether a direction is absolute. */
interface Step {
	readonly form: Form;
	readonly free: boolean;
	readonly mayEnd?: boolean | undefined;
}

class MbnReader {
	private readonly losses: Losses;
	private readonly forms: MbnForms;

	constructor(losses: Losses) {
		this.losses = losses;
		this.forms = new MbnForms(losses);
	}

	moves(sequence: Sequence): readonly BetzaMove[] {
		const crooked = crookedOf(sequence);
		if (crooked !== undefined)
			return this.moves(crooked).map((move) =>
				move.type === 'path' ? { ...move, legs: [{ ...move.legs[0], range: 0, bend: 'zigzag' }] } : move,
			);
		const lines = this.lines(sequence);
		if (lines.length > MOST) {
			this.losses.add(`a move of more than ${MOST} ways`, sequence.span);
			return [];
		}
		return joined(lines.flatMap((line) => this.paths(line, sequence.span)));
	}

	/** The orders of forms that a sequence allows: one form for each leg. */
	private lines(sequence: Sequence): readonly (readonly Step[])[] {
		let lines: readonly (readonly Step[])[] = [[]];
		for (const [index, leg] of sequence.legs.entries()) {
			const free = index > 0 && sequence.links[index - 1] === '--';
			const next = this.choices(leg, free);
			if (lines.length * next.length > MOST) return Array.from({ length: MOST + 1 }, () => []);
			// A move that may end before its last legs is one move, not two.
			const ending = leg.type === 'optional' && index > 0 && index === sequence.legs.length - 1;
			lines = lines.flatMap((line) => {
				const before = line.at(-1);
				if (!ending || before === undefined) return next.map((steps) => [...line, ...steps]);
				return next.flatMap((steps) => (steps.length === 0 ? [] : [[...line.slice(0, -1), { ...before, mayEnd: true }, ...steps]]));
			});
		}
		return lines.filter(({ length }) => length > 0);
	}

	/** The possible forms of a leg; an optional leg may have none, and then the move ends at the leg before. */
	private choices(leg: MbnLeg, free: boolean): readonly (readonly Step[])[] {
		if (leg.type === 'forced') {
			this.losses.add('a leg that is made whenever it can be', leg.span);
			return [];
		}
		if (leg.type === 'optional') return [[], ...this.lines(leg.body)];
		return leg.alternatives.flatMap((alternative) => this.alternative(alternative, free));
	}

	private alternative(alternative: Alternative, free: boolean): readonly (readonly Step[])[] {
		const [only, ...more] = alternative.moves;
		const pawn = only.type === 'base' && more.length === 0 && alternative.modifications.length === 0 ? PAWNS[only.letter] : undefined;
		if (pawn !== undefined && this.forms.isPlain(alternative)) {
			this.losses.add('that a double step begins on one of two ranks', only.span ?? alternative.span);
			return this.lines(pawn);
		}
		if (
			only.type === 'group' &&
			more.length === 0 &&
			only.steps === undefined &&
			only.turning === undefined &&
			this.forms.isPlain(alternative)
		) {
			const body = inherited(only.body, alternative.modifications);
			if (body !== undefined) return this.lines(body).map(([first, ...rest]) => [{ ...first!, free: first!.free || free }, ...rest]);
		}
		return formsOf(this.forms, alternative).map((form) => [{ form, free: free || form.free }]);
	}

	/** The paths of a line. Offsets of the first leg with the same continuation are one path. */
	private paths(line: readonly Step[], span: Span | undefined): readonly BetzaMove[] {
		const [first, ...more] = line;
		const { form } = first!;
		if (form.special !== undefined)
			return more.length > 0
				? this.lost('a leg to any cell, or to none', span)
				: [{ ...form.special, ...(form.unmoved && { unmoved: form.unmoved }) }];
		const begin = form.leaps.flatMap((sizes) => mbnOffsets(sizes, form.leaps, form.modifications, undefined));
		const groups = new Map<string, { readonly offsets: Offset[]; readonly legs: readonly Leg[] }>();
		for (const offset of begin) {
			const legs = this.continued([offset], more, form.leaps);
			if (legs === undefined) continue;
			const key = JSON.stringify(legs);
			const group = groups.get(key) ?? { offsets: [], legs };
			group.offsets.push(offset);
			groups.set(key, group);
		}
		const place = form.span ?? span;
		return [...groups.values()].map(
			({ offsets, legs }): Path => ({
				type: 'path',
				legs: [this.legOf(first!, { from: 'start', offsets }, more.length === 0), ...legs],
				...(form.unmoved && { unmoved: form.unmoved }),
				...(place && { span: place }),
			}),
		);
	}

	private lost(what: string, span: Span | undefined): readonly never[] {
		this.losses.add(what, span);
		return [];
	}

	private legOf({ form, mayEnd }: Step, directions: Directions, last: boolean): Leg {
		const targets = last || mayEnd || !form.usual ? form.leg.targets : (['empty'] as const);
		return { directions, range: form.range, ...form.leg, targets, ...(mayEnd && { mayEnd }) };
	}

	/** The legs after a leg with these possible offsets; `undefined` if Betza notation cannot say their directions. */
	private continued(before: readonly Offset[], steps: readonly Step[], leaps: readonly Sizes[]): readonly Leg[] | undefined {
		const [step, ...more] = steps;
		if (step === undefined) return [];
		const { form, free } = step;
		if (form.special !== undefined || form.unmoved !== undefined) {
			this.losses.add('a special later leg', form.span);
			return undefined;
		}
		const found = before.map((offset) => this.following(offset, form, free));
		const names = new Set(found.map(({ directions }) => JSON.stringify(directions)));
		const [{ directions } = { directions: undefined }] = found;
		if (names.size !== 1 || directions === undefined) {
			this.losses.add('the directions of a later leg', form.span);
			return undefined;
		}
		const rest = this.continued(distinct(found.flatMap(({ offsets }) => offsets)), more, form.leaps);
		const own =
			directions.from === 'leg' && directions.leaps !== undefined && directions.leaps.join() === leaps.join()
				? { ...directions, leaps: undefined }
				: directions;
		return rest && [this.legOf(step, clean(own), more.length === 0), ...rest];
	}

	/** The offsets of a leg after an offset, and the same as turns. */
	private following(
		before: Offset,
		form: Form,
		free: boolean,
	): { readonly offsets: readonly Offset[]; readonly directions: Directions | undefined } {
		const { leaps, modifications, back } = form;
		const all = leaps.flatMap((sizes) => mbnOffsets(sizes, leaps, modifications, free || back !== undefined ? undefined : before));
		const isBack = ([x, y]: Offset): boolean => x * before[1] === y * before[0] && x * before[0] + y * before[1] < 0;
		const offsets = back === undefined ? all : all.filter((offset) => isBack(offset) === (back === 'only'));
		const turns = new Set<number>();
		for (const offset of offsets) {
			if (!alike(sizeOf(before), sizeOf(offset))) return { offsets, directions: this.chained(offsets, form) };
			turns.add((octantOf(offset) - octantOf(before)) & 7);
		}
		return { offsets, directions: offsets.length === 0 ? undefined : { from: 'leg', turns: [...turns].sort() } };
	}

	/** A leg with another leap: in brackets, if it deflects least. */
	private chained(offsets: readonly Offset[], { leaps, modifications }: Form): Directions | undefined {
		const plain = modifications.every(({ type }) => type === 'mode');
		return plain && offsets.length > 0 ? { from: 'leg', turns: 'least', leaps } : undefined;
	}
}

/** Paths that differ only in the turns of their last leg, as one. Turns to the other kind of leap stay apart, since they may be a lame leap. */
function joined(moves: readonly BetzaMove[]): readonly BetzaMove[] {
	const found = new Map<string, BetzaMove>();
	for (const move of moves) {
		const last = move.type === 'path' ? move.legs.at(-1)! : undefined;
		const turns = last?.directions.from === 'leg' && last.directions.turns !== 'least' ? last.directions.turns : undefined;
		const key = JSON.stringify(
			[{ ...move, span: undefined }, turns === undefined ? found.size : [...new Set(turns.map((turn) => turn & 1))].join()],
			(name, value) => (name === 'turns' && value === turns ? 0 : value),
		);
		const other = found.get(key);
		if (turns === undefined || move.type !== 'path' || other?.type !== 'path') found.set(key, move);
		else found.set(key, { ...other, legs: [...other.legs.slice(0, -1), turning(other.legs.at(-1)!, turns)] as unknown as Path['legs'] });
	}
	return [...found.values()];
}

/** A leg with more turns. */
const turning = (leg: Leg, more: readonly number[]): Leg => {
	const { directions } = leg;
	if (directions.from === 'start' || directions.turns === 'least') return leg;
	return { ...leg, directions: { ...directions, turns: [...new Set([...directions.turns, ...more])].sort() } };
};

/** The base moves of pawns. Their double step depends on the rank in MBN, and on a first move in Betza notation. */
const pawnOf = (step: 'W' | 'F', capture: 'W' | 'F', letters: readonly ('f' | 's')[]): Sequence => {
	const ahead = letters.map(direction);
	return sequence([
		choice([
			alternative([mode('m'), ...ahead], base(step)),
			alternative([mode('c'), mode('e'), direction('f')], base(capture)),
			alternative([mode('i'), mode('m'), mode('e'), ...ahead], base(step, { type: 'exactly', count: 2 })),
		]),
	]);
};

const PAWNS: Readonly<Record<string, Sequence>> = { P: pawnOf('W', 'F', ['f']), S: pawnOf('F', 'W', ['f', 's']) };

/** `F-[(zF)0]`, a crooked rider, as its first leg; `undefined` if a sequence is something else. */
function crookedOf({ legs }: Sequence): Sequence | undefined {
	const [first, second, ...more] = legs;
	if (first.type !== 'choice' || second?.type !== 'optional' || more.length > 0 || first.alternatives.length > 1) return undefined;
	const [inner, ...others] = second.body.legs;
	if (inner.type !== 'choice' || others.length > 0 || inner.alternatives.length > 1) return undefined;
	const [group] = inner.alternatives[0].moves;
	if (group.type !== 'group' || group.steps?.type !== 'any' || group.turning !== undefined || group.body.legs.length > 1) return undefined;
	const [step] = group.body.legs;
	if (step.type !== 'choice' || step.alternatives.length > 1) return undefined;
	const { moves, modifications } = step.alternatives[0];
	const reflected = modifications.some((one) => one.type === 'direction' && one.letter === 'z');
	const [move, own] = [moves[0], first.alternatives[0].moves[0]];
	return reflected && move.type === 'base' && own.type === 'base' && move.letter === own.letter && own.steps === undefined
		? sequence([first])
		: undefined;
}

/** Each offset once: there are at most eight of a kind. */
const distinct = (offsets: readonly Offset[]): readonly Offset[] => [...new Map(offsets.map((offset) => [offset.join(), offset])).values()];

/** Without keys that have no value. */
const clean = (directions: Directions): Directions =>
	directions.from === 'leg' && directions.leaps === undefined ? { from: 'leg', turns: directions.turns } : directions;

/** Whether one leap becomes the other by a turn. */
const alike = (a: Sizes, b: Sizes): boolean =>
	familyOf(a) === 'oblique' || familyOf(b) === 'oblique' ? a.join() === b.join() : a[1] === b[1] && octantsOf(familyOf(a)) > 0;

/** The body of a group with the modifications before it, if they concern different things. */
function inherited(body: Sequence, modifications: readonly Modification[]): Sequence | undefined {
	if (modifications.length === 0) return body;
	const [only, ...more] = body.legs;
	if (more.length > 0 || only.type !== 'choice') return undefined;
	const kind = ({ type }: Modification): 'mode' | 'direction' => (type === 'mode' ? 'mode' : 'direction');
	const kinds = new Set(modifications.map(kind));
	if (only.alternatives.some((one) => one.modifications.some((inner) => kinds.has(kind(inner))))) return undefined;
	const [first, ...others] = only.alternatives.map((one) => ({ ...one, modifications: [...modifications, ...one.modifications] }));
	return { legs: [{ type: 'choice', alternatives: [first!, ...others] }], links: [] };
}
