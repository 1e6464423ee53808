import type { GameDefinition } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { stringify } from '@x/fbr';
import { fromRuleset } from '@x/fbr/from';
import type { ExportFormat } from '../lazy-views.js';
import { sentences } from './formats.js';

/** A game as FBR. Where it cannot be made or written, the losses are the reasons. */
export const fbrFormat = (make: () => GameDefinition): ExportFormat => {
	const format = { id: 'fbr', title: 'FBR' };
	try {
		const { rules, names, title } = make();
		const { value, lost } = fromRuleset(rules, { names, title });
		return { ...format, text: `${stringify(value, { style: 'canonical' })}\n`, lost: sentences(lost) };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { ...format, text: '', lost: sentences(error.problems) };
	}
};
