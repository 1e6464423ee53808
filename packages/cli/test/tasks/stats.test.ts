import { describe, expect, it } from 'vitest';
import { recordsOf, Session } from '../support/session.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const OPEN = 'rnbqkbnr/ppp1pppp/8/3p4/3P4/2N5/PPP1PPPP/R1BQKBNR b KQkq - 7 9';

/** The moves from a position, each with its games and those that White won. */
const movesFrom = async (fen: string, pgn: string, ...words: readonly string[]): Promise<unknown> => {
	const session = new Session({ 'a.pgn': pgn });
	const { out, notes } = await session.x(['stats', 'a.pgn', '--plies', '0', '--fen', fen, '--json', ...words]);
	expect(notes).toBe('');
	const [{ reached, moves }] = recordsOf(out) as [{ reached: number; moves: readonly { move: string; games: number; white: number }[] }];
	return [reached, ...moves.map(({ move, games, white }) => `${move} ${games} ${white}`)];
};

describe('the moves from a position', () => {
	it('are counted by whatever moves a game came to it, each game once, in one spelling', async () => {
		const pgn = `1. d4 d5 2. Nc3 Nf6 1-0

1. Nc3 d5 2. d4 Ng8f6 3. Nb1 Ng8 4. Nc3 e6 0-1

1. d4 d5 2. Nc3 *

1. d4 d5 (1... Nf6 2. Nc3 d5) 2. Nc3 (2. c4 e6) 2... e6 1-0

1. d4 d5 2. Nc3 Ke4 *

1. d4 Nf6 *
`;
		expect(await movesFrom(OPEN, pgn)).toEqual([5, 'Nf6 2 1', 'e6 1 1']);
		expect(await movesFrom(START, pgn)).toEqual([6, 'd4 5 2', 'Nc3 1 0']);
	});

	it('are those of games that begin there, and of other rules', async () => {
		const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
		expect(await movesFrom(fen, `[FEN "${fen}"]\n\n1. e4 1-0\n`)).toEqual([1, 'e4 1 1']);
		const pgn = '[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *\n';
		expect(await movesFrom('rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3', pgn, '--game', 'crazyhouse')).toEqual([
			1,
			'P@e4 1 0',
		]);
	});

	it('need a position, and one of the game', async () => {
		const session = new Session({ 'a.pgn': '1. e4 *\n' });
		expect((await session.x(['stats', 'a.pgn', '--game', 'shogi'])).notes).toContain('Expected --fen with --game, found only the game.');
		expect((await session.x(['stats', 'a.pgn', '--fen', '8/8 w'])).notes).toContain('Expected a position of Chess, found faults.');
	});
});
