/** A word of a language, with its meaning in one line. */
export interface Word {
	readonly label: string;
	readonly detail: string;
}

/** Words of a language that stand at the same places. */
export interface WordGroup {
	readonly id: string;
	readonly title: string;
	readonly words: readonly Word[];
}

/** The words of a table of meanings. */
export const wordsOf = (table: Readonly<Record<string, string>>): readonly Word[] =>
	Object.entries(table).map(([label, detail]) => ({ label, detail }));
