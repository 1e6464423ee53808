import { Worker } from 'node:worker_threads';
import { Elsewhere } from '../elsewhere.js';
import type { Job, Outcome } from '../task.js';
import { Unusable } from '../unusable.js';

/** Tells a thread to end the programs that its job has started. */
export const STOP = 'stop';

/** A message of a thread. */
export type ThreadReply =
	/** The job has to end programs before its thread is ended, and how long that may take. */
	| { readonly patience: number }
	| { readonly progress: number }
	| { readonly outcome: Outcome }
	| { readonly unusable: { readonly message: string; readonly hint: string | undefined; readonly isElsewhere: boolean } }
	| { readonly fault: string };

/** A job that waits for its result. */
interface Ticket {
	readonly job: Job;
	readonly progress: (done: number) => void;
	readonly resolve: (outcome: Outcome) => void;
	readonly reject: (error: unknown) => void;
	/** How often a thread ended while it did the job. */
	readonly deaths: number;
}

/** A job that ends this many threads fails. */
const MOST_DEATHS = 2;

/** Threads that do jobs, one at a time each. They are started when there is work for them. */
export class ThreadPool {
	private readonly script: URL;
	private readonly size: number;
	private readonly idle: Worker[] = [];
	private readonly busy = new Map<Worker, Ticket>();
	private readonly waiting: Ticket[] = [];
	/** Milliseconds that the job of a thread needs to stop. */
	private readonly patience = new Map<Worker, number>();
	/** Called when a thread that has to stop has done so. */
	private readonly stopping = new Map<Worker, () => void>();
	private closed: unknown;

	/** `script` is the program of each thread, which calls `serveThread`. */
	constructor(script: URL, size: number) {
		this.script = script;
		this.size = size;
	}

	/** Does a job in the next thread that is free. */
	run(job: Job, progress: (done: number) => void = () => undefined): Promise<Outcome> {
		return new Promise((resolve, reject) => {
			this.waiting.push({ job, progress, resolve, reject, deaths: 0 });
			this.assign();
		});
	}

	/** Ends all threads, and fails the jobs that are not done. */
	async close(reason: unknown = new Error('The threads were closed.')): Promise<void> {
		this.closed = reason;
		const threads = [...this.idle, ...this.busy.keys()];
		const stopped = [...this.busy.keys()].map((thread) => this.stop(thread));
		for (const { reject } of [...this.busy.values(), ...this.waiting]) reject(reason);
		this.idle.length = this.waiting.length = 0;
		this.busy.clear();
		await Promise.all(stopped);
		await Promise.all(threads.map((thread) => thread.terminate()));
	}

	/** Waits until the job of a thread has ended its programs, if it has any. */
	private stop(thread: Worker): Promise<void> | undefined {
		const patience = this.patience.get(thread);
		if (patience === undefined) return undefined;
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, patience);
			this.stopping.set(thread, () => {
				clearTimeout(timer);
				resolve();
			});
			thread.postMessage(STOP);
		});
	}

	private assign(): void {
		while (this.closed === undefined && this.waiting.length > 0 && this.busy.size < this.size) {
			const thread = this.idle.pop() ?? this.start();
			const ticket = this.waiting.shift()!;
			this.busy.set(thread, ticket);
			thread.postMessage(ticket.job);
		}
		if (this.closed !== undefined) for (const { reject } of this.waiting.splice(0)) reject(this.closed);
	}

	private start(): Worker {
		const thread = new Worker(this.script);
		let death = 'it ended without a reason';
		thread.on('message', (reply: ThreadReply) => this.answer(thread, reply));
		thread.on('error', (error) => {
			death = error.message;
		});
		thread.on('exit', () => this.bury(thread, death));
		return thread;
	}

	private answer(thread: Worker, reply: ThreadReply): void {
		if ('patience' in reply) {
			this.patience.set(thread, reply.patience);
			return;
		}
		const ticket = this.busy.get(thread);
		if (ticket === undefined) {
			if (!('progress' in reply)) this.stopping.get(thread)?.();
			return;
		}
		if ('progress' in reply) {
			ticket.progress(reply.progress);
			return;
		}
		this.busy.delete(thread);
		this.idle.push(thread);
		if ('outcome' in reply) ticket.resolve(reply.outcome);
		else if ('unusable' in reply) {
			const { message, hint, isElsewhere } = reply.unusable;
			ticket.reject(isElsewhere ? new Elsewhere(message, hint) : new Unusable(message, hint));
		} else ticket.reject(new Error(reply.fault));
		this.assign();
	}

	/** A thread has ended: another one does its job. */
	private bury(thread: Worker, death: string): void {
		this.stopping.get(thread)?.();
		this.patience.delete(thread);
		const ticket = this.busy.get(thread);
		this.busy.delete(thread);
		const at = this.idle.indexOf(thread);
		if (at >= 0) this.idle.splice(at, 1);
		if (ticket === undefined) return;
		const deaths = ticket.deaths + 1;
		if (deaths < MOST_DEATHS) this.waiting.unshift({ ...ticket, deaths });
		else ticket.reject(new Unusable(`A job ended its thread ${deaths} times: ${death}.`, 'Use fewer threads, or more memory.'));
		this.assign();
	}
}
