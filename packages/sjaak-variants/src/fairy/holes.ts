import { readPlacement } from '@x/fen/text';
import type { Definition } from '../definition.js';
import { gapsOf } from '../gaps.js';
import { squareName } from '../words.js';

/** Writes the line for the walls of the start position. */
export function holeLines(fen: string, ranks: number): readonly string[] {
	// A plus does not occupy a square.
	const found = readPlacement(fen.split(' ')[0]!.replaceAll('+', '')).flatMap(({ pieces }, nth) =>
		pieces.flatMap(({ text, file }) => (text === '*' ? [squareName(file, ranks - 1 - nth)] : [])),
	);
	return found.length === 0 ? [] : [`Exclude: ${found.join(',')}`];
}

/** Reports boards that Fairy-Stockfish cannot express. */
export const boardLosses = (definition: Definition): readonly string[] => [
	...(definition.files > 12 || definition.ranks > 10 ? ['Fairy-Stockfish supports boards of at most 12 files and 10 ranks.'] : []),
	...(gapsOf(definition).size > 0 ? ['Walls stop lines in Fairy-Stockfish; here lines pass over them.'] : []),
];
