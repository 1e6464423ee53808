import type { Game, Position, Setup } from '@x/core';
import type { Board } from './board.js';
import type { StringifyOptions } from './options.js';
import type { Report } from './report.js';

/** A setup while it is being read. */
export type Draft = { -readonly [Part in keyof Setup]: Setup[Part] } & { readonly vars: Record<string, number | Record<string, number>> };

/** One field of a line, between blanks. */
export type Field = readonly [
	/** Begins the code of its faults. */
	code: string,
	/** What stands for a field that is missing. */
	otherwise: string,
	/**
	 * Puts into the draft what the text says, and returns how that is written. What differs is reported by the caller, unless the field has
	 * reported something itself; so anything may be tolerated that has one meaning. With `readable` false the fields before could not be
	 * read.
	 */
	read: (text: string, draft: Draft, readable: boolean) => string,
	/** Nothing, where the options leave the field out. */
	write: (setup: Setup, options: StringifyOptions, position?: Position) => string,
	/** What it says of a setup beyond pieces: names of points, variables and stores. */
	says?: string | readonly string[] | undefined,
	/** For the first field: reads what stands before a blank if it is just what would be written, and returns where that ends, otherwise -1. */
	scan?: (text: string) => number,
];

/** The fields of a line for a game, first that of the board. A TypeError if the game cannot be written so at all. */
export type Fields = (game: Game, report: Report) => readonly [Board, readonly Field[]];
