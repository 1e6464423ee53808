import { apply, hasLegalMove, legal, moveName, type Position, perft, turn } from '@x/core';
import { Unusable } from '@x/jobs/errors';
import { startPosition } from '../game/game-cache.js';
import type { NamedGame } from '../game/game-source.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { type AnyCommandTask, defineTask } from './task.js';

/** The sequences of moves to count. */
export interface PerftPlan {
	readonly game: NamedGame;
	readonly depth: number;
	/** Whether a turn of several moves counts as one. */
	readonly turns: boolean;
	/** Whether the counts of the first moves are shown. */
	readonly divide: boolean;
	readonly json: boolean;
}

/** A sub-tree: the position behind some moves, and the plies that are left. */
interface PerftPart {
	readonly game: NamedGame;
	readonly moves: readonly string[];
	readonly depth: number;
	readonly turns: boolean;
	/** Whether the turn of the last move goes on. */
	readonly open: boolean;
}

interface PerftResult {
	/** The first of its moves. */
	readonly move: string | undefined;
	/** A whole number in digits. */
	readonly nodes: string;
}

/** Fewer sub-trees than this are divided once more: the last threads would wait for the largest of them. */
const FEW = 64;

/** The position behind moves. */
const follow = (start: Position, moves: readonly string[]): Position => {
	let position = start;
	for (const name of moves) {
		const move = legal(position).find((one) => moveName(one) === name);
		if (move === undefined) throw new Unusable(`Expected a legal move, found ${name}.`);
		position = apply(position, move);
	}
	return position;
};

/** The sub-trees behind one more move. */
const expand = (position: Position, part: PerftPart): readonly PerftPart[] => {
	const { side } = turn(position);
	const names = new Set<string>();
	return legal(position).flatMap((move) => {
		const name = moveName(move);
		if (names.has(name)) throw new Unusable(`Expected moves with different names, found ${name} twice.`);
		names.add(name);
		const open = part.turns && turn(apply(position, move)).side === side;
		return [{ ...part, moves: [...part.moves, name], depth: open ? part.depth : part.depth - 1, open }];
	});
};

const split = async ({ game, depth, turns, divide }: PerftPlan): Promise<readonly PerftPart[]> => {
	const whole: PerftPart = { game, moves: [], depth, turns, open: false };
	if (depth === 0 || (depth < 3 && !divide)) return [whole];
	const start = await startPosition(game);
	const first = expand(start, whole);
	if (first.length >= FEW || depth < 4) return first;
	return first.flatMap((part) => (part.open ? [part] : expand(follow(start, part.moves), part)));
};

const count = (position: Position, { depth, turns, open }: PerftPart): number => {
	const nodes = perft(position, depth, { unit: turns ? 'turn' : 'phase' });
	// A turn that ends the game half-way is still one turn.
	return open && depth === 1 && nodes === 0 && !hasLegalMove(position) ? 1 : nodes;
};

const run = async (part: PerftPart): Promise<PerftResult> => {
	const nodes = count(follow(await startPosition(part.game), part.moves), part);
	if (!Number.isSafeInteger(nodes)) throw new Unusable('Expected a count below 2^53, found more.', 'Use a smaller depth.');
	return { move: part.moves[0], nodes: String(nodes) };
};

const report = async ({ depth, divide, json }: PerftPlan, results: AsyncIterable<PerftResult>, terminal: Terminal): Promise<ExitCode> => {
	const moves = new Map<string, bigint>();
	let nodes = 0n;
	for await (const one of results) {
		nodes += BigInt(one.nodes);
		if (one.move !== undefined) moves.set(one.move, (moves.get(one.move) ?? 0n) + BigInt(one.nodes));
	}
	if (json) {
		const counts = Object.fromEntries([...moves].map(([move, found]) => [move, String(found)]));
		await terminal.write(`${JSON.stringify({ type: 'perft', depth, nodes: String(nodes), ...(divide ? { moves: counts } : {}) })}\n`);
		return EXIT.fine;
	}
	if (divide) for (const [move, found] of moves) await terminal.write(`${move}: ${found}\n`);
	await terminal.write(divide ? `\n${nodes}\n` : `${nodes}\n`);
	return EXIT.fine;
};

export const task: AnyCommandTask = defineTask<PerftPlan, PerftPart, PerftResult>({ unit: 'sub-trees', split, size: () => 1, run, report });
