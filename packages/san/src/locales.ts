import { ENGLISH, PIECES, type Piece } from './letters.js';

/** Pawn, knight, bishop, rook, queen, king: PGN standard section 17, then common usage. */
const LETTERS = {
	bg: 'П К О Т Д Ц',
	ca: 'P C A T D R',
	cs: 'P J S V D K',
	da: 'B S L T D K',
	de: 'B S L T D K',
	el: 'στ Ι Α Π Β Ρ',
	en: 'P N B R Q K',
	eo: 'P Ĉ K T D R',
	es: 'P C A T D R',
	et: 'P R O V L K',
	fi: 'P R L T D K',
	fr: 'P C F T D R',
	hr: 'P S L T D K',
	hu: 'G H F B V K',
	is: 'P R B H D K',
	it: 'P C A T D R',
	lt: 'P Ž R B V K',
	lv: 'B Z L T D K',
	nb: 'B S L T D K',
	nl: 'O P L T D K',
	no: 'B S L T D K',
	pl: 'P S G W H K',
	pt: 'P C B T D R',
	ro: 'P C N T D R',
	ru: 'п К С Л Ф Кр',
	sk: 'P J S V D K',
	sl: 'P S L T D K',
	sr: 'P S L T D K',
	sv: 'B S L T D K',
	tr: 'P A F K V Ş',
	uk: 'п К С Т Ф Кр',
} as const;

/** A language whose piece letters are known, by its ISO 639-1 code. */
export type Locale = keyof typeof LETTERS;

/** Piece letters of one's own; pieces left out keep their PGN letter. */
export type Letters = Readonly<Partial<Record<Piece, string>>>;

/** The languages whose piece letters are known. */
export const LOCALES: readonly Locale[] = Object.keys(LETTERS) as Locale[];

/** A piece is written with letters; anything else would read as a square, a mark or a suffix. */
const ACCEPTABLE = /^\p{L}{1,3}$/u;

const known = new Map<string, readonly string[]>();

/**
 * Six letters in the order pawn, knight, bishop, rook, queen, king.
 *
 * @throws TypeError for an unknown language, or for letters that cannot be told apart
 */
export function lettersOf(pieces: Locale | Letters): readonly string[] {
	if (typeof pieces === 'string') {
		const cached = known.get(pieces);
		if (cached !== undefined) return cached;
		if (!Object.hasOwn(LETTERS, pieces)) throw new TypeError(`No piece letters are known for ${JSON.stringify(pieces)}.`);
		const letters = LETTERS[pieces].split(' ');
		known.set(pieces, letters);
		return letters;
	}
	const letters = PIECES.map((piece, index) => pieces[piece] ?? ENGLISH.charAt(index));
	for (const letter of letters)
		if (typeof letter !== 'string' || !ACCEPTABLE.test(letter) || /^[a-hx]/.test(letter))
			throw new TypeError(`${JSON.stringify(letter)} cannot be a piece letter: one to three letters, not starting like a square.`);
	if (new Set(letters).size < letters.length) throw new TypeError(`Two pieces share a letter: ${letters.join(' ')}.`);
	return letters;
}

/** A PGN letter in such a table; letters of other pieces stay as they are. */
export function localise(letter: string, letters: readonly string[]): string {
	const index = ENGLISH.indexOf(letter);
	return index < 0 ? letter : letters[index]!;
}
