import { GameBase } from './game.js';
import { printAsText } from './picture.js';
import { PositionBase } from './position.js';
import type { Game, Position } from './types.js';

/** The parts of a game that callers read. */
const PARTS = ['ruleset', 'names', 'id', 'title', 'cells', 'start', 'engine', 'placements', 'copy'] as const satisfies (keyof GameBase)[];

/** Gives a game its start. From then on its parts cannot be assigned. */
export function complete<T extends Game>(game: T, start: Position): T {
	(game as { start: Position }).start = start;
	printAsText(GameBase, 'Game ');
	printAsText(PositionBase);
	for (const part of PARTS) Object.defineProperty(game, part, { writable: false });
	return game;
}
