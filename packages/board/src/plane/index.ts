/** `<x-plane>`: an unbounded board, as a custom element. It contains no rules. */
export type { Orientation } from '../model/geometry.js';
export type { MarkColor } from '../model/mark.js';
export type { BoardSide, PieceLook, SideColor } from '../model/piece.js';
export type { Art, PieceSet } from '../model/set.js';
export type {
	PlaneBorder,
	PlaneCell,
	PlaneChoice,
	PlaneChoices,
	PlaneControl,
	PlaneMark,
	PlanePiece,
	PlanePromotion,
	PlaneRay,
	PlaneReach,
	PlaneSeries,
	PlaneWheel,
} from './data.js';
export type { PlaneEventMap, PlaneEventName } from './events.js';
export { type PlaneView, reaches } from './model.js';
export { readSquare, spokenSquare, squareText } from './numbers.js';
export type { Direction } from './rim.js';
export type { PlaneRole } from './theme.js';
export { PLANE_WORDS, type PlaneCellWords, type PlaneReachWords, type PlaneWords } from './words.js';
export { XPlane } from './x-plane.js';
