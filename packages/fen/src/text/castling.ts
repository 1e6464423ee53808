/**
 * Returns the file of the partner that a letter of the castling field names, or `undefined`. `K` and `Q`, in either case, name the outermost
 * partner to the right and to the left of the royal piece; any other letter names a file. Files count from 0; `partners` are the files of the
 * partners on the rank of the royal piece.
 *
 * @example
 * castlingFile('K', 4, [0, 6, 7]) // 7
 * castlingFile('g', 4, [0, 6, 7]) // 6
 * castlingFile('Q', 4, [6, 7]) // undefined
 */
export function castlingFile(letter: string, royal: number, partners: readonly number[]): number | undefined {
	const code = letter.charCodeAt(0) | 32;
	const file = code === 107 ? Math.max(royal, ...partners) : code === 113 ? Math.min(royal, ...partners) : code - 97;
	return file !== royal && partners.includes(file) ? file : undefined;
}

/**
 * Returns the letter of a castling right, in upper case: that of the wing for its outermost partner, otherwise that of the partner's file. In
 * the style `shredder` it is always that of the file.
 *
 * @example
 * castlingLetter(7, 4, [0, 6, 7]) // 'K'
 * castlingLetter(6, 4, [0, 6, 7]) // 'G'
 * castlingLetter(7, 4, [0, 6, 7], 'shredder') // 'H'
 */
export function castlingLetter(file: number, royal: number, partners: readonly number[], style: 'x-fen' | 'shredder' = 'x-fen'): string {
	const wing = file > royal ? 'K' : 'Q';
	return style === 'x-fen' && castlingFile(wing, royal, partners) === file ? wing : String.fromCharCode(65 + file);
}
