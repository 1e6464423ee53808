import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type ByteRange, RangeReader, rangeDigest, verifyRange } from '../src/byte-range.js';
import { Elsewhere, Unusable } from '../src/errors.js';
import { temporaryFolder } from './support/files.js';
import { all, bytesOf } from './support/program.js';

const folder = temporaryFolder();
const { signal } = new AbortController();
const path = join(folder, 'letters');
const TEXT = 'a'.repeat(1 << 20).concat('the end');
writeFileSync(path, TEXT);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const range = (from: number, to: number, more: Partial<ByteRange> = {}): ByteRange => ({ name: 'letters', path, from, to, ...more });
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

it('reads the bytes of a range, and computes their SHA-256', async () => {
	const reports: number[] = [];
	const reader = new RangeReader(signal, (bytes) => reports.push(bytes), bytesOf(''));
	const [from, to] = [5, TEXT.length - 4];
	const read = Buffer.concat(await all(reader.bytes(range(from, to)))).toString();
	expect(read).toBe(TEXT.slice(from, to));
	expect(reader.digest).toBe(digestOf(TEXT.slice(from, to)));
	expect(reports.at(-1)).toBe(to - from);
	expect(await rangeDigest(range(from, to), signal)).toBe(reader.digest);
});

it('reads the standard input', async () => {
	const reader = new RangeReader(signal, () => undefined, bytesOf('letters'));
	expect(String(Buffer.concat(await all(reader.bytes(range(0, 0, { path: '-' })))))).toBe('letters');
});

it('refuses other bytes than those that the range expects', async () => {
	await verifyRange(range(0, 3, { digest: digestOf('aaa') }), signal);
	const error = await failureOf(verifyRange(range(0, 3, { digest: digestOf('aab') }), signal));
	expect(error).toBeInstanceOf(Elsewhere);
	expect(error).toMatchObject({ message: 'Expected the same bytes of letters on every machine, found others.' });
});

it('refuses a file that is shorter than its range', async () => {
	await expect(rangeDigest(range(0, TEXT.length + 1), signal)).rejects.toThrow(
		`Expected ${TEXT.length + 1} bytes in letters, found ${TEXT.length}.`,
	);
});

it('leaves a missing file to another machine if its bytes are known', async () => {
	const missing = { path: join(folder, 'none') };
	const own = await failureOf(rangeDigest(range(0, 3, missing), signal));
	expect(own).toBeInstanceOf(Unusable);
	expect(own).not.toBeInstanceOf(Elsewhere);
	expect(await failureOf(verifyRange(range(0, 3, { ...missing, digest: digestOf('aaa') }), signal))).toBeInstanceOf(Elsewhere);
});

it('stops when its signal is aborted', async () => {
	await expect(rangeDigest(range(0, 3), AbortSignal.abort('enough'))).rejects.toBe('enough');
});
