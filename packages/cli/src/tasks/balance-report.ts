import type { GameTitles } from '../game/game-cache.js';
import { textTable } from '../output/text-table.js';
import { type Estimate, meanOf, ratioOf, shareOf } from './intervals.js';
import { median } from './median.js';
import type { PlaySums } from './play-sums.js';
import type { PlayOptions } from './self-play.js';

interface Share extends Estimate {
	readonly name: string;
	readonly games: number;
}

/** A game's balance, as its output. */
export interface Balance {
	readonly game: string;
	readonly level: string;
	readonly nodes: number;
	readonly seed: number;
	readonly longest: number;
	readonly games: number;
	/** The sides in the order of their turns, then `draw`, and `stopped` if games were stopped. */
	readonly results: readonly Share[];
	/** The rules that ended games, the most frequent first. */
	readonly ends: readonly Share[];
	readonly length: Estimate & { readonly median: number; readonly shortest: number; readonly longest: number };
	/** Plies → games. */
	readonly lengths: Readonly<Record<string, number>>;
	readonly branching: Estimate;
	/** Legal moves of a piece, by kind, the most mobile first. */
	readonly mobility: readonly (Estimate & { readonly kind: string })[];
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number => (one.name < other.name ? -1 : 1);

/** The figures of sums. */
export const balanceOf = (sums: PlaySums, { title, sides, kinds }: GameTitles, { level, nodes, seed, longest }: PlayOptions): Balance => {
	const { games, wins, stopped, ends, lengths } = sums;
	const won = Object.values(wins).reduce((sum, count) => sum + count, 0);
	const share = (name: string, count: number): Share => ({ name, games: count, ...shareOf(count, games) });
	const counted = Object.entries(lengths).map(([plies, count]) => [Number(plies), count] as const);
	const all = counted.map(([plies]) => plies);
	return {
		game: title,
		level,
		nodes,
		seed,
		longest,
		games,
		results: [
			...Object.entries(sides).map(([side, name]) => share(name, wins[side] ?? 0)),
			share('draw', games - won - stopped),
			...(stopped > 0 ? [share('stopped', stopped)] : []),
		],
		ends: Object.entries(ends)
			.map(([name, count]) => share(name, count))
			.sort((one, other) => other.games - one.games || byName(one, other)),
		length: { ...meanOf(counted), median: median(counted), shortest: Math.min(...all), longest: Math.max(...all) },
		lengths,
		branching: ratioOf(sums.branching),
		// Pieces of no side, such as a duck, are not counted.
		mobility: Object.entries(sums.mobility)
			.filter(([, { y }]) => y > 0)
			.map(([kind, ratio]) => ({ kind: kinds[kind] ?? kind, ...ratioOf(ratio) }))
			.sort((one, other) => other.value - one.value || (one.kind < other.kind ? -1 : 1)),
	};
};

const percents = ({ value, from, to }: Estimate): string =>
	`${(100 * value).toFixed(1)} % (${(100 * from).toFixed(1)}–${(100 * to).toFixed(1)})`;

const decimals = ({ value, from, to }: Estimate): string => `${value.toFixed(1)} (${from.toFixed(1)}–${to.toFixed(1)})`;

const moves = ({ value, from, to }: Estimate): string => `${value.toFixed(2)} (${from.toFixed(2)}–${to.toFixed(2)})`;

/** A balance as a text for people. */
export const balanceText = ({ game, level, games, results, ends, length, branching, mobility }: Balance): string =>
	[
		`${game}: ${games} games of the ${level} player against itself. In brackets: 95 % intervals.\n`,
		`\nResults\n${textTable(
			['', 'games', ''],
			results.map((one) => [one.name, String(one.games), percents(one)]),
		)}`,
		`\nEnds\n${textTable(
			['', 'games', ''],
			ends.map((one) => [one.name, String(one.games), percents(one)]),
		)}`,
		`\nLength     ${decimals(length)} plies, median ${length.median}, from ${length.shortest} to ${length.longest}\n`,
		`Branching  ${decimals(branching)} legal moves in a position\n`,
		`\nMoves of a piece\n${textTable(
			['', ''],
			mobility.map((one) => [one.kind, moves(one)]),
		)}`,
	]
		.join('')
		.replace(/^ +\n/gm, '');
