import { describe, expect, test } from 'vitest';
import { readArguments } from '../src/arguments/read-arguments.js';
import { COMMANDS } from '../src/commands/table.js';
import { Session } from './support/session.js';
import { SMALL_AND_SMALLER } from './support/variants.js';
import { zstdFrame } from './support/zstd.js';

const noteOf = async (...words: string[]): Promise<string> => {
	const { code, notes, out } = await new Session().x(words);
	expect([code, out]).toEqual([2, '']);
	return notes;
};

test('says which file the system refuses', async () => {
	const refused = /^error: Cannot write \S*missing.folder\S*: Its folder does not exist\.\n$/;
	const session = new Session({ 'a.pgn': '1. e4 *\n' });
	for (const words of [
		['check', 'a.pgn', '--resume', 'missing/folder'],
		['draw', 'chess', '-o', 'missing/folder'],
		['balance', 'chess', '--games', '1', '--longest', '2', '--picture', 'missing/folder'],
		['match', 'opponent:random', 'opponent:random', '--games', '2', '--longest', '1', '--output', 'missing/folder'],
		['analyse', 'a.pgn', '--nodes', '1', '--output', 'missing/folder'],
	])
		expect(await session.x(words)).toMatchObject({ code: 2, notes: expect.stringMatching(refused) });
});

test('refuses to count a list of positions', async () => {
	const { code, notes } = await new Session({ 'a.fen': '8/8/8/8/8/8/8/8 w - - 0 1\n' }).x(['stats', 'a.fen']);
	expect([code, notes]).toEqual([2, 'error: Expected games (PGN) in a.fen, found fen.\n']);
});

test('shows all commands in the help, and exits with 2 without a command', async () => {
	const session = new Session();
	const help = await session.x(['--help']);
	expect(help.code).toBe(0);
	for (const name of Object.keys(COMMANDS)) expect(help.out).toContain(`\n  ${name} `);
	expect(await session.x([])).toEqual({ ...help, code: 2 });
	expect(await session.x(['help'])).toEqual(help);
	expect(help.out.split('\n').filter((line) => line.length > 140)).toEqual([]);
});

test.each(Object.keys(COMMANDS))('shows the arguments, options and examples of %s', async (name) => {
	const { code, out } = await new Session().x([name, '--help']);
	const { command } = await COMMANDS[name as keyof typeof COMMANDS].load();
	expect(code).toBe(0);
	for (const argument of command.arguments) expect(out).toContain(`  ${argument.name} `);
	for (const option of Object.keys(command.options)) expect(out).toContain(`--${option}`);
	for (const example of command.examples) expect(out).toContain(`  x ${name} ${example}`.trimEnd());
	expect(out).not.toMatch(/ $/m);
	expect(await new Session().x(['help', name])).toMatchObject({ code: 0, out });
});

describe('the examples of the help', () => {
	const PGN = '[Event "Club"]\n\n1. e4 e5 *\n';
	const files = {
		'games.pgn': PGN,
		'lichess.pgn.zst': zstdFrame(PGN),
		'positions.txt': '4k4/9/9/9/9/9/4P4/9/4K4 b P 1\n',
		'variants.txt': SMALL_AND_SMALLER.replace('Small', 'Base').replace('Smaller', 'Mine'),
		'variants.ini': '[mychess:chess]\nstalemateValue = loss\n',
		'pieces.txt': 'N\n',
	};
	/** The words of an example as the shell gives them, without its redirections. */
	const wordsOf = (example: string): readonly string[] =>
		(example.replace(/\s*[<>] \S+/g, '').match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'));
	/** Examples that take long, or need engines, what other commands and machines write, or the threads of the built program: only their words are read. */
	const READ_ONLY = ['analyse', 'balance', 'engine', 'match', 'merge', 'worker', 'perft'];

	test.each(Object.keys(COMMANDS))('work: %s', async (name) => {
		const { command } = await COMMANDS[name as keyof typeof COMMANDS].load();
		for (const example of command.examples) {
			expect(example).toBe(example.trim());
			const words = wordsOf(example);
			expect(() => readArguments(words, command)).not.toThrow();
			if (READ_ONLY.includes(name)) continue;
			const session = new Session(files);
			const shown = words.map((word) => (word === '*.pgn' ? 'games.pgn' : word));
			const { code, notes } = await session.x([name, ...shown], example.includes('<') ? 'N\n' : '');
			expect([0, 1], `x ${name} ${example}: ${notes}`).toContain(code);
		}
	});
});

test('shows the version', async () => {
	expect(await new Session().x(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});

test('proposes the command, the option and the value that were probably meant', async () => {
	expect(await noteOf('chekc')).toBe('error: Unknown command "chekc".\nhint: Did you mean "check"?\n');
	expect(await noteOf('check', 'a.pgn', '--fxi')).toBe('error: Unknown option "--fxi".\nhint: Did you mean "--fix"?\n');
	expect(await noteOf('check', 'a.pgn', '--as', 'png')).toContain('hint: Did you mean "pgn"?\n');
	expect(await noteOf('describe', 'ches')).toBe('error: Expected a game, found "ches".\nhint: Did you mean "chess"?\n');
	expect(await noteOf('--hepl')).toBe('error: Unknown option "--hepl".\nhint: Did you mean "--help"?\n');
});

test('names arguments that are missing or too many, and wrong values', async () => {
	expect(await noteOf('explain', 'chess')).toContain('error: Expected FEN: the position in a dialect of FEN');
	expect(await noteOf('explain', 'chess', '8/8', 'w', 'Ke2')).toContain(
		'error: Expected 3 arguments, found one more: "Ke2".\nhint: Put quotation marks around a FEN.',
	);
	expect(await noteOf('draw', 'chess', '--width', 'wide')).toContain('Expected a whole number from 16 to 16384 for --width, found "wide".');
	expect(await noteOf('draw', 'chess', '--width')).toContain('Expected a value for --width: --width PIXELS.');
	expect(await noteOf('check', 'a.pgn', '--json=yes')).toContain('Expected --json without a value, found "--json=yes".');
	expect(await noteOf('check', 'a.pgn', '--as=pgn', '--as=fen')).toContain('Expected --as once, found it twice.');
});

test('reads a negative number as a value, and says which numbers are expected', async () => {
	const refused = 'error: Expected a whole number from 0 to 100 for DEPTH, found "-1".\n';
	expect(await noteOf('perft', 'chess', '-1')).toBe(refused);
	expect(await noteOf('perft', 'chess', '--', '-1')).toBe(refused);
	expect(await noteOf('perft', 'chess', '-12.5')).toBe(refused.replace('-1', '-12.5'));
	expect(await noteOf('perft', 'chess', '-.5', '--divide')).toBe(refused.replace('-1', '-.5').replace('from 0', 'from 1'));
	expect(await noteOf('draw', 'chess', '--width', '-5')).toContain('for --width, found "-5".');
	expect(await noteOf('draw', 'chess', '--width=-5')).toContain('for --width, found "-5".');
	expect(await noteOf('describe', '-1')).toContain('Expected a game, found "-1".');
});

test('colors its output only where it may', async () => {
	const files = { 'a.fen': '8/8 w - - 0 1\n' };
	const plain = await new Session(files).x(['check', 'a.fen']);
	expect(plain.out).not.toContain('\u001b[');
	expect((await new Session(files).x(['check', 'a.fen', '--color'])).out).toContain('\u001b[31merror\u001b[39m');
	expect((await new Session(files).x(['check', 'a.fen', '--no-color'], '', { color: true })).out).toBe(plain.out);
});
