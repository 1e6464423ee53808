import type { Code } from '../codes.js';
import { CR, SPACE } from '../lexer/bytes.js';
import { windows1252 } from './windows-1252.js';

/** The number of cached texts: a power of two. */
const CACHED = 4096;

/** By byte: 1 if a unit that is not ASCII may have been turned into it. */
const MAY_BE_WIDE: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) =>
	byte > 127 || byte === CR || byte === SPACE ? 1 : 0,
);

/** Texts of bytes in UTF-8, or in Windows-1252 where they are not UTF-8. Short ASCII texts, such as moves, are made once. */
export class ByteText {
	private isWindows = false;
	private readonly low = new Int32Array(CACHED);
	private readonly high = new Int32Array(CACHED);
	private readonly texts: string[] = new Array<string>(CACHED).fill('');
	private readonly utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

	/** The text of a range of bytes. */
	text(bytes: Uint8Array, from: number, to: number): string {
		if (to <= from) return '';
		// The key of a text that begins with a zero would be that of a shorter text.
		return to - from <= 8 && bytes[from] !== 0 ? this.short(bytes, from, to) : this.long(bytes, from, to);
	}

	/**
	 * The text of at most 8 units of a string, which were turned into bytes; `undefined` if one of them may not be ASCII: the bytes of blanks and dots
	 * may stand for others.
	 */
	units(bytes: Uint8Array, from: number, to: number): string | undefined {
		if (to <= from) return '';
		for (let at = from; at < to; at++) if (MAY_BE_WIDE[bytes[at]!] === 1) return undefined;
		return bytes[from] === 0 ? undefined : this.short(bytes, from, to);
	}

	/** The fault of the texts since the last call: one was not UTF-8. */
	takeFault(): { readonly code: Code } | undefined {
		const { isWindows } = this;
		this.isWindows = false;
		return isWindows ? { code: 'encoding' } : undefined;
	}

	private short(bytes: Uint8Array, from: number, to: number): string {
		let low = 0;
		let high = 0;
		let any = 0;
		for (let at = from; at < to; at++) {
			const byte = bytes[at]!;
			any |= byte;
			high = (high << 8) | (low >>> 24);
			low = (low << 8) | byte;
		}
		if (any > 127) return this.long(bytes, from, to);
		const place = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 20;
		if (this.low[place] !== low || this.high[place] !== high) {
			this.low[place] = low;
			this.high[place] = high;
			this.texts[place] = ascii(bytes, from, to);
		}
		return this.texts[place]!;
	}

	private long(bytes: Uint8Array, from: number, to: number): string {
		const part = bytes.subarray(from, to);
		if (to - from <= 64 && isAscii(bytes, from, to)) return String.fromCharCode.apply(null, part as unknown as number[]);
		try {
			return this.utf8.decode(part);
		} catch {
			this.isWindows = true;
			return windows1252(part);
		}
	}
}

const isAscii = (bytes: Uint8Array, from: number, to: number): boolean => {
	let any = 0;
	for (let at = from; at < to; at++) any |= bytes[at]!;
	return any < 128;
};

const ascii = (bytes: Uint8Array, from: number, to: number): string => {
	let text = '';
	for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at]!);
	return text;
};
