import { parseArgs } from 'node:util';
import { nearest, quote } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';
import type { Command, Given } from '../commands/command.js';
import type { Argument, Option, Options } from './options.js';

/** The options that every command has. */
const COMMON = ['help', 'color', 'no-color'];

type Token =
	| { readonly kind: 'option'; readonly name: string; readonly rawName: string; readonly value?: string; readonly inlineValue?: boolean }
	| { readonly kind: 'positional'; readonly value: string }
	| { readonly kind: 'option-terminator' };

/** Options have letters: a word that begins with a minus and a digit is a number, which is put behind a character that begins no option. */
const guarded = (word: string): string => (/^-\.?\d/.test(word) ? `${GUARD}${word}` : word);
const unguarded = (word: string): string => (word.startsWith(GUARD) ? word.slice(GUARD.length) : word);
const GUARD = '\0';

const tokensOf = (words: readonly string[], options: Options): readonly Token[] => {
	const known = Object.entries(options).map(([name, { placeholder, short }]) => [
		name,
		{ type: placeholder === undefined ? 'boolean' : 'string', multiple: true, ...(short === undefined ? {} : { short }) },
	]);
	const config = {
		args: words.map(guarded),
		options: Object.fromEntries(known),
		strict: false,
		allowPositionals: true,
		tokens: true,
	} as const;
	const tokens = parseArgs(config).tokens as unknown as readonly Token[];
	return tokens.map((token) => ('value' in token && token.value !== undefined ? { ...token, value: unguarded(token.value) } : token));
};

const unknownOption = (written: string, options: Options): Unusable => {
	const names = [...Object.keys(options), ...COMMON];
	const meant = nearest(written.replace(/^-+/, ''), names);
	const listed = names.map((name) => `--${name}`).join(', ');
	return new Unusable(
		`Unknown option ${quote(written)}.`,
		meant === undefined ? `Expected one of ${listed}.` : `Did you mean ${quote(`--${meant}`)}?`,
	);
};

/** The text of an option, or an error about it. */
const textOf = (token: Token & { kind: 'option' }, { placeholder }: Option<unknown>): string => {
	const { rawName, value, inlineValue } = token;
	if (placeholder === undefined) {
		if (inlineValue) throw new Unusable(`Expected ${rawName} without a value, found ${quote(`${rawName}=${value}`)}.`);
		return '';
	}
	if (value === undefined) throw new Unusable(`Expected a value for ${rawName}: ${rawName} ${placeholder}.`);
	return value;
};

/** The options' values, by the properties' names of the definition. */
const valuesOf = (tokens: readonly Token[], options: Options): Readonly<Record<string, unknown>> => {
	const texts = new Map<string, string[]>();
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
		if (option === undefined) throw unknownOption(token.rawName, options);
		const given = texts.get(token.name) ?? [];
		if (given.length > 0 && option.placeholder !== undefined && !option.repeated)
			throw new Unusable(`Expected ${token.rawName} once, found it twice.`);
		texts.set(token.name, [...given, textOf(token, option)]);
	}
	return Object.fromEntries(
		Object.entries(options).map(([name, option]) => {
			const given = texts.get(name);
			return [name, given === undefined ? option.initial : option.read(given, `--${name}`)];
		}),
	);
};

const checkCount = (words: readonly string[], expected: readonly Argument[]): void => {
	const missing = expected[words.length];
	if (missing !== undefined && !missing.optional) throw new Unusable(`Expected ${missing.name}: ${lowerFirst(missing.summary)}`);
	const extra = words[expected.length];
	if (extra === undefined || expected.at(-1)?.repeated) return;
	const hint = expected.some(({ name }) => name === 'FEN') ? 'Put quotation marks around a FEN.' : undefined;
	throw new Unusable(
		`Expected ${expected.length} ${expected.length === 1 ? 'argument' : 'arguments'}, found one more: ${quote(extra)}.`,
		hint,
	);
};

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Reads the words behind the name of a command. Throws an `Unusable`. */
export const readArguments = (words: readonly string[], command: Command): Given<Options> => {
	const tokens = tokensOf(words, command.options);
	const options = valuesOf(tokens, command.options);
	const positional = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
	checkCount(positional, command.arguments);
	return { arguments: positional, options };
};
