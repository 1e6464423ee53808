import { viewOf } from '@x/board/game';
import { setsOf } from '@x/board/sets';
import { toSvg } from '@x/board/svg';
import { compile } from '@x/core/compile';
import { parse } from '@x/fbr';
import { type GalleryGame, gallery } from '@x/fbr/gallery';
import { toGame } from '@x/fbr/game';
import { escaped, plain, shortened } from '../markdown.js';
import { addressOf, itemOf, type Section, type SitePage } from '../page.js';
import { read } from '../repository.js';

/** A rule or an attribute of the table in the documentation of the package. */
interface Row {
	readonly name: string;
	readonly parts: string;
	readonly meaning: string;
}

interface Rule extends Row {
	readonly attributes: readonly Row[];
}

/** The cells of a row of a table. `\|` is a bar in a cell. */
const cellsOf = (line: string): readonly string[] =>
	line
		.slice(1, -1)
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim());

/** The rules with their attributes, from the table that the tests of the package keep right. */
const rules = (): readonly Rule[] => {
	const found: (Row & { readonly attributes: Row[] })[] = [];
	for (const line of read('packages/fbr/docs/rules.md').split('\n')) {
		if (!line.startsWith('| **') && !line.startsWith('| =')) continue;
		const [name = '', parts = '', meaning = ''] = cellsOf(line);
		if (name.startsWith('=')) found.at(-1)?.attributes.push({ name: name.slice(1), parts, meaning });
		else found.push({ name: plain(name), parts, meaning, attributes: [] });
	}
	return found;
};

/** A game of the gallery with the rules that its text has. */
interface Example {
	readonly game: GalleryGame;
	readonly names: ReadonlySet<string>;
}

const examples = (): readonly Example[] =>
	gallery.map((game) => ({
		game,
		names: new Set(
			parse(game.text).rules.flatMap(({ name, attributes = [] }) => [name, ...attributes.map((one) => `${name}=${one.name}`)]),
		),
	}));

/** The width of a board in pixels. */
const WIDTH = 240;

const boardOf = ({ text, title }: GalleryGame): string => {
	const definition = toGame(parse(text));
	const view = viewOf(compile(definition).start, { movers: [] });
	return toSvg(
		{ ...view, sets: setsOf('chess') },
		{ width: WIDTH, title, coordinates: 'none', columns: Math.ceil(Math.sqrt(view.geometry.slices.length)) },
	);
};

/** The most games that an attribute names. */
const MOST = 3;

const namesOf = (found: readonly Example[]): string =>
	found
		.slice(0, MOST)
		.map(({ game }) => escaped(game.title))
		.join(', ');

/** The shortest text shows a rule best. */
const shortest = (found: readonly Example[]): Example | undefined => [...found].sort((a, b) => a.game.text.length - b.game.text.length)[0];

const pageOf = (rule: Rule, all: readonly Example[], pictures: Map<string, string>): SitePage => {
	const having = all.filter(({ names }) => names.has(rule.name));
	const shown = shortest(having)?.game;
	const parts = [`# ${rule.name}\n`, `${rule.meaning}\n`];
	if (rule.parts !== '') parts.push(`Its parts: ${rule.parts}. Parts in brackets may be left out.\n`);
	if (rule.attributes.length > 0) {
		const rows = rule.attributes.map(({ name, parts: own, meaning }) => {
			const games = namesOf(all.filter(({ names }) => names.has(`${rule.name}=${name}`)));
			return `| \`=${name}\` | ${own} | ${meaning} | ${games} |`;
		});
		parts.push(`## Attributes\n\n| attribute | parts | meaning | for instance in |\n|---|---|---|---|\n${rows.join('\n')}\n`);
	}
	if (shown !== undefined) {
		const name = `fbr-${shown.id}.svg`;
		if (!pictures.has(name)) pictures.set(name, boardOf(shown));
		const picture = `<img src="/pictures/${name}" alt="${escaped(`The start of ${shown.title}`)}" width="${WIDTH}" loading="lazy">`;
		parts.push(`## In a game\n\n${escaped(shown.title)}, complete:\n\n\`\`\`text\n${shown.text.trim()}\n\`\`\`\n\n${picture}\n`);
	}
	if (having.length > 1)
		parts.push(
			`Other games with this rule: ${having
				.filter(({ game }) => game !== shown)
				.map(({ game }) => escaped(game.title))
				.join(', ')}.\n`,
		);
	parts.push('[All rules](/fbr/) · [the table of all rules and attributes](/packages/fbr/rules/) · [the package](/packages/fbr/)\n');
	return {
		path: `fbr/${rule.name}`,
		title: rule.name,
		description: shortened(`The rule ${rule.name} of FBR: ${plain(rule.meaning)}`),
		text: parts.join('\n'),
	};
};

/** A page for each rule of FBR, with its attributes and a game that has it. */
export const fbrSection = (): Section => {
	const all = examples();
	const pictures = new Map<string, string>();
	const pages = rules().map((rule) => pageOf(rule, all, pictures));
	const first: SitePage = {
		path: 'fbr',
		title: 'Rules of FBR',
		description: 'The rules of Formalized Board Rules, each with its attributes, a game that has it, and the board of that game.',
		text: [
			'# Rules of FBR\n',
			'Formalized Board Rules write a chess variant as a short text. Each rule has a page with its attributes and a complete game.\n',
			'| rule | meaning |\n|---|---|',
			...rules().map(({ name, meaning }) => `| [\`${name}\`](${addressOf(`fbr/${name}`)}) | ${meaning} |`),
			'',
		].join('\n'),
	};
	return { path: 'fbr', sidebar: [{ text: 'Rules of FBR', link: '/fbr/', items: pages.map(itemOf) }], pages: [first, ...pages], pictures };
};
