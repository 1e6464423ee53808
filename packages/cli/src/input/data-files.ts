import { resolve } from 'node:path';
import { Unusable } from '@x/jobs/errors';
import type { Terminal } from '../output/terminal.js';
import type { DataFile } from '../tasks/file-ranges.js';
import { type InputFile, openInput } from './input-file.js';
import { textKindOf } from './text-kind.js';

/** A file as plain data, and what is known about it. */
export interface FoundFile {
	readonly file: DataFile;
	readonly input: InputFile;
	/** The terminal with the whole standard input, of which the first bytes have been read. */
	readonly terminal: Terminal;
}

/** Reads the first bytes of a file, or of the standard input for `-`. Throws an `Unusable` if it cannot be read. */
export const findFile = async (name: string, terminal: Terminal): Promise<FoundFile> => {
	const input = await openInput(name, terminal);
	const { packing, size = 0 } = input;
	if (name === '-') {
		// It is unpacked on the way.
		const file: DataFile = { name: input.name, path: '-', packing: 'none', size: 0 };
		return { file, input, terminal: { ...terminal, input: input.bytes() } };
	}
	// Closes the file.
	for await (const _ of input.bytes()) break;
	return { file: { name, path: resolve(terminal.directory, name), packing, size }, input, terminal };
};

/** Files of games as plain data, and the terminal with the whole standard input. Throws an `Unusable` for texts of another kind. */
export const findGameFiles = async (
	names: readonly string[],
	given: Terminal,
): Promise<{ readonly files: readonly DataFile[]; readonly terminal: Terminal }> => {
	const files: DataFile[] = [];
	let terminal = given;
	for (const name of names) {
		const found = await findFile(name, terminal);
		const kind = await textKindOf(name, found.input.head);
		if (kind !== undefined && kind !== 'pgn') throw new Unusable(`Expected games (PGN) in ${name}, found ${kind}.`);
		files.push(found.file);
		terminal = found.terminal;
	}
	return { files, terminal };
};
