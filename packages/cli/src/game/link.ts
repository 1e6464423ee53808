import { Unusable } from '@x/jobs/errors';
import type { GameSource, Language, NamedGame } from './game-source.js';
import { BitReader } from './link-bits.js';

/**
 * Reads links of the playground: the game, the start and the moves. The page's own reader and writer, which also has its view, describes the format in
 * `apps/playground/src/link/link.ts`; a test reads all links of `apps/playground/vectors/links.json` with this one.
 */

const VERSIONS = [1, 2, 3];
/** The name of the unbounded board in links. */
const PLANE = 'icn';

const PREFIXES: readonly (readonly [string, Language])[] = [
	['variants:', 'variants.txt'],
	['ini:', 'variants.ini'],
	['fbr:', 'fbr'],
	['json:', 'json'],
];

const sourceOf = (id: string): GameSource => {
	const [prefix, language] = PREFIXES.find(([one]) => id.startsWith(one)) ?? [];
	return prefix === undefined || language === undefined ? { kind: 'id', id } : { kind: 'rules', language, text: id.slice(prefix.length) };
};

/** The link in a text: an address with a part behind `#`, or that part alone with it. A word behind it, as `.rules`, names the panel that the page opens. */
export const linkIn = (text: string): string | undefined =>
	/^(?:https?:\/\/\S*|file:\/\/\S*)?#([A-Za-z0-9_-]{9,})(?:\.[a-z]+)?$/.exec(text)?.[1];

/** The game of a link: the characters behind `#`. Throws an `Unusable`. */
export const readLink = (link: string): NamedGame => {
	const bits = BitReader.checked(link);
	const version = bits.read(8);
	if (!VERSIONS.includes(version)) throw new Unusable('Expected a link of this version of the playground, found one of another version.');
	const id = bits.readText();
	bits.readText();
	if (id === PLANE)
		throw new Unusable('Expected a link with a bounded board, found one with an unbounded board.', 'Save its ICN as a file.');
	const source = sourceOf(id);
	const kind = bits.read(2);
	const number = kind === 1 ? bits.readCount() : undefined;
	const fen = kind === 2 ? bits.readText() : undefined;
	const moves = bits.read(1) === 0 ? bits.readMoves() : undefined;
	return {
		source,
		...(number === undefined ? {} : { number }),
		...(fen === undefined ? {} : { fen }),
		...(moves === undefined || moves.length === 0 ? {} : { moves }),
	};
};
