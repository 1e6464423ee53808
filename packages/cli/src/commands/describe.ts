import { quote } from '@x/diagnostics';
import { text } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { definitionOf } from '../game/game-definition.js';
import { EXIT, Unusable } from '../output/exit-code.js';
import { type Command, defineCommand } from './command.js';

/** One section of a page, with its title. */
const sectionOf = (page: string, title: string): string => {
	const sections = page.split(/^(?=## )/m).filter((section) => section.startsWith('## '));
	const titles = sections.map((section) => section.slice(3, section.indexOf('\n')));
	const at = titles.findIndex((one) => one.toLowerCase() === title.toLowerCase());
	if (at >= 0) return `${sections[at]!.trimEnd()}\n`;
	throw new Unusable(`Expected one of ${titles.join(', ')} for --section, found ${quote(title)}.`);
};

export const command: Command = defineCommand({
	arguments: [{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link.' }],
	options: { section: text('TITLE', 'Only the section with this title, such as Moves.') },
	examples: ['chess', 'variants.ini#mychess'],
	run: async ({ arguments: [game], options }, terminal) => {
		const { source } = await readGameArgument(game!, terminal);
		const [{ describe }, definition] = await Promise.all([import('@x/describe'), definitionOf(source)]);
		const page = describe(definition);
		await terminal.write(options.section === undefined ? `# ${definition.title}\n\n${page}\n` : sectionOf(page, options.section));
		return EXIT.fine;
	},
});
