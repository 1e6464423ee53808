import { Unusable } from '@x/jobs/errors';
import { flag, text, wholeNumber } from '../arguments/options.js';
import { findFile } from '../input/data-files.js';
import { textKindOf } from '../input/text-kind.js';
import { FILE_RUN_OPTIONS } from '../jobs/run-options.js';
import { runTask } from '../jobs/run-task.js';
import type { DataFile } from '../tasks/file-ranges.js';
import type { StatsPlan } from '../tasks/stats.js';
import { type Command, defineCommand, filesArgument, filesOf } from './command.js';

export const command: Command = defineCommand({
	arguments: [filesArgument('Files of games (PGN).')],
	options: {
		plies: wholeNumber('N', 'Count the positions after N plies; 6 by default, 0 for none.', { most: 100, initial: 6 }),
		by: text('TAG', 'Count the games of each value of a tag, such as Event or White.'),
		top: wholeNumber('N', 'Show the N most frequent positions and values; 20 by default.', { initial: 20 }),
		json: flag('Write a JSON line with everything.'),
		...FILE_RUN_OPTIONS,
	},
	examples: ['games.pgn', 'lichess.pgn.zst --by Event', '*.pgn --plies 8 --json'],
	run: async ({ arguments: names, options }, terminal) => {
		const files: DataFile[] = [];
		let own = terminal;
		for (const name of filesOf(names, terminal)) {
			const found = await findFile(name, own);
			const kind = await textKindOf(name, found.input.head);
			if (kind !== undefined && kind !== 'pgn') throw new Unusable(`Expected games (PGN) in ${name}, found ${kind}.`);
			files.push(found.file);
			own = found.terminal;
		}
		const { plies, by, top, json } = options;
		const plan: StatsPlan = { files, range: options['job-size'] * 2 ** 20, plies, by, top, json };
		return runTask('stats', plan, options, own);
	},
});
