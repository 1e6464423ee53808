import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Unusable } from '@x/jobs/errors';
import { describe, expect, test } from 'vitest';
import { canRewrite, hasColor } from '../src/output/process-terminal.js';
import { PROGRAM } from './support/bundle.js';
import { gamesText } from './support/files.js';
import { Session } from './support/session.js';

const GAME = '1. e4 e5 2. Ng1f3 *\n';
/** A device on which each write fails like on a full disk. */
const FULL = '/dev/full';
const hasFull = existsSync(FULL);

describe('an output that cannot be written', () => {
	/** Every command that writes results. */
	const COMMANDS: readonly (readonly string[])[] = [
		['--help'],
		['--version'],
		['help', 'check'],
		['check', 'a.pgn'],
		['check', 'a.pgn', '--json', '--spelling'],
		['check', 'a.pgn', '--part', '1/1'],
		['convert', 'a.pgn', '--to', 'pgn'],
		['convert', '--list'],
		['explain', 'chess', 'start', 'Nf3'],
		['describe', 'chess'],
		['diff', 'chess', 'atomic'],
		['draw', 'chess'],
		['perft', 'chess', '1'],
		['perft', 'chess', '2', '--list-jobs'],
		['stats', 'a.pgn'],
		['balance', 'minishogi', '--games', '1', '--longest', '3'],
		['match', 'opponent:random', 'opponent:random', '--games', '2', '--longest', '1'],
		['analyse', 'a.pgn', '--nodes', '1'],
		['merge', 'part.jsonl'],
		['worker'],
	];

	test.each(COMMANDS.map((words) => [words.join(' '), words]))('ends x %s with 2 and one line', async (_, words) => {
		const session = new Session({ 'a.pgn': GAME });
		const part = (await session.x(['stats', 'a.pgn', '--part', '1/1'])).out;
		session.write('part.jsonl', part);
		const write = (): Promise<void> => Promise.reject(new Unusable('Cannot write the standard output: The disk is full.'));
		const { code, notes } = await session.x(words, part, { write });
		expect([code, notes]).toEqual([2, 'error: Cannot write the standard output: The disk is full.\n']);
	});

	/** Runs a command line of a shell, in which `x` is the program. */
	const shell = async (line: string, directory: string, stdout: 'pipe' | number = 'pipe'): Promise<{ code: number; notes: string }> => {
		const script = `x() { "${process.execPath}" "${PROGRAM}" "$@"; }; ${line}`;
		const child = spawn('bash', ['-c', script], {
			cwd: directory,
			stdio: ['ignore', stdout, 'pipe'],
			env: { ...process.env, NO_COLOR: '1' },
		});
		let notes = '';
		child.stderr!.setEncoding('utf8').on('data', (text: string) => {
			notes += text;
		});
		const [code] = await once(child, 'close');
		return { code, notes };
	};

	test.skipIf(!hasFull)('is a device that refuses all bytes', async () => {
		const session = new Session({ 'a.pgn': GAME });
		expect(await shell('x check a.pgn', session.directory, openSync(FULL, 'w'))).toEqual({
			code: 2,
			notes: 'error: Cannot write the standard output: The disk is full.\n',
		});
		expect((await shell('x convert a.pgn --to fen 2>/dev/full', session.directory)).code).toBe(2);
	});

	test.skipIf(process.platform === 'win32')('is a file that takes only the first bytes', async () => {
		// A limit of 16 kB for files; a full disk takes the first bytes of a write in the same way.
		const session = new Session({ 'a.pgn': gamesText(100_000) });
		const { code, notes } = await shell('ulimit -f 16; x convert a.pgn --to pgn > out.pgn', session.directory);
		expect([code, notes]).toEqual([2, 'error: Cannot write the standard output: The file would be larger than is allowed.\n']);
		expect(statSync(join(session.directory, 'out.pgn')).size).toBe(16 << 10);
	});

	test.skipIf(process.platform === 'win32')('is a repaired file, a picture or a journal: nothing is left of it', async () => {
		const before = GAME.repeat(2000);
		const session = new Session({ 'a.pgn': before });
		for (const words of ['check --fix a.pgn', 'draw chess -o a.svg', 'stats a.pgn --resume a.journal']) {
			const { code, notes } = await shell(`ulimit -f 0; x ${words}`, session.directory);
			expect([words, code, notes]).toEqual([
				words,
				2,
				expect.stringMatching(/^error: Cannot write \S*a\.\w+: The file would be larger than is allowed\.\n$/),
			]);
		}
		expect(session.read('a.pgn')).toBe(before);
		expect(readdirSync(session.directory).filter((name) => !/^a\.(?:pgn|journal)$/.test(name))).toEqual([]);
	});

	test('is in a folder that does not exist', async () => {
		expect(await new Session().x(['draw', 'chess', '-o', 'none/a.svg'])).toMatchObject({
			code: 2,
			notes: 'error: Cannot write none/a.svg: Its folder does not exist.\n',
		});
	});
});

test('a dumb terminal has neither a bar nor colors', () => {
	for (const [TERM, isTerminal, shown] of [
		['xterm', true, true],
		['dumb', true, false],
		['xterm', false, false],
	] as const)
		expect([canRewrite({ TERM }, isTerminal), hasColor({ TERM }, isTerminal)]).toEqual([shown, shown]);
	expect(canRewrite({}, true)).toBe(true);
});
