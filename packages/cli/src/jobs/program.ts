import type { Program } from '@x/jobs';
import type { PlayerChoice } from '../players/player-choice.js';
import type { AnyCommandTask } from '../tasks/task.js';
import { TASKS } from '../tasks/task-table.js';
import { version } from '../version.js';

/** This program, for its jobs. */
export const PROGRAM: Program<AnyCommandTask> = {
	version: version(),
	thread: new URL('./thread.js', import.meta.url),
	tasks: TASKS,
	checkForm: async (task, what, value) => {
		const { checkForm } = await import('../tasks/forms.js');
		checkForm(task, what, value);
		if (what !== 'part' || (task !== 'match' && task !== 'analyse')) return;
		const { checkProgram } = await import('../players/player-choice.js');
		const { players } = value as { readonly players: readonly PlayerChoice[] };
		for (const player of players) checkProgram(player, process.env);
	},
};
