import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { gamesText, PADDING, temporaryFolder } from '../support/files.js';
import { output, start, x } from '../support/program.js';

const directory = temporaryFolder();
// Three jobs of one megabyte.
const text = gamesText(2_200_000, 500, PADDING);
writeFileSync(join(directory, 'games.pgn'), text);
writeFileSync(join(directory, 'games.pgn.gz'), gzipSync(text, { level: 1 }));
writeFileSync(join(directory, 'small.pgn'), gamesText(20_000));

/** The output of a command whose exit code says that it found faults. */
const faulty = async (words: readonly string[], input?: string): Promise<string> => {
	const { code, out, notes } = await x(words, { directory, ...(input === undefined ? {} : { input }) });
	if (code !== 1) throw new Error(`Exit code ${code}: ${notes}`);
	return out;
};

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const COMMANDS: readonly (readonly [name: string, words: readonly string[]])[] = [
	['perft', ['perft', 'chess', '3', '--divide']],
	['balance', ['balance', 'chess', '--games', '45', '--longest', '20', '--json']],
	['stats', ['stats', 'games.pgn', 'small.pgn', '--by', 'Event', '--fen', START, '--job-size', '1']],
	['check', ['check', 'games.pgn', 'small.pgn', '--job-size', '1']],
];

const PARTS = byExtent({ full: 7, normal: 3, quick: 2 });

describe.each(COMMANDS)('the command %s', (name, words) => {
	const run = async (given: readonly string[]): Promise<string> => {
		const { code, out, notes } = await x(given, { directory });
		if (code !== (name === 'check' && given[0] === 'check' && !given.includes('--part') ? 1 : 0)) throw new Error(`${code}: ${notes}`);
		return out;
	};

	it(`gives the same text on one thread, on two, and in ${PARTS} parts`, async () => {
		const whole = await run([...words, '--threads', '1']);
		expect(await run([...words, '--threads', '2'])).toBe(whole);
		const parts: string[] = [];
		for (let part = PARTS; part >= 1; part--) {
			const file = `${name}-${part}.jsonl`;
			writeFileSync(join(directory, file), await run([...words, '--part', `${part}/${PARTS}`, '--threads', '1']));
			parts.push(file);
		}
		expect((await x(['merge', ...parts], { directory })).out).toBe(whole);
		const { code, notes } = await x(['merge', ...parts.slice(0, -1)], { directory });
		expect([code, notes]).toEqual([2, expect.stringContaining('missing')]);
	});
});

it('does jobs from the standard input, as GNU parallel and Spark give them', async () => {
	const words = ['perft', 'chess', '3', '--json'];
	const jobs = (await output([...words, '--list-jobs'])).trimEnd().split('\n');
	const halves = [jobs.slice(10), jobs.slice(0, 10)];
	const results = await Promise.all(halves.map((lines) => output(['worker', '--threads', '1'], { input: `${lines.join('\n')}\n` })));
	expect(await output(['merge', '-'], { input: results.join('') })).toBe(await output(words));
});

it('checks a file in ranges like a stream: places, games and all', async () => {
	const stream = (await faulty(['check', '-'], text)).replaceAll('<stdin>', 'games.pgn');
	expect(await faulty(['check', 'games.pgn', '--threads', '2', '--job-size', '1'])).toBe(stream);
	expect((await faulty(['check', 'games.pgn.gz'])).replaceAll('games.pgn.gz', 'games.pgn')).toBe(stream);
});

const MEGABYTES = byExtent({ full: 50, normal: 10, quick: 3 });

it(`checks ${MEGABYTES} MB on two threads`, async () => {
	const [megabyte, times] = [gamesText(1_000_000, 500, PADDING), MEGABYTES];
	writeFileSync(join(directory, 'large.pgn'), megabyte.repeat(times));
	const summary = JSON.parse(await faulty(['check', 'large.pgn', '--threads', '2', '--quiet', '--json']));
	const games = megabyte.split('[Event').length - 1;
	expect(summary).toMatchObject({ games: times * games, errors: times * Math.floor(games / 500) });
});

it('counts the games of a packed file, of the standard input and of a plain file alike', async () => {
	const plain = await output(['stats', 'games.pgn', '--json', '--job-size', '1'], { directory });
	expect(await output(['stats', 'games.pgn.gz', '--json'], { directory })).toBe(plain);
	expect(await output(['stats', '-', '--json'], { directory, input: text })).toBe(plain);
	expect(JSON.parse(plain)).toMatchObject({ games: text.split('[Event').length - 1, faults: { 'san/illegal': expect.any(Number) } });
});

it('stops at ctrl-C, says how to go on, and goes on', async () => {
	const words = ['perft', 'shogi', '4', '--threads', '1', '--resume', 'perft.journal'];
	const journal = join(directory, 'perft.journal');
	const { process: child, ended } = start(words, { directory });
	const lines = (): number => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length : 0);
	while (lines() < 5) await new Promise((resolve) => setTimeout(resolve, 5));
	child.kill('SIGINT');
	const { code, notes } = await ended;
	expect(code).toBe(130);
	expect(notes).toMatch(/^Stopped after \d+ of 900 jobs\. Go on with the same command and --resume .*perft\.journal\n$/);
	const done = lines();
	expect(await output(words, { directory })).toBe('719731\n');
	expect(lines()).toBe(902);
	expect(done).toBeLessThan(902);
});

it('refuses a journal with results of another form', async () => {
	const words = ['perft', 'chess', '3', '--threads', '1', '--resume', 'forged.journal'];
	const journal = join(directory, 'forged.journal');
	await output(words, { directory });
	for (const forged of ['null', '{}', '{"nodes":"x"}', '{"nodes":"1","more":1}', '[]']) {
		writeFileSync(journal, readFileSync(journal, 'utf8').replace(/"result":.*\}$/m, `"result":${forged}}`));
		const { code, out, notes } = await x(words, { directory });
		expect([code, out]).toEqual([2, '']);
		expect(notes).toContain('error: Expected a result of perft, found faults: result');
	}
});

it('leaves nothing behind that a run without --resume needed', async () => {
	const journals = (): readonly string[] =>
		readdirSync(tmpdir()).filter((file) => file.startsWith('x-perft-') && file.endsWith('.journal'));
	const before = journals();
	await output(['perft', 'chess', '3', '--divide']);
	expect(journals().filter((file) => !before.includes(file))).toEqual([]);
});

it.each([
	[['perft', 'chess', '3', '--part', '8/7'], 'Expected a part such as 2/7 for --part, found "8/7".'],
	[
		['perft', 'chess', '3', '--part', '1/2', '--list-jobs'],
		'Expected one of --queue, --part and --list-jobs, found --part and --list-jobs.',
	],
	[['stats', '-', '--part', '1/2'], 'Expected files that other processes can read, found the standard input.'],
	[['check', '--fix', 'small.pgn', '--part', '1/2'], 'Expected --fix or --part, found both.'],
	[['perft', 'chess', '3', '--queue', 'localhost'], 'Expected an address such as redis://127.0.0.1:6379 for --queue, found "localhost".'],
	[['stats', 'no.pgn'], 'no.pgn'],
] as const)('refuses %j', async (words, message) => {
	const { code, notes } = await x(words, { directory });
	expect(code).toBe(2);
	expect(notes).toContain(message);
});
