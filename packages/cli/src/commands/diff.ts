import { flag } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { definitionOf } from '../game/game-definition.js';
import { EXIT } from '../output/exit-code.js';
import { jsonLine } from '../output/json-lines.js';
import { type Command, defineCommand } from './command.js';

export const command: Command = defineCommand({
	arguments: [
		{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link.' },
		{ name: 'OTHER', summary: 'The other game.' },
	],
	options: { json: flag('Print a JSON line for each difference.') },
	notes: ['The exit code is 0 for equal rules and 1 for different ones.'],
	examples: ['chess atomic', 'variants.txt#Base variants.txt#Mine'],
	run: async ({ arguments: games, options }, terminal) => {
		const named = await Promise.all(games.map((game) => readGameArgument(game, terminal)));
		const [one, other] = await Promise.all(named.map(({ source }) => definitionOf(source)));
		const { diff } = await import('@x/describe');
		const differences = diff(one!, other!);
		const lines = differences.map(({ path, message }) => (options.json ? jsonLine({ type: 'difference', path, message }) : `${message}\n`));
		if (lines.length === 0 && !options.json) lines.push(`${one!.title} and ${other!.title} have the same rules.\n`);
		await terminal.write(lines.join(''));
		return differences.length === 0 ? EXIT.fine : EXIT.faults;
	},
});
