import fc from 'fast-check';
import type {
	Alternative,
	Area,
	BoardId,
	BoardNumbers,
	Choice,
	Condition,
	DirectionLetter,
	Interval,
	Item,
	Leg,
	Level,
	Mbn,
	ModeName,
	Modification,
	Move,
	PieceId,
	PieceSet,
	Range,
	Sequence,
	Steps,
	Tail,
	Transition,
	Turning,
} from '../src/tree.js';

/** A record in which the keys may be absent whose arbitraries are wrapped by `maybe`. */
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined, freq: 2 });
const yes = maybe(fc.constant(true as const));

/** Leaves out keys without a value, as the reader does. */
function compact<T extends object>(value: T): T {
	return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as T;
}
const node = <T extends object>(model: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
	fc.record(model as never).map((value) => compact(value as T));
const atLeastOne = <T>(value: fc.Arbitrary<T>, maxLength = 3): fc.Arbitrary<[T, ...T[]]> =>
	fc.array(value, { minLength: 1, maxLength }) as fc.Arbitrary<[T, ...T[]]>;

const letter = fc.oneof(fc.constantFrom(...'KQRBNPWF'), fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'));
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,2}$/);
const prefixes = fc.stringMatching(/^[-+#*$%&]{1,2}$/);

const idWith = (before: fc.Arbitrary<string>): fc.Arbitrary<PieceId> =>
	fc.oneof(
		node<PieceId>({ prefixes: before, letters: letter }),
		node<PieceId>({ prefixes: before, letters: name, compound: fc.constant(true as const) }),
	);
/** The letter of a piece, with prefixes or without. */
export const pieceId: fc.Arbitrary<PieceId> = idWith(fc.oneof({ weight: 3, arbitrary: fc.constant('') }, prefixes));
const plainId = idWith(fc.constant(''));
const prefixedId = idWith(prefixes);

export const pieceSet: fc.Arbitrary<PieceSet> = node<PieceSet>({
	type: fc.constant('set'),
	coloured: yes,
	negated: yes,
	swapped: yes,
	pieces: fc.array(pieceId, { maxLength: 3 }),
}).map((set) => {
	const { swapped, ...rest } = set;
	return swapped && set.coloured && set.negated ? set : rest;
});

const interval = (last: number): fc.Arbitrary<Interval> =>
	fc
		.record({ from: fc.nat(last), size: fc.oneof(fc.constant(0), fc.nat(3)), doubled: yes })
		.map(({ from, size, doubled }) =>
			compact({ from, to: Math.min(last, from + size), doubled: from === Math.min(last, from + size) ? doubled : undefined }),
		);
const single = (last: number): fc.Arbitrary<Interval> => fc.nat(last).map((from) => ({ from, to: from }));

const box = (part: (last: number) => fc.Arbitrary<Interval>, both: boolean): fc.Arbitrary<Area> =>
	node<Extract<Area, { readonly type: 'box' }>>({
		type: fc.constant('box'),
		files: both ? part(25) : maybe(part(25)),
		ranks: both ? part(20) : maybe(part(20)),
		levels: maybe(part(7)),
		rows: maybe(part(7)),
	}).map((area): Area => {
		const { rows, ...rest } = area;
		const one = rest.levels === undefined ? rest : area;
		return one.files === undefined && one.ranks === undefined ? { ...one, ranks: { from: 0, to: 0 } } : one;
	});

const area: fc.Arbitrary<Area> = fc.oneof(
	node<Extract<Area, { readonly type: 'sign' }>>({ type: fc.constant('sign'), sign: fc.constantFrom('#', '.', '+', '*', ':') }),
	box(interval, false),
);

export const range: fc.Arbitrary<Range> = node<Range>({ negated: yes, areas: atLeastOne(area) });

export const condition: fc.Arbitrary<Condition> = fc.oneof(
	node<Condition>({ who: fc.oneof(pieceSet, pieceId), where: maybe(range) }),
	node<Condition>({
		who: fc.oneof(pieceSet, pieceId),
		where: box(single, true).map((one): Range => ({ areas: [one] })),
		bare: fc.constant(true as const),
	}),
);

const number = fc.integer({ min: 1, max: 999_999 });
const numbers = fc.array(number, { minLength: 1, maxLength: 3 });
const level: fc.Arbitrary<Level> = fc.oneof(
	node<Level>({ sign: fc.constant(undefined), numbers, each: yes, column: yes }),
	node<Level>({ sign: fc.constantFrom('+', '-', '+-'), numbers: fc.array(number, { maxLength: 1 }), each: yes, column: yes }),
);
export const transition: fc.Arbitrary<Transition> = node<Transition>({ first: level, second: maybe(level) });

const direction = fc.constantFrom<DirectionLetter>('b', 'd', 'f', 'l', 'r', 's', 'v', 'z');
/** All modes. */
export const MODES = 'a c cc cy e ee g gg h i ii j jj jy k kk m n o oo p pp t tt u w ww wy x xx xy'.split(' ') as ModeName[];

const modification: fc.Arbitrary<Modification> = fc.oneof(
	node<Extract<Modification, { readonly type: 'direction' }>>({ type: fc.constant('direction'), letter: direction }),
	node<Extract<Modification, { readonly type: 'directions' }>>({
		type: fc.constant('directions'),
		letters: fc.tuple(direction, direction),
	}),
	node<Extract<Modification, { readonly type: 'mode' }>>({
		type: fc.constant('mode'),
		name: fc.constantFrom(...MODES),
		optional: yes,
		set: maybe(pieceSet),
		range: maybe(range),
	}).map((mode): Modification => {
		const { range: _, ...rest } = mode;
		return mode.name === 'o' || mode.name === 'oo' ? mode : rest;
	}),
);

const nameOf = (one: Modification): string => (one.type === 'mode' ? one.name : one.type === 'direction' ? one.letter : '');

/** Each modifier once, in an order that is read as it is written: `c` before another `c` or `y` would be `cc`. */
const modifications: fc.Arbitrary<Modification[]> = fc.array(modification, { maxLength: 4 }).map((all) => {
	const seen = new Set<string>();
	const found: Modification[] = [];
	for (const one of all) {
		const text = nameOf(one);
		if (text !== '' && seen.has(text)) continue;
		const last = found.at(-1);
		const before = last?.type === 'mode' && !last.optional && !last.set && !last.range ? last.name : '';
		if (before.length === 1 && MODES.includes((before + text[0]) as ModeName)) continue;
		seen.add(text);
		found.push(one);
	}
	return found;
});

/** The letters of base moves. */
export const BASES: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const steps: fc.Arbitrary<Steps> = fc.oneof(
	fc.constantFrom<Steps>({ type: 'any' }, { type: 'greedy' }, { type: 'all' }, { type: 'edge', sign: '*' }, { type: 'edge', sign: '#' }),
	fc
		.tuple(fc.constantFrom('most', 'exactly'), fc.integer({ min: 1, max: 999 }))
		.map(([type, count]): Steps => ({ type: type as 'most', count })),
);

const turningLetters: fc.Arbitrary<Turning['letters']> = fc.constantFrom<DirectionLetter>('l', 'r', 's').map((one) => [one]);

/** Turning stands before steps only. */
const repeated = (bare: boolean): fc.Arbitrary<{ turning?: Turning; steps?: Steps }> =>
	fc.oneof(
		{ weight: 3, arbitrary: fc.constant({}) },
		fc.record({ steps }),
		fc.record({ steps, turning: node<Turning>({ letters: turningLetters, bare: bare ? yes : fc.constant(undefined) }) }),
	);

type Named = Exclude<Move, { readonly type: 'group' }>;
const named: fc.Arbitrary<Named> = fc
	.tuple(
		fc.oneof<fc.Arbitrary<Named>[]>(
			fc.constantFrom(...BASES).map((one): Named => ({ type: 'base', letter: one })),
			fc.tuple(fc.nat(999), fc.nat(999)).map(([a, b]): Named => ({ type: 'leap', offset: a <= b ? [a, b] : [b, a] })),
			name.map((one): Named => ({ type: 'name', name: one })),
		),
		repeated(false),
	)
	.map(([what, how]) => ({ ...what, ...how }));

const { sequence: anySequence } = fc.letrec<{
	sequence: Sequence;
	leg: Leg;
	choice: Leg;
	alternative: Alternative;
	move: Move;
}>((tie) => ({
	sequence: fc.oneof(
		{ depthSize: 'small', withCrossShrink: false },
		named.map((move): Sequence => ({ legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [move] }] }], links: [] })),
		fc
			.tuple(atLeastOne(tie('leg')), fc.array(fc.constantFrom<'-' | '--'>('-', '--'), { minLength: 3, maxLength: 3 }))
			.map(([legs, links]): Sequence => ({ legs, links: links.slice(0, legs.length - 1) })),
	),
	leg: fc.oneof(
		{ weight: 4, arbitrary: tie('choice') },
		fc.tuple(fc.constantFrom<'optional' | 'forced'>('optional', 'forced'), tie('sequence')).map(([type, body]): Leg => ({ type, body })),
	),
	choice: atLeastOne(tie('alternative'), 2).map((alternatives): Leg => ({ type: 'choice', alternatives })),
	alternative: fc
		.record({
			ghost: maybe(fc.oneof(fc.constant(true as const), pieceSet)),
			decision: yes,
			transition: maybe(transition),
			condition: maybe(condition),
			start: maybe(range),
			attackers: maybe(atLeastOne(pieceSet, 2)),
			modifications,
			moves: atLeastOne(tie('move'), 2),
			end: maybe(range),
		})
		.map(readable),
	move: fc.oneof(
		{ weight: 4, arbitrary: named },
		fc.tuple(tie('sequence'), repeated(true)).map(([body, how]): Move => ({ type: 'group', body, ...how })),
	),
}));

/** Changes what would be read otherwise. */
function readable(of: Alternative): Alternative {
	const { ghost, decision, attackers, condition: where, transition: level_, start, ...rest } = of;
	// `!{C}{N}W` begins with the set of the ghost leg.
	return compact({
		ghost:
			ghost === true && attackers !== undefined && level_ === undefined && where === undefined && start === undefined ? undefined : ghost,
		decision: ghost === undefined ? decision : undefined,
		transition: level_,
		condition: where,
		start,
		attackers,
		...rest,
	});
}

export const sequence: fc.Arbitrary<Sequence> = anySequence;

const boardNumbers: fc.Arbitrary<BoardNumbers['numbers']> = fc.oneof(fc.constant('*' as const), numbers);
const board: fc.Arbitrary<BoardId> = fc.oneof(
	node<BoardId>({ first: fc.record({ numbers: boardNumbers }), second: fc.constant(undefined), mirrored: yes }),
	node<BoardId>({ first: fc.record({ numbers: boardNumbers }), second: fc.record({ numbers: boardNumbers }), mirrored: yes }),
	node<BoardId>({
		first: node<BoardNumbers>({ numbers: boardNumbers, bracketed: fc.constant(true as const), mirrored: yes }),
		second: node<BoardNumbers>({ numbers: boardNumbers, bracketed: yes, mirrored: fc.constant(undefined) }),
		mirrored: fc.constant(undefined),
	}),
);

const tail: fc.Arbitrary<Tail> = node<Tail>({
	faces: maybe(fc.stringMatching(/^[A-Za-z]{1,4}$/).filter((faces) => !faces.startsWith('br'))),
	boards: maybe(board),
	comment: maybe(fc.string({ maxLength: 8 }).filter((comment) => !comment.includes('|'))),
});
const word = maybe(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,6}$/));

const choices: fc.Arbitrary<[Choice, ...Choice[]]> = atLeastOne(
	fc.oneof<fc.Arbitrary<Choice>[]>(
		pieceId.map((piece): Choice => ({ type: 'piece', piece })),
		node<Extract<Choice, { readonly type: 'moves' }>>({ type: fc.constant('moves'), moves: sequence, plus: yes }),
	),
).map((all) => {
	// `(W)+D` is a group with a plus, not a group and the piece +D.
	const found = all.map((one, at): Choice => {
		const next = all[at + 1];
		return one.type === 'moves' && !one.plus && next?.type === 'piece' && next.piece.prefixes.startsWith('+')
			? { ...one, plus: true }
			: one;
	});
	return found as [Choice, ...Choice[]];
});

/** Several pieces under one prefix: their own prefixes would be read as those of the next letter, which they are. */
const headed: fc.Arbitrary<[PieceId, ...PieceId[]]> = fc
	.tuple(prefixedId, fc.array(pieceId, { maxLength: 2 }))
	.map(([first, others]) => [first, ...others]);

export const item: fc.Arbitrary<Item> = fc.oneof<fc.Arbitrary<Item>[]>(
	node<Extract<Item, { readonly type: 'macro' }>>({ type: fc.constant('macro'), name: pieceId, tail, moves: maybe(sequence) }),
	node<Extract<Item, { readonly type: 'castling' }>>({
		type: fc.constant('castling'),
		name: fc.constantFrom('O-O', 'O-O-O'),
		tail: tail.map(({ faces: _, ...rest }) => rest),
		royal: sequence,
		partner: sequence,
	}),
	node<Extract<Item, { readonly type: 'castling' }>>({
		type: fc.constant('castling'),
		name: fc.constantFrom('O-O', 'O-O-O'),
		tail,
		royal: fc.constant(undefined),
		partner: fc.constant(undefined),
	}),
	node<Extract<Item, { readonly type: 'promotion' }>>({
		type: fc.constant('promotion'),
		pieces: headed,
		tail,
		word,
		target: maybe(
			fc.oneof(
				choices.map((all) => ({ type: 'choices' as const, choices: all })),
				atLeastOne(pieceId).map((pieces) => ({ type: 'drops' as const, pieces })),
			),
		),
	}),
	node<Extract<Item, { readonly type: 'cancellation' }>>({
		type: fc.constant('cancellation'),
		pieces: headed,
		tail,
		word,
		moves: maybe(sequence),
	}),
	node<Extract<Item, { readonly type: 'definition' }>>({
		type: fc.constant('definition'),
		piece: plainId,
		tail,
		word,
		moves: maybe(sequence),
	}),
	node<Extract<Item, { readonly type: 'definition' }>>({ type: fc.constant('definition'), piece: prefixedId, tail, word, moves: sequence }),
);

/** Trees of the whole grammar. */
export const mbn: fc.Arbitrary<Mbn> = node<Mbn>({ items: fc.array(item, { minLength: 1, maxLength: 3 }), blanks: fc.constant(undefined) });

/** The same tree without places. */
export function withoutSpans<T>(value: T): T {
	if (Array.isArray(value)) return value.map(withoutSpans) as T;
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (key === 'span' ? [] : [[key, withoutSpans(inner)]]))) as T;
}
