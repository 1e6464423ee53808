import * as strings from '../strings/links.js';

/** The 64 characters of base64url: one character of a link is six bits. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

/** Thrown while a link is read, and caught in this folder. */
export class LinkFault extends Error {
	override readonly name = 'LinkFault';
}

/** Writes numbers of any width below 31 bits, most significant bit first. */
export class BitWriter {
	#text = '';
	#pending = 0;
	#count = 0;

	write(value: number, width: number): void {
		for (let bit = width - 1; bit >= 0; bit--) {
			this.#pending = (this.#pending << 1) | ((value >>> bit) & 1);
			if (++this.#count < 6) continue;
			this.#text += ALPHABET[this.#pending];
			this.#pending = 0;
			this.#count = 0;
		}
	}

	/** Groups of five bits, lowest first, each preceded by a bit that says whether another follows. */
	writeCount(value: number): void {
		let rest = value;
		do {
			const more = rest > 31;
			this.write(more ? 1 : 0, 1);
			this.write(rest & 31, 5);
			rest = Math.floor(rest / 32);
		} while (rest > 0);
	}

	/** All bits written, padded with zero bits to a full character. */
	text(): string {
		return this.#count === 0 ? this.#text : this.#text + ALPHABET[this.#pending << (6 - this.#count)];
	}
}

/** Reads the output of {@link BitWriter}. Reading past the end throws a {@link LinkFault}. */
export class BitReader {
	readonly #text: string;
	#at = 0;

	constructor(text: string) {
		this.#text = text;
	}

	read(width: number): number {
		let value = 0;
		for (let bit = 0; bit < width; bit++) {
			const six = VALUES.get(this.#text[Math.floor(this.#at / 6)] ?? '');
			if (six === undefined) throw new LinkFault(strings.endsEarly);
			value = (value << 1) | ((six >>> (5 - (this.#at % 6))) & 1);
			this.#at++;
		}
		return value;
	}

	/** The number of bits left: an upper limit for counts in the link. */
	get left(): number {
		return this.#text.length * 6 - this.#at;
	}

	readCount(): number {
		let value = 0;
		for (let shift = 1; shift < 2 ** 31; shift *= 32) {
			const more = this.read(1);
			value += this.read(5) * shift;
			if (more === 0) return value;
		}
		throw new LinkFault(strings.numberTooLarge);
	}
}

/** A checksum of twelve bits over the characters of a link, as two characters. It detects cut and mistyped links. */
export const checkOf = (text: string): string => {
	let hash = 0x811c;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
	const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
	return `${ALPHABET[folded >>> 6]}${ALPHABET[folded & 63]}`;
};
