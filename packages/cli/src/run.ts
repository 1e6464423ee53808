import { nearest, quote } from '@x/diagnostics';
import { cannot, Unusable } from '@x/jobs/errors';
import { commandHelp, programHelp } from './arguments/help.js';
import type { Options } from './arguments/options.js';
import { readArguments } from './arguments/read-arguments.js';
import type { Command, Given } from './commands/command.js';
import { COMMANDS, type CommandName } from './commands/table.js';
import { EXIT, type ExitCode } from './output/exit-code.js';
import { painter } from './output/painter.js';
import type { Terminal } from './output/terminal.js';
import { version } from './version.js';

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

const commandNamed = (name: string): CommandName => {
	if (isCommand(name)) return name;
	const kind = name.startsWith('-') ? 'option' : 'command';
	const known = kind === 'option' ? ['--help', '--version'] : Object.keys(COMMANDS);
	const meant = nearest(name, known);
	throw new Unusable(
		`Unknown ${kind} ${quote(name)}.`,
		meant === undefined ? `Expected one of ${known.join(', ')}.` : `Did you mean ${quote(meant)}?`,
	);
};

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** The words before `--` that are options for all commands, and the rest. */
const commonOptions = (
	words: readonly string[],
): { readonly rest: readonly string[]; readonly help: boolean; readonly color?: boolean } => {
	const end = words.includes('--') ? words.indexOf('--') : words.length;
	const [before, behind] = [words.slice(0, end), words.slice(end)];
	const colors: readonly string[] = before.filter((word) => word === '--color' || word === '--no-color');
	const rest = before.filter((word) => !isHelp(word) && !colors.includes(word));
	const color = colors.at(-1);
	return { rest: [...rest, ...behind], help: before.some(isHelp), ...(color === undefined ? {} : { color: color === '--color' }) };
};

const runCommand = async (words: readonly string[], help: boolean, terminal: Terminal): Promise<ExitCode> => {
	const [first, ...others] = words;
	if (first === undefined || (first === 'help' && others[0] === undefined)) {
		await terminal.write(programHelp(terminal.columns));
		return help || first === 'help' ? EXIT.fine : EXIT.unusable;
	}
	if (first === '--version' || first === '-V') {
		await terminal.write(`${version()}\n`);
		return EXIT.fine;
	}
	const name = commandNamed(first === 'help' ? others[0]! : first);
	const { command } = await COMMANDS[name].load();
	if (help || first === 'help') {
		await terminal.write(commandHelp(name, command, terminal.columns));
		return EXIT.fine;
	}
	return command.run(given(name, others, command), terminal);
};

/** The arguments of a command. Their faults come with a hint. */
const given = (name: CommandName, words: readonly string[], command: Command): Given<Options> => {
	try {
		return readArguments(words, command);
	} catch (error) {
		if (!(error instanceof Unusable) || error.hint !== undefined) throw error;
		throw new Unusable(error.message, `\`x ${name} --help\` shows its arguments and options.`);
	}
};

/** The reason why a command cannot run. A file that the system refuses is one; other errors are faults of this program. */
const unusableOf = (error: unknown): Unusable => {
	const { syscall = '', path = 'a file' } = error as NodeJS.ErrnoException;
	return cannot(syscall === 'write' || syscall === 'rename' ? 'write' : 'read', path, error);
};

/** Runs a command line. Returns the exit code of the process. */
export const run = async (words: readonly string[], terminal: Terminal): Promise<ExitCode> => {
	const { rest, help, color = terminal.color } = commonOptions(words);
	const paint = painter(color);
	try {
		return await runCommand(rest, help, { ...terminal, color });
	} catch (error) {
		if (terminal.signal.aborted) return EXIT.stopped;
		const { message, hint } = unusableOf(error);
		terminal.note(`${paint('red', 'error')}: ${message}\n${hint === undefined ? '' : `${paint('cyan', 'hint')}: ${hint}\n`}`);
		return EXIT.unusable;
	}
};
