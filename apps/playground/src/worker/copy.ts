import type { GameDefinition } from '@x/core';
import { diff } from '@x/describe';
import { type Fault, isNotationError, isRulesetError } from '@x/diagnostics';
import { stringify as stringifyFbr } from '@x/fbr';
import { fromRuleset as toFbr } from '@x/fbr/from';
import { games, isGameId } from '@x/games';
import { titles } from '@x/games/titles';
import { stringify } from '@x/sjaak-variants';
import { fromRuleset } from '@x/sjaak-variants/rules';
import { playableGame } from './all-games.js';
import { sentences } from './languages/formats.js';
import type { LanguageId, OwnRules } from './languages/ids.js';
import { printJson } from './languages/json/print.js';
import { LANGUAGES } from './languages/table.js';
import type { Changes } from './lazy-views.js';
import { checkRules } from './own-rules.js';
import { plainName } from './playable-game.js';
import type { CopyView, DifferencesView } from './workshop-views.js';

type Source = Pick<GameDefinition, 'rules' | 'title'> & Partial<Pick<GameDefinition, 'names'>>;

interface Written {
	readonly text: string;
	readonly lost: readonly Fault[];
}

const MINE = 'My ';

/** The languages that a copy is written in, the most readable first. */
const WRITERS: readonly (readonly [LanguageId, (source: Source) => Written])[] = [
	[
		'sjaak',
		({ rules, ...named }) => {
			const { value, lost } = fromRuleset(rules, named);
			return { text: stringify(value, { style: 'canonical' }), lost };
		},
	],
	[
		'fbr',
		({ rules, ...named }) => {
			const { value, lost } = toFbr(rules, named);
			return { text: `${stringifyFbr(value, { style: 'canonical' })}\n`, lost };
		},
	],
];

/** Endings and counters of moves: a copy without them is still the game. */
const isMinor = ({ code }: Fault): boolean => /\/lost-(outcome|claim|clock)$/.test(code);

/** A game in a language; undefined if the language cannot express it or the result cannot be played. */
const written = (language: LanguageId, write: () => Written): Written | undefined => {
	try {
		const copy = write();
		const { title, problems } = checkRules(language, copy.text);
		return title === undefined || problems.some(({ severity }) => severity === 'error') ? undefined : copy;
	} catch (error) {
		if (isNotationError(error)) return undefined;
		throw error;
	}
};

/** A game as rules to edit, in the first language that expresses its moves. */
export const copyRules = (id: string): CopyView => {
	const { title, game } = playableGame(id) ?? playableGame('chess')!;
	// Under another name: changed rules are not those of the game.
	const own = `${MINE}${title}`;
	const source: Source = { rules: game.ruleset, title: own, ...(game.names === undefined ? {} : { names: game.names }) };
	let best: { readonly language: LanguageId; readonly copy: Written; readonly major: number } | undefined;
	for (const [language, write] of WRITERS) {
		const copy = written(language, () => write(source));
		if (copy === undefined) continue;
		const major = copy.lost.filter((fault) => !isMinor(fault)).length;
		if (best === undefined || major < best.major) best = { language, copy, major };
		if (major === 0) break;
	}
	// JSON expresses every game.
	if (best === undefined || best.major > 0) {
		// As it was written, not in the normal form.
		const { rules, names } = isGameId(id) ? games[id] : { rules: game.ruleset, names: game.names };
		return { title, rules: { language: 'json', text: printJson({ id: `my-${id}`, title: own, rules, names }) }, lost: [] };
	}
	const { language, copy } = best;
	return { title, rules: { language, text: copy.text }, lost: sentences(copy.lost) };
};

/** The game of a text; undefined if it cannot be played. */
const definitionOf = (id: LanguageId, text: string): GameDefinition | undefined => {
	const language = LANGUAGES[id];
	try {
		const { value } = language.parse(text);
		return value === undefined ? undefined : language.toGame(value);
	} catch (error) {
		if (isNotationError(error) || isRulesetError(error)) return undefined;
		throw error;
	}
};

/** The differences of rules to those that they were made from, in words. */
export const differencesOf = (language: LanguageId, text: string, parent: string): DifferencesView => {
	const [before, after] = [definitionOf(language, parent), definitionOf(language, text)];
	if (before === undefined || after === undefined) return { text, messages: undefined };
	return { text, messages: diff(before, after).map(({ message }) => message) };
};

/** The changes of a copy, whose title still names its game; undefined for other rules, and for a copy in another language. */
export const changesOf = ({ language, text }: OwnRules, title: string): Changes | undefined => {
	if (!title.startsWith(MINE)) return undefined;
	const name = plainName(title.slice(MINE.length));
	const id = Object.keys(titles).find((id) => isGameId(id) && plainName(titles[id].title) === name);
	if (id === undefined) return undefined;
	const original = copyRules(id);
	const messages = original.rules.language === language ? differencesOf(language, text, original.rules.text).messages : undefined;
	return messages && { title: original.title, messages };
};
