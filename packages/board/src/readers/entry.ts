import type { Game } from '@x/core';
import type { PgnGame } from '@x/pgn/tree';
import { startOf } from '@x/pgn/validate';
import type { GameEntry, ReadOptions } from '../viewer/reader.js';
import { openTree, titleOf } from './pgn-games.js';
import type { Playing } from './played.js';
import { setsFor } from './sets-for.js';

interface Source {
	readonly index: number;
	readonly text: string;
	readonly rules: Game;
	readonly playing: Playing;
}

/** An entry of the list of games, for a game of known rules that another format than PGN holds. */
export const entryOf = (tree: PgnGame, { index, text, rules, playing }: Source, options: ReadOptions): GameEntry => ({
	title: titleOf(tree, index),
	text,
	open: () =>
		openTree(
			tree,
			startOf(() => rules, tree.tags),
			options,
			setsFor,
			[],
			playing,
		),
});
