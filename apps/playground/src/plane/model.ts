import type { KindView, PlaneView, Point, RayFamily, ReachView } from '../worker/protocol.js';
import { type Ray, type Series, stepTo } from './ray.js';
import { type Cell, Scene } from './scene.js';

/** A position on the plane, indexed for drawing and queries. */
export interface Model {
	readonly scene: Scene;
	/** The appearance of each piece, by number. */
	readonly lookOf: (index: number) => KindView;
	readonly border: { readonly left?: bigint; readonly right?: bigint; readonly bottom?: bigint; readonly top?: bigint };
	readonly promotions: readonly { readonly tone: number; readonly rank: bigint }[];
	readonly squares: readonly Cell[];
	readonly rays: readonly Ray[];
	readonly last: readonly [from: Cell, to: Cell] | undefined;
	readonly checked: readonly Cell[];
	readonly checkers: readonly Cell[];
}

export const cellOf = ([x, y]: Point): Cell => [BigInt(x), BigInt(y)];

/** A cell in ICN. */
export const nameOf = ([x, y]: Cell): string => `${x},${y}`;

/** A cell in a question to the engine. */
export const pointOf = ([x, y]: Cell): Point => {
	const coordinate = (value: bigint): Point[0] => {
		const number = Number(value);
		return Number.isSafeInteger(number) ? number : `${value}`;
	};
	return [coordinate(x), coordinate(y)];
};

export const sameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
	one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** The model of an answer of the engine. */
export const modelOf = (plane: PlaneView): Model => {
	const { xs, ys, kinds, looks, border, promotions, squares, rays, last, checked, checkers } = plane;
	const [left, right, bottom, top] = (border ?? [null, null, null, null]).map((edge) => (edge === null ? undefined : BigInt(edge)));
	return {
		scene: new Scene(xs.map((x, index): Cell => [BigInt(x), BigInt(ys[index]!)])),
		lookOf: (index) => looks[kinds[index]!]!,
		border: {
			...(left !== undefined && { left }),
			...(right !== undefined && { right }),
			...(bottom !== undefined && { bottom }),
			...(top !== undefined && { top }),
		},
		promotions: promotions.flatMap(({ tone, ranks }) => ranks.map((rank) => ({ tone, rank: BigInt(rank) }))),
		squares: squares.map(cellOf),
		rays: rays.map(({ from, direction }) => ({
			from: cellOf(from),
			by: cellOf(direction),
			first: 0n,
			last: undefined,
			except: [],
			only: [],
			not: [],
		})),
		last: last && [cellOf(last.from), cellOf(last.to)],
		checked: checked.map(cellOf),
		checkers: checkers.map(cellOf),
	};
};

/** The targets of a piece. */
export interface Reach {
	readonly from: Cell;
	readonly points: readonly { readonly to: Cell; readonly capture: boolean }[];
	readonly rays: readonly Ray[];
	readonly words: string;
}

type Serial = NonNullable<RayFamily['only']>[number];

const seriesOf = ({ primes, times, plus, over }: Serial): Series => ({
	primes,
	times: BigInt(times),
	plus: BigInt(plus),
	over: BigInt(over),
});

export const reachOf = ({ from, points, rays, words }: ReachView): Reach => ({
	from: cellOf(from),
	points: points.map(({ to, capture }) => ({ to: cellOf(to), capture })),
	rays: rays.map((ray) => ({
		from: [BigInt(ray.from[0]!), BigInt(ray.from[1]!)],
		by: [BigInt(ray.by[0]!), BigInt(ray.by[1]!)],
		first: BigInt(ray.first),
		last: ray.last === null ? undefined : BigInt(ray.last),
		except: ray.except.map(BigInt),
		only: (ray.only ?? []).map(seriesOf),
		not: (ray.not ?? []).map(seriesOf),
	})),
	words,
});

/** Whether a piece can move to a cell, according to its families of moves. */
export const reaches = ({ points, rays }: Reach, cell: Cell): boolean =>
	points.some(({ to }) => sameCell(to, cell)) || rays.some((ray) => stepTo(ray, cell) !== undefined);
