import type { Game, Names } from '@x/core';
import type { Dialect, StringifyOptions } from '../options.js';
import { safeParsePosition } from '../parse.js';
import { stringify } from '../stringify.js';

/** A dialect that can write the positions of a game. */
export interface GameDialect {
	/** Its name in `dialects`, or `fen`. */
	readonly name: string;
	/** The options for reading and writing in it: none for FEN. */
	readonly options: Pick<StringifyOptions, 'dialect'>;
}

const STANDARD: GameDialect = { name: 'fen', options: {} };

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
	return holdsMore(game) ? 'complete' : (SCHEMES[names.cells] ?? (isPlain(names) ? STANDARD.name : 'fairy-stockfish'));
};

const works = ({ options }: GameDialect, game: Game): boolean => {
	try {
		return safeParsePosition(stringify(game.start, options), game, options).ok;
	} catch {
		// A dialect refuses games that it cannot write.
		return false;
	}
};

/** Those of some dialects that can write the positions of a game, the usual one first. */
export const workingDialects = (game: Game, dialects: Readonly<Record<string, Dialect>>): readonly GameDialect[] => {
	const { names } = game;
	if (names === undefined) return [];
	const named = Object.entries(dialects).map(([name, dialect]): GameDialect => ({ name, options: { dialect } }));
	const usual = usualOf(game, names);
	// If other dialects are lossless, the complete form is one more of them.
	const all = [...(isPlain(names) ? [STANDARD] : []), ...named.filter(({ name }) => name !== 'complete' || name === usual)];
	return all.filter((dialect) => works(dialect, game)).sort((a, b) => Number(b.name === usual) - Number(a.name === usual));
};
