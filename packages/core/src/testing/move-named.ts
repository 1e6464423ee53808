import { toMove } from '../position/to-move.js';
import type { Move, Position } from '../position/types.js';

/**
 * `toMove` for tests: the move itself.
 *
 * @throws RangeError with the message of the fault where no legal move is meant.
 *
 * @example
 * import { moveNamed } from '@x/core/testing';
 * moveNamed(chess.start, 'e2e4').kind // 'P'
 */
export function moveNamed(position: Position, name: string): Move {
	const read = toMove(position, name);
	if (!read.ok) throw new RangeError(read.problems[0]!.message);
	return read.value;
}
