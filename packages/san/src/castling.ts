import { attackers, type Cell, checkers, inCheck, type Position, pieceAt, pieces, turn } from '@x/core';
import type { Flaw } from './errors.js';
import type { Parts } from './grammar.js';
import { cellAt, type Lexicon } from './lexicon.js';

/** Cells of one rank between two files, both included. */
function row(lexicon: Lexicon, rank: number, from: number, to: number): readonly Cell[] {
	const found: Cell[] = [];
	for (let file = Math.min(from, to); file <= Math.max(from, to); file++) {
		const cell = cellAt(lexicon, file, rank);
		if (cell !== undefined) found.push(cell);
	}
	return found;
}

/**
 * Why a castling is refused: no right, then what stands in the way, then check before, on the way and at the end.
 *
 * The walks are those of chess and Chess960: the king comes to stand two files from the edge on the king's side and on the
 * third file on the queen's side, the rook beside him. They serve this sentence only; legality is the engine's.
 */
export function castlingReason(position: Position, lexicon: Lexicon, parts: Parts, wing: 1 | 2): Flaw {
	const { side } = turn(position);
	const names = position.game.names?.castling;
	const flaw = (code: Flaw['code'], message: string, cell?: Cell, by: readonly Cell[] = []): Flaw => ({
		code,
		from: parts.start,
		to: parts.suffixAt,
		message,
		data: {
			...(cell === undefined ? {} : { square: lexicon.names[cell]! }),
			...(by.length === 0 ? {} : { by: by.map((from) => lexicon.names[from]!) }),
		},
	});
	const where = wing === 1 ? "the king's side" : "the queen's side";
	const noRight = flaw('san/castling-no-right', `${side.charAt(0).toUpperCase()}${side.slice(1)} may not castle on ${where}`);
	if (names === undefined) return flaw('san/variant', 'this game has no castling');
	const own = pieces(position).filter(({ piece }) => piece.side === side && piece.flags?.includes(names.flag) === true);
	const king = own.find(({ piece }) => names.royal.includes(piece.kind))?.cell;
	if (king === undefined) return noRight;
	const rank = lexicon.ranks[king]!;
	const file = lexicon.files[king]!;
	const rook = own.find(
		({ cell, piece }) => names.partner.includes(piece.kind) && lexicon.ranks[cell] === rank && lexicon.files[cell]! > file === (wing === 1),
	)?.cell;
	if (rook === undefined) return noRight;
	const edge = Math.max(...row(lexicon, rank, 97, 122).map((cell) => lexicon.files[cell]!));
	const kingTo = wing === 1 ? edge - 1 : 99;
	const rookTo = wing === 1 ? kingTo - 1 : kingTo + 1;
	const kingWalk = row(lexicon, rank, file, kingTo);
	const walks = [...kingWalk, ...row(lexicon, rank, lexicon.files[rook]!, rookTo)];
	const blocked = walks.find((cell) => cell !== king && cell !== rook && pieceAt(position, cell) !== undefined);
	if (blocked !== undefined) return flaw('san/castling-blocked', `${lexicon.names[blocked]} is not empty`, blocked, [blocked]);
	if (inCheck(position)) return flaw('san/castling-check', 'the king is in check', king, checkers(position, side));
	const attack = (cell: Cell): readonly Cell[] =>
		Object.keys(position.game.ruleset.sides)
			.filter((name) => name !== side)
			.flatMap((name) => attackers(position, cell, name));
	for (const cell of kingWalk) {
		if (cell === king || lexicon.files[cell] === kingTo) continue;
		const by = attack(cell);
		if (by.length > 0) return flaw('san/castling-through', `the king would cross ${lexicon.names[cell]}, which is attacked`, cell, by);
	}
	// What is left is an attack on the king's last square, if only through the square that the rook leaves.
	const last = cellAt(lexicon, kingTo, rank);
	return flaw('san/castling-into', 'the king would stand in check', last, last === undefined ? [] : attack(last));
}
