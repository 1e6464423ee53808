import type { Reader } from './reader.js';

/**
 * Reads the second field: who is to move. Returns the index of the side, or -1.
 *
 *     rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
 *                                                 ^
 */
export function readSide(reader: Reader): number {
	const { sideLetters, sides } = reader.tables;
	const from = reader.at;
	const given = reader.field();
	const exact = sideLetters.indexOf(given);
	if (exact >= 0) return exact;
	const lower = given.toLowerCase();
	const side = sides.findIndex((name, index) => lower === name.toLowerCase() || lower === sideLetters[index]!.toLowerCase());
	const message = `The side to move is ${sides.map((name, index) => `"${sideLetters[index]}" for ${name}`).join(' or ')}.`;
	if (side < 0) reader.fault('unknown-side', from, reader.at, message, undefined, { known: sideLetters });
	else reader.warn('side-form', from, reader.at, message, sideLetters[side]!);
	return side;
}
