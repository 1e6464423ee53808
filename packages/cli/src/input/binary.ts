import { Unusable } from '@x/jobs/errors';

/** Formats that users have instead of texts, by their first bytes, with the way to a text. */
const FORMATS: readonly (readonly [title: string, bytes: readonly number[], hint?: string])[] = [
	['a ZIP archive', [0x50, 0x4b, 0x03, 0x04], 'Unpack it.'],
	['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], 'Unpack it.'],
	['data packed with xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a], 'Unpack it.'],
	['a PDF document', [0x25, 0x50, 0x44, 0x46, 0x2d]],
	['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
	['a JPEG image', [0xff, 0xd8, 0xff]],
];

/** Control characters that texts have: tabs, line breaks, form feeds, the end of DOS files, escapes. */
const IN_TEXTS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
/** The share of control characters above which data is not a text. In packed data it is a tenth. */
const MOST = 0.02;

/** Refuses data that is not a text, by its first bytes: no notation could say anything about it. */
export const refuseBinary = (head: Uint8Array, name: string): void => {
	const known = FORMATS.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
	if (known !== undefined) throw new Unusable(`Expected text in ${name}, found ${known[0]}.`, known[2]);
	const controls = head.reduce((sum, byte) => (byte < 0x20 && !IN_TEXTS.has(byte) ? sum + 1 : sum), 0);
	if (controls > head.length * MOST) throw new Unusable(`Expected text in ${name}, found binary data.`);
};
