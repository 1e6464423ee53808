import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';
import type { GameWords } from '../rules/words.js';
import type { AnyEngine, AnyGame, AnyMove, AnyPosition, DescriptionOf, MoveOf } from './any-board.js';
import { gameOf, positionGiven, unknownName } from './arguments.js';
import { kindsDenoted, kindsNamed } from './kind-words.js';
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
	(from === null
		? cell === undefined
		: cell !== undefined &&
			(typeof from === 'object' ? game.vecOf(cell).every((value, axis) => (from[axis] ?? value) === value) : game.cell(from) === cell));

const FIELDS: Readonly<Record<string, OptionRule>> = {
	kind: 'any',
	from: 'any',
	drop: 'any',
	promotion: 'any',
	capture: 'boolean',
	mark: 'any',
};
const FIELDS_WITH_TARGET = { ...FIELDS, to: 'any' } as const;

/** The kinds of words: one name, if that is all. A word that is the name of a kind means that kind, but what a piece becomes has its letter. */
function kindsOf(game: AnyGame, given: string | readonly string[], argument: string, read = kindsNamed): string | readonly string[] {
	const kinds = [given].flat().flatMap((word) => {
		if (typeof word !== 'string') misuse(argument, 'the name or the letter of a kind, or a list of them', word);
		const found = read(game, word);
		if (found.length === 0) unknownName(argument, Object.keys(game.ruleset.kinds), word);
		return found;
	});
	return kinds.length === 1 ? kinds[0]! : kinds;
}

/**
 * A description with the names of the kinds that its words denote.
 *
 * @throws TypeError for an unknown field or a value of the wrong type; RangeError for a kind that the game does not have.
 *
 * @example
 * import { checkedDescription } from '@x/core/engine';
 * checkedDescription(chess, { kind: 'queen' }) // → { kind: 'Q' }
 * checkedDescription(chess, { kind: 'Z' }); // throws RangeError: description.kind
 */
export function checkedDescription<T extends MoveFilter>(
	game: AnyGame,
	given: T,
	fields: typeof FIELDS = FIELDS_WITH_TARGET,
	argument = 'description',
): T {
	checkOptions(given, fields, argument);
	const { kind, promotion, mark } = given;
	const { from, drop } = given as MovesToFilter;
	if (drop !== undefined) {
		if (kind !== undefined || (from !== undefined && from !== null))
			misuse(`${argument}.drop`, 'neither `kind` nor `from` next to `drop`', drop);
		const { drop: _, ...rest } = given as T & MovesToFilter;
		return checkedDescription(game, { ...(rest as T), from: null, kind: kindsOf(game, drop, `${argument}.drop`) }, fields, argument);
	}
	if (mark !== undefined && mark !== null && typeof mark !== 'string') misuse(`${argument}.mark`, 'a string or null', mark);
	const kinds = kind === undefined ? undefined : kindsOf(game, kind, `${argument}.kind`);
	const become =
		promotion === undefined || promotion === null ? promotion : kindsOf(game, promotion, `${argument}.promotion`, kindsDenoted);
	return kinds === kind && become === promotion
		? given
		: { ...given, ...(kinds === undefined ? {} : { kind: kinds }), ...(become === undefined ? {} : { promotion: become }) };
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
	const checked = checkedDescription(position.game, description);
	return matchingMoves(position, checked.to, checked);
};

/**
 * Legal moves that end on a cell, of a kind (by its name or its letter) or as a filter says. They are found by walking back from the cell, which is
 * faster than a list of all legal moves; readers of move text use it.
 *
 * @example
 * movesTo(chess.start, 'f3', 'N').map(moveName) // → [ 'g1f3' ]
 */
export function movesTo<W extends GameWords>(position: Position<W>, cell: CellLike, filter?: string | MovesToFilter): readonly Move<W>[];
export function movesTo(position: Position, cell: CellLike, filter: string | MovesToFilter = {}): readonly Move[] {
	const { game } = positionGiven(position);
	if (typeof filter === 'string') {
		const kind = game.engine.ground.codes.kindIndex(filter);
		return kind < 0
			? matchingMoves(position, cell, { kind: kindsOf(game, filter, 'filter') })
			: game.engine.movesTo(position, game.cell(cell), kind, -1);
	}
	return matchingMoves(position, cell, checkedDescription(game, filter, FIELDS, 'filter'));
}

/**
 * Legal moves that match a description: none, one, or several where only promotions or marks differ. Kinds are named as in `toMove`: by name, or by
 * letter or title in either case.
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
