import { safeParse, stringify as stringifyFbr } from '@x/fbr';
import { readPiece } from '../piece/read.js';
import { asMbn } from '../piece/spellings.js';
import type { Given } from '../recognise-views.js';

const SETUP = /^setup\s+\([^()\n]*\)\s+(\d{1,2}x\d{1,2})\S*\s+(\S+)\s+([wb])\b/m;
/** A piece may have no moves. */
const PIECE = /^piece[^\S\n]+(\S{1,4})[^\S\n]*(\S{0,400})[^\S\n]*$/gm;

/** The most types of pieces. */
const MOST_PIECES = 60;

/** The moves of a piece in MBN. The castling of XBoard is one of its default rules, which FBR states apart. */
const movesOf = (xbetza: string): string | undefined => {
	const { moves } = readPiece({ text: xbetza.replace(/isO\d+$/, ''), dialect: 'xbetza' });
	return moves && asMbn(moves);
};

/** The commands `setup` and `piece` of XBoard as rules in FBR: the board, the start, and the moves of the pieces. */
export const rulesOfXBoard = (text: string): { readonly given: Given; readonly certain: boolean } | undefined => {
	const [, size, fen = '', side = ''] = SETUP.exec(text) ?? [];
	if (size === undefined) return undefined;
	const pieces = [...text.matchAll(PIECE)].slice(0, MOST_PIECES).map(([, name = '', moves = '']) => {
		const letter = name.replace(/&$/, '');
		const written = movesOf(moves);
		return { letter, text: written === letter ? letter : `${letter}=${written ?? ''}`, isRead: written !== undefined };
	});
	if (pieces.length === 0) return undefined;
	const board = fen.replace(/\[.*$/, '');
	const royal = pieces.some(({ letter }) => letter === 'K') ? 'royal\n' : '';
	const rules = `${size}\n${board} ${side}\n${royal}${pieces.map((piece) => piece.text).join(' ')}\n`;
	const read = safeParse(rules, { mode: 'lenient' });
	const written = read.ok ? `${stringifyFbr(read.value, { style: 'canonical' })}\n` : rules;
	return { given: { to: 'workshop', language: 'fbr', text: written }, certain: read.ok && pieces.every(({ isRead }) => isRead) };
};
