import { checkOptions, type Diagnostic, NotationError, objectGiven, quote } from '@x/diagnostics';
import { canonical } from './canonical.js';
import { safeParseBetza } from './parse.js';
import type { Atom, Betza, Dialect, Modifier, Range, Simple, Term } from './tree.js';

export interface BetzaStringifyOptions {
	/** `canonical`, the default, or `exact`: the text that was read. */
	readonly style?: 'canonical' | 'exact' | undefined;
}

/**
 * Writes a tree in its dialect. The canonical text has the order of modifiers that XBoard requires, the shortest directions, and C and Z for
 * the long leaps (L and J in Betza's notation).
 *
 * @throws {NotationError} if the dialect cannot say a part of the tree; `data.path` is its place.
 *
 * @example
 * stringifyBetza(parseBetza('mfWcfF')) // 'fmWfcF'
 * stringifyBetza(parseBetza('mfWcfF'), { style: 'exact' }) // 'mfWcfF'
 */
export function stringifyBetza(tree: Betza, options?: BetzaStringifyOptions): string {
	objectGiven(tree, 'tree', 'a Betza', 'dialect', 'terms');
	checkOptions(options, { style: ['canonical', 'exact'] });
	const faults = tree.terms.flatMap((term, index) => faultsOf(term, tree, `terms[${index}]`));
	if (faults.length > 0) throw new NotationError(faults);
	if (options?.style !== 'exact') return printed(canonical(tree));
	const text = printed(tree);
	const { length } = tree.terms;
	const read = safeParseBetza(text, { dialect: tree.dialect, mode: 'lenient', limits: { length: text.length, legs: text.length } });
	if (!read.ok || read.value.terms.length !== length)
		throw new NotationError([inexpressible(`Expected ${length} terms that stay apart, found ${quote(text)}.`, 'terms')]);
	return text;
}

const inexpressible = (message: string, path: string): Diagnostic => ({
	code: 'betza/inexpressible',
	message,
	severity: 'error',
	span: { from: 0, to: 0 },
	data: { path },
});

/** The text of a tree. */
const printed = ({ terms, dialect }: Betza): string => terms.map((term) => termText(term, dialect)).join('');

/** A tree built by hand may have parts that its dialect does not have: its text must be read as the same tree. */
function faultsOf(term: Term, { dialect }: Betza, path: string): readonly Diagnostic[] {
	const text = termText(term, dialect);
	const result = safeParseBetza(text, { dialect, mode: 'lenient', limits: { length: text.length, legs: text.length } });
	if (result.ok && result.value.terms.length === 1 && printed(result.value) === text) return [];
	const reason = result.ok ? `Expected one term, found ${result.value.terms.length}.` : result.problems[0]!.message;
	return [inexpressible(reason, path)];
}

function termText(term: Term, dialect: Dialect): string {
	if (term.type === 'simple') return simpleText(term);
	// Betza's notation has no signs between the legs.
	if (dialect === 'betza') return `t[${term.legs.map(simpleText).join('')}]`;
	return `[${term.legs.map((leg, index) => simpleText(leg) + (term.links[index] ?? '')).join('')}]`;
}

const simpleText = ({ modifiers, atom, range }: Simple): string =>
	modifiers.map(modifierText).join('') + atomText(atom) + rangeText(atom, range);

const atomText = (atom: Atom): string => (atom.type === 'letter' ? atom.letter : `(${atom.sizes.join()})`);

const rangeText = (atom: Atom, range: Range | undefined): string =>
	range === undefined ? '' : range.type === 'number' ? `${range.count}` : atomText(atom);

function modifierText(one: Modifier): string {
	switch (one.type) {
		case 'direction':
			return one.letters;
		case 'mode':
			return one.letter;
		case 'again':
			return 'a';
		case 'group':
			return `(${one.modifiers.map(modifierText).join('')})`;
	}
}
