import { type AnyFields, type Field, keyOf, NODES, RULESET, type Thing } from '@x/core/rules';
import type { Node } from 'jsonc-parser';

const text: Field = { type: 'text' };
const number: Field = { type: 'number' };
const vector: Field = { type: 'vector' };
const name = (of: Thing): Field => ({ type: 'name', of });
const list = (of: Field): Field => ({ type: 'list', of });
const table = (of: Field, key?: Thing): Field => (key === undefined ? { type: 'table', of } : { type: 'table', of, key });
const record = (of: AnyFields): Field => ({ type: 'record', of });
const literal = (...values: readonly string[]): Field => ({ type: 'literal', values });

/** The form of a start. */
const SETUP: Field = record({
	pieces: list(record({ at: vector, piece: record({ side: name('side'), kind: name('kind'), 'flags?': list(name('flag')) }) })),
	'stores?': table(table(table(number, 'kind')), 'store'),
	'points?': table(list(vector), 'point'),
	'vars?': table(number, 'var'),
	'phase?': name('phase'),
});

/** The form of the names of a game. */
const NAMES: Field = record({
	kinds: table(record({ letter: text, 'also?': list(text), 'promotedOf?': name('kind') }), 'kind'),
	'kindOrder?': list(name('kind')),
	cells: literal('a1', 'shogi', 'hex', 'xy', 'layers'),
	sides: table(text, 'side'),
	'sideTitles?': table(text, 'side'),
	'castling?': record({ flag: name('flag'), royal: list(name('kind')), partner: list(name('kind')), marks: table(text) }),
	'files?': record({ flag: name('flag'), 'rights?': literal('letters', 'files') }),
	'enPassant?': name('point'),
	'passers?': list(name('kind')),
	'enPassantVictim?': name('point'),
	'clocks?': record({ 'half?': name('var'), 'full?': name('var'), 'checks?': name('var'), 'limit?': name('var') }),
	'hand?': name('store'),
	'handOrder?': list(name('kind')),
	'gate?': name('store'),
	'gaps?': text,
	'silent?': list(name('kind')),
	'look?': record({ 'pieces?': text, 'colors?': table(text, 'side'), 'cells?': literal('checkered', 'plain', 'points') }),
});

/** A field, and the group of words that explains its keys. */
export interface Explained {
	readonly field: Field;
	readonly group: string;
}

/** The definition of a game. */
export const ROOT: Explained = {
	field: record({ 'id?': text, title: text, rules: record(RULESET), 'names?': NAMES }),
	group: 'game',
};

/** The value of a property of an object, or an item of a list, in a tree. */
export const childOf = (node: Node | undefined, part: string | number): Node | undefined =>
	node?.type === 'array'
		? node.children?.[Number(part)]
		: node?.children?.findLast(({ children }) => children?.[0]?.value === part)?.children?.[1];

/** The keys of an object in a tree. */
export const keysIn = (node: Node | undefined): readonly string[] =>
	node?.type === 'object'
		? (node.children ?? []).flatMap(({ children }) => (children?.[0] === undefined ? [] : [String(children[0].value)]))
		: [];

/** The fields of an object: those of its kind, where it is a node. Undefined while a node has no kind. */
export const fieldsOf = (field: Field, keys: readonly string[]): AnyFields | undefined => {
	if (field.type === 'record') return field.of;
	if (field.type === 'setup') return fieldsOf(SETUP, keys);
	if (field.type === 'nullable') return fieldsOf(field.of, keys);
	if (field.type === 'either') return fieldsOf(field.one, keys) ?? fieldsOf(field.other, keys);
	if (field.type !== 'node') return undefined;
	return Object.entries(NODES[field.of].kinds).find(([lead]) => keys.includes(lead))?.[1];
};

/** The fields of a filter are a record without a name. */
const FILTER_KEYS = ['who', 'side', 'kind', 'notKind', 'flag', 'notFlag'];
const isFilter = (fields: AnyFields): boolean => Object.keys(fields).every((field) => FILTER_KEYS.includes(keyOf(field).key));

const groupOf = (field: Field): string => {
	if (field.type === 'node') return field.of;
	if (field.type === 'record' && isFilter(field.of)) return 'filter';
	if (field.type === 'record' && field.of === RULESET) return 'rules';
	return field === NAMES ? 'names' : '';
};

const partOf = (field: Field, node: Node | undefined, part: string | number): Field | undefined => {
	if (field.type === 'nullable') return partOf(field.of, node, part);
	if (field.type === 'either') return partOf(field.one, node, part) ?? partOf(field.other, node, part);
	if (typeof part === 'number') return field.type === 'list' ? field.of : field.type === 'tuple' ? field.of[part] : undefined;
	if (field.type === 'table') return field.of;
	const fields = fieldsOf(field, keysIn(node));
	return fields?.[part] ?? fields?.[`${part}?`];
};

/** The field of a part of an object or a list; undefined where the form allows nothing. */
export const childExplained = (around: Explained | undefined, node: Node | undefined, part: string | number): Explained | undefined => {
	const field = around === undefined ? undefined : partOf(around.field, node, part);
	return field === undefined ? undefined : { field, group: groupOf(field) };
};

/** The field at a path of a definition; undefined where the form allows nothing. */
export const fieldAt = (root: Node | undefined, path: readonly (string | number)[]): Explained | undefined => {
	let explained: Explained | undefined = ROOT;
	let node = root;
	for (const part of path) {
		explained = childExplained(explained, node, part);
		node = childOf(node, part);
	}
	return explained;
};
