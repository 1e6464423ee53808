/**
 * The unbounded board: all legal moves of mid-game positions, in doubles and in bigints; one move queried or made among many pieces; the largest
 * known texts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { apply, isLegal, pieceAt, position as positionOf } from '@x/core';
import { parse, toLong } from '@x/icn';
import { replay, toRuleset } from '@x/icn/play';
import { legalFamilies, plane } from '@x/plane';
import { planeRules } from '@x/plane/rules';
import { sharedFolder } from '../../../tools/vectors.mjs';
import { median, ratioOf } from './ratio.mjs';

/** A deterministic generator of random numbers. */
const random = (seed) => () => {
	seed = (seed * 48_271) % 2_147_483_647;
	return seed / 2_147_483_647;
};

/** The variants of earlier measurements, and those with the most expensive pieces. */
const VARIANTS = {
	Classical: 'Classical',
	CoaIP: 'Chess on an Infinite Plane',
	CoaIP_NO: 'Knightriders option',
	Space: 'Space',
	Abundance: 'Abundance',
	Palace: 'Palace',
	CoaIP_HO: 'Huygens option',
	CoaIP_RO: 'Roses option',
};

/** The plies of the middle game. */
const [MIDDLE, END] = [30, 70];

/** A distance beyond the exact range of doubles. */
const SHIFT = 10n ** 30n;
/** @param {import('@x/icn').Square} at @returns {import('@x/icn').Square} */
const far = ([x, y]) => [/** @type {`${bigint}`} */ (`${BigInt(x) + SHIFT}`), y];

/** A game of ICN, translated by a large distance. */
const farGame = (game) => ({
	...game,
	...(game.enPassant && { enPassant: far(game.enPassant) }),
	pieces: game.pieces.map((piece) => ({ ...piece, at: far(piece.at) })),
	moves: game.moves.map((move) => ({ ...move, from: far(move.from), to: far(move.to) })),
});

/** The shared games of a variant; empty if there are none. */
const gamesOf = (variant) => {
	const folder = sharedFolder();
	const file = folder && join(folder, 'vectors/icn/games.jsonl');
	if (file === undefined || !existsSync(file)) return [];
	const lines = readFileSync(file, 'utf8').trim().split('\n');
	return lines.map((line) => JSON.parse(line)).flatMap((game) => (game.variant === variant ? [parse(game.site.compact)] : []));
};

/**
 * Microseconds for all legal moves of a position that was just reached by a move: finding checks and pins, and listing the families.
 * Making the move, which also updates the indexes, is not counted. The figure is the mean over positions of the least time of all rounds: the time on a
 * quiet machine.
 */
const families = (positions, rounds) => {
	/** @type {number[]} */
	const sums = [];
	const least = positions.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < rounds; round++) {
		let sum = 0;
		for (const [nth, position] of positions.entries()) {
			pieceAt(position, [0, 0]);
			const start = performance.now();
			legalFamilies(position);
			const taken = (performance.now() - start) * 1000;
			sum += taken;
			least[nth] = Math.min(least[nth], taken);
		}
		sums.push(sum);
	}
	return { sums, least: least.reduce((sum, one) => sum + one, 0) / least.length };
};

const variantRow = (variant, rounds) => {
	const games = gamesOf(variant);
	if (games.length === 0) return [];
	const middle = (list) => list.flatMap((game) => replay(game).slice(MIDDLE, END));
	const [near, away] = [middle(games), middle(games.map(farGame))];
	for (const [nth, position] of near.entries())
		if (legalFamilies(position).length !== legalFamilies(away[nth]).length) throw new Error(`${variant}: the lanes differ`);
	const found = [];
	let [ours, bigints] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let round = 0; round < rounds; round++) {
		const [one, other] = [families(near, 4), families(away, 2)];
		ours = Math.min(ours, one.least);
		bigints = Math.min(bigints, other.least);
		found.push(median(other.sums) / median(one.sums));
	}
	const what = `all moves on the plane, ${VARIANTS[variant]}`;
	return [{ what, peer: 'the same in bigints', ratio: median(found), rate: `${ours.toFixed(1)} µs (${bigints.toFixed(1)} µs)` }];
};

/** The last cell of a family, or one some steps away. */
const target = (family, steps) => {
	if ('to' in family) return family.to;
	const k = family.last === null ? Number(family.first) + steps : Math.min(Number(family.last), Number(family.first) + steps);
	return family.from.map((value, axis) => value + k * family.by[axis]);
};

/** Many pieces on a plane. */
const crowd = (count) => {
	const next = random(11);
	const kinds = ['R', 'B', 'N', 'Q', 'P', 'NR', 'GU'];
	const pieces = new Map([['0,0', { at: [0, 0], piece: { side: 'white', kind: 'K' } }]]);
	while (pieces.size < count) {
		const at = [Math.floor(next() * 1000), Math.floor(next() * 1000)];
		const piece = { side: next() < 0.5 ? 'white' : 'black', kind: kinds[Math.floor(next() * kinds.length)] };
		if (!pieces.has(String(at))) pieces.set(String(at), { at, piece });
	}
	return { game: plane(planeRules({ kinds: ['K', ...kinds] })), setup: { pieces: [...pieces.values()], phase: 'white' } };
};

/** A text so large that it is stored packed: reading it, and preparing its first position for moves. */
const largeRow = (name, rounds) => {
	const folder = sharedFolder();
	const file = folder && join(folder, `vectors/icn/large/${name}.icn.gz`);
	if (file === undefined || !existsSync(file)) return [];
	const text = gunzipSync(readFileSync(file)).toString();
	const ours = () => {
		const game = parse(text);
		const ruleset = toRuleset(game);
		const position = positionOf(plane(ruleset), ruleset.start);
		isLegal(position, { from: [0, 0], to: [1, 1] });
		return game.pieces?.length ?? 0;
	};
	const long = JSON.stringify(toLong({ ...parse(text), dialect: 'seed' }));
	const measured = ratioOf(ours, () => Object.keys(JSON.parse(long).startingPosition).length, {
		milliseconds: 1,
		rounds: Math.min(rounds, 5),
	});
	return [
		{
			what: `ICN of ${ours()} pieces → position with its indexes`,
			peer: 'JSON.parse, long form',
			ratio: measured.ratio,
			rate: `${measured.ours.toFixed(0)} ms`,
		},
	];
};

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const planeRows = ({ rounds }) => {
	const each = (milliseconds, calls) => `${((milliseconds * 1000) / calls).toFixed(1)} µs each`;
	const { game, setup } = crowd(10_000);
	const many = positionOf(game, setup);
	const moves = legalFamilies(many)
		.slice(0, 1000)
		.map((family) => ({ from: family.from, to: target(family, 3) }));
	const one = () => moves.reduce((sum, move) => sum + (isLegal(many, move) ? 1 : 0), 0);
	const some = Math.min(rounds, 9);
	const asked = ratioOf(one, () => legalFamilies(many).length, { rounds: some });
	const legal = moves.filter((move) => isLegal(many, move)).slice(0, 100);
	const made = ratioOf(
		() => legal.reduce((sum, move) => sum + (isLegal(apply(many, move), { from: [0, 0], to: [1, 1] }) ? 1 : 0), 0),
		() => (isLegal(positionOf(game, setup), { from: [0, 0], to: [1, 1] }) ? 1 : 0),
		{ rounds: some },
	);
	return [
		...Object.keys(VARIANTS).flatMap((variant) => variantRow(variant, some)),
		{
			what: '`isLegal` among 10 000 pieces',
			peer: 'all families',
			ratio: asked.ratio * moves.length,
			rate: each(asked.ours, moves.length),
		},
		{
			what: 'a move among 10 000 pieces, made and taken back',
			peer: 'set up anew',
			ratio: made.ratio * legal.length,
			rate: each(made.ours, legal.length),
		},
		...['Omega_Cubed', 'Omega_Fourth'].flatMap((name) => largeRow(name, rounds)),
	];
};
