import * as strings from '../strings/links.js';
import { type BitReader, type BitWriter, LinkFault } from './bits.js';
import { readText, writeText } from './text-code.js';

const PACKED = /^([a-z])([1-9]\d?)([a-z])([1-9]\d?)([a-z]?)$/;

interface Packed {
	readonly numbers: readonly [number, number, number, number];
	readonly promotion: number;
}

const letterValue = (letter: string): number => letter.charCodeAt(0) - 97;

const pack = (name: string): Packed | undefined => {
	const match = PACKED.exec(name);
	if (match === null) return undefined;
	const [, fromFile, fromRank, toFile, toRank, promotion] = match;
	return {
		numbers: [letterValue(fromFile!), Number(fromRank) - 1, letterValue(toFile!), Number(toRank) - 1],
		promotion: promotion === '' ? -1 : letterValue(promotion!),
	};
};

const widthFor = (largest: number): number => Math.max(1, 32 - Math.clz32(largest));

/**
 * Writes move names. If all are "cell cell promotion", each coordinate takes as many bits as the largest needs (three on a
 * chess board) and a promotion takes one bit, or six with its letter: 13 bits for a move of chess. Other names are written as text.
 */
export const writeMoves = (bits: BitWriter, names: readonly string[]): void => {
	const moves = names.map(pack);
	bits.writeCount(names.length);
	if (names.length === 0) return;
	if (moves.some((move) => move === undefined)) {
		bits.write(0, 1);
		for (const name of names) writeText(bits, name);
		return;
	}
	const all = moves as readonly Packed[];
	const files = widthFor(Math.max(...all.map(({ numbers }) => Math.max(numbers[0], numbers[2]))));
	const ranks = widthFor(Math.max(...all.map(({ numbers }) => Math.max(numbers[1], numbers[3]))));
	bits.write(1, 1);
	bits.write(files, 3);
	bits.write(ranks, 3);
	for (const { numbers, promotion } of all) {
		numbers.forEach((number, index) => {
			bits.write(number, index % 2 === 0 ? files : ranks);
		});
		bits.write(promotion < 0 ? 0 : 1, 1);
		if (promotion >= 0) bits.write(promotion, 5);
	}
};

/** The move names of a list of known length, one after the other. */
export const movesIn = function* (bits: BitReader, count: number): Generator<string> {
	if (count === 0) return;
	if (bits.read(1) === 0) {
		for (let move = 0; move < count; move++) yield readText(bits);
		return;
	}
	const files = bits.read(3);
	const ranks = bits.read(3);
	const letter = (value: number): string => {
		if (value > 25) throw new LinkFault(strings.unknownCell);
		return String.fromCharCode(97 + value);
	};
	const cell = (): string => `${letter(bits.read(files))}${bits.read(ranks) + 1}`;
	for (let move = 0; move < count; move++) yield `${cell()}${cell()}${bits.read(1) === 1 ? letter(bits.read(5)) : ''}`;
};

export const readMoves = (bits: BitReader): readonly string[] => {
	const count = bits.readCount();
	if (count * 5 > bits.left) throw new LinkFault(strings.endsEarly);
	return [...movesIn(bits, count)];
};
