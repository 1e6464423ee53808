/** The memory of live games, as a server keeps them between requests: positions with their history, played by moves as text. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { apply, legal, moveName, outcome } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { resolve, stringify } from '@x/san';

const PLIES = 60;
const GAMES = 1000;
/** The figure is stated for this number of games. */
const STATED = 10_000;

/** A function that returns the bytes in use after a collection, those outside the heap included. */
const bytesInUse = () => {
	setFlagsFromString('--expose-gc');
	const collect = runInNewContext('gc');
	return () => {
		collect();
		collect();
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		return heapUsed + arrayBuffers;
	};
};

/** Random games of `PLIES` plies; `write` makes the text of a move. */
const randomGames = (write) => {
	let seed = 5;
	const random = (below) => {
		seed = (seed * 1103515245 + 12345) & 0x7fffffff;
		return seed % below;
	};
	return Array.from({ length: GAMES }, () => {
		let position = chess.start;
		const texts = [];
		while (texts.length < PLIES && outcome(position) === undefined) {
			const moves = legal(position);
			const move = moves[random(moves.length)];
			texts.push(write(move, position));
			position = apply(position, move);
		}
		return texts;
	});
};

/** @type {[name: string, write: (move: import('@x/core').Move, position: import('@x/core').Position) => string, play: (position: import('@x/core').Position, text: string) => import('@x/core').Position][]} */
const WAYS = [
	['UCI', moveName, (position, text) => apply(position, text)],
	[
		'UCI, from the list of moves',
		moveName,
		(position, text) => apply(position, /** @type {import('@x/core').Move} */ (legal(position).find((move) => moveName(move) === text))),
	],
	[
		'SAN read and written, outcome after each',
		stringify,
		(position, text) => {
			const move = resolve(text, position);
			stringify(move, position);
			const next = apply(position, move);
			outcome(next);
			return next;
		},
	],
];

/** @returns {import('./table.mjs').Held[]} */
export const memoryRows = () => {
	const measure = bytesInUse();
	return WAYS.map(([way, write, play]) => {
		const lines = randomGames(write);
		const before = measure();
		const live = lines.map((line) => line.reduce(play, chess.start));
		const bytes = measure() - before;
		if (live.length !== GAMES) throw new Error('the games were not kept');
		return { what: `${STATED} live games of ${PLIES} plies, played by ${way}`, megabytes: (bytes / GAMES / 1e6) * STATED };
	});
};
