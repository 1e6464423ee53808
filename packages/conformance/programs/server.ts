/** A server's room: moves in any notation, clocks, flags, storage, PGN. */
import { type GameOutcome, outcome, type Position, restore, type SavedGame, save, turn } from '@x/core';
import { canWin } from '@x/games/can-win';
import { chess } from '@x/games/ready/chess';
import { stringify } from '@x/pgn';
import { pgnOf } from '@x/pgn/position';
import { safePlay } from '@x/san';

export interface Room {
	readonly position: Position;
	readonly clock: Readonly<Record<string, number>>;
	readonly end?: GameOutcome | undefined;
}

export const fresh = (seconds = 300): Room => ({ position: chess.start, clock: { white: seconds, black: seconds } });

/** The end of a game whose side to move has no time left. */
const flagged = (position: Position): GameOutcome => {
	const winner = turn(position).side === 'white' ? 'black' : 'white';
	return canWin(position, winner) ? { reason: 'time-forfeit', winner } : { reason: 'time-forfeit', draw: true };
};

/** The room after a move, or the reason why it is refused. */
export function move(room: Room, text: string, spent: number): Room | string {
	if (room.end) return `The game is over: ${room.end.reason}.`;
	const { side } = turn(room.position);
	const left = room.clock[side]! - spent;
	if (left <= 0) return { ...room, end: flagged(room.position) };
	const played = safePlay(room.position, text);
	if (!played.ok) return played.problems[0]!.message;
	return { position: played.value, clock: { ...room.clock, [side]: left }, end: outcome(played.value) };
}

export const pgn = ({ position, end }: Room): string => stringify(pgnOf(position, { tags: { White: 'A', Black: 'B' }, end }));

export const store = ({ position, clock, end }: Room): string => JSON.stringify({ saved: save(position), clock, end });

export function load(text: string): Room {
	const { saved, clock, end } = JSON.parse(text) as { saved: SavedGame } & Omit<Room, 'position'>;
	const read = restore(chess, saved);
	if (!read.ok) throw new Error(read.problems[0]!.message);
	return { position: read.value, clock, end };
}
