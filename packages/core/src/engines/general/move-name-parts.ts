import type { Engine, Move, MoveNameParts, Write } from '../../position/types.js';

/** The own pieces that a move writes. */
const written = (move: Move): readonly Write[] => move.writes.filter(({ piece }) => piece?.side === move.side);

/**
 * The piece that a castling move drops on a cell that it leaves. The dropped piece may be of the kinds that castle, so the move is compared with
 * the same castling without a drop: it writes one own piece fewer. Pieces that only lose a flag are written by both.
 */
function gatedByCastling(engine: Engine, move: Move, mark: string): Write | undefined {
	const all = written(move);
	const plain = engine
		.movesTo(move.position, move.to, -1, move.from!)
		.filter(({ marks }) => marks.includes(mark))
		.map(written)
		.find(({ length }) => length < all.length);
	return plain && all.find(({ cell }) => plain.every((other) => other.cell !== cell));
}

/** The piece that a move drops on a cell that it leaves. */
function gated(engine: Engine, move: Move): Write | undefined {
	const { names } = move.position.game;
	// The writes of a move are expensive: they are computed only in games with gates.
	if (names?.gate === undefined) return undefined;
	const mark = move.marks.find((one) => one in (names.castling?.marks ?? {}));
	if (mark !== undefined) return gatedByCastling(engine, move, mark);
	return move.writes.find(({ cell, piece }) => piece?.side === move.side && cell === move.from && cell !== move.to);
}

const victims = (move: Move): string => move.captured.map(({ cell }) => cell).join();

/** The cells where a move captures on its way, if another move with its origin, target and promotion captures differently. */
function passed(engine: Engine, move: Move, from: number): readonly number[] {
	const { captured, position, promotion, to } = move;
	const cells = captured.map(({ cell }) => cell).filter((cell) => cell !== to);
	const own = victims(move);
	const rivals = cells.length === 0 ? [] : engine.movesTo(position, to, -1, from);
	return rivals.some((rival) => rival.promotion === promotion && victims(rival) !== own) ? cells : [];
}

/** The parts of a move's name: see `MoveNameParts`. */
export function moveNamePartsOf(engine: Engine, move: Move): MoveNameParts {
	const { from, to, promotion } = move;
	const gate = gated(engine, move);
	const over = from === undefined || move.captured.length === 0 ? [] : passed(engine, move, from);
	return {
		cells: gate === undefined || gate.cell === from ? [from, ...over, to] : [gate.cell, from!],
		becomes: promotion ?? gate?.piece?.kind,
		gate: gate?.cell,
	};
}
