import { attackersOf, royalsOf } from './attacks.js';
import { boardOf } from './context.js';
import type { ReferenceMove, ReferencePiece } from './move.js';
import { otherSide } from './rules.js';
import type { Cell } from './space.js';

/** A piece and its cell. */
export interface Standing {
	readonly cell: Cell;
	readonly piece: ReferencePiece;
}

/**
 * The first royal of the mover's side that is attacked after a candidate, and its attackers.
 *
 * @example
 * import { threatAfter } from '@x/core/rules';
 * import { reference } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * threatAfter(reference(chess.rules).legal(reference(chess.rules).start())[0]!) // → undefined
 */
export function threatAfter({
	candidate,
	side,
}: ReferenceMove): { readonly royal: Standing; readonly attackers: readonly Standing[] } | undefined {
	const board = boardOf(candidate);
	const standing = (cell: Cell): Standing => {
		const { side: owner, kind, flags } = board.get(cell)!;
		return { cell, piece: { side: owner, kind, ...(flags.length === 0 ? {} : { flags }) } };
	};
	for (const cell of royalsOf(candidate, side)) {
		const attackers = attackersOf(candidate, cell, otherSide(candidate.scene.rules, side), {});
		if (attackers.length > 0) return { royal: standing(cell), attackers: attackers.sort((a, b) => a - b).map(standing) };
	}
	return undefined;
}
