import { type Game, history, lastMove, outcome, type Position, setupOf } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { checkOptions, misuse, NotationError, type OptionRule } from '@x/diagnostics';
import { endWords, isEndWord } from '../ends.js';
import type { EndNode, EndWord, KifGame, Line, MoveNode } from '../game.js';
import { boardOf } from '../moves/board.js';
import { toKifMove } from '../moves/write-move.js';
import { DRAWN, namedStart } from '../start.js';
import { inexpressible } from '../write/path.js';
import { type PlayedLine, play } from './play.js';

/** The options of `gameOf`. */
export interface GameOfOptions {
	/** Headers by name: `先手`, `棋戦`. */
	readonly headers?: Readonly<Record<string, string>> | undefined;
	/** How the game ended, if the rules do not say it. */
	readonly end?: EndWord | undefined;
}

const RULES: Readonly<Record<keyof GameOfOptions, OptionRule>> = { headers: 'object', end: 'any' };

/** The start of a game: a name, or a drawing. State that a drawing does not show has to be that of the usual start. */
export function startIn(position: Position): Pick<KifGame, 'handicap' | 'diagram'> {
	const { game } = position;
	const board = boardOf(game);
	const lose = (found: string): never => {
		throw new NotationError([
			inexpressible(
				'diagram',
				'a position that a drawing shows',
				found,
				'The formats have the pieces of shogi, hands and the side to move.',
			),
		]);
	};
	if (!board.fits) return lose('one of another game');
	const [{ vars, points }, usual] = [setupOf(position), setupOf(game.start)];
	if (JSON.stringify([vars, points]) !== JSON.stringify([usual.vars, usual.points])) return lose('one with counts or marks');
	return namedStart(DRAWN, board.diagramOf(position));
}

/** The end that the rules know. */
export function endOf(position: Position): EndWord | undefined {
	const end = outcome(position);
	if (end === undefined || end.claim !== undefined) return undefined;
	const reasons: Readonly<Record<string, EndWord>> = { checkmate: 'mate', repetition: 'repetition', 'perpetual-check': 'perpetual-check' };
	return Object.hasOwn(reasons, end.reason) ? reasons[end.reason] : end.winner === undefined ? 'draw' : undefined;
}

const endNode = (end: EndWord | undefined): { readonly end?: EndNode } =>
	end === undefined ? {} : { end: { end, comments: [], variations: [] } };

/**
 * The game that leads to a position, with everything that the formats may need in each move. Its end is that of the rules, if the game is over.
 *
 * @throws {NotationError} if the formats have no signs for a move or for the start.
 *
 * @example
 * import { apply } from '@x/core';
 * import { stringify } from '@x/kif';
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * stringify(gameOf(apply(compile(shogi).start, '7g7f')), { dialect: 'ki2' }) // → '手合割：平手\n▲７六歩\n'
 */
export function gameOf(position: Position, options: GameOfOptions = {}): KifGame {
	positionGiven(position);
	checkOptions(options, RULES);
	const { headers = {}, end = endOf(position) } = options;
	if (end !== undefined && !isEndWord(end)) misuse('options.end', endWords(), end);
	const [start = position, ...others] = history(position);
	let before = start;
	const moves = others.map((after): MoveNode => {
		const move = toKifMove(lastMove(after)!, before);
		before = after;
		return { move, comments: [], variations: [] };
	});
	return {
		headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
		...startIn(start),
		comments: [],
		remarks: [],
		moves,
		...endNode(end),
	};
}

/**
 * A game with everything that the formats may need in each move: origins, signs of KI2, promotions and captured pieces. A record of KI2 becomes one
 * that KIF and CSA can say, and the other way round. Headers, comments, times and variations stay.
 *
 * @throws {NotationError} with every move that is not legal.
 *
 * @example
 * import { parse, stringify } from '@x/kif';
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const [game] = parse('▲７六歩 △３四歩 ▲２二角成');
 * stringify(complete(game!, compile(shogi)), { dialect: 'csa' }) // → 'V2.2\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n'
 */
export function complete(game: KifGame, rules: Game): KifGame {
	return { ...game, ...lineIn(play(game, rules)) };
}

function lineIn({ start, moves, end, rest = [] }: PlayedLine): Line {
	let before = start;
	const written = moves.map(({ node, move, position, variations }): MoveNode => {
		const record = toKifMove(move, before);
		before = position;
		return { ...node, move: record, variations: variations.map(lineIn) };
	});
	return {
		moves: [...written, ...rest],
		...(end !== undefined && { end: { ...end.node, variations: end.variations.map(lineIn) } }),
	};
}
