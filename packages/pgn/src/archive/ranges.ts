import { misuse } from '@x/diagnostics';
import { limitsOf } from '../events/limits.js';
import { CR, LEFT_BRACE, LEFT_BRACKET, LF, RIGHT_BRACE, SPACE } from '../lexer/bytes.js';
import { windows1252 } from '../text/windows-1252.js';
import { type ArchiveSource, type BlobLike, blobOf, bytesOf, isUtf16Blob } from './bytes.js';

/** A range of bytes that begins at a game and ends before another, or with the file. */
export interface ByteRange {
	readonly from: number;
	readonly to: number;
}

/** The bytes that are read at once to find a game. */
const WINDOW = 1 << 16;
const TAB = 9;

/**
 * Divides a file into at most `parts` ranges of about the same size, each of which begins at a game, so that they can be read side by side. It reads
 * only the places of the cuts: a cut is made before a tag pair at the start of a line, outside of comments, behind an empty line and a line of moves.
 * Games without tags stay in one range, and so do games at whose border a stray sign leaves open where the next one begins. The ranges give the games of
 * the whole file, unless a comment is longer than the limit of a token.
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
	// The decoder needs the byte order mark, which only the first range has.
	if (await isUtf16Blob(blob)) return [{ from: 0, to: blob.size }];
	const ranges: ByteRange[] = [];
	let from = 0;
	for (let part = 1; part <= parts && from < blob.size; part++) {
		const ideal = Math.floor((blob.size * part) / parts);
		const to = part === parts ? blob.size : await gameFrom(blob, Math.max(ideal, from + 1), from);
		if (to <= from) continue;
		ranges.push({ from, to });
		from = to;
	}
	return ranges;
}

/** The first place from `start` on where a game begins for certain; the end of the file if there is none. `cut` is the place of a game before it. */
const gameFrom = async (blob: BlobLike, start: number, cut: number): Promise<number> => {
	let isComment = await isInComment(blob, start, cut);
	for (let at = start; at < blob.size; at += WINDOW) {
		// The bytes before the window say what the line before a place is.
		const before = Math.max(cut, at - WINDOW);
		const bytes = await bytesOf(blob, before, at + WINDOW + 1);
		for (let index = at - before; index < Math.min(bytes.length, at - before + WINDOW); index++) {
			const byte = bytes[index];
			if (byte === LEFT_BRACE) isComment = true;
			else if (byte === RIGHT_BRACE) isComment = false;
			else if (byte === LEFT_BRACKET && !isComment && isGameStart(bytes, index, before === cut)) return before + index;
		}
	}
	return blob.size;
};

/** Whether a place is in a comment: the last brace behind `cut` says it, as far back as a comment may be long. */
const isInComment = async (blob: BlobLike, place: number, cut: number): Promise<boolean> => {
	const last = Math.max(cut, place - limitsOf(undefined).token);
	for (let at = place; at > last; at -= WINDOW) {
		const bytes = await bytesOf(blob, Math.max(last, at - WINDOW), at);
		const [open, close] = [bytes.lastIndexOf(LEFT_BRACE), bytes.lastIndexOf(RIGHT_BRACE)];
		if (open !== close) return open > close;
	}
	return false;
};

const isBlank = (byte: number | undefined): boolean => byte === LF || byte === CR || byte === SPACE || byte === TAB;

/**
 * Whether a bracket outside of comments begins a game for every reader: it begins a tag pair at the start of a line, behind an empty line, and the line
 * before that ends with a result, or has moves and does not have a result. Behind anything else the tag pair may belong to the game before it, or to none.
 *
 * @param isWhole whether the bytes begin at the start of a line
 */
const isGameStart = (bytes: Uint8Array, index: number, isWhole: boolean): boolean => {
	if (bytes[index - 1] !== LF) return false;
	let end = index;
	let lines = 0;
	for (; end > 0 && isBlank(bytes[end - 1]); end--) if (bytes[end - 1] === LF) lines++;
	if (lines < 2 || end === 0 || !TAG.test(textOf(bytes, index, index + 300))) return false;
	const from = bytes.lastIndexOf(LF, end - 1) + 1;
	if (from === 0 && !isWhole) return false;
	const line = textOf(bytes, from, end);
	if (OTHERS.test(line)) return false;
	const moves = line.slice(line.lastIndexOf('}') + 1);
	return ENDS_WITH_RESULT.test(moves) || (BEGINS_WITH_MOVE.test(moves) && !MAY_HAVE_RESULT.test(moves));
};

const TAG = /^\[\s*[\w+#=:-]+\s*"/;
/** A line with an escape, a tag pair or a comment to its end, whose words may not be moves. */
const OTHERS = /^[[%]|;/;
const ENDS_WITH_RESULT = /\*$|(?:^|[ \t)])(?:1-0|0-1|1\/2-1\/2)$/;
const BEGINS_WITH_MOVE = /^[ \t]*[A-Za-z0-9]/;
/** Behind a result a stray sign begins the next game, to which the tag pair then belongs. */
const MAY_HAVE_RESULT = /[*½]|[01]\S{1,3}[01]|1\/2/;

const textOf = (bytes: Uint8Array, from: number, to: number): string => windows1252(bytes.subarray(from, to));
