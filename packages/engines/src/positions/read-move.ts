import { apply, legal, type Move, type Position, toMove, turn } from '@x/core';
import { safeResolve } from '@x/san';
import { type CellNames, cellNamesOf } from './cells.js';
import type { Wording } from './wording.js';
import { turnsFrom, writeTurn } from './write-move.js';

/** A text of an engine as `@x/core` names the move: its own names of cells. */
const translated = (
	text: string,
	{ pattern, cellOf }: CellNames,
	{ cellName }: { cellName: (cell: number) => string },
): string | undefined => {
	const drop = /^(\+?[A-Za-z])[@*](.+)$/.exec(text);
	if (drop !== null) {
		const cell = cellOf(drop[2]!);
		return cell === undefined ? undefined : `${drop[1]}@${cellName(cell)}`;
	}
	let rest = text;
	let name = '';
	for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
		const cell = cellOf(found[0]);
		if (cell === undefined) return undefined;
		name += cellName(cell);
		rest = rest.slice(found[0].length);
	}
	return name === '' ? undefined : name + rest;
};

/** Looks a text up among the names of all turns: for signs that only engines have. */
const searched = (text: string, position: Position, wording: Wording): readonly Move[] | undefined => {
	const plain = text.replace(/=$/, '');
	for (const move of legal(position)) for (const moves of turnsFrom(position, move)) if (writeTurn(moves, wording) === plain) return moves;
	return undefined;
};

/**
 * The legal moves of a turn that an engine names; undefined if no legal turn has this name. Usually it is one move.
 *
 * @example
 * import { moveName } from '@x/core';
 * import { chess } from '@x/games/ready/chess';
 * readTurn('e2e4', chess.start, { protocol: 'uci', chess960: false })?.map(moveName) // → [ 'e2e4' ]
 */
export const readTurn = (text: string, position: Position, wording: Wording): readonly Move[] | undefined => {
	const { game } = position;
	const names = cellNamesOf(game, wording.protocol);
	if (!text.includes(',')) {
		const name = translated(text, names, { cellName: (cell) => game.cellName(cell) });
		const direct = name === undefined ? undefined : toMove(position, name);
		if (direct?.ok) {
			const [turnOfMove = []] = turnsFrom(position, direct.value);
			if (turnOfMove.length === 1) return turnOfMove;
		}
		if (wording.protocol === 'xboard' && name === undefined) {
			const san = safeResolve(text, position);
			if (san.ok) return [san.value];
		}
	}
	return searched(text, position, wording);
};

/** The position after a turn. */
export const afterTurn = (position: Position, moves: readonly Move[]): Position =>
	moves.reduce((now, move) => apply(now, move) as Position, position);

/** The side to move of a position. */
export const sideOf = (position: Position): string => turn(position).side;
