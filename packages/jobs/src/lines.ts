import { canonical, digestOf } from './canonical.js';
import { isTask, type Program } from './program.js';
import type { Job, Outcome } from './task.js';
import { Unusable } from './unusable.js';

/** A plan with the jobs that it has been divided into. */
export interface Divided {
	readonly version: string;
	readonly task: string;
	readonly plan: unknown;
	readonly parts: readonly unknown[];
}

/** The first line of a list of jobs, and of a part's results. */
export interface PlanLine {
	readonly x: 'plan';
	/** Of the version, the task, the plan and its parts, without paths of files: machines may have them in different folders. */
	readonly id: string;
	readonly version: string;
	readonly task: string;
	readonly plan: unknown;
	/** The number of jobs. */
	readonly jobs: number;
}

/** A job as a line. */
export interface JobLine extends Job {
	readonly x: 'job';
	readonly id: string;
	readonly version: string;
	readonly index: number;
}

/** The outcome of a job, with its number. */
export interface NumberedOutcome extends Outcome {
	readonly index: number;
}

/** The outcome of a job, as a line. */
export interface ResultLine extends NumberedOutcome {
	readonly x: 'result';
	readonly id: string;
}

export type WorkLine = PlanLine | JobLine | ResultLine;

/** The first line of a divided plan. */
export const planLine = ({ version, task, plan, parts }: Divided): PlanLine => ({
	x: 'plan',
	id: digestOf({ version, task, plan, parts }, ['path']).slice(0, 16),
	version,
	task,
	plan,
	jobs: parts.length,
});

/** A divided plan as lines: the plan, then its jobs. */
export function* jobLines(divided: Divided): Generator<PlanLine | JobLine> {
	const heading = planLine(divided);
	yield heading;
	const { id } = heading;
	const { version, task, parts } = divided;
	for (const [index, part] of parts.entries()) yield { x: 'job', id, version, index, task, part };
}

/** Outcomes as lines: the plan, then the results. */
export async function* resultLines(divided: Divided, outcomes: AsyncIterable<NumberedOutcome>): AsyncGenerator<PlanLine | ResultLine> {
	const heading = planLine(divided);
	yield heading;
	for await (const outcome of outcomes) yield { x: 'result', id: heading.id, ...outcome };
}

/** The results of outcomes. */
export async function* resultsOf(outcomes: AsyncIterable<Outcome> | Iterable<Outcome>): AsyncGenerator<unknown> {
	for await (const { result } of outcomes) yield result;
}

const isWorkLine = (value: unknown, program: Program): value is WorkLine => {
	if (typeof value !== 'object' || value === null) return false;
	const { x, id, task, jobs, index, part, result } = value as Readonly<Record<string, unknown>>;
	if (typeof id !== 'string') return false;
	if (x === 'plan') return isTask(program, task) && Number.isSafeInteger(jobs);
	if (x === 'job') return isTask(program, task) && Number.isSafeInteger(index) && typeof part === 'object' && part !== null;
	return x === 'result' && Number.isSafeInteger(index) && result !== undefined;
};

/** A line of work. Text before the first brace is a key that Hadoop or another program put there. */
const readWorkLine = (text: string, name: string, number: number, program: Program): WorkLine => {
	let value: unknown;
	try {
		value = JSON.parse(text.slice(Math.max(0, text.indexOf('{'))));
	} catch {
		value = undefined;
	}
	if (isWorkLine(value, program)) return value;
	throw new Unusable(
		`Expected a plan, a job or a result in line ${number} of ${name}, found another text.`,
		'`x COMMAND --list-jobs` writes jobs, `--part` and `x worker` write results.',
	);
};

/** The lines of work of a text that arrives in pieces. Throws an `Unusable` for other lines and for tasks that the program does not have. */
export async function* readWorkLines(bytes: AsyncIterable<Uint8Array>, name: string, program: Program): AsyncGenerator<WorkLine> {
	const decoder = new TextDecoder();
	let rest = '';
	let number = 0;
	for await (const chunk of bytes) {
		const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
		rest = lines.pop()!;
		for (const line of lines) {
			number++;
			if (line.trim() !== '') yield readWorkLine(line, name, number, program);
		}
	}
	if (rest.trim() !== '') yield readWorkLine(rest, name, number + 1, program);
}

/** Results of parts, in any order and any number of times, until all are there. */
export class Collected {
	private first: PlanLine | undefined = undefined;
	private readonly results = new Map<number, { readonly id: string; readonly text: string; readonly outcome: Outcome }>();

	/** Throws an `Unusable` if a line belongs to other work, or contradicts an earlier one. */
	add(line: WorkLine): void {
		if (line.x === 'plan') {
			this.first ??= line;
			if (line.id !== this.first.id)
				throw new Unusable('Expected parts of one command, found two plans.', 'Merge the parts of each command for itself.');
		} else if (line.x === 'result') {
			const { id, index, x: _, ...outcome } = line;
			const text = canonical(outcome);
			const before = this.results.get(index);
			if (before === undefined) this.results.set(index, { id, text, outcome });
			else if (before.text !== text || before.id !== id) throw new Unusable(`Expected one result of job ${index}, found two that differ.`);
		}
	}

	/** The plan, and all results in order. Throws an `Unusable` if some are missing. */
	complete(): { readonly plan: PlanLine; readonly outcomes: readonly Outcome[] } {
		const plan = this.first;
		if (plan === undefined) throw new Unusable('Expected a line with the plan, found none.', 'Each output of `--part` begins with it.');
		const missing: number[] = [];
		const outcomes: Outcome[] = [];
		for (let index = 0; index < plan.jobs; index++) {
			const found = this.results.get(index);
			if (found === undefined || found.id !== plan.id) missing.push(index);
			else outcomes.push(found.outcome);
		}
		if (missing.length === 0) return { plan, outcomes };
		const named = `${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ', …' : ''}`;
		throw new Unusable(
			`Expected the results of ${plan.jobs} jobs, found ${outcomes.length}: ${named} ${missing.length === 1 ? 'is' : 'are'} missing.`,
			'Run the parts that failed again, and merge all of them.',
		);
	}
}
