import { textGiven } from '@x/diagnostics';
import { type GameId, titles } from '@x/games/titles';

/** Names in `Variant` tags that are not names of the game elsewhere: of PGN, Lichess, FICS, XBoard, python-chess. */
const IN_TAGS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
	antichess: ['anti'],
	atomic: ['atom'],
	chess: ['standard', 'standard chess', 'normal', 'regular', 'classical', 'orthodox', 'from position'],
	chess960: ['fischer', 'Fischerrandom', 'wild/fr', 'freestyle', 'Chess9LX'],
	chushogi: ['chu'],
	crazyhouse: ['house'],
	giveaway: ['give away'],
	'racing-kings': ['racing', 'race'],
	seirawan: ['schess'],
};

/** A name without case, blanks, hyphens and other signs. */
const plain = (name: string): string =>
	name
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

let made: ReadonlyMap<string, GameId> | undefined;

/** All games by their plain names. The first game of a name has it. */
const byName = (): ReadonlyMap<string, GameId> => {
	if (made !== undefined) return made;
	const names = new Map<string, GameId>();
	const add = (id: GameId, list: readonly string[]): void => {
		for (const name of list.map(plain)) if (!names.has(name)) names.set(name, id);
	};
	const ids = Object.keys(titles) as GameId[];
	for (const id of ids) add(id, [id]);
	for (const id of ids) add(id, [titles[id].title, ...titles[id].also, ...(IN_TAGS[id] ?? [])]);
	made = names;
	return names;
};

/** Values that do not name a variant. */
const UNKNOWN = ['', '?', '-', '*'];

/**
 * The id of the game that the value of a tag `Variant` names: by its id, its title or another name of `@x/games`, or a name that PGN, Lichess and other
 * servers and programs use. Case, blanks and hyphens do not matter. A missing value, and an empty one, mean chess.
 *
 * With it a page loads the rules of the game that a file needs: `import('@x/games/' + id)`.
 *
 * @throws TypeError if the value is not a string
 *
 * @example
 * import { gameIdOf } from '@x/pgn/games';
 * gameIdOf('King Of The Hill') // → 'king-of-the-hill'
 * gameIdOf('From Position') // → 'chess'
 * gameIdOf('Crazyhose') // → undefined
 */
export function gameIdOf(variant?: string): GameId | undefined {
	if (variant === undefined) return 'chess';
	textGiven(variant, 'variant');
	const value = variant.trim();
	if (UNKNOWN.includes(value)) return 'chess';
	// Longer texts are not names.
	if (value.length > 99) return undefined;
	const name = plain(value);
	const known = byName();
	return known.get(name) ?? known.get(name.replace(/(?:chess|variant)$/, '')) ?? known.get(`${name}chess`);
}
