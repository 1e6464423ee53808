import type { Command } from '../commands/command.js';
import { COMMANDS, type CommandName } from '../commands/table.js';
import type { Argument, Option } from './options.js';

const usageOf = ({ name, optional, repeated }: Argument): string => {
	const shown = repeated ? `${name}…` : name;
	return optional ? `[${shown}]` : shown;
};

/** Breaks a text into lines. */
const wrap = (text: string, width: number): readonly string[] => {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		if (line !== '' && line.length + 1 + word.length > width) {
			lines.push(line);
			line = word;
		} else line = line === '' ? word : `${line} ${word}`;
	}
	return [...lines, line];
};

/** Two columns under a title; the second one is broken into lines. */
const section = (title: string, rows: readonly (readonly [string, string])[], columns: number): readonly string[] => {
	if (rows.length === 0) return [];
	const indent = Math.max(...rows.map(([name]) => name.length)) + 4;
	const width = Math.max(30, Math.min(columns, 100) - indent);
	const lines = rows.flatMap(([name, summary]) =>
		wrap(summary, width).map((line, index) => `${index === 0 ? `  ${name}`.padEnd(indent) : ' '.repeat(indent)}${line}`),
	);
	return ['', title, ...lines];
};

const optionRow = ([name, { short, placeholder, summary }]: readonly [string, Option<unknown>]): readonly [string, string] => [
	`${short === undefined ? '    ' : `-${short}, `}--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`,
	summary,
];

const COMMON_ROWS: readonly (readonly [string, string])[] = [
	['-h, --help', 'Show this help.'],
	['    --no-color', 'Never use colors; --color always uses them.'],
];

/** The help of the program. It loads no command. */
export const programHelp = (columns: number): string =>
	[
		'Chess and its variants: check, convert, count, explain and draw.',
		'',
		'Usage: x COMMAND [ARGUMENTS] [OPTIONS]',
		...section(
			'Commands',
			Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]),
			columns,
		),
		...section('Options', [COMMON_ROWS[0]!, ['-V, --version', 'Show the version.'], COMMON_ROWS[1]!], columns),
		'',
		'A FILE may be packed (.gz, .zst); - is the standard input. A GAME is an id such as chess or shogi, a file of rules (variants.txt,',
		'variants.ini, FBR), FILE#NAME if the file has several games, or a link of the playground.',
		'',
		'Exit codes: 0 without faults, 1 with faults, 2 if the command could not run.',
		'`x help COMMAND` shows the options of a command.',
		'',
	].join('\n');

/** The help of one command. */
export const commandHelp = (name: CommandName, command: Command, columns: number): string => {
	const usage = [`x ${name}`, ...command.arguments.map(usageOf), ...(Object.keys(command.options).length > 0 ? ['[OPTIONS]'] : [])];
	return [
		COMMANDS[name].summary,
		'',
		`Usage: ${usage.join(' ')}`,
		...section(
			'Arguments',
			command.arguments.map((argument) => [argument.name, argument.summary]),
			columns,
		),
		...section('Options', [...Object.entries(command.options).map(optionRow), ...COMMON_ROWS], columns),
		...(command.notes ?? []).flatMap((note) => ['', ...wrap(note, Math.min(columns, 100))]),
		...(command.examples.length > 0 ? ['', 'Examples', ...command.examples.map((example) => `  x ${name} ${example}`.trimEnd())] : []),
		'',
	].join('\n');
};
