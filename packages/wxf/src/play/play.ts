import { apply, type Game, type Move, type Position } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { type Diagnostic, NotationError, objectGiven, type Result } from '@x/diagnostics';
import { safeParsePosition } from '@x/fen';
import type { Line, MoveNode, XiangqiGame } from '../game.js';
import { safeReadMove } from '../moves/read-move.js';
import { problemAt } from '../report.js';

/** A move of a game that was played. */
export interface PlayedMove {
	readonly node: MoveNode;
	readonly move: Move;
	/** The position after the move. */
	readonly position: Position;
	readonly variations: readonly PlayedLine[];
}

/** A line of a game that was played. */
export interface PlayedLine {
	/** The position before the first move. */
	readonly start: Position;
	readonly comment?: string;
	readonly moves: readonly PlayedMove[];
}

/** Plays lines, and collects the faults. */
class Player {
	readonly problems: Diagnostic[] = [];

	line({ comment, moves }: Line, start: Position, path: string): PlayedLine {
		const played: PlayedMove[] = [];
		let position = start;
		for (const [index, node] of moves.entries()) {
			const at = `${path}.moves[${index}]`;
			const read = safeReadMove(node.text, position);
			const variations = node.variations.map((one, number) => this.line(one, position, `${at}.variations[${number}]`));
			if (!read.ok) {
				this.problems.push(...read.problems.map((problem) => placed(problem, node, `${at}.text`)));
				// Behind a move that is not legal, the positions are not known.
				break;
			}
			position = apply(position, read.value);
			played.push({ node, move: read.value, position, variations });
		}
		return { start, ...(comment !== undefined && { comment }), moves: played };
	}
}

/** A problem of a move at its place in the file and in the value. */
function placed(problem: Diagnostic, { span }: MoveNode, path: string): Diagnostic {
	const from = span?.from ?? 0;
	return { ...problem, span: span ?? { from: from + problem.span.from, to: from + problem.span.to }, data: { path } };
}

/** The start of a game; problems if its FEN is not a position of the rules. */
export function startOf({ fen }: XiangqiGame, rules: Game): Result<Position> {
	if (fen === undefined) return { ok: true, value: rules.start, warnings: [] };
	// Files also call the side of Red `r`.
	const read = safeParsePosition(fen.replace(/^(\s*\S+\s+)r(?=\s|$)/, '$1w'), rules);
	if (read.ok) return { ok: true, value: read.value, warnings: [] };
	return {
		ok: false,
		problems: [
			problemAt('start', { from: 0, to: 0 }, `The FEN of the start: ${read.problems[0]!.message}`, { hint: read.problems[0]!.hint }),
		],
	};
}

/**
 * Plays the main line and all variations of a game. The faults are the moves that are not legal, each with its place and its reason; the moves behind
 * one are not played.
 *
 * @throws {TypeError} for arguments of another type.
 *
 * @example
 * import { parse } from '@x/wxf';
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * const [game] = parse('1. C2.5 H8+7 2. R1+3');
 * const result = safePlay(game!, compile(xiangqi));
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // → [ [ 'wxf/illegal', 16 ] ]
 */
export function safePlay(game: XiangqiGame, rules: Game): Result<PlayedLine> {
	objectGiven(game, 'game', 'a XiangqiGame', 'moves', 'tags');
	const start = startOf(game, gameGiven(rules));
	if (!start.ok) return start;
	const player = new Player();
	const line = player.line(game, start.value, '$');
	return player.problems.length > 0 ? { ok: false, problems: player.problems } : { ok: true, value: line, warnings: [] };
}

/**
 * Plays the main line and all variations of a game.
 *
 * @throws {NotationError} with every move that is not legal.
 *
 * @example
 * import { parse } from '@x/wxf';
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * play(parse('1. 炮二平五 马8进7')[0]!, compile(xiangqi)).moves.map(({ move }) => moveName(move)) // → [ 'h3e3', 'h10g8' ]
 */
export function play(game: XiangqiGame, rules: Game): PlayedLine {
	const result = safePlay(game, rules);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
