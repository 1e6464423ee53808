import { resolve } from 'node:path';
import type { GamesFile } from '../jobs/file-ranges.js';
import type { Terminal } from '../output/terminal.js';
import { openInput } from './input-file.js';

/** Files of games as plain data, for jobs. Throws an `Unusable` if one cannot be read. */
export const readGamesFiles = async (names: readonly string[], terminal: Terminal): Promise<readonly GamesFile[]> => {
	const files: GamesFile[] = [];
	for (const name of names) {
		if (name === '-') files.push({ name: '<stdin>', path: '-', packing: 'none', size: 0 });
		else {
			const { packing, size = 0 } = await openInput(name, terminal);
			files.push({ name, path: resolve(terminal.directory, name), packing, size });
		}
	}
	return files;
};
