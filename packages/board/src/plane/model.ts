import { colorOf } from '../draw/piece.js';
import type { MarkColor } from '../model/mark.js';
import type { BoardSide, PieceLook, SideColor } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import type { PlaneBorder, PlaneCell, PlaneMark, PlanePiece, PlanePromotion, PlaneRay, PlaneReach, PlaneSeries } from './data.js';
import { type Ray, type Series, stepTo } from './ray.js';
import { type Cell, Scene } from './scene.js';

/** The position of an unbounded board, as plain data. `<x-plane>` has properties of these names. */
export interface PlaneView {
	readonly pieces?: readonly PlanePiece[] | undefined;
	readonly sides?: readonly BoardSide[] | undefined;
	/** The sets to draw pieces from: the first that has a picture. A piece without a picture is a disc with its letter. */
	readonly sets?: readonly PieceSet[] | undefined;
	/** The cells of the last move. The view follows the last of them. */
	readonly lastMove?: readonly PlaneCell[] | undefined;
	/** The cells of pieces in check. */
	readonly checks?: readonly PlaneCell[] | undefined;
	/** The cells of pieces that give check. */
	readonly checkers?: readonly PlaneCell[] | undefined;
	readonly marks?: readonly PlaneMark[] | undefined;
	readonly border?: PlaneBorder | undefined;
	readonly promotions?: readonly PlanePromotion[] | undefined;
}

/** The colours of sides, by index. */
export const SIDE_COLORS: readonly SideColor[] = ['white', 'black', 'red', 'blue', 'green', 'yellow', 'neutral'];

/** A position, indexed for drawing and queries. */
export interface Model {
	readonly scene: Scene;
	readonly pieces: readonly PlanePiece[];
	/** The appearance of each piece, by number. */
	readonly lookOf: (index: number) => PieceLook;
	/** The index of each piece's colour in {@link SIDE_COLORS}. */
	readonly colors: Uint8Array;
	readonly sides: readonly BoardSide[] | undefined;
	readonly sets: readonly PieceSet[];
	readonly border: PlaneBorder;
	readonly promotions: readonly PlanePromotion[];
	readonly squares: readonly { readonly cell: Cell; readonly color: MarkColor | undefined }[];
	readonly rays: readonly { readonly ray: Ray; readonly color: MarkColor | undefined }[];
	readonly last: readonly Cell[];
	readonly checked: readonly Cell[];
	readonly checkers: readonly Cell[];
}

/** Whether two cells are the same; false if one is missing. */
export const sameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
	one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** The scene of pieces; a known one if they are the same. */
const sceneOf = (pieces: readonly PlanePiece[], known: Model | undefined): Scene =>
	known?.pieces === pieces ? known.scene : new Scene(pieces.map(({ x, y }): Cell => [x, y]));

/** The model of a position. `known` is the one before it. */
export const modelOf = (view: PlaneView, known: Model | undefined): Model => {
	const { pieces = [], sides, sets = [], border = {}, promotions = [], marks = [] } = view;
	return {
		scene: sceneOf(pieces, known),
		pieces,
		lookOf: (index) => pieces[index]!.look,
		colors: Uint8Array.from(pieces, ({ look }) => SIDE_COLORS.indexOf(colorOf(look.side, sides))),
		sides,
		sets,
		border,
		promotions,
		squares: marks.flatMap((mark) => ('cell' in mark ? [{ cell: mark.cell, color: mark.color }] : [])),
		rays: marks.flatMap((mark) => ('cell' in mark ? [] : [{ ray: rayOf({ from: mark.from, by: mark.by, first: 0n }), color: mark.color }])),
		last: view.lastMove ?? [],
		checked: view.checks ?? [],
		checkers: view.checkers ?? [],
	};
};

/** The targets of a piece, with all conditions of their rays. */
export interface Reach {
	readonly from: Cell;
	readonly points: readonly { readonly to: Cell; readonly capture: boolean }[];
	readonly rays: readonly Ray[];
	readonly words: string | undefined;
	readonly idle: boolean;
}

const seriesOf = ({ primes = false, times = 1n, plus = 0n, over = 1n }: PlaneSeries): Series => ({ primes, times, plus, over });

const rayOf = ({ from, by, first = 1n, last, except = [], only = [], not = [] }: PlaneRay): Ray => ({
	from,
	by,
	first,
	last,
	except,
	only: only.map(seriesOf),
	not: not.map(seriesOf),
});

/** Targets with the default values filled in. */
export const reachOf = ({ from, points, rays, words, idle = false }: PlaneReach): Reach => ({
	from,
	points: points.map(({ to, capture = false }) => ({ to, capture })),
	rays: rays.map(rayOf),
	words,
	idle,
});

/** Whether a cell is among targets. */
export const isTarget = ({ points, rays }: Reach, cell: Cell): boolean =>
	points.some(({ to }) => sameCell(to, cell)) || rays.some((ray) => stepTo(ray, cell) !== undefined);

/**
 * Whether a piece can go to a cell, according to its targets. Exact at any distance.
 *
 * @example
 * import { reaches } from '@x/board/plane';
 *
 * const rook = { from: [0n, 0n], points: [], rays: [{ from: [0n, 0n], by: [1n, 0n], except: [3n] }] } as const;
 * reaches(rook, [10n ** 40n, 0n]) // → true
 * reaches(rook, [3n, 0n]) // → false
 * reaches(rook, [0n, 5n]) // → false
 */
export const reaches = (reach: PlaneReach, cell: PlaneCell): boolean => isTarget(reachOf(reach), cell);
