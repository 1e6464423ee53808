import { type Game, history, lastMove, outcome, type Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { checkOptions, type OptionRule } from '@x/diagnostics';
import { stringify } from '@x/fen';
import { type GameResult, type Line, type MoveNode, START, type XiangqiGame } from '../game.js';
import type { MoveDialect } from '../move-text.js';
import { MOVE_DIALECTS, writeMove } from '../moves/write-move.js';
import { type PlayedLine, play } from './play.js';

/** The options of `gameOf`. */
export interface GameOfOptions {
	/** The notation of the moves; `wxf` by default. */
	readonly dialect?: MoveDialect | undefined;
	/** Tags by name: `Red`, `Black`, `Event`. */
	readonly tags?: Readonly<Record<string, string>> | undefined;
	/** The result, if it is not that of the rules. */
	readonly result?: GameResult | undefined;
}

const RULES: Readonly<Record<keyof GameOfOptions, OptionRule>> = {
	dialect: MOVE_DIALECTS,
	tags: 'object',
	result: ['1-0', '0-1', '1/2-1/2', '*'],
};

/** The start as a game holds it: nothing for the usual one, if that is also the one of the rules. */
export function fenOfStart(start: Position): { readonly fen?: string } {
	const fen = stringify(start);
	return fen === START && fen === stringify(start.game.start) ? {} : { fen };
}

function resultOf(position: Position): GameResult {
	const end = outcome(position);
	if (end === undefined) return '*';
	const [red, black] = position.game.ruleset.sideOrder;
	return end.winner === undefined ? '1/2-1/2' : end.winner === red ? '1-0' : end.winner === black ? '0-1' : '*';
}

/**
 * The game that leads to a position, with its moves in a notation.
 *
 * @throws {NotationError} if the notation cannot say a move.
 *
 * @example
 * import { apply } from '@x/core';
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * const { start } = compile(xiangqi);
 * gameOf(apply(start, 'h3e3'), { dialect: 'traditional' }).moves[0]!.text // → '炮二平五'
 */
export function gameOf(position: Position, options: GameOfOptions = {}): XiangqiGame {
	positionGiven(position);
	checkOptions(options, RULES);
	const { dialect = 'wxf', tags = {}, result = resultOf(position) } = options;
	const [start = position, ...others] = history(position);
	let before = start;
	const moves = others.map((after): MoveNode => {
		const text = writeMove(lastMove(after)!, before, dialect);
		before = after;
		return { text, nags: [], variations: [] };
	});
	return { tags: Object.entries(tags).map(([name, value]) => ({ name, value })), ...fenOfStart(start), moves, result };
}

/**
 * A game with its moves in another notation; comments, variations and annotations stay.
 *
 * @throws {NotationError} with every move that is not legal, or that the notation cannot say.
 *
 * @example
 * import { parse } from '@x/wxf';
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * rewrite(parse('1. C2=5 H8+7')[0]!, compile(xiangqi), 'chinese').moves.map(({ text }) => text) // → [ '炮二平五', '马８进７' ]
 */
export function rewrite(game: XiangqiGame, rules: Game, dialect: MoveDialect): XiangqiGame {
	const played = play(game, rules);
	return { ...game, ...lineIn(played, dialect) };
}

function lineIn({ start, comment, moves }: PlayedLine, dialect: MoveDialect): Line {
	let before = start;
	const written = moves.map(({ node, move, position, variations }): MoveNode => {
		const text = writeMove(move, before, dialect);
		before = position;
		const { span: _, ...rest } = node;
		return { ...rest, text, variations: variations.map((one) => lineIn(one, dialect)) };
	});
	return { ...(comment !== undefined && { comment }), moves: written };
}
