import type { Game, Names } from '@x/core';
import { safeParsePosition, stringify } from '@x/fen';
import { dialects } from '@x/fen/dialects';
import type { FenDialect } from './playable-game.js';

/** What users read of each dialect; one that is not listed is called by its name. */
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

/** Whether the names speak only of what plain FEN has a field for. */
const isPlain = ({ kinds, hand, gate, clocks, enPassantVictim, files, gaps }: Names): boolean =>
	[hand, gate, clocks?.checks, enPassantVictim, files, gaps].every((name) => name === undefined) &&
	// A letter without case is that of a piece of nobody.
	Object.values(kinds).every(({ letter, promotedOf }) => promotedOf === undefined && letter.toLowerCase() !== letter.toUpperCase());

/** Whether positions hold what only the complete form has words for: where in its turn a side is, or what is remembered beside fields' names. */
const holdsMore = ({ names, ruleset: { flags, points, vars, stores, turn } }: Game): boolean => {
	const said = [names?.enPassant, names?.enPassantVictim, names?.hand ?? names?.gate, names?.castling?.flag, names?.files?.flag];
	const counted = [...Object.values(names?.clocks ?? {}), ...Object.keys(vars).filter((name) => vars[name]?.life === 'walk')];
	const remembered = [flags, points, vars, stores].flatMap(Object.keys);
	const phases = Object.values(turn.phases);
	return new Set(phases.map(({ side }) => side)).size < phases.length || remembered.some((name) => ![...said, ...counted].includes(name));
};

/** The scheme of a game's cells and the dialect that was made for such boards. */
const SCHEMES: Readonly<Record<string, string>> = { hex: 'hexagonal', shogi: 'sfen' };

const usualOf = (game: Game, names: Names): string => {
	if (names.cells === 'layers') return 'layered';
	return holdsMore(game) ? 'complete' : (SCHEMES[names.cells] ?? (isPlain(names) ? STANDARD.id : 'fairy-stockfish'));
};

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
	const usual = usualOf(game, names);
	// Where others say everything, the complete form is one of them again.
	const all = [...(isPlain(names) ? [STANDARD] : []), ...named.filter(({ id }) => id !== 'complete' || id === usual)];
	return all.filter((dialect) => works(dialect, game)).sort((a, b) => Number(b.id === usual) - Number(a.id === usual));
};
