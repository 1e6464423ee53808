import type { JobContext } from '@x/jobs';
import { games as resolver } from '@x/pgn/games';
import { PgnReader } from '@x/pgn/stream';
import { startOf, validator } from '@x/pgn/validate';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { percent, textTable } from '../output/text-table.js';
import { type DataFile, type FilePart, gameRanges, sizeOf, unpackedBytes } from './file-ranges.js';
import { type CountOptions, GameCounter } from './game-counter.js';
import { type Counts, type GameCounts, GameTally, type Score } from './game-counts.js';
import { median } from './median.js';
import { type AnyCommandTask, defineTask } from './task.js';

/** The counts to make, and to show. */
export interface StatsPlan extends CountOptions {
	readonly files: readonly DataFile[];
	/** The bytes of a job. */
	readonly range: number;
	/** The most openings and values of a tag that are shown. */
	readonly top: number;
	readonly json: boolean;
}

type StatsPart = FilePart & CountOptions;

const split = async ({ files, range, plies, position, by }: StatsPlan): Promise<readonly StatsPart[]> =>
	(await gameRanges(files, range)).map((part) => ({ ...part, plies, position, by }));

const run = async (part: StatsPart, context: JobContext): Promise<GameCounts> => {
	const moves = validator(resolver);
	const counter = new GameCounter(moves, part, (tags) => startOf(resolver, tags).start);
	const reader = new PgnReader(counter, { validator: moves });
	for await (const chunk of unpackedBytes(part, context)) reader.push(chunk);
	reader.end();
	return counter.tally.counts();
};

/** The most frequent ones first; equal ones by name. */
const ranked = <T extends { readonly games: number }>(entries: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] =>
	[...entries].sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1));

const lengthsOf = (lengths: Counts): readonly (readonly [number, number])[] =>
	Object.entries(lengths).map(([length, count]) => [Number(length), count]);

const scoreCells = ({ games, white, draws, black }: Score): readonly string[] => [
	String(games),
	...[white, draws, black].map((part) => percent(part, games)),
];

const SCORE_HEAD = ['games', 'white', 'draw', 'black'];

const countsText = (counts: Counts, whole: number): string =>
	Object.entries(counts)
		.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
		.map(([name, count]) => `${name} ${count} (${percent(count, whole)})`)
		.join(', ');

const textOf = (counts: GameCounts, { plies, position, by, top }: StatsPlan): string => {
	const { games, results, variants, faults, illegalGames } = counts;
	const lengths = lengthsOf(counts.lengths);
	const all = lengths.map(([length]) => length);
	const lines = [
		`games     ${games}\n`,
		`plies     ${counts.plies}, ${(counts.plies / Math.max(1, games)).toFixed(1)} in a game: from ${Math.min(...all)} to ${Math.max(...all)}, median ${median(lengths)}\n`,
		`results   ${countsText(results, games)}\n`,
		`variants  ${countsText(variants, games)}\n`,
		`illegal   moves in ${illegalGames} ${illegalGames === 1 ? 'game' : 'games'}\n`,
		`faults    ${
			Object.keys(faults).length === 0
				? 'none'
				: countsText(
						faults,
						Object.values(faults).reduce((sum, one) => sum + one, 0),
					)
		}\n`,
	];
	if (games === 0) return 'games     0\n';
	const openings = ranked(Object.entries(counts.openings));
	if (openings.length > 0) {
		const rows = openings.slice(0, top).map(([, one]) => [...scoreCells(one), one.line, one.fen]);
		lines.push(`\nPositions after ${plies} plies: ${openings.length}\n`, textTable([...SCORE_HEAD, 'line', 'position'], rows));
	}
	if (position !== undefined) {
		const moves = ranked(Object.entries(counts.moves));
		const rows = moves.slice(0, top).map(([move, one]) => [...scoreCells(one), move]);
		lines.push(
			`\nMoves from ${position}: ${moves.length}, in ${counts.reached} ${counts.reached === 1 ? 'game' : 'games'}\n`,
			textTable([...SCORE_HEAD, 'move'], rows),
		);
	}
	if (by !== undefined) {
		const values = ranked(Object.entries(counts.tags));
		const rows = values.slice(0, top).map(([value, one]) => [...scoreCells(one), (one.plies / one.games).toFixed(1), value]);
		lines.push(`\nValues of the tag ${by}: ${values.length}\n`, textTable([...SCORE_HEAD, 'plies', by], rows));
	}
	return lines.join('');
};

const report = async (plan: StatsPlan, results: AsyncIterable<GameCounts>, terminal: Terminal): Promise<ExitCode> => {
	const tally = new GameTally();
	for await (const counts of results) tally.add(counts);
	const counts = tally.counts();
	const openings = ranked(Object.entries(counts.openings)).map(([, one]) => one);
	const tags = ranked(Object.entries(counts.tags)).map(([value, score]) => ({ value, ...score }));
	const moves = ranked(Object.entries(counts.moves)).map(([move, score]) => ({ move, ...score }));
	const { lengths, ...rest } = counts;
	const sorted = Object.fromEntries(lengthsOf(lengths).toSorted(([a], [b]) => a - b));
	const data = { type: 'stats', ...rest, lengths: sorted, openings, moves, tags };
	await terminal.write(plan.json ? `${JSON.stringify(data)}\n` : textOf(counts, plan));
	return EXIT.fine;
};

export const task: AnyCommandTask = defineTask<StatsPlan, StatsPart, GameCounts>({ unit: 'B', split, size: sizeOf, run, report });
