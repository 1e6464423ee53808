import { misuse } from '@x/diagnostics';
import { engineOf, gameGiven } from './arguments.js';
import { checkDescription, type Description, find, startsAt } from './find.js';
import type { Game } from './game.js';
import type { Move } from './move.js';
import type { Position } from './position.js';

/** A description made ready for one game: what the text of a move says, to be asked of many positions. */
export interface Wanted {
	/** @internal The game, where the numbers say all of it. */
	readonly plain: Game | undefined;
	/** @internal The first 31 kinds, as bits. */
	readonly kinds: number;
	/** @internal */
	readonly to: number;
	/** @internal Origins among the first 64 cells, as bits. */
	readonly low: number;
	/** @internal */
	readonly high: number;
	/** @internal The kind that the mover becomes, or -1. */
	readonly become: number;
	/** @internal 1 where it captures, 0 where it does not, or -1. */
	readonly taking: number;
	/** @internal A name that its walk sets, '' for none. */
	readonly mark: string;
	readonly description: Description;
}

/**
 * Makes a description ready, for `only` and for a line.
 *
 * @throws RangeError where it names a cell or a kind that the game does not have; TypeError for a field that descriptions do not have.
 *
 * @example
 * only(chess.start, wanted(chess, { kind: 'N', to: 'f3' }))?.from // → 6
 */
export function wanted(game: Game, description: Description): Wanted {
	gameGiven(game);
	if (description === undefined) misuse('description', 'an object', description);
	checkDescription(game, description);
	const { kind = Object.keys(game.ruleset.kinds), from, to, promotion, capture, mark } = description;
	const { codes } = game.engine.ground;
	const [become = '', other] = [promotion ?? []].flat();
	const bits = [0, 0];
	for (let cell = 0; cell < game.cells && cell < 64; cell++) if (startsAt(game, from, cell)) bits[cell >> 5]! |= 1 << cell;
	const plain = mark ? Object.keys(description).length === 1 : mark === null && to !== undefined && (become ? !other : promotion === null);
	return {
		plain: plain ? game : undefined,
		// A kind that there is not would be the last bit.
		kinds: [kind].flat().reduce((kinds, one) => kinds | (1 << codes.kindIndex(one)), 0) & 0x7fffffff,
		to: to === undefined ? -1 : game.cell(to),
		low: bits[0]!,
		high: bits[1]!,
		become: codes.kindIndex(become),
		taking: capture === undefined ? -1 : Number(capture),
		mark: mark ?? '',
		description,
	};
}

/**
 * The one legal move that answers a description; undefined where none does, or several do.
 *
 * @example
 * only(chess.start, wanted(chess, { to: 'f3' })) // → undefined
 */
export function only(position: Position, wanted: Wanted): Move | undefined {
	const engine = engineOf(position);
	if (wanted?.plain === position.game && engine.only) return engine.only(position, wanted);
	if (wanted?.description === undefined) misuse('wanted', 'what `wanted` returns', wanted);
	const [move, other] = find(position, wanted.description);
	return other ? undefined : move;
}
