import { Collected, readWorkLines, resultsOf, taskNamed } from '@x/jobs';
import { Unusable } from '@x/jobs/errors';
import { openInput } from '../input/input-file.js';
import { PROGRAM } from '../jobs/program.js';
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
			for await (const line of readWorkLines(file.bytes(), file.name, PROGRAM)) collected.add(line);
		}
		const { plan, outcomes } = collected.complete();
		const { version } = PROGRAM;
		if (plan.version !== version)
			throw new Unusable(`Expected parts of version ${version}, found some of version ${plan.version}.`, 'Merge them with that version.');
		await PROGRAM.checkForm(plan.task, 'plan', plan.plan);
		for (const { result } of outcomes) await PROGRAM.checkForm(plan.task, 'result', result);
		const task = await taskNamed(PROGRAM, plan.task);
		return task.report(plan.plan, resultsOf(outcomes), terminal);
	},
});
