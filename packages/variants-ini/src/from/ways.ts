import type { Cond } from '@x/core';
import { both, isCastling, type Pair, SIDES, squareAt, type Walk } from '@x/core/reading';
import { asCondition, asNumber } from '@x/core/rules';
import { lamePath } from '@x/mbn/betza';
import type { Offset2, SquareBoard } from './board.js';

/** One way of a piece from a cell to another one, in the view of its side, with the cells from which it is possible. */
export interface Way {
	readonly to: Offset2;
	/** The unit of its steps, and their number. */
	readonly by: Offset2;
	readonly steps: number;
	/** `ride`: over empty cells of its line. `leap`: over any. `lame`: over the empty cells of its lame path. `hop`: over one piece. */
	readonly shape: 'ride' | 'leap' | 'lame' | 'hop';
	/** The piece that a hop passes stands on the last cell before the end. */
	readonly behind: boolean;
	readonly takes: boolean;
	readonly origins: Pair<Set<number>>;
}

/** An end of a move, with what the piece can be there. */
export interface Arrival {
	readonly side: 0 | 1;
	readonly from: number;
	readonly to: number;
	readonly takes: boolean;
	/** Kinds, and `''` for the piece as it is. */
	readonly becomes: Set<string>;
	/** The most pieces of a kind, where it is limited. */
	readonly limits: Map<string, number>;
}

/** The moves of a kind, as far as they can be read. */
export interface KindWays {
	readonly ways: readonly Way[];
	/** Offsets in the view of the side on which a piece is captured that stands elsewhere: in passing. */
	readonly passing: ReadonlySet<string>;
	readonly arrivals: readonly Arrival[];
	readonly castlings: Pair<readonly Walk[]>;
	/** It captures royal pieces along a file, however far they are. */
	readonly facing: boolean;
	/** Walks of other forms. */
	readonly strange: number;
}

/** Sorts the walks of a kind; undefined if there are too many. */
export function waysOf(board: SquareBoard, kind: string, royals: readonly string[]): KindWays | undefined {
	const { ruleset, explorer } = board;
	const path = ruleset.paths[ruleset.kinds[kind]!.moves]!;
	const walks = both((side) => explorer.walks(path, kind, side));
	if (walks[0] === undefined || walks[1] === undefined) return undefined;
	const ways = new Map<string, Way>();
	const arrivals = new Map<string, Arrival>();
	const passing = new Set<string>();
	let strange = 0;
	let facing = false;
	for (const side of SIDES)
		for (const walk of walks[side]!) {
			if (isCastling(walk)) continue;
			const [victim, ...others] = walk.captures;
			if (victim !== undefined && victim.cell !== walk.to) {
				passing.add(String(board.seen(walk.to, side)));
				continue;
			}
			const form = formOf(board, walk, side);
			const plain = others.length === 0 && (walk.stand === walk.to || walk.stand === undefined) && walk.writes.length === 0;
			if (form === undefined || !plain || walk.unread.length > 0) {
				strange++;
				continue;
			}
			const takes = victim !== undefined;
			if (takes && isFacing(form, victim.filter.kind, royals)) {
				facing = true;
				continue;
			}
			const key = `${form.to} ${form.shape} ${form.behind} ${takes}`;
			const way = ways.get(key) ?? { ...form, takes, origins: [new Set<number>(), new Set<number>()] };
			ways.set(key, way);
			for (const origin of walk.origins) {
				way.origins[side].add(origin);
				noteArrival(board, arrivals, walk, side, origin, takes);
			}
		}
	const castlings = both((side) => walks[side]!.filter(isCastling));
	return { ways: [...ways.values()], passing, arrivals: [...arrivals.values()], castlings, facing, strange };
}

/** A capture of royal pieces alone, straight ahead. */
const isFacing = ({ by: [x], shape }: Form, kinds: readonly string[] | undefined, royals: readonly string[]): boolean =>
	x === 0 && shape === 'ride' && kinds !== undefined && kinds.length > 0 && kinds.every((kind) => royals.includes(kind));

const gcd = (one: number, other: number): number => (other === 0 ? Math.abs(one) : gcd(other, one % other));

type Form = Pick<Way, 'to' | 'by' | 'steps' | 'shape' | 'behind'>;

/** The form of a walk by the cells that it needs. */
function formOf(board: SquareBoard, { to, empty, occupied }: Walk, side: 0 | 1): Form | undefined {
	const [x, y] = board.seen(to, side);
	const steps = gcd(x, y);
	if (steps === 0) return undefined;
	const by: Offset2 = [x / steps, y / steps];
	const seen = (offsets: readonly number[]): ReadonlySet<string> =>
		new Set(offsets.filter((offset) => offset !== to).map((offset) => String(board.seen(offset, side))));
	const [free, hurdles] = [seen(empty), seen(occupied)];
	const between = Array.from({ length: steps - 1 }, (_, index) => String([by[0] * (index + 1), by[1] * (index + 1)]));
	const form = (shape: Way['shape'], behind = false): Form => ({ to: [x, y], by, steps, shape, behind });
	const isSame = (cells: readonly string[]): boolean => free.size === cells.length && cells.every((cell) => free.has(cell));
	if (hurdles.size === 0) {
		if (isSame(between)) return form('ride');
		if (free.size === 0) return form('leap');
		return isSame(lamePath([x, y]).map(String)) ? form('lame') : undefined;
	}
	const [hurdle] = hurdles;
	const at = between.indexOf(hurdle!);
	if (hurdles.size > 1 || at < 0 || !isSame(between.filter((cell) => cell !== hurdle))) return undefined;
	return form('hop', at === between.length - 1);
}

function noteArrival(
	board: SquareBoard,
	found: Map<string, Arrival>,
	{ stand, to, becomes, tests }: Walk,
	side: 0 | 1,
	from: number,
	takes: boolean,
): void {
	const cell = squareAt(board, from, stand ?? to);
	const key = `${side} ${from} ${cell} ${takes}`;
	const arrival = found.get(key) ?? { side, from, to: cell, takes, becomes: new Set<string>(), limits: new Map<string, number>() };
	found.set(key, arrival);
	arrival.becomes.add(becomes ?? '');
	if (becomes === undefined) return;
	for (const test of tests) {
		const limit = limitIn(test, becomes);
		if (limit !== undefined) arrival.limits.set(becomes, limit);
	}
}

/** The most pieces of a kind that a test allows: fewer than a number before the move. */
function limitIn(test: Cond, kind: string): number | undefined {
	const [number, sign, most] = asCondition('compare', test)?.compare ?? [];
	const counted = number === undefined ? undefined : asNumber('count', number)?.count;
	const own = counted?.who === 'friend' && counted.kind?.includes(kind) === true;
	return own && sign === '<' && typeof most === 'number' ? most : undefined;
}
