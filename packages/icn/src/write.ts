import type { Result } from '@x/diagnostics';
import { NotationError } from '@x/diagnostics';
import type { Coord, Figure, Square } from './game.js';
import { isNeutral, KINDS } from './kinds.js';

/** Refuses what the notation has no words for. */
export function refuse(...parts: readonly unknown[]): never {
	const span = { from: 0, to: 0 };
	throw new NotationError(
		parts.map((part) => ({ code: 'icn/inexpressible', message: `The notation cannot say ${part}.`, severity: 'error', span })),
	);
}

/** A text of this form. One of another form might say something else, once it stands among others. */
export const checked = (text: string, form: RegExp): string => (form.test(text) ? text : refuse(JSON.stringify(text)));

/** What was written, if a reader of the dialect understands it. The parts that he does not, the dialect cannot say. */
export const reread = (text: string, result: Result<unknown>): string =>
	result.ok
		? text
		: refuse(...result.problems.flatMap(({ severity, span: { from, to } }) => (severity === 'error' ? [text.slice(from, to)] : [])));

export const writeCoordinate = (value: Coord): string =>
	typeof value === 'number' && !Number.isSafeInteger(value) ? refuse(value) : checked(`${value}`, /^-?\d+$/);

export const writeSquare = ([x, y]: Square): string => `${writeCoordinate(x)},${writeCoordinate(y)}`;

/** The code of a kind, with the number of its player where capitals do not say it. */
export function writeFigure({ kind, player }: Figure): string {
	if (!KINDS.includes(kind)) refuse(kind);
	const neutral = isNeutral(kind);
	if (player === 1 && !neutral) return kind.toUpperCase();
	return player === (neutral ? 0 : 2) ? kind : player + kind;
}
