import type { DiagramPiece } from './tree.js';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters of pieces in FBR, in the order of the pieces: their own, or else free ones. Some have more than one letter. */
export function lettersOf(pieces: readonly DiagramPiece[]): readonly string[] {
	const found: (string | undefined)[] = pieces.map(() => undefined);
	const used = new Set<string>();
	const take = (index: number, wish: string): void => {
		if (found[index] !== undefined || used.has(wish)) return;
		found[index] = wish;
		used.add(wish);
	};
	pieces.forEach(({ id }, index) => {
		if (/^[A-Za-z](?:[A-Za-z\d]{1,2})?$/.test(id)) take(index, id.toUpperCase());
	});
	pieces.forEach(({ name }, index) => {
		for (const letter of [...name.toUpperCase().replaceAll(/[^A-Z]/g, ''), ...ALPHABET]) take(index, letter);
		for (let number = 10; found[index] === undefined; number++) take(index, `${ALPHABET[Math.floor(number / 100) % 26]}${number % 100}`);
	});
	return found.map((letters) => letters!);
}

/** Letters as they stand in texts of FBR: several between colons. */
export const written = (letters: string): string => (letters.length === 1 ? letters : `:${letters}:`);
