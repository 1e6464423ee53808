import { createHash } from 'node:crypto';
import { familyOf, viewOf } from '@x/board/game';
import { setsOf } from '@x/board/sets';
import { toSvg } from '@x/board/svg';
import { stringify } from '@x/fen';
import { listed, playableGame, sheetOf } from '@x/playground/src/worker/all-games';
import { figuresOf } from '@x/playground/src/worker/diagrams';
import type { PlayableGame } from '@x/playground/src/worker/playable-game';
import type { Listed } from '@x/playground/src/worker/protocol';
import { drawFigure, signWords } from '../figure.js';
import { escaped, shortened } from '../markdown.js';
import { addressOf, itemOf, type Section, type SitePage } from '../page.js';
import { previewOf } from '../preview.js';

/** The width of the board on a page. */
const WIDTH = 400;

/** The pictures of all games. Equal ones are stored once: a rook moves alike in most games. */
class Pictures {
	readonly files = new Map<string, string | Uint8Array>();

	/** Stores a picture and gives its address. */
	add(svg: string): string {
		const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
		this.files.set(name, svg);
		return `/pictures/${name}`;
	}
}

/** The size of a picture in pixels, for a page that does not jump. */
const sizeOf = (svg: string): string => {
	const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([-\d.]+) ([-\d.]+)"/.exec(svg)!;
	const shown = Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? WIDTH);
	return `width="${shown}" height="${Math.round((shown * Number(height)) / Number(width))}"`;
};

/** A picture in Markdown. */
const image = (pictures: Pictures, svg: string, words: string): string =>
	`<img src="${pictures.add(svg)}" alt="${escaped(words)}" ${sizeOf(svg)} loading="lazy">`;

/** The board of a game at its start. */
const boardOf = ({ game, family }: PlayableGame, title: string): string => {
	const view = viewOf(game.start, { movers: [] });
	return toSvg(
		{ ...view, sets: setsOf(family ?? familyOf(game)) },
		{ title, width: WIDTH, columns: Math.ceil(Math.sqrt(view.geometry.slices.length)) },
	);
};

/** The rules of a game for its players, with a picture for each piece. */
const rulesOf = (playable: PlayableGame, pictures: Pictures): string => {
	const { leaflet } = sheetOf(playable.id);
	const kinds = [...new Set(leaflet.flatMap(({ rules }) => rules.flatMap(({ kind }) => kind ?? [])))];
	const view = figuresOf(playable, { ruleset: playable.id, kinds });
	const drawn = new Map(view.figures.map((figure) => [figure.kind, drawFigure(view, figure)]));
	const sections = leaflet.map(({ title, rules }) => {
		const shown = rules.map(({ about, kind, texts }) => {
			const words = texts.map(escaped).join(' ');
			const figure = kind === undefined ? undefined : drawn.get(kind);
			if (figure === undefined) return about === undefined ? `${words}\n` : `**${escaped(about)}.** ${words}\n`;
			const picture = image(pictures, figure.svg, `The moves of the ${about ?? kind}`);
			return `<div class="piece">${picture}<div>\n\n### ${escaped(about ?? kind!)}\n\n${words}\n\n</div></div>\n`;
		});
		const signs = new Set(rules.flatMap(({ kind }) => [...(drawn.get(kind ?? '')?.signs ?? [])]));
		const legend = signs.size === 0 ? '' : `<p class="signs">In the pictures: ${signWords(signs)}.</p>\n\n`;
		return `## ${escaped(title)}\n\n${legend}${shown.join('\n')}`;
	});
	return sections.join('\n');
};

/** How positions are written: the dialects of FEN that hold them, and the start. */
const notationOf = ({ game, dialects }: PlayableGame): string => {
	const rows = dialects.map(({ title, options }) => `| ${escaped(title)} | \`${stringify(game.start, options)}\` |`);
	return rows.length === 0 ? '' : `## Notation\n\n| dialect of FEN | the start |\n|---|---|\n${rows.join('\n')}\n`;
};

/** `king-of-the-hill` → `kingOfTheHill`, the name of the export. */
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const programOf = (id: string): string =>
	[
		'```ts',
		"import { legal } from '@x/core';",
		"import { compile } from '@x/core/compile';",
		`import { ${camel(id)} } from '@x/games/${id}';`,
		'',
		`const game = compile(${camel(id)});`,
		'legal(game.start);',
		'```',
		'',
	].join('\n');

const pageOf = (game: Listed, pictures: Pictures): SitePage => {
	const { id, title, says, size, also } = game;
	const playable = playableGame(id)!;
	const board = boardOf(playable, `${title}: the start`);
	pictures.files.set(`previews/${id}.png`, previewOf(board));
	const names = also.length === 0 ? '' : `Also called ${also.map(escaped).join(', ')}.\n`;
	const text = [
		`# ${escaped(title)}\n`,
		`${escaped(says)} The board: ${escaped(size)}.\n`,
		image(pictures, board, `The start of ${title}`),
		'',
		`[Play it](/play/${id}/){target="_self"} · [its words in the code](/packages/games/words/) · [all games](/rules/)\n`,
		names,
		rulesOf(playable, pictures),
		notationOf(playable),
		'## In a program\n',
		'```sh\nnpm install @x/core @x/games\n```\n',
		programOf(id),
	].join('\n');
	return {
		path: `rules/${id}`,
		title,
		description: shortened(`The rules of ${title}: ${says} Board, moves with pictures, ends of the game, notation.`),
		text,
		settings: { picture: id, ...(also.length > 0 && { also }) },
	};
};

/** The page that lists all games. */
const overview = (games: readonly Listed[]): SitePage => {
	const families = [...new Set(games.map(({ family }) => family))];
	const lists = families.map((family) => {
		const rows = games
			.filter((game) => game.family === family)
			.map(({ id, title, says, size }) => {
				return `| [${escaped(title)}](${addressOf(`rules/${id}`)}) | ${escaped(says)} | ${escaped(size)} |`;
			});
		return `## ${family}\n\n| game | what is special | board |\n|---|---|---|\n${rows.join('\n')}\n`;
	});
	return {
		path: 'rules',
		title: 'Rules of all games',
		description: `The rules of ${games.length} games of the chess family: boards, moves with pictures, how each game ends, and its notation.`,
		text: `# Rules of all games\n\n${games.length} games. The search finds each by its other names, too.\n\n${lists.join('\n')}`,
	};
};

/** The anchor of a family on the page of all games. */
const anchorOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** A page for the rules of each game. */
export const gamesSection = (): Section => {
	const games = listed().filter(({ id }) => playableGame(id) !== undefined);
	const pictures = new Pictures();
	const pages = games.map((game) => pageOf(game, pictures));
	const families = [...new Set(games.map(({ family }) => family))];
	return {
		path: 'rules',
		sidebar: [
			{ text: 'Rules of all games', link: '/rules/' },
			...families.map((family) => ({
				text: family,
				link: `/rules/#${anchorOf(family)}`,
				collapsed: true,
				items: pages.filter((_, index) => games[index]!.family === family).map(itemOf),
			})),
		],
		pages: [overview(games), ...pages],
		pictures: pictures.files,
	};
};
