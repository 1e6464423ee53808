import { quote, type Span } from '@x/diagnostics';
import { type BuiltIns, builtIns } from '../built-in/built-in.js';
import { type Definition, type Keys, lettersOf, pieceIn, plainDefinition, withKeys } from '../definition/definition.js';
import { KEYS, type Key, keyOf, nearestKey, nearestOf } from '../keys/catalogue.js';
import { isCustom, isPieceName } from '../keys/pieces.js';
import type { Note, PartFault, Report } from '../report.js';
import type { Entry, Section, VariantsIni } from '../tree.js';
import { FenReader } from '../values/fen.js';
import { squaresBeyond } from '../values/squares.js';
import { readValue } from '../values/value.js';
import { conflictsOf } from './conflicts.js';
import { definitionFaults } from './definition.js';
import { tableFaults } from './table.js';

/** The place of a part that was not read from a text. */
const NOWHERE: Span = { from: 0, to: 0 };

/** The value without a comment behind it. */
export const withoutComment = ({ value }: Entry): string => (/\s[#;].*$/s.exec(value) === null ? value : value.replace(/\s+[#;].*$/s, ''));

/** The keys of a section that Fairy-Stockfish knows; of several entries with one key the last counts. */
const keysOf = ({ entries }: Section): Keys =>
	new Map(entries.flatMap((entry) => (keyOf(entry.key) === undefined ? [] : [[entry.key, withoutComment(entry)] as const])));

/** Reads the sections of files in order: each may be based on those before it. */
export class SectionReader {
	/** The definitions of sections by name. */
	readonly definitions: Map<string, Definition> = new Map();
	#report: Report | undefined;
	readonly #builtIns: BuiltIns;

	constructor(known: BuiltIns = builtIns()) {
		this.#builtIns = known;
	}

	/** The same reader, which reports faults from now on. */
	checked(report: Report): this {
		this.#report = report;
		return this;
	}

	/** A variant that a section can be based on. */
	definitionOf(name: string): Definition | undefined {
		return this.definitions.get(name) ?? this.#builtIns.definition(name);
	}

	read({ sections }: VariantsIni): void {
		const later = new Set(sections.map(({ name }) => name));
		for (const section of sections) {
			const known = section.parent === undefined ? plainDefinition() : this.#parent(section, section.parent, later);
			const parent = known ?? plainDefinition();
			const definition = withKeys(parent, keysOf(section));
			this.#check(section, definition, parent, known !== undefined);
			if (section.name === '') continue;
			if (this.definitionOf(section.name) !== undefined) this.#duplicate(section);
			else this.definitions.set(section.name, definition);
		}
	}

	#add(code: Parameters<Report['add']>[0], span: Span | undefined, message: string, note: Note): void {
		this.#report?.add(code, span ?? NOWHERE, message, note);
	}

	#duplicate({ name, layout }: Section): void {
		const known = this.#builtIns.definition(name) !== undefined;
		const message = `Expected a new name, found ${quote(name)}, ${known ? 'a variant of Fairy-Stockfish' : 'the name of a section above'}.`;
		this.#add('duplicate-section', layout?.nameSpan, message, {
			hint: known ? `Write another name, as in "[my-${name}:${name}]".` : 'Fairy-Stockfish leaves this section out.',
		});
	}

	#parent({ name, layout }: Section, parent: string, later: ReadonlySet<string>): Definition | undefined {
		const found = this.definitionOf(parent);
		if (found !== undefined || parent === '') return found;
		const span = layout?.parentSpan;
		if (parent === name)
			this.#add('parent-later', span, 'Expected another section, found the section itself.', {
				hint: 'A section cannot be based on itself.',
			});
		else if (later.has(parent))
			this.#add('parent-later', span, `Expected a section above, found ${quote(parent)}, which comes later.`, {
				hint: `Move [${parent}] above this section.`,
			});
		else {
			const meant = nearestOf(parent, [...this.definitions.keys(), ...this.#builtIns.names()]);
			this.#add('unknown-parent', span, `Expected a section or a variant of Fairy-Stockfish, found ${quote(parent)}.`, {
				hint: meant === undefined ? 'Write a known name, such as chess.' : `Did you mean "${meant}"?`,
				fix: meant,
			});
		}
		return undefined;
	}

	/** `sure`: the parent is known. Otherwise its pieces and its board are not, and faults that depend on them are left out. */
	#check(section: Section, definition: Definition, parent: Definition, sure: boolean): void {
		if (this.#report === undefined) return;
		const seen = new Map<string, Entry>();
		const letters = new Map<string, Entry>();
		for (const entry of section.entries) {
			const before = seen.get(entry.key);
			if (before !== undefined)
				this.#add('duplicate-key', entry.layout?.keySpan, `Expected another key, found ${quote(entry.key)} again.`, {
					hint: 'Fairy-Stockfish takes the last one. Remove the others.',
				});
			seen.set(entry.key, entry);
			const key = keyOf(entry.key);
			if (key === undefined) this.#unknownKey(entry);
			else this.#value(entry, key, definition, sure);
			this.#letter(entry, letters);
		}
		if (!sure) return;
		this.#start(section, seen, definition, parent);
		for (const { keys, message, hint } of conflictsOf(definition)) {
			const own = section.entries.findLast(({ key }) => keys.some((name) => key.startsWith(name)));
			// A parent with a contradiction is its own fault.
			if (own !== undefined)
				this.#add('conflict', own.layout && { from: own.layout.keySpan.from, to: own.layout.valueSpan.to }, message, {
					hint,
					data: { keys },
				});
		}
	}

	#unknownKey({ key, layout }: Entry): void {
		const sided = KEYS.find(({ base }) => base === key);
		const meant = sided?.name ?? nearestKey(key);
		const hint =
			sided !== undefined
				? `Write ${sided.name} or ${sided.base}Black.`
				: meant === undefined
					? 'Fairy-Stockfish ignores it.'
					: `Did you mean "${meant}"?`;
		this.#add('unknown-key', layout?.keySpan, `Expected a key of a variant, found ${quote(key.slice(0, 60))}.`, {
			hint,
			fix: sided === undefined ? meant : undefined,
		});
	}

	#value(entry: Entry, key: Key, definition: Definition, sure: boolean): void {
		const { layout, value } = entry;
		if (key.instead !== undefined) {
			const sure = key.type === 'rank' || key.type === 'flag' ? undefined : key.instead;
			this.#add('deprecated', layout?.keySpan, `Expected ${key.instead}, found the old key ${key.name}.`, {
				hint: `Write ${key.instead}.`,
				fix: sure,
			});
		}
		const at = layout?.valueSpan.from ?? 0;
		const plain = withoutComment(entry);
		if (plain.length < value.length)
			this.#report?.addAt(at, {
				code: 'comment',
				from: plain.length,
				to: value.length,
				message: 'Expected the end of the line behind the value, found a comment.',
				hint: 'For Fairy-Stockfish it belongs to the value. A comment begins on a line of its own.',
				fix: '',
			});
		if (plain === '' && key.name !== 'promotionLimit' && key.name !== 'promotedPieceType') {
			const end = layout ? { from: layout.keySpan.to, to: Math.max(layout.valueSpan.from, layout.keySpan.to + 1) } : undefined;
			this.#add('empty-value', end, `Expected a value for ${key.name}, found the end of the line.`, { hint: hintOf(key) });
			return;
		}
		for (const fault of faultsOf(key, plain, definition))
			if (sure || !['unknown-piece', 'off-board'].includes(fault.code)) this.#report?.addAt(at, fault);
	}

	/** Two pieces of one section with the same letter: the first one is gone. */
	#letter({ key, value, layout }: Entry, letters: Map<string, Entry>): void {
		const piece = isPieceName(key) ? pieceIn(value) : undefined;
		if (piece === undefined) return;
		const other = letters.get(piece.letter);
		if (other !== undefined && other.key !== key)
			this.#add(
				'same-letter',
				layout && { from: layout.valueSpan.from, to: layout.valueSpan.from + 1 },
				`Expected a letter of its own for ${key}, found the letter of ${other.key}.`,
				{
					hint: 'Write another letter.',
				},
			);
		letters.set(piece.letter, { key, value });
	}

	/** The start of the section, or that of its parent on the board and with the pieces of the section. */
	#start({ layout, entries }: Section, seen: ReadonlyMap<string, Entry>, definition: Definition, parent: Definition): void {
		const own = seen.get('startFen');
		if (own !== undefined) {
			const reader = new FenReader(definition);
			reader.read(withoutComment(own));
			for (const fault of reader.faults) this.#report?.addAt(own.layout?.valueSpan.from ?? 0, fault);
			return;
		}
		const entry = (test: (key: string) => boolean): Span | undefined =>
			entries.find(({ key }) => test(key))?.layout?.keySpan ?? layout?.nameSpan;
		const hint = 'Add the key startFen.';
		const size = ['maxRank', 'maxFile'].find((key) => definition.values.get(key) !== parent.values.get(key));
		const letters = lettersOf(definition.pieces);
		const missing = [...new Set(definition.letters)].filter((letter) => letters.pieceOf(letter) === undefined).join(' ');
		if (size !== undefined)
			this.#add(
				'fen',
				entry((key) => key === size),
				'Expected a startFen for this board, found that of the parent.',
				{ hint },
			);
		else if (missing !== '')
			this.#add('fen', entry(isPieceName), `Expected a startFen for these pieces, found that of the parent, with ${missing}.`, {
				hint,
			});
	}
}

/** The form of the values of a key. */
const hintOf = ({ name, type, words }: Key): string =>
	type === 'definition'
		? `Write a letter, as in "${name} = ${isCustom(name) ? 'a:KN' : name[0]}", or "-".`
		: words !== undefined
			? `Write one of the words ${words.join(', ')}.`
			: type === 'flag'
				? 'Write true or false.'
				: type === 'squares' || type === 'pieces' || type === 'piece'
					? 'Write "-" for none.'
					: 'Write a value, or remove the line.';

function faultsOf(key: Key, text: string, definition: Definition): readonly PartFault[] {
	if (key.type === 'definition') return definitionFaults(key.name, text);
	if (key.type === 'table') return tableFaults(text, definition);
	const { faults } = readValue(key, text, lettersOf(definition.pieces));
	if (key.type !== 'squares' || faults.length > 0) return faults;
	const [files, ranks] = [definition.values.get('maxFile') as number, definition.values.get('maxRank') as number];
	return squaresBeyond(text, files, ranks).map(({ word, at }) => ({
		code: 'off-board',
		from: at,
		to: at + word.length,
		message: `Expected a square of the board, found ${word}, outside ${files} files and ${ranks} ranks.`,
		hint: 'Fairy-Stockfish ignores squares outside the board.',
	}));
}
