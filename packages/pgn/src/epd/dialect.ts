import type { Game } from '@x/core';
import type { Dialect } from '@x/fen';
import { complete } from '@x/fen/dialects';

const found = new WeakMap<Game, boolean>();

/** Whether the six fields of FEN express everything that the game remembers. */
function isPlain({ ruleset, names }: Game): boolean {
	if (names === undefined || ruleset.space.axes.length !== 2) return false;
	const { castling, clocks, enPassant } = names;
	return (
		ruleset.sideOrder.length === 2 &&
		Object.keys(ruleset.turn.phases).length === 2 &&
		Object.keys(ruleset.stores).length === 0 &&
		Object.keys(ruleset.points).every((point) => point === enPassant) &&
		Object.keys(ruleset.vars).every((name) => name === clocks?.half || name === clocks?.full) &&
		Object.keys(ruleset.flags).every((flag) => flag === castling?.flag) &&
		castling !== undefined &&
		Object.values(names.kinds).every(({ letter, promotedOf }) => /^[A-Z]$/.test(letter) && promotedOf === undefined)
	);
}

/**
 * The dialect in which EPD writes positions of a game by default: FEN (`undefined`) if it expresses everything that the game remembers, otherwise
 * `complete` of `@x/fen`, which extends it.
 */
export function dialectOf(game: Game): Dialect | undefined {
	let plain = found.get(game);
	if (plain === undefined) {
		plain = isPlain(game);
		found.set(game, plain);
	}
	return plain ? undefined : complete;
}
