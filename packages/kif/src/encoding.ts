import { checkOptions, misuse, NotationError, quote, textGiven } from '@x/diagnostics';

/** The encodings of files: KIF and KI2 of older programs are Shift_JIS, newer ones, CSA 3.0 and JSON UTF-8. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis';

/** A decoded file. */
export interface Decoded {
	/** The text without a byte order mark. */
	readonly text: string;
	readonly encoding: Encoding;
}

const encodingOf = (bytes: Uint8Array): Encoding => {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return 'utf-8';
	} catch {
		return 'shift_jis';
	}
};

/**
 * Decodes a file: UTF-16 with a byte order mark, UTF-8, or else Shift_JIS. Bytes that have no character become U+FFFD, which readers report.
 *
 * @throws {TypeError} if `bytes` is not a `Uint8Array`.
 *
 * @example
 * decode(new Uint8Array([0x95, 0xe0])) // → { text: '歩', encoding: 'shift_jis' }
 */
export const decode = (bytes: Uint8Array): Decoded => {
	if (!(bytes instanceof Uint8Array)) misuse('bytes', 'a Uint8Array', bytes);
	const encoding = encodingOf(bytes);
	return { text: new TextDecoder(encoding).decode(bytes), encoding };
};

/** Characters that encoders accept for others. */
const ALIKE: Readonly<Record<string, number>> = { '\u00a5': 0x5c, '\u203e': 0x7e, '\u2212': 0x817c };

let table: ReadonlyMap<string, number> | undefined;

/** The table of `TextDecoder`, inverted at first use. Of several codes the first counts; 0xed and 0xee repeat later ones, which are preferred. */
const shiftJis = (): ReadonlyMap<string, number> => {
	if (table !== undefined) return table;
	const found = new Map<string, number>(Object.entries(ALIKE));
	const decoder = new TextDecoder('shift_jis');
	const add = (code: number, ...bytes: readonly number[]): void => {
		const text = decoder.decode(new Uint8Array(bytes));
		if ([...text].length === 1 && text !== '\ufffd' && !found.has(text)) found.set(text, code);
	};
	for (let byte = 0; byte < 0x100; byte++) if (byte < 0x80 || (byte > 0xa0 && byte < 0xe0)) add(byte, byte);
	for (let lead = 0x81; lead <= 0xfc; lead++) {
		if ((lead > 0x9f && lead < 0xe0) || lead === 0xed || lead === 0xee) continue;
		for (let trail = 0x40; trail <= 0xfc; trail++) if (trail !== 0x7f) add(lead * 0x100 + trail, lead, trail);
	}
	table = found;
	return found;
};

/**
 * Encodes a text: the reverse of `decode`. UTF-16 begins with a byte order mark.
 *
 * @throws {NotationError} for the characters that Shift_JIS does not have, with their places.
 *
 * @example
 * encode('歩', 'shift_jis') // → Uint8Array(2) [ 149, 224 ]
 */
export const encode = (text: string, encoding: Encoding = 'utf-8'): Uint8Array => {
	textGiven(text);
	checkOptions({ encoding }, { encoding: ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis'] }, 'encode');
	if (encoding === 'utf-8') return new TextEncoder().encode(text);
	if (encoding !== 'shift_jis') {
		const view = new DataView(new ArrayBuffer(2 * text.length + 2));
		const isLittle = encoding === 'utf-16le';
		view.setUint16(0, 0xfeff, isLittle);
		for (let at = 0; at < text.length; at++) view.setUint16(2 * at + 2, text.charCodeAt(at), isLittle);
		return new Uint8Array(view.buffer);
	}
	const codes = shiftJis();
	const bytes: number[] = [];
	const missing: { from: number; to: number; character: string }[] = [];
	let at = 0;
	for (const character of text) {
		const code = codes.get(character);
		if (code === undefined) {
			if (missing.length < 1000) missing.push({ from: at, to: at + character.length, character });
		} else if (code > 0xff) bytes.push(code >> 8, code & 0xff);
		else bytes.push(code);
		at += character.length;
	}
	if (missing.length > 0)
		throw new NotationError(
			missing.map(({ from, to, character }) => ({
				code: 'kif/encoding',
				message: `Expected a character of Shift_JIS, found ${quote(character)}.`,
				severity: 'error',
				hint: 'Write the file in UTF-8.',
				span: { from, to },
			})),
		);
	return new Uint8Array(bytes);
};
