import { misuse } from '@x/diagnostics';
import { isUtf16, Utf16Input } from '../text/utf-16.js';

/** Bytes that can be read at any place: a `Blob` or `File` of a browser, what `openAsBlob` of node gives, or a `Uint8Array`. */
export type ArchiveSource = Uint8Array | BlobLike;

/** The part of a `Blob` that an archive needs. */
export interface BlobLike {
	readonly size: number;
	slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** The bytes read at once. */
const CHUNK = 1 << 20;

/** A source as a `BlobLike`. */
export const blobOf = (source: ArchiveSource): BlobLike => {
	if (source instanceof Uint8Array) {
		// A copy: `slice` of a `Buffer` of node would share the bytes of the whole buffer.
		const part = (from: number, to: number): Promise<ArrayBuffer> => Promise.resolve(new Uint8Array(source.subarray(from, to)).buffer);
		return { size: source.length, slice: (from, to) => ({ arrayBuffer: () => part(from, to) }) };
	}
	const isBlob = typeof source === 'object' && source !== null && typeof source.size === 'number' && typeof source.slice === 'function';
	return isBlob ? source : misuse('source', 'a Blob or a Uint8Array', source);
};

/** The bytes of a range. */
export const bytesOf = async (blob: BlobLike, from: number, to: number): Promise<Uint8Array> =>
	new Uint8Array(await blob.slice(from, Math.min(to, blob.size)).arrayBuffer());

/** A file of UTF-16 in UTF-8, as a whole in memory; other files as they are. */
export const utf8BlobOf = async (blob: BlobLike): Promise<BlobLike> =>
	(await isUtf16Blob(blob)) ? blobOf(new Utf16Input(true).utf8(await bytesOf(blob, 0, blob.size))) : blob;

/** Whether a file begins with a byte order mark of UTF-16. */
export const isUtf16Blob = async (blob: BlobLike): Promise<boolean> => isUtf16(await bytesOf(blob, 0, 2));

/** The bytes of a range, in pieces. */
export async function* piecesOf(blob: BlobLike, from: number, to: number = blob.size): AsyncGenerator<Uint8Array> {
	for (let at = from; at < to; at += CHUNK) yield await bytesOf(blob, at, Math.min(at + CHUNK, to));
}
