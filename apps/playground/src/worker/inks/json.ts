import type { Node } from 'jsonc-parser';
import { childExplained, type Explained, ROOT } from '../languages/json/fields.js';
import { treeOf } from '../languages/json/read.js';
import { jsonWords } from '../languages/words/json.js';
import type { Part } from './ink.js';

const DETAILS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
	jsonWords.map(({ id, words }) => [id, new Map(words.map(({ label, detail }) => [label, detail] as const))] as const),
);

const LEAVES = { string: 'text', number: 'number', boolean: 'word', null: 'word' } as const;

const nodeParts = (node: Node, explained: Explained | undefined, into: Part[]): void => {
	const { type, offset, length, children = [] } = node;
	if (type === 'property') return;
	if (type === 'array') {
		for (const [index, item] of children.entries()) nodeParts(item, childExplained(explained, node, index), into);
		return;
	}
	if (type !== 'object') {
		// Some names are written instead of a node: they have its meaning.
		const means = typeof node.value === 'string' ? DETAILS.get(explained?.group ?? '')?.get(node.value) : undefined;
		into.push({ from: offset, to: offset + length, ink: means === undefined ? LEAVES[type] : 'word', means });
		return;
	}
	for (const { children: [key, value] = [] } of children) {
		if (key === undefined) continue;
		const name = String(key.value);
		const means = DETAILS.get(explained?.group ?? '')?.get(name);
		const isNode = means !== undefined && explained?.field.type === 'node';
		into.push({ from: key.offset, to: key.offset + key.length, ink: isNode ? 'word' : 'key', means });
		if (value !== undefined) nodeParts(value, childExplained(explained, node, name), into);
	}
};

/** The parts of a text of JSON. */
export const jsonParts = (text: string): readonly Part[] => {
	const { root } = treeOf(text);
	const parts: Part[] = [];
	if (root !== undefined) nodeParts(root, ROOT, parts);
	return parts;
};
