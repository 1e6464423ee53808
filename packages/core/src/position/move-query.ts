import { misuse } from '@x/diagnostics';
import { gameGiven, positionGiven } from './arguments.js';
import { checkedDescription, find, startsAt } from './find.js';
import type { Description, Game, Move, MoveQuery, Position } from './types.js';

/**
 * Compiles a description for one game, so that `findUnique` and `Playthrough.playUnique` can test many positions with it.
 *
 * @throws RangeError where it names a cell or a kind that the game does not have; TypeError for a field that descriptions do not have.
 *
 * @example
 * findUnique(chess.start, moveQuery(chess, { kind: 'N', to: 'f3' }))?.from // → 6
 */
export function moveQuery(game: Game, given: Description): MoveQuery {
	gameGiven(game);
	if (given === undefined) misuse('description', 'an object', given);
	const description = checkedDescription(game, given);
	const { kind = Object.keys(game.ruleset.kinds), from, to, promotion, capture, mark } = description;
	const { codes } = game.engine.ground;
	const [become = '', other] = [promotion ?? []].flat();
	const bits = [0, 0];
	for (let cell = 0; cell < game.cells && cell < 64; cell++) if (startsAt(game, from, cell)) bits[cell >> 5]! |= 1 << cell;
	const plain =
		from === null
			? false
			: mark
				? Object.keys(description).length === 1
				: mark === null && to !== undefined && (become ? !other : promotion === null);
	return {
		plain: plain ? game : undefined,
		// The index -1 of an unknown kind would set the last bit.
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
 * The one legal move that matches a description; undefined where none or several match.
 *
 * @example
 * findUnique(chess.start, moveQuery(chess, { to: 'f3' })) // → undefined
 */
export function findUnique(position: Position, query: MoveQuery): Move | undefined {
	const { engine } = positionGiven(position).game;
	if (query?.plain === position.game && engine.findUnique) return engine.findUnique(position, query);
	if (query?.description === undefined) misuse('query', 'a MoveQuery', query, 'Make one with `moveQuery`.');
	const [move, other] = find(position, query.description);
	return other ? undefined : move;
}
