import type { Path } from '@x/core';
import { nodesWith, someNode } from '@x/core/build';
import type { Lexicon } from '../lexicon.js';
import type { LeafletRule } from './leaflet-rule.js';
import { playerSentence } from './player-words.js';

/** The ways from a piece to the pieces that change sides, in a path. */
const turned = (path: unknown): readonly unknown[] =>
	nodesWith(path, 'forEach').flatMap((node) => (someNode(node.do, (inner) => 'recolour' in inner) ? [node.forEach] : []));

/** Such a way follows a line: the pieces on it are enclosed. */
const isLine = (way: unknown): boolean => someNode(way, (node) => 'loop' in node);

/** A path turns enemy pieces that are next to the piece. */
export const turnsNeighbours = (path: Path): boolean => turned(path).some((way) => !isLine(way));

/** Pieces that are put on the board turn the enemy pieces between them and another piece of their player. */
export function turningRules(lexicon: Lexicon): readonly LeafletRule[] {
	if (!turned(lexicon.ruleset.paths).some(isLine)) return [];
	return [
		{
			about: 'Enclosing',
			texts: [
				playerSentence(
					lexicon,
					'a piece that is put on the board must enclose enemy pieces: they stand without a gap on a straight line between it and another piece of its player',
				),
				'All enclosed pieces change sides.',
			],
		},
	];
}
