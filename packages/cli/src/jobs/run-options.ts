import { availableParallelism } from 'node:os';
import { quote } from '@x/diagnostics';
import type { Part } from '@x/jobs';
import { Unusable } from '@x/jobs/errors';
import { flag, type Option, text, type Values, wholeNumber } from '../arguments/options.js';

const readPart = (given: string): Part => {
	const [part, of] = (/^(\d{1,9})\/(\d{1,9})$/.exec(given) ?? []).slice(1).map(Number);
	if (part !== undefined && of !== undefined && part >= 1 && part <= of) return { part, of };
	throw new Unusable(`Expected a part such as 2/7 for --part, found ${quote(given)}.`, 'Parts count from 1.');
};

const part: Option<Part | undefined> = {
	placeholder: 'I/N',
	summary: 'Do part I of N alone, and write its results as JSON lines for `x merge`.',
	initial: undefined,
	read: (texts) => readPart(texts.at(-1)!),
};

/** How many threads work. */
export const threads: Option<number> = wholeNumber('N', 'The number of threads; one for each core by default.', {
	least: 1,
	most: 1024,
	initial: availableParallelism(),
});

/** The options of commands whose work is divided into jobs. */
export const RUN_OPTIONS: {
	readonly threads: Option<number>;
	readonly resume: Option<string | undefined>;
	readonly queue: Option<string | undefined>;
	readonly part: Option<Part | undefined>;
	readonly 'list-jobs': Option<boolean>;
} = {
	threads,
	resume: text('FILE', 'Go on from a journal of finished jobs, and keep it: a new file begins one.'),
	queue: text(
		'URL',
		'Give the jobs to the workers of a queue, such as redis://127.0.0.1:6379; X_QUEUE by default. Needs bullmq and ioredis.',
	),
	part,
	'list-jobs': flag('Write the jobs as JSON lines for `x worker`, and do none.'),
};

/** The options of commands that divide files: those of all, and how. */
export const FILE_RUN_OPTIONS: typeof RUN_OPTIONS & { readonly 'job-size': Option<number> } = {
	...RUN_OPTIONS,
	'job-size': wholeNumber('MB', 'Divide files of games into jobs of this size; 8 by default. Packed files are one job each.', {
		least: 1,
		most: 1 << 20,
		initial: 8,
	}),
};

export type RunOptions = Values<typeof RUN_OPTIONS>;

/** The options that say where jobs are done, or kept. */
const PLACES = ['queue', 'part', 'list-jobs', 'resume'] as const;

/** The options about jobs that the user has given. */
export const givenPlaces = (options: RunOptions): readonly (typeof PLACES)[number][] =>
	PLACES.filter((name) => options[name] !== undefined && options[name] !== false);

/** Refuses options that contradict each other. */
export const checkRunOptions = (options: RunOptions): void => {
	const given = givenPlaces(options).filter((name) => name !== 'resume');
	if (given.length > 1) throw new Unusable(`Expected one of --queue, --part and --list-jobs, found --${given.join(' and --')}.`);
	if (options.resume !== undefined && options['list-jobs']) throw new Unusable('Expected --resume or --list-jobs, found both.');
};

/** Refuses options of jobs for work that is not divided into any: repairs. */
export const checkNoJobs = (options: RunOptions): void => {
	const [given] = givenPlaces(options);
	if (given !== undefined) throw new Unusable(`Expected --fix or --${given}, found both.`, 'Repairs are made in one process.');
};
