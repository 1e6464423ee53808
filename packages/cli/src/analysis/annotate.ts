import { apply, type Move, moveName, outcome, type Position, turn } from '@x/core';
import { JUDGEMENT_NAGS, judgementOf, reversed, type Score } from '@x/engines/judgement';
import { isInsideTurn } from '@x/engines/positions';
import type { MoveNode, PgnGame } from '@x/pgn';
import { withEvaluation } from '@x/pgn/tree';
import { isNullMove, safeResolve } from '@x/san';
import { stringifyMoves } from '@x/san/moves';
import { evaluationFor } from '../match/game-record.js';
import type { PlayerLimits } from '../players/limits.js';
import type { Player } from '../players/player.js';
import type { JudgedTurn } from './summary.js';

/** How a game is analysed. */
export interface AnalysisOptions {
	readonly player: Player;
	readonly limits: PlayerLimits;
	/** The most moves of a better line. */
	readonly lineLength: number;
}

/** A game with annotations. */
export interface AnnotatedGame {
	readonly game: PgnGame;
	readonly turns: readonly JudgedTurn[];
	/** Why the rest of the main line is not analysed. */
	readonly stopped: string | undefined;
}

/** A turn of the main line. */
interface LineTurn {
	/** The index of its first move, and that behind its last one. */
	readonly from: number;
	readonly to: number;
	readonly before: Position;
	readonly moves: readonly Move[];
}

interface PlayedLine {
	readonly turns: readonly LineTurn[];
	readonly last: Position;
	readonly stopped: string | undefined;
}

/** The turns of a main line, as far as its moves are legal. */
const playLine = (moves: readonly MoveNode[], start: Position): PlayedLine => {
	const turns: LineTurn[] = [];
	let [before, now, from] = [start, start, 0];
	let played: Move[] = [];
	for (const [index, { san }] of moves.entries()) {
		const read = safeResolve(san, now);
		if (!read.ok) return { turns, last: before, stopped: read.problems[0]?.message };
		if (isNullMove(read.value)) return { turns, last: before, stopped: 'A null move ends the analysis.' };
		now = apply(now, read.value);
		played.push(read.value);
		if (isInsideTurn(now)) continue;
		turns.push({ from, to: index + 1, before, moves: played });
		[before, from, played] = [now, index + 1, []];
	}
	return { turns, last: before, stopped: undefined };
};

/** A position with its value from the view of the first side, and the best line. */
interface Evaluated {
	readonly value: Score | undefined;
	readonly depth: number | undefined;
	readonly line: readonly Move[];
}

/** The value of a position in which the game is over. */
const endValue = (position: Position): Score | undefined => {
	const end = outcome(position);
	if (end === undefined) return undefined;
	if (end.winner === undefined) return { kind: 'points', value: 0 };
	const isFirst = end.winner === position.game.ruleset.sideOrder[0];
	return { kind: 'mate', value: isFirst ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY };
};

const evaluate = async (position: Position, { player, limits }: AnalysisOptions): Promise<Evaluated> => {
	const end = endValue(position);
	if (end !== undefined) return { value: end, depth: undefined, line: [] };
	const { clock: _, ...rest } = limits;
	const { moves, line, score, depth } = await player.think(position, rest);
	const isFirst = turn(position).side === position.game.ruleset.sideOrder[0];
	const value = score && (isFirst ? score : reversed(score));
	// The line of another move than the chosen one says nothing about it.
	return { value, depth, line: isSame(moves, line) ? line : moves };
};

/** Whether a line begins with some moves. */
const isSame = (moves: readonly Move[], line: readonly Move[]): boolean =>
	moves.every((move, index) => line[index] !== undefined && moveName(move) === moveName(line[index]));

/** The assessments of moves among annotations: !, ?, !!, ??, !? and ?!. */
const isAssessment = (nag: number): boolean => nag >= 1 && nag <= 6;

/** The better line as a variation, unless the game has one that begins with its move. */
const withLine = (node: MoveNode, line: readonly Move[], before: Position): MoveNode => {
	const sans = stringifyMoves(line, before);
	if (sans.length === 0 || node.variations.some(({ moves }) => moves[0]?.san === sans[0])) return node;
	const moves = sans.map((san): MoveNode => ({ san, nags: [], comments: [], variations: [] }));
	return { ...node, variations: [...node.variations, { comments: [], moves }] };
};

/**
 * Annotates the main line of a game: the value after each turn (`%eval`), ?!, ? or ?? for turns that lose chances, and the better line as a variation. Comments,
 * variations and assessments of the game are kept; evaluations are replaced.
 */
export const annotateGame = async (game: PgnGame, start: Position, options: AnalysisOptions): Promise<AnnotatedGame> => {
	const { turns, last, stopped } = playLine(game.moves, start);
	const evaluated: Evaluated[] = [];
	for (const position of [...turns.map(({ before }) => before), last]) evaluated.push(await evaluate(position, options));
	// A player does not evaluate a position with a single move: its value is that behind the move.
	const values = evaluated.map(({ value }) => value);
	for (let index = values.length - 2; index >= 0; index--) values[index] ??= values[index + 1];
	const first = start.game.ruleset.sideOrder[0];
	const moves = [...game.moves];
	const judged: JudgedTurn[] = [];
	for (const [index, { from, to, before: position, moves: played }] of turns.entries()) {
		const [before, after] = [values[index], values[index + 1]];
		if (after === undefined || before === undefined) continue;
		const { side } = turn(position);
		const seen = (value: Score): Score => (side === first ? value : reversed(value));
		const { line } = evaluated[index]!;
		const judgement = isSame(played, line) ? undefined : judgementOf(seen(before), seen(after));
		judged.push({ side, before, after, judgement });
		moves[to - 1] = withEvaluation(moves[to - 1]!, evaluationFor(after, true, evaluated[index + 1]!.depth));
		if (judgement === undefined) continue;
		const node = moves[to - 1]!;
		if (!node.nags.some(isAssessment)) moves[to - 1] = { ...node, nags: [JUDGEMENT_NAGS[judgement], ...node.nags] };
		moves[from] = withLine(moves[from]!, line.slice(0, options.lineLength), position);
	}
	return { game: { ...game, moves }, turns: judged, stopped };
};
