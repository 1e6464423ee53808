import type { PieceData, Setup } from '@x/core';
import { letterAt, readPlacement, writePlacement } from '@x/fen/text';
import { type Binding, SIDES } from '../bindings/binding.js';
import { cased } from '../side.js';
import type { Tell } from './tell.js';

/** Reads the first field of a FEN or SFEN. Kinds have the names of these notations: `K`, `+R`, `Q~`. */
export const readBoard = (field: string, binding: Binding, tell: Tell): Setup['pieces'] => {
	const [files = 0, ranks = 0, ...more] = binding.size;
	const pieces: { at: readonly number[]; piece: PieceData }[] = [];
	if (ranks === 0 || more.length > 0) {
		tell('refuse', 'convert-dimension', `Expected a board of ${binding.size.length} dimensions, found ranks and files.`, 0, field.length);
		return pieces;
	}
	const hole = field.indexOf('*');
	if (hole >= 0) {
		tell('refuse', 'convert-hole', 'FEEN cannot express a hole.', hole, hole + 1);
		return pieces;
	}
	const found = readPlacement(field, letterAt);
	found.forEach((rank, nth) => {
		const name = ranks - nth;
		for (const { text, from, file } of rank.pieces) {
			const side = SIDES[text === text.toUpperCase() ? 0 : 1];
			const kind = kindOf(text, binding, tell, from);
			if (kind !== undefined) pieces.push({ at: [file, name - 1], piece: { side, kind } });
		}
		if (rank.files !== files && nth < found.length - 1)
			tell('refuse', 'convert-shape', `Expected ${files} files in rank ${name}, found ${rank.files}.`, rank.to, rank.to + 1);
	});
	if (found.length !== ranks || found.at(-1)!.files !== files)
		tell('refuse', 'convert-shape', `Expected a board of ${files} × ${ranks} squares.`, 0, field.length);
	return pieces;
};

/** The kind of a token of another notation. */
export const kindOf = (token: string, { pieces, letters }: Binding, tell: Tell, at: number): string | undefined => {
	const [, sign = '', letter = '', tilde = ''] = /^(\+?)([a-zA-Z])(~?)$/.exec(token) ?? [];
	const large = letter.toUpperCase();
	const name = sign + (letters?.[large] ?? large);
	if (name + tilde in pieces) return name + tilde;
	if (name in pieces) {
		tell('lose', 'convert-derived', 'This game does not distinguish promoted pieces.', at, at + token.length);
		return name;
	}
	tell('refuse', 'convert-letter', `"${token}" is not a piece of this game.`, at, at + token.length);
	return undefined;
};

/** Writes a piece for FEN and SFEN. */
export const tokenOf = (kind: string, side: string): string => cased(kind, side === SIDES[0] ? 'first' : 'second');

/** Writes the first field of a FEN or SFEN. */
export const writeBoard = ({ pieces }: Setup, { size: [files = 0, ranks = 0] }: Binding): string => {
	const tokens = new Map(pieces.map(({ at, piece }) => [at.join(), tokenOf(piece.kind, piece.side)]));
	return writePlacement({ files, ranks }, (file, rank) => tokens.get(`${file},${rank}`));
};
