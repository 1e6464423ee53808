import type { Game, Names } from '@x/core';
import { safeParsePosition, stringify } from '@x/fen';
import { dialects } from '@x/fen/dialects';
import type { FenDialect } from './offer.js';

/** What users read of each dialect; one that is not listed is called by its name. */
const TITLES: Readonly<Record<string, string>> = {
	'fairy-stockfish': 'Fairy-Stockfish',
	hexagonal: 'File by file',
	layered: 'Level by level',
	lichess: 'Lichess',
	sfen: 'SFEN',
	sjaak: 'SjaakII',
	xiangqi: 'Xiangqi FEN',
};

const STANDARD: FenDialect = { id: 'fen', title: 'FEN', options: {} };

/** Whether the names speak only of what plain FEN has a field for. */
const isPlain = ({ kinds, hand, gate, clocks, enPassantVictim, files, gaps }: Names): boolean =>
	[hand, gate, clocks?.checks, enPassantVictim, files, gaps].every((name) => name === undefined) &&
	// A letter without case is that of a piece of nobody.
	Object.values(kinds).every(({ letter, promotedOf }) => promotedOf === undefined && letter.toLowerCase() !== letter.toUpperCase());

/** The scheme of a game's cells and the dialect that was made for such boards. */
const SCHEMES: Readonly<Record<string, string>> = { layers: 'layered', hex: 'hexagonal', shogi: 'sfen' };

const works = ({ options }: FenDialect, game: Game): boolean => {
	try {
		return safeParsePosition(stringify(game.start, options), game, options).ok;
	} catch {
		// A dialect refuses games that it has no words for.
		return false;
	}
};

/** The ways to write a game's positions, the usual one first; none where no dialect has words for it. */
export const dialectsOf = (game: Game): readonly FenDialect[] => {
	const { names } = game;
	if (names === undefined) return [];
	const named = Object.entries(dialects).map(([id, dialect]) => ({ id, title: TITLES[id] ?? id, options: { dialect } }));
	const usual = SCHEMES[names.cells] ?? (isPlain(names) ? STANDARD.id : 'fairy-stockfish');
	const all = [...(isPlain(names) ? [STANDARD] : []), ...named];
	return all.filter((dialect) => works(dialect, game)).sort((a, b) => Number(b.id === usual) - Number(a.id === usual));
};
