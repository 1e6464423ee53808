import type { Path } from '@x/core';
import { asEffect, asPiece, nodesIn } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { hasLoop } from '../parts.js';
import type { LeafletRule } from './leaflet-rule.js';
import { playerSentence } from './player-words.js';

/** The ways from a piece to the pieces that change sides, in paths. */
export const turned = (path: Path | readonly Path[]): readonly Path[] =>
	nodesIn('path', path).effect.flatMap((effect) => {
		const each = asEffect('forEach', effect);
		const recolours = nodesIn('effect', each?.do).piece.some((piece) => asPiece('recolour', piece) !== undefined);
		return each !== undefined && recolours ? [each.forEach] : [];
	});

/** A path turns enemy pieces that are next to the piece. */
export const turnsNeighbours = (path: Path): boolean => turned(path).some((way) => !hasLoop(way));

/** Pieces that are put on the board turn the enemy pieces between them and another piece of their player. */
export function turningRules(lexicon: Lexicon): readonly LeafletRule[] {
	// Such a way follows a line: the pieces on it are enclosed.
	if (!turned(Object.values(lexicon.ruleset.paths)).some(hasLoop)) return [];
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
