import type { GameDefinition, Names, Ruleset, Setup } from '@x/core';
import { any, defineGame, leap, neighbours } from '@x/core/build';
import { arrangement, type Chess, chess } from './chess.js';
import { foundCastles } from './parts/orthodox.js';

/** Where two knights go among five free files, in the order of the numbering. */
const knightPairs: readonly (readonly [number, number])[] = [
	[0, 1],
	[0, 2],
	[0, 3],
	[0, 4],
	[1, 2],
	[1, 3],
	[1, 4],
	[2, 3],
	[2, 4],
	[3, 4],
];

/**
 * The first row of a start number, after Scharnagl's numbering: bishops, queen, knights, then rook, king, rook.
 *
 * @example
 * firstRow(518) // 'RNBQKBNR'
 */
export function firstRow(id: number): string {
	if (!Number.isInteger(id) || id < 0 || id > 959) throw new RangeError(`There is no start number ${id}: they go from 0 to 959.`);
	const files: string[] = Array.from({ length: 8 }, () => '');
	const free = (): number[] => files.flatMap((kind, file) => (kind === '' ? [file] : []));
	files[2 * (id % 4) + 1] = 'B';
	files[2 * (Math.floor(id / 4) % 4)] = 'B';
	files[free()[Math.floor(id / 16) % 6]!] = 'Q';
	const five = free();
	for (const index of knightPairs[Math.floor(id / 96)]!) files[five[index]!] = 'N';
	const three = free();
	files[three[0]!] = 'R';
	files[three[1]!] = 'K';
	files[three[2]!] = 'R';
	return files.join('');
}

/**
 * The start arrangement of a number from 0 to 959; 518 is that of orthodox chess.
 *
 * @example
 * startSetup(518).pieces.length // 32
 */
export const startSetup = (id: number): Setup => arrangement(firstRow(id));

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...chess.rules,
	paths: {
		...chess.rules.paths,
		king: any(leap(neighbours), foundCastles()),
	},
}))();

const names: Names = chess.names;

/** The sides, kinds and reasons of Chess960. */
export interface Chess960 extends Chess {}

/**
 * Chess960 after the FIDE guidelines: orthodox but for castling, one ruleset for all starts.
 *
 * @example
 * import { chess960, startSetup } from '@x/games/chess960';
 * ({ ...chess960.rules, start: startSetup(0) }).kinds === chess960.rules.kinds // true
 */
export const chess960: GameDefinition<Chess960> = /* @__PURE__ */ defineGame({
	id: 'chess960',
	title: 'Chess960',
	also: ['960', 'Fischer random', 'Fischer random chess', 'Fischerandom', 'Freestyle chess', 'FRC'],
	rules,
	names,
});
