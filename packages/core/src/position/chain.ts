import { FIRST_POINT } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';
import { RECORDED, shapeOf } from '../move/packed.js';
import type { Move } from './move.js';
import { moveValue } from './moves.js';
import type { Position } from './position.js';
import { seat } from './seat.js';

/**
 * The position before, or undefined for the first of its chain.
 *
 * @example
 * previous(apply(chess.start, moveFrom(chess.start, 'e2e4'))) === chess.start // → true
 */
export const previous = (position: Position): Position | undefined => position.parent;

/**
 * The move that led here, or undefined for the first of its chain.
 *
 * @example
 * moveName(lastMove(apply(chess.start, moveFrom(chess.start, 'e2e4')))!) // → 'e2e4'
 */
export function lastMove(position: Position): Move | undefined {
	const { parent } = position;
	if (parent === undefined) return undefined;
	seat(parent);
	const { kernel } = position.game;
	if (position.recorded === undefined) return moveValue(kernel, parent, position.route, position.detail);
	const { programs } = kernel;
	const height = programs!.height();
	const move = moveValue(kernel, parent, position.route, programs!.again(position.recorded));
	programs!.forget(height);
	return move;
}

/**
 * The chain of positions that led here, the first one first, this one last.
 *
 * @example
 * history(apply(chess.start, moveFrom(chess.start, 'e2e4'))).length // → 2
 */
export function history(position: Position): Position[] {
	const chain: Position[] = [];
	for (let at: Position | undefined = position; at !== undefined; at = at.parent) chain.push(at);
	return chain.reverse();
}

/** Packed legal moves as a text that equal sets share. */
function movesText(kernel: Kernel): string {
	const { generator, programs } = kernel;
	const { lister } = generator;
	return generator.during((base, count) => {
		const texts: string[] = [];
		for (let index = base; index < base + count; index++) {
			const detail = lister.details[index]!;
			texts.push(`${lister.routes[index]},${shapeOf(detail) === RECORDED ? programs!.text(detail) : detail}`);
		}
		return texts.sort().join(';');
	});
}

/**
 * What positions share that are one for repetition: board with flags, phase, stores, identifying variables, and points
 * whose removal would change the legal moves (an en-passant square on which nobody can capture does not count).
 *
 * Two 32-bit hashes as text: equal positions have equal keys; that different ones differ is overwhelmingly likely, not certain.
 *
 * @example
 * const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'].reduce((at, name) => apply(at, moveFrom(at, name)), chess.start);
 * key(there) === key(chess.start) // → true
 */
export function key(position: Position): string {
	if (position.identity === undefined) {
		seat(position);
		const { kernel } = position.game;
		const { bench, registers } = kernel;
		let text = (bench.hashHigh >>> 0).toString(16).padStart(8, '0') + (bench.hashLow >>> 0).toString(16).padStart(8, '0');
		for (let point = 0; point < registers.points.length; point++) {
			const register = FIRST_POINT + 2 * point;
			const cell = bench.registers[register]!;
			if (cell < 0) continue;
			const withPoint = movesText(kernel);
			const mark = bench.top;
			bench.write(register, -1);
			const without = movesText(kernel);
			bench.undo(mark);
			if (withPoint !== without) text += `+${point}.${cell}`;
		}
		position.identity = text;
	}
	return position.identity;
}

/** How often the position occurred in its chain, itself included, and in what its setup says was seen. */
export function occurrences(position: Position): number {
	const own = key(position);
	let count = 1 + position.root.seen.filter((seen) => seen === own).length;
	for (let at = position.parent; at !== undefined; at = at.parent) {
		if (at.hashLow === position.hashLow && at.hashHigh === position.hashHigh && key(at) === own) count++;
	}
	return count;
}
