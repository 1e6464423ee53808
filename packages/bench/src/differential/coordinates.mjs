/** Moves in Fairy-Stockfish's notation: `e2e4`, `e7e8q`, `h8c3+`, `P@e4`, `e1g1h`, `d1d5,d5c6`. */
import { apply, legal, pieceAt, turn } from '@x/core';

/** @typedef {import('@x/core').Move} Move */
/** @typedef {import('@x/core').Position} Position */

/**
 * A turn: the consecutive moves of one side.
 *
 * @typedef {object} Turn
 * @property {string} name
 * @property {readonly Move[]} moves
 */

const cellName = (game, cell) => {
	const [x = 0, y = 0] = game.vecOf(cell);
	return `${String.fromCharCode(97 + x)}${y + 1}`;
};

/**
 * The cell of the castling rook: of the rooks that change, the one nearest to the king's target. The other one may only
 * have lost its right.
 *
 * @param {Move} move
 */
const castlingPartner = ({ marks, position, writes, from, to }) => {
	const { castling } = position.game.names ?? {};
	if (castling === undefined || !marks.some((mark) => mark in castling.marks)) return undefined;
	const isPartner = (piece) => castling.partner.includes(piece?.kind ?? '');
	const rooks = writes.filter(({ cell }) => cell !== from && isPartner(pieceAt(position, cell)));
	const moved = rooks.filter(({ piece }) => !isPartner(piece));
	const distance = ({ cell }) => Math.abs((position.game.vecOf(cell)[0] ?? 0) - (position.game.vecOf(to)[0] ?? 0));
	return (moved.length > 0 ? moved : rooks).sort((one, other) => distance(one) - distance(other))[0]?.cell;
};

/**
 * The piece that a gating move adds, and its cell.
 *
 * @param {Move} move
 */
const gatedPiece = (move) => {
	if (!move.marks.includes('gate')) return undefined;
	const castling = move.position.game.names?.castling;
	const partner = castlingPartner(move);
	const put = move.writes.find(
		({ cell, piece }) =>
			piece !== undefined &&
			(cell === move.from || (cell === partner && !castling?.royal.includes(piece.kind) && !castling?.partner.includes(piece.kind))),
	);
	return put;
};

/**
 * @param {Move} move
 * @param {boolean} [chess960]
 */
export const coordinatesOf = (move, chess960 = false) => {
	const { game } = move.position;
	const letterOf = (kind) => game.names?.kinds[kind]?.letter ?? kind;
	if (move.to < 0) return '0000';
	const to = cellName(game, move.to);
	if (move.from === undefined) return `${letterOf(move.kind)}@${to}`;
	const from = cellName(game, move.from);
	const wall = move.writes.find(({ cell, piece }) => cell === move.from && piece?.side === 'neutral');
	if (wall !== undefined && pieceAt(move.position, move.from)?.side !== 'neutral') return `${from}${to},${to}${from}`;
	const gated = gatedPiece(move);
	const partner = castlingPartner(move);
	if (gated !== undefined) {
		const letter = letterOf(gated.piece?.kind).toLowerCase();
		if (gated.cell !== move.from) return `${cellName(game, gated.cell)}${from}${letter}`;
		return chess960 && partner !== undefined ? `${from}${cellName(game, partner)}${letter}` : `${from}${to}${letter}`;
	}
	if (chess960 && partner !== undefined) return `${from}${cellName(game, partner)}`;
	const becomes = move.promotion === undefined ? '' : letterOf(move.promotion);
	const demotes = becomes !== '' && letterOf(move.kind) === `+${becomes}`;
	return `${from}${to}${demotes ? '-' : becomes.startsWith('+') ? '+' : becomes.toLowerCase()}`;
};

/** The target cell of a move, from its name. */
const target = (name) => /^(?:[a-z]\d+|[A-Z]@)([a-z]\d+)/.exec(name)?.[1] ?? '';

/**
 * Every turn of the side to move. A turn may consist of a move and the placing of a wall.
 *
 * @param {Position} position
 * @param {boolean} chess960
 * @returns {Turn[]}
 */
export const turnsOf = (position, chess960) => {
	const { side } = turn(position);
	return legal(position).flatMap((move) => {
		const first = coordinatesOf(move, chess960);
		const next = apply(position, move);
		if (turn(next).side !== side) return [{ name: first, moves: [move] }];
		const rest = legal(next);
		if (rest.length === 0) return [{ name: first, moves: [move] }];
		return rest.map((second) => ({
			name: `${first},${target(first)}${target(coordinatesOf(second)) || cellName(position.game, second.to)}`,
			moves: [move, second],
		}));
	});
};
