import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Unusable } from '../output/exit-code.js';
import { type ByteRange, rangeDigest } from './byte-range.js';
import { canonical } from './canonical.js';
import type { Execute, Job, Outcome } from './task.js';

/** The first line of a journal. */
interface Heading {
	readonly journal: 1;
	/** The work, as a digest of the version, the task and its plan. */
	readonly work: string;
}

interface Entry extends Outcome {
	readonly part: unknown;
}

/** The bytes that a part reads. */
export const rangeOf = (part: unknown): ByteRange | undefined => (part as { readonly range?: ByteRange }).range;

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
		if (existsSync(path)) return new Journal(path, readEntries(path, work));
		const heading: Heading = { journal: 1, work };
		writeFileSync(path, `${JSON.stringify(heading)}\n`);
		return new Journal(path, new Map());
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
			appendFileSync(this.path, `${JSON.stringify(entry)}\n`);
			return outcome;
		};
	}

	/** Deletes the file: the work is done. */
	remove(): void {
		rmSync(this.path, { force: true });
	}

	private async known({ part }: Job, signal: AbortSignal): Promise<Outcome | undefined> {
		const found = this.done.get(canonical(part));
		const range = rangeOf(part);
		if (found === undefined || range === undefined) return found;
		return (await rangeDigest(range, signal)) === found.digest ? found : undefined;
	}
}

const readEntries = (path: string, work: string): ReadonlyMap<string, Outcome> => {
	const text = readFileSync(path, 'utf8');
	const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
	// The last line may be torn, where the machine stopped: what follows must not be glued to it.
	if (!text.endsWith('\n')) writeFileSync(path, text.slice(0, text.lastIndexOf('\n') + 1));
	const [heading, ...entries] = lines.filter((line) => line !== '').map((line) => readLine(path, line));
	if ((heading as Partial<Heading> | undefined)?.journal !== 1) throw notJournal(path);
	if ((heading as Heading).work !== work)
		throw new Unusable(
			`Expected the journal of this command in ${path}, found one of another command or version.`,
			'Delete it, or name another file.',
		);
	return new Map((entries as Entry[]).map(({ part, ...outcome }) => [canonical(part), outcome]));
};

const readLine = (path: string, line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		throw notJournal(path);
	}
};

const notJournal = (path: string): Unusable => new Unusable(`Expected a journal of an earlier run in ${path}, found another file.`);
