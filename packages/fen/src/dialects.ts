/**
 * Dialects of FEN. Each is a value for the option `dialect` of all functions of `@x/fen`. A bundle contains only the dialects that the program
 * imports.
 */
import { complete, layered } from './dialects/complete.js';
import { fairyStockfish } from './dialects/fairy-stockfish.js';
import { hexagonal } from './dialects/hexagonal.js';
import { lichess } from './dialects/lichess.js';
import { sfen } from './dialects/sfen.js';
import { sjaak } from './dialects/sjaak.js';
import { xiangqi } from './dialects/xiangqi.js';
import type { Dialect } from './options.js';

/** All dialects by name, for programs that let users choose one. */
export const dialects: Readonly<Record<string, Dialect>> = {
	complete,
	'fairy-stockfish': fairyStockfish,
	hexagonal,
	layered,
	lichess,
	sfen,
	sjaak,
	xiangqi,
};

export { complete, fairyStockfish, hexagonal, layered, lichess, sfen, sjaak, xiangqi };
