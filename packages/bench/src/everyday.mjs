/** Single calls of a server: a move arrives as text or from another process, a position as a FEN. */
import { apply, isLegal, legal, moveName, toMove } from '@x/core';
import { parsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { resolve, stringify } from '@x/san';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSanAndPlay } from 'chessops/san';
import { parseUci } from 'chessops/util';
import { fensOf } from './fen.mjs';
import { ratioOf } from './ratio.mjs';

const inUci = (game) => {
	let position = chess.start;
	return game.map((san) => {
		const move = resolve(san, position);
		position = apply(position, move);
		return moveName(move);
	});
};

/** The move with a name in UCI. */
const named = (position, name) => {
	const read = toMove(position, name);
	if (!read.ok) throw new Error(`we do not read ${name}`);
	return read.value;
};

/** Plays a game of moves in UCI; returns the length of what `play` returns for each. */
const played = (play) => (names) => {
	let position = chess.start;
	let sum = 0;
	for (const name of names) {
		const move = named(position, name);
		sum += play(move, position);
		position = apply(position, move);
	}
	return sum;
};

/** The same with the peer, which plays on one position. */
const playedByPeer = (play) => (names) => {
	const position = Chess.default();
	let sum = 0;
	for (const name of names) {
		const move = parseUci(name);
		if (move === undefined || !position.isLegal(move)) throw new Error(`chessops does not read ${name}`);
		sum += play(move, position);
	}
	return sum;
};

const fromFen = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

/** The legal moves of the peer, with a promotion as one. */
const destinations = (position) => {
	let sum = 0;
	for (const targets of position.allDests().values()) sum += targets.size();
	return sum;
};

/** The number of our moves between different cells, as the peer counts them: castling is listed once. */
const pairsOf = (position) => new Set(legal(position).map(({ from, to }) => from * 64 + to)).size;

/** The positions of a line and the moves that lead from each. */
const stepsOf = (names) => {
	let position = chess.start;
	return names.map((name) => {
		const step = { position, move: named(position, name) };
		position = apply(position, step.move);
		return step;
	});
};

/** Moves of a line with the positions of another, equal line; and the same for the peer. */
const linesOf = (names) => {
	const moves = stepsOf(names).map(({ move }) => move);
	// Made after the whole first line, since the same move made twice in a row gives the same position.
	const ours = stepsOf(names).map(({ position }, ply) => ({ position, move: moves[ply] }));
	if (ours.some(({ position, move }, ply) => ply > 0 && position === move.position)) throw new Error('the lines share positions');
	const line = Chess.default();
	const theirs = names.map((name) => {
		const move = parseUci(name);
		if (move === undefined) throw new Error(`chessops does not read ${name}`);
		const before = line.clone();
		line.play(move);
		return { position: before, move };
	});
	return { ours, theirs };
};

/**
 * @param {readonly string[][]} games in SAN
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const everydayRows = (games, { rounds }) => {
	const lines = games.map(inUci);
	const plies = lines.reduce((total, names) => total + names.length, 0);
	const fens = fensOf(games);
	const equal = lines.map(linesOf);
	const ours = equal.flatMap((line) => line.ours);
	const theirs = equal.flatMap((line) => line.theirs);
	const total = (list, one) => () => list.reduce((sum, item) => sum + one(item), 0);
	const works = [
		[
			'UCI → checked move + apply',
			plies,
			total(
				lines,
				played(() => 1),
			),
			total(
				lines,
				playedByPeer((move, position) => {
					position.play(move);
					return 1;
				}),
			),
		],
		[
			'UCI → checked move + SAN + apply',
			plies,
			total(
				lines,
				played((move, position) => stringify(move, position).length),
			),
			total(
				lines,
				playedByPeer((move, position) => makeSanAndPlay(position, move).length),
			),
		],
		[
			'FEN → position → all legal moves',
			fens.length,
			total(fens, (fen) => legal(parsePosition(fen, chess)).length),
			total(fens, (fen) => destinations(fromFen(fen))),
		],
		[
			'all legal moves with their names; the peer: `allDests`',
			ours.length,
			total(ours, ({ position }) => legal(position).reduce((sum, move) => sum + moveName(move).length, 0)),
			total(theirs, ({ position }) => destinations(position)),
		],
		[
			'`isLegal` of a move of an equal position',
			ours.length,
			total(ours, ({ position, move }) => (isLegal(position, move) ? 1 : 0)),
			total(theirs, ({ position, move }) => (position.isLegal(move) ? 1 : 0)),
		],
		[
			'`isLegal` of a move of an equal position, and apply',
			plies,
			total(equal, (line) => {
				let position = chess.start;
				for (const { move } of line.ours) {
					if (!isLegal(position, move)) throw new Error('a move of the game is not legal');
					position = apply(position, move);
				}
				return position.depth;
			}),
			total(equal, (line) => {
				const position = Chess.default();
				for (const { move } of line.theirs) {
					if (!position.isLegal(move)) throw new Error('a move of the game is not legal');
					position.play(move);
				}
				return line.theirs.length;
			}),
		],
	];
	for (const [index, { position }] of ours.entries())
		if (pairsOf(position) !== destinations(theirs[index].position))
			throw new Error(`the lists of moves differ in ${makeFen(theirs[index].position.toSetup())}`);
	for (const [what, , one, other] of works)
		if (!what.startsWith('all') && !what.startsWith('FEN') && one() !== other()) throw new Error(`${what}: the results differ`);
	return works.map(([what, count, one, other]) => {
		const measured = ratioOf(one, other, { rounds });
		return { what, peer: 'chessops', ratio: measured.ratio, rate: `${(count / measured.ours / 1000).toFixed(2)} M/s` };
	});
};
