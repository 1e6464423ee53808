import { apply, type Game, type Move, type Position, validate } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, type Diagnostic, NotationError, objectGiven, type Result } from '@x/diagnostics';
import type { KifCode } from '../codes.js';
import type { EndNode, KifGame, Line, MoveNode } from '../game.js';
import { boardOf } from '../moves/board.js';
import { found, isRefusal, refused } from '../moves/resolve.js';
import type { Mode } from '../options.js';
import { diagramOf, EVEN_NAME } from '../start.js';
import { kifMoveGiven } from '../write/move.js';

/** A move of a game that was played. */
export interface PlayedMove {
	readonly node: MoveNode;
	readonly move: Move;
	/** The position after the move. */
	readonly position: Position;
	/** The lines that replace the move. */
	readonly variations: readonly PlayedLine[];
}

/** The end of a line that was played. */
export interface PlayedEnd {
	readonly node: EndNode;
	/** The lines that replace the end. */
	readonly variations: readonly PlayedLine[];
}

/** A line of a game that was played. */
export interface PlayedLine {
	/** The position before the first move. */
	readonly start: Position;
	readonly moves: readonly PlayedMove[];
	readonly end?: PlayedEnd;
	/** A move that is not legal and the moves behind it, which are not played. Only in the mode `repair`, and for a last move where the end says so. */
	readonly rest?: readonly MoveNode[];
}

/** The options of `play`. */
export interface PlayOptions {
	/**
	 * - `lenient` (default): a game with a move that is not legal is refused.
	 * - `repair`: every game is played as far as it goes; moves that are not legal are warnings, and are in `rest`.
	 */
	readonly mode?: Exclude<Mode, 'strict'> | undefined;
}

const modeOf = (options: PlayOptions = {}): Exclude<Mode, 'strict'> => {
	checkOptions(options, { mode: ['lenient', 'repair'] });
	return options.mode ?? 'lenient';
};

/** Plays lines, and collects the faults. */
class Player {
	readonly problems: Diagnostic<KifCode>[] = [];
	readonly warnings: Diagnostic<KifCode>[] = [];
	readonly #mode: Mode;

	constructor(mode: Mode) {
		this.#mode = mode;
	}

	line({ moves, end }: Line, start: Position, path: string): PlayedLine {
		const played: PlayedMove[] = [];
		let position = start;
		let rest: readonly MoveNode[] | undefined;
		for (const [index, node] of moves.entries()) {
			const at = `${path}moves[${index}]`;
			const one = found(kifMoveGiven(node.move), position);
			const variations = this.#lines(node, position, at);
			if (isRefusal(one)) {
				const problem = refused(one, node.span);
				const placed = { ...problem, data: { path: `${at}.move`, ...problem.data } };
				// A game that ends because of its last move has this move in its record.
				const isNamed = end?.end === 'illegal-action' && index === moves.length - 1;
				if (isNamed || this.#mode === 'repair') this.warnings.push({ ...placed, severity: 'warning' });
				else this.problems.push(placed);
				// Behind a move that is not legal, the positions are not known.
				rest = moves.slice(index);
				break;
			}
			position = apply(position, one);
			played.push({ node, move: one, position, variations });
		}
		const endAt = `${path}end`;
		const ended = end && { node: end, variations: rest === undefined ? this.#lines(end, position, endAt) : [] };
		return { start, moves: played, ...(ended !== undefined && { end: ended }), ...(rest !== undefined && { rest }) };
	}

	#lines({ variations }: MoveNode | EndNode, position: Position, path: string): readonly PlayedLine[] {
		return variations.map((one, index) => this.line(one, position, `${path}.variations[${index}].`));
	}
}

const startFault = (message: string, hint: string): Result<never, Diagnostic<KifCode>> => ({
	ok: false,
	problems: [refused({ code: 'start', message, hint })],
});

/** The start of a game; problems if it is not a position of the rules. An even game begins as the rules say. */
export function startOf(game: Pick<KifGame, 'handicap' | 'diagram'>, rules: Game): Result<Position, Diagnostic<KifCode>> {
	const diagram = game.diagram === undefined && game.handicap === EVEN_NAME ? undefined : diagramOf(game);
	if (diagram === undefined) return { ok: true, value: rules.start, warnings: [] };
	const board = boardOf(rules);
	if (!board.fits)
		return startFault('Expected a game with the pieces of shogi, found another one.', 'The formats have no signs for other pieces.');
	const setup = board.setupOf(diagram);
	if (setup === undefined)
		return startFault(
			`Expected a start on ${board.width} by ${board.height} squares with the pieces of the game, found one on ${diagram.ranks[0]?.length ?? 0} by ${diagram.ranks.length}.`,
			'Give the rules of the game that the file is of.',
		);
	const read = validate(rules, setup);
	if (read.ok) return { ok: true, value: read.value, warnings: [] };
	return startFault(`The start: ${read.problems[0]!.message}`, read.problems[0]!.hint ?? 'The start has to be a position of the rules.');
}

/**
 * Plays the main line and all variations of a game. The faults are the moves that are not legal, each with its place and its reason; the moves behind
 * one are not played. A last move that breaks the rules is a warning where the end of the line says so (反則勝ち).
 *
 * @throws {TypeError} for arguments of another type.
 *
 * @example
 * import { parse } from '@x/kif';
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const result = safePlay(parse('▲７六歩 △３三歩')[0]!, compile(shogi));
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // → [ [ 'kif/illegal', 5 ] ]
 */
export function safePlay(game: KifGame, rules: Game, options?: PlayOptions): Result<PlayedLine> {
	const mode = modeOf(options);
	objectGiven(game, 'game', 'a KifGame', 'handicap', 'moves');
	const start = startOf(game, gameGiven(rules));
	if (!start.ok) return start;
	const player = new Player(mode);
	const line = player.line(game, start.value, '');
	return player.problems.length > 0
		? { ok: false, problems: [...player.problems, ...player.warnings] }
		: { ok: true, value: line, warnings: player.warnings };
}

/**
 * Plays the main line and all variations of a game.
 *
 * @throws {NotationError} with every move that is not legal.
 *
 * @example
 * import { parse } from '@x/kif';
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * play(parse('▲７六歩 △３四歩 ▲２二角成')[0]!, compile(shogi)).moves.map(({ move }) => moveName(move)) // → [ '7g7f', '3c3d', '8h2b+b' ]
 */
export function play(game: KifGame, rules: Game, options?: PlayOptions): PlayedLine {
	const result = safePlay(game, rules, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
