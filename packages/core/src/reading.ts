/** Rulesets read square by square: what each way through a path needs and does. For converters to other languages of rules. */
export { Explorer } from './paths/reading/explorer.js';
export { type OffBoardMove, type OffBoardMoves, offBoardMoves } from './paths/reading/off-board.js';
export {
	asksUnmoved,
	both,
	isAssimilation,
	isCastling,
	mirrored,
	type Offset,
	type Pair,
	SIDES,
	type SideIndex,
	type Standing,
	sorted,
	squareAt,
	squareRef,
	vectorOf,
	type Walk,
} from './paths/reading/walk.js';
export { cellsOf, isRoyal } from './paths/reading/zones.js';
