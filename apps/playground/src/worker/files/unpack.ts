import { Decompress } from 'fzstd';
import * as strings from '../../strings/worker/files.js';

/** Bytes of the longest text that a compressed file may hold. */
const MOST = 1 << 30;
/** Bytes that are kept in memory before they are put into a `Blob`, which browsers store on the disk. */
const PART = 8 << 20;

/** A file that cannot be opened; the message is for the user. */
export class FileFault extends Error {}

/** Collects pieces into one `Blob`. */
class Parts {
	private readonly parts: Blob[] = [];
	private pieces: Uint8Array<ArrayBuffer>[] = [];
	private held = 0;
	private total = 0;

	add(piece: Uint8Array): void {
		this.total += piece.length;
		if (this.total > MOST) throw new FileFault(strings.longUnpacked(MOST));
		this.pieces.push(new Uint8Array(piece));
		this.held += piece.length;
		if (this.held > PART) this.close();
	}

	close(): Blob {
		this.parts.push(new Blob(this.pieces));
		this.pieces = [];
		this.held = 0;
		return new Blob(this.parts);
	}
}

type Told = (read: number) => void;

async function* piecesOf(file: Blob, signal: AbortSignal, told: Told): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	// A small piece can hold much text: the search for a limit must not come too late.
	const size = 1 << 18;
	for (let at = 0; at < file.size; at += size) {
		signal.throwIfAborted();
		yield new Uint8Array(await file.slice(at, at + size).arrayBuffer());
		told(Math.min(at + size, file.size));
	}
}

const unpackZstd = async (file: Blob, signal: AbortSignal, told: Told): Promise<Blob> => {
	const parts = new Parts();
	const decompress = new Decompress((piece) => parts.add(piece));
	for await (const piece of piecesOf(file, signal, told)) decompress.push(piece);
	decompress.push(new Uint8Array(0), true);
	return parts.close();
};

const unpackGzip = async (file: Blob, signal: AbortSignal, told: Told): Promise<Blob> => {
	if (typeof DecompressionStream === 'undefined') throw new FileFault(strings.noGzip);
	const parts = new Parts();
	const stream = new DecompressionStream('gzip');
	const writer = stream.writable.getWriter();
	const writing = (async () => {
		for await (const piece of piecesOf(file, signal, told)) await writer.write(piece);
		await writer.close();
	})().catch(async (error: unknown) => {
		await writer.abort(error).catch(() => undefined);
		throw error;
	});
	const reader = stream.readable.getReader();
	const reading = (async () => {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) return;
			parts.add(value);
		}
	})().catch(async (error: unknown) => {
		await reader.cancel(error).catch(() => undefined);
		throw error;
	});
	// A fault of the reader ends the writer, too: its reason is the one to report.
	const [read, written] = await Promise.allSettled([reading, writing]);
	if (read.status === 'rejected') throw read.reason;
	if (written.status === 'rejected') throw written.reason;
	return parts.close();
};

/** The packings by the first bytes of a file: names of files can be wrong. */
const PACKINGS: readonly (readonly [title: string, bytes: readonly number[], unpack: typeof unpackZstd])[] = [
	['Zstandard', [0x28, 0xb5, 0x2f, 0xfd], unpackZstd],
	['gzip', [0x1f, 0x8b], unpackGzip],
];

/** The unpacked content of a file; the file itself if it is not packed. */
export const unpacked = async (file: Blob, signal: AbortSignal, told: Told): Promise<Blob> => {
	const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
	const packing = PACKINGS.find(([, bytes]) => bytes.every((byte, index) => first[index] === byte));
	if (packing === undefined) return file;
	const [title, , unpack] = packing;
	try {
		return await unpack(file, signal, told);
	} catch (error) {
		if (signal.aborted || error instanceof FileFault) throw error;
		throw new FileFault(strings.badPacking(title, error instanceof Error ? error.message : String(error)));
	}
};
