import type { Cond, Path } from '@x/core';
import {
	act,
	any,
	at,
	attacked,
	compare,
	each,
	go,
	is,
	land,
	loop,
	mark,
	matches,
	not,
	same,
	seq,
	set,
	some,
	step,
	test,
} from '@x/core/build';
import { objectGiven } from '@x/diagnostics';
import type { Alternative, Castling, Sequence } from '../tree.js';
import { DIRECTION, type Environment, vector } from './environment.js';
import { Legs } from './legs.js';
import { kindsOf } from './pieces.js';
import { Places } from './places.js';
import { movesIn } from './read-moves.js';
import { Refusals } from './refusals.js';
import { RequirementList } from './requirements.js';
import { Resolver } from './resolve.js';
import { repeated } from './rides.js';
import type { PlayableMoves } from './to-path.js';
import type { Vector } from './vectors.js';

export interface CastlingOptions extends Environment {
	/** The kinds of the partner; by default that of `R`. */
	readonly partners?: readonly string[] | undefined;
	/** Allows castling through attacked cells. */
	readonly unsafe?: boolean | undefined;
	/** With a partner beyond the edge of a board that closes on itself. */
	readonly overEdge?: boolean | undefined;
}

/** The moves of a castling whose parts have none of their own (decision A28). */
const USUAL = { 'O-O': ['[*]isR[g]', 'isR[f]'], 'O-O-O': ['[*]isR[c]', 'isR[d]'] } as const;

const PARTNER = 'partner';
const TARGET = 'target';
const PARTNER_TARGET = 'partnerTarget';
const SIDEWAYS: readonly Vector[] = [
	[1, 0],
	[-1, 0],
];

/**
 * Makes a path of a castling, for the royal piece that makes it. The partner is the nearest piece of its kinds, on the side of the last
 * file for `O-O` and of the first for `O-O-O`; the two do not block each other.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if the parts are not slides along the rank to one file (`mbn/unplayable`).
 *
 * @example
 * castlingPath({ type: 'castling', name: 'O-O', tail: {} }, { size: [8, 8] }).needs.flags // [ 'initial' ]
 */
export function castlingPath(item: Castling, options: CastlingOptions): PlayableMoves {
	objectGiven(item, 'item', 'a castling of MBN', 'name');
	objectGiven(options, 'options', 'the board and the names of the game', 'size');
	const refusals = new Refusals();
	const needs = new RequirementList(options.prefix ?? '');
	return refusals.run(() => ({ path: path(item, options, needs, refusals), needs }));
}

/** One of the two parts: a slide along the rank. */
interface Part {
	readonly start: Cond | undefined;
	readonly unmoved: boolean;
	readonly end: Cond;
	/** Moves after the slide. */
	readonly after: Sequence | undefined;
}

function path(item: Castling, options: CastlingOptions, needs: RequirementList, refusals: Refusals): Path {
	const usual = USUAL[item.name].map(movesIn);
	const places = new Places(options, needs);
	const [royal, partner] = [item.royal ?? usual[0]!, item.partner ?? usual[1]!].map((moves) => partOf(moves, places, refusals, item));
	const { partners = kindsOf([{ prefixes: '', letters: 'R' }], options), unsafe = false, unmoved = 'initial' } = options;
	if (royal!.unmoved || partner!.unmoved) needs.flag(unmoved);
	const aside: Vector = item.name === 'O-O' ? [1, 0] : [-1, 0];
	const closed = options.wraps?.[0] === true;
	// On a board that closes on itself only a partner beyond the edge is sought across it.
	const flat = closed ? needs.wrapping(options.size.map((_, axis) => axis > 0 && options.wraps?.[axis] === true)) : undefined;
	const round = closed ? needs.wrapping(options.size.map((_, axis) => options.wraps?.[axis] === true)) : undefined;
	const toPartner = step(vector(options, aside), flat);
	const candidate = { who: 'friend' as const, kind: partners, ...(partner!.unmoved && { flag: unmoved }) };
	const free = test(some(is('at', { who: 'empty' }), same('at', { mark: PARTNER })));
	const safe = unsafe ? [] : [test(not(attacked('at')))];
	const slide = (end: Cond, passing: readonly Path[], last: Path, ways: readonly Vector[] = SIDEWAYS, wraps = flat): Path =>
		any(
			test(end),
			each(
				ways.map((way) => vector(options, way)),
				DIRECTION,
				seq(
					repeated(seq(step(DIRECTION, wraps), free, ...passing), 0, options.size[0]! - 2),
					step(DIRECTION, wraps),
					free,
					test(end),
					last,
				),
			),
		);
	const empty = at({ who: 'empty' });
	const search = options.overEdge
		? [
				loop(seq(toPartner, empty)),
				test(compare(matches(toPartner, 'at'), '=', 0)),
				step(vector(options, aside)),
				loop(seq(empty, toPartner)),
			]
		: // The nearest candidate: others between would be nearer.
			[loop(seq(toPartner, test(not(is('at', candidate))))), toPartner];
	const more = (moves: Sequence | undefined): Path[] => {
		if (moves === undefined) return [];
		const resolved = new Resolver(new Map(), refusals).moves(moves);
		return [new Legs(options, needs, refusals, { later: false, returns: false, lifted: false }).ends(resolved) ?? any()];
	};
	return seq(
		...(royal!.unmoved ? [test({ mover: { flag: unmoved } })] : []),
		...(royal!.start === undefined ? [] : [test(royal!.start)]),
		...search,
		at(candidate),
		...(partner!.start === undefined ? [] : [test(partner!.start)]),
		mark(PARTNER),
		go('origin'),
		act(set('origin', 'none')),
		slide(royal!.end, safe, seq()),
		...more(royal!.after),
		mark(TARGET),
		act(set({ mark: PARTNER }, 'none')),
		go({ mark: PARTNER }),
		options.overEdge ? slide(partner!.end, [], seq(), [[0 - aside[0], 0]], round) : slide(partner!.end, [], seq()),
		...more(partner!.after),
		mark(PARTNER_TARGET),
		go({ mark: TARGET }),
		land(),
		act(set({ mark: PARTNER_TARGET }, { was: { mark: PARTNER } })),
		mark(item.name),
	);
}

/** A part must be a slide such as `[*]isR[g]`, with more legs behind it or not. */
function partOf({ legs, links, span }: Sequence, places: Places, refusals: Refusals, item: Castling): Part {
	const first = legs[0].type === 'choice' && legs[0].alternatives.length === 1 ? legs[0].alternatives[0] : undefined;
	if (first === undefined || !isSlide(first))
		return refusals.stop('Expected a slide of a rook to one file, such as [*]isR[g], found another move.', span ?? item.span);
	const [, ...rest] = legs;
	return {
		start: first.start && places.inRange(first.start, first.attackers),
		unmoved: first.modifications.some((one) => one.type === 'mode' && (one.name === 'i' || one.name === 'ii')),
		end: places.inRange(first.end!),
		after: rest.length === 0 ? undefined : { legs: rest as unknown as Sequence['legs'], links: links.slice(1) },
	};
}

const isSlide = ({ moves, end }: Alternative): boolean =>
	moves.length === 1 && moves[0].type === 'base' && moves[0].letter === 'R' && moves[0].steps === undefined && end?.areas.length === 1;
