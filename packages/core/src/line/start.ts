import { engineOf } from '../position/arguments.js';
import { isOverBySetup } from '../position/given-end.js';
import type { Position } from '../position/position.js';
import { SetPosition } from '../sets/position.js';
import { Line } from './line.js';
import { SetLine } from './set-line.js';

/**
 * Starts a {@link Line} at a position.
 *
 * @example
 * line(chess.start).count() // → 20
 */
export const line = (position: Position): Line => {
	engineOf(position);
	return position instanceof SetPosition && !isOverBySetup(position) ? new SetLine(position) : new Line(position);
};
