/** Longer words are not compared. */
const LONGEST = 40;
/** The least letters of a word that count as the beginning of a longer one. */
const BEGINNING = 3;
/** The most words that are compared: a hint must not cost more than the reading. */
const TRIES = 200;

/** The edit distance of two words: insertions, deletions, changes and exchanges of neighbours. */
function distance(a: string, b: string): number {
	const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		const last = rows[i - 1]!;
		for (let j = 1; j <= b.length; j++) {
			const exchange = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! : row[j - 1]!;
			row.push(Math.min(1 + Math.min(last[j]!, row[j - 1]!, exchange), last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
		}
		rows.push(row);
	}
	return rows[a.length]![b.length]!;
}

/**
 * The known word nearest to a word, if it is near enough: at most a third of the letters may differ, or one, and the words must share a letter.
 * Otherwise the shortest known word that the word begins, from its third letter on.
 *
 * @example
 * import { nearest } from '@x/diagnostics';
 * nearest('promtion', ['protector', 'promotion']) // 'promotion'
 * nearest('prom', ['protector', 'promotion']) // 'promotion'
 * nearest('xyz', ['protector', 'promotion']) // undefined
 * nearest('Z', ['K', 'R']) // undefined
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
	if (word.length === 0 || word.length > LONGEST) return undefined;
	const low = word.toLowerCase();
	const { length } = low;
	let best: string | undefined;
	let longer: string | undefined;
	let room = length < BEGINNING ? 0 : LONGEST;
	let least = 1 + Math.max(1, Math.floor(length / 3));
	let tries = 0;
	for (const candidate of known) {
		if (++tries > TRIES) break;
		const name = candidate.toLowerCase();
		if (name.length < room && name.startsWith(low)) {
			longer = candidate;
			room = name.length;
		}
		if (Math.abs(name.length - length) >= least) continue;
		const away = distance(low, name);
		if (away < least && away < Math.max(length, name.length)) {
			least = away;
			best = candidate;
		}
	}
	return best ?? longer;
}
