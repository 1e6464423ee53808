import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unusable } from '@x/jobs/errors';
import { Decompress } from 'fzstd';

/** How the bytes of a text are kept. Text in UTF-16 becomes UTF-8, as packed text is unpacked. */
export type Packing = 'none' | 'gzip' | 'zstd' | 'utf-16le' | 'utf-16be';

const MAGIC: readonly (readonly [Packing, readonly number[]])[] = [
	['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
	['gzip', [0x1f, 0x8b]],
	['utf-16le', [0xff, 0xfe]],
	['utf-16be', [0xfe, 0xff]],
];

/** The packing by the first bytes of a file: names can be wrong, and streams have none. */
export const packingOf = (head: Uint8Array): Packing =>
	MAGIC.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? 'none';

async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const packed = Readable.from(source, { objectMode: false });
	const unpacked = createGunzip();
	packed.on('error', (error) => unpacked.destroy(error));
	try {
		yield* packed.pipe(unpacked);
	} finally {
		// A reader may stop before the end: the file is closed.
		packed.destroy();
	}
}

async function* unpackZstandard(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let pieces: Uint8Array[] = [];
	const decompress = new Decompress((piece) => pieces.push(piece));
	const taken = (): readonly Uint8Array[] => {
		const all = pieces;
		pieces = [];
		return all;
	};
	for await (const chunk of source) {
		// A small piece may hold much text: the text of each is given on before the next one is read.
		for (let at = 0; at < chunk.length; at += PIECE) {
			decompress.push(chunk.subarray(at, at + PIECE));
			yield* taken();
		}
	}
	decompress.push(new Uint8Array(0), true);
	yield* taken();
}

async function* fromUtf16(source: AsyncIterable<Uint8Array>, encoding: 'utf-16le' | 'utf-16be'): AsyncGenerator<Uint8Array> {
	const decoder = new TextDecoder(encoding);
	const encoder = new TextEncoder();
	for await (const chunk of source) yield encoder.encode(decoder.decode(chunk, { stream: true }));
	yield encoder.encode(decoder.decode());
}

const PIECE = 1 << 16;

const TITLES = { gzip: 'gzip', zstd: 'Zstandard', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' } as const;

/** Unpacks the stream of a file while it is read. */
export async function* unpack(source: AsyncIterable<Uint8Array>, packing: Packing, name: string): AsyncGenerator<Uint8Array> {
	if (packing === 'none') {
		yield* source;
		return;
	}
	try {
		if (packing === 'gzip') yield* gunzip(source);
		else if (packing === 'zstd') yield* unpackZstandard(source);
		else yield* fromUtf16(source, packing);
	} catch (error) {
		if (error instanceof Unusable || (error as Error).name === 'AbortError') throw error;
		throw new Unusable(
			`Expected ${TITLES[packing]} data in ${name}, found a fault: ${(error as Error).message}.`,
			'Download or pack the file again.',
		);
	}
}
