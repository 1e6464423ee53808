import { appendFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { rangeDigest } from './byte-range.js';
import { cannot } from './cannot.js';
import { canonical, isObject } from './canonical.js';
import { type Execute, type Job, type Outcome, rangeOf } from './task.js';
import { Unusable } from './unusable.js';

/** The first line of a journal. */
interface Heading {
	readonly journal: 1;
	/** The work, as a digest of the version, the task and its plan. */
	readonly work: string;
}

interface Entry extends Outcome {
	readonly part: unknown;
}

/**
 * The jobs that are done, in a file to which each is appended: work that was stopped goes on from it. An entry counts if its part is the same, and if
 * the bytes of its range have not changed.
 */
export class Journal {
	readonly path: string;
	private readonly done: ReadonlyMap<string, Outcome>;

	private constructor(path: string, done: ReadonlyMap<string, Outcome>) {
		this.path = path;
		this.done = done;
	}

	/** Begins a journal, or reads one. Throws an `Unusable` if it is one of other work. */
	static open(path: string, work: string): Journal {
		const text = textOf(path);
		const done = text.length === 0 ? new Map<string, Outcome>() : readEntries(path, text, work);
		const heading: Heading = { journal: 1, work };
		const journal = new Journal(path, done);
		const complete = text.lastIndexOf(NEWLINE) + 1;
		if (text.length === 0) journal.append(heading);
		// The last line may be torn, where the machine stopped: the next one must not be glued to it. Only now is the file known to be a journal.
		else if (complete < text.length) truncateSync(path, complete);
		return journal;
	}

	/** The number of jobs that were done when it was opened. */
	get size(): number {
		return this.done.size;
	}

	/** Does jobs that are not done, and appends their outcomes. */
	resumed(execute: Execute, signal: AbortSignal): Execute {
		return async (job, index) => {
			const known = await this.known(job, signal);
			if (known !== undefined) return known;
			const outcome = await execute(job, index);
			const entry: Entry = { part: job.part, ...outcome };
			this.append(entry);
			return outcome;
		};
	}

	/** Deletes the file: the work is done. */
	remove(): void {
		rmSync(this.path, { force: true });
	}

	private append(line: Heading | Entry): void {
		try {
			appendFileSync(this.path, `${JSON.stringify(line)}\n`);
		} catch (error) {
			throw cannot('write', this.path, error);
		}
	}

	private async known({ part }: Job, signal: AbortSignal): Promise<Outcome | undefined> {
		const found = this.done.get(canonical(part));
		const range = rangeOf(part);
		if (found === undefined || range === undefined) return found;
		return (await rangeDigest(range, signal)) === found.digest ? found : undefined;
	}
}

const NEWLINE = 0x0a;

/** The bytes of a file; none if it does not exist. */
const textOf = (path: string): Buffer => {
	try {
		if (!existsSync(path)) return Buffer.alloc(0);
		if (!statSync(path).isFile()) throw notJournal(path);
		return readFileSync(path);
	} catch (error) {
		throw cannot('read', path, error);
	}
};

/** The outcomes of the complete lines. */
const readEntries = (path: string, text: Buffer, work: string): ReadonlyMap<string, Outcome> => {
	const lines = text
		.subarray(0, text.lastIndexOf(NEWLINE) + 1)
		.toString()
		.split('\n');
	const [heading, ...entries] = lines.filter((line) => line !== '').map((line) => readLine(path, line));
	if ((heading as Partial<Heading> | undefined)?.journal !== 1) throw notJournal(path);
	if ((heading as Heading).work !== work)
		throw new Unusable(
			`Expected the journal of this command in ${path}, found one of another command or version.`,
			'Delete it, or name another file.',
		);
	if (!entries.every(isEntry)) throw notJournal(path);
	return new Map(entries.map(({ part, ...outcome }) => [canonical(part), outcome]));
};

const isEntry = (line: unknown): line is Entry => isObject(line) && isObject(line.part) && line.result !== undefined;

const readLine = (path: string, line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		throw notJournal(path);
	}
};

const notJournal = (path: string): Unusable =>
	new Unusable(`Expected a journal of an earlier run in ${path}, found another file.`, 'Name another file: a new one begins a journal.');
