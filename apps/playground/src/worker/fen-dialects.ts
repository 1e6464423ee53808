import type { Game, Names } from '@x/core';
import { safeParsePosition, stringify } from '@x/fen';
import { dialects } from '@x/fen/dialects';
import type { FenDialect } from './playable-game.js';

/** Titles of the dialects; any other dialect is shown by its id. */
const TITLES: Readonly<Record<string, string>> = {
	complete: 'Complete',
	'fairy-stockfish': 'Fairy-Stockfish',
	hexagonal: 'File by file',
	layered: 'Level by level',
	lichess: 'Lichess',
	sfen: 'SFEN',
	sjaak: 'SjaakII',
	xiangqi: 'Xiangqi FEN',
};

const STANDARD: FenDialect = { id: 'fen', title: 'FEN', options: {} };

/** Whether the names use only fields of plain FEN. */
const isPlain = ({ kinds, hand, gate, clocks, enPassantVictim, files, gaps }: Names): boolean =>
	[hand, gate, clocks?.checks, enPassantVictim, files, gaps].every((name) => name === undefined) &&
	// A letter without case denotes a neutral piece.
	Object.values(kinds).every(({ letter, promotedOf }) => promotedOf === undefined && letter.toLowerCase() !== letter.toUpperCase());

/** Whether positions need the complete form: for the stage of a turn, or for state without a FEN field. */
const holdsMore = ({ names, ruleset: { flags, points, vars, stores, turn } }: Game): boolean => {
	const said = [names?.enPassant, names?.enPassantVictim, names?.hand ?? names?.gate, names?.castling?.flag, names?.files?.flag];
	const counted = [...Object.values(names?.clocks ?? {}), ...Object.keys(vars).filter((name) => vars[name]?.life === 'walk')];
	const remembered = [flags, points, vars, stores].flatMap(Object.keys);
	const phases = Object.values(turn.phases);
	return new Set(phases.map(({ side }) => side)).size < phases.length || remembered.some((name) => ![...said, ...counted].includes(name));
};

/** The dialect made for boards with a naming scheme of cells. */
const SCHEMES: Readonly<Record<string, string>> = { hex: 'hexagonal', shogi: 'sfen' };

const usualOf = (game: Game, names: Names): string => {
	if (names.cells === 'layers') return 'layered';
	return holdsMore(game) ? 'complete' : (SCHEMES[names.cells] ?? (isPlain(names) ? STANDARD.id : 'fairy-stockfish'));
};

const works = ({ options }: FenDialect, game: Game): boolean => {
	try {
		return safeParsePosition(stringify(game.start, options), game, options).ok;
	} catch {
		// A dialect refuses games that it cannot write.
		return false;
	}
};

const named: readonly FenDialect[] = Object.entries(dialects).map(([id, dialect]) => ({
	id,
	title: TITLES[id] ?? id,
	options: { dialect },
}));

/** The dialects that do not write a game's positions. The complete form is not one of them: other dialects are lossless where it is left out. */
export const otherDialects = (known: readonly FenDialect[]): readonly FenDialect[] =>
	[STANDARD, ...named].filter(({ id }) => id !== 'complete' && !known.some((one) => one.id === id));

/** The dialects that can write a game's positions, the usual one first; may be empty. */
export const dialectsOf = (game: Game): readonly FenDialect[] => {
	const { names } = game;
	if (names === undefined) return [];
	const usual = usualOf(game, names);
	// If other dialects are lossless, the complete form is one more of them.
	const all = [...(isPlain(names) ? [STANDARD] : []), ...named.filter(({ id }) => id !== 'complete' || id === usual)];
	return all.filter((dialect) => works(dialect, game)).sort((a, b) => Number(b.id === usual) - Number(a.id === usual));
};
