/** ICN read, compared with `JSON.parse` on the JSON form of the same games. */
import { apply, setupOf } from '@x/core';
import { chess } from '@x/games/ready/chess';
import { parse, stringify, toLong } from '@x/icn';
import { fromChess } from '@x/icn/chess';
import { resolve } from '@x/san';
import { ratioOf } from './ratio.mjs';

const squareOf = (cell) => chess.vecOf(cell).map((part) => part + 1);

/** A game of chess on the plane. */
const gameOf = (line) => {
	let position = chess.start;
	const moves = line.map((san) => {
		const { from, to, side, promotion } = resolve(san, position);
		position = apply(position, resolve(san, position));
		const figure = promotion && { kind: promotion.toLowerCase(), player: side === 'white' ? 1 : 2 };
		return { from: squareOf(from), to: squareOf(to), ...(figure && { promotion: figure }) };
	});
	const { border: _, ...start } = fromChess(setupOf(chess.start));
	return {
		...start,
		dialect: /** @type {const} */ ('seed'),
		metadata: { Event: 'Casual', White: 'Tom', Black: 'Ben', Result: '*' },
		moves,
	};
};

/**
 * @param {readonly string[][]} games
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const icnRows = (games, { rounds }) => {
	const values = games.map(gameOf);
	const long = values.map((game) => JSON.stringify(toLong(game)));
	const all = (texts, read) => () => texts.reduce((sum, text) => sum + read(text).moves.length, 0);
	return /** @type {const} */ (['compact', 'readable']).map((style) => {
		const texts = values.map((game) => stringify(game, { style }));
		for (const [nth, text] of texts.entries()) {
			if (JSON.stringify(toLong(parse(text))) !== long[nth]) throw new Error(`${text} differs after reading and writing`);
		}
		const measured = ratioOf(all(texts, parse), all(long, JSON.parse), { rounds });
		const rate = `${(texts.join('').length / measured.ours / 1000).toFixed(1)} M characters/s`;
		return { what: `ICN → game, ${style}`, peer: 'JSON.parse, long form', ratio: measured.ratio, rate };
	});
};
