import { line, type Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import { said } from './canonical.js';
import { lexiconOf } from './lexicon.js';
import { checkedOptions, type ResolveOptions } from './options.js';
import { resolve } from './resolve.js';

/**
 * The position after a list of move texts, each read as `resolve` reads it: the way for many games, faster than move by move.
 * Its `history` has all positions between, made when asked.
 *
 * @throws SanError for the first text that is not exactly one legal move
 * @example
 * turn(replay(['e4', 'e5', 'Nf3'], chess.start)).ply; // → 3
 */
export function replay(texts: readonly string[], position: Position, options?: ResolveOptions): Position {
	if (!Array.isArray(texts)) misuse('texts', 'a list of move texts', texts);
	positionGiven(position);
	checkedOptions(options, 'resolving');
	const game = line(position);
	const lexicon = lexiconOf(position.game);
	for (const text of texts) {
		const meaning = options === undefined ? said(lexicon, text) : undefined;
		if (meaning === undefined || !game.playOnly(meaning)) game.play(resolve(text, game.position(), options));
	}
	return game.position();
}
