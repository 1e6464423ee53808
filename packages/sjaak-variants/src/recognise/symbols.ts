import type { Names, Ruleset } from '@x/core';
import type { Pair } from '../sides.js';

const isSign = (text: string): boolean => text !== '' && !/[\d/*[\],\s"#]/.test(text);

/** The symbol of every kind: its letter in the names, otherwise its own name, otherwise a free letter. */
export function symbolsOf(ruleset: Ruleset, names: Names | undefined): ReadonlyMap<string, Pair<string>> {
	const found = new Map<string, Pair<string>>();
	const taken = new Set<string>();
	const take = (kind: string, sign: string): boolean => {
		const pair: Pair<string> = [sign.toUpperCase(), sign.toLowerCase()];
		if (!isSign(sign) || pair[0] === pair[1] || taken.has(pair[0])) return false;
		taken.add(pair[0]).add(pair[1]);
		found.set(kind, pair);
		return true;
	};
	const kinds = Object.keys(ruleset.kinds);
	for (const kind of kinds) {
		const known = names?.kinds[kind];
		if (known === undefined) continue;
		const marked = known.promotedOf !== undefined && !known.letter.startsWith('+') && !known.letter.endsWith('~');
		take(kind, marked ? `${known.letter}~` : known.letter);
	}
	for (const kind of kinds) {
		if (found.has(kind) || take(kind, kind.length <= 2 ? kind : '')) continue;
		const wishes = [...kind.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => /[A-Z]/.test(letter));
		wishes.some((letter) => take(kind, letter));
	}
	return found;
}
