export type { Diagnostic, Fault, MoveCode, Problem, Result, Severity, Span } from '@x/diagnostics';
export { MoveError, NotationError, RulesetError, SetupError } from '@x/diagnostics';
export type { Facts, Plan } from './analyse/plan.js';
export { playthrough } from './engines/start-playthrough.js';
export type {
	AnyGame,
	AnyMove,
	AnyPosition,
	BoardTypes,
	CellLikeOf,
	CellOf,
	DescriptionOf,
	MoveLikeOf,
	MoveOf,
	MovePartsOf,
	PositionIn,
	PositionOf,
	SideOf,
	WordsOf,
} from './position/any-board.js';
export { apply, isLegal } from './position/apply.js';
export { type CastlingRight, castlingRights } from './position/castling-rights.js';
export { history, key, lastMove, previous } from './position/chain.js';
export { attackers, checkers, inCheck } from './position/check.js';
export { destinations } from './position/destinations.js';
export { END_REASONS, type EndReason, type GivenEnd } from './position/end-reasons.js';
export { find, movesTo } from './position/find.js';
export type { GameOutcome } from './position/game-outcome.js';
export { hasLegalMove, legal, legalFrom, sameMove } from './position/legal.js';
export { findUnique, moveQuery } from './position/move-query.js';
export { moveName, moveNameParts } from './position/name.js';
export { isDecided, type OutcomeOptions, outcome } from './position/outcome.js';
export { divide, type PerftOptions, perft } from './position/perft.js';
export type { Playthrough } from './position/playthrough.js';
export { inHand, pieceAt, pieces, pointAt, type Turn, turn, variable } from './position/queries.js';
export { type RestoreOptions, restore, type SavedCode } from './position/restore.js';
export { save } from './position/save.js';
export type { SavedGame } from './position/saved-game.js';
export { setupOf } from './position/setup-of.js';
export { toMove } from './position/to-move.js';
export type {
	BoundedTypes,
	Captured,
	Cell,
	CellLike,
	Description,
	Game,
	Move,
	MoveFilter,
	MoveNameParts,
	MoveParts,
	MoveQuery,
	MovesToFilter,
	Position,
	Write,
} from './position/types.js';
export { position, validate } from './position/validate.js';
export type { GameDefinition, NamedDialect } from './rules/game-definition.js';
export type { Look, LookColor, LookSpot } from './rules/look.js';
export type { Names, Note } from './rules/names.js';
export { parseSetup } from './rules/parse-setup.js';
export type { SetupCode, SetupFormCode } from './rules/setup-code.js';
export type { Source, Sources } from './rules/sources.js';
export type * from './rules/types.js';
export type { GameWords, WithWords } from './rules/words.js';
