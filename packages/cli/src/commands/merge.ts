import { openInput } from '../input/input-file.js';
import { Collected, readWorkLines } from '../jobs/lines.js';
import { resultsOf } from '../jobs/run-task.js';
import { checkForm } from '../jobs/schema.js';
import { taskNamed } from '../jobs/task-table.js';
import { Unusable } from '../output/exit-code.js';
import { version } from '../version.js';
import { type Command, defineCommand, filesArgument, filesOf } from './command.js';

export const command: Command = defineCommand({
	arguments: [filesArgument('Results of `--part` or of `x worker`.')],
	options: {},
	examples: ['part-*.jsonl', '-'],
	notes: ['The output is that of the whole command. Results may be in any order, and more than once.'],
	run: async ({ arguments: names }, terminal) => {
		const collected = new Collected();
		for (const name of filesOf(names, terminal)) {
			const file = await openInput(name, terminal);
			for await (const line of readWorkLines(file.bytes(), file.name)) collected.add(line);
		}
		const { plan, outcomes } = collected.complete();
		if (plan.version !== version())
			throw new Unusable(`Expected parts of version ${version()}, found some of version ${plan.version}.`, 'Merge them with that version.');
		checkForm(plan.task, 'plan', plan.plan);
		for (const { result } of outcomes) checkForm(plan.task, 'result', result);
		const task = await taskNamed(plan.task);
		return task.report(plan.plan, resultsOf(outcomes), terminal);
	},
});
