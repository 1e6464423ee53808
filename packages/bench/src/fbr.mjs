/**
 * The games of FBR's gallery against the presets of the same rules: the same move tree, counted from the text's game and from the preset.
 *
 *     npm run bench -- --section=fbr
 *     node packages/bench/src/fbr.mjs             every pair, the slowest first, and the pairs with other counts
 *     node packages/bench/src/fbr.mjs grand omicron   these games alone
 */
import { fileURLToPath } from 'node:url';
import { perft } from '@x/core';
import { compile } from '@x/core/compile';
import { parse } from '@x/fbr';
import { gallery } from '@x/fbr/gallery';
import { toGame } from '@x/fbr/game';
import { games } from '@x/games';
import { bestRatioOf, geometricMean } from './ratio.mjs';

/** The least number of leaves of a count that is measured, and the most leaves of one that is made. */
const LEAVES = { least: 20_000, most: 2_000_000 };

/** Presets whose id is not that of the gallery. */
const PRESETS = { 'no-castling': 'nocastle', 'sideways-pawns': 'pawnsideways' };

const bare = (id) => id.replaceAll('-', '');
const presets = new Map(Object.values(games).map((definition) => [bare(definition.id), definition]));

/** The counts of the first plies, up to the first with enough leaves. */
const countsOf = ({ start }) => {
	const counts = [];
	for (let depth = 1; (counts.at(-1) ?? 0) < LEAVES.least && depth <= 12; depth++) {
		if (depth > 2 && (counts.at(-1) ?? 0) * (counts.at(-1) / counts.at(-2)) > LEAVES.most) break;
		counts.push(perft(start, depth));
	}
	return counts;
};

/**
 * @typedef {object} Pair
 * @property {string} id
 * @property {number} depth
 * @property {readonly number[]} counts
 * @property {number} [ratio] how many times faster than the preset; absent where the preset has other counts
 * @property {number} [milliseconds] of the game of the gallery
 * @property {readonly number[]} [other] the counts of the preset, where they differ
 */

/**
 * Each game of the gallery that has a preset.
 *
 * @param {{ rounds: number, only?: readonly string[] }} options
 * @returns {Pair[]}
 */
export const fbrPairs = ({ rounds, only = [] }) =>
	gallery.flatMap(
		/** @returns {Pair[]} */ ({ id, text }) => {
			const definition = presets.get(bare(PRESETS[id] ?? id));
			if (definition === undefined || (only.length > 0 && !only.includes(id))) return [];
			const [ours, preset] = [compile(toGame(parse(text))), compile(definition)];
			const [counts, other] = [countsOf(ours), countsOf(preset)];
			const depth = counts.length;
			if (String(counts) !== String(other)) return [{ id, depth, counts, other }];
			const { ratio, ours: milliseconds } = bestRatioOf(
				() => perft(ours.start, depth),
				() => perft(preset.start, depth),
				{ rounds },
			);
			return [{ id, depth, counts, ratio, milliseconds }];
		},
	);

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const fbrRows = ({ rounds }) => {
	const pairs = fbrPairs({ rounds: Math.min(rounds, 15) });
	const equal = /** @type {Required<Pair>[]} */ (pairs.filter(({ ratio }) => ratio !== undefined));
	const same = equal.sort((a, b) => a.ratio - b.ratio);
	const row = ({ id, depth, counts, ratio, milliseconds }) => ({
		what: `perft ${depth}, ${id} of the gallery of FBR`,
		peer: 'its preset',
		ratio,
		rate: `${(counts.at(-1) / milliseconds / 1000).toFixed(1)} M nodes/s`,
	});
	const mean = geometricMean(same.map(({ ratio }) => ratio));
	const slow = same.filter(({ ratio }) => ratio < 0.8).length;
	return [
		...same.slice(0, 5).map(row),
		{
			what: `perft, geometric mean of ${same.length} games of the gallery of FBR, ${slow} of them below 0.80`,
			peer: 'their presets',
			ratio: mean,
			rate: '',
		},
	];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const pairs = fbrPairs({ rounds: 7, only: process.argv.slice(2) }).sort((a, b) => (a.ratio ?? 0) - (b.ratio ?? 0));
	for (const { id, depth, counts, ratio, other, milliseconds } of pairs) {
		if (ratio === undefined || milliseconds === undefined)
			console.log(`${id}: counts ${counts.join()}, those of the preset ${other?.join()}`);
		else console.log(`${ratio.toFixed(2)} ${id}, perft ${depth}, ${((counts.at(-1) ?? 0) / milliseconds / 1000).toFixed(1)} M nodes/s`);
	}
	const same = pairs.flatMap(({ ratio }) => ratio ?? []);
	console.log(
		`${geometricMean(same).toFixed(3)} geometric mean of ${same.length}, ${same.filter((ratio) => ratio < 0.8).length} below 0.80`,
	);
}
