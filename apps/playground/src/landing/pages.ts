import { setsOf } from '@x/board/sets';
import { toSvg } from '@x/board/svg';
import { isGameId } from '@x/games';
import { titles } from '@x/games/titles';
import { pictureStart } from '../lazy/games/picture-start.js';
import { marksOf, type PictureCut, partOf } from '../lazy/picture/cut.js';
import { NO_MOVES } from '../state/app-state.js';
import { docOf } from '../state/doc.js';
import { PINNED, WRONG } from '../state/wrong-move.js';
import * as strings from '../strings/landing.js';
import * as pageStrings from '../strings/page.js';
import { allCapabilities } from '../worker/all-capabilities.js';
import { playableGame } from '../worker/all-games.js';
import { createEngine } from '../worker/engine.js';
import { moreAnswers } from '../worker/more-answers.js';
import type { Listed, PictureAsk } from '../worker/protocol.js';
import { BASE_PATH } from './base-path.js';

/** A file of the built page, by its path. */
export interface LandingFile {
	readonly path: string;
	readonly text: string;
}

/** The texts and the picture of the page of a game. */
interface Landing {
	/** Its folder. */
	readonly id: string;
	readonly title: string;
	readonly description: string;
	/** The file of its picture, from the folder of the page. */
	readonly picture: string;
	readonly pictureTitle: string;
}

const PICTURE = 'picture.svg';
/** The width of a picture in pixels: previews of links show large ones. */
const WIDTH = 630;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The tags for previews of links. `origin` is the server, if the page knows it: previews need whole addresses. */
const previewTags = ({ id, title, description, picture, pictureTitle }: Landing, origin: string): string =>
	[
		['og:type', 'website'],
		['og:title', title],
		['og:description', description],
		['og:url', `${origin}${BASE_PATH}${id === '' ? '' : `${id}/`}`],
		['og:image', `${origin}${BASE_PATH}${picture}`],
		['og:image:alt', pictureTitle],
	]
		.map(([property, content]) => `<meta property="${property}" content="${escaped(content!)}" />`)
		.join('\n\t\t');

/** The first page with tags for previews. */
const withTags = (html: string, landing: Landing, origin: string): string =>
	html.replace(/(\s*)<title>/, (all) => `\n\t\t${previewTags(landing, origin)}${all}`);

/** The page of a game: the first page, one folder deeper, with the texts and the picture of the game. */
const pageOf = (html: string, landing: Landing, origin: string): string =>
	withTags(html, landing, origin)
		.replace(/<html/, `<html data-game="${landing.id}"`)
		.replace(/(<meta name="description" content=")[^"]*/, `$1${escaped(landing.description)}`)
		.replace(/<title>[^<]*/, `<title>${escaped(landing.title)}`)
		.replace(/(src|href)="\.\//g, '$1="../');

const engine = createEngine(playableGame, moreAnswers(allCapabilities));

/** A position as a picture, with the part and the mark of its cut. */
const drawn = (asked: PictureAsk, cut: PictureCut, title: string): string | undefined => {
	const [view] = engine.answer('pictures', { of: [asked] });
	if (view === undefined) return undefined;
	const { board: geometry, sides, pieces, family } = view;
	const part = partOf(view, cut.part);
	return toSvg(
		{ geometry, sides, pieces, sets: setsOf(family, 'characters'), ...marksOf(cut) },
		{
			title,
			width: WIDTH,
			coordinates: 'none',
			hands: false,
			columns: Math.ceil(Math.sqrt(geometry.slices.length)),
			...(part !== undefined && { part }),
		},
	);
};

/** The most other names of a game in its description. */
const MOST_NAMES = 3;

const landingOf = ({ id, title, says, size, also }: Listed): Landing => ({
	id,
	title: strings.title(title, pageStrings.name),
	description: strings.description(says, size, (isGameId(id) ? titles[id].also : also).slice(0, MOST_NAMES)),
	picture: `${id}/${PICTURE}`,
	pictureTitle: strings.pictureOf(title),
});

/** The first page itself. Links to games of the user's own lead to it: what follows `#` never reaches a server. */
const FIRST_PAGE: Landing = {
	id: '',
	title: pageStrings.idea,
	description: pageStrings.lead,
	picture: PICTURE,
	pictureTitle: strings.pictureOfPage,
};

/** A page with a picture for each game, and the first page with tags for previews of links, from the built first page. */
export const landingFiles = (html: string, origin: string): readonly LandingFile[] => {
	const general = drawn(
		{ doc: docOf(PINNED), node: PINNED.cursor },
		{ part: ['b4', 'e7'], mark: { type: 'arrow', cells: WRONG } },
		FIRST_PAGE.pictureTitle,
	);
	return [
		{ path: 'index.html', text: withTags(html, FIRST_PAGE, origin) },
		{ path: PICTURE, text: general! },
		...engine.answer('presets', {}).flatMap((game) => {
			const landing = landingOf(game);
			const picture = drawn(
				{ doc: { ruleset: game.id, start: pictureStart(game), record: NO_MOVES }, node: 0 },
				game.picture,
				landing.pictureTitle,
			);
			return [
				{ path: `${game.id}/index.html`, text: pageOf(html, landing, origin) },
				...(picture === undefined ? [] : [{ path: landing.picture, text: picture }]),
			];
		}),
	];
};
