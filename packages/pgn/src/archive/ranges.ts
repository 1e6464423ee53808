import { misuse } from '@x/diagnostics';
import { LEFT_BRACE, LEFT_BRACKET, LF, RIGHT_BRACE } from '../lexer/bytes.js';
import { type ArchiveSource, type BlobLike, blobOf, bytesOf } from './bytes.js';

/** A range of bytes that begins at a game and ends before another, or with the file. */
export interface ByteRange {
	readonly from: number;
	readonly to: number;
}

/** The bytes that are read at once to find a game. */
const WINDOW = 1 << 16;

/**
 * Divides a file into at most `parts` ranges of about the same size, each of which begins at a game, so that they can be read side by side. It reads
 * only the places of the cuts: a cut is made before a tag pair at the start of a line, behind an empty line that does not follow another tag pair, and
 * outside of comments. Games without tags stay in one range.
 *
 * @throws TypeError if `parts` is not a positive whole number, or the source is neither a `Blob` nor a `Uint8Array`.
 *
 * @example
 * const bytes = new TextEncoder().encode('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *\n');
 * await splitRanges(bytes, 2) // → [{ from: 0, to: 22 }, { from: 22, to: 43 }]
 */
export async function splitRanges(source: ArchiveSource, parts: number): Promise<readonly ByteRange[]> {
	const blob = blobOf(source);
	if (!Number.isSafeInteger(parts) || parts < 1) misuse('parts', 'a positive whole number', parts);
	const ranges: ByteRange[] = [];
	let from = 0;
	for (let part = 1; part <= parts && from < blob.size; part++) {
		const ideal = Math.floor((blob.size * part) / parts);
		const to = part === parts ? blob.size : await gameFrom(blob, Math.max(ideal, from + 1));
		if (to <= from) continue;
		ranges.push({ from, to });
		from = to;
	}
	return ranges;
}

/** The first place from `start` on where a game begins; the end of the file if there is none. */
const gameFrom = async (blob: BlobLike, start: number): Promise<number> => {
	for (let at = start; at < blob.size; at += WINDOW) {
		// The bytes before the window say whether a place is in a comment, and what the line before it is.
		const before = Math.max(0, at - WINDOW);
		const bytes = await bytesOf(blob, before, at + WINDOW + 1);
		const first = at - before;
		let isComment = false;
		for (let index = 0; index < Math.min(bytes.length, first + WINDOW); index++) {
			const byte = bytes[index];
			if (byte === LEFT_BRACE) isComment = true;
			else if (byte === RIGHT_BRACE) isComment = false;
			else if (byte === LEFT_BRACKET && index >= first && !isComment && isGameStart(bytes, index)) return before + index;
		}
	}
	return blob.size;
};

const CARRIAGE_RETURN = 13;

/** Whether a bracket outside of comments begins the tags of a game. */
const isGameStart = (bytes: Uint8Array, index: number): boolean => {
	if (bytes[index - 1] !== LF) return false;
	let at = index - 1;
	let lines = 0;
	for (; at >= 0 && (bytes[at] === LF || bytes[at] === CARRIAGE_RETURN || bytes[at] === 32 || bytes[at] === 9); at--)
		if (bytes[at] === LF) lines++;
	if (lines < 2 || at < 0) return false;
	let start = at;
	while (start > 0 && bytes[start - 1] !== LF) start--;
	return bytes[start] !== LEFT_BRACKET && /^\[\s*[\w+#=:-]+\s*"/.test(textOf(bytes, index, index + 300));
};

const textOf = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
