import { inOrder } from './in-order.js';
import { type JobLine, type ResultLine, readWorkLines, type WorkLine } from './lines.js';
import type { Program } from './program.js';
import type { ServedFolders } from './served-folders.js';
import { ThreadPool } from './threads/thread-pool.js';
import { Unusable } from './unusable.js';

/** The surroundings of a worker that reads lines. */
export interface LineWorkerOptions {
	/** The name of the text in messages. */
	readonly name: string;
	readonly threads: number;
	/** Where the files of jobs are; by default at their paths. */
	readonly folders?: ServedFolders | undefined;
	readonly signal: AbortSignal;
}

/**
 * Does the jobs of a text, and gives their results. The plan and the results of others go through. Throws an `Unusable` for other lines, and for jobs of
 * another version or form.
 */
export async function* serveLines(
	bytes: AsyncIterable<Uint8Array>,
	options: LineWorkerOptions,
	program: Program,
): AsyncGenerator<WorkLine> {
	const { name, threads, folders, signal } = options;
	const pool = new ThreadPool(program.thread, threads);
	const stop = (): void => void pool.close(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	try {
		const jobs: JobLine[] = [];
		for await (const line of readWorkLines(bytes, name, program)) {
			if (line.x === 'job') jobs.push(line);
			else yield line;
		}
		const other = jobs.find(({ version }) => version !== program.version);
		if (other !== undefined) throw new Unusable(`Expected jobs of version ${program.version}, found some of version ${other.version}.`);
		for (const { task, part } of jobs) await program.checkForm(task, 'part', part);
		const work = async (at: number): Promise<ResultLine> => {
			const { id, index, task, part } = jobs[at]!;
			const [job = { task, part }] = (await folders?.placed({ task, part })) ?? [];
			return { x: 'result', id, index, ...(await pool.run(job)) };
		};
		yield* inOrder(jobs.length, work, 64 * threads);
	} finally {
		signal.removeEventListener('abort', stop);
		await pool.close();
	}
}
