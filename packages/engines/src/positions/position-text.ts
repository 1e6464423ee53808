import { lastMove, type Move, type Position, turn } from '@x/core';
import { quote } from '@x/diagnostics';
import { type Dialect, stringify } from '@x/fen';
import { fairyStockfish, fen, sfen, xiangqi } from '@x/fen/dialects';
import { fail } from '../errors.js';
import type { PositionText } from '../protocol/messages.js';
import type { ProtocolName } from '../protocol/protocol.js';
import type { Wording } from './wording.js';
import { playedMoves, turnsBefore, writeTurn } from './write-move.js';

/** The dialects of FEN that engines read, the likeliest first. */
const DIALECTS: Readonly<Record<ProtocolName, readonly Dialect[]>> = {
	uci: [fairyStockfish, fen],
	usi: [sfen, fairyStockfish],
	ucci: [xiangqi, fairyStockfish],
	'uci-cyclone': [xiangqi, fairyStockfish],
	xboard: [fairyStockfish, fen],
};

/** A position in the first dialect that can write it. */
const startText = (position: Position, { protocol, chess960 }: Wording): string => {
	const castling = chess960 ? 'shredder' : 'x-fen';
	let failure: unknown;
	for (const dialect of DIALECTS[protocol]) {
		try {
			return stringify(position, { dialect, castling });
		} catch (error) {
			failure ??= error;
		}
	}
	return fail('unsupported', `The position cannot be written for the protocol ${protocol}.`, {
		...(failure instanceof Error && { hint: failure.message }),
	});
};

/** A position with its history, in words of a protocol: the start of the line, and all moves from there. */
export const positionText = (position: Position, wording: Wording): PositionText => {
	const { positions, moves } = playedMoves(position, (one) => lastMove(one) as Move | undefined);
	const first = positions[0]!;
	const turns = turnsBefore(positions, moves);
	const { sideOrder } = position.game.ruleset;
	const initial = first === position.game.start && !wording.chess960;
	const at = sideOrder.indexOf(turn(position).side);
	if (sideOrder.length !== 2) fail('unsupported', `Expected a game of two sides, found ${quote(sideOrder.join(', '))}.`);
	return {
		start: initial ? undefined : startText(first, wording),
		moves: turns.map((one) => writeTurn(one, wording)),
		toMove: at === 1 ? 1 : 0,
	};
};
