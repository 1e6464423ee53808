import { type Diagnostic, type Fault, found, nearest, type Span } from '@x/diagnostics';
import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { json as words } from '../../../strings/json.js';

/** A text of JSON with its tree. */
export interface JsonRead {
	readonly text: string;
	readonly root: Node;
	readonly value: unknown;
}

/** The place of a value: keys and indices from the root. */
export type JsonPath = readonly (string | number)[];

const spanOf = ({ offset, length }: { readonly offset: number; readonly length: number }): Span => ({ from: offset, to: offset + length });

/** The tree of a text, as far as it can be read, and its faults. */
export const treeOf = (text: string): { readonly root: Node | undefined; readonly faults: readonly ParseError[] } => {
	const faults: ParseError[] = [];
	const root = parseTree(text, faults, { disallowComments: true, allowTrailingComma: false });
	return { root, faults };
};

const expected: Readonly<Record<string, string>> = words.expected;

/** The longest text in which insertions are tried. */
const LONGEST = 200_000;
/** The longest word or string in which a place for a quotation mark is searched. */
const LONGEST_WORD = 1000;
/** The most places that are tried for a quotation mark. */
const MOST_QUOTES = 20;

/** The signs that close the objects and lists which are open at the end of a text. */
const closers = (text: string): string => {
	const open: string[] = [];
	const scanner = createScanner(text, true);
	for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
		const from = scanner.getTokenOffset();
		const token = text.slice(from, from + scanner.getTokenLength());
		if (token === '{') open.unshift('}');
		else if (token === '[') open.unshift(']');
		else if (token === '}' || token === ']') open.shift();
	}
	return open.join('');
};

/** Where a quotation mark may be missing: before the word at a fault, or in one of the last two strings up to it. */
const quotes = (text: string, offset: number): readonly number[] => {
	const strings: Span[] = [];
	const scanner = createScanner(text, true);
	for (scanner.scan(); scanner.getTokenLength() > 0 && scanner.getTokenOffset() <= offset; scanner.scan()) {
		const from = scanner.getTokenOffset();
		if (text[from] === '"') strings.push({ from, to: from + scanner.getTokenLength() });
	}
	const ends = strings
		.slice(-2)
		.reverse()
		.flatMap(({ from, to }) => {
			const inside = text.slice(from + 1, Math.min(to, from + LONGEST_WORD));
			return [...inside.matchAll(/\s*[:,\]}]|\s*$/g)].map(({ index }) => from + 1 + index);
		});
	const before = Math.max(0, offset - LONGEST_WORD);
	return [before + text.slice(before, offset).search(/[^\s:,{}[\]"]*$/), ...ends].slice(0, MOST_QUOTES);
};

/** The insertion that makes a text with a fault readable: a sign at the fault, or the signs that are missing at the end. */
const insertionFor = (
	text: string,
	{ offset }: ParseError,
): { readonly from: number; readonly to: number; readonly text: string } | undefined => {
	if (text.length > LONGEST) return undefined;
	const behind = text.slice(0, offset).trimEnd().length;
	const beforeComma = text.slice(0, behind).replace(/\s*,$/, '').length;
	const atEnd = text.trimEnd().length;
	const tries = [
		...['}', ']', ',', ':'].flatMap((sign) => [beforeComma, behind].map((from) => ({ from, to: from, text: sign }))),
		...quotes(text, offset).map((from) => ({ from, to: from, text: '"' })),
		{ from: atEnd, to: atEnd, text: closers(text) },
	];
	return tries.find((one) => one.text !== '' && treeOf(text.slice(0, one.from) + one.text + text.slice(one.from)).faults.length === 0);
};

const syntaxFault = (text: string, fault: ParseError, isFirst = true): Diagnostic => {
	const { error, offset, length } = fault;
	const code = printParseErrorCode(error);
	const from = Math.min(offset, text.length);
	const there = text.slice(from, from + length);
	// The faults behind the first one are its consequences.
	const fix = isFirst ? insertionFor(text, fault) : undefined;
	return {
		code: 'json/syntax',
		message: words.fault(expected[code] ?? expected.ValueExpected!, there === '' ? undefined : there.slice(0, 40)),
		severity: 'error',
		span: { from, to: Math.max(from + length, from) },
		...(fix === undefined ? {} : { data: { fix } }),
	};
};

/** Keys that an object has twice: only the last one would count. */
const duplicates = (node: Node): readonly Diagnostic[] => {
	const seen = new Set<string>();
	return (node.children ?? []).flatMap((child) => {
		const [key] = child.children ?? [];
		const inner = duplicates(child);
		if (child.type !== 'property' || key === undefined) return inner;
		const name = String(key.value);
		if (!seen.has(name)) {
			seen.add(name);
			return inner;
		}
		return [{ code: 'json/duplicate-key', message: words.duplicate(name), severity: 'error', span: spanOf(key) } as const, ...inner];
	});
};

/** Reads a text of JSON. */
export const readJson = (text: string): { readonly read: JsonRead | undefined; readonly problems: readonly Diagnostic[] } => {
	const { root, faults } = treeOf(text);
	const problems = faults.map((fault, index) => syntaxFault(text, fault, index === 0));
	if (root === undefined || problems.length > 0)
		return { read: undefined, problems: problems.length > 0 ? problems : [syntaxFault(text, { error: 4, offset: 0, length: 0 })] };
	const twice = duplicates(root);
	if (twice.length > 0) return { read: undefined, problems: twice };
	return { read: { text, root, value: JSON.parse(text) as unknown }, problems };
};

/** The parts of a path as core writes it: `paths.rook.seq[1]`, `zones["a b"]`. */
export const pathOf = (path: string): JsonPath =>
	[...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g)].map(([, index, quoted, name]) =>
		index !== undefined ? Number(index) : quoted !== undefined ? (JSON.parse(quoted) as string) : name!,
	);

/** A value in a tree, with the property that it is the value of, and whether it is there, or only an object around it. */
interface Place {
	readonly node: Node;
	readonly key: Node | undefined;
	readonly isThere: boolean;
}

const placeAt = (root: Node, path: JsonPath): Place => {
	let place: Place = { node: root, key: undefined, isThere: true };
	for (const part of path) {
		const { node } = place;
		const children = node.children ?? [];
		const property = node.type === 'object' ? children.findLast(({ children: pair }) => pair?.[0]?.value === part) : undefined;
		const next = node.type === 'array' ? children[Number(part)] : property?.children?.[1];
		if (next === undefined) return { ...place, isThere: false };
		place = { node: next, key: property?.children?.[0], isThere: true };
	}
	return place;
};

/** The part of a place to mark: a short value whole, of a long one its key or its first bracket. */
const markOf = (text: string, { node, key }: Place): Span => {
	const span = spanOf(node);
	if (!text.slice(span.from, span.to).includes('\n')) return span;
	return key === undefined ? { from: span.from, to: span.from + 1 } : spanOf(key);
};

/** The range of a value, with the key before it. */
export const rangeAt = ({ root }: JsonRead, path: JsonPath): Span => {
	const { node, key } = placeAt(root, path);
	return { from: key?.offset ?? node.offset, to: node.offset + node.length };
};

const MEANT = /'([^']+)'\?$/;

/** A fault of a value with its place in the text. `base`: the path of the value in the text. */
export const placed = ({ text, root }: JsonRead, base: JsonPath, { code, message, severity, hint, path }: Fault): Diagnostic => {
	const place = placeAt(root, [...base, ...pathOf(path)]);
	const meant = hint === undefined ? undefined : MEANT.exec(hint)?.[1];
	let span = markOf(text, place);
	if (place.isThere && code.endsWith('/unknown-key') && place.key !== undefined) span = spanOf(place.key);
	else if (place.isThere && code === 'rules/unknown-node' && meant !== undefined) {
		// The key that was meant to be another one.
		const keys = (place.node.children ?? []).flatMap(({ children }) => children?.[0] ?? []);
		const wrong = keys.find((key) => nearest(String(key.value), [meant]) !== undefined);
		if (wrong !== undefined) span = spanOf(wrong);
	}
	const isWord = text[span.from] === '"' && meant !== undefined;
	return {
		code,
		message,
		severity,
		span,
		...(hint === undefined ? {} : { hint }),
		...(isWord ? { data: { fix: { ...span, text: JSON.stringify(meant) } } } : {}),
	};
};

/** A fault of the envelope of the rules. */
export const envelopeFault = (read: JsonRead, path: JsonPath, form: string, value: unknown): Diagnostic => ({
	code: 'json/wrong-shape',
	message: words.fault(form, found(value)),
	severity: 'error',
	span: markOf(read.text, placeAt(read.root, path)),
});
