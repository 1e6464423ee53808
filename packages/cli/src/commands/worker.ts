import { resolve } from 'node:path';
import { ServedFolders, serveLines } from '@x/jobs';
import { text, texts, wholeNumber } from '../arguments/options.js';
import { openInput } from '../input/input-file.js';
import { PROGRAM } from '../jobs/program.js';
import { threads } from '../jobs/run-options.js';
import { EXIT } from '../output/exit-code.js';
import { type Command, defineCommand } from './command.js';

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
		if (queue !== undefined) {
			const { serveQueue } = await import('@x/jobs/queue');
			await serveQueue({ url: queue, threads: count, lock, folders }, PROGRAM, terminal);
			return EXIT.fine;
		}
		const { name, bytes } = await openInput('-', terminal);
		const { signal } = terminal;
		const worker = { name, threads: count, folders: served.length === 0 ? undefined : folders, signal };
		for await (const line of serveLines(bytes(), worker, PROGRAM)) await terminal.write(`${JSON.stringify(line)}\n`);
		return EXIT.fine;
	},
});
