import type { Game } from '@x/core';
import type { GameResult, MoveNode, PgnGame } from '@x/pgn';
import { pgnOf } from '@x/pgn/position';
import { commentOf, withClock, withEvaluation } from '@x/pgn/tree';
import { type ClockLimit, clockText } from '../players/limits.js';
import type { PlayerScore } from '../players/player.js';
import type { GameEnd, MatchGame, TurnNote } from './match-game.js';

/** The names and the number of a game. */
export interface RecordTags {
	readonly white: string;
	readonly black: string;
	readonly round: string;
	/** The clocks of the players. */
	readonly clocks: readonly (ClockLimit | undefined)[];
}

/** The value of a position for White, as PGN writes it. A mate of an unknown length is left out. */
export const evaluationFor = (
	{ kind, value }: PlayerScore,
	isWhite: boolean,
	depth: number | undefined,
): Parameters<typeof withEvaluation>[1] => {
	if (!Number.isFinite(value)) return undefined;
	const sign = isWhite ? 1 : -1;
	return kind === 'mate' ? { mate: sign * value, depth } : { pawns: (sign * value) / 100, depth };
};

const noted = (node: MoveNode, { side, score, depth, clock }: TurnNote, { ruleset: { sideOrder } }: Game): MoveNode => {
	const evaluated = score === undefined ? node : withEvaluation(node, evaluationFor(score, side === sideOrder[0], depth));
	return clock === undefined ? evaluated : withClock(evaluated, Math.max(0, Math.round(clock / 100) / 10));
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** The end of a game in the form of `pgnOf`. */
const endOf = ({ rules, forced }: GameEnd): NonNullable<Parameters<typeof pgnOf>[1]>['end'] => {
	if (forced === undefined) return rules?.claim === undefined ? undefined : rules;
	const { reason, winner } = forced;
	if (winner !== undefined) return { reason, winner };
	return { reason: reason === 'resignation' ? 'adjudication' : reason, draw: true };
};

/** The tag `TimeControl`, where both players have the same one. */
const timeControl = ([first, second]: RecordTags['clocks']): Readonly<Record<string, string>> => {
	if (first === undefined || second === undefined || clockText(first) !== clockText(second)) return {};
	return { TimeControl: clockText(first) };
};

/** A game as PGN, with the evaluations and the clocks of its players, and the reason of an end that is not one of the rules. */
export const recordOf = ({ last, turns, end }: MatchGame, { white, black, round, clocks }: RecordTags): PgnGame => {
	const tags = { Event: 'Engine match', Round: round, White: white, Black: black, ...timeControl(clocks) };
	const record = pgnOf(last, { tags, end: endOf(end) });
	const notes = new Map(turns.map((note) => [note.ply, note]));
	const moves = record.moves.map((node, index) => {
		const note = notes.get(index + 1);
		return note === undefined ? node : noted(node, note, last.game);
	});
	if (end.forced === undefined) return { ...record, moves };
	const comment = commentOf(sentence(end.forced.why));
	const final = moves.at(-1);
	if (final === undefined) return { ...record, comments: [comment] };
	return { ...record, moves: [...moves.slice(0, -1), { ...final, comments: [...final.comments, comment] }] };
};

/** The points of White: 1, ½ or 0. */
export const pointsOf = (result: GameResult): number => (result === '1-0' ? 1 : result === '0-1' ? 0 : 0.5);
