import { expect, test } from 'vitest';
import { workOf } from '../../../tools/lib/work.js';
import { Chess } from '../src/index.js';

/** Moves that repeat the same four positions. */
const SHUFFLE = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

const game = (plies: number): Chess => {
	const chess = new Chess();
	for (let ply = 0; ply < plies; ply++) chess.move(SHUFFLE[ply % 4]!);
	return chess;
};

const SOURCES = '/src/';

test.each<[string, (plies: number) => void]>([
	['making moves', (plies) => void game(plies)],
	[
		'asking for the outcome behind each move',
		(plies) => {
			const chess = new Chess();
			for (let ply = 0; ply < plies; ply++) {
				chess.move(SHUFFLE[ply % 4]!);
				chess.isGameOver();
				chess.isThreefoldRepetition();
			}
		},
	],
])('%s costs the same for each ply, however long the game is', (_, run) => {
	run(200);
	const short = workOf(SOURCES, () => run(1000));
	const long = workOf(SOURCES, () => run(2000));
	expect(long / short).toBeLessThan(2.2);
});

test('the history, the PGN and reading it are linear', () => {
	const cost = (plies: number): number => {
		const chess = game(plies);
		return workOf(SOURCES, () => {
			chess.history({ verbose: true });
			chess.getComments();
			const pgn = chess.pgn({ maxWidth: 80 });
			new Chess().loadPgn(pgn);
			while (chess.undo() !== null);
			while (chess.redo() !== null);
		});
	};
	cost(200);
	expect(cost(2000) / cost(1000)).toBeLessThan(2.2);
});
