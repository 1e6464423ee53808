import type { Game } from '@x/core';
import type { BoardSide, PieceLook, SideColor } from '../model/piece.js';

const COLORS: readonly SideColor[] = ['white', 'black', 'red', 'blue'];

/** The title of a side: that of its names, or else its own name. */
const sideTitle = (game: Game, side: string): string => game.names?.sideTitles?.[side] ?? side;

export const kindTitle = (game: Game, kind: string): string => game.ruleset.kinds[kind]?.title ?? kind;

/**
 * The sides of a game in their order, as the game calls and colours them.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { sidesOf } from '@x/board/game';
 * import { xiangqi } from '@x/games/xiangqi';
 * sidesOf(compile(xiangqi)) // → [{ title: 'red', color: 'red' }, { title: 'black', color: 'black' }]
 */
export const sidesOf = (game: Game): readonly BoardSide[] =>
	game.ruleset.sideOrder.map((side, index) => ({
		title: sideTitle(game, side),
		color: game.names?.look?.colors?.[side] ?? COLORS[index] ?? 'neutral',
	}));

/**
 * The family of a game's piece pictures, which is the name of its sets in `@x/board/sets`: `chess`, `shogi`, `xiangqi`, `janggi`, `makruk`,
 * `dobutsu`. Games that name none have that of chess.
 *
 * @example
 * import { familyOf } from '@x/board/game';
 * import { chess } from '@x/games/ready/chess';
 * familyOf(chess) // → 'chess'
 */
export const familyOf = (game: Game): string => game.names?.look?.pieces ?? 'chess';

/**
 * The appearance and the name of a piece. A side that is not in the game's order of sides, as `neutral`, has the index -1.
 *
 * @example
 * import { lookOf } from '@x/board/game';
 * import { chess } from '@x/games/ready/chess';
 * lookOf(chess, 'white', 'N') // → { side: 0, picture: 'knight', letter: 'N', title: 'white knight' }
 */
export const lookOf = (game: Game, side: string, kind: string): PieceLook => {
	const title = kindTitle(game, kind);
	const index = game.ruleset.sideOrder.indexOf(side);
	const name = game.names?.kinds[kind];
	return {
		side: index,
		picture: title.toLowerCase().replace(/^promoted /, '+'),
		letter: name?.letter ?? kind,
		title: index < 0 ? title : `${sideTitle(game, side)} ${title}`,
		...(name?.promotedOf !== undefined && { promoted: true }),
	};
};
