import { chess } from '@x/games/ready/chess';
import type { Resolver } from '@x/pgn/validate';
import { orthodox } from '../sets/orthodox.js';
import type { ReadGames } from '../viewer/reader.js';
import { pgnGames } from './pgn-games.js';

const CHESS = /^(?:standard|chess|normal|from position|)$/i;

/** Whether the tags of a game say that it is one of chess. Rights to castle with other rooks than those of the start need the rules of Chess960. */
export const isChess = ({ Variant = '', FEN = '' }: Readonly<Record<string, string | undefined>>): boolean =>
	CHESS.test(Variant.trim()) && (FEN.trim() === '' || /^\S+\s+\S+\s+(?:[KQkq]+|-)(?:\s|$)/.test(FEN.trim()));

/** The rules of chess, and of no other game. */
export const onlyChess: Resolver = (tags) => {
	if (isChess(tags)) return chess;
	const { Variant = 'Chess960' } = tags;
	const problem = {
		code: 'pgn/variant-unknown',
		severity: 'error',
		message: `Expected a game of chess, found one of ${JSON.stringify(Variant)}.`,
		span: { from: 0, to: Variant.length },
	} as const;
	return { problems: [problem] };
};

const games: ReadGames = pgnGames(
	() => Promise.resolve(onlyChess),
	() => Promise.resolve([orthodox]),
);

export const read: ReadGames['read'] = games.read;
