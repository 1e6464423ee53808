/** Games to replay: real ones from the shared vectors if available, otherwise random ones. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, legal } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { stringify } from '@x/san';
import { sharedFolder } from '../../../tools/vectors.mjs';

/**
 * The main lines of a PGN file, as lists of SAN, without comments, variations, marks, numbers and results.
 *
 * @param {string} text
 * @returns {string[][]}
 */
export const mainLines = (text) =>
	text
		.split(/(?:^\[.*\]\s*$\s*)+/m)
		.map((body) => {
			let plain = body.replace(/\{[^}]*\}|;.*$/gm, ' ');
			while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, ' ');
			return plain
				.replace(/\$\d+|\d+\.+|1-0|0-1|1\/2-1\/2|\*/g, ' ')
				.split(/\s+/)
				.map((san) => san.replace(/[!?]+$/, ''))
				.filter((san) => san !== '');
		})
		.filter((line) => line.length > 0);

/** A small deterministic generator of random numbers. */
const random = (seed) => () => {
	seed = (seed + 0x6d2b79f5) | 0;
	let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
	t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
	return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const randomGame = (seed, plies = 80) => {
	const next = random(seed);
	const line = [];
	let position = chess.start;
	while (line.length < plies) {
		const moves = legal(position);
		const move = moves[Math.floor(next() * moves.length)];
		if (move === undefined) break;
		line.push(stringify(move, position));
		position = apply(position, move);
	}
	return line;
};

/**
 * @param {number} count
 * @returns {{ source: string, games: string[][] }}
 */
export const someGames = (count) => {
	const folder = sharedFolder();
	const file = folder && join(folder, 'vectors/pgn/standard-otb.pgn');
	if (file !== undefined && existsSync(file)) {
		const games = mainLines(readFileSync(file, 'utf8')).slice(0, count);
		return { source: `${games.length} real games over the board`, games };
	}
	return {
		source: `${count} random games (the shared vectors are not here)`,
		games: Array.from({ length: count }, (_, seed) => randomGame(seed + 1)),
	};
};
