import type { Definition } from '../definition.js';
import { gapsOf } from '../gaps.js';
import { squareName } from '../words.js';

/** The line for the walls of a start position. */
export function holeLines(fen: string, ranks: number): readonly string[] {
	const found = fen
		.split(' ')[0]!
		.split('/')
		.flatMap((row, index) => {
			let file = 0;
			return Array.from(row.matchAll(/\d+|\*|\+?[a-z]/gi), ([sign]) => {
				const here = file;
				file += Number.parseInt(sign, 10) || 1;
				return sign === '*' ? [squareName(here, ranks - 1 - index)] : [];
			}).flat();
		});
	return found.length === 0 ? [] : [`Exclude: ${found.join(',')}`];
}

/** What the other program has no board for. */
export const boardLosses = (definition: Definition): readonly string[] => [
	...(definition.files > 12 || definition.ranks > 10 ? ['Fairy-Stockfish has boards of 12 files and 10 ranks at most.'] : []),
	...(gapsOf(definition).size > 0 ? ['Walls stop lines there, which pass over them here.'] : []),
];
