import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EXIT, type ExitCode, Unusable } from '../output/exit-code.js';
import { Progress } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import { counted } from '../output/words.js';
import { version } from '../version.js';
import { digestOf } from './canonical.js';
import { inOrder } from './in-order.js';
import { Journal, rangeOf } from './journal.js';
import { type Divided, type JobLine, planLine, type ResultLine } from './lines.js';
import { runJob } from './run-job.js';
import { checkRunOptions, givenPlaces, type RunOptions } from './run-options.js';
import { ThreadPool } from './runners/thread-pool.js';
import type { AnyTask, Execute, Job, Outcome, TaskName } from './task.js';
import { taskNamed } from './task-table.js';

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

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The standard input cannot be read twice, nor elsewhere. */
const isInput = (part: unknown): boolean => rangeOf(part)?.path === '-';

/** Bytes that are read in less time than threads need to start. */
const FEW_BYTES = 1 << 18;

/** Does jobs in this process: a single one, or `few` ones, in this thread, since a thread has to load everything first. */
const localRunner = (few: boolean, { threads }: RunOptions, terminal: Terminal, progress: Report): Runner => {
	const { signal, input } = terminal;
	const pool = new ThreadPool(threads);
	const here: Execute = (job, index) => runJob(job, { signal, input, progress: (done) => progress(index, done) });
	return {
		execute: (job, index) => (few || isInput(job.part) ? here(job, index) : pool.run(job, (done) => progress(index, done))),
		ahead: 64 * threads,
		close: (reason) => pool.close(reason),
	};
};

const queueRunner = async (url: string, terminal: Terminal): Promise<Runner> => {
	const { QueueClient } = await import('./runners/queue-client.js');
	const client = await QueueClient.open(url, terminal);
	return {
		execute: (job) => client.run(job),
		ahead: 5000,
		close: () => client.close(),
		resume: 'The queue keeps the jobs and their results: run the same command again.',
	};
};

/** A run that is under way: its parts, and what became of them. */
class Run {
	private readonly task: AnyTask;
	private readonly divided: Divided;
	private readonly options: RunOptions;
	private readonly terminal: Terminal;
	/** The numbers of the jobs to do. */
	private readonly chosen: readonly number[];
	private readonly bar: Progress;
	private readonly isShort: boolean;
	private done = 0;
	/** Job → how much of it is done, while it runs. */
	private readonly running = new Map<number, number>();

	constructor(task: AnyTask, divided: Divided, options: RunOptions, terminal: Terminal) {
		this.task = task;
		this.divided = divided;
		this.options = options;
		this.terminal = terminal;
		const { part: { part, of } = { part: 1, of: 1 } } = options;
		this.chosen = divided.parts.flatMap((_, index) => (index % of === part - 1 ? [index] : []));
		const total = this.chosen.reduce((sum, index) => sum + task.size(divided.parts[index]), 0);
		this.isShort = task.unit === 'B' && total <= FEW_BYTES;
		this.bar = new Progress(terminal, { label: divided.task, unit: task.unit, total });
	}

	async finish(): Promise<ExitCode> {
		const { options, terminal, divided } = this;
		const progress: Report = (index, done) => this.show(index, done);
		const runner =
			options.queue === undefined
				? localRunner(this.chosen.length === 1 || this.isShort, options, terminal, progress)
				: await queueRunner(options.queue, terminal);
		const journal = this.openJournal();
		const stop = (): void => void runner.close(terminal.signal.reason);
		terminal.signal.addEventListener('abort', stop, { once: true });
		try {
			const execute = journal === undefined ? runner.execute : await this.checked(journal.resumed(runner.execute, terminal.signal));
			const code = await this.write(this.outcomes(execute, runner.ahead));
			if (options.resume === undefined) journal?.remove();
			return code;
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
	private async checked(execute: Execute): Promise<Execute> {
		if (this.options.resume === undefined) return execute;
		const { checkForm } = await import('./schema.js');
		return async (job, index) => {
			const outcome = await execute(job, index);
			checkForm(job.task, 'result', outcome.result);
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

	/** The size of the jobs that are done. */
	private sized = 0;

	private outcomes(execute: Execute, ahead: number): AsyncGenerator<Outcome> {
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
				return outcome;
			},
			ahead,
		);
	}

	private async write(outcomes: AsyncGenerator<Outcome>): Promise<ExitCode> {
		const { task, divided, options, terminal } = this;
		const quiet: Terminal = {
			...terminal,
			write: (text) => {
				this.bar.clear();
				return terminal.write(text);
			},
		};
		if (options.part === undefined) return task.report(divided.plan, resultsOf(outcomes), quiet);
		const line = planLine(divided);
		await quiet.write(lineOf(line));
		let at = 0;
		for await (const outcome of outcomes) {
			const result: ResultLine = { x: 'result', id: line.id, index: this.chosen[at++]!, ...outcome };
			await quiet.write(lineOf(result));
		}
		return EXIT.fine;
	}
}

/** The results of outcomes. */
export async function* resultsOf(outcomes: AsyncIterable<Outcome> | Iterable<Outcome>): AsyncGenerator<unknown> {
	for await (const { result } of outcomes) yield result;
}

const listJobs = async (divided: Divided, terminal: Terminal): Promise<ExitCode> => {
	const heading = planLine(divided);
	await terminal.write(lineOf(heading));
	for (const [index, part] of divided.parts.entries()) {
		const job: Job = { task: divided.task, part };
		const line: JobLine = { x: 'job', id: heading.id, version: divided.version, index, ...job };
		await terminal.write(lineOf(line));
	}
	return EXIT.fine;
};

/** The options with the queue of `X_QUEUE`, unless they or the input say where the work is done. */
const withQueue = (options: RunOptions, parts: readonly unknown[], { environment, note }: Terminal): RunOptions => {
	const { X_QUEUE: queue = '' } = environment;
	if (queue === '' || givenPlaces(options).length > 0 || parts.some(isInput)) return options;
	note(`Giving ${counted(parts.length, 'job')} to the queue of X_QUEUE.\n`);
	return { ...options, queue };
};

/** Divides a plan, does its jobs where the options say, and writes what they add up to. */
export const runTask = async (name: TaskName, plan: unknown, given: RunOptions, terminal: Terminal): Promise<ExitCode> => {
	checkRunOptions(given);
	const task = await taskNamed(name);
	const parts = await task.split(plan);
	const options = withQueue(given, parts, terminal);
	const isElsewhere = options.queue !== undefined || options.part !== undefined || options['list-jobs'];
	if (isElsewhere && parts.some(isInput))
		throw new Unusable('Expected files that other processes can read, found the standard input.', 'Save it to a file.');
	const divided: Divided = { version: version(), task: name, plan, parts };
	return options['list-jobs'] ? listJobs(divided, terminal) : new Run(task, divided, options, terminal).finish();
};
