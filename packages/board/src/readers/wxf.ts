import { compile } from '@x/core/compile';
import { xiangqi } from '@x/games/xiangqi';
import { parse } from '@x/wxf';
import { toPgn } from '@x/wxf/pgn';
import type { ReadGames } from '../viewer/reader.js';
import { entryOf } from './entry.js';
import { inSan } from './pgn-games.js';

/** The games of a file of xiangqi, with the moves in SAN. */
export const read: ReadGames['read'] = (text, options) => {
	const rules = compile(xiangqi);
	return parse(text).map((game, index) => entryOf(toPgn(game, rules), { index, text, rules, playing: inSan }, options));
};
