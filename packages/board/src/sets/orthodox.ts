import type { PieceSet } from '../model/set.js';
import { orthodox as art } from './chess/orthodox.js';

/**
 * The six pieces of chess, drawn as in the set `chess`: for pages that show no others.
 *
 * @example
 * import { orthodox } from '@x/board/sets/orthodox';
 * Object.keys(orthodox.art) // → ['pawn', 'rook', 'bishop', 'knight', 'queen', 'king']
 */
export const orthodox: PieceSet = /* @__PURE__ */ (() => ({
	id: 'orthodox',
	title: 'Orthodox chess',
	color: 'body' as const,
	art: art(),
}))();
