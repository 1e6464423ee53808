import { parentPort } from 'node:worker_threads';
import { Elsewhere } from '../elsewhere.js';
import { type Program, taskNamed } from '../program.js';
import { NO_INPUT, runJob } from '../run-job.js';
import type { Job } from '../task.js';
import { Unusable } from '../unusable.js';
import { STOP, type ThreadReply } from './thread-pool.js';

/** Reports are at least this many milliseconds apart. */
const PAUSE = 100;

/** Does the jobs of a `ThreadPool` in this thread. */
export const serveThread = (program: Program): void => {
	const port = parentPort!;
	const post = (reply: ThreadReply): void => port.postMessage(reply);
	const stopped = new AbortController();
	port.on('message', async (message: Job | typeof STOP) => {
		if (message === STOP) {
			stopped.abort(new Error('The work is over.'));
			return;
		}
		const job = message;
		let reported = Date.now();
		const progress = (done: number): void => {
			if (Date.now() - reported < PAUSE) return;
			reported = Date.now();
			post({ progress: done });
		};
		try {
			const { patience } = await taskNamed(program, job.task);
			if (patience !== undefined) post({ patience });
			// A thread whose task has no patience is ended from outside.
			post({ outcome: await runJob(program, job, { signal: stopped.signal, input: NO_INPUT, progress }) });
		} catch (error) {
			const { message, stack } = error as Error;
			post(
				error instanceof Unusable
					? { unusable: { message, hint: error.hint, isElsewhere: error instanceof Elsewhere } }
					: { fault: stack ?? message },
			);
		}
	});
};
