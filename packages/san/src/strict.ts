import type { Diagnostic } from '@x/core';
import { flaw, spelling } from './errors.js';
import { check } from './san.js';
import { type Parts, read, spell } from './text.js';

/** Takes a text of the orthodox board apart, as export form allows or leniently. */
export function readAlone(text: string, strict: boolean, letters?: readonly string[], nullMoves?: boolean): Parts | Diagnostic {
	const parts = read(text, letters);
	if ('span' in parts) return parts;
	if (parts.form === 3 && !nullMoves) return needsOption(parts);
	// Strict reading is lenient reading of a text that would be written like that.
	const flawed = strict ? spelling(text, spell(parts, letters), 0, text.length, 'syntax') : undefined;
	return check(parts, strict && !flawed) ?? flawed ?? parts;
}

/** A null move that the options do not allow. */
export const needsOption = ({ start, end }: Parts): Diagnostic => flaw('null-move', start, end, 'a null move needs the option nullMoves');
