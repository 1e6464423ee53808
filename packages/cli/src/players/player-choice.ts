import { basename, isAbsolute, resolve } from 'node:path';
import { quote } from '@x/diagnostics';
import type { ProtocolName } from '@x/engines/protocols';
import { Unusable } from '@x/jobs/errors';
import { isUnlimited, LIMIT_NAMES, type LimitTexts, type PlayerLimits, readLimits } from './limits.js';

/** The levels of the computer player of `@x/opponent`. */
export const LEVELS = ['random', 'greedy', 'search'] as const;

export const PROTOCOLS: readonly ProtocolName[] = ['uci', 'usi', 'ucci', 'uci-cyclone', 'xboard'];

/** A program that is an engine, as plain data. */
export interface ProgramChoice {
	readonly kind: 'program';
	readonly name: string;
	readonly limits: PlayerLimits;
	readonly command: string;
	readonly arguments: readonly string[];
	readonly protocol: ProtocolName;
	/** Option → its value. */
	readonly options: Readonly<Record<string, string>>;
	/** The engine's name of the variant. */
	readonly variant?: string;
}

/** The computer player of `@x/opponent`, as plain data. */
export interface OpponentChoice {
	readonly kind: 'opponent';
	readonly name: string;
	readonly limits: PlayerLimits;
	readonly level: (typeof LEVELS)[number];
}

/** A player or an analyst, as plain data: worker threads and other machines receive it. */
export type PlayerChoice = ProgramChoice | OpponentChoice;

/** The words of a text: blanks separate them, except in quotation marks. */
const wordsOf = (text: string): readonly string[] =>
	(text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [])
		.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'))
		.filter((word) => word !== '');

/** The words with a meaning for this program. All others are the program and its arguments. */
const SETTING = /^(option\.[^=]+|name|protocol|variant|clock|move-time|nodes|depth)=(.*)$/;

interface Settings {
	readonly words: readonly string[];
	readonly values: ReadonlyMap<string, string>;
}

const settingsOf = (text: string): Settings => {
	const words: string[] = [];
	const values = new Map<string, string>();
	for (const word of wordsOf(text)) {
		const [, name, value] = SETTING.exec(word) ?? [];
		if (name === undefined || value === undefined) words.push(word);
		else if (values.has(name)) throw new Unusable(`Expected ${name} once in the engine ${quote(text)}, found it twice.`);
		else values.set(name, value);
	}
	return { words, values };
};

const readLevel = (word: string, text: string): OpponentChoice['level'] => {
	const level = word.slice('opponent:'.length) || 'search';
	const found = LEVELS.find((one) => one === level);
	if (found === undefined)
		throw new Unusable(`Expected opponent:random, opponent:greedy or opponent:search, found ${quote(word)} in the engine ${quote(text)}.`);
	return found;
};

const readProtocol = (given: string | undefined): ProtocolName => {
	if (given === undefined) return 'uci';
	const found = PROTOCOLS.find((one) => one === given);
	if (found === undefined) throw new Unusable(`Expected one of ${PROTOCOLS.join(', ')} for protocol=, found ${quote(given)}.`);
	return found;
};

/** The path of a program: a name is searched in PATH, a path is one from the folder of the user. */
const commandOf = (word: string, directory: string): string => (/[/\\]/.test(word) && !isAbsolute(word) ? resolve(directory, word) : word);

/** How a player without limits of its own is limited. */
export interface DefaultLimits {
	/** The limits that the user gave for all. */
	readonly given: PlayerLimits;
	/** Those of a program, and those of a search of `@x/opponent`, where the user gave none. */
	readonly program: PlayerLimits;
	readonly opponent: PlayerLimits;
}

/**
 * Reads an ENGINE: a program with its arguments, or `opponent:LEVEL`, and words such as `option.Hash=64`, `name=Mine`, `protocol=usi` and `nodes=500`. Throws an
 * `Unusable`.
 */
export const readPlayer = (text: string, directory: string, limits: DefaultLimits): PlayerChoice => {
	const { words, values } = settingsOf(text);
	const [first, ...others] = words;
	if (first === undefined) throw new Unusable(`Expected an engine, found ${quote(text)}.`, 'Name a program, or opponent:search.');
	const texts: LimitTexts = Object.fromEntries(LIMIT_NAMES.map((name) => [name, values.get(name)]));
	const wished = readLimits(texts, (name) => `${name}=`);
	const limited = (initial: PlayerLimits): PlayerLimits => {
		if (!isUnlimited(wished)) return wished;
		return isUnlimited(limits.given) ? initial : limits.given;
	};
	if (/^opponent(?::|$)/.test(first)) {
		const foreign = others[0] ?? [...values.keys()].find((name) => name !== 'name' && !LIMIT_NAMES.some((one) => one === name));
		if (foreign !== undefined)
			throw new Unusable(`Expected name= or limits behind ${first}, found ${quote(foreign)}.`, 'The computer player has no options.');
		const level = readLevel(first, text);
		const all = limited(limits.opponent);
		// Other levels do not search, and have a clock at most.
		const own = level === 'search' ? all : all.clock === undefined ? {} : { clock: all.clock };
		return { kind: 'opponent', name: values.get('name') ?? `opponent:${level}`, limits: own, level };
	}
	const options = [...values].flatMap(([name, value]) => (name.startsWith('option.') ? [[name.slice(7), value] as const] : []));
	const variant = values.get('variant');
	return {
		kind: 'program',
		name: values.get('name') ?? basename(first),
		limits: limited(limits.program),
		command: commandOf(first, directory),
		arguments: others,
		protocol: readProtocol(values.get('protocol')),
		options: Object.fromEntries(options),
		...(variant === undefined ? {} : { variant }),
	};
};

/** Refuses to start programs for others: a job from elsewhere may start only those that X_ENGINES names. */
export const checkProgram = (choice: PlayerChoice, environment: Readonly<Record<string, string | undefined>>): void => {
	if (choice.kind === 'opponent') return;
	const allowed = wordsOf(environment.X_ENGINES ?? '');
	if (allowed.includes(choice.command)) return;
	throw new Unusable(
		`Expected an engine that X_ENGINES names, found ${quote(choice.command)} in a job.`,
		`Jobs start only the programs that this machine allows, as in X_ENGINES="stockfish fairy-stockfish".`,
	);
};
