import { parseLines } from '@x/sjaak-variants';
import type { Node } from 'jsonc-parser';
import { fbr } from '../languages/fbr.js';
import { headersOf } from '../languages/headers.js';
import type { LanguageId } from '../languages/ids.js';
import { treeOf } from '../languages/json/read.js';
import type { SyntaxNode, SyntaxView } from '../workshop-views.js';

interface Range {
	readonly from: number;
	readonly to: number;
}

const isRange = (value: unknown): value is Range =>
	typeof value === 'object' &&
	value !== null &&
	'from' in value &&
	'to' in value &&
	typeof value.from === 'number' &&
	typeof value.to === 'number';

/** Properties of trees that are not content. */
const HIDDEN: ReadonlySet<string> = new Set(['span', 'layout', 'blanks', 'written', 'type']);

/** The name of a node in a list: its kind, or its place. */
const titleOf = (value: unknown, index: number): string => {
	if (typeof value !== 'object' || value === null) return String(index + 1);
	const found = 'type' in value ? value.type : 'rule' in value ? value.rule : 'name' in value ? value.name : undefined;
	return typeof found === 'string' && found !== '' ? found : String(index + 1);
};

/** A tree of any package as nodes: each object with its own range, or the range around it. */
const nodeOf = (label: string, value: unknown, around: Range): SyntaxNode => {
	if (typeof value !== 'object' || value === null) return { label, value: String(value), ...around, loose: true, children: [] };
	if (Array.isArray(value)) {
		const isPlain = value.every((item) => typeof item !== 'object');
		if (isPlain) return { label, value: value.join(', '), ...around, loose: true, children: [] };
		return rangedBy(
			label,
			value.map((item, index) => nodeOf(titleOf(item, index), item, around)),
			around,
		);
	}
	const own = 'span' in value && isRange(value.span) ? { from: value.span.from, to: value.span.to } : undefined;
	const children = Object.entries(value).flatMap(([key, part]) =>
		HIDDEN.has(key) || part === undefined ? [] : [nodeOf(key, part, own ?? around)],
	);
	const type = 'type' in value && typeof value.type === 'string' && value.type !== label ? { value: value.type } : {};
	return own === undefined ? { ...rangedBy(label, children, around), ...type } : { label, ...type, ...own, children };
};

/** A node without a range of its own: that of its parts, or else the one around it. */
const rangedBy = (label: string, children: readonly SyntaxNode[], around: Range): SyntaxNode => {
	const ranged = children.filter(({ loose }) => loose !== true);
	if (ranged.length === 0) return { label, ...around, loose: true, children };
	return { label, from: Math.min(...ranged.map(({ from }) => from)), to: Math.max(...ranged.map(({ to }) => to)), children };
};

const parts = (value: unknown, around: Range): readonly SyntaxNode[] =>
	typeof value === 'object' && value !== null ? nodeOf('', value, around).children : [];

const sjaak = (text: string): readonly SyntaxNode[] =>
	parseLines(text).variants.map(({ name, lines }) => {
		const children = lines.flatMap((line): readonly SyntaxNode[] => {
			const { key, layout } = line;
			if (key === 'blank' || layout === undefined) return [];
			const from = layout.at + layout.lead.length;
			const at = from + layout.name.length + 1 + layout.gap.length;
			const range = { from, to: at + layout.text.length };
			if (key === 'unknown') return [{ label: text.slice(range.from, range.to).trim(), ...range, children: [] }];
			return [
				{ label: layout.name.trim() || key, value: layout.text.trim(), ...range, children: parts(line.value, { from: at, to: range.to }) },
			];
		});
		return { label: 'Variant', value: name, from: children[0]?.from ?? 0, to: children.at(-1)?.to ?? text.length, children };
	});

const fairy = (text: string): readonly SyntaxNode[] =>
	headersOf(text).map(({ name, base, from, to }) => {
		const lines = [...text.slice(from, to).matchAll(/^[^\S\n]*([^\s=[#;][^=\n]*?)[^\S\n]*=[^\S\n]*(.*?)[^\S\n]*$/gm)];
		const children = lines.map(([line, key = '', value = ''], index): SyntaxNode => {
			const start = from + lines[index]!.index + (line.length - line.trimStart().length);
			return { label: key, value, from: start, to: start + line.trim().length, children: [] };
		});
		const head = text.indexOf('[', from);
		const end = children.at(-1)?.to ?? text.indexOf(']', head) + 1;
		return { label: base === undefined ? 'section' : `section, based on ${base}`, value: name, from: head, to: end, children };
	});

const json = (text: string): readonly SyntaxNode[] => {
	const nodes = ({ type, offset, length, value, children = [] }: Node, label: string, start: number): SyntaxNode => {
		const range = { from: start, to: offset + length };
		if (type === 'array')
			return { label, value: '[ ]', ...range, children: children.map((item, index) => nodes(item, String(index), item.offset)) };
		if (type !== 'object') return { label, value: JSON.stringify(value), ...range, children: [] };
		const properties = children.flatMap(({ offset: at, children: [key, part] = [] }) =>
			key === undefined || part === undefined ? [] : [nodes(part, String(key.value), at)],
		);
		return { label, value: '{ }', ...range, children: properties };
	};
	const { root } = treeOf(text);
	return root === undefined ? [] : nodes(root, 'definition', root.offset).children;
};

const TREES: Readonly<Record<LanguageId, (text: string) => readonly SyntaxNode[]>> = {
	sjaak,
	fairy,
	json,
	fbr: (text) => {
		const { value } = fbr.parse(text);
		if (value === undefined) return [];
		const { title, start, board } = value.tree;
		// The lines of the head have no ranges.
		const heads: Readonly<Record<string, string | undefined>> = { title, start, board: board && `${board.files}x${board.ranks}` };
		return parts(value.tree, { from: 0, to: text.length }).map((node) => {
			const head = heads[node.label];
			const from = head === undefined ? -1 : text.indexOf(head);
			return head === undefined || from < 0 ? node : { label: node.label, value: head, from, to: from + head.length, children: [] };
		});
	},
};

/** The syntax tree of a text, as far as it can be read. */
export const syntaxOf = (language: LanguageId, text: string): SyntaxView => ({ language, text, nodes: TREES[language](text) });
