import { legal } from './legal.js';
import { moveName } from './name.js';
import type { Move, Position } from './types.js';

/** What tells moves of one name apart, in every engine alike. */
const detailsOf = ({ marks, captured, writes, promotion }: Move): string => JSON.stringify([marks, captured, writes, promotion]);

/** The legal moves of a name, in an order that depends on what they do alone. */
function movesNamed(position: Position, name: string): readonly Move[] {
	const found = legal(position).filter((move) => moveName(move) === name);
	if (found.length < 2) return found;
	const details = new Map(found.map((move) => [move, detailsOf(move)]));
	return found.sort((a, b) => (details.get(a)! < details.get(b)! ? -1 : 1));
}

/** The name under which a move is saved: `moveName`, followed by `#` and a number where other moves have that name. */
export function savedName(move: Move): string {
	const name = moveName(move);
	const alike = movesNamed(move.position, name);
	if (alike.length < 2) return name;
	const own = detailsOf(move);
	return `${name}#${1 + alike.findIndex((other) => detailsOf(other) === own)}`;
}

/** The legal move that was saved under a name; undefined where none was. */
export function moveSavedAs(position: Position, text: string): Move | undefined {
	const [, name = text, number = ''] = /^(.*)#(\d+)$/.exec(text) ?? [];
	const found = movesNamed(position, name);
	if (number === '') return found.length === 1 ? found[0] : undefined;
	return found.length > 1 ? found[Number(number) - 1] : undefined;
}
