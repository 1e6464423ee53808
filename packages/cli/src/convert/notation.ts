import type { Game } from '@x/core';
import type { Diagnostic } from '@x/diagnostics';
import type { Block } from '../input/blocks.js';

/** The work on one input. */
export interface ConvertContext {
	/** The game of positions and games. */
	readonly game: () => Promise<Game>;
}

/** A value that was read, with the parts of the text that it does not hold. */
export interface ReadValue<T> {
	readonly piece: Block;
	readonly value: T;
	/** The name of one of several games in a text. */
	readonly name?: string;
	readonly lost: readonly string[];
}

/** A text that cannot be read. */
export interface Unread {
	readonly piece: Block;
	readonly problems: readonly Diagnostic[];
}

/** A text, or undefined if the notation cannot say the value, and the parts of the value that it does not hold. */
export interface WrittenText {
	readonly text: string | undefined;
	readonly lost: readonly string[];
}

export type Reader<T> = (bytes: AsyncIterable<Uint8Array>, context: ConvertContext) => AsyncIterable<ReadValue<T> | Unread>;
export type Writer<T> = (value: T) => Promise<WrittenText>;

/** A notation of values of one type. */
export interface Notation<T> {
	readonly title: string;
	readonly read?: Reader<T>;
	readonly write?: Writer<T>;
}

export type Notations<T> = Readonly<Record<string, Notation<T>>>;

/** The messages of some faults, each once. */
export const messagesOf = (...faults: readonly (readonly { readonly message: string }[])[]): readonly string[] => [
	...new Set(faults.flat().map(({ message }) => message)),
];
