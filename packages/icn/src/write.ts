import type { Result } from '@x/diagnostics';
import { NotationError } from '@x/diagnostics';
import type { Coord, Figure, Square } from './game.js';
import { isNeutral, KINDS } from './kinds.js';

/** Refuses a part that the notation cannot express. */
export function refuse(...parts: readonly unknown[]): never {
	const span = { from: 0, to: 0 };
	throw new NotationError(
		parts.map((part) => ({ code: 'icn/inexpressible', message: `The notation cannot express ${part}.`, severity: 'error', span })),
	);
}

/** Checks that a text has this form. A text of another form could change the meaning of the text around it. */
export const checked = (text: string, form: RegExp): string => (form.test(text) ? text : refuse(JSON.stringify(text)));

/** Checks that a reader of the dialect accepts a text, and refuses the parts that it does not accept. */
export const reread = (text: string, result: Result<unknown>): string =>
	result.ok
		? text
		: refuse(...result.problems.flatMap(({ severity, span: { from, to } }) => (severity === 'error' ? [text.slice(from, to)] : [])));

export const writeCoordinate = (value: Coord): string =>
	typeof value === 'number' && !Number.isSafeInteger(value) ? refuse(value) : checked(`${value}`, /^-?\d+$/);

export const writeSquare = ([x, y]: Square): string => `${writeCoordinate(x)},${writeCoordinate(y)}`;

/** The code of a kind, with the number of its player unless the case determines it. */
export function writeFigure({ kind, player }: Figure): string {
	if (!KINDS.includes(kind)) refuse(kind);
	const neutral = isNeutral(kind);
	if (player === 1 && !neutral) return kind.toUpperCase();
	return player === (neutral ? 0 : 2) ? kind : player + kind;
}
