/** The characters of the bytes 0x80 to 0x9F. A byte without a character is the control character of its number, as in the Encoding standard. */
const CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST = 0x80;
const LAST = 0x9f;

/**
 * The text of bytes in Windows-1252, which has one character for each byte.
 *
 * A table of our own: the decoder of node 20 takes Windows-1252 for Latin-1, which has control characters for quotation marks and dashes.
 */
export const windows1252 = (bytes: Uint8Array): string => {
	let text = '';
	for (const byte of bytes) text += byte >= FIRST && byte <= LAST ? CHARACTERS[byte - FIRST] : String.fromCharCode(byte);
	return text;
};
