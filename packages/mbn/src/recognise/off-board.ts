import type { Cond, Effect, Path, Ruleset } from '@x/core';

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
 * import { crazyhouse } from '@x/games/crazyhouse';
 * offBoardMoves(crazyhouse.rules).moves[0]?.type // 'drop'
 */
export function offBoardMoves(ruleset: Ruleset): OffBoardMoves {
	const moves: OffBoardMove[] = [];
	const unknown = new Set<string>();
	for (const name of new Set(Object.values(ruleset.turn.phases).flatMap((phase) => phase.also ?? []))) {
		const found = linesOf(ruleset.paths[name]!);
		if (found === undefined) unknown.add(name);
		for (const items of found ?? []) {
			const move = moveOf(items);
			if (move === undefined) unknown.add(name);
			else moves.push(move);
		}
	}
	return { moves, unknown: [...unknown] };
}

/** A path as sequences of items, with alternatives expanded and names resolved. `undefined` if there are too many. */
function linesOf(path: Path, most = 4000): (readonly Path[])[] | undefined {
	const visit = (node: Path): (readonly Path[])[] | undefined => {
		if ('seq' in node) {
			let found: (readonly Path[])[] = [[]];
			for (const part of node.seq) {
				const tails = visit(part);
				if (tails === undefined || found.length * tails.length > most) return undefined;
				found = found.flatMap((head) => tails.map((tail) => [...head, ...tail]));
			}
			return found;
		}
		if ('any' in node) {
			const parts = node.any.map(visit);
			return parts.includes(undefined) ? undefined : parts.flatMap((part) => part!);
		}
		return [[node]];
	};
	return visit(path);
}

function moveOf(items: readonly Path[]): OffBoardMove | undefined {
	const picked = items.find((item): item is Extract<Path, { pick: unknown }> => 'pick' in item);
	if (picked === undefined) return undefined;
	const effects = items.flatMap((item) => ('do' in item ? [item.do] : []));
	const stored = effects.find((effect): effect is Extract<Effect, { store: string }> => 'store' in effect);
	const move = (type: OffBoardMove['type'], kinds: readonly string[] = []): OffBoardMove => ({
		type,
		kinds,
		zone: picked.zone,
		tests: items.flatMap((item) => ('test' in item ? [item.test] : [])),
		marks: items.flatMap((item) => ('mark' in item ? [item.mark] : [])),
		effects,
	});
	if (picked.pick.who === 'empty' && stored?.add === -1 && typeof stored.kind === 'string')
		return move(effects.filter((effect) => 'set' in effect).length > 1 ? 'promoting' : 'drop', [stored.kind]);
	if (picked.origin !== true || picked.pick.who !== 'friend') return undefined;
	if (items.some((item) => 'use' in item)) return stored === undefined ? undefined : move('gate');
	if (stored?.add === 1) return move('pickup');
	if (effects.length === 0 && picked.pick.kind !== undefined) return move('pass', picked.pick.kind);
	return stored?.add === -1 ? move('gate') : undefined;
}
