import { compile } from '@x/core/compile';
import { sheet } from '@x/describe';
import { leaflet } from '@x/describe/leaflet';
import { type GameId, games, isGameId } from '@x/games';
import { startSetup } from '@x/games/chess960';
import { type GameTag, list } from '@x/games/list';
import { titles } from '@x/games/titles';
import { gameIdOf } from '@x/pgn/games';
import { families, WORDS } from '../strings/worker/games.js';
import * as planeStrings from '../strings/worker/plane.js';
import { winName } from './end-view.js';
import { dialectsOf } from './fen-dialects.js';
import { ENDLESS, HEADINGS } from './headings.js';
import { otherTexts, spelledIn } from './other-texts.js';
import { ownGame } from './own-rules.js';
import { type Numbered, type PlayableGame, presetOf } from './playable-game.js';
import { type GameFilter, isOwn, type Listed, PLANE, type SheetView } from './protocol.js';
import { placeSources } from './rule-paths.js';
import { ruleParts, rulePlaces } from './rule-places.js';

const NUMBERED: Readonly<Record<string, Numbered>> = { chess960: { count: 960, usual: 518, setup: startSetup } };

const TAG_FILTERS: Readonly<Record<GameTag, GameFilter>> = { Drops: 'drops', Hex: 'hex', '3D': 'levels', Large: 'large', Wild: 'wild' };

const FAMILY_FILTERS: Readonly<Record<string, GameFilter>> = { [families.shogi]: 'shogi', [families.xiangqi]: 'xiangqi' };

/** The most cells of a small board. */
const SMALL = 49;

const filtersOf = (id: GameId, family: string): readonly GameFilter[] => {
	const { tags, cells } = list[id];
	const ofFamily = FAMILY_FILTERS[family];
	return [
		...tags.map((tag) => TAG_FILTERS[tag]),
		...(cells <= SMALL ? (['small'] as const) : []),
		...(ofFamily === undefined ? [] : [ofFamily]),
	];
};

/** Every game under its heading, the best known first, for the game chooser. */
export const listed = (): readonly Listed[] =>
	HEADINGS.flatMap(([family, members]) =>
		members.map((id): Listed => {
			const { title, also } = titles[id];
			const { says, size, tag, picture } = list[id];
			return {
				...presetOf({ id, title, numbered: NUMBERED[id] }),
				also: [...also, ...(WORDS[id] ?? [])],
				family,
				says,
				size,
				...(tag !== undefined && { tag }),
				filters: filtersOf(id, family),
				pieces: [...new Set(Object.values(games[id].rules.kinds).flatMap(({ title: named }) => named ?? []))],
				picture,
			};
		}),
	).concat({
		id: PLANE,
		title: planeStrings.title,
		also: planeStrings.also,
		family: ENDLESS,
		says: planeStrings.says,
		size: planeStrings.size,
		filters: ['large'],
		pieces: [],
		picture: { part: ['4,1', '7,4'] },
	});

/** The rules of a game in plain English. */
export const sheetOf = (id: string): Omit<SheetView, 'ruleset'> => {
	const playable = playableGame(id) ?? playableGame('chess')!;
	const sections = sheet(playable.game.ruleset, playable.game.names).map(({ title, entries }) => ({
		title,
		entries: entries.map(({ path, about, texts }) => ({ path, about, texts })),
	}));
	const { hash, ruleset, names, sources } = playable.game;
	const told =
		names === undefined ? leaflet(ruleset) : leaflet({ id, title: playable.title, rules: ruleset, names, ...(sources && { sources }) });
	const placed = told.map(({ title, rules }) => ({
		title,
		rules: rules.map(({ sources: found, ...rule }) => ({
			...rule,
			places: rulePlaces(playable, found),
			parts: ruleParts(playable, found),
		})),
	}));
	return { title: playable.title, hash, leaflet: placed, sections };
};

const made = new Map<string, PlayableGame>();

/** The games of the second worker: all of them, each compiled when it is first needed. */
export const playableGame = (id: string): PlayableGame | undefined => {
	if (isOwn(id)) return ownGame(id);
	const known = made.get(id);
	if (known !== undefined || !isGameId(id)) return known;
	const game = compile({ ...games[id], sources: placeSources(games[id].rules) });
	const playable: PlayableGame = {
		id,
		title: titles[id].title,
		game,
		isNamed: (variant) => gameIdOf(variant) === id,
		dialects: dialectsOf(game),
		numbered: NUMBERED[id],
		otherwise: otherTexts(game),
		spelled: spelledIn(game),
		winName: (reason) => winName(game, reason),
	};
	made.set(id, playable);
	return playable;
};
