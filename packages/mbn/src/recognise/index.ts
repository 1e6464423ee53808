/** Rulesets read square by square: what each way through a path needs and does. For converters to other languages of rules. */
export { Explorer } from './explorer.js';
export { isRoyal } from './known.js';
export { type OffBoardMove, type OffBoardMoves, offBoardMoves } from './off-board.js';
export { both, type Pair, SIDES, type SideIndex } from './sides.js';
export {
	asksUnmoved,
	conditionOf,
	isAssimilation,
	isCastling,
	mirrored,
	type Offset,
	type Standing,
	sorted,
	squareAt,
	vectorOf,
	type Walk,
} from './walk.js';
export { cellsOf } from './zones.js';
