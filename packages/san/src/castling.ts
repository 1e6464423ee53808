import { attackers, type Cell, checkers, type Diagnostic, type Position, pieceAt, pieces, turn } from '@x/core';
import { flaw } from './errors.js';
import type { Parts } from './grammar.js';
import { cellAt, type Lexicon, sideName } from './lexicon.js';

/** The pieces of other sides that attack a cell. */
export function enemies(position: Position, cell: Cell): readonly Cell[] {
	const { side } = turn(position);
	return Object.keys(position.game.ruleset.sides).flatMap((name) => (name === side ? [] : attackers(position, cell, name)));
}

/**
 * Why a castling is refused: no right, then what stands in the way, then check before, on the way and at the end.
 *
 * The walks are those of chess and Chess960: the king comes to stand two files from the edge on the king's side and on the
 * third file on the queen's side, the rook beside him. They serve this sentence only; legality is the engine's.
 */
export function castlingReason(position: Position, lexicon: Lexicon, parts: Parts): Diagnostic {
	const { side } = turn(position);
	const names = position.game.names?.castling;
	const short = parts.form === 1;
	const why = (code: Parameters<typeof flaw>[0], message: string, cell?: Cell, by: readonly Cell[] = []): Diagnostic =>
		flaw(
			code,
			parts.start,
			parts.suffixAt,
			message,
			cell === undefined ? undefined : { square: lexicon.names[cell]!, by: by.map((from) => lexicon.names[from]!) },
		);
	if (names === undefined) return why('san/variant', 'this game has no castling');
	const own = pieces(position).filter(({ piece }) => piece.side === side && piece.flags?.includes(names.flag));
	const king = own.find(({ piece }) => names.royal.includes(piece.kind))?.cell ?? -1;
	const rank = lexicon.ranks[king]!;
	const file = lexicon.files[king]!;
	const rook = own.find(
		({ cell, piece }) => names.partner.includes(piece.kind) && lexicon.ranks[cell] === rank && lexicon.files[cell]! > file === short,
	)?.cell;
	if (rook === undefined)
		return why('san/castling-no-right', `${sideName(side)} may not castle on ${short ? 'the king' : 'the queen'}'s side`);
	const kingTo = short ? Math.max(...lexicon.files) - 1 : 99;
	const row = (from: number, to: number): readonly Cell[] =>
		Array.from({ length: Math.abs(from - to) + 1 }, (_, index) => cellAt(lexicon, Math.min(from, to) + index, rank) ?? king);
	const walk = row(file, kingTo).filter((cell) => cell !== king);
	const blocked = [...walk, ...row(lexicon.files[rook]!, kingTo + (short ? -1 : 1))].find(
		(cell) => cell !== king && cell !== rook && pieceAt(position, cell) !== undefined,
	);
	if (blocked !== undefined) return why('san/castling-blocked', `${lexicon.names[blocked]} is not empty`, blocked, [blocked]);
	const checking = checkers(position, side);
	if (checking.length > 0) return why('san/castling-check', 'the king is in check', king, checking);
	const last = cellAt(lexicon, kingTo, rank);
	const crossed = walk.find((cell) => cell !== last && enemies(position, cell).length > 0);
	if (crossed !== undefined)
		return why(
			'san/castling-through',
			`the king crosses ${lexicon.names[crossed]}, which is attacked`,
			crossed,
			enemies(position, crossed),
		);
	// What is left is an attack on the king's last square, if only through the square that the rook leaves.
	return why('san/castling-into', 'the king would stand in check', last, last === undefined ? [] : enemies(position, last));
}
