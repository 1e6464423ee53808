/** Infinite chess: read a game, play on, write it again. */
import { apply, outcome, toMove, turn } from '@x/core';
import { explain } from '@x/describe/explain';
import { parse, stringify } from '@x/icn';
import { icnOf, positionAtEnd } from '@x/icn/position';

export function playOn(icn: string, moves: readonly string[]): unknown {
	const position = moves.reduce((now, move) => apply(now, move), positionAtEnd(parse(icn)));
	return { turn: turn(position).side, end: outcome(position), icn: stringify(icnOf(position)) };
}

export function refusal(icn: string, move: string): unknown {
	const position = positionAtEnd(parse(icn));
	const [read, why] = [toMove(position, move), explain(position, move)];
	return [read.ok || read.problems[0]!.message, why.legal || why.message];
}
