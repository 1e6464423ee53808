import type { Filter, Path, Zone } from '@x/core';
import { isSame } from '@x/core/build';
import { foldSome, type NodeOf, type Pass } from '@x/core/rules';
import { checkOptions, type Fault, type OptionRule, objectGiven } from '@x/diagnostics';
import type { Alternative, Interval, Leg, Modification, Move, PieceId, PieceSet, Range, Sequence, Steps } from '../tree.js';
import { base, lettersFor, sizeOf, spelled } from './letters.js';
import { type End, Inexpressible, isMark, promotes, type TrackLeg, type TrackMoves, TrackReader } from './track-moves.js';
import { tracksOf } from './tracks.js';
import { chosen, type Direction, images, nearest, same, type Vector } from './vectors.js';

export interface FromPathOptions {
	/** The other paths of the ruleset, for `use`. */
	readonly paths?: Readonly<Record<string, Path>> | undefined;
	/** The zones of the ruleset. */
	readonly zones?: Readonly<Record<string, Zone>> | undefined;
	/** The letters of kinds, with prefixes; by default a kind is its own letter. */
	readonly letters?: Readonly<Record<string, string>> | undefined;
}

/** Moves in MBN, with what they do not say. */
export interface FromPath {
	/** Absent if nothing could be said. */
	readonly value: Sequence | undefined;
	readonly lost: readonly Fault[];
}

const RULES: Readonly<Record<keyof FromPathOptions, OptionRule>> = { paths: 'object', zones: 'object', letters: 'object' };

/**
 * Writes a path of the rules model in MBN: leaps, rides, hops, chains of legs, captures of certain pieces, first moves, en passant, zones.
 * Losses list the parts that MBN cannot say of a single piece, such as promotions, which are items of their own.
 *
 * @throws {TypeError} if an argument is wrong.
 *
 * @example
 * import { ride, orthogonals } from '@x/core/build';
 * stringify({ items: [{ type: 'definition', piece: { prefixes: '', letters: 'M' }, tail: {}, moves: fromPath(ride(orthogonals)).value }] }) // 'M=R'
 */
export function fromPath(path: Path, options: FromPathOptions = {}): FromPath {
	objectGiven(path, 'path', 'a path of the rules model');
	checkOptions(options, RULES);
	const lost = new Map<string, Fault>();
	const lose = (what: string): void =>
		void lost.set(what, { code: 'mbn/lost', message: `MBN cannot say ${what}.`, severity: 'warning', path: '' });
	const tracks = tracksOf(path, options.paths ?? {});
	if (tracks === undefined) {
		lose('a path with more than 400 branches');
		return { value: undefined, lost: [...lost.values()] };
	}
	const mayPromote = tracks.some(promotes);
	if (mayPromote) lose('a promotion in the moves of a piece: it is an item of its own');
	if (tracks.some((track) => track.some(isMark))) lose('a mark that another rule of the game may read');
	const moves = tracks.flatMap((track): TrackMoves[] => {
		try {
			return [new TrackReader(track, mayPromote).moves()];
		} catch (error) {
			if (!(error instanceof Inexpressible)) throw error;
			lose(error.message);
			return [];
		}
	});
	const alternatives = new Speller(options, lose).alternatives(moves);
	return { value: alternatives.length === 0 ? undefined : sequenceOf(alternatives), lost: [...lost.values()] };
}

/** One alternative of a piece: legs with their links. */
type Chain = { readonly legs: readonly [Leg, ...Leg[]]; readonly links: readonly ('-' | '--')[] };

/** A chain alone is the whole; several are alternatives, each in brackets if it has legs. */
function sequenceOf(chains: readonly Chain[]): Sequence {
	if (chains.length === 1) return chains[0]!;
	const alternatives = chains.flatMap((chain): Alternative[] => {
		const [leg] = chain.legs;
		if (chain.legs.length === 1 && leg.type === 'choice') return [...leg.alternatives];
		return [{ modifications: [], moves: [{ type: 'group', body: chain }] }];
	});
	return { legs: [{ type: 'choice', alternatives: alternatives as [Alternative, ...Alternative[]] }], links: [] };
}

/** Tracks with the same steps, and all that may happen at the end of their last legs. */
interface Bundle {
	readonly moves: TrackMoves;
	readonly ends: readonly End[];
}

class Speller {
	readonly #options: FromPathOptions;
	readonly #lose: (what: string) => void;

	constructor(options: FromPathOptions, lose: (what: string) => void) {
		this.#options = options;
		this.#lose = lose;
	}

	alternatives(all: readonly TrackMoves[]): Chain[] {
		const bundles = united(withEnds(all));
		const single = bundles.filter(({ moves }) => moves.legs.length === 1);
		const chains = bundles.filter(({ moves }) => moves.legs.length > 1);
		return [...single.flatMap((bundle) => this.#single(bundle)), ...this.#chains(chains)];
	}

	#single({ moves, ends }: Bundle): Chain[] {
		const alternatives = this.#leg(moves.legs[0]!, ends, true, moves);
		return alternatives.map((one): Chain => ({ legs: [{ type: 'choice', alternatives: [one] }], links: [] }));
	}

	/** Chains whose second leg follows from the first are one: `mW-fF`. */
	#chains(bundles: readonly Bundle[]): Chain[] {
		const families = new Map<string, Bundle[]>();
		for (const bundle of bundles) {
			const key = JSON.stringify([bundle.moves.start, bundle.moves.flag, bundle.moves.legs.map(({ way, end }) => [way, end]), bundle.ends]);
			families.set(key, [...(families.get(key) ?? []), bundle]);
		}
		return [...families.values()].flatMap((family) => this.#relative(family) ?? family.flatMap((bundle) => this.#absolute(bundle)));
	}

	#absolute({ moves, ends }: Bundle): Chain[] {
		const legs = moves.legs.map((leg, at): Leg[] => {
			const last = at === moves.legs.length - 1;
			const alternatives = this.#leg(leg, last ? ends : [leg.end], last, at === 0 ? moves : undefined);
			return alternatives.length === 0 ? [] : [{ type: 'choice', alternatives: alternatives as [Alternative, ...Alternative[]] }];
		});
		if (legs.some((leg) => leg.length === 0)) return [];
		// A leg in the direction of the one before continues it; otherwise each begins anew.
		return [{ legs: legs.flat() as [Leg, ...Leg[]], links: legs.slice(1).map(() => '--' as const) }];
	}

	#relative(family: readonly Bundle[]): Chain[] | undefined {
		const pairs = family.flatMap(({ moves }) => (moves.legs.length === 2 ? steps(moves) : []));
		if (pairs.length === 0 || family.some(({ moves }) => moves.legs.length !== 2)) return undefined;
		const [{ moves, ends }] = family as [Bundle];
		const first = spelled(pairs.map(([from]) => from));
		const second = relativeLetters(pairs);
		if (first === undefined || second === undefined) return undefined;
		const [one, two] = moves.legs as [TrackLeg, TrackLeg];
		const begin = this.#leg({ ...one, vectors: pairs.map(([from]) => from) }, [one.end], false, moves);
		const end = this.#ending(ends, true);
		if (begin.length === 0 || end === undefined) return undefined;
		const following: Alternative = {
			modifications: [...end, ...second.modifications, ...this.#hurdle(two)],
			moves: named(
				second.moves.map((move) => ({ ...move, ...withSteps(two) })),
				withSteps(two).steps,
			),
		};
		return [
			{
				legs: [
					{ type: 'choice', alternatives: begin as [Alternative, ...Alternative[]] },
					{ type: 'choice', alternatives: [following] },
				],
				links: ['-'],
			},
		];
	}

	/** A leg in the absolute frame. */
	#leg(leg: TrackLeg, ends: readonly End[], last: boolean, begin: TrackMoves | undefined): Alternative[] {
		const modes = this.#ending(ends, last, leg.way.passes);
		if (modes === undefined) return [];
		const initial: Modification[] = begin?.flag === undefined ? [] : [{ type: 'mode', name: 'i' }];
		const zone = ends[0]?.zone;
		const start = begin?.start === undefined ? undefined : this.#range(begin.start);
		const end = zone === undefined ? undefined : this.#range(zone);
		const parts = spelled(leg.vectors);
		if (parts === undefined) {
			this.#lose('these directions in one leg');
			return [];
		}
		return combined(parts, leg).map(({ modifications, moves }) => ({
			...(start && { start }),
			modifications: [...initial, ...modes, ...this.#hurdle(leg), ...modifications],
			moves,
			...(end && { end }),
		}));
	}

	#hurdle({ way }: TrackLeg): Modification[] {
		if (way.type !== 'hop') return [];
		const set = this.#set(way.hurdle);
		return [{ type: 'mode', name: 'p', ...(set && { set }) }];
	}

	/** Modes for all that may happen at the end. A last leg without modes moves and captures. */
	#ending(ends: readonly End[], last: boolean, passes = false): Modification[] | undefined {
		const quiet = ends.some(({ type }) => type === 'quiet');
		const takes = ends.filter(({ type }) => type === 'take');
		const visits = ends.filter(({ type }) => type === 'visit');
		const passing = ends.filter(({ type }) => type === 'pass');
		const plain = takes.length === 1 && isSame(takes[0]!.victim, { who: 'enemy' });
		if (last && visits.length > 0) {
			this.#lose('a move that ends on the cell of another piece');
			return undefined;
		}
		if (quiet && plain && visits.length + passing.length === 0 && !passes) return last ? [] : [{ type: 'mode', name: 'a' }];
		const found: Modification[] = quiet ? [{ type: 'mode', name: 'm' }] : [];
		for (const { victim } of takes) found.push(this.#mode('c', victim));
		for (const { victim } of visits) found.push(this.#mode('j', victim));
		if (passes) found.push({ type: 'mode', name: 'e' });
		for (const { victim } of passing) {
			const set = this.#set(victim);
			found.push({ type: 'mode', name: takes.length > 0 ? 'e' : 'ee', ...(set && { set }) });
		}
		return found;
	}

	#mode(letter: 'c' | 'j', victim: Filter = {}): Modification {
		const whose = victim.who === 'friend' ? letter : victim.who === 'enemy' ? '' : 'y';
		const set = this.#set(victim);
		return { type: 'mode', name: `${letter}${whose}` as 'c', ...(set && { set }) };
	}

	#set(filter: Filter | undefined): PieceSet | undefined {
		if (filter === undefined) return undefined;
		if (filter.flag !== undefined || filter.notFlag !== undefined || filter.side !== undefined)
			this.#lose('a victim or a hurdle by its flag or side');
		const { kind, notKind } = filter;
		if (kind === undefined && notKind === undefined) return undefined;
		return { type: 'set', ...(kind === undefined && { negated: true }), pieces: (kind ?? notKind)!.map((one) => this.#letter(one)) };
	}

	#letter(kind: string): PieceId {
		const name = this.#options.letters?.[kind] ?? kind;
		const [, prefixes = '', letters = name] = /^([-+#*$%&]*):?([A-Za-z][A-Za-z0-9]{0,2}):?$/.exec(name) ?? [];
		return { prefixes, letters, ...(letters.length > 1 && { compound: true }) };
	}

	#range(name: string): Range | undefined {
		const zone = this.#options.zones?.[name];
		const areas = zone === undefined ? undefined : areasOf(zone);
		if (areas === undefined) {
			this.#lose(`the zone "${name}"`);
			return undefined;
		}
		return { areas };
	}
}

/** Bundles the ends of tracks that are equal up to there. */
function withEnds(all: readonly TrackMoves[]): Bundle[] {
	const found = new Map<string, Bundle>();
	for (const moves of all) {
		const legs = moves.legs.map((leg, at) => (at === moves.legs.length - 1 ? [leg.vectors, leg.way, leg.end.zone] : leg));
		const key = JSON.stringify([moves.start, moves.flag, legs]);
		const end = moves.legs.at(-1)!.end;
		const known = found.get(key);
		if (known === undefined) found.set(key, { moves, ends: [end] });
		else if (!known.ends.some((one) => isSame(one, end))) found.set(key, { moves, ends: [...known.ends, end] });
	}
	return [...found.values()];
}

/** Unites single legs that differ only in their offsets. */
function united(bundles: readonly Bundle[]): Bundle[] {
	const found = new Map<string, Bundle>();
	for (const [at, bundle] of bundles.entries()) {
		const { moves, ends } = bundle;
		const [leg] = moves.legs;
		const key =
			moves.legs.length > 1 ? `${at}` : JSON.stringify([moves.start, moves.flag, leg!.way, ends.map((end) => JSON.stringify(end)).sort()]);
		const known = found.get(key)?.moves.legs[0];
		const vectors = [...(known?.vectors ?? []), ...leg!.vectors].filter(
			(one, index, all) => all.findIndex((other) => same(one, other)) === index,
		);
		found.set(key, known === undefined ? bundle : { moves: { ...moves, legs: [{ ...leg!, vectors }] }, ends });
	}
	return [...found.values()];
}

/** First offset → the second ones. */
function steps({ legs }: TrackMoves): readonly (readonly [Vector, readonly Vector[]])[] {
	const [first, second] = legs as [TrackLeg, TrackLeg];
	return first.vectors.map((from) => [from, second.follows ? [from] : second.vectors] as const);
}

/** Letters and base moves that mean the second offsets in the frame of each first one. */
function relativeLetters(
	pairs: readonly (readonly [Vector, readonly Vector[]])[],
): { readonly modifications: readonly Modification[]; readonly moves: readonly [Move, ...Move[]] } | undefined {
	const sizes = new Map(pairs.flatMap(([, to]) => to).map((vector) => [sizeOf(vector).join(), sizeOf(vector)] as const));
	const all = [...sizes.values()].flatMap((size) => images(...size));
	const moves = [...sizes.values()].map(base) as [Move, ...Move[]];
	const fits = (letters: readonly Modification[]): boolean =>
		pairs.every(([ahead, second]) => {
			const found = letters.length === 0 ? nearest(all, ahead) : chosen(all, letters.map(directionOf), ahead);
			return found.length === second.length && found.every((one) => second.some((other) => same(one, other)));
		});
	if (fits([])) return { modifications: [], moves };
	const [[from, to]] = pairs as [readonly [Vector, readonly Vector[]]];
	const letters = sizes.size === 1 ? lettersFor(to, from) : undefined;
	return letters !== undefined && letters.length > 0 && fits(letters) ? { modifications: letters, moves } : undefined;
}

const directionOf = (one: Modification): Direction => {
	if (one.type === 'direction') return one.letter;
	if (one.type === 'directions') return `${one.letters[0]}${one.letters[1]}`;
	throw new TypeError('Expected a direction.');
};

const withSteps = ({ way }: TrackLeg): { readonly steps?: Steps } => {
	const { least, most } = way;
	if (most === 1) return {};
	if (least === most) return { steps: { type: 'exactly', count: most } };
	if (!Number.isFinite(most)) return { steps: { type: 'any' } };
	return { steps: { type: 'most', count: most } };
};

/** Base moves with the letters of pieces where they are whole: R, B, Q, K. */
function combined(
	parts: NonNullable<ReturnType<typeof spelled>>,
	leg: TrackLeg,
): { readonly modifications: readonly Modification[]; readonly moves: readonly [Move, ...Move[]] }[] {
	const steps_ = withSteps(leg);
	const groups = new Map<string, { readonly modifications: readonly Modification[]; readonly moves: Move[] }>();
	for (const { modifications, move } of parts) {
		const key = JSON.stringify(modifications);
		const group = groups.get(key) ?? { modifications, moves: [] };
		group.moves.push({ ...move, ...steps_ });
		groups.set(key, group);
	}
	return [...groups.values()].map(({ modifications, moves }) => ({ modifications, moves: named(moves, steps_.steps) }));
}

function named(moves: readonly Move[], steps_: Steps | undefined): [Move, ...Move[]] {
	const letter = (one: Move): string => (one.type === 'base' ? one.letter : '');
	const rides = steps_?.type === 'any';
	const [orthogonal, diagonal] = ['W', 'F'].map((one) => moves.some((move) => letter(move) === one));
	const rest = moves.filter((move) => letter(move) !== 'W' && letter(move) !== 'F');
	const whole = (one: string): Move => ({ type: 'base', letter: one, ...(steps_ && !rides && { steps: steps_ }) });
	const king = orthogonal && diagonal ? [whole(rides ? 'Q' : 'K')] : [];
	const lone = king.length > 0 ? [] : [...(orthogonal ? [whole(rides ? 'R' : 'W')] : []), ...(diagonal ? [whole(rides ? 'B' : 'F')] : [])];
	return [...king, ...lone, ...rest] as [Move, ...Move[]];
}

/** The areas of a zone; `undefined` if MBN has none for it. */
const areasOf: Pass<'zone', Range['areas'] | undefined> = foldSome(
	'zone',
	{
		box: ({ box }) => {
			const [files, ranks] = [intervalOf(box[0]), intervalOf(box[1])];
			return files === undefined && ranks === undefined ? undefined : [{ type: 'box', ...(files && { files }), ...(ranks && { ranks }) }];
		},
		union: ({ union }) => joined(union.map(areasOf)),
		cells: ({ cells }) =>
			joined(
				cells.map(([file, rank]) => [
					{ type: 'box', files: { from: Number(file), to: Number(file) }, ranks: { from: Number(rank), to: Number(rank) } },
				]),
			),
	},
	() => undefined,
);

const intervalOf = (bounds: NodeOf<'zone', 'box'>['box'][number] | undefined): Interval | undefined =>
	bounds == null || bounds[0] === null || bounds[1] === null ? undefined : { from: Number(bounds[0]), to: Number(bounds[1]) };

const joined = (parts: readonly (Range['areas'] | undefined)[]): Range['areas'] | undefined =>
	parts.includes(undefined) || parts.length === 0 ? undefined : (parts.flat() as unknown as Range['areas']);
