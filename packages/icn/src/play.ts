/** `@x/icn/play`: plays games by their rules, on the unbounded board of `@x/plane`. */

import { apply, checkers, find, outcome, pieceAt, turn } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { type PlaneMove, type PlanePosition, plane } from '@x/plane';
import { planeNames } from '@x/plane/rules';
import type { IcnGame, IcnMove } from './game.js';
import { type RulesetOptions, sideOf, toRuleset } from './rules.js';
import { stringifyMove } from './stringify.js';

export { type RulesetOptions, toRuleset } from './rules.js';

/** The reasons why a move cannot be made; the keys are the values of `data.reason`. */
type Why = readonly [reason: 'over' | 'no-piece' | 'turn' | 'piece' | 'capture' | 'promotion' | 'check' | 'reach', message: string];

/** Whether the move only fails because it leaves a royal attacked. Generates the moves without that law. */
function exposed(position: PlanePosition, { from, to }: IcnMove): Why | undefined {
	const free = position.game.engine.withoutLaws!(position);
	const [way] = find(free, { from, to });
	if (way === undefined) return undefined;
	const by = checkers(apply(free, way), way.side).map((square) => square.join());
	return ['check', `A royal of ${way.side} would be attacked from ${by.join(' and ')}.`];
}

/** The reason why no legal move leads to the target. */
function whyNot(position: PlanePosition, move: IcnMove, ways: readonly PlaneMove[]): Why {
	const { from, to, promotion } = move;
	const { side } = turn(position);
	const found = pieceAt(position, from);
	const end = outcome(position);
	if (end?.winner !== undefined) return ['over', `The game is over: ${end.reason}.`];
	if (found === undefined) return ['no-piece', `Expected a piece on ${from}; the square is empty.`];
	if (found.side !== side) return ['turn', `It is the turn of ${side}.`];
	if (ways.length === 0) return exposed(position, move) ?? ['reach', `The piece on ${from} cannot reach ${to}.`];
	const kinds = ways.flatMap(({ promotion: kind }) => kind ?? []).map((kind) => kind.toLowerCase());
	if (kinds.length === 0) return ['promotion', `No piece promotes on ${to}.`];
	const what = promotion && sideOf(promotion.player) === side ? promotion.kind : 'a piece of another player';
	return ['promotion', `This pawn promotes to ${kinds.join(' or ')}, not to ${promotion ? what : 'a pawn'}.`];
}

/** Finds the legal move, or the reason why there is none. */
function wayOf(position: PlanePosition, move: IcnMove): { readonly way: PlaneMove } | { readonly why: Why } {
	const { from, to, promotion, piece, capture } = move;
	const ways = find(position, { from, to });
	const way = ways.find((one) => one.promotion === promotion?.kind.toUpperCase());
	if (way === undefined || (promotion && sideOf(promotion.player) !== way.side)) return { why: whyNot(position, move, ways) };
	if (piece && (sideOf(piece.player) !== way.side || piece.kind.toUpperCase() !== way.kind)) {
		return { why: ['piece', `The move names another piece than ${way.kind.toLowerCase()} of ${way.side} on ${from}.`] };
	}
	return capture && way.captured.length === 0 ? { why: ['capture', 'This move is not a capture.'] } : { way };
}

/**
 * Plays a game by its rules: returns the first position, and one after each move. Each move is checked, including the piece and the capture
 * that it names. Signs of check are not checked.
 *
 * The functions of `@x/plane` accept the positions. A draw does not end a game, a win does.
 *
 * @throws {NotationError} with `icn/illegal-move` for the first move that cannot be made: `data` contains its path, its ply and the reason
 * as one word. Also under the conditions of {@link toRuleset}.
 *
 * @example
 * replay(parse('w K0,0|Q9,1|k0,9 9,1>9,2 | 0,9>0,10')).length // 3
 * replay(parse('w K0,0|r9,0|k0,9 0,0>1,0')) // throws NotationError: Ply 1, 0,0>1,0: A royal of white would be attacked from 9,0.
 */
export function replay(game: IcnGame, options: RulesetOptions = {}): readonly PlanePosition[] {
	let position = plane(toRuleset(game, options), planeNames).start;
	const positions = [position];
	for (const [nth, move] of game.moves.entries()) {
		const found = wayOf(position, move);
		if ('why' in found) {
			const [reason, message] = found.why;
			const text = stringifyMove(move, { style: 'compact', dialect: game.dialect ?? 'seed' });
			const data = { path: `moves[${nth}]`, ply: nth + 1, reason };
			const whole = `Ply ${nth + 1}, ${text}: ${message}`;
			throw new NotationError([{ code: 'icn/illegal-move', message: whole, severity: 'error', span: { from: 0, to: 0 }, data }]);
		}
		position = apply(position, found.way);
		positions.push(position);
	}
	return positions;
}
