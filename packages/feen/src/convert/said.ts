import type { Fault, Result, Setup } from '@x/core';
import type { Aux } from '../bindings/aux.js';
import { tellUnsaid } from '../bindings/extra.js';
import { notes } from '../bindings/notes.js';
import type { ToSetupOptions } from '../bindings/to-setup.js';

/** A text of another notation, with what was lost on the way to it and what of the side record it has no fields for. */
export const saidOf = (
	{ warnings }: Extract<Result<Setup, Fault>, { ok: true }>,
	aux: Aux,
	fields: readonly (keyof Aux)[],
	notation: string,
	{ strict }: ToSetupOptions,
	write: () => string,
): Result<string, Fault> => {
	const noted = notes(strict);
	tellUnsaid(aux, fields, notation, noted);
	const result = noted.result(write);
	return result.ok ? { ...result, warnings: [...warnings, ...result.warnings] } : result;
};
