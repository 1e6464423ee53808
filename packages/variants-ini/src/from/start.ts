import type { Names, Ruleset } from '@x/core';
import type { SquareBoard } from './board.js';
import type { Wing } from './castlings.js';
import type { KindLetter } from './letters.js';

/** The facts that the text of a start needs. */
export interface StartParts {
	readonly board: SquareBoard;
	readonly names: Names | undefined;
	readonly letters: readonly KindLetter[];
	readonly wings: readonly Wing[];
	/** Pieces can be in hand. */
	readonly hands: boolean;
}

/** Writes the start of a ruleset as Fairy-Stockfish does. */
export function startOf(parts: StartParts): string {
	const { board, names, wings } = parts;
	const { start, turn, sideOrder } = board.ruleset;
	const side = turn.phases[start.phase ?? turn.start]?.side === sideOrder[1] ? 'b' : 'w';
	const { half = 'halfmove', full = 'fullmove', checks } = names?.clocks ?? {};
	const number = (name: string, otherwise: number): number => {
		const value = start.vars?.[name] ?? board.ruleset.vars[name]?.start;
		return typeof value === 'number' ? value : otherwise;
	};
	const rights = rightsOf(parts, wings);
	const left = checks === undefined ? [] : [checksLeft(board.ruleset, checks)];
	return [placementOf(parts), side, rights === '' ? '-' : rights, '-', ...left, number(half, 0), number(full, 1)].join(' ');
}

function placementOf({ board, names, letters, hands }: StartParts): string {
	const { start, sideOrder } = board.ruleset;
	const at = new Map(start.pieces.map(({ at: cell, piece }) => [board.cellAt(cell), piece]));
	const byKind = new Map(letters.map((one) => [one.kind, one]));
	const sign = (cell: number): string | undefined => {
		const piece = at.get(cell);
		if (piece === undefined) return board.explorer.exists(cell) ? undefined : '*';
		const known = byKind.get(piece.kind);
		if (known === undefined || !sideOrder.includes(piece.side)) return '*';
		const letter = piece.side === sideOrder[0] ? known.letter.toUpperCase() : known.letter;
		return known.sign === '+' ? `+${letter}` : letter + known.sign;
	};
	const rows = Array.from({ length: board.ranks }, (_, index) => {
		let text = '';
		let empty = 0;
		const flush = (): void => {
			if (empty > 0) text += String(empty);
			empty = 0;
		};
		for (let file = 0; file < board.files; file++) {
			const found = sign(file + (board.ranks - 1 - index) * board.files);
			if (found === undefined) empty++;
			else {
				flush();
				text += found;
			}
		}
		flush();
		return text;
	});
	const store = names?.hand ?? names?.gate ?? 'hand';
	const held = sideOrder.map((side, index) =>
		letters
			.flatMap(({ kind, letter, sign: mark }) =>
				mark === '' ? [(index === 0 ? letter.toUpperCase() : letter).repeat(start.stores?.[store]?.[side]?.[kind] ?? 0)] : [],
			)
			.join(''),
	);
	return rows.join('/') + (hands ? `[${held.join('')}]` : '');
}

/** The rights to castle, and the files of pieces that have not moved. */
function rightsOf({ board, names }: StartParts, wings: readonly Wing[]): string {
	const files = names?.files;
	return board.ruleset.sideOrder
		.map((side, index) => {
			const own = wings.filter((wing) => wing.side === index);
			const castles = [
				...(own.some(({ rook, from }) => rook > from) ? ['K'] : []),
				...(own.some(({ rook, from }) => rook < from) ? ['Q'] : []),
			];
			const known = new Set(own.flatMap(({ from, rook }) => [from, rook]));
			const unmoved = board.ruleset.start.pieces.flatMap(({ at, piece }) =>
				piece.side === side && files !== undefined && piece.flags?.includes(files.flag) === true && !known.has(Number(at[0]))
					? [String.fromCharCode(65 + Number(at[0]))]
					: [],
			);
			const text = castles.join('') + [...new Set(unmoved)].sort().join('');
			return index === 0 ? text : text.toLowerCase();
		})
		.join('');
}

/** The checks that each side still has to give. */
function checksLeft({ start, vars, sideOrder }: Ruleset, name: string): string {
	const value = start.vars?.[name] ?? vars[name]?.start ?? 0;
	return sideOrder.map((side) => (typeof value === 'number' ? value : (value[side] ?? 0))).join('+');
}
