import { readPlacement } from '@x/fen/text';
import type { Definition } from '../definition.js';
import { gapsOf } from '../gaps.js';
import { squareName } from '../words.js';

/** The line for the walls of a start position. */
export function holeLines(fen: string, ranks: number): readonly string[] {
	// A plus takes no room.
	const found = readPlacement(fen.split(' ')[0]!.replaceAll('+', '')).flatMap(({ pieces }, nth) =>
		pieces.flatMap(({ text, file }) => (text === '*' ? [squareName(file, ranks - 1 - nth)] : [])),
	);
	return found.length === 0 ? [] : [`Exclude: ${found.join(',')}`];
}

/** What the other program has no board for. */
export const boardLosses = (definition: Definition): readonly string[] => [
	...(definition.files > 12 || definition.ranks > 10 ? ['Fairy-Stockfish has boards of 12 files and 10 ranks at most.'] : []),
	...(gapsOf(definition).size > 0 ? ['Walls stop lines there, which pass over them here.'] : []),
];
