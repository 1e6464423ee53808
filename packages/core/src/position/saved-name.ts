import type { AnyEngine } from './any-board.js';
import { legal } from './legal.js';
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

/** The name of a move in a saved game: `moveName`, followed by `#` and a number where other legal moves have the same name. */
export function savedName(move: Move): string {
	const name = nameInCells(move);
	const alike = movesNamed(move.position, name);
	if (alike.length < 2) return name;
	const own = detailsOf(move);
	return `${name}#${1 + alike.findIndex((other) => detailsOf(other) === own)}`;
}

/** The legal move with a name of a saved game; undefined where there is none. */
export const moveSavedAs: NonNullable<AnyEngine['moveSavedAs']> = (position: Position, text: string) => {
	const [, name = text, number = ''] = /^(.*)#(\d+)$/.exec(text) ?? [];
	const found = movesNamed(position, name);
	if (number === '') return found.length === 1 ? found[0] : undefined;
	return found.length > 1 ? found[Number(number) - 1] : undefined;
};
