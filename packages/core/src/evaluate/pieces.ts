import { ASKERS, NEUTRAL, otherOf } from '../board/codes.js';
import { fold } from '../rules/fold.js';
import type { CellRef, PieceExpr } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Value } from './evaluation-context.js';
import { wasAt } from './log.js';
import { MOVER, NEW, NONE, WAS } from './origins.js';
import { cellOf } from './references.js';

/** The code on a cell, read in a way; -1 where the cell is missing. */
const copied = (game: EvaluatedGame, ref: CellRef, read: (cell: number, start: number) => number): Value => {
	const cell = cellOf(game, ref);
	return (context) => {
		const at = cell(context);
		return at < 0 ? -1 : read(at, context.start);
	};
};

const CODES = /* @__PURE__ */ fold<'piece', Value, [EvaluatedGame]>('piece', {
	plain: (piece) => (piece === 'none' ? () => 0 : (context) => context.mover),
	kind: ({ kind, side }, { codes }) => {
		const number = codes.kinds.indexOf(kind);
		const byAsking = ASKERS.map((asking) => codes.of(side === 'neutral' ? NEUTRAL : side === 'own' ? asking : otherOf(asking), number));
		return (context) => byAsking[context.side]!;
	},
	recolour: ({ recolour }, game) => {
		const { codes } = game;
		const of = codeOf(game, recolour);
		return (context) => {
			const code = of(context);
			return codes.isPlayers(code) ? codes.recoloured(code, 1 - codes.side[code]!) : code;
		};
	},
	of: ({ of }, game) => copied(game, of, (cell) => game.read(cell)),
	was: ({ was }, game) => copied(game, was, (cell, start) => wasAt(game.boardState, start, cell)),
});

/** A piece expression as a code; 0 for none, -1 where a cell that it reads is missing. */
export const codeOf = (game: EvaluatedGame, piece: PieceExpr): Value => CODES(piece, game);

const SOURCES = /* @__PURE__ */ fold<'piece', Value, [EvaluatedGame]>('piece', {
	plain: (piece) => (piece === 'none' ? () => NONE : () => MOVER),
	kind: () => () => NEW,
	recolour: ({ recolour }, game) => sourceOf(game, recolour),
	of: ({ of }, game) => cellOf(game, of),
	was: ({ was }, game) => {
		const cell = cellOf(game, was);
		return (context) => cell(context) + WAS;
	},
});

/** The origin of the piece that an expression copies, as `Origins` records it. */
export const sourceOf = (game: EvaluatedGame, piece: PieceExpr): Value => SOURCES(piece, game);
