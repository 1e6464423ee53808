import type { Cell } from './space.js';
import { samePiece } from './state.js';
import type { Context } from './types.js';

/** A piece as data, with `flags` only where it has any. */
export interface ReferencePiece {
	readonly side: string;
	readonly kind: string;
	readonly flags?: readonly string[];
}

/** One legal move, with everything it does to the board. */
export interface ReferenceMove {
	readonly from: Cell | undefined;
	/** The final cursor; -1 for a walk without a cursor (a pass). */
	readonly to: Cell;
	readonly side: string;
	/** The mover's kind before the move; for a drop the kind dropped, for a pass ''. */
	readonly kind: string;
	readonly promotion: string | undefined;
	readonly captured: readonly { readonly cell: Cell; readonly side: string; readonly kind: string }[];
	/** Sorted. */
	readonly marks: readonly string[];
	/** Net changes of the candidate, after hooks and the removal of flags, in cell order. */
	readonly writes: readonly { readonly cell: Cell; readonly piece: ReferencePiece | undefined }[];
	readonly phase: string;
	/** The candidate, from which `apply` continues. */
	readonly candidate: Context;
}

/** Net changes between two boards. */
const writesOf = ({ scene: { rules, board, start } }: Context): ReferenceMove['writes'] =>
	rules.grid.cells.flatMap((cell): ReferenceMove['writes'] => {
		const piece = board.get(cell);
		if (samePiece(piece, start.board.get(cell))) return [];
		if (piece === undefined) return [{ cell, piece: undefined }];
		const { side, kind, flags } = piece;
		return [{ cell, piece: flags.length === 0 ? { side, kind } : { side, kind, flags } }];
	});

/** A finished candidate as a move. */
export function moveOf(candidate: Context): ReferenceMove {
	const { origin, at, first, walked } = candidate;
	// The kind on the mover's cell. A walk that lifts the mover and sets it down elsewhere leaves it at the cursor.
	const now = walked?.stand ?? walked?.at;
	return {
		from: origin,
		to: at ?? -1,
		side: candidate.side,
		kind: first?.kind ?? walked?.at ?? '',
		promotion: first !== undefined && now !== first.kind ? now : undefined,
		captured: candidate.captured.map(({ cell, piece: { side, kind } }) => ({ cell, side, kind })),
		marks: Object.keys(candidate.marks).sort(),
		writes: writesOf(candidate),
		phase: candidate.scene.phase,
		candidate,
	};
}

/** A text that is equal for two moves with the same effect. */
export function moveText(candidate: Context): string {
	const { candidate: _, ...move } = moveOf(candidate);
	return JSON.stringify({ ...move, from: move.from ?? null });
}
