import { type Game, key, moveName } from '@x/core';
import { compile } from '@x/core/compile';
import { atomic } from '@x/games/atomic';
import { crazyhouse } from '@x/games/crazyhouse';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { stringify } from '@x/san';
import { replay, stringifyMoves } from '@x/san/moves';
import { describe, expect, test } from 'vitest';
import { readMoves } from '../src/moves.js';
import { fromFen } from './support/fen.js';
import { hasShared, shared } from './support/shared.js';
import { squaresOf } from './support/squares.js';

/** Reads every game of a file. Each move is canonical, so it is read without warnings and written back unchanged. */
function readAll(text: string, game: Game): { games: number; plies: number; faults: string[] } {
	const faults: string[] = [];
	let games = 0;
	let plies = 0;
	for (let at = 0; at < text.length; ) {
		const read = readMoves(text, ({ FEN }) => fromFen(game, FEN ?? 'start'), { at });
		if (read.tokens.length === 0) break;
		games++;
		for (const problem of [...read.problems, ...read.warnings]) faults.push(`${problem.message} at ${problem.span.from}`);
		let position = fromFen(game, read.tags.find(({ name }) => name === 'FEN')?.value ?? 'start');
		for (const { text: written, move, position: after } of read.moves) {
			plies++;
			if (move === undefined || after === undefined) break;
			const again = stringify(move, position);
			if (again !== written) faults.push(`${moveName(move)}: ${again}, not ${written}`);
			position = after;
		}
		const texts = read.moves.map(({ text: written }) => written);
		const first = fromFen(game, read.tags.find(({ name }) => name === 'FEN')?.value ?? 'start');
		if (key(replay(texts, first)) !== key(position)) faults.push(`a whole line ends in another position: ${texts.join(' ')}`);
		const again = stringifyMoves(
			read.moves.map(({ move }) => squaresOf(move!)),
			first,
		);
		if (again.join(' ') !== texts.join(' ')) faults.push(`a whole line is written ${again.join(' ')}, not ${texts.join(' ')}`);
		if (read.result === undefined) faults.push(`no result at ${read.end}`);
		at = read.end;
	}
	return { games, plies, faults };
}

describe.runIf(hasShared)('real games', () => {
	test.each([
		['standard-lichess', chess, 438],
		['standard-otb', chess, 232],
		['chess960', chess960, 466],
		['crazyhouse', compile(crazyhouse), 24],
		['atomic', compile(atomic.rules, chess.names), 52],
	] as const)('%s', (name, game, count) => {
		const { games, plies, faults } = readAll(shared(`pgn/${name}.pgn`), game);
		expect(faults).toEqual([]);
		expect(games).toBe(count);
		expect(plies).toBeGreaterThan(10 * games);
	});
});
