import { asEffect, asPath } from '../../rules/fold.js';
import type { Cond, Effect, Ruleset } from '../../rules/types.js';
import { unroll, type Way } from '../unroll.js';

/** One way through a path that does not start from a piece: a drop, a pass, a pick-up. */
export interface OffBoardMove {
	/** `drop`: a piece of a hand comes to an empty square. `promoting`: the same, and another piece changes. `gate`: it comes to the square of another piece. */
	readonly type: 'drop' | 'promoting' | 'pass' | 'pickup' | 'gate';
	/** The kind in the hand, or the kinds that pass. */
	readonly kinds: readonly string[];
	/** The zone of the target. */
	readonly zone?: string | undefined;
	readonly tests: readonly Cond[];
	readonly marks: readonly string[];
	readonly effects: readonly Effect[];
}

/** The moves of a game that do not start from a piece, and the paths that have others. */
export interface OffBoardMoves {
	readonly moves: readonly OffBoardMove[];
	readonly unknown: readonly string[];
}

/**
 * Reads the moves that do not start from a piece.
 *
 * @example
 * import { offBoardMoves } from '@x/core/reading';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * offBoardMoves(crazyhouse.rules).moves[0]?.type // → 'drop'
 */
export function offBoardMoves(ruleset: Ruleset): OffBoardMoves {
	const moves: OffBoardMove[] = [];
	const unknown = new Set<string>();
	for (const name of new Set(Object.values(ruleset.turn.phases).flatMap((phase) => phase.also ?? []))) {
		// Names stay: a pick-up that goes on by the path of a piece is a gate.
		const ways = unroll(ruleset.paths[name]!, {}, { most: 4000, keep: ['each'] });
		const found = ways?.map(moveOf) ?? [undefined];
		moves.push(...found.filter((move) => move !== undefined));
		if (found.includes(undefined)) unknown.add(name);
	}
	return { moves, unknown: [...unknown] };
}

function moveOf(items: Way): OffBoardMove | undefined {
	const picked = items.map((item) => asPath('pick', item)).find((item) => item !== undefined);
	if (picked === undefined) return undefined;
	const effects = items.flatMap((item) => asPath('do', item)?.do ?? []);
	const stored = effects.map((effect) => asEffect('store', effect)).find((effect) => effect !== undefined);
	const move = (type: OffBoardMove['type'], kinds: readonly string[] = []): OffBoardMove => ({
		type,
		kinds,
		zone: picked.zone,
		tests: items.flatMap((item) => asPath('test', item)?.test ?? []),
		marks: items.flatMap((item) => asPath('mark', item)?.mark ?? []),
		effects,
	});
	if (picked.pick.who === 'empty' && stored?.add === -1 && typeof stored.kind === 'string')
		return move(effects.filter((effect) => asEffect('set', effect)).length > 1 ? 'promoting' : 'drop', [stored.kind]);
	if (picked.origin !== true || picked.pick.who !== 'friend') return undefined;
	if (items.some((item) => asPath('use', item))) return stored === undefined ? undefined : move('gate');
	if (stored?.add === 1) return move('pickup');
	if (effects.length === 0 && picked.pick.kind !== undefined) return move('pass', picked.pick.kind);
	return stored?.add === -1 ? move('gate') : undefined;
}
