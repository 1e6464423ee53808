import * as strings from '../strings/links.js';
import { type BitReader, type BitWriter, LinkFault } from './bits.js';

// Six bits for letters, digits and the space. One code selects a second table, whose last entry precedes a plain UTF-16 unit.
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ';
const SECOND = '/-.{}()=+#!?$*:;,[]"\'\n%@_&<>~|';
const TO_SECOND = 63;
const TO_UNIT = 31;

/** Writes a text of any characters: its length, then about six bits for each ordinary character. */
export const writeText = (bits: BitWriter, text: string): void => {
	bits.writeCount(text.length);
	for (let index = 0; index < text.length; index++) {
		const first = FIRST.indexOf(text[index]!);
		if (first >= 0) {
			bits.write(first, 6);
			continue;
		}
		bits.write(TO_SECOND, 6);
		const second = SECOND.indexOf(text[index]!);
		bits.write(second >= 0 ? second : TO_UNIT, 5);
		if (second < 0) bits.write(text.charCodeAt(index), 16);
	}
};

export const readCharacter = (bits: BitReader): string => {
	const first = bits.read(6);
	if (first !== TO_SECOND) return FIRST[first]!;
	const second = bits.read(5);
	const character = second === TO_UNIT ? String.fromCharCode(bits.read(16)) : SECOND[second];
	if (character === undefined) throw new LinkFault(strings.unknownCharacter);
	return character;
};

export const readText = (bits: BitReader): string => {
	const length = bits.readCount();
	if (length * 6 > bits.left) throw new LinkFault(strings.endsEarly);
	let text = '';
	for (let index = 0; index < length; index++) text += readCharacter(bits);
	return text;
};
