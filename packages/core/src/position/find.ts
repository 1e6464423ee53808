import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';
import type { AnyEngine, AnyGame, AnyMove, AnyPosition, DescriptionOf, MoveOf } from './any-board.js';
import { gameOf, positionGiven, unknownName } from './arguments.js';
import { legal } from './legal.js';
import type { Cell, CellLike, Description, Game, Move, MoveFilter, MovesToFilter, Position } from './types.js';

/** Whether a word passes a filter: a word, a list of words, null for no word, undefined for anything. */
const passes = (filter: string | readonly string[] | null | undefined, word: string | undefined): boolean =>
	filter === undefined ||
	(filter === null || word === undefined
		? filter === (word ?? null)
		: filter === word || (typeof filter === 'object' && filter.includes(word)));

/** Whether a move's origin matches: undefined matches every move, drops and passes included; null in a coordinate list matches any value. */
export const startsAt = (game: Game, from: Description['from'], cell: Cell | undefined): boolean =>
	from === undefined ||
	(cell !== undefined &&
		(typeof from === 'object' ? game.vecOf(cell).every((value, axis) => (from[axis] ?? value) === value) : game.cell(from) === cell));

const FIELDS: Readonly<Record<string, OptionRule>> = { kind: 'any', from: 'any', promotion: 'any', capture: 'boolean', mark: 'any' };
const FIELDS_WITH_TARGET = { ...FIELDS, to: 'any' } as const;

function checkKinds({ ruleset }: AnyGame, names: string | readonly string[], argument: string): void {
	for (const name of [names].flat()) {
		if (typeof name !== 'string') misuse(argument, 'the name of a kind, or a list of names', name);
		if (!Object.hasOwn(ruleset.kinds, name)) unknownName(argument, Object.keys(ruleset.kinds), name);
	}
}

/**
 * Checks the fields of a description, and that the kinds it names are kinds of the game.
 *
 * @throws TypeError for an unknown field or a value of the wrong type; RangeError for a kind that the game does not have.
 *
 * @example
 * import { checkDescription } from '@x/core/engine';
 * checkDescription(chess, { kind: 'Z' }); // throws RangeError: description.kind
 */
export function checkDescription(game: AnyGame, given: object, fields: typeof FIELDS = FIELDS_WITH_TARGET, argument = 'description'): void {
	checkOptions(given, fields, argument);
	const { kind, promotion, mark } = given as MoveFilter;
	if (kind !== undefined) checkKinds(game, kind, `${argument}.kind`);
	if (promotion !== undefined && promotion !== null) checkKinds(game, promotion, `${argument}.promotion`);
	if (mark !== undefined && mark !== null && typeof mark !== 'string') misuse(`${argument}.mark`, 'a string or null', mark);
}

/**
 * Whether a move has the properties that a filter states, its cells apart.
 *
 * @example
 * import { hasProperties } from '@x/core/engine';
 * hasProperties(legal(chess.start)[0]!, { capture: true }) // → false
 */
export const hasProperties = (move: Omit<AnyMove, 'position'>, { kind, promotion, capture, mark }: MoveFilter): boolean =>
	passes(kind, move.kind) &&
	passes(promotion, move.promotion) &&
	(capture === undefined || move.captured.some(({ side }) => side !== move.side) === capture) &&
	(mark === undefined || (mark === null ? !move.marks[0] : move.marks.includes(mark)));

function matchingMoves(position: Position, to: CellLike | undefined, filter: MovesToFilter): readonly Move[] {
	const { game } = position;
	const { engine } = game;
	const { from, kind, promotion, capture, mark } = filter;
	const start = from === undefined || typeof from === 'object' ? -1 : game.cell(from);
	const kindIndex = typeof kind === 'string' ? engine.ground.codes.kindIndex(kind) : -1;
	const moves =
		to === undefined ? (mark ? engine.marked(position) : legal(position)) : engine.movesTo(position, game.cell(to), kindIndex, start);
	// Where the engine has filtered by every given field, its list is the answer.
	if (
		to !== undefined &&
		kindIndex >= 0 === (kind !== undefined) &&
		promotion === undefined &&
		capture === undefined &&
		mark === undefined &&
		typeof from !== 'object'
	)
		return moves;
	return moves.filter((move) => startsAt(game, start < 0 ? from : start, move.from) && hasProperties(move, filter));
}

/** The moves that match a description, for engines with numbered cells. */
const matching: NonNullable<AnyEngine['find']> = (position: Position, description: Description) => {
	checkDescription(position.game, description);
	return matchingMoves(position, description.to, description);
};

/**
 * Legal moves that end on a cell, of a kind or as a filter says. They are found by walking back from the cell, which is faster than a list of
 * all legal moves; readers of move text use it.
 *
 * @example
 * movesTo(chess.start, 'f3', 'N').map(moveName) // → [ 'g1f3' ]
 */
export function movesTo(position: Position, cell: CellLike, filter: string | MovesToFilter = {}): readonly Move[] {
	const { game } = positionGiven(position);
	if (typeof filter === 'string') {
		const kind = game.engine.ground.codes.kindIndex(filter);
		if (kind < 0) unknownName('filter', Object.keys(game.ruleset.kinds), filter);
		return game.engine.movesTo(position, game.cell(cell), kind, -1);
	}
	checkDescription(game, filter, FIELDS, 'filter');
	return matchingMoves(position, game.cell(cell), filter);
}

/**
 * Legal moves that match a description: none, one, or several where only promotions or marks differ.
 *
 * On the plane, a description with `from` and `to` costs a few look-ups. One without both lists moves, as `legal` and `legalFrom` do.
 *
 * @throws RangeError where it names a cell or a kind that the game does not have; TypeError for a field that descriptions do not have.
 *
 * @example
 * find(chess.start, { from: 'e2', to: 'e4' }).length // → 1
 */
export function find<P extends AnyPosition>(position: P, description: DescriptionOf<P>): readonly MoveOf<P>[] {
	const { engine } = gameOf(position);
	if (description === undefined) misuse('description', 'an object', description);
	return (engine.find ?? matching)(position, description) as readonly MoveOf<P>[];
}
