import type { Info, Score } from './messages.js';

/** A part of an `info` line, before it is complete. */
type Draft = { -readonly [Key in keyof Info]: Info[Key] };

/** Reads the words of one part behind its key, from `at`. Returns the index behind them; a negative number for a value that is not one. */
type Reader = (draft: Draft, words: readonly string[], at: number) => number;

/** The number that a word is; NaN for others, and behind the end of the line. */
const numberAt = (words: readonly string[], at: number): number => Number(words[at]);

/** A number from 0, divided by another one. */
const count =
	(
		key: 'depth' | 'selectiveDepth' | 'time' | 'nodes' | 'speed' | 'tableUse' | 'tablebaseHits' | 'rank' | 'currentNumber',
		divisor = 1,
	): Reader =>
	(draft, words, at) => {
		const value = numberAt(words, at);
		if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) return -1;
		if (key === 'rank' && value < 1) return -1;
		draft[key] = value / divisor;
		return at + 1;
	};

const skip: Reader = (_, words, at) => (Number.isNaN(numberAt(words, at)) ? -1 : at + 1);

const rest: Reader = (draft, words, at) => {
	draft.text = words.slice(at).join(' ');
	return words.length;
};

const current: Reader = (draft, words, at) => {
	const move = words[at];
	if (move === undefined) return -1;
	draft.current = move;
	return at + 1;
};

/** A word with a digit or a sign of a drop: no key of `info` has one. */
const isMove = (word: string): boolean => /[\d@*]/.test(word) && !/^-?\d+$/.test(word);

/** The index behind the words from `at` that belong together. */
const endOf = (words: readonly string[], at: number, isPart: (word: string) => boolean): number => {
	let end = at;
	while (end < words.length && isPart(words[end]!)) end++;
	return end;
};

const line: Reader = (draft, words, at) => {
	const end = endOf(words, at, isMove);
	draft.moves = words.slice(at, end);
	return end;
};

/** The moves that have been refuted, or the line that is searched now: not kept. */
const otherLine: Reader = (_, words, at) => endOf(words, at, (word) => isMove(word) || /^\d+$/.test(word));

const chances: Reader = (draft, words, at) => {
	const [win, tie, loss] = [numberAt(words, at), numberAt(words, at + 1), numberAt(words, at + 2)];
	const all = win + tie + loss;
	if (!(all > 0)) return -1;
	draft.chances = [win / all, tie / all, loss / all];
	return at + 3;
};

/** A mate by the words of `score mate`: with `plies`, the number counts the moves of both sides. A sign alone has no number. */
const mateOf = (word: string | undefined, plies: boolean): number => {
	if (word === '+' || word === '-') return word === '+' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	const value = Number(word);
	return plies ? Math.sign(value) * Math.ceil(Math.abs(value) / 2) : value;
};

/** The most hundredths of a pawn that are an evaluation. */
const MOST_POINTS = 1e7;

const score =
	(plies: boolean): Reader =>
	(draft, words, at) => {
		const bare = !Number.isNaN(numberAt(words, at));
		const kind = bare ? 'cp' : words[at];
		const from = bare ? at : at + 1;
		const value = kind === 'mate' ? mateOf(words[from], plies) : kind === 'cp' ? numberAt(words, from) : Number.NaN;
		if (Number.isNaN(value) || (kind === 'cp' && Math.abs(value) > MOST_POINTS)) return -1;
		const bound = words[from + 1];
		const found: Score = kind === 'mate' ? { kind: 'mate', value } : { kind: 'points', value };
		const bounded = bound === 'lowerbound' || bound === 'upperbound';
		draft.score = bounded ? { ...found, bound: bound === 'lowerbound' ? 'lower' : 'upper' } : found;
		return from + (bounded ? 2 : 1);
	};

const readers = (plies: boolean): ReadonlyMap<string, Reader> =>
	new Map<string, Reader>([
		['depth', count('depth')],
		['seldepth', count('selectiveDepth')],
		['time', count('time')],
		['nodes', count('nodes')],
		['nps', count('speed')],
		['hashfull', count('tableUse', 1000)],
		['tbhits', count('tablebaseHits')],
		['multipv', count('rank')],
		['score', score(plies)],
		['wdl', chances],
		['pv', line],
		['currmove', current],
		['currmovenumber', count('currentNumber')],
		['string', rest],
		['message', rest],
		['sbhits', skip],
		['cpuload', skip],
		['refutation', otherLine],
		['currline', otherLine],
	]);

const READERS = /* @__PURE__ */ readers(false);
const READERS_IN_PLIES = /* @__PURE__ */ readers(true);

/** Reads the words behind `info`. A value that cannot be read is left out and listed as a fault; so is a word that is not a key. */
export const readInfo = (words: readonly string[], plies: boolean): { readonly info: Info; readonly faults: readonly string[] } => {
	const draft: Draft = { rank: 1, moves: [] };
	const faults: string[] = [];
	const known = plies ? READERS_IN_PLIES : READERS;
	for (let at = 0; at < words.length; ) {
		const key = words[at]!;
		const read = known.get(key);
		const end = read === undefined ? -1 : read(draft, words, at + 1);
		if (end < 0) faults.push(read === undefined ? key : `${key} ${words[at + 1] ?? ''}`.trim());
		at = end < 0 ? endOf(words, at + 1, (word) => !known.has(word)) : end;
	}
	return { info: draft, faults };
};
