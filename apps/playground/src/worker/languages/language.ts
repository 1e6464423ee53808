import type { GameDefinition } from '@x/core';
import type { Diagnostic, Fault } from '@x/diagnostics';
import type { ExportFormat, GalleryEntry } from '../lazy-views.js';
import type { Completions } from '../workshop-views.js';
import type { LanguageFacts } from './facts.js';
import type { LanguageId } from './ids.js';
import type { WordGroup } from './words/word.js';

/** A text after reading, with the game of it that is played. */
export interface Parsed<Value> {
	/** The text of that game alone. */
	readonly played: string;
	/** Undefined if it cannot be read. */
	readonly value: Value | undefined;
	/** The faults of the whole text. */
	readonly problems: readonly Diagnostic[];
	/** Carries a fault of the played text over to the whole text. */
	readonly place: (problem: Diagnostic) => Diagnostic;
}

/** A language in which rules are written. */
export interface Language<Value = unknown> extends LanguageFacts {
	readonly id: LanguageId;
	/** Reads a text. Of several games the one with the caret is played; without a caret, the one that an id with this text means. */
	parse(text: string, caret?: number): Parsed<Value>;
	/** The name of a game that has been read. */
	titleOf(value: Value): string;
	/** Equal for texts with the same rules, whatever their names and layout. */
	meaningOf(value: Value): string;
	/**
	 * The game of a value.
	 *
	 * @throws {NotationError} with the places in the played text, if it cannot be played
	 */
	toGame(value: Value): GameDefinition;
	/** A fault of the rules with its place in the played text. Absent where the text has other parts than the rules. */
	faultAt?(value: Value, fault: Fault): Diagnostic;
	/** The words that fit at a place of a text. Absent where they depend on the line alone. */
	completeAt?(text: string, caret: number): Completions | undefined;
	/** The words of the language, for completion and for its cheat sheet. */
	readonly words: readonly WordGroup[];
	/** Texts to begin with. */
	gallery(): readonly GalleryEntry[];
	/** The game in this language and in others, each with its losses. */
	exports(value: Value): readonly ExportFormat[];
}

/** The meaning of a tree, without the properties that contain its layout or its name. */
export const treeMeaning = (tree: unknown, without: readonly string[]): string =>
	JSON.stringify(tree, (name, value) => (name === 'span' || without.includes(name) ? undefined : value));
