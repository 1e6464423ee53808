import type { PieceLook } from '@x/board';
import { type Feen, styles } from '@x/feen';
import { type Epin, parse } from '@x/feen/epin';
import * as strings from '../../strings/feen.js';

/** The kinds of letters in styles with pictures: chess, published under two letters. */
const CHESS: Readonly<Record<string, string>> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };
const PICTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = { C: CHESS, W: CHESS };

const nameOf = ({ name, side, derived }: Epin, position: Feen): string | undefined => {
	const { [side]: own, [side === 'first' ? 'second' : 'first']: other } = styles(position);
	return PICTURES[derived ? other : own]?.[name];
};

/** The marks next to the letter of a piece: its sign, and whether it is terminal or derived. */
const marksOf = (token: string): string => token.replace(/[A-Za-z]/, '').replace('-', '−');

/** The appearance of a piece: a picture if its style has one, otherwise its letter; with its marks. */
export const tokenLook = (token: string, position: Feen): PieceLook => {
	const piece = parse(token);
	return {
		side: piece.side === 'first' ? 0 : 1,
		picture: nameOf(piece, position) ?? '',
		letter: token.replace(/[^A-Za-z]/g, ''),
		title: tokenSpeech(token, position),
		note: marksOf(token),
	};
};

/** A piece in words: `second player’s rook, enhanced`. */
export const tokenSpeech = (token: string, position: Feen): string => {
	const piece = parse(token);
	return [
		strings.piece(piece.side, nameOf(piece, position) ?? piece.name),
		...(piece.state === 'normal' ? [] : [strings.properties[piece.state]]),
		...(piece.terminal ? [strings.properties.terminal] : []),
		...(piece.derived ? [strings.properties.derived] : []),
	].join(', ');
};
