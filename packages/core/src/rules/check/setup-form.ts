import type { Fault, Result } from '@x/diagnostics';
import type { SetupCode, SetupFormCode } from '../setup-code.js';
import { isObject } from '../structure.js';
import type { Setup } from '../types.js';
import { either, list, names, number, object, type Shape, table, text, truth, vector } from './form.js';

const makeSetupForm = (): Shape =>
	object({
		pieces: list(object({ at: vector, piece: object({ side: text, kind: text, 'flags?': names }) })),
		'stores?': table(table(table(number))),
		'points?': table(list(vector)),
		'vars?': table(either(isObject, table(number), number)),
		'phase?': text,
		'seen?': names,
		'ended?': object({ reason: text, 'winner?': text, 'draw?': truth, 'points?': list(number, 2), 'playable?': truth }),
	});

/** The form of a setup. A bundle that reads no setup drops it: a pure call of a named function survives minification. */
export const setupForm: Shape = /* @__PURE__ */ makeSetupForm();

/** The faults of the form of a value, without a prefix. */
type FormCode = 'wrong-shape' | 'missing-key' | 'unknown-key';

/** Every fault of the form of a value, with its JSON path. Codes begin with `prefix`. */
export function formFaults<Prefix extends string>(form: Shape, value: unknown, prefix: Prefix): Fault<`${Prefix}/${FormCode}`>[] {
	const faults: Fault[] = [];
	form(value, '', faults);
	return faults.map((fault) => ({ ...fault, code: fault.code.replace('rules/', `${prefix}/`) as `${Prefix}/${FormCode}` }));
}

/** Every fault of the form of a setup. */
export const setupFormFaults = (value: unknown): Fault<SetupFormCode>[] => formFaults(setupForm, value, 'setup');

/** Thrown while reading a value that does not have the form of a setup. */
export class IllTyped extends Error {}

/**
 * The result of reading a setup. Where reading fails and the value does not have the form of a setup, the result is the faults of the form. A
 * valid setup is not checked for its form, so the check costs nothing. Unknown keys are not faults here: a setup may carry other data.
 *
 * @example
 * import { readByForm } from '@x/core/rules';
 * readByForm({ pieces: [] }, () => ({ ok: true, value: 1, warnings: [] })) // → { ok: true, value: 1, warnings: [] }
 */
export function readByForm<T>(setup: unknown, read: () => Result<T, Fault<SetupCode>>): Result<T, Fault<SetupCode>> {
	let result: Result<T, Fault<SetupCode>> | undefined;
	let failure: unknown;
	try {
		result = read();
	} catch (error) {
		failure = error;
	}
	if (result?.ok === true) return result;
	const problems = setupFormFaults(setup).filter(({ code }) => code !== 'setup/unknown-key');
	if (problems.length > 0) return { ok: false, problems };
	if (result === undefined) throw failure;
	return result;
}

/**
 * Checks the form of optional parts of a setup that reading itself would not notice.
 *
 * @example
 * import { checkParts } from '@x/core/rules';
 * checkParts({ seen: ['a'] }); // → undefined
 */
export function checkParts(parts: { readonly [Part in keyof Setup]?: Setup[Part] | undefined }): void {
	for (const name in parts)
		if (parts[name as keyof Setup] !== undefined && setupFormFaults({ pieces: [], ...parts }).length > 0) throw new IllTyped();
}
