import fc from 'fast-check';
import type {
	Alternative,
	Area,
	BoardId,
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
} from '../../src/index.js';

/** Random trees of the whole grammar. They need not be canonical, nor mean something on a board. */

const LETTERS: readonly DirectionLetter[] = ['b', 'd', 'f', 'l', 'r', 's', 'v', 'z'];
export const MODES: readonly ModeName[] = [
	...(['a', 'c', 'cc', 'cy', 'e', 'ee', 'g', 'gg', 'h', 'i', 'ii', 'j', 'jj', 'jy', 'k', 'kk'] as const),
	...(['m', 'n', 'o', 'oo', 'p', 'pp', 't', 'tt', 'u', 'w', 'ww', 'wy', 'x', 'xx', 'xy'] as const),
];

const option = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined, freq: 3 });
const flag = option(fc.constant(true as const));
const letter = fc.constantFrom(...LETTERS);

const pieceId: fc.Arbitrary<PieceId> = fc.record({
	prefixes: fc.constantFrom('', '', '#', '##', '+', '*'),
	letters: fc.constantFrom('K', 'Q', 'k', 'n', 'FD', 'Z', 'X1'),
});
const pieceSet: fc.Arbitrary<PieceSet> = fc.record({
	type: fc.constant('set' as const),
	coloured: flag,
	negated: flag,
	pieces: fc.array(pieceId, { maxLength: 3 }),
});
const interval: fc.Arbitrary<Interval> = fc.tuple(fc.nat(7), fc.nat(7)).map(([from, to]) => ({ from, to }));
const area: fc.Arbitrary<Area> = fc.oneof(
	fc.constantFrom('#', '.', '+', '*', ':').map((sign): Area => ({ type: 'sign', sign: sign as '#' })),
	fc
		.record({ files: option(interval), ranks: option(interval), levels: option(interval), rows: option(interval) })
		.map((one): Area => ({ type: 'box', ...one, ranks: one.files === undefined ? (one.ranks ?? { from: 0, to: 0 }) : one.ranks })),
);
const range: fc.Arbitrary<Range> = fc.record({
	negated: flag,
	areas: fc.array(area, { minLength: 1, maxLength: 2 }) as unknown as fc.Arbitrary<Range['areas']>,
});
const level: fc.Arbitrary<Level> = fc
	.record({
		sign: option(fc.constantFrom('+' as const, '-' as const, '+-' as const)),
		numbers: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 2 }),
		each: flag,
		column: flag,
	})
	.map((one) => (one.sign === undefined && one.numbers.length === 0 ? { ...one, numbers: [2] } : one));
const transition: fc.Arbitrary<Transition> = fc.record({ first: level, second: option(level) });
const condition: fc.Arbitrary<Condition> = fc.record({ who: fc.oneof(pieceSet, pieceId), where: option(range) });

const modification: fc.Arbitrary<Modification> = fc.oneof(
	letter.map((one): Modification => ({ type: 'direction', letter: one })),
	fc.tuple(letter, letter).map((letters): Modification => ({ type: 'directions', letters })),
	fc
		.record({ name: fc.constantFrom(...MODES), optional: flag, set: option(pieceSet), range: option(range) })
		.map((one): Modification => ({ type: 'mode', ...one })),
);
const steps: fc.Arbitrary<Steps> = fc.oneof(
	fc.constantFrom<Steps>({ type: 'any' }, { type: 'greedy' }, { type: 'all' }, { type: 'edge', sign: '*' }, { type: 'edge', sign: '#' }),
	fc
		.tuple(fc.constantFrom('most' as const, 'exactly' as const), fc.integer({ min: 1, max: 14 }))
		.map(([type, count]): Steps => ({ type, count })),
);
const turning: fc.Arbitrary<Turning> = fc.constantFrom('l' as const, 'r' as const, 's' as const).map((one) => ({ letters: [one] }));

export const BASES: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const { sequence } = fc.letrec<{ sequence: Sequence; leg: Leg; alternative: Alternative; move: Move }>((tie) => ({
	move: fc.oneof(
		{ maxDepth: 3 },
		fc.record({ type: fc.constant('base' as const), letter: fc.constantFrom(...BASES), turning: option(turning), steps: option(steps) }),
		fc.record({
			type: fc.constant('leap' as const),
			offset: fc.tuple(fc.nat(4), fc.nat(4)).map(([a, b]): readonly [number, number] => [Math.min(a, b), Math.max(a, b)]),
			turning: option(turning),
			steps: option(steps),
		}),
		fc.record({
			type: fc.constant('name' as const),
			name: fc.constantFrom('FD', 'K', 'Q', 'X1'),
			turning: option(turning),
			steps: option(steps),
		}),
		fc.record({ type: fc.constant('group' as const), body: tie('sequence'), turning: option(turning), steps: option(steps) }),
	),
	alternative: fc.record({
		ghost: option(fc.oneof(fc.constant(true as const), pieceSet)),
		decision: flag,
		transition: option(transition),
		condition: option(condition),
		start: option(range),
		attackers: option(fc.array(pieceSet, { minLength: 1, maxLength: 2 })),
		modifications: fc.array(modification, { maxLength: 3 }),
		moves: fc.array(tie('move'), { minLength: 1, maxLength: 2 }) as unknown as fc.Arbitrary<Alternative['moves']>,
		end: option(range),
	}),
	leg: fc.oneof(
		{ maxDepth: 3 },
		fc.record({
			type: fc.constant('choice' as const),
			alternatives: fc.array(tie('alternative'), { minLength: 1, maxLength: 2 }) as unknown as fc.Arbitrary<
				[Alternative, ...Alternative[]]
			>,
		}),
		fc.record({ type: fc.constantFrom('optional' as const, 'forced' as const), body: tie('sequence') }),
	),
	sequence: fc
		.array(fc.tuple(tie('leg'), fc.constantFrom('-' as const, '--' as const)), { minLength: 1, maxLength: 3 })
		.map((all) => ({ legs: all.map(([leg]) => leg) as unknown as Sequence['legs'], links: all.slice(1).map(([, link]) => link) })),
}));

const boards: fc.Arbitrary<BoardId> = fc
	.tuple(fc.oneof(fc.constant('*' as const), fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 })), flag, fc.boolean())
	.map(([numbers, mirrored, deep]) => ({ first: { numbers }, mirrored, ...(deep && { second: { numbers, mirrored } }) }));
const tail: fc.Arbitrary<Tail> = fc.record({
	faces: option(fc.constant('abc')),
	boards: option(boards),
	comment: option(fc.constant('Fire Demon')),
});
const word = option(fc.constant('Name'));
const pieces = fc
	.array(pieceId, { minLength: 1, maxLength: 2 })
	.map(([first, ...others]) => [{ ...first!, prefixes: `+${first!.prefixes}` }, ...others]) as fc.Arbitrary<[PieceId, ...PieceId[]]>;

const item: fc.Arbitrary<Item> = fc.oneof(
	fc.record({ type: fc.constant('macro' as const), name: pieceId, tail, moves: option(sequence) }),
	fc
		.record({
			type: fc.constant('castling' as const),
			name: fc.constantFrom('O-O' as const, 'O-O-O' as const),
			tail,
			royal: option(sequence),
		})
		.map((one): Item => ({ ...one, partner: one.royal })),
	fc.record({
		type: fc.constant('promotion' as const),
		pieces,
		tail,
		word,
		target: option(
			fc.oneof(
				fc.record({ type: fc.constant('drops' as const), pieces }),
				fc
					.array(
						fc.oneof(
							fc.record({ type: fc.constant('piece' as const), piece: pieceId }),
							fc.record({ type: fc.constant('moves' as const), moves: sequence, plus: flag }),
						),
						{ minLength: 1, maxLength: 2 },
					)
					.map((choices) => ({ type: 'choices' as const, choices: choices as [(typeof choices)[0], ...typeof choices] })),
			),
		),
	}),
	fc.record({ type: fc.constant('cancellation' as const), pieces, tail, word, moves: option(sequence) }),
	fc.record({ type: fc.constant('definition' as const), piece: pieceId, tail, word, moves: option(sequence) }),
);

export const randomSequence: fc.Arbitrary<Sequence> = sequence;
export const randomTree: fc.Arbitrary<Mbn> = fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => ({ items }));
