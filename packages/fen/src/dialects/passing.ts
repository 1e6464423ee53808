import type { Game, Setup } from '@x/core';
import type { Board } from '../board.js';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';

/**
 *     rn1qkb2/p1p1ppp1/5nQ1/1p1p4/7P/8/PPPP2Pr/RNB1KBNR w KQq d5c6 0 7
 *                                                             ^
 *
 * The en passant field of a game in which the pawn is not next to the cell that it has passed: it contains both cells, that of the lower rank
 * first. For other games, the given field; it then also accepts the cell of the pawn.
 */
export function withVictim(game: Game, field: Field, { squares, width, spotOf, holder }: Board, report: Report): Field {
	const { enPassant, enPassantVictim, silent = [], passers = silent } = game.names ?? {};
	if (enPassant === undefined) return field;
	const cellsOf = (text: string): readonly number[] =>
		(text.toLowerCase().match(/[a-z]+\d+/g) ?? []).flatMap((name) => game.cellNamed(name) ?? []).sort((a, b) => a - b);
	if (enPassantVictim === undefined)
		return {
			...field,
			read: (text, draft, readable) => {
				const [passed, other] = cellsOf(text).filter((cell) => !squares[spotOf(game.vecOf(cell))]);
				const alone = cellsOf(text).length === 2 && other === undefined && passed !== undefined;
				return field.read(alone ? game.cellName(passed) : text, draft, readable);
			},
		};
	const { start: initial, sideOrder: sides } = game.ruleset;
	const { phases, start } = game.ruleset.turn;
	const isPawn = holder(passers);
	const sorted = (cells: readonly number[]): string => cells.map((cell) => game.cellName(cell)).join('');
	const pointsOf = ({ points = {} }: Setup): readonly (readonly number[])[] =>
		[enPassant, enPassantVictim].map((name) => {
			const [at, other] = points[name] ?? [];
			if (other) refuse('two en passant cells');
			return at ? [game.cell(at)] : [];
		});
	/** The rows on which pawns start, where they make double steps only from there. */
	const rows = sides.map((side) =>
		passers === silent
			? initial.pieces.flatMap(({ at, piece }) =>
					piece.side === side && silent.includes(piece.kind) ? Math.floor(spotOf(at) / width) : [],
				)
			: [],
	);
	/** Whether a pawn of this side can have just made a double step, straight or diagonally: then a dash is not the only possible field. */
	const canHavePassed = (mover: number): boolean =>
		[...squares.keys()].some(
			(to) =>
				isPawn(to, mover) &&
				[-width - 1, -width, 1 - width, width - 1, width, width + 1].some(
					(step) =>
						squares[to + step] === 0 && (rows[mover]![0] === undefined || rows[mover]!.includes(Math.floor((to + 2 * step) / width))),
				),
		);
	return {
		code: field.code,
		fallback: field.fallback,
		read: (text, draft, readable) => {
			if (text === '-') return text;
			const cells = cellsOf(text);
			const mover = 1 - sides.indexOf(phases[draft.phase ?? start]?.side ?? '');
			if (cells.length !== 2 || sorted(cells).length !== text.length)
				report('en-passant-unreadable', `Expected the cell that a pawn has just passed and the cell of the pawn, or "-", found "${text}".`);
			else if (readable) {
				const passed = cells.filter((cell) => !squares[spotOf(game.vecOf(cell))]);
				const victim = cells.filter((cell) => isPawn(spotOf(game.vecOf(cell)), mover));
				if (passed.length === 1 && victim.length === 1)
					draft.points = { [enPassant]: passed.map((cell) => game.vecOf(cell)), [enPassantVictim]: victim.map((cell) => game.vecOf(cell)) };
				else {
					const fix = canHavePassed(mover) ? undefined : '-';
					report('en-passant-impossible', `Expected the passed cell and its pawn or "-": no pawn passed ${text}.`, 0, text.length, fix);
				}
			}
			return sorted(cells);
		},
		write: (setup) => {
			const cells = pointsOf(setup).flat();
			if (cells.length === 1) refuse('an en passant cell without the cell of its pawn');
			return sorted(cells.sort((a, b) => a - b)) || '-';
		},
		covers: [enPassant, enPassantVictim],
	};
}
