import { nearest } from '@x/diagnostics';
import { type GameId, games, isGameId } from '@x/games';
import { titles } from '@x/games/titles';
import { builtInNames, stringify } from '@x/variants-ini';
import { fromGame } from '@x/variants-ini/from';
import { plainName } from '../playable-game.js';
import type { Word } from './words/word.js';

/** A game of the page as a section that others can be based on. */
export interface Parent {
	readonly title: string;
	/** The section, with the name that was asked for. */
	readonly text: string;
	/** The rules that the section lacks, in sentences. */
	readonly lost: readonly string[];
}

/** Bases that the reader of sections knows itself. */
const BUILT_IN: ReadonlySet<string> = new Set(builtInNames());

const ids = Object.keys(games)
	.filter(isGameId)
	.filter((id) => games[id].rules.space.axes.length === 2 && games[id].names.cells !== 'hex');

const idOf = (name: string): GameId | undefined => {
	const plain = plainName(name);
	return ids.find((id) => [id, titles[id].title, ...titles[id].also].some((one) => plainName(one) === plain));
};

const made = new Map<GameId, Parent>();

/** The game of the page that a section names as its base; undefined if there is none, or if the reader knows it itself. */
export const parentOf = (base: string): Parent | undefined => {
	const id = BUILT_IN.has(base) ? undefined : idOf(base);
	if (id === undefined) return undefined;
	const known = made.get(id) ?? convert(id);
	made.set(id, known);
	return { ...known, text: known.text.replace(/^\[[^\]:]*/, () => `[${base}`) };
};

const convert = (id: GameId): Parent => {
	const { value, lost } = fromGame(games[id]);
	return { title: titles[id].title, text: stringify(value), lost: [...new Set(lost.map(({ message }) => message))] };
};

/** The name of a game that is meant by an unknown base. */
export const nearestParent = (base: string): string | undefined => nearest(base, [...BUILT_IN, ...ids]);

/** The variants of Fairy-Stockfish and the games of the page: sections can be based on them. */
export const parentWords: readonly Word[] = [
	...[...BUILT_IN].map((label) => ({ label, detail: isGameId(label) ? titles[label].title : label })),
	...ids.flatMap((id) => (BUILT_IN.has(id) ? [] : [{ label: id, detail: titles[id].title }])),
];
