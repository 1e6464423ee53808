import { textGiven } from '@x/diagnostics';
import { about, flaw, type SanProblem, spelling } from './errors.js';
import { check } from './san.js';
import { type Parts, read, spell } from './text.js';

/** Parses a text of the orthodox board, strictly (export form) or leniently. */
export function readAlone(text: string, strict: boolean, nullMoves?: boolean, letters?: readonly string[]): Parts | SanProblem {
	textGiven(text);
	const parts = read(text, letters);
	if ('span' in parts) return about(text, parts);
	const allowed = parts.form === 3 && !nullMoves ? needsOption(parts) : undefined;
	// Strict reading is lenient reading of a text that equals its canonical spelling.
	const flawed = strict ? spelling(text, spell(parts, letters), [0, text.length], 'syntax') : undefined;
	const wrong = allowed ?? check(parts, strict && !flawed) ?? flawed;
	return wrong ? about(text, wrong) : parts;
}

/** A null move that the options do not allow. */
export const needsOption = ({ at }: Parts): SanProblem => flaw('null-move', at.core, 'a null move needs the option nullMoves');
