import { type Game, type Position, pointAt, position as positionOf, type Setup, setupOf, validate } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { type Diagnostic, NotationError, textGiven } from '@x/diagnostics';
import { safeParse, safeParsePosition, stringify, stringifySetup } from '@x/fen';
import { chess } from '@x/games/ready/chess';

/** Positions that break rules of setups: a board without kings, or on which the side to move could capture one. */
const unchecked = new WeakSet<Position>();

/** Whether a position was made without a check of its rules. Its setup states an end, which is not that of the game. */
export const isUnchecked = (position: Position): boolean => unchecked.has(position);

/** The FEN of a position; the en passant square only where a legal move captures there, unless it is forced. */
export const writeFen = (position: Position, isForced = false): string => stringify(position, { enPassant: isForced ? 'always' : 'legal' });

const MISSING_FIELD = 'fen/missing-field';
const CAPTURABLE = 'setup/royal-capturable';
const MISSING = 'setup/missing-royal';

/** Deviations that a FEN may have: rights in another order, rights without their king or rook, and a king that could be captured. */
const TOLERATED: readonly string[] = ['fen/castling-form', 'fen/castling-impossible', CAPTURABLE];

/** A position that may break the rules of setups: it states an end, so that its kings are not checked, and keeps its moves. */
function withoutCheck(game: Game, setup: Setup): Position {
	const draw = game.ruleset.outcomes.find(({ result }) => result === 'draw');
	const { id: reason } = draw ?? game.ruleset.outcomes[0] ?? { id: 'stuck' };
	const made = positionOf(game, { ...setup, ended: { reason, draw: true, playable: true } });
	unchecked.add(made);
	return made;
}

/** The faults of a FEN. */
function faultsOf(fen: string, game: Game, tolerated: readonly string[]): readonly Diagnostic[] {
	const read = safeParsePosition(fen, game);
	const found = read.ok ? read.warnings : read.problems;
	return found.filter(({ code }) => !tolerated.includes(code)).map((one) => ({ ...one, severity: 'error' }));
}

/**
 * The position of a FEN. Fields at its end may be missing.
 *
 * @throws NotationError for a text that is not a FEN of the game, or whose position breaks its rules. If the check is skipped, only what cannot be
 * played at all is refused: a piece on a square that it cannot reach is a SetupError.
 */
export function readFen(fen: string, game: Game, isSkipped = false): Position {
	textGiven(fen, 'fen');
	const faults = isSkipped ? [] : faultsOf(fen, game, [...TOLERATED, MISSING_FIELD]);
	if (faults.length > 0) throw new NotationError(faults);
	const read = safeParse(fen, game);
	if (!read.ok) throw new NotationError(read.problems);
	const checked = validate(game, read.value);
	return checked.ok ? checked.value : withoutCheck(game, read.value);
}

/** The result of {@link validateFen}. */
export interface FenCheck {
	ok: boolean;
	/** The first fault, where there is one. */
	error?: string;
	/** All faults, each with its code, its span in the text and a hint. */
	problems?: readonly Diagnostic[];
}

/**
 * Whether a text is a complete FEN of a position of chess, or of another game, and the faults where it is not.
 *
 * @throws TypeError if the text is not a string.
 *
 * @example
 * validateFen('8/8/8/8/8/8/8/8 w - - 0 1').error // → 'White has no king.'
 * validateFen(DEFAULT_POSITION) // → { ok: true }
 */
export function validateFen(fen: string, game: Game = chess): FenCheck {
	textGiven(fen, 'fen');
	const problems = faultsOf(fen, gameGiven(game), TOLERATED);
	const [first] = problems;
	return first === undefined ? { ok: true } : { ok: false, error: first.message, problems };
}

/**
 * The position of a changed setup, or undefined where the game cannot have it. Rights without their pieces, and an en passant square without its
 * pawn, are dropped, as in a FEN. A board may lack its kings for the time being, or have one that could be captured.
 */
export function changed(game: Game, setup: Setup): Position | undefined {
	const { ended: _, ...arrangement } = setup;
	const read = safeParse(stringifySetup(arrangement, game), game);
	if (!read.ok) return undefined;
	const checked = validate(game, read.value);
	if (checked.ok) return checked.value;
	return checked.problems.every(({ code }) => code === MISSING || code === CAPTURABLE) ? withoutCheck(game, read.value) : undefined;
}

/** The board without a piece. */
export const emptyBoard = (game: Game): Position => withoutCheck(game, { pieces: [], phase: game.ruleset.turn.start });

/** The position without an en passant square: a pawn that can be captured in passing is not attacked where it stands. */
export function withoutPassing(position: Position): Position {
	const { game } = position;
	const { enPassant } = game.names ?? {};
	if (enPassant === undefined || pointAt(position, enPassant) === undefined) return position;
	const setup = setupOf(position);
	return withoutCheck(game, { ...setup, points: { ...setup.points, [enPassant]: [] } });
}
