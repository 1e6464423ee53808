import { apply, type Game, type Position } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { NotationError, objectGiven } from '@x/diagnostics';
import { stringify } from '@x/fen';
import type { Comment, PgnGame, Line as PgnLine, MoveNode as PgnMove } from '@x/pgn';
import { commentOf } from '@x/pgn/tree';
import { isNullMove, safeResolve, stringify as writeSan } from '@x/san';
import type { GameResult, Line, MoveNode, XiangqiGame } from '../game.js';
import type { MoveDialect } from '../move-text.js';
import { writeMove } from '../moves/write-move.js';
import { fenOfStart } from '../play/game-of.js';
import { type PlayedLine, play, startOf } from '../play/play.js';
import { problemAt } from '../report.js';

const comments = (text: string | undefined): readonly Comment[] => (text === undefined ? [] : [commentOf(text)]);

/**
 * A game as PGN for chess programs: moves in SAN, Red as White, the tags `Variant`, `SetUp` and `FEN`.
 *
 * @throws {NotationError} with every move that is not legal.
 *
 * @example
 * import { parse } from '@x/wxf';
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * toPgn(parse('1. C2.5 H8+7')[0]!, compile(xiangqi)).moves.map(({ san }) => san) // → [ 'Che3', 'Ng8' ]
 */
export function toPgn(game: XiangqiGame, rules: Game): PgnGame {
	const played = play(game, rules);
	const { tags, result } = game;
	const named = tags.map(({ name, value }) => ({ name: name === 'Red' ? 'White' : name, value }));
	const fen = stringify(played.start);
	const start =
		fen === stringify(rules.start)
			? []
			: [
					{ name: 'SetUp', value: '1' },
					{ name: 'FEN', value: fen },
				];
	const variant = { name: 'Variant', value: rules.title ?? rules.id ?? 'Unnamed' };
	return { tags: [...named, { name: 'Result', value: result }, variant, ...start], ...pgnLine(played), result };
}

function pgnLine({ start, comment, moves }: PlayedLine): PgnLine {
	let before = start;
	const written = moves.map(({ node, move, position, variations }): PgnMove => {
		const san = writeSan(move, before);
		before = position;
		return { san, nags: node.nags, comments: comments(node.comment), variations: variations.map(pgnLine) };
	});
	return { comments: comments(comment), moves: written };
}

const IMPLIED = new Set(['Result', 'Variant', 'SetUp', 'FEN']);

/** The text of comments, with their commands in the form of PGN. */
const textOf = (all: readonly Comment[]): { readonly comment?: string } => {
	const text = all
		.flatMap(({ text: words, commands }) => [...commands.map(({ name, value }) => `[%${name} ${value}]`), ...(words === '' ? [] : [words])])
		.join(' ');
	return text === '' ? {} : { comment: text };
};

/**
 * A game of PGN in a notation of xiangqi: its moves are SAN.
 *
 * @throws {NotationError} if the start or a move is not one of the rules, or if the notation cannot say it.
 *
 * @example
 * import { parse as parsePgn } from '@x/pgn';
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * fromPgn(parsePgn('1. Che3 Ng8 *')[0]!, compile(xiangqi)).moves.map(({ text }) => text) // → [ 'C2.5', 'H8+7' ]
 */
export function fromPgn(pgn: PgnGame, rules: Game, dialect: MoveDialect = 'wxf'): XiangqiGame {
	objectGiven(pgn, 'pgn', 'a PgnGame', 'moves', 'tags');
	const fen = pgn.tags.find(({ name }) => name === 'FEN')?.value;
	const start = startOf({ ...(fen !== undefined && { fen }), tags: [], moves: [], result: '*' }, gameGiven(rules));
	if (!start.ok) throw new NotationError(start.problems);
	const tags = pgn.tags.flatMap(({ name, value }) => (IMPLIED.has(name) ? [] : [{ name: name === 'White' ? 'Red' : name, value }]));
	const result: GameResult = pgn.result;
	return { tags, ...fenOfStart(start.value), ...lineOf(pgn, start.value, dialect), result };
}

function lineOf(line: PgnLine, start: Position, dialect: MoveDialect): Line {
	let position = start;
	const moves = line.moves.map(({ san, nags, comments: all, variations, span }): MoveNode => {
		const read = safeResolve(san, position);
		if (!read.ok) throw new NotationError(read.problems.map((problem) => ({ ...problem, ...(span && { span }) })));
		if (isNullMove(read.value))
			throw new NotationError([problemAt('inexpressible', span ?? { from: 0, to: 0 }, 'Expected a move, found the null move.')]);
		const text = writeMove(read.value, position, dialect);
		const lines = variations.map((one) => lineOf(one, position, dialect));
		position = apply(position, read.value);
		return { text, nags, ...textOf(all), variations: lines };
	});
	return { ...textOf(line.comments), moves };
}
