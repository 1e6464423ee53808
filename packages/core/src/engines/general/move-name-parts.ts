import { pieceAt } from '../../position/queries.js';
import type { Engine, Move, MoveNameParts, Write } from '../../position/types.js';

/** The piece that a move drops on a cell that it leaves; in castling, a piece that does not castle itself. */
function gated(move: Move): Write | undefined {
	const { names } = move.position.game;
	// The writes of a move are expensive: they are computed only in games with gates.
	if (names?.gate === undefined) return undefined;
	const { castling } = names;
	const castles = castling !== undefined && move.marks.some((mark) => mark in castling.marks);
	return move.writes.find(({ cell, piece }) => {
		if (piece?.side !== move.side) return false;
		if (!castles) return cell === move.from && cell !== move.to;
		// A piece that only loses a flag is written too.
		const stood = pieceAt(move.position, cell);
		return stood?.side === move.side && stood.kind !== piece.kind && ![...castling.royal, ...castling.partner].includes(piece.kind);
	});
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
	const gate = gated(move);
	const over = from === undefined || move.captured.length === 0 ? [] : passed(engine, move, from);
	return {
		cells: gate === undefined || gate.cell === from ? [from, ...over, to] : [gate.cell, from!],
		becomes: promotion ?? gate?.piece?.kind,
		gate: gate?.cell,
	};
}
