import { nearest, quote } from '@x/diagnostics';
import { isGameId } from '@x/games';
import { titles } from '@x/games/titles';
import { Unusable } from '@x/jobs/errors';
import { openInput, textOf } from '../input/input-file.js';
import { painter } from '../output/painter.js';
import type { Terminal } from '../output/terminal.js';
import type { GameSource, Language, NamedGame } from './game-source.js';
import { linkIn, readLink } from './link.js';
import { lossesOf } from './losses.js';

/** A name without what people write differently: case, blanks, dashes. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_'’-]/g, '');

/** The id of a game by its id, its title or another of its names. */
const idOf = (name: string): string | undefined =>
	Object.entries(titles).find(([id, { title, also }]) => [id, title, ...also].some((one) => plain(one) === plain(name)))?.[0];

/** Whether a name can only be that of a file. */
const isPath = (name: string): boolean => /[/\\]|\.[A-Za-z]{2,4}(?:\.gz|\.zst)?(?:#|$)|^-(?:#|$)/.test(name);

const languageOf = async (path: string, text: string): Promise<Language> => {
	if (/\.fbr\b/.test(path)) return 'fbr';
	if (/^\s*\{/.test(text)) return 'json';
	if ((await import('@x/fbr/diagram')).isDiagram(text)) return 'diagram';
	if (/^[^\S\n]*Variant[^\S\n]*:/m.test(text)) return 'variants.txt';
	if (/^[^\S\n]*\[[^\]\n]+\]/m.test(text)) return 'variants.ini';
	return 'fbr';
};

const unknownGame = (name: string): Unusable => {
	const meant = nearest(name.toLowerCase(), Object.keys(titles));
	return new Unusable(
		`Expected a game, found ${quote(name)}.`,
		meant === undefined
			? 'A game is an id, a file of rules or a link of the playground. `x describe` lists the ids.'
			: `Did you mean ${quote(meant)}?`,
	);
};

const noteLosses = async (name: string, source: GameSource, terminal: Terminal): Promise<void> => {
	const paint = painter(terminal.color);
	for (const message of await lossesOf(source)) terminal.note(`${paint('bold', name)}: ${paint('yellow', 'lost')}: ${message}\n`);
};

/**
 * The game that an argument names: an id or a title, a file of rules (`FILE#NAME` for one of several), or a link. Notes what the rules leave out of
 * the file. Throws an `Unusable`.
 */
export const readGameArgument = async (argument: string, terminal: Terminal): Promise<NamedGame> => {
	const link = linkIn(argument);
	if (link !== undefined) {
		const named = readLink(link);
		if (named.source.kind === 'id' && !isGameId(named.source.id)) throw unknownGame(named.source.id);
		await noteLosses('the link', named.source, terminal);
		return named;
	}
	const id = isPath(argument) ? undefined : idOf(argument);
	if (id !== undefined) return { source: { kind: 'id', id } };
	if (!isPath(argument)) throw unknownGame(argument);
	const [path, name] = splitName(argument);
	const text = await textOf((await openInput(path, terminal)).bytes());
	const source = { kind: 'rules', language: await languageOf(path, text), text, ...(name === undefined ? {} : { name }) } as const;
	await noteLosses(path, source, terminal);
	return { source };
};

const splitName = (argument: string): readonly [string, string | undefined] => {
	const at = argument.lastIndexOf('#');
	return at < 0 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)];
};
