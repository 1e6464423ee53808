import type { Coord, Result } from '@x/core';
import { NotationError } from '@x/core';
import type { Figure, Square } from './game.js';
import { isNeutral, KINDS } from './kinds.js';

/** Refuses a value that the notation has no words for. */
export function refuse(what: unknown): never {
	const message = `The notation cannot say ${what}.`;
	throw new NotationError([{ code: 'icn/inexpressible', message, severity: 'error', span: { from: 0, to: 0 } }]);
}

/** A text of this form. One of another form might say something else, once it stands among others. */
export const checked = (text: string, form: RegExp): string => (form.test(text) ? text : refuse(JSON.stringify(text)));

/**
 * What was written, if a reader of the dialect understands it. What he does not understand, the dialect cannot say: his reasons are given, and
 * the part of the text in `data`.
 */
export function reread(text: string, result: Result<unknown>): string {
	if (result.ok) return text;
	throw new NotationError(
		result.problems.map((problem) => ({
			...problem,
			code: 'icn/inexpressible',
			span: { from: 0, to: 0 },
			data: { text: text.slice(problem.span.from, problem.span.to) },
		})),
	);
}

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
