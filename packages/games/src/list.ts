import type { GameId } from './game-id.js';
import { boards } from './list/all-boards.js';
import type { GameTag } from './list/game-board.js';
import type { GamePicture } from './list/game-picture.js';
import { summaries } from './list/summaries.js';

export type { GameId } from './game-id.js';
export type { GameTag } from './list/game-board.js';
export type { GameMark, GamePicture } from './list/game-picture.js';

/** A game as a list of games shows it. */
export interface ListedGame {
	/** Its special feature in one sentence of at most 45 letters. */
	readonly says: string;
	/** The size of its board: `8×8`, `2 × 8×8`, `91 hexagons`. */
	readonly size: string;
	/** The number of its cells. */
	readonly cells: number;
	/** Its most telling property. */
	readonly tag?: GameTag;
	/** All its properties that have a tag. */
	readonly tags: readonly GameTag[];
	readonly picture: GamePicture;
}

const listed = (id: GameId): ListedGame => {
	const { says, wild, picture = {} } = summaries[id];
	const { size, cells, tags: derived } = boards[id];
	const tags: readonly GameTag[] = wild ? ['Wild', ...derived] : derived;
	return { says, size, cells, ...(tags[0] !== undefined && { tag: tags[0] }), tags, picture };
};

/**
 * The data of a list of games, by id: a sentence, the size of the board, tags, and the part of a board that makes a picture. The data are apart from
 * the rules, so that programs that play a game do not load them.
 *
 * @example
 * import { list } from '@x/games/list';
 * list.crazyhouse.says // → 'Captured pieces drop back in, as yours.'
 * list.alice.size // → '2 × 8×8'
 * list.crazyhouse.tag // → 'Drops'
 */
export const list: Readonly<Record<GameId, ListedGame>> = /* @__PURE__ */ (() =>
	Object.fromEntries((Object.keys(summaries) as GameId[]).map((id) => [id, listed(id)])) as Record<GameId, ListedGame>)();
