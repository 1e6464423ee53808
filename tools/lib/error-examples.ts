/**
 * The examples of a catalogue of codes in one form: a bad text, a good one, and how both are read. The tests of each notation check them,
 * and `tools/errors.mjs` writes their pages.
 */

/** A problem, as far as the pages show it. */
export interface ExampleProblem {
	readonly code: string;
	readonly message: string;
	readonly severity: 'error' | 'warning';
	readonly hint?: string;
	readonly data?: Readonly<Record<string, unknown>>;
	/** The place in a text. */
	readonly span?: { readonly from: number; readonly to: number };
	/** The place in a value. */
	readonly path?: string;
}

/** A replacement of a part of the bad text. */
export interface ExampleFix {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/** A code with a bad text and a good one. A value is written as JSON. */
export interface ErrorExample {
	readonly code: string;
	readonly meaning: string;
	readonly bad: string;
	readonly good: string;
	readonly isValue: boolean;
	/** How both are read: `['game', 'shogi']`. */
	readonly settings: readonly (readonly [name: string, value: string])[];
	/** The repair that the reader must offer, or the text of its replacement. Without it, the reader may not offer any. */
	readonly fix?: ExampleFix | string | undefined;
	readonly read: (text: string) => readonly ExampleProblem[];
}

/** An entry of a catalogue. Its other keys depend on the notation. */
export interface CatalogueEntry {
	readonly code: string;
	readonly meaning?: string;
	/** The good text or value, in the form of the bad one. */
	readonly good?: unknown;
	readonly fix?: ExampleFix | string;
}

const jsonOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * An entry in the common form.
 *
 * @param forms the keys that can contain the bad text or value; the first one present does
 * @param problemsOf reads the text or value of an entry
 * @param settings the keys that say how it is read
 */
export function exampleOf<Entry extends CatalogueEntry>(
	entry: Entry,
	forms: readonly (keyof Entry)[],
	problemsOf: (entry: Entry) => readonly ExampleProblem[],
	settings: readonly (keyof Entry & string)[] = [],
): ErrorExample {
	const form = forms.find((key) => entry[key] !== undefined);
	if (form === undefined) throw new Error(`${entry.code} has no bad example`);
	const bad = entry[form];
	const isValue = typeof bad !== 'string';
	return {
		code: entry.code,
		meaning: entry.meaning ?? '',
		bad: jsonOf(bad),
		good: entry.good === undefined ? '' : jsonOf(entry.good),
		isValue,
		fix: entry.fix,
		settings: settings.flatMap((key) => (entry[key] === undefined ? [] : [[key, jsonOf(entry[key])] as const])),
		read: (text) => problemsOf({ ...entry, [form]: isValue ? JSON.parse(text) : text }),
	};
}

const isFix = (value: unknown): value is ExampleFix => typeof value === 'object' && value !== null && 'from' in value && 'text' in value;

/** The only repair of a problem: an edit, or the expected text in its place. */
export function repairOf({ span, data }: ExampleProblem): ExampleFix | undefined {
	if (isFix(data?.fix)) return data.fix;
	return typeof data?.expected === 'string' && span !== undefined ? { ...span, text: data.expected } : undefined;
}

/** The text with a repair. */
export const repaired = (text: string, { from, to, text: replacement }: ExampleFix): string =>
	text.slice(0, from) + replacement + text.slice(to);

/** The problem that an example is about. */
export const problemOf = ({ code, bad, read }: ErrorExample): ExampleProblem | undefined =>
	read(bad).find((problem) => problem.code === code);

/** The most repairs of one text. */
const MOST = 5;

/** A text with all repairs that its reader offers, one after the other. */
export function whollyRepaired(text: string, read: ErrorExample['read']): string {
	let now = text;
	for (let count = 0; count < MOST; count++) {
		const repair = read(now)
			.map(repairOf)
			.find((one) => one !== undefined);
		if (repair === undefined) break;
		now = repaired(now, repair);
	}
	return now;
}

/** The faults of an example. The good text must be read without problems, and the repairs of the bad text must lead to it. */
export function exampleFaults(example: ErrorExample): readonly string[] {
	const { meaning, bad, good, fix, read } = example;
	const faults: string[] = [];
	if (!/^[A-Z`"].*\.$/s.test(meaning)) faults.push(`the meaning is not a sentence: ${meaning}`);
	const problem = problemOf(example);
	if (problem === undefined) return [...faults, 'the bad example does not have the code'];
	if (good === bad) faults.push('the examples do not differ');
	for (const { code, message } of read(good)) faults.push(`the good example has ${code}: ${message}`);
	const repair = repairOf(problem);
	const offered = typeof fix === 'string' ? repair?.text : repair && { from: repair.from, to: repair.to, text: repair.text };
	if (JSON.stringify(offered) !== JSON.stringify(fix)) faults.push(`the reader offers the repair ${JSON.stringify(offered)}`);
	const after = repair === undefined ? good : whollyRepaired(repaired(bad, repair), read);
	if (after !== good) faults.push(`the repair leads to ${JSON.stringify(after)}`);
	return faults;
}
