import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonical } from '../canonical.js';

/** The signatures of a queue: those who know the key can tell jobs and results of each other from those of others. */
export class QueueKey {
	private readonly key: string;

	private constructor(key: string) {
		this.key = key;
	}

	/** The key of `X_QUEUE_KEY`; undefined without it. */
	static of({ X_QUEUE_KEY = '' }: Readonly<Record<string, string | undefined>>): QueueKey | undefined {
		return X_QUEUE_KEY === '' ? undefined : new QueueKey(X_QUEUE_KEY);
	}

	/** The signature of a job, or of a result together with the name of its job. */
	sign(what: 'job' | 'result', ...values: readonly unknown[]): string {
		return createHmac('sha256', this.key)
			.update(canonical([what, ...values]))
			.digest('hex');
	}

	isValid(signature: unknown, what: 'job' | 'result', ...values: readonly unknown[]): boolean {
		const [given, expected] = [Buffer.from(String(signature)), Buffer.from(this.sign(what, ...values))];
		return given.length === expected.length && timingSafeEqual(given, expected);
	}
}
