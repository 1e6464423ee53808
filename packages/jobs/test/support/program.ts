import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Elsewhere, Unusable } from '../../src/errors.js';
import { type AnyTask, type ByteRange, isObject, type JobTerminal, type Program, type Task } from '../../src/index.js';
import { THREAD } from './bundle.js';

interface Numbers {
	readonly from: number;
	/** Exclusive. */
	readonly to: number;
	/** Milliseconds that the job takes. */
	readonly pause?: number;
}

/** Adds up numbers, ten a job. */
const sum: Task<Numbers, Numbers, number> = {
	unit: 'numbers',
	split: ({ from, to, ...rest }) =>
		Promise.resolve(
			Array.from({ length: Math.ceil((to - from) / 10) }, (_, index) => ({
				from: from + 10 * index,
				to: Math.min(to, from + 10 * index + 10),
				...rest,
			})),
		),
	size: ({ from, to }) => to - from,
	run: async ({ from, to, pause: duration = 0 }, { progress }) => {
		if (duration > 0) await pause(duration);
		progress(1);
		let total = 0;
		for (let number = from; number < to; number++) total += number;
		return total;
	},
};

interface FilePart {
	readonly range: ByteRange;
}

/** Counts the letters of ranges. */
const letters: Task<readonly ByteRange[], FilePart, number> = {
	unit: 'B',
	split: (ranges) => Promise.resolve(ranges.map((range) => ({ range }))),
	size: ({ range }) => range.to - range.from,
	run: async ({ range }, { bytes }) => {
		let count = 0;
		for await (const chunk of bytes(range)) count += chunk.length;
		return count;
	},
};

interface Failing {
	readonly how: 'unusable' | 'elsewhere' | 'fault' | 'death';
}

/** Fails in several ways. */
const fail: Task<readonly Failing[], Failing, never> = {
	unit: 'failures',
	split: (parts) => Promise.resolve(parts),
	size: () => 1,
	run: ({ how }) => {
		if (how === 'unusable') throw new Unusable('Expected another job.', 'Give another one.');
		if (how === 'elsewhere') throw new Elsewhere('Expected another machine.');
		if (how === 'fault') throw new TypeError('a fault of the program');
		process.exit(7);
	},
};

interface Patient {
	/** The file that the job writes when it is stopped. */
	readonly file: string;
	/** Milliseconds that it takes to stop. */
	readonly takes: number;
}

/** Works until it is stopped. */
const patient: Task<readonly Patient[], Patient, never> = {
	unit: 'jobs',
	split: (parts) => Promise.resolve(parts),
	size: () => 1,
	patience: 500,
	run: async ({ file, takes }, { signal, progress }) => {
		await pause(150);
		progress(1);
		await new Promise((resolve) => signal.addEventListener('abort', resolve));
		await pause(takes);
		writeFileSync(file, 'stopped');
		throw signal.reason;
	},
};

const untyped =
	(task: unknown): (() => Promise<AnyTask>) =>
	() =>
		Promise.resolve(task as AnyTask);

/** A program without any chess. */
export const program: Program = {
	version: '1.0.0',
	thread: THREAD,
	tasks: { sum: untyped(sum), letters: untyped(letters), fail: untyped(fail), patient: untyped(patient) },
	checkForm: async (task, what, value) => {
		const isRight = what === 'result' ? typeof value === 'number' : typeof value === 'object' && value !== null;
		if (!isRight) throw new Unusable(`Expected a ${what} of ${task}, found other data.`);
		if (isObject(value) && 'poison' in value) throw new Unusable(`Expected a ${what} of ${task}, found a field "poison".`);
	},
};

/** A terminal of tests: its messages, and its ctrl-C. */
export interface TestTerminal extends JobTerminal {
	readonly notes: string[];
	readonly stop: () => void;
}

/** A terminal whose standard input is a text. */
export const testTerminal = (directory: string, input = ''): TestTerminal => {
	const controller = new AbortController();
	const notes: string[] = [];
	return {
		input: (async function* () {
			yield Buffer.from(input);
		})(),
		notes,
		note: (text) => void notes.push(text),
		signal: controller.signal,
		stop: () => controller.abort(),
		directory,
		environment: {},
	};
};

/** The values of an asynchronous sequence. */
export const all = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
	const found: T[] = [];
	for await (const value of values) found.push(value);
	return found;
};

/** The bytes of a text, in one piece. */
export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
	yield Buffer.from(text);
}
