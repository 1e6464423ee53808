import type { Setup } from '@x/core';
import type { Fault, Result } from '@x/diagnostics';
import type { Aux } from '../bindings/aux.js';
import type { Binding } from '../bindings/binding.js';
import { tellUnsaid } from '../bindings/extra.js';
import { notes } from '../bindings/notes.js';
import type { ToSetupOptions } from '../bindings/to-setup.js';

/** A text of another notation with the losses of its conversion, and the parts of the side record that it cannot express. */
export const saidOf = (
	{ value: { pieces, points }, warnings }: Extract<Result<Setup, Fault>, { ok: true }>,
	{ size, castling, doubleStep }: Binding,
	aux: Aux,
	fields: readonly (keyof Aux)[],
	notation: string,
	{ mode }: ToSetupOptions,
	write: () => string,
): Result<string, Fault> => {
	const noted = notes(mode);
	const { lose, refuse } = noted;
	if (size.length !== 2)
		refuse('convert-dimension', `Expected a board of ranks and files for ${notation}, found ${size.length} dimensions.`, 'segments');
	tellUnsaid(aux, fields, notation, noted);
	if (notation !== 'FEN') {
		if (castling && pieces.some(({ piece }) => piece.flags?.includes(castling.flag)))
			lose('convert-castling', `${notation} cannot express castling rights.`, 'segments');
		if (doubleStep && points?.[doubleStep.point]?.length)
			lose('convert-en-passant', `${notation} cannot express which pawn can be captured en passant.`, 'segments');
	}
	const result = noted.result(write);
	return result.ok ? { ...result, warnings: [...warnings, ...result.warnings] } : result;
};
