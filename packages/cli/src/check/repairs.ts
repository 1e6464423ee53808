import type { Diagnostic, Span } from '@x/diagnostics';

/** A replacement of bytes or characters. */
export interface Edit extends Span {
	readonly text: string;
}

interface Data {
	readonly fix?: Edit;
	/** Of moves: the spelling found, and the only right one. */
	readonly found?: string;
	readonly expected?: string;
}

/** The replacement that repairs a fault, if only one is possible. */
export const editOf = ({ code, severity, span, data }: Diagnostic): Edit | undefined => {
	const { fix, found, expected } = (data ?? {}) as Data;
	if (fix !== undefined) return fix;
	// A move that is legal, in another spelling.
	const isSpelling = code.startsWith('san/') && severity === 'warning' && found !== undefined && expected !== undefined;
	return isSpelling ? { ...span, text: expected } : undefined;
};

/** Whether an edit can be made together with the one before it. */
export const follows = (edit: Edit, before: Edit | undefined): boolean =>
	before === undefined || edit.from > before.to || (edit.from === before.to && edit.to > edit.from && before.to > before.from);

/** The edits that do not overlap, in order. Of two that do, the first one counts. */
const disjoint = (edits: readonly Edit[]): readonly Edit[] => {
	const kept: Edit[] = [];
	for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
		if (follows(edit, kept.at(-1))) kept.push(edit);
	}
	return kept;
};

/** Bytes with edits. `start` is the offset of the first byte in the file. */
export const withEdits = (bytes: Uint8Array, start: number, edits: readonly Edit[]): Uint8Array => {
	const parts: Uint8Array[] = [];
	let at = 0;
	for (const { from, to, text } of disjoint(edits)) {
		parts.push(bytes.subarray(at, from - start), Buffer.from(text));
		at = to - start;
	}
	return Buffer.concat([...parts, bytes.subarray(at)]);
};

/** A text with edits that do not overlap, and their number. */
export const withTextEdits = (text: string, edits: readonly Edit[]): { readonly text: string; readonly count: number } => {
	const parts: string[] = [];
	let at = 0;
	const made = disjoint(edits);
	for (const { from, to, text: replacement } of made) {
		parts.push(text.slice(at, from), replacement);
		at = to;
	}
	return { text: parts.join('') + text.slice(at), count: made.length };
};
