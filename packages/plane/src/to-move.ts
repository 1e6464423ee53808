import type { Coord, Vec } from '@x/core';
import { chosenMove, kindsDenoted, moveFault } from '@x/core/engine';
import { type Fault, type MoveCode, quote, type Result } from '@x/diagnostics';
import { endsGiven } from './arguments.js';
import type { MoveText } from './family.js';
import type { PlaneMove, PlanePosition } from './model.js';
import { cellsName } from './move.js';
import { moveNameOf, movesBetween } from './moves.js';
import { inside } from './setup.js';

const INTEGER = '(0|-?[1-9]\\d*)';

/** Two cells; a promotion with or without `=`; a number where several moves have this name. */
const NAME = /* @__PURE__ */ new RegExp(`^${INTEGER},${INTEGER}>${INTEGER},${INTEGER}(?:=?([^\\d=#][^#]*))?(?:#\\d+)?$`, 'u');

const coordinate = (digits: string): Coord => (Number.isSafeInteger(Number(digits)) ? Number(digits) : (digits as Coord));

/** The parts of a move that a text states; undefined if it is not in the form of ICN. */
export function partsOf(_: PlanePosition, text: string): MoveText | undefined {
	const found = NAME.exec(text);
	if (found === null) return undefined;
	const [fromX, fromY, toX, toY] = found.slice(1, 5).map(coordinate) as [Coord, Coord, Coord, Coord];
	return { from: [fromX, fromY], to: [toX, toY], promotion: found[5] };
}

/** The legal move that a text in the form of ICN, or its parts, denote. */
export function moveFrom(position: PlanePosition, move: string | MoveText): Result<PlaneMove, Fault<MoveCode>> {
	const { game } = position;
	const parts = typeof move === 'string' ? partsOf(position, move) : endsGiven(move);
	if (parts === undefined) {
		const text = String(move);
		return moveFault(position, text, 'unreadable', `Expected two cells, as in "5,2>5,4", found ${quote(text)}.`);
	}
	const { from, to, promotion = '' } = parts;
	const written = (): string => (typeof move === 'string' ? move : cellsName({ from, to, promotion: promotion || undefined }));
	for (const [path, cell] of [
		['from', from],
		['to', to],
	] as readonly (readonly [string, Vec])[])
		if (!inside(game, cell)) {
			const message = `Expected a cell of this board, found ${quote(String(cell))}.`;
			return moveFault(position, written(), 'unknown-cell', message, { path, data: { cell: String(cell) } });
		}
	if (promotion && !'+='.includes(promotion) && kindsDenoted(game, promotion).length === 0)
		return moveFault(position, written(), 'unknown-kind', `Expected the name or the letter of a kind, found ${quote(promotion)}.`, {
			path: 'promotion',
			data: { kind: promotion },
		});
	const moves = movesBetween(position, from, to);
	// A name costs another search, and the only move between two cells does not need one.
	const [only, other] = moves;
	if (only !== undefined && other === undefined && only.promotion === undefined && promotion === '')
		return { ok: true, value: only, warnings: [] };
	const text = written();
	const exact = moves.find((one) => moveNameOf(one) === text);
	if (exact !== undefined) return { ok: true, value: exact, warnings: [] };
	return chosenMove(
		position,
		text,
		promotion,
		moves.map((one) => ({ move: one, becomes: one.promotion })),
	);
}
