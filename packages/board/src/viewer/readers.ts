import type { GameReader } from './reader.js';

/** Files of shogi: KIF, KI2, CSA, JSON Kifu Format. */
const kif: GameReader = {
	format: 'kif',
	title: 'KIF',
	needs: ['@x/kif', '@x/core', '@x/games', '@x/san', '@x/fen'],
	matches: (text) => /手合割|^\s*\d+\s+[１-９同]|^V2|^PI|[▲△☗☖][１-９同]|"kif"|^\s*\{\s*"header"/m.test(text),
	load: () => import('../readers/kif.js'),
};

/** Games on boards without edges. */
const icn: GameReader = {
	format: 'icn',
	title: 'ICN',
	needs: ['@x/icn', '@x/plane', '@x/core'],
	matches: (text) => /(?:^|[\s|])[1-9]?[A-Za-z]{1,2}-?\d+,-?\d+\+?\|/.test(text),
	load: () => import('../readers/icn.js'),
};

/** Games of xiangqi in its own notations. */
const wxf: GameReader = {
	format: 'wxf',
	title: 'xiangqi notation',
	needs: ['@x/wxf', '@x/core', '@x/games', '@x/fen', '@x/pgn', '@x/san'],
	matches: (text) =>
		/\[DhtmlXQ|\[Game "Chinese Chess"|[炮馬车車兵卒帅將][一二三四五六七八九１-９1-9][平進进退]|\b[CHRPAEK][1-9+-][.=+-][1-9]\b/.test(text),
	load: () => import('../readers/wxf.js'),
};

const pgn = (load: GameReader['load']): GameReader => ({
	format: 'pgn',
	title: 'PGN',
	needs: ['@x/pgn', '@x/core', '@x/games', '@x/san', '@x/fen'],
	matches: () => true,
	load,
});

/** PGN, with all games of `@x/games`. Their rules are loaded only for a text that is not of chess. */
export const pgnReader: GameReader = /* @__PURE__ */ pgn(() => import('../readers/pgn.js'));

/** PGN of chess, without the rules and pieces of other games: for pages that are built as one file. */
export const chessReader: GameReader = /* @__PURE__ */ pgn(() => import('../readers/chess.js'));

/** All notations, in the order in which a text is tried. */
export const allReaders: readonly GameReader[] = [kif, icn, wxf, pgnReader];
