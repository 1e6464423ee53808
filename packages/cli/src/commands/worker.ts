import { resolve } from 'node:path';
import { text, texts, wholeNumber } from '../arguments/options.js';
import { openInput } from '../input/input-file.js';
import { inOrder } from '../jobs/in-order.js';
import { type JobLine, type ResultLine, readWorkLines } from '../jobs/lines.js';
import { threads } from '../jobs/run-options.js';
import { ThreadPool } from '../jobs/runners/thread-pool.js';
import { checkForm } from '../jobs/schema.js';
import { ServedFolders } from '../jobs/served-folders.js';
import { EXIT, Unusable } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';
import { version } from '../version.js';
import { type Command, defineCommand } from './command.js';

/** Does the jobs of lines, and writes their results as lines. */
const serveLines = async (pool: ThreadPool, count: number, folders: ServedFolders | undefined, terminal: Terminal): Promise<void> => {
	const input = await openInput('-', terminal);
	const jobs: JobLine[] = [];
	for await (const line of readWorkLines(input.bytes(), input.name)) {
		if (line.x === 'job') jobs.push(line);
		// The plan and results of others go through.
		else await terminal.write(`${JSON.stringify(line)}\n`);
	}
	const own = version();
	const other = jobs.find((job) => job.version !== own);
	if (other !== undefined) throw new Unusable(`Expected jobs of version ${own}, found some of version ${other.version}.`);
	for (const { task, part } of jobs) checkForm(task, 'part', part);
	const results = inOrder(
		jobs.length,
		async (at): Promise<ResultLine> => {
			const { id, index, task, part } = jobs[at]!;
			const [job = { task, part }] = (await folders?.placed({ task, part })) ?? [];
			return { x: 'result', id, index, ...(await pool.run(job)) };
		},
		64 * count,
	);
	for await (const result of results) await terminal.write(`${JSON.stringify(result)}\n`);
};

export const command: Command = defineCommand({
	arguments: [],
	options: {
		queue: text('URL', 'Do jobs of this queue until ctrl-C, such as redis://127.0.0.1:6379; X_QUEUE by default. Needs bullmq and ioredis.'),
		threads,
		lock: wholeNumber('SECONDS', 'Other workers take over the jobs of this one after this many seconds of silence; 15 by default.', {
			least: 1,
			most: 3600,
			initial: 15,
		}),
		folder: texts(
			'FOLDER',
			'Read the files of jobs in this folder, by their paths or names. Jobs of a queue reach no others: by default the current folder.',
		),
	},
	examples: ['--queue redis://10.0.0.1:6379', '< jobs.jsonl > results.jsonl'],
	notes: [
		'With --folder several times, all of them are served. Symbolic links that lead out of them are not followed. X_QUEUE_KEY signs jobs and results: the same text on all machines.',
		'Without --queue, jobs are read from the standard input and results are written to the standard output, one on each line.',
	],
	run: async ({ options }, terminal) => {
		const { threads: count, lock, folder } = options;
		const { queue = terminal.environment.X_QUEUE || undefined } = options;
		const served = folder.length === 0 && queue !== undefined ? ['.'] : folder;
		const folders = await ServedFolders.of(served.map((one) => resolve(terminal.directory, one)));
		const pool = new ThreadPool(count);
		const stop = (): void => void pool.close(terminal.signal.reason);
		try {
			if (queue === undefined) {
				terminal.signal.addEventListener('abort', stop, { once: true });
				await serveLines(pool, count, served.length === 0 ? undefined : folders, terminal);
			} else {
				const { serveQueue } = await import('../jobs/runners/queue-worker.js');
				await serveQueue({ url: queue, threads: count, lock, folders }, pool, terminal);
			}
			return EXIT.fine;
		} finally {
			terminal.signal.removeEventListener('abort', stop);
			await pool.close();
		}
	},
});
