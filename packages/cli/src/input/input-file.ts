import { open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { quote } from '@x/diagnostics';
import { cannot, Unusable } from '@x/jobs/errors';
import type { Terminal } from '../output/terminal.js';
import { refuseBinary } from './binary.js';
import { type Packing, packingOf, unpack } from './unpack.js';

/** A file or the standard input, ready to be read once. */
export interface InputFile {
	/** As the user wrote it; `<stdin>` for the standard input. */
	readonly name: string;
	/** The absolute path of a plain file: it can be read in several parts. Undefined for packed files and for streams. */
	readonly path: string | undefined;
	readonly packing: Packing;
	/** The size before unpacking, if it is known. */
	readonly size: number | undefined;
	/** The first bytes after unpacking, at most 64 KB. */
	readonly head: Uint8Array;
	/** All bytes after unpacking. `read` receives the number of bytes read so far, before unpacking. */
	readonly bytes: (read?: (bytes: number) => void) => AsyncIterable<Uint8Array>;
}

/** The name of the standard input in messages. */
const STDIN = '<stdin>';
/** The number of bytes that show the kind of a text. */
const HEAD = 1 << 16;
const CHUNK = 1 << 20;

async function* chunksOf(path: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
	const file = await open(path);
	try {
		for (;;) {
			signal.throwIfAborted();
			const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK));
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}

/** Separates the first bytes of a stream from all of its bytes. */
const peek = async (source: AsyncIterable<Uint8Array>, count: number): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> => {
	const iterator = source[Symbol.asyncIterator]();
	const first: Uint8Array[] = [];
	let length = 0;
	while (length < count) {
		const next = await iterator.next();
		if (next.done) break;
		first.push(next.value);
		length += next.value.length;
	}
	const whole = (async function* (): AsyncGenerator<Uint8Array> {
		try {
			yield* first;
			for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
		} finally {
			await iterator.return?.();
		}
	})();
	return { head: Buffer.concat(first).subarray(0, count), whole };
};

async function* counted(source: AsyncIterable<Uint8Array>, read: (bytes: number) => void): AsyncGenerator<Uint8Array> {
	let bytes = 0;
	for await (const chunk of source) {
		yield chunk;
		bytes += chunk.length;
		read(bytes);
	}
}

/** The size of a plain file; undefined for pipes and devices. */
const sizeOf = async (path: string, name: string): Promise<number | undefined> => {
	const found = await stat(path);
	if (found.isDirectory()) throw new Unusable(`Expected a file, found the folder ${quote(name)}.`, 'Name the files in it.');
	return found.isFile() ? found.size : undefined;
};

/** Opens a file, or the standard input for `-`. Throws an `Unusable` if it cannot be read. */
export const openInput = async (name: string, terminal: Terminal): Promise<InputFile> => {
	try {
		const isStream = name === '-';
		const path = resolve(terminal.directory, name);
		const size = isStream ? undefined : await sizeOf(path, name);
		const raw = await peek(isStream ? terminal.input : chunksOf(path, terminal.signal), 4);
		const packing = packingOf(raw.head);
		let report: (bytes: number) => void = () => undefined;
		const unpacked = unpack(
			counted(raw.whole, (bytes) => report(bytes)),
			packing,
			isStream ? STDIN : name,
		);
		const { head, whole } = await peek(unpacked, HEAD);
		refuseBinary(head, isStream ? STDIN : name);
		return {
			name: isStream ? STDIN : name,
			path: packing === 'none' && size !== undefined ? path : undefined,
			packing,
			size,
			head,
			bytes: (read) => {
				if (read !== undefined) report = read;
				return whole;
			},
		};
	} catch (error) {
		if (terminal.signal.aborted) throw error;
		throw cannot('read', name === '-' ? 'the standard input' : name, error);
	}
};

/** All of a stream as text: UTF-8, with its byte order mark only where that is a fault to report. */
export const textOf = async (bytes: AsyncIterable<Uint8Array>, { mark = false }: { readonly mark?: boolean } = {}): Promise<string> => {
	const decoder = new TextDecoder('utf-8', { ignoreBOM: mark });
	const parts: string[] = [];
	for await (const chunk of bytes) parts.push(decoder.decode(chunk, { stream: true }));
	return [...parts, decoder.decode()].join('');
};

/** All bytes of a stream. */
export const allOf = async (bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
	const parts: Uint8Array[] = [];
	for await (const part of bytes) parts.push(part);
	return Buffer.concat(parts);
};
