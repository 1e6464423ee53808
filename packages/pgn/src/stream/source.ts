import { misuse } from '@x/diagnostics';

/** A `ReadableStream` of the web, as far as it is used. */
export interface PieceStream {
	getReader(): {
		read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | string | undefined }>;
		cancel(): Promise<void>;
		releaseLock(): void;
	};
}

/**
 * PGN from anywhere: a whole text, bytes, or pieces of bytes or text that arrive over time. A `ReadableStream` of the web and a `Readable` of node are
 * such pieces.
 */
export type PgnSource = string | Uint8Array | PieceStream | AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** The pieces of a source. */
export async function* chunksOf(source: PgnSource): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	for await (const chunk of piecesOf(source)) {
		const isText = typeof chunk === 'string';
		if (!isText && !(chunk instanceof Uint8Array)) misuse('source', 'pieces that are strings or Uint8Arrays', chunk);
		yield isText ? encoder.encode(chunk) : chunk;
	}
}

const piecesOf = (source: PgnSource): AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string> => {
	if (typeof source === 'string' || source instanceof Uint8Array) return [source];
	if (typeof source !== 'object' || source === null) misuse('source', 'a string, a Uint8Array, a stream or an iterable', source);
	if (Symbol.asyncIterator in source || Symbol.iterator in source) return source;
	if (typeof source.getReader === 'function') return piecesOfStream(source);
	return misuse('source', 'a string, a Uint8Array, a stream or an iterable', source);
};

/** The pieces of a stream in browsers whose streams cannot be iterated. */
async function* piecesOfStream(stream: PieceStream): AsyncGenerator<Uint8Array | string> {
	const reader = stream.getReader();
	let isDone = false;
	try {
		while (!isDone) {
			const { done, value } = await reader.read();
			isDone = done;
			if (value !== undefined) yield value;
		}
	} finally {
		if (!isDone) await reader.cancel();
		reader.releaseLock();
	}
}
