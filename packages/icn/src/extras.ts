import type { Json } from './game.js';
import { countKeys, DEEPEST } from './json.js';
import { RULES } from './long-types.js';
import { type Reader, SITE } from './reader.js';

/**
 * Skips a JSON object, respecting strings and brackets. Returns the number of keys at all depths; NaN if the object does not end, or is too
 * deep.
 */
function skipObject(reader: Reader): number {
	const { text, end } = reader;
	let depth = 0;
	let keys = 0;
	while (reader.at < end && depth <= DEEPEST) {
		const code = text.charCodeAt(reader.at++);
		if (code === 34) {
			while (reader.at < end && text[reader.at] !== '"') reader.at += text[reader.at] === '\\' ? 2 : 1;
			reader.at++;
		} else if (code === 58) keys++;
		// Brackets of both types differ in these two bits.
		else if ((code & 0xdf) === 91) depth++;
		else if ((code & 0xdf) === 93 && --depth === 0) return keys;
	}
	reader.at = end;
	return Number.NaN;
}

/**
 * Reads other properties of a position:
 *
 *     {"slideLimit": 7, "cannotPassTurn": true}
 */
export function readExtras(reader: Reader): Readonly<Record<string, Json>> {
	const { at: from } = reader;
	const keys = skipObject(reader);
	reader.only(SITE, from);
	try {
		const value = JSON.parse(keys >= 0 ? reader.text.slice(from, reader.at) : '');
		const found = countKeys(value);
		if (Number.isNaN(found)) reader.note('extras-number', from);
		else if (found !== keys || RULES.some((name) => Object.hasOwn(value, name))) reader.note('extras-key', from);
		return value;
	} catch {
		reader.note('extras-form', from);
		return {};
	}
}
