import { quote } from '@x/diagnostics';
import { titles } from '@x/games/titles';
import { Unusable } from '@x/jobs/errors';
import { flag, text } from '../arguments/options.js';
import { readGameArgument } from '../game/game-argument.js';
import { definitionOf } from '../game/game-definition.js';
import { EXIT } from '../output/exit-code.js';
import { jsonLine } from '../output/json-lines.js';
import type { Terminal } from '../output/terminal.js';
import { listed } from '../output/words.js';
import { type Command, defineCommand } from './command.js';

/** The ids of all games, with their titles. */
const listGames = async (json: boolean, terminal: Terminal): Promise<void> => {
	const all = Object.entries(titles);
	const width = Math.max(...all.map(([id]) => id.length));
	const line = (id: string, title: string, also: readonly string[]): string =>
		`${id.padEnd(width)}  ${title}${also.length === 0 ? '' : ` (${also.join(', ')})`}\n`;
	await terminal.write(
		all.map(([id, { title, also }]) => (json ? jsonLine({ type: 'game', id, title, also }) : line(id, title, also))).join(''),
	);
};

interface Page {
	readonly title: string;
	/** The text below the title, in Markdown. */
	readonly text: string;
}

/** The sections of a page of rules. */
const sectionsOf = (page: string): readonly Page[] =>
	page
		.split(/^(?=## )/m)
		.filter((section) => section.startsWith('## '))
		.map((section) => {
			const end = section.indexOf('\n');
			return { title: section.slice(3, end), text: section.slice(end).trim() };
		});

const chosen = (sections: readonly Page[], title: string | undefined): readonly Page[] => {
	if (title === undefined) return sections;
	const found = sections.filter((one) => one.title.toLowerCase() === title.toLowerCase());
	if (found.length > 0) return found;
	throw new Unusable(`Expected a section, one of ${listed(sections.map((one) => one.title))}, found ${quote(title)}.`);
};

export const command: Command = defineCommand({
	arguments: [{ name: 'GAME', summary: 'The id of a game, a file of rules, or a link. Without it, all ids are listed.', optional: true }],
	options: {
		section: text('TITLE', 'Only the section with this title, such as Moves.'),
		json: flag('Print a JSON line for each section.'),
	},
	examples: ['', 'chess', 'shogi --section Moves', 'variants.ini#mychess'],
	run: async ({ arguments: [game], options }, terminal) => {
		if (game === undefined) {
			await listGames(options.json, terminal);
			return EXIT.fine;
		}
		const { source } = await readGameArgument(game, terminal);
		const [{ describe }, definition] = await Promise.all([import('@x/describe'), definitionOf(source)]);
		const { title } = definition;
		const sections = chosen(sectionsOf(describe(definition)), options.section);
		const shown = options.json
			? sections.map((section) => jsonLine({ type: 'section', game: title, title: section.title, text: section.text }))
			: [`# ${title}\n`, ...sections.map((section) => `\n## ${section.title}\n\n${section.text}\n`)];
		await terminal.write(shown.join(''));
		return EXIT.fine;
	},
});
