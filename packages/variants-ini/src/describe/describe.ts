import { checkOptions, type OptionRule, objectGiven, quote, type Span } from '@x/diagnostics';
import { betzaToMbn, parseBetza } from '@x/mbn/betza';
import { describe as describeMoves } from '@x/mbn/describe';
import { builtIns } from '../built-in/built-in.js';
import { SectionReader, withoutComment } from '../check/sections.js';
import type { Definition } from '../definition/definition.js';
import { type Key, keyOf, nearestKey } from '../keys/catalogue.js';
import type { Entry, Section, VariantsIni } from '../tree.js';
import { SENTENCES } from './sentences.js';

/** A sentence about a section or one of its keys. */
export interface Sentence {
	readonly text: string;
	/** The key that the sentence is about; absent for the section itself. */
	readonly key?: string | undefined;
	/** The place of the key with its value, or of the name of the section. A section that was not read has none. */
	readonly span?: Span | undefined;
}

export interface DescribeOptions {
	/** The name of the section; by default the last one. */
	readonly section?: string | undefined;
	/** Files that are loaded before this one: its sections may be based on theirs. */
	readonly loaded?: readonly VariantsIni[] | undefined;
}

const OPTIONS: Readonly<Record<keyof DescribeOptions, OptionRule>> = { section: 'string', loaded: 'object' };

/**
 * Says in plain English what a section means: the variant that it is based on, and the rule of each key. Each sentence has the place of its key.
 *
 * @throws {TypeError} if the file does not have the section, or an option is wrong.
 *
 * @example
 * import { parse } from '@x/variants-ini';
 * describe(parse('[mine:chess]\nstalemateValue = loss')).map(({ text }) => text)
 * // [ 'mine has the rules of chess, with these changes.', 'Stalemate is a loss for the side without a move.' ]
 */
export function describe(file: VariantsIni, options: DescribeOptions = {}): readonly Sentence[] {
	objectGiven(file, 'file', 'a VariantsIni', 'sections');
	checkOptions(options, OPTIONS);
	const { section: name = file.sections.at(-1)?.name ?? '', loaded = [] } = options;
	const section = file.sections.find((one) => one.name === name);
	if (section === undefined) throw new TypeError(`options.section: Expected the name of a section, found ${quote(name)}.`);
	const reader = new SectionReader(builtIns());
	for (const one of loaded) reader.read(one);
	reader.read(file);
	const definition = reader.definitionOf(name);
	const head: Sentence = { text: headOf(section, definition !== undefined), ...(section.layout && { span: section.layout.nameSpan }) };
	return [head, ...section.entries.flatMap((entry) => entrySentences(entry, definition))];
}

function headOf({ name, parent, entries }: Section, known: boolean): string {
	const changes = entries.length === 0 ? '' : ', with these changes';
	if (!known) return `${name} is left out by Fairy-Stockfish.`;
	if (parent === undefined || parent === '') return `${name} has the default rules of Fairy-Stockfish${changes}.`;
	return `${name} has the rules of ${parent}${changes}.`;
}

function entrySentences(entry: Entry, definition: Definition | undefined): readonly Sentence[] {
	const { layout } = entry;
	const span = layout && { span: { from: layout.keySpan.from, to: layout.valueSpan.to } };
	const key = keyOf(entry.key);
	const value = withoutComment(entry);
	const texts =
		key === undefined ? [unknown(entry.key)] : key.type === 'definition' ? pieceTexts(key, value) : [ruleText(key, value, definition)];
	return texts.map((text) => ({ text, key: entry.key, ...span }));
}

function unknown(name: string): string {
	const meant = nearestKey(name);
	return `Fairy-Stockfish ignores ${name}${meant === undefined ? '' : `, which may stand for ${meant}`}.`;
}

/** The name of a piece in words. */
const wordsOf = (name: string, letter: string): string =>
	name.startsWith('customPiece') ? `piece ${letter.toUpperCase()}` : name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

function pieceTexts({ name }: Key, value: string): readonly string[] {
	const letter = value.slice(0, 1);
	if (letter === '-' || letter === '') return [`There is no ${wordsOf(name, name)}.`];
	const word = wordsOf(name, letter);
	const betza = /^.\s*:(.*)$/.exec(value)?.[1];
	const named = word.startsWith('piece ') ? [] : [`The ${word} has the letter ${letter.toUpperCase()}.`];
	if (betza === undefined) return named.length > 0 ? named : [`There is a ${word}.`];
	const { value: moves } = betzaToMbn(parseBetza(betza, { dialect: 'fairy', mode: 'repair' }));
	if (moves === undefined) return [...named, `The ${word} never moves.`];
	const letters = letter.toUpperCase();
	const described = describeMoves({ items: [{ type: 'definition', piece: { prefixes: '', letters }, tail: {}, moves }] });
	// The sentences begin with the letter.
	return [...named, ...described.map(({ text }) => (text.startsWith(`${letters} `) ? `The ${word}${text.slice(1)}` : text))];
}

function ruleText(key: Key, value: string, definition: Definition | undefined): string {
	const side = key.side === undefined ? '' : `For ${key.side}: `;
	const region = /^mobilityRegion(.+)$/.exec(key.base)?.[1];
	const said = valueText(key, value, definition);
	if (region !== undefined) {
		const name = region.slice(0, 1).toLowerCase() + region.slice(1);
		const piece = wordsOf(name, definition?.pieces.get(name)?.letter ?? name);
		return side + (said === undefined ? `The ${piece} can go everywhere.` : `The ${piece} stays on ${said}.`);
	}
	if (key.instead !== undefined) return `${side}The old key ${key.name} is ${value}; today ${key.instead} says this.`;
	const [some, none] = SENTENCES[key.base]!;
	return side + (said === undefined ? (none ?? some.replaceAll('{}', value)) : some.replaceAll('{}', said));
}

/** A value in words; undefined for none. */
function valueText({ type }: Key, value: string, definition: Definition | undefined): string | undefined {
	if (type === 'flag') return value === 'true' ? value : undefined;
	if (value === '-' || value === '' || value === 'none' || (type === 'number' && value === '0')) return undefined;
	if (type === 'pieces' || type === 'piece') {
		if (value === '*') return 'all pieces';
		const names = [...value.replaceAll(/\s/g, '')].map((letter) => {
			const found = [...(definition?.pieces ?? [])].find(([, piece]) => piece.letter.toLowerCase() === letter.toLowerCase());
			return found === undefined ? letter.toUpperCase() : wordsOf(found[0], letter);
		});
		return listOf(names);
	}
	if (type !== 'squares') return value;
	return listOf(value.split(/\s+/).map((square) => squareText(square)));
}

function squareText(square: string): string {
	const [file = '', rank = ''] = [square.slice(0, 1), square.slice(1)];
	if (file === '*') return rank === '*' ? 'all squares' : `rank ${rank}`;
	return rank === '*' ? `file ${file}` : square;
}

const listOf = (words: readonly string[]): string =>
	words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
