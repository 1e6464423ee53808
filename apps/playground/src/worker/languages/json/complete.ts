import { type Field, keyOf, NODES, type Thing } from '@x/core/rules';
import { getLocation, type Node } from 'jsonc-parser';
import type { Completions } from '../../workshop-views.js';
import { jsonWords } from '../words/json.js';
import { childOf, type Explained, fieldAt, fieldsOf, keysIn } from './fields.js';
import { treeOf } from './read.js';

/** The tables of the rules whose keys are the names of things. */
const TABLES: Readonly<Record<Exclude<Thing, 'bound' | 'mark'>, readonly (readonly string[])[]>> = {
	path: [['paths']],
	via: [['paths']],
	area: [['zones'], ['points']],
	kind: [['kinds']],
	flag: [['flags']],
	var: [['vars']],
	store: [['stores']],
	point: [['points']],
	def: [['defs']],
	map: [['space', 'maps']],
	wrap: [['space', 'wraps']],
	phase: [['turn', 'phases']],
	side: [['sides']],
	trace: [['traces']],
};

/** Names that paths give with a key. */
const given = (node: Node | undefined, key: string): readonly string[] =>
	(node?.children ?? []).flatMap((child) => {
		const [name, value] = child.children ?? [];
		const own = child.type === 'property' && name?.value === key && value?.type === 'string' ? [String(value.value)] : [];
		return [...own, ...given(child, key)];
	});

/** The names of the rules in a tree. */
const namesOf = (root: Node | undefined, thing: Thing): readonly string[] => {
	if (thing === 'bound') return [...new Set(given(root, 'as'))];
	if (thing === 'mark') return [...new Set(given(root, 'mark'))];
	const rules = childOf(root, 'rules') ?? root;
	const names = TABLES[thing].flatMap((path) => keysIn(path.reduce((node: Node | undefined, part) => childOf(node, part), rules)));
	return thing === 'side' ? [...names, 'neutral'] : names;
};

const detailOf = (group: string, key: string): string =>
	jsonWords.find(({ id }) => id === group)?.words.find(({ label }) => label === key)?.detail ?? '';

interface Proposal {
	readonly text: string;
	readonly detail: string;
}

/** The keys that an object may still have. */
const keysFor = ({ field, group }: Explained, keys: readonly string[], root: Node | undefined): readonly Proposal[] => {
	if (field.type === 'table') return field.key === undefined ? [] : namesOf(root, field.key).map((text) => ({ text, detail: field.key! }));
	const fields = fieldsOf(field, keys);
	if (fields !== undefined) {
		const all = Object.keys(fields).map((one) => keyOf(one));
		return all.map(({ key, optional }) => ({ text: key, detail: detailOf(group, key) || (optional ? 'optional' : '') }));
	}
	if (field.type !== 'node') return [];
	return Object.keys(NODES[field.of].kinds).map((text) => ({ text, detail: detailOf(group, text) }));
};

/** The values that a field may have. */
const valuesFor = ({ field, group }: Explained, root: Node | undefined): readonly Proposal[] => {
	const inner = (of: Field): readonly Proposal[] => valuesFor({ field: of, group }, root);
	switch (field.type) {
		case 'literal':
			return field.values.map((value) => ({ text: JSON.stringify(value), detail: '' }));
		case 'boolean':
			return ['true', 'false'].map((text) => ({ text, detail: '' }));
		case 'name': {
			const names = field.except === undefined ? namesOf(root, field.of) : [...namesOf(root, field.of), field.except];
			return names.map((one) => ({ text: JSON.stringify(one), detail: field.of }));
		}
		case 'nullable':
			return [...inner(field.of), { text: 'null', detail: '' }];
		case 'either':
			return [...inner(field.one), ...inner(field.other)];
		case 'node': {
			const { plain } = NODES[field.of];
			return plain === undefined ? [] : inner(plain).map(({ text }) => ({ text, detail: detailOf(group, text.replace(/"/g, '')) }));
		}
		default:
			return [];
	}
};

/** The keys and values that fit at a place of a text. */
export const completeJson = (text: string, caret: number): Completions | undefined => {
	const { root } = treeOf(text);
	const { path, isAtPropertyKey, previousNode } = getLocation(text, caret);
	const isInside = previousNode !== undefined && previousNode.offset <= caret && caret <= previousNode.offset + previousNode.length;
	const word = /[\w-]*$/.exec(text.slice(0, caret))![0];
	const from = isInside ? previousNode.offset : caret - word.length;
	const to = isInside ? previousNode.offset + previousNode.length : caret;
	if (isAtPropertyKey) {
		const at = path.slice(0, -1);
		const explained = fieldAt(root, at);
		if (explained === undefined) return undefined;
		const parent = at.reduce((node: Node | undefined, part) => childOf(node, part), root);
		const current = isInside ? String(previousNode.value) : word;
		const others = keysIn(parent).filter((key) => key !== current);
		const colon = /^\s*:/.test(text.slice(to)) ? '' : ': ';
		const found = keysFor(explained, others, root).filter((one) => !others.includes(one.text));
		const words = found.map((one) => ({
			label: JSON.stringify(one.text),
			detail: one.detail,
			apply: `${JSON.stringify(one.text)}${colon}`,
		}));
		return words.length === 0 ? undefined : { from, to, words };
	}
	const explained = fieldAt(root, path);
	if (explained === undefined) return undefined;
	const words = valuesFor(explained, root).map((one) => ({ label: one.text, detail: one.detail }));
	return words.length === 0 ? undefined : { from, to, words };
};
