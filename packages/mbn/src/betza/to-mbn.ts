import { checkOptions, misuse, objectGiven } from '@x/diagnostics';
import { sizeOf } from '../path/letters.js';
import type { Alternative, Leg as MbnLeg, Modification, Move, Sequence, Steps } from '../tree.js';
import { bentSizes, familyOf, lamePath, maskOf, type Offset, octantOf, type Sizes } from './geometry.js';
import { type ConvertedBetza, Losses } from './losses.js';
import { baseOf, kingOf, stepsOf, targetModes } from './mbn-bases.js';
import { mbnDirections, turnModifications } from './mbn-directions.js';
import { alternative, base, choice, mode, sequence, united } from './mbn-nodes.js';
import { betzaMoves } from './meaning.js';
import { lopsided } from './mirror.js';
import type { BetzaMove, Leg, Path, Target } from './moves.js';
import { grouped } from './patterns.js';
import type { Betza } from './tree.js';

export interface BetzaToMbnOptions {
	/** The letters of the royal pieces, for moves that capture only these: `kR` becomes `c{K}R`. Without them, such moves lose this part. */
	readonly royals?: readonly string[] | undefined;
}

/** The most alternatives that one move is expanded to. */
const MOST = 256;

/**
 * Converts a tree to moves of MBN. Letters mean different things in the two notations, so everything is written anew from its meaning: `nN`
 * becomes `mW-F`, `gQ` becomes `jyQ-K`. The value is absent if no part of the tree can be said.
 *
 * Left and right are the mover's own in Betza notation, and those of the board in MBN. A move with different sides is therefore a loss.
 *
 * @example
 * const { value, lost } = betzaToMbn(parseBetza('fmWfcF'));
 * [value?.legs.length, lost.length] // [ 1, 0 ]
 */
export function betzaToMbn(tree: Betza, options: BetzaToMbnOptions = {}): ConvertedBetza<Sequence | undefined> {
	objectGiven(tree, 'tree', 'a Betza', 'dialect', 'terms');
	checkOptions(options, { royals: 'object' });
	const { royals } = options;
	if (royals !== undefined && !Array.isArray(royals)) misuse('options.royals', 'an array of letters', royals);
	const losses = new Losses();
	const moves = betzaMoves(tree);
	for (const { span } of lopsided(moves)) losses.add("that left and right are the mover's own", span);
	const sequences = moves.flatMap((move) => new MbnWriter(move, losses, royals).sequences());
	return { value: sequences.length === 0 ? undefined : united(sequences), lost: losses.list };
}

/** Writes one move. */
class MbnWriter {
	private readonly move: BetzaMove;
	private readonly losses: Losses;
	private readonly royals: readonly string[] | undefined;

	constructor(move: BetzaMove, losses: Losses, royals: readonly string[] | undefined) {
		this.move = move;
		this.losses = losses;
		this.royals = royals;
	}

	sequences(): readonly Sequence[] {
		const { move } = this;
		switch (move.type) {
			case 'path':
				return this.path(move);
			case 'pass':
			case 'anywhere':
				return [
					sequence([
						choice([
							alternative(
								[...this.unmoved(move.unmoved), ...this.targets(move.targets, true, false)],
								base(move.type === 'pass' ? 'O' : 'U'),
							),
						]),
					]),
				];
			default:
				return this.lost(
					{ castling: 'castling, which is an item of its own', drop: 'a drop', imitation: 'the moves of an imitator' }[move.type],
				);
		}
	}

	private lost(what: string): readonly never[] {
		this.losses.add(what, this.move.span);
		return [];
	}

	private unmoved(unmoved: Path['unmoved']): readonly Modification[] {
		if (unmoved === undefined) return [];
		return unmoved === 'here' ? [mode('i')] : this.lost('a move from the rank ahead of the initial one');
	}

	private targets(targets: readonly Target[], last: boolean, unload: boolean): readonly Modification[] {
		const usual = targets.includes('empty') && (last ? targets.length === 2 && targets.includes('enemy') : targets.length === 1);
		return usual && (!unload || !last) ? (last ? [] : [mode('m')]) : targetModes(targets, unload);
	}

	/** A path as sequences: one for each kind of offset, and one for captures en passant if other moves share the leg. */
	private path(path: Path): readonly Sequence[] {
		const last = path.legs.at(-1)!;
		const passing = last.targets.includes('passing');
		const mixed = passing && !(last.targets.length === 1 || (last.targets.length === 2 && last.targets.includes('enemy')));
		if (mixed) {
			const end = (targets: readonly Target[]): Path => ({
				...path,
				legs: [...path.legs.slice(0, -1), { ...last, targets }] as unknown as Path['legs'],
			});
			return [...this.path(end(last.targets.filter((target) => target !== 'passing'))), ...this.path(end(['passing']))];
		}
		const [first] = path.legs;
		if (path.repeated !== undefined) return this.lost('legs that are repeated');
		if (first.directions.from !== 'start') return this.lost('a first leg without offsets');
		if (this.royals === undefined && path.legs.some(({ royal }) => royal === 'only'))
			this.losses.add('that only royal pieces are captured', path.span);
		if (path.legs.some(({ relay }) => relay)) this.losses.add('that other pieces get the move', path.span);
		if (path.legs.some(({ passable, targets }) => passable && targets.join() !== 'empty'))
			this.losses.add('that a capture can be captured en passant', path.span);
		// Each leg with turns of both kinds doubles the number of sequences.
		const doubling = path.legs.filter(
			({ directions }) =>
				directions.from === 'leg' && directions.turns !== 'least' && new Set(directions.turns.map((turn) => turn & 1)).size > 1,
		);
		if (2 ** doubling.length > MOST && !path.legs.slice(1).every((leg) => this.anyKind(leg)))
			return this.lost(`a move of more than ${MOST} ways`);
		return grouped(first.directions.offsets).flatMap(({ leaps, offsets }): readonly Sequence[] => {
			const whole = path.legs.length === 1 || path.legs.slice(1).every((leg) => this.anyKind(leg));
			const kinds =
				whole && leaps.length > 1 ? [offsets] : leaps.map((sizes) => offsets.filter((offset) => sizeOf(offset).join() === sizes.join()));
			return kinds.flatMap((kind) => this.from(path, kind));
		});
	}

	/** Whether a leg has the same form after a straight leg and after a diagonal one. */
	private anyKind({ directions, range, lame }: Leg): boolean {
		if (directions.from !== 'leg' || directions.turns === 'least' || directions.leaps !== undefined || lame) return false;
		const { turns } = directions;
		return turns.join() === '0' || (turns.length === 7 && !turns.includes(4) && range === 1);
	}

	/** The sequences of a path whose first leg has these offsets, of one size or those of a king. */
	private from(path: Path, offsets: readonly Offset[]): readonly Sequence[] {
		const [first, ...more] = path.legs;
		const sizes = sizeOf(offsets[0]!);
		const king = offsets.some((offset) => familyOf(sizeOf(offset)) !== familyOf(sizes));
		const family = familyOf(sizes);
		const mask = maskOf(offsets);
		const begin = this.unmoved(path.unmoved);
		const special = [first.lame || undefined, first.jump, first.hop, first.bend, first.skip].filter((one) => one !== undefined);
		if (special.length > 1) return this.lost('a leg with several special conditions');
		if (first.lame && first.range === 1)
			return more.length === 0 ? this.lameLeap(first, offsets, begin) : this.lost('a lame leg of a longer move');
		const names = king ? [] : mbnDirections(mask, family);
		if (names === undefined) return this.lost('single leaps out of the eight of a kind');
		const opening = this.opening(first, sizes, king, more.length === 0);
		return opening.flatMap(({ before, legs }) =>
			this.continued(more, sizes, king).map((rest) => {
				const [one, ...others] = legs(names);
				const leg: MbnLeg =
					one!.type === 'choice'
						? choice([{ ...one!.alternatives[0], modifications: [...begin, ...before, ...one!.alternatives[0].modifications] }])
						: one!;
				return sequence([leg, ...others, ...mayEnd(first, rest)]);
			}),
		);
	}

	/** The forms of a leg: an ordinary one, a grasshopper's, one that skips cells, a bent one. */
	private opening(
		leg: Leg,
		sizes: Sizes,
		king: boolean,
		last: boolean,
	): readonly { readonly before: readonly Modification[]; readonly legs: (names: readonly Modification[]) => readonly MbnLeg[] }[] {
		const steps = stepsOf(leg.range);
		const moves = (range: Steps | undefined): readonly [Move] =>
			king ? [range === undefined ? base('K') : range.type === 'any' ? base('Q') : base('K', range)] : [baseOf(sizes, range)];
		const modes = this.modes(leg, last);
		const one = (modifications: readonly Modification[], range: Steps | undefined): MbnLeg =>
			choice([alternative(modifications, ...moves(range))]);
		if (leg.jump !== undefined && familyOf(sizes) !== 'orthogonal' && familyOf(sizes) !== 'diagonal')
			return this.lost('an oblique leap that must pass a piece');
		if (leg.jump !== undefined && leg.range !== 1) return this.lost('a rider that must pass pieces');
		if (leg.hop === 'behind') return [{ before: [mode('jy')], legs: (names) => [one(names, steps), one(modes, undefined)] }];
		if (leg.skip !== undefined) return this.skipping(leg, sizes, king, modes);
		if (leg.bend !== undefined) return this.bent(leg, king, modes, moves);
		const hop = leg.hop === 'anywhere' || leg.jump === 'one' ? [mode('p')] : leg.jump === 'any' ? [mode('pp')] : [];
		return [{ before: [], legs: (names) => [one([...modes, ...hop, ...names], steps)] }];
	}

	/** `jR` as a leap of two cells, which a slide may follow. */
	private skipping(
		{ skip = 1, range, targets }: Leg,
		sizes: Sizes,
		king: boolean,
		modes: readonly Modification[],
	): ReturnType<MbnWriter['opening']> {
		if (king) return this.lost('a king that skips cells');
		const leap: Sizes = [sizes[0] * (skip + 1), skip + 1];
		const left = range === 0 ? 0 : range - skip - 1;
		if (left < 0) return this.lost('a leg that skips all its cells');
		const jump = (modifications: readonly Modification[]): MbnLeg => choice([alternative(modifications, baseOf(leap, undefined))]);
		const slide = (): MbnLeg => choice([alternative(modes, baseOf(sizes, stepsOf(left === 0 && range === 0 ? 0 : left)))]);
		if (left === 0 && range !== 0) return [{ before: [], legs: (names) => [jump([...modes, ...names])] }];
		if (targets.includes('empty'))
			return [{ before: [], legs: (names) => [jump([...modes, ...names]), { type: 'optional', body: sequence([slide()]) }] }];
		return [
			{ before: [], legs: (names) => [jump([...modes, ...names])] },
			{ before: [], legs: (names) => [jump([mode('m'), ...names]), slide()] },
		];
	}

	private bent(
		leg: Leg,
		king: boolean,
		modes: readonly Modification[],
		moves: (range: Steps | undefined) => readonly [Move],
	): ReturnType<MbnWriter['opening']> {
		if (king) return this.lost('a bent move of a king');
		const [plain] = moves(undefined);
		const steps = stepsOf(leg.range);
		if (leg.bend === 'circle') {
			const turning: Move =
				plain.type === 'group' ? plain : { ...plain, turning: { letters: ['s'] }, steps: steps ?? { type: 'most', count: 1 } };
			return [{ before: [], legs: (names) => [choice([alternative([...modes, ...names], turning)])] }];
		}
		if (leg.range === 1) return [{ before: [], legs: (names) => [choice([alternative([...modes, ...names], plain)])] }];
		const zigzag: Move = {
			type: 'group',
			body: sequence([choice([alternative([...modes, { type: 'direction', letter: 'z' }], plain)])]),
			steps: leg.range === 0 ? { type: 'any' } : { type: 'most', count: leg.range - 1 },
		};
		if (!leg.targets.includes('empty')) this.losses.add('a crooked capture without crooked moves', this.move.span);
		return [
			{
				before: [],
				legs: (names) => [
					choice([alternative([...modes, ...names], plain)]),
					{ type: 'optional', body: sequence([choice([alternative([], zigzag)])]) },
				],
			},
		];
	}

	/** The modes of a leg, for the cell where it ends and for the board. */
	private modes(leg: Leg, last: boolean): readonly Modification[] {
		const { targets, unload = false } = leg;
		const passing = targets.includes('passing');
		if (leg.lame && leg.range !== 1) this.losses.add('a lame rider', this.move.span);
		const ends = passing
			? targets.length === 1
				? [mode('ee')]
				: [mode('c'), mode('e')]
			: // A leg where the move may end has the targets of a last leg.
				this.targets(targets, last || leg.mayEnd === true, unload);
		return [
			...(leg.royal === 'only' ? ends.map((one) => this.ofRoyals(one)) : ends),
			...(leg.passable && targets.join() === 'empty' ? [mode('e')] : []),
			...(leg.cylinder ? [mode('o')] : []),
			...(leg.royal === 'never' ? [mode('k')] : []),
		];
	}

	/** A capture of royal pieces only, where their letters are known. */
	private ofRoyals(one: Modification): Modification {
		if (this.royals === undefined || one.type !== 'mode' || one.name !== 'c') return one;
		return { ...one, set: { type: 'set', pieces: this.royals.map((letters) => ({ prefixes: '', letters })) } };
	}

	/** The legs after the first one, once for each order of straight and diagonal legs. */
	private continued(legs: readonly Leg[], sizes: Sizes, king: boolean): readonly (readonly MbnLeg[])[] {
		const [leg, ...more] = legs;
		if (leg === undefined) return [[]];
		if (leg.directions.from !== 'leg') return this.lost('a later leg with offsets');
		if (leg.lame || leg.hop === 'behind' || leg.skip !== undefined || leg.jump !== undefined || leg.bend !== undefined)
			return this.lost('a special later leg');
		const modes = [...this.modes(leg, more.length === 0), ...(leg.hop === 'anywhere' ? [mode('p')] : [])];
		const { turns, leaps } = leg.directions;
		if (king || this.alike(leg, sizes, leaps)) {
			const turning = turns === 'least' || turns.join() === '0' ? [] : [mode('tt')];
			const move = king ? kingOf(leg.range) : baseOf(sizes, stepsOf(leg.range));
			return this.continued(more, sizes, king).map((rest) => [choice([alternative([...modes, ...turning], move)]), ...mayEnd(leg, rest)]);
		}
		if (leaps !== undefined) return this.another(leaps, leg, modes, more);
		const chosen = turns === 'least' ? [0] : turns;
		if (new Set(chosen.map((turn) => turn & 1)).size > 1 && familyOf(sizes) !== 'oblique' && more.length === 0)
			return [
				[
					choice(
						[0, 1].flatMap((odd) =>
							this.turning(
								chosen.filter((turn) => (turn & 1) === odd),
								sizes,
								leg,
								modes,
							),
						),
					),
				],
			];
		return [0, 1].flatMap((odd) => {
			const some = chosen.filter((turn) => (turn & 1) === odd);
			if (some.length === 0) return [];
			const alternatives = this.turning(some, sizes, leg, modes);
			if (alternatives.length === 0) return [];
			return this.continued(more, odd === 0 ? sizes : bentSizes(sizes), false).map((rest) => [choice(alternatives), ...mayEnd(leg, rest)]);
		});
	}

	/** Whether a leg may turn anywhere but back, within its own four directions. */
	private alike({ directions }: Leg, sizes: Sizes, leaps: readonly Sizes[] | undefined): boolean {
		if (directions.from !== 'leg' || directions.turns === 'least' || leaps !== undefined) return false;
		return familyOf(sizes) === 'oblique'
			? directions.turns.length === 7 && !directions.turns.includes(4)
			: directions.turns.join() === '0,2,6';
	}

	/** Alternatives for turns that all lead to the same kind of leap. */
	private turning(turns: readonly number[], sizes: Sizes, leg: Leg, modes: readonly Modification[]): readonly Alternative[] {
		if (turns.length === 0) return [];
		const odd = (turns[0]! & 1) === 1;
		if (odd && familyOf(sizes) === 'oblique') return this.lost('an oblique leg that turns by 45 degrees');
		const move = baseOf(odd ? bentSizes(sizes) : sizes, stepsOf(leg.range));
		if (turns.join() === '0') return [alternative(modes, move)];
		if (turns.join() === '2,6' && familyOf(sizes) === 'orthogonal')
			return [alternative([...modes, { type: 'direction', letter: 's' }], move)];
		// Both outward diagonals are the default after a straight leg, and the reverse.
		if (turns.join() === '1,7') return [alternative(modes, move)];
		// Letters of diagonal leaps do not add up across the two axes.
		if (odd || familyOf(sizes) === 'orthogonal') return [alternative([...modes, ...turns.flatMap(turnModifications)], move)];
		return turns.map((turn) => alternative([...modes, ...turnModifications(turn)], move));
	}

	/** A leg with an atom of its own. */
	private another(leaps: readonly Sizes[], leg: Leg, modes: readonly Modification[], more: readonly Leg[]): readonly (readonly MbnLeg[])[] {
		if (leg.directions.from !== 'leg') return [];
		const { turns } = leg.directions;
		if (turns !== 'least' && turns.length > 1) return this.lost('the directions of a leg in brackets');
		const names = turns === 'least' ? [] : turnModifications(turns[0]!);
		return leaps.flatMap((sizes) =>
			this.continued(more, sizes, false).map((rest) => [
				choice([alternative([...modes, ...names], baseOf(sizes, stepsOf(leg.range)))]),
				...mayEnd(leg, rest),
			]),
		);
	}

	/** A leap over empty cells: straight steps, then diagonal ones. */
	private lameLeap(leg: Leg, offsets: readonly Offset[], begin: readonly Modification[]): readonly Sequence[] {
		const modes = this.modes(leg, true);
		const sizes = sizeOf(offsets[0]!);
		const family = familyOf(sizes);
		const [small, large] = sizes;
		const exactly = (count: number): Steps | undefined => (count === 1 ? undefined : { type: 'exactly', count });
		if (family !== 'oblique') {
			const names = mbnDirections(maskOf(offsets), family)!;
			const move = base(family === 'orthogonal' ? 'W' : 'F', exactly(large));
			return [sequence([choice([alternative([...begin, ...modes, ...names], move)])])];
		}
		/** For each straight direction the turns to its diagonals. */
		const ways = new Map<string, number[]>();
		for (const offset of offsets) {
			const ahead = octantOf(lamePath(offset)[0]!);
			const turn = octantOf([Math.sign(offset[0]), Math.sign(offset[1])]) === ((ahead + 1) & 7) ? 1 : 7;
			ways.set(`${ahead}`, [...(ways.get(`${ahead}`) ?? []), turn]);
		}
		const groups = new Map<string, number[]>();
		for (const [ahead, turns] of ways) {
			const key = turns.sort().join();
			groups.set(key, [...(groups.get(key) ?? []), Number(ahead)]);
		}
		return [...groups].map(([key, aheads]) => {
			const octants = aheads.reduce((mask, ahead) => mask | (1 << ahead), 0);
			const names = mbnDirections(octants, 'orthogonal')!;
			const outward = key === '1,7' ? [] : turnModifications(Number(key));
			const straight = choice([alternative([...begin, mode('m'), ...names], base('W', exactly(large - small)))]);
			return sequence([straight, choice([alternative([...modes, ...outward], base('F', exactly(small)))])]);
		});
	}
}

/** The legs after one at which the move may end. */
const mayEnd = (leg: Leg, rest: readonly MbnLeg[]): readonly MbnLeg[] =>
	leg.mayEnd === true && rest.length > 0 ? [{ type: 'optional', body: sequence(rest) }] : rest;
