/** Rulesets read square by square: what each way through a path needs and does. For converters to other languages of rules. */
export { Explorer } from './explorer.js';
export { isRoyal, severalRoyals } from './known.js';
export { type OffBoardMove, type OffBoardMoves, offBoardMoves } from './off-board.js';
export { type Pattern, patternOf, possible, rideOf, type Size } from './patterns.js';
export { both, type Pair, SIDES, type SideIndex } from './sides.js';
export {
	arrivals,
	asksMoved,
	asksUnmoved,
	castleFlagOf,
	conditionOf,
	isAssimilation,
	isCastling,
	type Offset,
	type Standing,
	sorted,
	squareAt,
	unseen,
	vectorOf,
	type Walk,
	walkKey,
} from './walk.js';
export { cellsOf } from './zones.js';
