/** Whole games in SAN: text → move → next position, and move → text → next position. */
import { apply, find } from '@x/core';
import { stringify as fenOf } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { resolve, stringifyUnchecked } from '@x/san';
import { replay, stringifyMoves } from '@x/san/moves';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { makeSanAndPlay, parseSan } from 'chessops/san';
import kokopu from 'kokopu';
import { ratioOf } from './ratio.mjs';

/** chessops returns undefined for unreadable moves; these games contain none. */
const readMove = (position, san) => {
	const move = parseSan(position, san);
	if (move === undefined) throw new Error(`chessops cannot read ${san}`);
	return move;
};

const lines = (game) => replay(game, chess.start);

/** The same with immutable positions. */
const stepByStep = (game) => {
	let position = chess.start;
	for (const san of game) position = apply(position, resolve(san, position));
	return position;
};

const READERS = {
	kokopu: (game) => {
		const position = new kokopu.Position();
		for (const san of game) position.play(san);
		return position.fen();
	},
	chessops: (game) => {
		const position = Chess.default();
		for (const san of game) position.play(readMove(position, san));
		return makeFen(position.toSetup());
	},
	'chess.js': (game) => {
		const position = new ChessJs();
		for (const san of game) position.move(san);
		return position.fen();
	},
};

const placement = (fen) => fen.split(' ').slice(0, 2).join(' ');

const all = (games, play) => () => {
	let sum = 0;
	for (const game of games) sum += play(game) === undefined ? 0 : 1;
	return sum;
};

const rate = (plies, milliseconds) => `${(plies / milliseconds / 1000).toFixed(2)} M plies/s`;

/**
 * @param {readonly string[][]} games
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const sanRows = (games, { rounds }) => {
	const rows = [];
	for (const [peer, read] of Object.entries(READERS)) {
		for (const game of games) {
			const theirs = read(game);
			for (const ours of [fenOf(lines(game)), fenOf(stepByStep(game))])
				if (placement(ours) !== placement(theirs)) throw new Error(`${peer} ends at ${theirs}, we at ${ours}: ${game.join(' ')}`);
		}
		const slow = peer === 'chess.js';
		const some = slow ? games.slice(0, 2) : games;
		const plies = some.reduce((sum, game) => sum + game.length, 0);
		for (const [how, play] of [
			['', lines],
			[', one by one', stepByStep],
		]) {
			const { ratio, ours } = ratioOf(all(some, play), all(some, read), { rounds: slow ? Math.min(rounds, 7) : rounds });
			rows.push({ what: `SAN → move + apply${how}`, peer, ratio, rate: rate(plies, ours) });
		}
	}
	return rows;
};

/**
 * Squares in, text out, next position: both sides receive origin, target and promotion.
 *
 * @param {readonly string[][]} games
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const writeRows = (games, { rounds }) => {
	const ours = games.map((game) => {
		let position = chess.start;
		return game.map((san) => {
			const move = resolve(san, position);
			const { from, to, promotion } = move;
			position = apply(position, move);
			// Written as plain object literals: an object merged from others is slow to read for every library.
			return promotion === undefined ? { from, to } : { from, to, promotion };
		});
	});
	const theirs = games.map((game) => {
		const position = Chess.default();
		return game.map((san) => {
			const move = readMove(position, san);
			position.play(move);
			return move;
		});
	});
	const together = (moves) => {
		let length = 0;
		for (const text of stringifyMoves(moves, chess.start)) length += text.length;
		return length;
	};
	const oneByOne = (moves) => {
		let position = chess.start;
		let length = 0;
		for (const squares of moves) {
			const [move] = find(position, squares);
			if (move === undefined) throw new Error('a move of the game is not found');
			const after = apply(position, move);
			length += stringifyUnchecked(move, position, undefined, after).length;
			position = after;
		}
		return length;
	};
	const peer = (moves) => {
		const position = Chess.default();
		let length = 0;
		for (const move of moves) length += makeSanAndPlay(position, move).length;
		return length;
	};
	const sum = (lists, one) => () => lists.reduce((total, moves) => total + one(moves), 0);
	for (const write of [together, oneByOne])
		if (sum(ours, write)() !== sum(theirs, peer)()) throw new Error('move → SAN: the texts differ in length');
	const plies = games.reduce((total, game) => total + game.length, 0);
	return [
		['', together],
		[', one by one', oneByOne],
	].map(([how, write]) => {
		const measured = ratioOf(sum(ours, write), sum(theirs, peer), { rounds });
		return { what: `move → SAN + apply${how}`, peer: 'chessops', ratio: measured.ratio, rate: rate(plies, measured.ours) };
	});
};
