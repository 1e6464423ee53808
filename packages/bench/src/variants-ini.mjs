/**
 * `npm run variants-ini`: plays sections of `variants.ini`, and every variant that Fairy-Stockfish knows by name, with both programs, and compares
 * the moves, the ends and the claims of each position.
 *
 *     npm run variants-ini                        the sections of vectors/sections.ini, then the built-in variants
 *     npm run variants-ini -- --games=20          more games of each
 *     npm run variants-ini -- --section=blast     some sections or variants
 *     npm run variants-ini -- --written           the sections that fromGame writes for the games of @x/games: their starts and counts to depth 3
 *     npm run variants-ini -- --write             writes Fairy-Stockfish's counts and games of the sections to vectors/sections.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { apply, outcome } from '@x/core';
import { compile } from '@x/core/compile';
import { games as presets } from '@x/games';
import { parse, stringify } from '@x/variants-ini';
import { fromGame } from '@x/variants-ini/from';
import { toGame } from '@x/variants-ini/rules';
import { resultOf } from './differential/compare.mjs';
import { turnsOf } from './differential/coordinates.mjs';
import { randomFrom, seedOf } from './differential/random.mjs';
import { loadFfish } from './ffish.mjs';

const option = (name, otherwise) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const games = Number(option('games', '5'));
const chosen = option('section', '')
	.split(',')
	.filter((name) => name !== '');
const PLIES = 90;
/** The most positions that are counted for the vectors. */
const MOST = 30_000;

const vectors = new URL('../../variants-ini/vectors/', import.meta.url);
const text = readFileSync(new URL('sections.ini', vectors), 'utf8');
const ffish = await loadFfish();
new ffish.Board().delete();
const builtIn = ffish.variants().split(' ');
ffish.loadVariantConfig(text);

const movesOf = (board) =>
	board
		.legalMoves()
		.split(' ')
		.filter((name) => name !== '');

/** Our names of a position's turns, as Fairy-Stockfish writes them. */
const named = (position, theirs, { chess960, wallOrMove }) =>
	turnsOf(position, chess960).map((turn) => {
		const { name } = turn;
		const isPass = (one) => /^([a-l]\d+)\1/.test(one);
		if (name === '0000') return { ...turn, name: theirs.find((one) => /^([a-l]\d+)\1$/.test(one)) ?? name };
		if (!wallOrMove || name.includes(',')) return turn;
		// A wall without a move is a pass with a wall; a move without a wall has one on the first square.
		const cell = name.slice(2);
		return { ...turn, name: name.includes('@') ? (theirs.find((one) => isPass(one) && one.endsWith(cell)) ?? name) : `${name},${cell}a1` };
	});

/** A drop that mates: Fairy-Stockfish lists those of shogi pawns, and lets the mated side win. */
const isMateByDrop = (board, name) => {
	if (!/^[A-Z]@/.test(name)) return false;
	board.push(name);
	const isMate = board.legalMoves() === '' && board.isCheck();
	board.pop();
	return isMate;
};
/** A rook from the hand on the square of the rook that castles has no name of its own among our moves. */
const isRookForRook = (name) => /^h[18]e[18]r$|^a[18]e[18]r$/.test(name);

/** The differences of one position. */
function differences(position, board, kind) {
	const found = [];
	const [end, theirEnd] = [resultOf(position, outcome(position)), board.result(false)];
	if (end !== theirEnd) found.push(`end ${end}, theirs ${theirEnd}`);
	if (end !== '*' || theirEnd !== '*') return { found, turns: [] };
	const [claim, theirClaim] = [resultOf(position, outcome(position, { claims: true })), board.result(true)];
	if (claim !== theirClaim) found.push(`claim ${claim}, theirs ${theirClaim}`);
	const theirs = movesOf(board);
	const turns = named(position, theirs, kind);
	const ours = new Set(turns.map(({ name }) => name));
	const extra = [...ours].filter((name) => !theirs.includes(name));
	const missing = theirs.filter((name) => !ours.has(name) && !isMateByDrop(board, name) && !isRookForRook(name));
	if (extra.length + missing.length > 0) found.push(`moves +[${extra.slice(0, 6)}] -[${missing.slice(0, 6)}]`);
	return { found, turns: turns.filter(({ name }) => theirs.includes(name)) };
}

/** Plays games of one variant with both programs. */
function play(name, game, kind) {
	const random = randomFrom(seedOf(`${name} 1`));
	const played = [];
	for (let nth = 0; nth < games; nth++) {
		const board = new ffish.Board(name, ffish.startingFen(name), kind.chess960);
		let position = game.start;
		const moves = [];
		const shown = [];
		for (let ply = 0; ply < PLIES; ply++) {
			const { found, turns } = differences(position, board, kind);
			if (found.length > 0) return { faults: found.map((fault) => `${fault} in ${board.fen()} after ${moves.join(' ')}`), played };
			if (ply % 12 === 4 || turns.length === 0) shown.push({ fen: board.fen(), moves: movesOf(board).length, result: board.result(false) });
			if (turns.length === 0) break;
			const turn = turns[random(turns.length)];
			for (const move of turn.moves) position = apply(position, move);
			board.push(turn.name);
			moves.push(turn.name);
		}
		played.push(...shown);
		board.delete();
	}
	return { faults: [], played };
}

const count = (board, depth) => {
	const moves = movesOf(board);
	if (depth === 1) return moves.length;
	return moves.reduce((sum, name) => {
		board.push(name);
		const below = count(board, depth - 1);
		board.pop();
		return sum + below;
	}, 0);
};

/** Counts of turns to depth 3, as far as they are not too large. */
function counts(name, chess960) {
	const board = new ffish.Board(name, ffish.startingFen(name), chess960);
	const first = count(board, 1);
	const depths = [2, 3].filter((depth) => first ** depth <= MOST);
	const found = [first, ...depths.map((depth) => count(board, depth))];
	board.delete();
	return found;
}

const file = parse(text);
const written = [];
let failed = 0;
let compared = 0;
const compareGame = (name, definition, own) => {
	const chess960 = ['chess960', 'fischerandom', 'caparandom'].includes(name);
	const { faults, played } = play(name, compile(definition), { chess960, wallOrMove: own && name === 'wall-or-move' });
	compared++;
	for (const fault of faults) console.log(`${name}: ${fault}`);
	if (faults.length > 0) failed++;
	if (own)
		written.push({
			name,
			fen: ffish.startingFen(name),
			perft: counts(name, chess960),
			positions: played.filter((_, nth) => nth % 3 === 0).slice(0, 6),
		});
	return played;
};
const isChosen = (name) => chosen.length === 0 || chosen.includes(name);

/** Our count of turns. */
const countTurns = (position, depth, chess960) => {
	if (depth === 0) return 1;
	if (resultOf(position, outcome(position)) !== '*') return 0;
	const turns = turnsOf(position, chess960);
	if (depth === 1) return turns.length;
	return turns.reduce((sum, { moves }) => sum + countTurns(moves.reduce(apply, position), depth - 1, chess960), 0);
};

/** Loads the section that is written for a game, and compares its counts with those of the game. Moves that are listed as lost may differ. */
const compareWritten = (id, definition) => {
	let made;
	try {
		made = fromGame(definition, { section: `written-${id}` });
	} catch (error) {
		if (error.name !== 'NotationError') throw error;
		return;
	}
	compared++;
	const { value, lost } = made;
	const [{ name, entries }] = value.sections;
	ffish.loadVariantConfig(stringify(value));
	const fail = (message) => {
		failed++;
		console.log(`${id}: ${message}`);
	};
	if (!ffish.variants().split(' ').includes(name)) return fail('its section is not loaded');
	const chess960 =
		['chess960', 'fischerandom', 'caparandom', 'atomic960', 'extinction960', 'seirawan960'].includes(id) ||
		entries.some(({ key, value: set }) => key === 'chess960' && set === 'true');
	const theirs = counts(name, chess960);
	const { start } = compile(definition);
	const ours = theirs.map((_, index) => countTurns(start, index + 1, chess960));
	const known = lost.some(({ code }) => !code.endsWith('lost-outcome'));
	if (String(ours) !== String(theirs) && !known) fail(`counts ${ours}, theirs ${theirs}`);
};
if (process.argv.includes('--written')) {
	for (const [id, definition] of Object.entries(presets)) if (isChosen(id)) compareWritten(id, definition);
	console.log(`${compared - failed} passed, ${failed} failed`);
	process.exit(failed === 0 ? 0 : 1);
}
for (const { name } of file.sections) if (isChosen(name)) compareGame(name, toGame(file, { section: name }), true);
for (const name of builtIn) if (isChosen(name)) compareGame(name, toGame(parse(`[mine:${name}]`)), false);
if (process.argv.includes('--write')) writeFileSync(new URL('sections.json', vectors), `${JSON.stringify(written, null, '\t')}\n`);
console.log(`${compared - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
