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
 * such pieces. Text is read as UTF-8, so that offsets count bytes.
 */
export type PgnSource = string | Uint8Array | PieceStream | AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Whether a text ends with the first half of a character of two UTF-16 units. */
const endsInCharacter = (text: string): boolean => (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;

/** The pieces of a source as bytes: text in UTF-8. */
export async function* chunksOf(source: PgnSource): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	// The first half of a character, if the piece of text before ends with it.
	let half = '';
	for await (const chunk of piecesOf(source)) {
		const isText = typeof chunk === 'string';
		if (!isText && !(chunk instanceof Uint8Array)) misuse('source', 'pieces that are strings or Uint8Arrays', chunk);
		if (isText) {
			const text = half + chunk;
			half = endsInCharacter(text) ? text.slice(-1) : '';
			yield encoder.encode(half === '' ? text : text.slice(0, -1));
			continue;
		}
		if (half !== '') yield encoder.encode(half);
		half = '';
		yield chunk;
	}
	if (half !== '') yield encoder.encode(half);
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
