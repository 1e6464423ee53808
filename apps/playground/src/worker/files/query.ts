/** A tag of a game, or a property of a position. */
interface Tag {
	readonly name: string;
	readonly value: string;
}

/** A test of the tags of a game. */
export type TagTest = (tags: readonly Tag[]) => boolean;

/** Text without case and accents. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Names of tags in queries that are not those of PGN. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
	player: ['white', 'black'],
	year: ['date', 'utcdate'],
	date: ['date', 'utcdate'],
};

/** Names of tags whose values are long or are rarely sought: a word without a name does not find them. */
const NOT_SOUGHT = ['fen', 'setup', 'utctime', 'time', 'link'];

/**
 * Reads a search: words that occur in any tag, `name:word` for one tag, `"several words"`. All of them must fit; `-word` must not.
 */
export const queryOf = (query: string): TagTest => {
	const tests = [...query.matchAll(/(-?)(?:(\w+):)?(?:"([^"]*)"?|(\S*))/g)].map(({ 1: minus, 2: name, 3: quoted, 4: word }): TagTest => {
		const sought = plain(quoted ?? word ?? '');
		// A word that is still being typed.
		if (sought === '') return () => true;
		const names = name === undefined ? undefined : (MEANT[plain(name)] ?? [plain(name)]);
		const fits = (tag: Tag): boolean => {
			const called = tag.name.toLowerCase();
			if (names === undefined ? NOT_SOUGHT.includes(called) : !names.includes(called)) return false;
			return plain(tag.value).includes(sought);
		};
		return (tags) => tags.some(fits) !== (minus === '-');
	});
	return (tags) => tests.every((test) => test(tags));
};
