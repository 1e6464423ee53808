import { type GameWords, type Position, playthrough } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import { said } from './canonical.js';
import { lexiconOf } from './lexicon.js';
import { checkedOptions, type ResolveOptions } from './options.js';
import { resolve } from './resolve.js';

/**
 * The position after a list of move texts, each read like `resolve` reads it. This is faster than a loop over `resolve`. The `history` of
 * the position contains all positions between; they are created on demand.
 *
 * @throws SanError for the first text that does not match exactly one legal move
 * @example
 * turn(replay(['e4', 'e5', 'Nf3'], chess.start)).ply; // → 3
 */
export function replay<W extends GameWords>(texts: readonly string[], position: Position<W>, options?: ResolveOptions): Position<W>;
export function replay(texts: readonly string[], position: Position, options?: ResolveOptions): Position {
	if (!Array.isArray(texts)) misuse('texts', 'a list of move texts', texts);
	positionGiven(position);
	checkedOptions(options, 'resolving');
	const game = playthrough(position);
	const lexicon = lexiconOf(position.game);
	for (const text of texts) {
		const meaning = options === undefined ? said(lexicon, text) : undefined;
		if (meaning === undefined || !game.playUnique(meaning)) game.play(resolve(text, game.position(), options));
	}
	return game.position();
}
