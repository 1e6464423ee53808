import { Unusable } from '@x/jobs/errors';
import type { Argument, Option, Options, Values } from '../arguments/options.js';
import type { ExitCode } from '../output/exit-code.js';
import type { Terminal } from '../output/terminal.js';

/** The shape of a command without its options' types. Its name and its summary are in the table of commands. */
export interface Command {
	readonly arguments: readonly Argument[];
	readonly options: Options;
	/** Lines of the section Examples, without the name of the program. */
	readonly examples: readonly string[];
	/** Paragraphs behind the options. */
	readonly notes?: readonly string[];
	readonly run: (given: Given<Options>, terminal: Terminal) => Promise<ExitCode>;
}

/** A command line after reading. */
export interface Given<Own extends Options> {
	/** The values of the arguments, in order. */
	readonly arguments: readonly string[];
	readonly options: Values<Own>;
}

interface CommandDefinition<Own extends Options> extends Omit<Command, 'options' | 'run'> {
	readonly options: Own;
	readonly run: (given: Given<Own>, terminal: Terminal) => Promise<ExitCode>;
}

/** A command from its definition: `run` receives its options with their types. */
export const defineCommand = <const Own extends Readonly<Record<string, Option<unknown>>>>(
	definition: CommandDefinition<Own>,
): Command => ({
	...definition,
	run: (given, terminal) => definition.run(given as unknown as Given<Own>, terminal),
});

/** The files that a command names, or the standard input if there are none and it is not a terminal. Throws an `Unusable`. */
export const filesOf = (names: readonly string[], { piped }: Terminal): readonly string[] => {
	if (names.length > 0) return names;
	if (piped) return ['-'];
	throw new Unusable('Expected a FILE, or a text from the standard input.', 'Name a file, or write `x COMMAND < FILE`.');
};

/** The argument of commands that read files or the standard input. */
export const filesArgument = (summary: string): Argument => ({
	name: 'FILE',
	summary: `${summary} - is the standard input, which is also read if no file is named.`,
	optional: true,
	repeated: true,
});
