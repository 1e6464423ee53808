import type { Cond, Filter, Path, Vec } from '../types.js';
import { attacked, compare, is, not, same, some, within } from './conditions.js';
import { set, setPoint, store } from './effects.js';
import { stored } from './numbers.js';
import { act, any, at, capture, each, go, land, loop, mark, pick, seq, step, test } from './paths.js';

/**
 * Lands, and promotes to one of the kinds on a cell of the zone.
 *
 * @example
 * promote(['Q', 'N'], 'last')
 */
export const promote = (kinds: readonly string[], zone: string): Path =>
	any(
		seq(test(not(within(zone))), land()),
		seq(test(within(zone)), land(), any(...kinds.map((kind) => act(set('at', { kind, side: 'own' }))))),
	);

export interface PawnOptions {
	/** The kinds to which it promotes. */
	readonly promotesTo: readonly string[];
	/** The zone in which it promotes. */
	readonly last: string;
	/** The zone from which it may step twice. */
	readonly second?: string;
	/** The point that a double step leaves, on which another pawn may capture. */
	readonly passed?: string;
	/** The pieces that it may capture in passing, on the cell behind the point; by default any enemy. */
	readonly victim?: Filter;
}

/**
 * A pawn: forward to an empty cell, twice from its row, diagonally forward to capture, also in passing.
 *
 * @example
 * pawn({ promotesTo: ['Q', 'R', 'B', 'N'], last: 'last', second: 'second', passed: 'ep' })
 */
export function pawn({ promotesTo, last, second, passed, victim = { who: 'enemy' } }: PawnOptions): Path {
	const behind = { from: 'at', by: [0, -1] } as const;
	const empty = at({ who: 'empty' });
	const ending = promote(promotesTo, last);
	const branches: Path[] = [seq(step([0, 1]), empty, ending)];
	if (second !== undefined) {
		const leave = passed === undefined ? [] : [act(setPoint(passed, 'at'))];
		branches.push(seq(test(within(second, 'origin')), step([0, 1]), empty, ...leave, step([0, 1]), empty, land()));
	}
	const forward: readonly Vec[] = [
		[1, 1],
		[-1, 1],
	];
	branches.push(each(forward, 'd', seq(step('d'), at({ who: 'enemy' }), capture(), ending)));
	if (passed !== undefined)
		branches.push(
			each(forward, 'd', seq(step('d'), test(same('at', { point: passed })), empty, test(is(behind, victim)), capture(behind), land())),
		);
	return any(...branches);
}

export interface CastleOptions {
	/** The direction of the partner on axis 0. */
	readonly direction: 1 | -1;
	/** The distance of the partner. */
	readonly distance: number;
	/** The flag of both pieces. */
	readonly flag: string;
	readonly partner: readonly string[];
	/** The mark that names the move. */
	readonly mark: string;
	/** The steps of the mover, fewer than `distance`; 2 by default. */
	readonly steps?: number;
	/** Allows castling through attacked cells, for a mover that is not royal. */
	readonly unsafe?: true;
}

/**
 * Castling from fixed cells: the mover steps towards its partner, and the partner goes to the last cell that the mover passed.
 *
 * @example
 * castle({ direction: 1, distance: 3, flag: 'castle', partner: ['R'], mark: 'short' })
 */
export function castle({ direction, distance, flag, partner, mark: name, steps = 2, unsafe }: CastleOptions): Path {
	const away = (count: number) => ({ from: 'origin', by: [direction * count, 0] }) as const;
	const between = Array.from({ length: distance - 1 }, (_, index) => test(is(away(index + 1), { who: 'empty' })));
	const passed = Array.from({ length: steps }, (_, count) => (count === 0 ? 'origin' : away(count)));
	return seq(
		test(is('origin', { flag })),
		test(is(away(distance), { who: 'friend', kind: partner, flag })),
		...between,
		...(unsafe === true ? [] : passed.map((cell) => test(not(attacked(cell))))),
		go(away(steps)),
		mark(name),
		act(set(away(steps - 1), { of: away(distance) })),
		act(set(away(distance), 'none')),
		land(),
	);
}

export interface FoundPartnerOptions {
	readonly flag: string;
	readonly partner: readonly string[];
	/** For each wing: the direction of the partner, the targets of mover and partner in the frame of the first side, and the mark. */
	readonly wings: readonly { readonly direction: 1 | -1; readonly to: Vec; readonly partnerTo: Vec; readonly mark: string }[];
	/** Allows castling through attacked cells, for a mover that is not royal. */
	readonly unsafe?: true;
}

/**
 * Castling with the first flagged partner in a direction, to fixed cells: the cells that the two pass must be free of other pieces, and those
 * that the mover passes must not be attacked while the partner is on its cell. The cursor ends on the partner's cell, so that no plain move has the same name.
 *
 * @example
 * foundPartnerCastle({ flag: 'castle', partner: ['R'], wings: [{ direction: 1, to: [6, 0], partnerTo: [5, 0], mark: 'short' }] })
 */
export function foundPartnerCastle({ flag, partner, wings, unsafe }: FoundPartnerOptions): Path {
	const ways: readonly Vec[] = [
		[1, 0],
		[-1, 0],
	];
	const empty = at({ who: 'empty' });
	const free = test(some(is('at', { who: 'empty' }), same('at', { mark: 'partner' })));
	const safe = unsafe === true ? [] : [test(not(attacked('at')))];
	return seq(
		test(is('origin', { flag })),
		any(
			...wings.map((wing) =>
				seq(
					loop(seq(step([wing.direction, 0]), empty)),
					step([wing.direction, 0]),
					at({ who: 'friend', kind: partner, flag }),
					mark('partner'),
					go('origin'),
					...safe,
					act(set('origin', 'none')),
					any(
						test(same('at', { cell: wing.to })),
						each(ways, 'k', seq(loop(seq(step('k'), free, ...safe)), step('k'), free, test(same('at', { cell: wing.to })))),
					),
					act(set({ mark: 'partner' }, 'none')),
					go({ mark: 'partner' }),
					any(
						test(same('at', { cell: wing.partnerTo })),
						each(ways, 'p', seq(loop(seq(step('p'), empty), { min: 1 }), test(same('at', { cell: wing.partnerTo })))),
					),
					go({ cell: wing.to }),
					land(),
					act(set({ cell: wing.partnerTo }, { was: { mark: 'partner' } })),
					mark(wing.mark),
					go({ mark: 'partner' }),
				),
			),
		),
	);
}

/**
 * A drop from a store onto an empty cell of a zone.
 *
 * @example
 * drop('P', { store: 'hand', zone: 'middle' })
 */
export const drop = (
	kind: string,
	options: { readonly store: string; readonly zone?: string; readonly tests?: readonly Cond[]; readonly mark?: string },
): Path =>
	seq(
		test(compare(stored(options.store, 'own', kind), '>', 0)),
		pick({ who: 'empty' }, options.zone === undefined ? {} : { zone: options.zone }),
		...(options.tests ?? []).map(test),
		...(options.mark === undefined ? [] : [mark(options.mark)]),
		act(store(options.store, 'own', kind, -1)),
		act(set('at', { kind, side: 'own' })),
	);
