import type { Names, Ruleset } from '@x/core';

/** A kind of a ruleset as sections name it: a letter, and what it was before. */
export interface KindLetter {
	readonly kind: string;
	/** In lower case; of a kind that another one turns into, the letter of that one. */
	readonly letter: string;
	/** `+`: another kind turned over. `~`: a pawn that became this piece. */
	readonly sign: '' | '+' | '~';
	/** The kind that it was. */
	readonly was?: string | undefined;
}

const ALL = [...'abcdefghijklmnopqrstuvwxyz'];

/** The letters of the kinds of a ruleset, and those that are free. */
export class KindLetters {
	readonly all: readonly KindLetter[];
	readonly #free: string[];

	/** `walls`: neutral kinds, which a section does not list as pieces. */
	constructor({ kinds }: Ruleset, names: Names | undefined, walls: ReadonlySet<string>) {
		const given = Object.keys(kinds).filter((kind) => !walls.has(kind));
		const nameOf = (kind: string): Names['kinds'][string] | undefined => names?.kinds[kind];
		const isPlain = (kind: string): boolean => nameOf(kind)?.promotedOf === undefined;
		const letterOf = (kind: string): string => (nameOf(kind)?.letter ?? kind).replace(/[+~]/g, '').toLowerCase();
		const plain = given.filter(isPlain);
		const taken = new Map<string, string>();
		for (const kind of plain) {
			const letter = letterOf(kind);
			if (ALL.includes(letter) && ![...taken.values()].includes(letter)) taken.set(kind, letter);
		}
		this.#free = ALL.filter((letter) => ![...taken.values()].includes(letter));
		for (const kind of plain) if (!taken.has(kind)) taken.set(kind, this.#take(letterOf(kind), kinds[kind]?.title ?? kind));
		this.all = given.map((kind): KindLetter => {
			const was = nameOf(kind)?.promotedOf;
			if (was === undefined) return { kind, letter: taken.get(kind)!, sign: '' };
			const turned = nameOf(kind)!.letter.startsWith('+');
			return turned ? { kind, letter: taken.get(was) ?? letterOf(kind), sign: '+', was } : { kind, letter: letterOf(kind), sign: '~', was };
		});
	}

	/** A letter that no kind has, if possible one of some texts. */
	take(...wishes: readonly string[]): string {
		return this.#take(...wishes);
	}

	/** The names of kinds in a game that is made of a section. */
	idOf({ letter, sign }: KindLetter): string {
		const upper = letter.toUpperCase();
		return sign === '+' ? `+${upper}` : sign === '~' ? `${upper}~` : upper;
	}

	#take(...wishes: readonly string[]): string {
		const letter = [...wishes.join('').toLowerCase(), ...this.#free].find((one) => this.#free.includes(one)) ?? '?';
		this.#free.splice(this.#free.indexOf(letter), letter === '?' ? 0 : 1);
		return letter;
	}
}
