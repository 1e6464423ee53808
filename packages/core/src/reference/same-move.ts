import type { ReferenceMove, ReferencePiece } from './move.js';
import type { Rules } from './types.js';

/**
 * The own pieces that a move puts on the board: kinds of which there are more than before, with the cells that they are new on. Cells of other
 * pieces do not count, except the target.
 */
function putBy(rules: Rules, { candidate, side, to, writes }: ReferenceMove): string {
	const start = candidate.scene.start.board;
	const own = (piece: ReferencePiece | undefined): string | undefined => (piece?.side === side ? piece.kind : undefined);
	const cells = writes.filter(({ cell }) => cell === to || (start.get(cell)?.side ?? side) === side);
	const isMore = (kind: string): boolean =>
		cells.filter(({ piece }) => own(piece) === kind).length > cells.filter(({ cell }) => own(start.get(cell)) === kind).length;
	const fresh = Object.keys(rules.ruleset.kinds).filter(isMore);
	return cells
		.filter(({ cell, piece }) => own(piece) !== own(start.get(cell)) && fresh.includes(own(piece) ?? ''))
		.map(({ cell, piece }) => `${cell} ${own(piece)}`)
		.join();
}

/**
 * Whether moves of two positions have the same origin, target, promotion and marks, and put the same pieces on the board. Captures are a
 * matter of their positions.
 */
const agree = (rules: Rules, a: ReferenceMove, b: ReferenceMove): boolean =>
	a.from === b.from &&
	a.to === b.to &&
	a.promotion === b.promotion &&
	(a.from !== undefined || a.kind === b.kind) &&
	a.marks.join() === b.marks.join() &&
	putBy(rules, a) === putBy(rules, b);

/** Properties that distinguish moves of one position that agree. */
const distinctions = (after: (move: ReferenceMove) => unknown): readonly ((move: ReferenceMove) => string)[] => [
	({ captured, to }) => JSON.stringify(captured.flatMap(({ cell }) => (cell === to ? [] : [cell])).sort((a, b) => a - b)),
	({ writes }) => JSON.stringify(writes),
	(move) => JSON.stringify(after(move)),
];

/**
 * Clause 16: the move among the legal moves of a position that is the same as a move of another position, where `rivals` are the legal moves. Where
 * several moves of one position agree, the cells captured on the way distinguish them, then all changes of cells, then the setup after the move.
 */
export function sameAmong(
	rules: Rules,
	moves: readonly ReferenceMove[],
	rivals: readonly ReferenceMove[],
	move: ReferenceMove,
	after: (move: ReferenceMove) => unknown,
): ReferenceMove | undefined {
	let found = moves.filter((one) => agree(rules, one, move));
	if (found.length === 1 && rivals.filter((one) => agree(rules, one, move)).length === 1) return found[0];
	for (const distinction of distinctions(after)) {
		found = found.filter((one) => distinction(one) === distinction(move));
		if (found.length < 2) break;
	}
	return found[0];
}
