import { windows1252 } from './windows-1252.js';

/**
 * The text of bytes as all readers of this package take them: UTF-8, or Windows-1252 if they are not UTF-8. The characters of Windows-1252 are right on
 * every node, whose own decoder has control characters in place of quotation marks and dashes in version 20.
 *
 * @example
 * decodeText(Uint8Array.of(0x93, 0xe9, 0x94)) // → '“é”'
 * decodeText(new TextEncoder().encode('é')) // → 'é'
 */
export function decodeText(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return windows1252(bytes);
	}
}
