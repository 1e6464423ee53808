import { apply, type Game, moveName, outcome, type Position } from '@x/core';
import { Unusable } from '@x/jobs/errors';
import { linesOf } from '../convert/lines.js';
import type { NamedGame } from '../game/game-source.js';
import { positionOf, startOf as startOfNamed } from '../game/playable.js';
import { openInput } from '../input/input-file.js';
import { textKindOf } from '../input/text-kind.js';
import type { Terminal } from '../output/terminal.js';

/** Refuses an opening behind which there is nothing to play. */
const checkOpen = (position: Position, place: string): void => {
	const end = outcome(position, { claims: true });
	if (end !== undefined)
		throw new Unusable(`Expected openings that can be played on, found the end of a game (${end.reason}) in ${place}.`);
};

/** The openings of games: their first moves. */
async function* gameOpenings(bytes: AsyncIterable<Uint8Array>, named: NamedGame, game: Game, plies: number): AsyncGenerator<NamedGame> {
	const [{ readGames }, { startOf }, { isNullMove, safeResolve }] = await Promise.all([
		import('@x/pgn/stream'),
		import('@x/pgn/validate'),
		import('@x/san'),
	]);
	let number = 0;
	for await (const { tags, moves } of readGames(bytes)) {
		const place = `game ${++number} of the openings`;
		const { start, problems } = startOf(() => game, tags);
		if (start === undefined) throw new Unusable(`Expected a position in ${place}, found a fault: ${problems[0]?.message}`);
		let position = start;
		const names: string[] = [];
		for (const { san } of moves.slice(0, plies)) {
			const read = safeResolve(san, position);
			if (!read.ok) throw new Unusable(`Expected legal moves in ${place}, found a fault: ${read.problems[0]?.message}`);
			if (isNullMove(read.value)) throw new Unusable(`Expected legal moves in ${place}, found a null move.`);
			position = apply(position, read.value);
			names.push(moveName(read.value));
		}
		checkOpen(position, place);
		const fen = tags.findLast(({ name, value }) => name === 'FEN' && value.trim() !== '')?.value;
		yield { source: named.source, ...(fen === undefined ? {} : { fen }), moves: names };
	}
}

/** The openings of a file of positions, one in each line. */
async function* positionOpenings(
	bytes: AsyncIterable<Uint8Array>,
	named: NamedGame,
	game: Game,
	isEpd: boolean,
): AsyncGenerator<NamedGame> {
	const [{ safeResolve }, { stringify }] = await Promise.all([import('@x/pgn/epd'), import('@x/fen')]);
	for await (const { text, line } of linesOf(bytes)) {
		const place = `line ${line} of the openings`;
		if (!isEpd) {
			checkOpen(positionOf(text.trim(), game), place);
			yield { source: named.source, fen: text.trim() };
			continue;
		}
		const read = safeResolve(text, game);
		if (!read.ok) throw new Unusable(`Expected an EPD in ${place}, found a fault: ${read.problems[0]?.message}`);
		checkOpen(read.value.position, place);
		yield { source: named.source, fen: stringify(read.value.position) };
	}
}

/** Where the openings of a match come from. */
export interface OpeningOptions {
	/** A file of games (PGN) or positions (FEN, EPD); the game itself without one. */
	readonly file: string | undefined;
	/** The most moves of an opening from a game. */
	readonly plies: number;
}

/** The positions from which games are played, as plain data. Throws an `Unusable`. */
export const readOpenings = async (
	named: NamedGame,
	game: Game,
	{ file, plies }: OpeningOptions,
	terminal: Terminal,
): Promise<readonly NamedGame[]> => {
	if (file === undefined) {
		checkOpen(await startOfNamed(game, named), 'the link');
		return [named];
	}
	const input = await openInput(file, terminal);
	const kind = await textKindOf(file, input.head);
	const openings: NamedGame[] = [];
	if (kind === 'pgn') for await (const one of gameOpenings(input.bytes(), named, game, plies)) openings.push(one);
	else if (kind === 'fen' || kind === 'epd')
		for await (const one of positionOpenings(input.bytes(), named, game, kind === 'epd')) openings.push(one);
	else throw new Unusable(`Expected games (PGN) or positions (FEN, EPD) in ${file}, found ${kind ?? 'another text'}.`);
	if (openings.length === 0) throw new Unusable(`Expected openings in ${file}, found none.`);
	return openings;
};
