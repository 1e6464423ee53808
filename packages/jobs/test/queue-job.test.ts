import { expect, it } from 'vitest';
import { Elsewhere } from '../src/errors.js';
import type { Job } from '../src/index.js';
import { contentKey, plainLine, queueData, readJob, readOutcome } from '../src/queue/queue-job.js';
import { QueueKey } from '../src/queue/queue-key.js';
import { program } from './support/program.js';

const { version } = program;
const key = QueueKey.of({ X_QUEUE_KEY: 'one' })!;
const job: Job = { task: 'sum', part: { from: 0, to: 3 } };
const range = { name: 'a', path: '/a', from: 0, to: 3, digest: 'd' };
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

it('reads the jobs that it has written, with a key and without', async () => {
	expect(await readJob(queueData(version, job, undefined), undefined, program)).toEqual(job);
	expect(await readJob(queueData(version, job, key), key, program)).toEqual(job);
});

it('leaves jobs of other keys and versions to other workers', async () => {
	const other = QueueKey.of({ X_QUEUE_KEY: 'two' });
	for (const [data, own] of [
		[queueData(version, job, undefined), key],
		[queueData(version, job, other), key],
		[queueData(version, job, key), undefined],
		[{ ...queueData(version, job, key), job: { ...job, part: { from: 0, to: 4 } } }, key],
		[queueData('2.0.0', job, undefined), undefined],
	] as const)
		expect(await failureOf(readJob(data, own, program))).toBeInstanceOf(Elsewhere);
});

it.each([
	['no data', null],
	['a job without a version', { job }],
	['a foreign field', { version, job, more: 1 }],
	['a foreign field of the job', { version, job: { ...job, more: 1 } }],
	['an unknown task', { version, job: { ...job, task: 'constructor' } }],
	['a part of another form', { version, job: { ...job, part: { poison: 1 } } }],
	['a range without the SHA-256 of its bytes', { version, job: { task: 'letters', part: { range: { ...range, digest: undefined } } } }],
])('refuses %s', async (_, data) => {
	const error = await failureOf(readJob(data, undefined, program));
	expect(error).toMatchObject({ name: 'Unusable', message: expect.stringMatching(/^Expected .* found /) });
	expect(error).not.toBeInstanceOf(Elsewhere);
});

it('accepts results of the same bytes, signed with the same key', async () => {
	const data = queueData(version, { task: 'letters', part: { range } }, undefined);
	const outcome = { result: 3, digest: 'd' };
	expect(await readOutcome(outcome, data, undefined, program)).toEqual(outcome);
	const signed = { ...outcome, signature: key.sign('result', contentKey(data), outcome) };
	expect(await readOutcome(signed, data, key, program)).toEqual(outcome);
	await expect(readOutcome(outcome, data, key, program)).rejects.toThrow('found none or another one');
	await expect(readOutcome({ ...outcome, digest: 'e' }, data, undefined, program)).rejects.toThrow('found one of others');
	await expect(readOutcome({ ...outcome, result: '3' }, data, undefined, program)).rejects.toThrow('Expected a result of letters');
	await expect(readOutcome(null, data, undefined, program)).rejects.toThrow('Expected a result, found other data.');
});

it('writes texts of others as one line without control characters', () => {
	expect(plainLine('a\u001b[2Jb\nc')).toBe('a\u{fffd}[2Jb');
	expect(plainLine('a'.repeat(1000))).toHaveLength(500);
});
