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
export function withVictim(game: Game, field: Field, { squares, spotOf, holder }: Board, report: Report): Field {
	const { enPassant, enPassantVictim, silent = [] } = game.names ?? {};
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
	const { phases, start } = game.ruleset.turn;
	const sides = game.ruleset.sideOrder;
	const isPawn = holder(silent);
	const sorted = (cells: readonly number[]): string => cells.map((cell) => game.cellName(cell)).join('');
	const pointsOf = ({ points = {} }: Setup): readonly (readonly number[])[] =>
		[enPassant, enPassantVictim].map((name) => {
			const [at, other] = points[name] ?? [];
			if (other) refuse('two en passant cells');
			return at ? [game.cell(at)] : [];
		});
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
				else report('en-passant-impossible', `No pawn has just passed ${text}.`, 0, text.length, '-');
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
