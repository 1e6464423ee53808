import type { LegalMove, PositionView } from '../worker/protocol.js';

/** The source of a move: the piece on a cell, or a kind of piece in the hand of the side to move. */
export type Source = number | string;

/** The moves from a source. */
export const movesOf = ({ legal }: PositionView, source: Source): readonly LegalMove[] =>
	legal.filter((move) => (typeof source === 'number' ? move.from === source : move.from === undefined && move.kind === source));

/**
 * The source of a move when the user clicks an empty cell without a selection: the only kind that can be dropped, if no side has a hand or only
 * drops are legal; or the only piece that may continue the same turn, such as the duck.
 */
export const implied = (position: PositionView): Source | undefined => {
	const moves = position.legal.filter(({ to }) => to !== undefined);
	const drops = moves.filter(({ from }) => from === undefined);
	const kinds = new Set(drops.map(({ kind }) => kind));
	if (kinds.size === 1 && (position.hands.length === 0 || drops.length === moves.length)) return drops[0]!.kind;
	const origins = new Set(moves.map(({ from }) => from));
	return position.again && origins.size === 1 ? moves[0]!.from : undefined;
};

/** Moves without a target cell: a pass, or a piece that stays where it is. A move that does more than pass is offered while its piece is selected. */
export const staying = (position: PositionView, picked: Source | undefined): readonly LegalMove[] => {
	const idle = ({ from, to, captured }: LegalMove): boolean => to === undefined || (to === from && captured.length === 0);
	const passes = position.legal.filter(idle);
	// All passes are equal, whatever piece they name: one of them is offered.
	const [pass] = passes.filter(({ from }) => from === picked).concat(passes);
	const busy = position.legal.filter((move) => move.to === move.from && !idle(move) && move.from === picked);
	return [...(passes.every(({ to }) => to === undefined) ? passes : [pass!]), ...busy];
};

/** The side to move and its task: `White to move`, `White to put the duck`. */
export const turnWords = (position: PositionView, side: string): string => {
	if (!position.again) return `${side} to move`;
	const source = implied(position);
	const [move] = source === undefined ? [] : movesOf(position, source);
	return move === undefined ? `${side} to move again` : `${side} to ${move.from === undefined ? 'put' : 'move'} the ${move.mover}`;
};
