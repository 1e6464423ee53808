import type { GamePlace, PgnVisitor } from '../events/visitor.js';
import type { ParsedGame } from '../tree/game.js';
import { TreeBuilder } from '../tree/tree-builder.js';
import type { ReadOptions } from './options.js';
import { ByteInput } from './reader.js';
import { chunksOf, type PgnSource } from './source.js';

/**
 * Reads PGN of any size with constant memory, and calls a visitor for its parts. It takes the next piece of the source when the visitor is ready: it
 * waits for the promises of `endGame`.
 *
 * @returns the place behind the last game that was read. With `from` a reader goes on there.
 * @throws TypeError for wrong arguments; the errors of the source and of the visitor; the reason of `signal`.
 *
 * @example
 * let games = 0;
 * const place = await read('1. e4 * 1. d4 *', { endGame: () => { games++ } });
 * [games, place.game, place.offset] // → [2, 2, 15]
 */
export async function read(source: PgnSource, visitor: PgnVisitor, options: ReadOptions = {}): Promise<GamePlace> {
	const input = new ByteInput(visitor, options, options.signal !== undefined);
	const { games } = input;
	const pause = async (): Promise<void> => {
		await games.waiting;
		games.waiting = undefined;
		options.signal?.throwIfAborted();
	};
	for await (const chunk of chunksOf(source)) {
		options.signal?.throwIfAborted();
		input.add(chunk);
		while (input.advance(false)) await pause();
		input.keep();
	}
	while (input.advance(true)) await pause();
	await pause();
	return games.position();
}

/**
 * The games of a source as trees, one after the other. Only the current game is in memory.
 *
 * @throws TypeError for wrong arguments; the errors of the source; the reason of `signal`.
 *
 * @example
 * const results: string[] = [];
 * for await (const game of readGames('1. e4 1-0 1. d4 0-1')) results.push(game.result);
 * results // → ['1-0', '0-1']
 */
export async function* readGames(source: PgnSource, options: ReadOptions = {}): AsyncGenerator<ParsedGame> {
	const found: ParsedGame[] = [];
	const input = new ByteInput(new TreeBuilder((game) => found.push(game)), options, true);
	const { signal } = options;
	for await (const chunk of chunksOf(source)) {
		signal?.throwIfAborted();
		input.add(chunk);
		for (; input.advance(false); signal?.throwIfAborted()) yield found.pop()!;
		input.keep();
	}
	for (; input.advance(true); signal?.throwIfAborted()) yield found.pop()!;
}
