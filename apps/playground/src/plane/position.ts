import type { PlaneBorder, PlaneCell, PlaneView as PlanePosition, PlaneReach } from '@x/board/plane';
import type { KindView, PlaneView, Point, ReachView } from '../worker/protocol.js';

/** The players of an ICN in the order of their tones, without the neutral one. */
export const PLANE_SIDES = (['white', 'black', 'red', 'blue', 'yellow', 'green'] as const).map((color) => ({ title: color, color }));

/** The index of the side of a tone; the neutral tone 2 belongs to none. */
const sideOf = (tone: number): number => (tone === 2 ? -1 : tone > 2 ? tone - 1 : tone);

/** A piece as the board shows it. */
export const lookOf = ({ tone, picture, letter, title, promoted }: KindView) => ({ side: sideOf(tone), picture, letter, title, promoted });

/** A cell of an answer, as the board names it. */
export const cellOf = ([x, y]: Point): PlaneCell => [BigInt(x), BigInt(y)];

/** A cell in a question to the engine. */
export const pointOf = ([x, y]: PlaneCell): Point => {
	const coordinate = (value: bigint): Point[0] => {
		const number = Number(value);
		return Number.isSafeInteger(number) ? number : `${value}`;
	};
	return [coordinate(x), coordinate(y)];
};

const borderOf = ([left, right, bottom, top]: NonNullable<PlaneView['border']>): PlaneBorder => ({
	...(left !== null && { left: BigInt(left) }),
	...(right !== null && { right: BigInt(right) }),
	...(bottom !== null && { bottom: BigInt(bottom) }),
	...(top !== null && { top: BigInt(top) }),
});

/** The position of an answer of the engine, as properties of the board. */
export const positionOf = (plane: PlaneView): PlanePosition => {
	const { xs, ys, kinds, border, promotions, squares, rays, last, checked, checkers } = plane;
	const looks = plane.looks.map(lookOf);
	return {
		pieces: xs.map((x, index) => ({ x: BigInt(x), y: BigInt(ys[index]!), look: looks[kinds[index]!]! })),
		sides: PLANE_SIDES,
		border: border === undefined ? {} : borderOf(border),
		promotions: promotions.flatMap(({ tone, ranks }) => ranks.map((rank) => ({ side: sideOf(tone), y: BigInt(rank) }))),
		marks: [
			...squares.map((square) => ({ cell: cellOf(square) })),
			...rays.map(({ from, direction }) => ({ from: cellOf(from), by: cellOf(direction) })),
		],
		lastMove: last === undefined ? [] : [cellOf(last.from), cellOf(last.to)],
		checks: checked.map(cellOf),
		checkers: checkers.map(cellOf),
	};
};

type Serial = NonNullable<ReachView['rays'][number]['only']>[number];

const seriesOf = ({ primes, times, plus, over }: Serial) => ({ primes, times: BigInt(times), plus: BigInt(plus), over: BigInt(over) });

/** The targets of a piece, as a property of the board. */
export const reachOf = ({ from, points, rays, words, idle = false }: ReachView): PlaneReach => ({
	idle,
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
