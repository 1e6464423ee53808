import type { Game, Names } from '@x/core';
import type { Dialect } from '../options.js';
import { safeParsePosition } from '../parse.js';
import { stringify } from '../stringify.js';

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
	return holdsMore(game) ? 'complete' : (SCHEMES[names.cells] ?? (isPlain(names) ? 'fen' : 'fairy-stockfish'));
};

const works = (dialect: Dialect, game: Game): boolean => {
	try {
		return safeParsePosition(stringify(game.start, { dialect }), game, { dialect }).ok;
	} catch {
		// A dialect refuses games that it cannot write.
		return false;
	}
};

/** Those of some dialects that can write the positions of a game, the usual one first. */
export const workingDialects = (game: Game, dialects: readonly Dialect[]): readonly Dialect[] => {
	const { names } = game;
	if (names === undefined) return [];
	const given = game.dialects?.find(({ name }) => dialects.some((dialect) => dialect.name === name));
	const usual = given?.name ?? usualOf(game, names);
	const possible = dialects.filter(({ name }) =>
		// If other dialects are lossless, the complete form is one more of them. FEN loses fields of games that are not plain.
		name === 'complete' ? name === usual : name !== 'fen' || name === usual || isPlain(names),
	);
	return possible.filter((dialect) => works(dialect, game)).sort((a, b) => Number(b.name === usual) - Number(a.name === usual));
};
