/** The interfaces through which other parts see attacks and lines. */
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';

/** Attack queries. */
export interface AttackQueries {
	/** Whether the tables alone decide attacks of this side. */
	plain(side: number): boolean;
	/** Whether a piece of `side` captures on this cell by table. */
	byTable(cell: number, side: number): boolean;
	/**
	 * Calls `each` with every cell of `side` from which tables capture on this cell, until it returns true; records every cell it reads.
	 */
	scan(cell: number, side: number, each: (from: number) => boolean): void;
	/** The cells of at most `most` pieces of `side` that attack a cell. */
	attackers(cell: number, side: number, asking?: EvaluationContext, most?: number): number[];
	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking?: EvaluationContext): boolean;
	/** Whether some royal of this side is attacked by the other. */
	royalAttacked(side: number, asking?: EvaluationContext): boolean;
	/** Cells of this side's royals, in cell order. */
	royals(side: number, asking?: EvaluationContext): readonly number[];
}

/** Checks and shields along lines. */
export interface CheckLines {
	/**
	 * Whether a move just made gives check to the royal on a cell: 1, 0, or -1 where only a full scan can tell.
	 *
	 * Proof: the royal's side moved before and left it safe, and a plain move changes no cell but its two. So an attack on the royal now
	 * comes from the piece that moved, or along a line through the cell it left. Used only where every ply passes the turn.
	 */
	givesCheck(route: number, detail: number, royal: number, by: number): number;
	/** Whether a piece on a cell shields its royal from an attack: 1, 0, or -1 where only a full scan can tell. */
	shields(cell: number, royal: number, by: number): number;
}
