import type { GameDefinition, Names, Ruleset } from '@x/core';
import { type Diagnostic, found, nearest, type Problem, type Span } from '@x/diagnostics';
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A game in JSON: its definition, and the places of its parts. */
export interface JsonRules {
	readonly definition: GameDefinition;
	/** The place of a part of the rules or the names, by the path of a problem: `paths.rook.seq[1]`. */
	readonly spanAt: (path: string) => Span;
}

export type JsonRead = { readonly ok: true; readonly value: JsonRules } | { readonly ok: false; readonly problems: readonly Diagnostic[] };

const KEYS = ['id', 'title', 'rules', 'names'] as const;

const spanOf = ({ offset, length }: Node): Span => ({ from: offset, to: offset + length });

const fault = (code: string, message: string, span: Span, hint?: string): Diagnostic => ({
	code: `json/${code}`,
	message,
	severity: 'error',
	span,
	...(hint === undefined ? {} : { hint }),
});

/** The end of the sentence “Expected …” for the errors of the parser. */
const EXPECTED: Readonly<Record<string, string>> = {
	PropertyNameExpected: 'a key in quotes',
	ColonExpected: '":" behind the key',
	CommaExpected: '"," between two parts',
	CloseBraceExpected: '"}" at the end of the object',
	CloseBracketExpected: '"]" at the end of the list',
	EndOfFileExpected: 'the end of the text',
	InvalidCommentToken: 'JSON without comments',
	UnexpectedEndOfString: 'a quote at the end of the string',
	InvalidNumberFormat: 'a number',
	InvalidEscapeCharacter: 'an escape such as \\n or \\u0041',
};

const syntaxFault = (text: string, { error, offset, length }: ParseError): Diagnostic => {
	const from = Math.min(offset, text.length);
	const there = text.slice(from, from + length);
	const expected = EXPECTED[printParseErrorCode(error)] ?? 'a value';
	return fault('syntax', `Expected ${expected}, found ${there === '' ? 'the end' : JSON.stringify(there.slice(0, 40))}.`, {
		from,
		to: from + length,
	});
};

/** Keys that an object has twice: only the last one would count. */
const duplicates = (root: Node): readonly Diagnostic[] => {
	const problems: Diagnostic[] = [];
	const open: Node[] = [root];
	for (const node of open) {
		const seen = new Set<unknown>();
		for (const child of node.children ?? []) {
			open.push(child);
			const [key] = child.type === 'property' ? (child.children ?? []) : [];
			if (key === undefined) continue;
			if (seen.has(key.value))
				problems.push(fault('duplicate-key', `Expected the key ${JSON.stringify(key.value)} once, found it again.`, spanOf(key)));
			seen.add(key.value);
		}
	}
	return problems;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a path of a problem: `paths.rook.seq[1]`, `zones["a b"]`. */
const partsOf = (path: string): readonly (string | number)[] =>
	[...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
		index !== undefined ? Number(index) : quoted !== undefined ? (JSON.parse(quoted) as string) : name!,
	);

/** The place of a part, or of the nearest part around it: a long value is marked by its first line. */
const placeOf = (text: string, root: Node, path: readonly (string | number)[]): Span => {
	for (let count = path.length; count >= 0; count--) {
		const node = findNodeAtLocation(root, path.slice(0, count));
		if (node === undefined) continue;
		const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
		const span = spanOf(node);
		if (!text.slice(span.from, span.to).includes('\n')) return span;
		return key === undefined ? { from: span.from, to: span.from + 1 } : spanOf(key);
	}
	return { from: 0, to: 1 };
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters for the pieces and the sides of rules without names. */
const namesFor = ({ kinds, sides }: Readonly<Record<string, unknown>>): Names => {
	const free = new Set(LETTERS);
	const named = Object.keys(isObject(kinds) ? kinds : {}).flatMap((kind) => {
		const letter = [...kind.toUpperCase(), ...free].find((one) => free.has(one));
		if (letter === undefined) return [];
		free.delete(letter);
		return [[kind, { letter }] as const];
	});
	const letters = Object.keys(isObject(sides) ? sides : {}).map((side, index) => [side, 'wb'[index] ?? side] as const);
	return { kinds: Object.fromEntries(named), cells: 'a1', sides: Object.fromEntries(letters) };
};

/** Reads rules in JSON: `{ "id", "title", "rules", "names" }`, or the rules alone. Lists every fault of the form with its place. */
export const readJsonRules = (text: string): JsonRead => {
	const errors: ParseError[] = [];
	const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
	if (root === undefined || errors.length > 0)
		return {
			ok: false,
			problems:
				errors.length > 0
					? errors.map((error) => syntaxFault(text, error))
					: [fault('syntax', 'Expected a value, found the end.', { from: 0, to: 0 })],
		};
	const twice = duplicates(root);
	if (twice.length > 0) return { ok: false, problems: twice };
	const value: unknown = getNodeValue(root);
	const isBare = isObject(value) && !('rules' in value) && 'space' in value;
	const given: unknown = isBare ? { rules: value } : value;
	const problems: Diagnostic[] = [];
	const shape = (path: readonly string[], expected: string, wrong: unknown): void => {
		problems.push(fault('wrong-shape', `Expected ${expected}, found ${found(wrong)}.`, placeOf(text, root, path)));
	};
	if (!isObject(given)) {
		shape([], 'an object', given);
		return { ok: false, problems };
	}
	const { id, title, rules, names } = given;
	if (!isObject(rules)) shape(['rules'], 'an object with the rules', rules);
	for (const [key, part] of [
		['id', id],
		['title', title],
	] as const)
		if (part !== undefined && typeof part !== 'string') shape([key], 'a string', part);
	for (const key of Object.keys(given)) {
		if (KEYS.some((one) => one === key)) continue;
		const meant = nearest(key, KEYS);
		const property = root.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[0];
		const hint = meant === undefined ? undefined : `Did you mean "${meant}"?`;
		problems.push(
			fault(
				'unknown-key',
				`Expected one of ${KEYS.join(', ')}, found ${JSON.stringify(key)}.`,
				property ? spanOf(property) : { from: 0, to: 1 },
				hint,
			),
		);
	}
	if (problems.length > 0 || !isObject(rules)) return { ok: false, problems };
	const named = typeof title === 'string' && title.trim() !== '' ? title : 'Untitled';
	const definition: GameDefinition = {
		id: typeof id === 'string' ? id : named,
		title: named,
		rules: rules as unknown as Ruleset,
		names: (names as Names | undefined) ?? namesFor(rules),
	};
	const base = isBare ? [] : ['rules'];
	return {
		ok: true,
		value: {
			definition,
			spanAt: (path) => placeOf(text, root, /^names\b/.test(path) ? partsOf(path) : [...base, ...partsOf(path)]),
		},
	};
};

/** The problems of rules at their places in the text. */
export const placedIn = ({ spanAt }: JsonRules, problems: readonly (Problem & { readonly path?: string })[]): readonly Diagnostic[] =>
	problems.map(({ path = '', ...problem }) => ({ ...problem, span: spanAt(path) }));
