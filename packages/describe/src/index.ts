import type { Names, Ruleset } from '@x/core';
import type { GameDefinition } from '@x/core/engine';
import { definedBy } from '@x/core/rules';
import type { Entry } from './entry.js';
import { sheet } from './sheet.js';
import { sentence } from './words.js';

export { type Difference, type DiffOptions, diff } from './diff.js';
export type { Entry } from './entry.js';
export { type Section, sheet } from './sheet.js';

const bullets = ({ about, texts }: Entry): string[] => {
	if (about === undefined) return texts.map((text) => `- ${sentence(text)}`);
	const [only] = texts;
	if (texts.length === 1) return [`- **${about}**: ${sentence(only!)}`];
	return [`- **${about}**`, ...texts.map((text) => `  - ${sentence(text)}`)];
};

/**
 * The rules of a game in plain English, as Markdown: board, pieces, moves, laws, endings, turn order. Every part of the rule language
 * has words. Common patterns (slides, leaps, pushes, drops) are recognised by their structure, whatever their names. `names` gives letters and cells.
 *
 * @example
 * import { describe } from '@x/describe';
 * import { chess } from '@x/games/chess';
 * describe(chess).includes('**rook (R)**: Slides any distance along ranks and files.') // true
 */
export function describe(definition: GameDefinition): string;
export function describe(rules: Ruleset, names?: Names): string;
export function describe(given: GameDefinition | Ruleset, more?: Names): string {
	const { rules, names } = definedBy(given, more);
	return sheet(rules, names)
		.map(({ title, entries }) => [`## ${title}`, '', ...entries.flatMap(bullets), ''].join('\n'))
		.join('\n');
}
