import { outcome, type Position, turn } from '@x/core';
import type { GameResult } from '@x/pgn';
import { otherSide } from '../ends.js';
import type { EndWord, Side } from '../game.js';
import { boardOf } from '../moves/board.js';
import { endOf } from '../play/game-of.js';

/** How the side to move fares where a line ends. */
const FARES: Readonly<Partial<Record<EndWord, 'wins' | 'loses' | 'draws'>>> = {
	resignation: 'loses',
	repetition: 'draws',
	impasse: 'draws',
	draw: 'draws',
	mate: 'loses',
	'time-up': 'loses',
	'illegal-move': 'loses',
	'illegal-action': 'wins',
	'entering-king': 'wins',
	'win-by-default': 'wins',
	'loss-by-default': 'loses',
	'max-moves': 'draws',
};

/** The words of PGN's tag `Termination`. */
const TERMINATIONS: Readonly<Partial<Record<EndWord, string>>> = {
	interruption: 'unterminated',
	'time-up': 'time forfeit',
	'illegal-move': 'rules infraction',
	'illegal-action': 'rules infraction',
};

const WINS: Readonly<Record<Side, GameResult>> = { black: '1-0', white: '0-1' };

const sideToMove = (position: Position): Side => boardOf(position.game).sideOf(turn(position).side);

/** The result of a game that ends in a position: by its end, or where the end does not name a winner, by the rules. Black moves first, as White of PGN. `side`: the side to move. */
export function resultOf(end: EndWord | undefined, position: Position, side: Side = sideToMove(position)): GameResult {
	const fares = end === undefined ? undefined : FARES[end];
	if (fares !== undefined && end !== 'repetition') return fares === 'draws' ? '1/2-1/2' : WINS[fares === 'wins' ? side : otherSide(side)];
	const over = outcome(position);
	if (over === undefined || over.claim !== undefined) return fares === 'draws' ? '1/2-1/2' : '*';
	return over.winner === undefined ? '1/2-1/2' : WINS[boardOf(position.game).sideOf(over.winner)];
}

/** The word of PGN for an end; undefined for a game without an end. */
export const terminationOf = (end: EndWord | undefined): string | undefined =>
	end === undefined ? undefined : (TERMINATIONS[end] ?? 'normal');

/** The end that a result means in a position, and whether it holds the result. A loser who is to move resigns, unless the rules or the tag say otherwise. */
export function endOfResult(result: GameResult, termination: string | undefined, position: Position): EndWord | undefined {
	const known = endOf(position);
	if (known !== undefined && (result === '*' || resultOf(known, position) === result)) return known;
	if (result === '*') return termination === 'unterminated' ? 'interruption' : undefined;
	if (result === '1/2-1/2') return 'draw';
	const wins = result === WINS[sideToMove(position)];
	if (termination === 'rules infraction') return wins ? 'illegal-action' : 'illegal-move';
	if (wins) return undefined;
	return termination === 'time forfeit' ? 'time-up' : 'resignation';
}
