/** Compares the results of two programs for one position. */
import { inCheck, outcome } from '@x/core';
import { safeParse, stringify as stringifyFen, stringifySetup } from '@x/fen';
import { fairyStockfish } from '@x/fen/dialects';
import { stringify as stringifySan } from '@x/san';
import { turnsOf } from './coordinates.mjs';

/** @typedef {'moves' | 'check' | 'end' | 'claim' | 'fen' | 'fen-read' | 'san'} Kind what is compared */

/**
 * @typedef {object} Difference
 * @property {string} preset
 * @property {Kind} kind
 * @property {string} ours
 * @property {string} theirs
 * @property {string} fen the position, by Fairy-Stockfish
 * @property {string} start where the game began, by Fairy-Stockfish
 * @property {readonly string[]} played
 * @property {import('@x/core').Position} position
 * @property {any} board Fairy-Stockfish's position
 * @property {string} reason of our outcome, the field of a FEN, or the name of a move
 * @property {import('@x/core').Move | undefined} move whose name is compared
 */

/**
 * `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that goes on.
 *
 * @param {import('@x/core').Position} position
 * @param {import('@x/core').GameOutcome | undefined} end
 */
export const resultOf = ({ game }, end) => {
	if (end === undefined) return '*';
	const [own, other] = end.points ?? (end.winner === undefined ? [0, 0] : end.winner === game.ruleset.sideOrder[0] ? [1, 0] : [0, 1]);
	return own > other ? '1-0' : own < other ? '0-1' : '1/2-1/2';
};

/** @param {boolean} chess960 */
const fenOptions = (chess960) =>
	/** @type {const} */ ({ dialect: fairyStockfish, castling: chess960 ? 'shredder' : 'x-fen', enPassant: 'legal' });

/** The text that a function returns, or the error that it throws. */
const textOf = (make) => {
	try {
		return make();
	} catch (error) {
		return `${error.name}: ${error.message}`;
	}
};

/** The result of reading a text: its canonical form, and its faults. */
const readAgain = (text, game, options) => {
	const read = safeParse(text, game, options);
	if (!read.ok) return read.problems.map(({ message }) => message).join(' ');
	return [stringifySetup(read.value, game, options), ...read.warnings.map(({ message }) => message)].join(' ');
};

const FIELDS = ['board', 'side', 'castling', 'en passant', 'half', 'full'];
const FIELDS_WITH_CHECKS = ['board', 'side', 'castling', 'en passant', 'checks', 'half', 'full'];

/** The names of the fields in which two texts differ. */
const differentFields = (ours, theirs) => {
	if (ours === theirs) return [];
	const [own, other] = [ours.split(' '), theirs.split(' ')];
	const names = other.length === FIELDS.length ? FIELDS : FIELDS_WITH_CHECKS;
	if (own.length !== other.length || other.length !== names.length) return [['whole', ours, theirs]];
	return names.flatMap((name, nth) => (own[nth] === other[nth] ? [] : [[name, own[nth], other[nth]]]));
};

/** The text of the peer, with the start values of clocks that the rules of the game do not use. */
const kept = (fen, { game }) => {
	const { half, full } = game.names?.clocks ?? {};
	const words = fen.split(' ');
	if (half === undefined) words[words.length - 2] = '0';
	if (full === undefined) words[words.length - 1] = '1';
	return words.join(' ');
};

/**
 * Compares one position. Moves and their names are compared only before the end of the game.
 *
 * @param {import('./games.mjs').SharedGame} shared
 * @param {import('@x/core').Position} position
 * @param {any} board
 * @param {(kind: Kind, ours: string, theirs: string, reason?: string, move?: import('@x/core').Move) => void} differ
 * @returns {import('./coordinates.mjs').Turn[]} the turns that both allow
 */
export const compare = ({ chess960 }, position, board, differ) => {
	const check = (kind, ours, theirs, reason = '', move = undefined) => {
		if (ours !== theirs) differ(kind, ours, theirs, reason, move);
	};
	const end = outcome(position);
	const claimed = outcome(position, { claims: true });
	const theirEnd = board.result(false);
	const options = fenOptions(chess960);
	const fen = board.fen();
	for (const [field, ours, theirs] of differentFields(
		textOf(() => stringifyFen(position, options)),
		fen,
	))
		differ('fen', ours, theirs, field);
	const comparable = kept(fen, position);
	check('fen-read', readAgain(comparable, position.game, options), comparable);
	check('end', resultOf(position, end), theirEnd, end?.reason);
	if (end === undefined && theirEnd === '*') check('claim', resultOf(position, claimed), board.result(true), claimed?.reason);
	const theirs = board
		.legalMoves()
		.split(' ')
		.filter((name) => name !== '');
	const isOver = end !== undefined || theirEnd !== '*';
	check('check', `${inCheck(position)}`, `${board.isCheck()}`, end?.reason);
	if (isOver) return [];
	const turns = turnsOf(position, chess960).map((turn) => (turn.name === '0000' ? passAmong(turn, theirs) : turn));
	const names = new Set(turns.map(({ name }) => name));
	const [extra, missing] = [
		turns.map(({ name }) => name).filter((name) => !theirs.includes(name)),
		theirs.filter((name) => !names.has(name)),
	];
	if (extra.length + missing.length > 0) differ('moves', extra.sort().join(' '), missing.sort().join(' '), '');
	const common = turns.filter(({ name }) => theirs.includes(name));
	for (const { name, moves } of common)
		if (moves.length === 1)
			check(
				'san',
				textOf(() => stringifySan(moves[0], position)),
				board.sanMove(name),
				name,
				moves[0],
			);
	return common;
};

/** In Fairy-Stockfish a pass is a move of some piece onto its own cell. */
const passAmong = (turn, theirs) => ({ ...turn, name: theirs.find((name) => /^([a-l]\d+)\1$/.test(name)) ?? turn.name });
