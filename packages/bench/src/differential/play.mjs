/** Plays games with rare events: prefers captures, promotions, drops, checks, repetition, few pieces, and expiring clocks. */
import { apply, inCheck, lastMove, outcome, previous, setupOf, validate } from '@x/core';
import { safeParse, stringifySetup } from '@x/fen';
import { fairyStockfish } from '@x/fen/dialects';
import { compare } from './compare.mjs';
import { NEVER_THINNED } from './known.mjs';
import { randomFrom, seedOf } from './random.mjs';

/** @typedef {import('./coordinates.mjs').Turn} Turn */
/** @typedef {import('@x/core').Position} Position */

const PLIES = 120;
const MODES = ['random', 'biased', 'thin', 'thin'];

/** The weight of a turn. */
const weightOf = ({ moves: [move] }, last) => {
	const isReturn = last !== undefined && move.from === last.to && move.to === last.from;
	return (
		1 +
		(move.captured.length > 0 ? 4 : 0) +
		(move.promotion === undefined ? 0 : 5) +
		(move.from === undefined ? 1 : 0) +
		(isReturn ? 12 : 0)
	);
};

/** Chooses a turn by its weight; in one of three cases a check, if a few tries find one. */
const choose = (turns, random, last) => {
	if (random(3) === 0)
		for (let tries = 0; tries < 6; tries++) {
			const turn = turns[random(turns.length)];
			if (inCheck(turn.moves.reduce(apply, turn.moves[0].position))) return turn;
		}
	const weights = turns.map((turn) => weightOf(turn, last));
	let rest = random(weights.reduce((sum, weight) => sum + weight, 0));
	return turns.find((_, nth) => {
		rest -= weights[nth];
		return rest < 0;
	});
};

/** The same setup with one piece fewer, if it can be played on. */
const withoutOne = (setup, random, game) => {
	const index = random(setup.pieces.length);
	const fewer = { ...setup, pieces: setup.pieces.filter((_, nth) => nth !== index) };
	const made = validate(game, fewer);
	return made.ok && outcome(made.value) === undefined ? fewer : setup;
};

/** The text in a dialect; undefined if the dialect cannot express the position, for instance after two passes. */
const textOf = (write) => {
	try {
		return write();
	} catch {
		return undefined;
	}
};

/** @param {boolean} chess960 */
const fenOptions = (chess960) => /** @type {const} */ ({ dialect: fairyStockfish, castling: chess960 ? 'shredder' : 'x-fen' });

/** A late position with few pieces, sometimes with a clock that is about to expire. */
const thinned = (position, random, { chess960 }) => {
	const { game } = position;
	const { half } = game.names?.clocks ?? {};
	let setup = { ...setupOf(position), points: {} };
	delete setup.seen;
	const target = 3 + random(6);
	for (let tries = 0; tries < 80 && setup.pieces.length > target; tries++) setup = withoutOne(setup, random, game);
	if (half !== undefined && random(3) === 0) setup = { ...setup, vars: { ...setup.vars, [half]: 90 + random(9) } };
	// State that the peer's text cannot express, such as a pass just made, is removed here, too.
	const text = textOf(() => stringifySetup(setup, game, fenOptions(chess960)));
	const read = text === undefined ? undefined : safeParse(text, game, fenOptions(chess960));
	if (read?.ok !== true) return undefined;
	const made = validate(game, read.value);
	return made.ok && outcome(made.value) === undefined ? made.value : undefined;
};

/** Fairy-Stockfish's board of a position; undefined if it refuses the position. */
const boardOf = (ffish, { variant, chess960 }, position) => {
	const { game } = position;
	if (position === game.start) return new ffish.Board(variant, ffish.startingFen(variant), chess960);
	const text = textOf(() => stringifySetup(setupOf(position), game, fenOptions(chess960)));
	if (text === undefined || ffish.validateFen(text, variant, chess960) !== 1) return undefined;
	const board = new ffish.Board(variant, text, chess960);
	if (board.result(false) === '*') return board;
	board.delete();
	return undefined;
};

/**
 * Plays games of one preset and compares every position, until the requested number has been compared.
 *
 * @param {any} ffish
 * @param {import('./games.mjs').SharedGame} shared
 * @param {import('@x/core').Game} game
 * @param {{ positions: number, seed: number }} options
 * @param {(difference: import('./compare.mjs').Difference) => void} differ
 * @returns {number} how many positions were compared
 */
export const playGames = (ffish, shared, game, { positions, seed }, differ) => {
	const random = randomFrom(seedOf(`${shared.preset} ${seed}`));
	let seen = 0;
	/** @type {Position | undefined} */
	let middle;
	for (let nth = 0; seen < positions && nth < positions * 4; nth++) {
		const mode = MODES[nth % MODES.length];
		if (mode === 'thin' && NEVER_THINNED.includes(shared.preset)) continue;
		const from = mode === 'thin' ? middle && thinned(middle, random, shared) : game.start;
		if (from === undefined) continue;
		const board = boardOf(ffish, shared, from);
		if (board === undefined) continue;
		const start = board.fen();
		/** @type {string[]} */
		const played = [];
		let position = from;
		const stop = 12 + random(PLIES);
		try {
			for (let ply = 0; ply < stop && seen < positions; ply++) {
				seen++;
				const turns = compare(shared, position, board, (kind, ours, theirs, reason = '', move = undefined) =>
					differ({
						preset: shared.preset,
						kind,
						ours,
						theirs,
						reason,
						fen: board.fen(),
						start,
						played: [...played],
						position,
						board,
						move,
					}),
				);
				if (turns.length === 0) break;
				const before = previous(position);
				const last = before && lastMove(before);
				const turn = mode === 'random' ? turns[random(turns.length)] : choose(turns, random, last);
				for (const move of turn.moves) position = apply(position, move);
				board.push(turn.name);
				played.push(turn.name);
				if (ply === 10 || random(40) === 0) middle = position;
			}
		} finally {
			board.delete();
		}
	}
	return seen;
};
