import type { PieceData, Setup } from '@x/core';
import { type Binding, SIDES } from '../bindings/binding.js';
import { cased } from '../side.js';
import type { Tell } from './tell.js';

/** Reads the first field of a FEN or SFEN. Kinds are called as these notations write them: `K`, `+R`, `Q~`. */
export const readBoard = (field: string, binding: Binding, tell: Tell): Setup['pieces'] => {
	const [files = 0, ranks = 0, ...more] = binding.size;
	const pieces: { at: readonly number[]; piece: PieceData }[] = [];
	if (ranks === 0 || more.length > 0) {
		tell('refuse', 'convert-dimension', `Ranks and files are no board of ${binding.size.length} dimensions.`, 0, field.length);
		return pieces;
	}
	const hole = field.indexOf('*');
	if (hole >= 0) {
		tell('refuse', 'convert-hole', 'FEEN has no form for a hole.', hole, hole + 1);
		return pieces;
	}
	let rank = ranks - 1;
	let file = 0;
	for (const { 0: token, index } of field.matchAll(/\d+|\+?[a-zA-Z]~?|./gsu)) {
		const end = index + token.length;
		if (token === '/') {
			if (file !== files) tell('refuse', 'convert-shape', `Rank ${rank + 1} has ${file} files, not ${files}.`, index, end);
			rank--;
			file = 0;
		} else if (/^\d/.test(token)) file += Number(token);
		else {
			const side = SIDES[token === token.toUpperCase() ? 0 : 1];
			const kind = kindOf(token, binding, tell, index);
			if (kind !== undefined) pieces.push({ at: [file, rank], piece: { side, kind } });
			file++;
		}
	}
	if (rank !== 0 || file !== files) tell('refuse', 'convert-shape', `The board has not ${files} × ${ranks} squares.`, 0, field.length);
	return pieces;
};

/** The kind that a token of another notation means. */
export const kindOf = (token: string, { pieces, letters }: Binding, tell: Tell, at: number): string | undefined => {
	const [, sign = '', letter = '', tilde = ''] = /^(\+?)([a-zA-Z])(~?)$/.exec(token) ?? [];
	const large = letter.toUpperCase();
	const name = sign + (letters?.[large] ?? large);
	if (name + tilde in pieces) return name + tilde;
	if (name in pieces) {
		tell('lose', 'convert-derived', 'This game does not tell promoted pieces from others.', at, at + token.length);
		return name;
	}
	tell('refuse', 'convert-letter', `"${token}" is no piece of this game.`, at, at + token.length);
	return undefined;
};

/** A piece as FEN and SFEN write it. */
export const tokenOf = (kind: string, side: string): string => cased(kind, side === SIDES[0] ? 'first' : 'second');

/** The first field of a FEN or SFEN. */
export const writeBoard = ({ pieces }: Setup, { size }: Binding): string => {
	const [files = 0, ranks = 0] = size;
	const tokens = new Map(pieces.map(({ at, piece }) => [at.join(), tokenOf(piece.kind, piece.side)]));
	return Array.from({ length: ranks }, (_, row) => {
		let text = '';
		let empty = 0;
		for (let file = 0; file < files; file++) {
			const token = tokens.get(`${file},${ranks - 1 - row}`);
			if (token === undefined) empty++;
			else {
				text += (empty || '') + token;
				empty = 0;
			}
		}
		return text + (empty || '');
	}).join('/');
};
