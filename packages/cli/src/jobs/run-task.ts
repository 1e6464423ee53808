import { type Divided, isInput, jobLines, resultLines, resultsOf, runJobs } from '@x/jobs';
import { Unusable } from '@x/jobs/errors';
import { EXIT, type ExitCode } from '../output/exit-code.js';
import { Progress } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import { counted } from '../output/words.js';
import { TASKS, type TaskName } from '../tasks/task-table.js';
import { PROGRAM } from './program.js';
import { checkRunOptions, givenPlaces, type RunOptions } from './run-options.js';

/** Writes values as JSON lines. */
const writeLines = async (values: AsyncIterable<unknown> | Iterable<unknown>, terminal: Terminal): Promise<ExitCode> => {
	for await (const value of values) await terminal.write(`${JSON.stringify(value)}\n`);
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
	const task = await TASKS[name]();
	const parts = await task.split(plan);
	const options = withQueue(given, parts, terminal);
	const isElsewhere = options.queue !== undefined || options.part !== undefined || options['list-jobs'];
	if (isElsewhere && parts.some(isInput))
		throw new Unusable('Expected files that other processes can read, found the standard input.', 'Save it to a file.');
	const divided: Divided = { version: PROGRAM.version, task: name, plan, parts };
	if (options['list-jobs']) return writeLines(jobLines(divided), terminal);
	const bar = (total: number): Progress => new Progress(terminal, { label: name, unit: task.unit, total });
	return runJobs(divided, options, { program: PROGRAM, terminal, bar }, (outcomes, shown) => {
		const quiet: Terminal = {
			...terminal,
			write: (text) => {
				shown.clear();
				return terminal.write(text);
			},
		};
		return options.part === undefined ? task.report(plan, resultsOf(outcomes), quiet) : writeLines(resultLines(divided, outcomes), quiet);
	});
};
