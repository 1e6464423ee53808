import { Unusable } from '@x/jobs/errors';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

// Six bits for letters, digits and the space. One code selects a second table, whose last entry precedes a plain UTF-16 unit.
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ';
const SECOND = '/-.{}()=+#!?$*:;,[]"\'\n%@_&<>~|';
const TO_SECOND = 63;
const TO_UNIT = 31;

const damaged = (): Unusable => new Unusable('Expected a link of the playground, found one that is cut off or mistyped.', 'Copy it again.');

/** Twelve bits over the characters of a link. */
const checksum = (text: string): string => {
	let hash = 0x811c;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
	const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
	return `${ALPHABET[folded >>> 6]}${ALPHABET[folded & 63]}`;
};

/** Reads base64url, six bits to a character, most significant bit first. Throws an `Unusable` for damaged links. */
export class BitReader {
	private at = 0;
	private readonly text: string;

	private constructor(text: string) {
		this.text = text;
	}

	/** A reader of a link without its checksum, after comparing it. */
	static checked(link: string): BitReader {
		const body = link.slice(0, -2);
		if (body.length < 2 || checksum(body) !== link.slice(-2)) throw damaged();
		return new BitReader(body);
	}

	read(width: number): number {
		let value = 0;
		for (let bit = 0; bit < width; bit++) {
			const six = VALUES.get(this.text[Math.floor(this.at / 6)] ?? '');
			if (six === undefined) throw damaged();
			value = (value << 1) | ((six >>> (5 - (this.at % 6))) & 1);
			this.at++;
		}
		return value;
	}

	/** Groups of five bits, lowest first, each preceded by a bit that says whether another follows. */
	readCount(): number {
		let value = 0;
		for (let shift = 1; shift < 2 ** 31; shift *= 32) {
			const more = this.read(1);
			value += this.read(5) * shift;
			if (more === 0) return value;
		}
		throw damaged();
	}

	readText(): string {
		const length = this.readCount();
		if (length > this.text.length) throw damaged();
		let text = '';
		while (text.length < length) text += this.readCharacter();
		return text;
	}

	/** Names of moves: packed as cells of one width, or as texts. */
	readMoves(): readonly string[] {
		const count = this.readCount();
		if (count === 0) return [];
		if (count > this.text.length * 6) throw damaged();
		if (this.read(1) === 0) return Array.from({ length: count }, () => this.readText());
		const [files, ranks] = [this.read(3), this.read(3)];
		const cell = (): string => `${letter(this.read(files))}${this.read(ranks) + 1}`;
		return Array.from({ length: count }, () => `${cell()}${cell()}${this.read(1) === 1 ? letter(this.read(5)) : ''}`);
	}

	private readCharacter(): string {
		const first = this.read(6);
		if (first !== TO_SECOND) return FIRST[first]!;
		const second = this.read(5);
		return second === TO_UNIT ? String.fromCharCode(this.read(16)) : (SECOND[second] ?? '\uFFFD');
	}
}

const letter = (value: number): string => {
	if (value > 25) throw damaged();
	return String.fromCharCode(97 + value);
};
