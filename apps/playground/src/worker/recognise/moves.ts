import { apply, moveName, position as positionOf, toMove } from '@x/core';
import { safeParsePosition } from '@x/fen';
import { gameIdOf } from '@x/pgn/games';
import { NO_MOVES, type Start } from '../../state/app-state.js';
import { playableGame } from '../all-games.js';
import { type GameText, readText } from '../game-text.js';
import { presetOf } from '../playable-game.js';
import type { Given } from '../recognise-views.js';
import { fitPosition, gamesFrom } from './position.js';
import { faultyXiangqi, isXiangqi, readXiangqi } from './xiangqi.js';

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
	const { game, dialects, numbered, otherwise } = playable;
	const begun = start.kind === 'fen' ? safeParsePosition(start.fen, game, dialects[0]?.options) : undefined;
	if (begun?.ok === false) return undefined;
	const usual = numbered === undefined ? game.start : positionOf(game, numbered.setup(numbered.usual));
	const first = begun?.value ?? usual;
	const begins: Start = start.kind === 'preset' && numbered !== undefined ? { kind: 'number', number: numbered.usual } : start;
	const boardWith = (record: Board['record']): Board => ({ to: 'board', preset: presetOf(playable), start: begins, record });
	const readWith = (reader: typeof otherwise): MovesRead => {
		const read = readText(text, first, () => dialects[0]?.options, 0, reader);
		const whole = read.nodes.length > 1 && !read.problems.some(({ severity }) => severity === 'error');
		return { board: boardWith(recordOf(text, read, whole)), whole, moves: read.nodes.length - 1 };
	};
	const plain = readWith(undefined);
	if (plain.whole || otherwise === undefined) return plain;
	// Points of xiangqi are read as those of the page where all moves are legal so, and otherwise with ranks from 0.
	const own = isXiangqi(game) ? readXiangqi(text, first, playable.title) : undefined;
	if (own !== undefined) return { board: boardWith(own.record), whole: true, moves: own.moves };
	const other = readWith(otherwise);
	return other.moves > plain.moves ? other : plain;
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

/** The board for a file of xiangqi: of the game on the board if its players write moves so and all of them are legal in it. */
export const boardOfXiangqi = (text: string, current: string): Board => {
	const own = playableGame(current);
	const ids = [...new Set(['xiangqi', ...(own !== undefined && isXiangqi(own.game) ? [current] : [])])];
	for (const id of ids) {
		const { game, title, ...playable } = playableGame(id)!;
		const read = readXiangqi(text, game.start, title);
		if (read !== undefined)
			return { to: 'board', preset: presetOf({ ...playable, title }), start: { kind: 'preset' }, record: read.record };
	}
	const playable = playableGame('xiangqi')!;
	const record = { kind: 'text', text: faultyXiangqi(text, playable.title) } as const;
	return { to: 'board', preset: presetOf(playable), start: { kind: 'preset' }, record };
};

/** The moves of a command, in the first of several games in which all of them are legal. */
const movesOfCommand = (text: string, ids: readonly string[], start: Start): Board | undefined => {
	const words = text.split(/\s+/);
	for (const id of ids.slice(0, MOST_TRIED)) {
		const playable = playableGame(id);
		if (playable === undefined) continue;
		const { game, dialects } = playable;
		const begun = start.kind === 'fen' ? safeParsePosition(start.fen, game, dialects[0]?.options) : undefined;
		if (begun?.ok === false) continue;
		let position = begun?.value ?? game.start;
		const moves: string[] = [];
		for (const word of words) {
			const move = toMove(position, word);
			if (!move.ok) break;
			moves.push(moveName(move.value));
			position = apply(position, move.value);
		}
		if (moves.length === words.length) return { to: 'board', preset: presetOf(playable), start, record: { kind: 'moves', moves } };
	}
	return undefined;
};

/** The game of `position startpos moves …`, a command of UCI and USI. */
export const boardOfCommand = (text: string, current: string): Board | undefined => {
	const [, place = ''] = /^(?:position\s+)?((?:startpos|fen|sfen)\b[^\n]*)$/i.exec(text.trim()) ?? [];
	const [before = '', moves = ''] = place.split(/\s+moves\b/i);
	// USI drops with a star. Other games have moves that begin with one.
	const played = moves.trim().replace(/(?<=[A-Za-z])\*/g, '@');
	const [word = ''] = before.split(/\s/, 1);
	const rest = before.slice(word.length).trim();
	if (word === '') return undefined;
	if (word.toLowerCase() === 'startpos') {
		const id = playableGame(current)?.id ?? gameIdOf() ?? current;
		if (played === '') return boardOf(id, { kind: 'preset' });
		return movesOfCommand(played, gamesFrom(id), { kind: 'preset' }) ?? readMoveText(played, gamesFrom(id))?.board;
	}
	const isStart = /^startpos$/i.test(rest);
	const fit = isStart ? undefined : fitPosition(rest, current, word.toLowerCase() === 'sfen' ? 'sfen' : undefined);
	if (fit === undefined) return undefined;
	const start: Start = { kind: 'fen', fen: fit.fen };
	if (played === '') return boardOf(fit.preset.id, start);
	return movesOfCommand(played, [fit.preset.id], start) ?? readMoveText(played, [fit.preset.id], start)?.board;
};

const boardOf = (id: string, start: Start): Board => ({ to: 'board', preset: presetOf(playableGame(id)!), start, record: NO_MOVES });
