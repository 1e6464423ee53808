import { apply, type Game, type Position, position as positionFrom, toMove } from '@x/core';
import { type Diagnostic, isRulesetError, isSetupError, quote, render } from '@x/diagnostics';
import { type Dialect, safeParsePosition } from '@x/fen';
import { dialectsOf } from '@x/fen/dialects';
import { Unusable } from '@x/jobs/errors';
import { definitionOf } from './game-definition.js';
import type { GameSource, NamedGame } from './game-source.js';

/** The game of a source, ready to play. Throws an `Unusable` if its rules cannot be played. */
export const gameOf = async (source: GameSource): Promise<Game> => {
	if (source.kind === 'id' && source.id === 'chess') return (await import('@x/games/ready/chess')).chess;
	const [{ compile }, definition] = await Promise.all([import('@x/core/compile'), definitionOf(source)]);
	try {
		return compile(definition);
	} catch (error) {
		if (!isRulesetError(error)) throw error;
		const faults = error.problems.map(({ path, message }) => `${path}: ${message}`).join('\n');
		throw new Unusable(`Expected rules that can be played, found faults.\n${faults}`);
	}
};

/** A text of a position after reading. */
export interface PositionRead {
	readonly dialect: Dialect;
	/** Undefined if there are errors. */
	readonly position: Position | undefined;
	readonly problems: readonly Diagnostic[];
}

const readIn = (fen: string, game: Game, dialect: Dialect): PositionRead => {
	const read = safeParsePosition(fen, game, { dialect });
	return { dialect, position: read.ok ? read.value : undefined, problems: read.ok ? read.warnings : read.problems };
};

const isSuspicious = ({ severity, code }: Diagnostic): boolean => severity === 'error' || code !== 'fen/clock-form';

/** Reads a position in the dialect of the game that fits best: without remarks, without errors, or the usual one. */
export const readPosition = (fen: string, game: Game, dialects: readonly Dialect[] = dialectsOf(game)): PositionRead => {
	let best: PositionRead | undefined;
	for (const dialect of dialects) {
		const read = readIn(fen, game, dialect);
		if (read.position !== undefined && !read.problems.some(isSuspicious)) return read;
		if (best === undefined || (best.position === undefined && read.position !== undefined)) best = read;
	}
	if (best === undefined) throw new Unusable('Expected a game with names of its pieces, found one without: its positions have no FEN.');
	return best;
};

/** A position of a game from an argument. Throws an `Unusable` with carets. */
export const positionOf = (fen: string, game: Game): Position => {
	const { position, problems } = readPosition(fen, game);
	if (position !== undefined) return position;
	throw new Unusable(
		`Expected a position of ${game.title ?? 'the game'}, found faults.\n${problems.map((one) => render(fen, one)).join('\n')}`,
	);
};

const play = (position: Position, name: string): Position => {
	const move = toMove(position, name);
	if (!move.ok) throw new Unusable(`Expected legal moves in the link, found ${quote(name)}.`);
	return apply(position, move.value);
};

/** A start of Chess960, whose number came from a link or a job. */
const numbered = ({ title = 'another game' }: Game, start: () => Position): Position => {
	try {
		return start();
	} catch (error) {
		if (!isSetupError(error)) throw error;
		throw new Unusable(`Expected a game with the pieces of Chess960 for the number of a start, found ${title}.`);
	}
};

/** The position at which a game begins: that of the FEN, of the link, or of the game. */
export const startOf = async (game: Game, { fen, number, moves = [] }: NamedGame, given?: string): Promise<Position> => {
	if (given !== undefined) return positionOf(given, game);
	if (fen !== undefined) return moves.reduce(play, positionOf(fen, game));
	if (number === undefined) return moves.reduce(play, game.start);
	const { startSetup } = await import('@x/games/chess960');
	return moves.reduce(
		play,
		numbered(game, () => positionFrom(game, startSetup(number))),
	);
};
