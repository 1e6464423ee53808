import { savedFaults, under } from '@x/core/engine';
import type { Fault, Result } from '@x/diagnostics';
import { misuse } from '@x/diagnostics';
import type { PlaneGame } from './game.js';
import { apply, isLegal } from './moves.js';
import type { PlanePosition } from './position.js';
import type { SavedPlaneGame } from './saved-game.js';
import { setUp } from './setup.js';

/**
 * The saved position with its history. Takes the value that `JSON.parse` returns; every error in it is reported as a fault with its path.
 *
 * @throws TypeError if `game` is not a PlaneGame.
 *
 * @example
 * import { apply, plane, positionOf, restore, turn } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * const game = plane(classicalPlane);
 * const text = JSON.stringify(apply(positionOf(game), { from: [5, 2], to: [5, 4] }));
 * const back = restore(game, JSON.parse(text));
 * back.ok && turn(back.value).ply // → 1
 */
export function restore(game: PlaneGame, saved: unknown): Result<PlanePosition, Fault> {
	if (game?.tables === undefined) misuse('game', 'a PlaneGame', game, 'Make one with `plane`.');
	const faults = savedFaults(saved, game, 'ends');
	if (faults !== undefined) return faults;
	const { start, moves } = saved as SavedPlaneGame;
	const first = setUp(game, start);
	if (!first.ok) return { ok: false, problems: first.problems.map((fault) => under('start', fault)) };
	let position = first.value;
	for (const [index, move] of moves.entries()) {
		if (!isLegal(position, move)) {
			const message = `The move from ${move.from.join(',')} to ${move.to.join(',')} is not legal there.`;
			return { ok: false, problems: [{ code: 'saved/illegal-move', message, severity: 'error', path: `moves[${index}]` }] };
		}
		position = apply(position, move);
	}
	return { ok: true, value: position, warnings: [] };
}
