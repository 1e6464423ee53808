import type { JobContext } from '@x/jobs';
import { cachedGame, startPosition, titlesOf } from '../game/game-cache.js';
import type { NamedGame } from '../game/game-source.js';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { saveFile } from '../output/write-file.js';
import { balanceOf, balanceText } from './balance-report.js';
import { addSums, NO_GAMES, type PlaySums, sumsOf } from './play-sums.js';
import { type PlayOptions, playGame, STOPPED } from './self-play.js';
import { type AnyCommandTask, defineTask } from './task.js';

/** The games to play, and what is shown of them. */
export interface BalancePlan extends PlayOptions {
	readonly game: NamedGame;
	readonly games: number;
	/** The file of the picture. */
	readonly picture: string | undefined;
	readonly json: boolean;
}

/** Some of the games. */
interface BalancePart extends PlayOptions {
	readonly game: NamedGame;
	readonly first: number;
	readonly count: number;
}

/** The games of a job, by the time that one takes. */
const BATCH = { random: 20, greedy: 5, search: 1 } as const;

const split = async ({ game, games, level, nodes, longest, seed }: BalancePlan): Promise<readonly BalancePart[]> => {
	const batch = BATCH[level];
	return Array.from({ length: Math.ceil(games / batch) }, (_, index) => {
		const first = index * batch;
		return { game, level, nodes, longest, seed, first, count: Math.min(batch, games - first) };
	});
};

const run = async ({ game, first, count, ...options }: BalancePart, { progress }: JobContext): Promise<PlaySums> => {
	const start = await startPosition(game);
	let sums = NO_GAMES;
	for (let index = 0; index < count; index++) {
		const played = playGame(start, first + index, options);
		sums = addSums(sums, sumsOf(played, played.reason === STOPPED));
		progress(index + 1);
	}
	return sums;
};

const report = async (plan: BalancePlan, results: AsyncIterable<PlaySums>, terminal: Terminal): Promise<ExitCode> => {
	let sums = NO_GAMES;
	for await (const one of results) sums = addSums(sums, one);
	const balance = balanceOf(sums, titlesOf(await cachedGame(plan.game.source)), plan);
	await terminal.write(plan.json ? `${JSON.stringify({ type: 'balance', ...balance })}\n` : balanceText(balance));
	if (plan.picture !== undefined) {
		const { balancePicture } = await import('./balance-picture.js');
		saveFile(plan.picture, plan.picture, balancePicture(balance));
	}
	return EXIT.fine;
};

export const task: AnyCommandTask = defineTask<BalancePlan, BalancePart, PlaySums>({
	unit: 'games',
	split,
	size: ({ count }) => count,
	run,
	report,
});
