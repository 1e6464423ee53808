import type { GameDefinition } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import { json as words } from '../../../strings/json.js';
import type { ExportFormat } from '../../lazy-views.js';
import { sentences } from '../formats.js';
import { printJson } from './print.js';

/** A definition as text. */
export const jsonText = ({ id, title, rules, names }: GameDefinition): string => printJson({ id, title, rules, names });

/** A game as JSON, which loses nothing. Where it cannot be made, the losses are the reasons. */
export const jsonFormat = (make: () => GameDefinition): ExportFormat => {
	const format = { id: 'json', title: words.title };
	try {
		return { ...format, text: jsonText(make()), lost: [] };
	} catch (error) {
		if (!isNotationError(error)) throw error;
		return { ...format, text: '', lost: sentences(error.problems) };
	}
};
