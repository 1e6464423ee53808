import { apply, moveName, type Position } from '@x/core';
import { isNotationError } from '@x/diagnostics';
import type { PgnGame } from '@x/pgn';
import type { Block } from '../input/blocks.js';
import { messagesOf, type Notation, type Notations, type WrittenText } from './notation.js';
import { XIANGQI } from './xiangqi.js';

/** The main line of a game after playing it. */
interface PlayedGame {
	readonly start: Position;
	readonly last: Position;
	/** The names of the moves. */
	readonly moves: readonly string[];
	/** Why the rest of the line could not be played. */
	readonly lost: readonly string[];
}

/** Plays the main line of a game, until a move is not legal. */
export const playGame = async ({ tags, moves }: PgnGame): Promise<PlayedGame | { readonly lost: readonly string[] }> => {
	const [{ games }, { startOf }, { isNullMove, safeResolve }] = await Promise.all([
		import('@x/pgn/games'),
		import('@x/pgn/validate'),
		import('@x/san'),
	]);
	const { start, problems } = startOf(games, tags);
	if (start === undefined) return { lost: messagesOf(problems) };
	let position = start;
	const names: string[] = [];
	for (const { san } of moves) {
		const read = safeResolve(san, position);
		if (!read.ok) return { start, last: position, moves: names, lost: messagesOf(read.problems) };
		if (isNullMove(read.value)) return { start, last: position, moves: names, lost: ['The null move and the moves behind it are lost.'] };
		position = apply(position, read.value);
		names.push(moveName(read.value));
	}
	return { start, last: position, moves: names, lost: [] };
};

const asPgn =
	(format: 'export' | 'compact') =>
	async (game: PgnGame): Promise<WrittenText> => {
		const { stringify } = await import('@x/pgn');
		try {
			return { text: stringify(game, { format }), lost: [] };
		} catch (error) {
			if (!isNotationError(error)) throw error;
			return { text: undefined, lost: messagesOf(error.problems) };
		}
	};

const hasMore = ({ comments, moves }: PgnGame): boolean =>
	comments.length > 0 || moves.some((move) => move.comments.length > 0 || move.nags.length > 0 || move.variations.length > 0);

const pgn: Notation<PgnGame> = {
	title: 'PGN in the export format',
	read: async function* (bytes) {
		const { readGames } = await import('@x/pgn/stream');
		for await (const game of readGames(bytes)) {
			const piece: Block = { text: '', line: game.firstLine };
			yield { piece, value: game, lost: messagesOf(game.problems.filter(({ severity }) => severity === 'error')) };
		}
	},
	write: asPgn('export'),
};

const uci: Notation<PgnGame> = {
	title: "UCI's command position: the moves of the main line",
	write: async (game) => {
		const played = await playGame(game);
		if (!('start' in played)) return { text: undefined, lost: played.lost };
		const { start, moves, lost } = played;
		const { stringify } = await import('@x/fen');
		const { usual } = await import('@x/fen/dialects');
		const isUsual = !game.tags.some(({ name }) => name === 'FEN');
		const begin = isUsual ? 'startpos' : `fen ${stringify(start, { dialect: usual })}`;
		const more = [
			...(game.tags.length > 0 ? ['The tags are lost.'] : []),
			...(hasMore(game) ? ['Comments, annotations and variations are lost.'] : []),
		];
		return { text: `position ${begin}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`, lost: [...lost, ...more] };
	},
};

export const GAMES: Notations<PgnGame> = {
	pgn,
	'pgn-compact': { title: 'PGN without line breaks in the moves', write: asPgn('compact') },
	uci,
	...XIANGQI,
};
