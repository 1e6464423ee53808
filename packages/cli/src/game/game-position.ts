import { apply, type Game, legal, moveName, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { isNotationError, quote } from '@x/diagnostics';
import { type ParseOptions, safeParsePosition } from '@x/fen';
import { complete, fairyStockfish, hexagonal, layered, lichess, sfen, sjaak, xiangqi } from '@x/fen/dialects';
import { Unusable } from '../output/exit-code.js';
import { definitionOf } from './game-definition.js';
import type { GameSource, NamedGame } from './game-source.js';

const compiled = new Map<string, Promise<Game>>();

/** A game that is ready to play. A thread compiles each game once. */
export const gameOf = (source: GameSource): Promise<Game> => {
	const name = JSON.stringify(source);
	const known = compiled.get(name) ?? definitionOf(source).then((definition) => compile(definition));
	compiled.set(name, known);
	return known;
};

/** The dialects of a FEN, the usual one first. */
const DIALECTS: readonly ParseOptions[] = [
	{},
	...[fairyStockfish, complete, lichess, hexagonal, sfen, xiangqi, layered, sjaak].map((dialect) => ({ dialect })),
];

/** The position of a FEN in the first dialect that reads it. Throws an `Unusable`. */
export const positionIn = (game: Game, fen: string): Position => {
	let fault = 'This game has no FEN.';
	for (const options of DIALECTS) {
		try {
			const read = safeParsePosition(fen, game, { ...options, mode: 'lenient' });
			if (read.ok) return read.value;
			if (options.dialect === undefined) fault = read.problems[0]!.message;
		} catch (error) {
			// A dialect that cannot express the game.
			if (!(error instanceof TypeError) && !isNotationError(error)) throw error;
		}
	}
	throw new Unusable(`Expected a position of the game, found ${quote(fen)}: ${fault}`);
};

const play = (position: Position, name: string): Position => {
	const move = legal(position).find((one) => moveName(one) === name);
	if (move === undefined) throw new Unusable(`Expected a legal move, found ${quote(name)}.`);
	return apply(position, move);
};

/** The position that an argument names: the start of the game, or the position and the moves of a link. */
export const gameAt = async ({ source, fen, moves = [] }: NamedGame): Promise<Position> => {
	const game = await gameOf(source);
	return moves.reduce(play, fen === undefined ? game.start : positionIn(game, fen));
};

/** The names of a game for people: its title, its sides in the order of their turns, its kinds of pieces. */
export const titleOf = async (
	source: GameSource,
): Promise<{ readonly title: string; readonly sides: readonly string[]; readonly kinds: Readonly<Record<string, string>> }> => {
	const { title, ruleset, names } = await gameOf(source);
	const kinds = Object.keys(ruleset.kinds).map((kind) => [kind, names?.kinds[kind]?.title ?? kind]);
	return { title: title ?? 'A game', sides: ruleset.sideOrder, kinds: Object.fromEntries(kinds) };
};
