import type { Names, Ruleset, Setup } from '@x/core';
import { isSame } from '@x/core/build';
import type { GameDefinition } from '@x/core/engine';
import { definedBy, rulesetGiven } from '@x/core/rules';
import { checkOptions } from '@x/diagnostics';
import type { Entry } from './entry.js';
import { Lexicon } from './lexicon.js';
import { sheet } from './sheet.js';
import { arrangementWords } from './state.js';
import { list, quoted, sentence } from './words.js';

/** One difference between two rulesets. */
export interface Difference {
	/** The place in the ruleset: `outcomes[stalemate]`, `kinds.P`, `zones.hill`. */
	readonly path: string;
	readonly message: string;
}

export interface DiffOptions {
	/** Letters and cells for both rulesets. */
	readonly names?: Names;
	/** The title of the second ruleset; the messages begin with it. */
	readonly title?: string;
}

/** All texts of a sheet about one place in the ruleset, from all sections. */
interface PlacedRule {
	readonly path: string;
	readonly about: string | undefined;
	readonly texts: readonly string[];
	readonly part: unknown;
}

function rulesOf(ruleset: Ruleset, names: Names | undefined): ReadonlyMap<string, PlacedRule> {
	const rules = new Map<string, PlacedRule>();
	const add = ({ path, about, texts, part }: Entry): void => {
		const known = rules.get(path);
		rules.set(path, { path, about: known?.about ?? about, texts: [...(known?.texts ?? []), ...texts], part });
	};
	for (const { entries } of sheet(ruleset, names)) for (const entry of entries) if (entry.path !== '') add(entry);
	return rules;
}

/** The nouns for entries of tables and lists. */
const listNouns: Readonly<Record<string, string>> = {
	zones: 'zone',
	flags: 'mark of pieces',
	points: 'memory of cells',
	vars: 'number',
	stores: 'store of pieces',
	traces: 'trace',
	defs: 'condition',
	paths: 'way of moving',
	after: 'rule after moves',
	forbid: 'law',
	prefer: 'preference',
	outcomes: 'ending',
};

/** The nouns for parts that exist once. */
const singleNouns: Readonly<Record<string, string>> = {
	space: 'the board',
	sides: 'the sides',
	royal: 'who is royal',
	immune: 'what cannot be attacked',
	finish: 'how moves finish',
	turn: 'the turn order',
	start: 'the start',
};

/** The noun for a place, with an indefinite article if it is new. */
function nounOf({ path, about }: PlacedRule, isNew: boolean): string {
	const [root = ''] = path.split(/[.[]/);
	const name = path
		.slice(root.length + 1)
		.replace(/\(\d+\)$/, '')
		.replace(/\]$/, '');
	if (path.startsWith('turn.phases.')) return `${isNew ? 'a' : 'the'} phase ${quoted(about ?? path)}`;
	if (path.startsWith('sides.')) return `how ${about ?? name} sees the board`;
	if (root === 'kinds') return isNew ? `a piece, the ${about}` : `the ${about}`;
	const thing = listNouns[root];
	if (thing === undefined) return singleNouns[root] ?? quoted(path);
	return isNew ? `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}, ${quoted(name)}` : `the ${thing} ${quoted(name)}`;
}

const quotedTexts = (texts: readonly string[]): string => list(texts.map((one) => `“${one}”`));

/** The words of the two games. */
interface Lexicons {
	readonly from: Lexicon;
	readonly to: Lexicon;
}

/** The message for a rule that both rulesets have; undefined if it is the same. */
function changeMessage(lexicons: Lexicons, before: PlacedRule, after: PlacedRule): string | undefined {
	if (after.path.startsWith('start.pieces.')) return arrangementChange(lexicons, before, after);
	// The text of an unchanged rule may differ because it mentions something that changed; that change has its own message.
	if (isSame(before.part, after.part)) return undefined;
	const noun = nounOf(after, false);
	const gone = before.texts.filter((one) => !after.texts.includes(one));
	const come = after.texts.filter((one) => !before.texts.includes(one));
	if (gone.length > 0 && come.length > 0) return `changes ${noun}: instead of ${quotedTexts(gone)} now ${quotedTexts(come)}`;
	if (come.length > 0) return `adds to ${noun}: ${quotedTexts(come)}`;
	if (gone.length > 0) return `takes from ${noun}: ${quotedTexts(gone)}`;
	// The same words may name other cells of another board, and the board has its own message.
	if (after.path.startsWith('zones.') && !isSame(lexicons.from.ruleset.space, lexicons.to.ruleset.space)) return undefined;
	return `changes ${noun} in a way that these words do not show`;
}

/** The message for pieces that start on other cells, or that were added or removed. */
function arrangementChange({ from, to }: Lexicons, before: PlacedRule, after: PlacedRule): string | undefined {
	type Pieces = Setup['pieces'];
	const [was, is] = [before.part as Pieces, after.part as Pieces];
	const without = (some: Pieces, others: Pieces): Pieces => {
		const known = new Set(others.map((piece) => JSON.stringify(piece)));
		return some.filter((piece) => !known.has(JSON.stringify(piece)));
	};
	const [gone, come] = [without(was, is), without(is, was)];
	if (gone.length === 0 && come.length === 0) return undefined;
	const side = after.path.slice('start.pieces.'.length);
	const title = to.side(side);
	const parts = [
		...(gone.length === 0 ? [] : [`${title} no longer has ${arrangementWords(from, gone, side)}`]),
		...(come.length === 0 ? [] : [`${title} has ${arrangementWords(to, come, side)}`]),
	];
	return `changes the start: ${list(parts)}`;
}

/** Lists whose order matters: the first entry that applies counts. */
const ordered = ['after', 'forbid', 'prefer', 'outcomes'] as const;

function orderDifferences(from: Ruleset, to: Ruleset): Difference[] {
	return ordered.flatMap((key): Difference[] => {
		const [before, after] = [from[key].map(({ id }) => id), to[key].map(({ id }) => id)];
		const kept = (ids: readonly string[], others: readonly string[]): readonly string[] => ids.filter((id) => others.includes(id));
		if (isSame(kept(before, after), kept(after, before))) return [];
		return [{ path: key, message: `asks each ${listNouns[key]} in another order: ${list(after.map(quoted))}` }];
	});
}

/**
 * The differences of two games, given as definitions or as rulesets, in words: the rules that the second one adds, drops and changes, each with its
 * place. An empty list means that the rules are the same. By default, letters and cells are those of each game's names.
 *
 * @example
 * import { extend } from '@x/core/build';
 * import { diff } from '@x/describe';
 * import { chess } from '@x/games/chess';
 * const still = extend(chess.rules, { paths: { knight: { any: [] } } });
 * diff(chess, still, { title: 'Still chess' })[0]?.message
 * // → 'Still chess changes the knight: instead of “leaps like a knight (1,2)” now “does not move”.'
 */
export function diff(one: GameDefinition | Ruleset, other: GameDefinition | Ruleset, options: DiffOptions = {}): readonly Difference[] {
	checkOptions(options, { names: 'object', title: 'string' });
	const [source, target] = [definedBy(one), definedBy(other)];
	const { names = target.names, title } = options;
	const [from, to] = [rulesetGiven(source.rules, 'from'), rulesetGiven(target.rules, 'to')];
	const namesBefore = options.names ?? source.names ?? names;
	const [before, after] = [rulesOf(from, namesBefore), rulesOf(to, names)];
	const lexicons: Lexicons = { from: new Lexicon(from, namesBefore), to: new Lexicon(to, names) };
	const differences: Difference[] = [];
	const tell = (path: string, message: string | undefined): void => {
		if (message !== undefined) differences.push({ path, message: sentence(title === undefined ? message : `${title} ${message}`) });
	};
	for (const [path, rule] of after) {
		const known = before.get(path);
		if (known === undefined) tell(path, `adds ${nounOf(rule, true)}: ${quotedTexts(rule.texts)}`);
		else tell(path, changeMessage(lexicons, known, rule));
	}
	for (const [path, rule] of before) if (!after.has(path)) tell(path, `drops ${nounOf(rule, false)}: ${quotedTexts(rule.texts)}`);
	for (const { path, message } of orderDifferences(from, to)) tell(path, message);
	return differences;
}
