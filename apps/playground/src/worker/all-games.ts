import type { Names, Ruleset } from '@x/core';
import { compile } from '@x/core/compile';
import { sheet } from '@x/describe';
import { type GameId, games, isGameId } from '@x/games';
import { startSetup } from '@x/games/chess960';
import { titles } from '@x/games/titles';
import { dialectsOf } from './fen-dialects.js';
import { otherTexts } from './other-texts.js';
import { ownGame } from './own-rules.js';
import { type Numbered, type PlayableGame, plainName, presetOf } from './playable-game.js';
import { isOwn, type Listed, PLANE, type SheetView } from './protocol.js';

/** Other names by which `Variant` tags call a game. */
const TAGS: Readonly<Record<string, readonly string[]>> = { chess: ['standard', 'fromposition', 'normal'] };

const NUMBERED: Readonly<Record<string, Numbered>> = { chess960: { count: 960, usual: 518, setup: startSetup } };

const variantOf = (id: GameId): readonly string[] => [id, titles[id].title, ...titles[id].also, ...(TAGS[id] ?? [])].map(plainName);

const ids = Object.keys(games).filter(isGameId);

/** The headings of the list, each with its condition; a game stands under the first that fits. Conditions read its rules, not its name. */
const FAMILIES: readonly (readonly [title: string, fits: (sizes: readonly number[], ruleset: Ruleset, names: Names) => boolean])[] = [
	['Several boards and levels', (sizes) => sizes.length > 2],
	['Hexagons', (_, __, { cells }) => cells === 'hex'],
	['With pieces in hand', (_, { stores }) => Object.keys(stores).length > 0],
	['Larger boards', (sizes) => sizes.reduce((a, b) => a * b) > 64],
	['Smaller boards', (sizes) => sizes.reduce((a, b) => a * b) < 64],
	['The board of chess, more kinds of pieces', (_, { kinds }) => Object.keys(kinds).length > 6],
	['The board of chess', () => true],
];

const familyOf = (ruleset: Ruleset, names: Names): number => {
	const sizes = ruleset.space.axes.map(({ extent: [low, high] }) => Number(high) - Number(low) + 1);
	return FAMILIES.findIndex(([, fits]) => fits(sizes, ruleset, names));
};

/** Every game with its heading, the most familiar first, for the game chooser. */
export const listed = (): readonly Listed[] =>
	ids
		.map((id) => ({
			...presetOf({ id, title: titles[id].title, numbered: NUMBERED[id] }),
			also: titles[id].also,
			at: familyOf(games[id].rules, games[id].names),
		}))
		.sort((a, b) => b.at - a.at)
		.map(({ at, ...preset }): Listed => ({ ...preset, family: FAMILIES[at]![0] }))
		.concat({ id: PLANE, title: 'Infinite chess (ICN)', also: ['Infinite chess', 'Unbounded chess'], family: 'Boards without edges' });

/** The game that a `Variant` tag names. */
export const namedSo = (variant: string): string | undefined => ids.find((id) => variantOf(id).includes(variant));

/** The rules of a game in plain English. */
export const sheetOf = (id: string): Omit<SheetView, 'ruleset'> => {
	const playable = playableGame(id) ?? playableGame('chess')!;
	const sections = sheet(playable.game.ruleset, playable.game.names).map(({ title, entries }) => ({
		title,
		entries: entries.map(({ path, about, texts }) => ({ path, about, texts })),
	}));
	return { title: playable.title, sections };
};

const made = new Map<string, PlayableGame>();

/** The games of the second worker: all of them, each compiled when it is first needed. */
export const playableGame = (id: string): PlayableGame | undefined => {
	if (isOwn(id)) return ownGame(id);
	const known = made.get(id);
	if (known !== undefined || !isGameId(id)) return known;
	const game = compile(games[id]);
	const playable: PlayableGame = {
		id,
		title: titles[id].title,
		game,
		variant: variantOf(id),
		dialects: dialectsOf(game),
		numbered: NUMBERED[id],
		otherwise: otherTexts(game),
	};
	made.set(id, playable);
	return playable;
};
