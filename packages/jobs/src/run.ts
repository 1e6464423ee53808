import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { digestOf } from './canonical.js';
import { inOrder } from './in-order.js';
import type { JobTerminal } from './job-terminal.js';
import { Journal } from './journal.js';
import type { Divided, NumberedOutcome } from './lines.js';
import { type Program, taskNamed } from './program.js';
import { runJob } from './run-job.js';
import { type AnyTask, type Execute, rangeOf } from './task.js';
import { ThreadPool } from './threads/thread-pool.js';

/** Every `of`-th job, from number `part`, which counts from 1. */
export interface Part {
	readonly part: number;
	readonly of: number;
}

/** Where the jobs of a run are done, and kept. */
export interface RunOptions {
	readonly threads: number;
	/** The file of a journal, from which the run goes on. It is kept. */
	readonly resume?: string | undefined;
	/** The address of a queue, whose workers do the jobs. */
	readonly queue?: string | undefined;
	/** The jobs to do; all by default. */
	readonly part?: Part | undefined;
}

/** Shows how much of a run is done. */
export interface ProgressBar {
	readonly update: (done: number) => void;
	/** Removes the bar, so that other text can be written. */
	readonly clear: () => void;
}

/** The surroundings of a run. */
export interface RunContext<Bar extends ProgressBar> {
	readonly program: Program;
	readonly terminal: JobTerminal;
	/** A bar for work of this size, in the unit of the task. */
	readonly bar: (total: number) => Bar;
}

/** Something that does jobs. */
interface Runner {
	readonly execute: Execute;
	/** How many jobs may wait for the first one that is not done. */
	readonly ahead: number;
	readonly close: (reason: unknown) => Promise<void>;
	/** How work that was stopped goes on, if the runner keeps results itself. */
	readonly resume?: string;
}

type Report = (index: number, done: number) => void;

/** Whether a part reads the standard input, which cannot be read twice, nor elsewhere. */
export const isInput = (part: unknown): boolean => rangeOf(part)?.path === '-';

/** Bytes that are read in less time than threads need to start. */
const FEW_BYTES = 1 << 18;

/** Does jobs in this process: a single one, or `few` ones, in this thread, since a thread has to load everything first. */
const localRunner = (few: boolean, threads: number, program: Program, { signal, input }: JobTerminal, progress: Report): Runner => {
	const pool = new ThreadPool(program.thread, threads);
	const here: Execute = (job, index) => runJob(program, job, { signal, input, progress: (done) => progress(index, done) });
	return {
		execute: (job, index) => (few || isInput(job.part) ? here(job, index) : pool.run(job, (done) => progress(index, done))),
		ahead: 64 * threads,
		close: (reason) => pool.close(reason),
	};
};

const queueRunner = async (url: string, program: Program, terminal: JobTerminal): Promise<Runner> => {
	const { QueueClient } = await import('./queue/queue-client.js');
	const client = await QueueClient.open(url, program, terminal);
	return {
		execute: (job) => client.run(job),
		ahead: 5000,
		close: () => client.close(),
		resume: 'The queue keeps the jobs and their results: run the same command again.',
	};
};

/** A run that is under way: its parts, and what became of them. */
class Run<Bar extends ProgressBar> {
	private readonly task: AnyTask;
	private readonly divided: Divided;
	private readonly options: RunOptions;
	private readonly program: Program;
	private readonly terminal: JobTerminal;
	/** The numbers of the jobs to do. */
	private readonly chosen: readonly number[];
	private readonly bar: Bar;
	private readonly isShort: boolean;
	private done = 0;
	/** The size of the jobs that are done. */
	private sized = 0;
	/** Job → how much of it is done, while it runs. */
	private readonly running = new Map<number, number>();

	constructor(task: AnyTask, divided: Divided, options: RunOptions, { program, terminal, bar }: RunContext<Bar>) {
		this.task = task;
		this.divided = divided;
		this.options = options;
		this.program = program;
		this.terminal = terminal;
		const { part: { part, of } = { part: 1, of: 1 } } = options;
		this.chosen = divided.parts.flatMap((_, index) => (index % of === part - 1 ? [index] : []));
		const total = this.chosen.reduce((sum, index) => sum + task.size(divided.parts[index]), 0);
		this.isShort = task.unit === 'B' && !task.heavy && total <= FEW_BYTES;
		this.bar = bar(total);
	}

	async finish<T>(use: (outcomes: AsyncIterable<NumberedOutcome>, bar: Bar) => Promise<T>): Promise<T> {
		const { options, terminal, divided, program } = this;
		const progress: Report = (index, done) => this.show(index, done);
		const runner =
			options.queue === undefined
				? localRunner(this.chosen.length === 1 || this.isShort, options.threads, program, terminal, progress)
				: await queueRunner(options.queue, program, terminal);
		const journal = this.openJournal();
		const stop = (): void => void runner.close(terminal.signal.reason);
		terminal.signal.addEventListener('abort', stop, { once: true });
		try {
			const execute = journal === undefined ? runner.execute : this.checked(journal.resumed(runner.execute, terminal.signal));
			const used = await use(this.outcomes(execute, runner.ahead), this.bar);
			if (options.resume === undefined) journal?.remove();
			return used;
		} catch (error) {
			this.bar.clear();
			const kept = runner.resume ?? (journal === undefined ? undefined : this.resumeText(journal));
			if (kept !== undefined)
				terminal.note(`${terminal.signal.aborted ? 'Stopped' : 'Failed'} after ${this.done} of ${divided.parts.length} jobs. ${kept}\n`);
			throw error;
		} finally {
			terminal.signal.removeEventListener('abort', stop);
			this.bar.clear();
			await runner.close(new Error('The work is over.'));
		}
	}

	/** Work of one job, and work on a queue, has nothing to go on from. */
	private openJournal(): Journal | undefined {
		const { options, divided, terminal, chosen } = this;
		const work = digestOf(divided);
		if (options.resume !== undefined) return Journal.open(resolve(terminal.directory, options.resume), work);
		if (chosen.length < 2 || options.queue !== undefined || divided.parts.some(isInput)) return undefined;
		const path = join(tmpdir(), `x-${divided.task}-${work.slice(0, 12)}-${process.pid}.journal`);
		return Journal.open(path, work);
	}

	/** A journal that the user names is a file that anything may have written. */
	private checked(execute: Execute): Execute {
		if (this.options.resume === undefined) return execute;
		return async (job, index) => {
			const outcome = await execute(job, index);
			await this.program.checkForm(job.task, 'result', outcome.result);
			return outcome;
		};
	}

	private resumeText({ path }: Journal): string {
		return `Go on with the same command and --resume ${path}`;
	}

	private show(index: number, done: number): void {
		this.running.set(index, done);
		this.bar.update([...this.running.values()].reduce((sum, one) => sum + one, this.sized));
	}

	private outcomes(execute: Execute, ahead: number): AsyncIterable<NumberedOutcome> {
		const { divided, chosen } = this;
		return inOrder(
			chosen.length,
			async (at) => {
				const index = chosen[at]!;
				const part = divided.parts[index];
				const outcome = await execute({ task: divided.task, part }, index);
				this.done++;
				this.sized += this.task.size(part);
				this.show(index, 0);
				this.running.delete(index);
				return { index, ...outcome };
			},
			ahead,
		);
	}
}

/**
 * Does the jobs of a divided plan where the options say, and gives their outcomes in order to `use`. A run that is stopped, or whose `use` fails, tells
 * the user how to go on. Throws an `Unusable` for jobs that cannot be done, and what `use` throws.
 */
export const runJobs = async <T, Bar extends ProgressBar>(
	divided: Divided,
	options: RunOptions,
	context: RunContext<Bar>,
	use: (outcomes: AsyncIterable<NumberedOutcome>, bar: Bar) => Promise<T>,
): Promise<T> => new Run(await taskNamed(context.program, divided.task), divided, options, context).finish(use);
