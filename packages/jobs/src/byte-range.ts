import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { cannot } from './cannot.js';
import { Elsewhere } from './elsewhere.js';
import { Unusable } from './unusable.js';

/** Bytes of a file. Tasks may give it more properties, such as how the bytes are packed. */
export interface ByteRange {
	/** As the user wrote it. */
	readonly name: string;
	/** The absolute path; `-` for the standard input. */
	readonly path: string;
	readonly from: number;
	/** Exclusive. */
	readonly to: number;
	/** The SHA-256 that the bytes must have. */
	readonly digest?: string;
}

const CHUNK = 1 << 20;

async function* rawBytes({ name, path, from, to, digest }: ByteRange, signal: AbortSignal): AsyncGenerator<Uint8Array> {
	const refused = (error: unknown): never => {
		const { message, hint } = cannot('read', name, error);
		throw digest === undefined ? new Unusable(message, hint) : new Elsewhere(message, hint);
	};
	const file = await open(path).catch(refused);
	try {
		for (let at = from; at < to; ) {
			signal.throwIfAborted();
			const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(CHUNK, to - at)), 0, undefined, at).catch(refused);
			if (bytesRead === 0) throw new Unusable(`Expected ${to} bytes in ${name}, found ${at}.`, 'Begin again: the file has changed.');
			yield buffer.subarray(0, bytesRead);
			at += bytesRead;
		}
	} finally {
		await file.close();
	}
}

/** The SHA-256 of the bytes of a range. */
export const rangeDigest = async (range: ByteRange, signal: AbortSignal): Promise<string> => {
	const hash = createHash('sha256');
	for await (const chunk of rawBytes(range, signal)) hash.update(chunk);
	return hash.digest('hex');
};

const compare = ({ name, digest }: ByteRange, found: string): void => {
	if (digest !== undefined && digest !== found)
		throw new Elsewhere(`Expected the same bytes of ${name} on every machine, found others.`, 'Copy the file again.');
};

/** Throws an `Elsewhere` if the bytes of a range are not those that it expects. */
export const verifyRange = async (range: ByteRange, signal: AbortSignal): Promise<void> => compare(range, await rangeDigest(range, signal));

/** Reads ranges, and computes the SHA-256 of what it reads. */
export class RangeReader {
	/** Of the last range that was read to its end. */
	digest: string | undefined = undefined;
	private readonly signal: AbortSignal;
	private readonly progress: (bytes: number) => void;
	private readonly input: AsyncIterable<Uint8Array>;

	/** `input` is the standard input. */
	constructor(signal: AbortSignal, progress: (bytes: number) => void, input: AsyncIterable<Uint8Array>) {
		this.signal = signal;
		this.progress = progress;
		this.input = input;
	}

	/** The bytes of a range as they are in the file. Throws an `Elsewhere` at their end if they are not those that the range expects. */
	async *bytes(range: ByteRange): AsyncGenerator<Uint8Array> {
		const hash = createHash('sha256');
		let done = 0;
		for await (const chunk of range.path === '-' ? this.input : rawBytes(range, this.signal)) {
			hash.update(chunk);
			yield chunk;
			done += chunk.length;
			this.progress(done);
		}
		this.digest = hash.digest('hex');
		compare(range, this.digest);
	}
}
