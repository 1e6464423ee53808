import { type Line, parseLines } from '@x/sjaak-variants';
import { sjaakWords } from '../languages/words/sjaak.js';
import { lexed, type Part, part } from './ink.js';

const detailsOf = (...ids: readonly string[]): ReadonlyMap<string, string> =>
	new Map(
		sjaakWords.filter(({ id }) => ids.includes(id)).flatMap(({ words }) => words.map(({ label, detail }) => [label, detail] as const)),
	);

const KEYS = detailsOf('game', 'piece');
const FLAGS = detailsOf('flags');
const RULES = detailsOf('rules', 'endings');
const SCORES = detailsOf('scores');
/** The first example of each way to move. */
const MOVES: ReadonlyMap<string, string> = new Map(
	[...detailsOf('moves')].toReversed().map(([label, detail]) => [/^\w+/.exec(label)![0], `${detail}: ${label}`] as const),
);

const word = (details: ReadonlyMap<string, string>) => (lexeme: string) => {
	const means = details.get(lexeme);
	return means === undefined ? undefined : ({ ink: 'word', means } as const);
};

/** Words of moves; everything else in a move is a direction. */
const ofMove = (lexeme: string): Pick<Part, 'ink' | 'means'> => word(MOVES)(lexeme) ?? { ink: 'number' };

/** Rules may consist of several words, and endings of a word with a number and a score. */
const rulesIn = (text: string, at: number): readonly Part[] =>
	[...text.matchAll(/[^,]+/g)].flatMap(({ 0: rule, index }) => {
		const from = at + index + (rule.length - rule.trimStart().length);
		const [, name = '', rest = ''] = /^([^=]*?)(\s*=.*)?$/s.exec(rule.trim()) ?? [];
		const means = RULES.get(name) ?? RULES.get(name.replace(/\s*\d+$/, ''));
		return [part(from, name, 'word', means), ...lexed(rest, from + name.length, word(SCORES))];
	});

const SQUARES = /^(?:Board|Exclude|WhiteFlag|BlackFlag|Zone|Castle|Value|Max)$/;

const valueParts = (key: string, text: string, at: number): readonly Part[] => {
	if (key === 'Variant' || key === 'Piece') return [part(at, text, 'name')];
	if (key === 'Rule') return rulesIn(text, at);
	if (key === 'Flags') return lexed(text, at, word(FLAGS));
	if (/^(?:Move|Capture|Initial|Special)$/.test(key)) return lexed(text, at, ofMove);
	return lexed(text, at, (lexeme) => (SQUARES.test(key) && /\d/.test(lexeme) ? { ink: 'number' } : undefined));
};

const partsOf = ({ key, layout }: Line): readonly Part[] => {
	if (layout === undefined) return [];
	const { at, lead, name, gap, text, tail } = layout;
	const start = at + lead.length;
	const end = start + name.length + gap.length;
	const comment = tail.trimStart();
	const after = comment === '' ? [] : [part(end + text.length + tail.length - comment.length, comment, 'comment')];
	if (name === '') return after;
	const means = KEYS.get(key);
	return [...(key === 'unknown' ? [] : [part(start, `${name}${gap.slice(0, 1)}`, 'key', means)]), ...valueParts(key, text, end), ...after];
};

/** The parts of a text of variants.txt. */
export const sjaakParts = (text: string): readonly Part[] => {
	const { preamble, variants } = parseLines(text);
	return [preamble, ...variants.map(({ lines }) => lines)].flat().flatMap(partsOf);
};
