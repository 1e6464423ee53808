import { apply, legal, type Move, moveName, type Position, perft, toMove } from '@x/core';
import { safeResolve, stringify } from '@x/san';
import type { CountRow, CountView, TheirRow } from './protocol.js';

/** Expected size below which a subtree is counted in one step: some milliseconds. */
const ONE_GO = 200_000;

/** Counts the leaves below a position, and yields the count of each small subtree. */
function* leaves(position: Position, depth: number): Generator<number, void> {
	const moves = depth > 1 ? legal(position) : [];
	if (moves.length ** depth <= ONE_GO) yield perft(position, depth);
	else for (const move of moves) yield* leaves(apply(position, move), depth - 1);
}

/**
 * Perft and divide in steps: each step counts for some milliseconds and yields the result so far.
 *
 * `now` returns the time in milliseconds.
 */
export function* countTree(position: Position, depth: number, now: () => number): Generator<CountView, void> {
	const moves = legal(position);
	const rows: CountRow[] = [];
	let time = 0;
	let nodes = 0;
	const view = (done: boolean): CountView => ({ depth, rows: [...rows], moves: moves.length, nodes, time, done });
	for (const move of moves) {
		let began = now();
		let count = 0;
		for (const some of depth === 1 ? [1] : leaves(apply(position, move), depth - 1)) {
			count += some;
			nodes += some;
			const ended = now();
			time += ended - began;
			yield view(false);
			began = now();
		}
		rows.push({ name: moveName(move), san: stringify(move, position), count });
	}
	yield view(true);
}

/** A line of a divide: a move, an optional separator, a number. Totals and headings do not begin with a move. */
const LINE = /^\s*(?:\d+[.)]\s+)?([^\s:]+)\s*(?::|-|=|\s)\s*([\d,_']+)\s*$/;
const TOTALS = /^(?:nodes|total|moves|time|sum|perft|depth|leaves)/i;

/** The legal move that another program calls by this name. */
const called = (word: string, position: Position): Move | undefined => {
	const named = toMove(position, word);
	if (named.ok) return named.value;
	const resolved = safeResolve(word, position);
	return resolved.ok ? resolved.value : undefined;
};

/** Reads the divide of another program, with our names of its moves; `name` is undefined if the move is not legal here. */
export const readDivide = (text: string, position: Position): readonly TheirRow[] =>
	text.split('\n').flatMap((line): readonly TheirRow[] => {
		const [, word, number] = LINE.exec(line.slice(0, 200)) ?? [];
		if (word === undefined || number === undefined || TOTALS.test(word)) return [];
		const move = called(word, position);
		return [{ word, name: move === undefined ? undefined : moveName(move), count: Number(number.replace(/\D/g, '')) }];
	});
