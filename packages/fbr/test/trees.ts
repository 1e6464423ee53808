import { type Item, type PieceId, type PieceSet, parse, type Range } from '@x/mbn';
import fc from 'fast-check';
import {
	type AttributeName,
	type AttributeRow,
	attributeRow,
	type Need,
	RULE_NAMES,
	RULES,
	type RuleName,
	type RuleRow,
} from '../src/index.js';
import type { Attribute, BoardSize, Fbr, Rule } from '../src/tree.js';

/** Leaves out keys without a value, as the reader does. */
function compact<T extends object>(value: T): T {
	return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;
}
const node = <T extends object>(model: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
	fc.record(model as never).map((value) => compact(value as T));

const absent = fc.constant(undefined);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });
/** A part as its row says: always, sometimes or never. */
const asNeeded = <T>(need: Need | undefined, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
	need === undefined ? absent : need === 'required' ? value : maybe(value);

const letters = fc.constantFrom(...'KQRBNPXkqp');
const pieceId: fc.Arbitrary<PieceId> = fc.oneof(
	node<PieceId>({ prefixes: fc.constantFrom('', '', '+', '##'), letters }),
	node<PieceId>({ prefixes: fc.constant(''), letters: fc.constantFrom('FD', 'C1', 'a2b'), compound: fc.constant(true as const) }),
);
const yes = maybe(fc.constant(true as const));
const pieceSet: fc.Arbitrary<PieceSet> = node<PieceSet>({
	type: fc.constant('set'),
	coloured: yes,
	negated: yes,
	pieces: fc.array(pieceId, { maxLength: 3 }),
});
const range: fc.Arbitrary<Range> = fc
	.constantFrom('[1]', '[a-d1-2,e4]', '[^h8]', '[#,b-c]', '[1-12]')
	.map((text) =>
		withoutSpans(
			(parse(`A=${text}W`).items[0] as unknown as { moves: { legs: [{ alternatives: [{ start: Range }] }] } }).moves.legs[0].alternatives[0]
				.start,
		),
	);
const number = fc.oneof(fc.nat(12), fc.nat(999_999_999));
const prefix = fc.constantFrom(...'+-#*$%&');

const attributeOf = (name: string, row: AttributeRow): fc.Arbitrary<Attribute> =>
	node<Attribute>({
		name: fc.constant(name as AttributeName),
		negated: row.negatable === undefined ? absent : yes,
		number: asNeeded(row.number, number),
		prefix: asNeeded(row.prefix, prefix),
		set: asNeeded(row.set, pieceSet),
		range: asNeeded(row.range, range),
		values: asNeeded(row.values, fc.array(fc.record({ piece: pieceId, value: number }), { minLength: 1, maxLength: 3 })),
	});

/** A list of attributes that do not exclude each other. */
function attributesOf(row: RuleRow): fc.Arbitrary<readonly Attribute[] | undefined> {
	const rows = Object.entries(row.attributes ?? {});
	if (rows.length === 0) return absent;
	const some = fc.shuffledSubarray(rows, { minLength: row.attributed ? 1 : 0, maxLength: Math.min(4, rows.length) }).chain((chosen) => {
		const compatible = chosen.filter(
			([name], at) => !row.exclusive?.some((group) => group.includes(name) && chosen.slice(0, at).some(([other]) => group.includes(other))),
		);
		return fc.tuple(...compatible.map(([name, one]) => attributeOf(name, one)));
	});
	return some.map((list) => (list.length === 0 ? undefined : list));
}

/** A rule of a name, with every part that its row allows. */
export const ruleOf = (name: RuleName): fc.Arbitrary<Rule> => {
	const row = RULES[name];
	return node<Rule>({
		name: fc.constant(name),
		prefix: asNeeded(row.prefix, prefix),
		direction: asNeeded(row.direction, fc.constantFrom('n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw')),
		order: asNeeded(row.order, number),
		set: asNeeded(row.set, pieceSet),
		range: asNeeded(row.range, range),
		word: asNeeded(row.word, fc.constantFrom('Dragon', 'a_1')),
		attributes: attributesOf(row),
	}).chain((rule) => {
		const needsSet = rule.attributes?.some((one) => attributeRow(name, one.name)?.needsSet) && rule.set === undefined;
		return needsSet ? pieceSet.map((set) => ({ ...rule, set })) : fc.constant(rule);
	});
};

const cancellation: fc.Arbitrary<Rule> = fc.constantFrom(...RULE_NAMES).map((name) => ({ name, negated: true }));

/** Results of stalemate must not differ. */
const consistent = (rules: readonly Rule[]): boolean =>
	rules.filter(({ attributes }) => attributes?.some((one) => one.name === 'stalemate')).length < 2;

const items: fc.Arbitrary<Item> = fc
	.constantFrom(
		'K',
		'Q=R+N',
		'P',
		'+P==QRBN',
		'@K=K',
		'O-O=[*]isR[g]=isR[f]',
		'*KQ==X',
		'#K=(!dcK)**',
		'B<3>|Basilisk the 2nd|=fK+mbW',
		'!+W/Dragon/',
		'k=W',
		':FD:=K2',
		'+B=R',
	)
	.map((text) => withoutSpans(parse(text).items[0]!));

const board: fc.Arbitrary<BoardSize> = node<BoardSize>({
	files: fc.integer({ min: 1, max: 26 }),
	ranks: fc.integer({ min: 1, max: 99 }),
	boards: maybe(fc.integer({ min: 2, max: 8 })),
});

export const rule: fc.Arbitrary<Rule> = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...RULE_NAMES).chain(ruleOf) },
	{ weight: 1, arbitrary: cancellation },
);

/** A whole text: perhaps a head, rules of the whole table, and items. */
export const fbr: fc.Arbitrary<Fbr> = node<Fbr>({
	title: maybe(fc.constantFrom('Alice Chess', 'royal', '8x8', 'K Q R')),
	board: maybe(board),
	start: maybe(fc.constantFrom('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ':FD:7/+P7 b', '8/8')),
	rules: fc.array(rule, { maxLength: 4 }).filter(consistent),
	pieces: fc.array(items, { maxLength: 4 }).map((list) => ({ items: list })),
	layout: absent,
}).filter(
	({ title, board: size, start, rules, pieces }) =>
		[title, size, start].some((one) => one !== undefined) || rules.length + pieces.items.length > 0,
);

/** A tree as its text would be read anew. */
export function withoutSpans<T>(value: T): T {
	if (Array.isArray(value)) return value.map(withoutSpans) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([key]) => key !== 'span')
			.map(([key, inner]) => [key, withoutSpans(inner)]),
	) as T;
}
