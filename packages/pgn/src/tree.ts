/** Games as immutable values: paths, edits, merging, walking, positions made when they are needed, and the commands in comments as data. */
export { clockOf, elapsedOf, withClock, withElapsed } from './comments/clock.js';
export { type Commented, commandOf, commentOf, commentText, withCommand, withCommentText } from './comments/commands.js';
export {
	arrowsOf,
	type ColoredArrow,
	type ColoredSquare,
	type DrawingColor,
	squaresOf,
	withArrows,
	withSquares,
} from './comments/drawings.js';
export { type Evaluation, evaluationOf, withEvaluation } from './comments/evaluation.js';
export {
	type Annotations,
	addLine,
	addMove,
	annotate,
	createGame,
	cutAfter,
	type Edited,
	edit,
	remove,
	removeTag,
	setResult,
	setTag,
} from './tree/edit.js';
export type { Command, Comment, GameResult, Line, MoveNode, PgnGame, Tag } from './tree/game.js';
export { type Conflict, type Merged, merge } from './tree/merge.js';
export { type Positions, positionsOf } from './tree/positions.js';
export { childrenOf, commentsBefore, lineTo, nodeAt, parentPath, tagOf, variationPath } from './tree/read.js';
export { demote, promote, promoteToMain } from './tree/reorder.js';
export { mainline, type WalkedMove, walk } from './tree/walk.js';
