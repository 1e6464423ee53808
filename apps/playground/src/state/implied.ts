import type { LegalMove, PositionView } from '../worker/protocol.js';

/** What is taken up: the piece on a cell, or a kind of piece from the hand of the side to move. */
export type Source = number | string;

/** The moves of what is taken up. */
export const movesOf = ({ legal }: PositionView, source: Source): readonly LegalMove[] =>
	legal.filter((move) => (typeof source === 'number' ? move.from === source : move.from === undefined && move.kind === source));

/**
 * What a click on an empty cell moves though nothing is taken up: the one kind that can be put down, where nobody holds pieces or nothing
 * else can be done; what alone may go on in the same turn, as the duck must.
 */
export const implied = (position: PositionView): Source | undefined => {
	const moves = position.legal.filter(({ to }) => to !== undefined);
	const drops = moves.filter(({ from }) => from === undefined);
	const kinds = new Set(drops.map(({ kind }) => kind));
	if (kinds.size === 1 && (position.hands.length === 0 || drops.length === moves.length)) return drops[0]!.kind;
	const origins = new Set(moves.map(({ from }) => from));
	return position.again && origins.size === 1 ? moves[0]!.from : undefined;
};

/** Moves that go nowhere: a pass, or a piece that stays where it is. One that does more than to pass is offered while its piece is held. */
export const staying = (position: PositionView, picked: Source | undefined): readonly LegalMove[] => {
	const idle = ({ from, to, captured }: LegalMove): boolean => to === undefined || (to === from && captured.length === 0);
	const passes = position.legal.filter(idle);
	// Whoever passes with a piece passes: which piece it is makes no difference to be asked for.
	const [pass] = passes.filter(({ from }) => from === picked).concat(passes);
	const busy = position.legal.filter((move) => move.to === move.from && !idle(move) && move.from === picked);
	return [...(passes.every(({ to }) => to === undefined) ? passes : [pass!]), ...busy];
};

/** Whose turn it is, and for what: `White to move`, `White to put the duck`. */
export const turnWords = (position: PositionView, side: string): string => {
	if (!position.again) return `${side} to move`;
	const source = implied(position);
	const [move] = source === undefined ? [] : movesOf(position, source);
	return move === undefined ? `${side} to move again` : `${side} to ${move.from === undefined ? 'put' : 'move'} the ${move.mover}`;
};
