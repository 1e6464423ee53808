/** Counts the move trees of other games, against the WebAssembly and the native engines that support them. */
import { perft } from '@x/core';
import { board, diagonals, is, leap, neighbours, orthogonals, ride, royalAttacked, ruleset, side, turns } from '@x/core/build';
import { compile } from '@x/core/compile';
import { atomic } from '@x/games/atomic';
import { capablanca } from '@x/games/capablanca';
import { crazyhouse } from '@x/games/crazyhouse';
import { shogi } from '@x/games/shogi';
import { xiangqi } from '@x/games/xiangqi';
import { loadFfish } from './ffish.mjs';
import { installed, NATIVE, nativeRow } from './native.mjs';
import { geometricMean, ratioOf } from './ratio.mjs';

/** Games by name, with a depth for a peer in the same process, and a larger one for a peer that has to be started. */
const GAMES = [
	{ name: 'xiangqi', game: compile(xiangqi), depth: 3, deep: 4, counts: { 3: 79666, 4: 3290240 } },
	{ name: 'shogi', game: compile(shogi), depth: 3, deep: 4, counts: { 3: 25470, 4: 719731 } },
	{ name: 'crazyhouse', game: compile(crazyhouse), depth: 4, deep: 5, counts: { 4: 197281, 5: 4888832 } },
	{ name: 'atomic', game: compile(atomic), depth: 4, deep: 5, counts: { 4: 197326, 5: 4864979 } },
	{ name: 'capablanca', game: compile(capablanca), depth: 4, deep: 4, counts: { 4: 805128 } },
];

/** Counts with `ffish`: moves as texts, the last ply by their number. */
const ffishPerft = (at, depth) => {
	if (depth === 1) return at.numberLegalMoves();
	let nodes = 0;
	for (const move of at.legalMoves().split(' ')) {
		at.push(move);
		nodes += ffishPerft(at, depth - 1);
		at.pop();
	}
	return nodes;
};

/** The pieces of chess without pawns, in the middle of a board of any size. */
const middleGame = (size) => {
	const piece = (kind, owner, x, y) => ({ at: [x + size / 2 - 4, y + size / 2 - 4], piece: { side: owner, kind } });
	const drawing = ['r..k...q', '..n.....', '.....b..', '........', '........', '..B.....', '.....N..', 'Q...K..R'];
	return compile(
		ruleset({
			space: board(size, size),
			sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
			kinds: Object.fromEntries([...'KQRBN'].map((kind) => [kind, { moves: kind }])),
			paths: {
				K: leap(neighbours),
				Q: ride(neighbours),
				R: ride(orthogonals),
				B: ride(diagonals),
				N: leap([
					[1, 2],
					[2, 1],
					[2, -1],
					[1, -2],
					[-1, -2],
					[-2, -1],
					[-2, 1],
					[-1, 2],
				]),
			},
			royal: is('at', { kind: ['K'] }),
			forbid: [{ id: 'own-royal-safe', if: royalAttacked('own') }],
			turn: turns('white', 'black'),
			start: {
				pieces: drawing.flatMap((row, index) =>
					[...row].flatMap((letter, x) =>
						letter === '.' ? [] : [piece(letter.toUpperCase(), letter < 'a' ? 'white' : 'black', x, 7 - index)],
					),
				),
			},
		}),
	);
};

const sizeRow = (rounds) => {
	const [small, large] = [middleGame(8), middleGame(16)];
	const [few, many] = [perft(small.start, 3), perft(large.start, 3)];
	const { ratio, ours } = ratioOf(
		() => perft(large.start, 3),
		() => perft(small.start, 3),
		{ rounds },
	);
	return {
		what: 'the same pieces on 16×16, per leaf',
		peer: 'ours on 8×8',
		ratio: (ratio * many) / few,
		rate: `${(many / ours / 1000).toFixed(1)} M nodes/s`,
	};
};

/**
 * @param {{ rounds: number }} options
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export const variantRows = async ({ rounds }) => {
	const ffish = await loadFfish();
	const rows = GAMES.map(({ name, game, depth, counts }) => {
		const at = new ffish.Board(name);
		const ours = () => perft(game.start, depth);
		const theirs = () => ffishPerft(at, depth);
		if (ours() !== counts[depth] || theirs() !== counts[depth]) throw new Error(`${name}: ours ${ours()}, ffish ${theirs()}`);
		const { ratio, ours: milliseconds } = ratioOf(ours, theirs, { rounds: Math.min(rounds, 15) });
		const rate = `${(counts[depth] / milliseconds / 1000).toFixed(1)} M nodes/s`;
		return { what: `perft ${depth}, ${name}`, peer: 'ffish', ratio, rate };
	});
	const mean = (peer) => {
		const own = rows.filter((row) => row.peer === peer);
		rows.push({
			what: `perft, geometric mean of ${own.length} games`,
			peer,
			ratio: geometricMean(own.map(({ ratio }) => ratio)),
			rate: '',
		});
	};
	mean('ffish');
	for (const [peer, { games }] of Object.entries(NATIVE)) {
		if (!installed(peer)) continue;
		for (const game of GAMES)
			if (games.includes(game.name)) rows.push(nativeRow(peer, { ...game, start: game.game.start }, Math.min(rounds, 5)));
		mean(peer);
	}
	return [...rows, sizeRow(Math.min(rounds, 15))];
};
