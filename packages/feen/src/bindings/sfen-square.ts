import type { Binding } from './binding.js';

/** The name of a square in SFEN: files from the right, ranks as letters from the top. */
export const sfenSquare = ([file, rank]: readonly number[], { size }: Binding): string =>
	`${size[0]! - file!}${String.fromCharCode(96 + size[1]! - rank!)}`;

/** The square of such a name; `undefined` if it is outside the board. */
export const squareOfSfen = (name: string, { size }: Binding): readonly number[] | undefined => {
	const [, file, rank = ''] = /^(\d{1,2})([a-z])$/.exec(name) ?? [];
	const at = [size[0]! - Number(file), size[1]! + 96 - rank.charCodeAt(0)];
	return at.every((number, axis) => number >= 0 && number < size[axis]!) ? at : undefined;
};
