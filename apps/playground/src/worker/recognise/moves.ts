import { position as positionOf } from '@x/core';
import { safeParsePosition } from '@x/fen';
import { gameIdOf } from '@x/pgn/games';
import { NO_MOVES, type Start } from '../../state/app-state.js';
import { playableGame } from '../all-games.js';
import { type GameText, readText } from '../game-text.js';
import { presetOf } from '../playable-game.js';
import type { Given } from '../recognise-views.js';
import { fitPosition, gamesFrom } from './position.js';

type Board = Given & { readonly to: 'board' };

/** A text of moves, read by the rules of a game. */
interface MovesRead {
	readonly board: Board;
	/** Whether all of it can be read. */
	readonly whole: boolean;
	/** The number of moves that can be read. */
	readonly moves: number;
}

/** The most games that are tried for one text of moves. */
const MOST_TRIED = 12;

const readIn = (id: string, text: string, start: Start): MovesRead | undefined => {
	const playable = playableGame(id);
	if (playable === undefined) return undefined;
	const { game, dialects, numbered } = playable;
	const begun = start.kind === 'fen' ? safeParsePosition(start.fen, game, dialects[0]?.options) : undefined;
	if (begun?.ok === false) return undefined;
	const usual = numbered === undefined ? game.start : positionOf(game, numbered.setup(numbered.usual));
	const read = readText(text, begun?.value ?? usual, () => dialects[0]?.options);
	const whole = read.nodes.length > 1 && !read.problems.some(({ severity }) => severity === 'error');
	const begins: Start = start.kind === 'preset' && numbered !== undefined ? { kind: 'number', number: numbered.usual } : start;
	return {
		board: { to: 'board', preset: presetOf(playable), start: begins, record: recordOf(text, read, whole) },
		whole,
		moves: read.nodes.length - 1,
	};
};

/** The names of the moves, if the text has nothing but moves: names of squares are replaced by the usual notation then. */
const recordOf = (text: string, { nodes, games }: GameText, whole: boolean): Board['record'] =>
	whole && games.length === 1 && /^[\w@+*=\s-]+$/.test(text)
		? { kind: 'moves', moves: nodes.slice(1).map(({ name }) => name) }
		: { kind: 'text', text };

/** The first of several games that reads a text completely, or the one that reads most of it. */
export const readMoveText = (text: string, ids: readonly string[], start: Start = { kind: 'preset' }): MovesRead | undefined => {
	let best: MovesRead | undefined;
	for (const id of ids.slice(0, MOST_TRIED)) {
		const read = readIn(id, text, start);
		if (read?.whole) return read;
		if (read !== undefined && read.moves > (best?.moves ?? -1)) best = read;
	}
	return best;
};

const tagIn = (text: string, name: string): string | undefined =>
	new RegExp(`^[^\\S\\n]*\\[${name}\\s+"([^"\\n]*)"`, 'm').exec(text.slice(0, 20_000))?.[1];

/** The board for a text with tags: that of the game which they name; without a name chess, as the standard of PGN says. */
export const boardOfTags = (text: string, current: string): Board => {
	const [variant, fen] = [tagIn(text, 'Variant'), tagIn(text, 'FEN')];
	const named = variant === undefined ? undefined : gameIdOf(variant);
	const chess = gameIdOf() ?? current;
	const ids =
		named !== undefined
			? [named]
			: variant !== undefined
				? [current, chess]
				: [...new Set([...(fen === undefined ? [] : [fitPosition(fen, chess)?.preset.id ?? chess]), chess, current])];
	return readMoveText(text, ids)?.board ?? readIn(chess, text, { kind: 'preset' })!.board;
};

/** The game of `position startpos moves …`, a command of UCI and USI. */
export const boardOfCommand = (text: string, current: string): Board | undefined => {
	const [, place = ''] = /^(?:position\s+)?((?:startpos|fen|sfen)\b[^\n]*)$/i.exec(text.trim()) ?? [];
	const [before = '', moves = ''] = place.split(/\s+moves\b/i);
	const played = moves.trim().replaceAll('*', '@');
	const [word = ''] = before.split(/\s/, 1);
	const rest = before.slice(word.length).trim();
	if (word === '') return undefined;
	if (word.toLowerCase() === 'startpos') {
		const id = playableGame(current)?.id ?? gameIdOf() ?? current;
		if (played === '') return boardOf(id, { kind: 'preset' });
		return readMoveText(played, gamesFrom(id))?.board;
	}
	const isStart = /^startpos$/i.test(rest);
	const fit = isStart ? undefined : fitPosition(rest, current, word.toLowerCase() === 'sfen' ? 'sfen' : undefined);
	if (fit === undefined) return undefined;
	const start: Start = { kind: 'fen', fen: fit.fen };
	return played === '' ? boardOf(fit.preset.id, start) : readMoveText(played, [fit.preset.id], start)?.board;
};

const boardOf = (id: string, start: Start): Board => ({ to: 'board', preset: presetOf(playableGame(id)!), start, record: NO_MOVES });
