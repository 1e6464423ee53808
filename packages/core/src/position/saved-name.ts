import type { AnyEngine } from './any-board.js';
import { legal } from './legal.js';
import { uniqueName } from './move-name.js';
import { nameInCells } from './name.js';
import type { Move, Position } from './types.js';

/** Text that differs between moves of one name. It is the same in every engine. */
const detailsOf = ({ marks, captured, writes, promotion }: Move): string => JSON.stringify([marks, captured, writes, promotion]);

/** The legal moves with a name, sorted by their details, so that the order does not depend on the engine. */
function movesNamed(position: Position, name: string): readonly Move[] {
	const found = legal(position).filter((move) => nameInCells(move) === name);
	if (found.length < 2) return found;
	const details = new Map(found.map((move) => [move, detailsOf(move)]));
	return found.sort((a, b) => (details.get(a)! < details.get(b)! ? -1 : 1));
}

/**
 * The legal move with a name of a saved game; undefined where there is none.
 *
 * Releases before 0.2 wrote the name in coordinates, followed by `#` and a number where other legal moves had the same name. Such a name has
 * another meaning only if it is not the name of a move.
 */
export const moveSavedAs: NonNullable<AnyEngine['moveSavedAs']> = (position: Position, text: string) => {
	const exact = legal(position).find((move) => uniqueName(move) === text);
	if (exact !== undefined) return exact;
	const [, name = text, number = ''] = /^(.*)#(\d+)$/.exec(text) ?? [];
	const found = number === '' ? [] : movesNamed(position, name);
	return found.length > 1 ? found[Number(number) - 1] : undefined;
};
