import fc from 'fast-check';
import type { Coord, Dialect, Figure, IcnGame, IcnMove, Json, Kind, Piece, Player, Square } from '../src/index.js';

const SEED_KINDS: readonly Kind[] = ['k', 'p', 'n', 'b', 'r', 'q', 'am', 'ha', 'ch', 'ar', 'gu', 'ca', 'gi', 'ze', 'ce', 'rq', 'rc', 'nr'];
const SITE_KINDS: readonly Kind[] = [...SEED_KINDS, 'hu', 'ro', 'ob', 'vo'];
const WINS = ['checkmate', 'royalcapture', 'allroyalscaptured', 'allpiecescaptured', 'koth'];

/** Coordinates of every size, many of which are distinct but equal as doubles. */
const coordinate: fc.Arbitrary<Coord> = fc.oneof(
	{ weight: 6, arbitrary: fc.integer({ min: -30, max: 30 }) },
	fc.maxSafeInteger(),
	fc.bigInt({ min: 2n ** 53n, max: 2n ** 53n + 9n }).map((value): Coord => `${value}`),
	fc.bigInt({ min: -(10n ** 40n), max: -(2n ** 53n) }).map((value): Coord => `${value}`),
);
const square: fc.Arbitrary<Square> = fc.tuple(coordinate, coordinate);

const figure = (dialect: Dialect): fc.Arbitrary<Figure> =>
	dialect === 'seed'
		? fc.oneof(
				{ weight: 9, arbitrary: fc.record({ kind: fc.constantFrom(...SEED_KINDS), player: fc.constantFrom<Player>(1, 2) }) },
				fc.record({ kind: fc.constantFrom<Kind>('ob', 'vo'), player: fc.constant<Player>(0) }),
			)
		: fc.record({ kind: fc.constantFrom(...SITE_KINDS), player: fc.integer({ min: 0, max: 6 }) as fc.Arbitrary<Player> });

/** A property that may be missing. */
const maybe = <Key extends string, T>(key: Key, value: fc.Arbitrary<T>): fc.Arbitrary<{ [K in Key]?: T }> =>
	fc.option(value, { nil: undefined }).map((given) => (given === undefined ? {} : { [key]: given })) as fc.Arbitrary<{ [K in Key]?: T }>;

const merged = <T>(parts: readonly fc.Arbitrary<object>[]): fc.Arbitrary<T> =>
	fc.tuple(...parts).map((all) => Object.assign({}, ...all)) as fc.Arbitrary<T>;

const comment = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((text) => !/\}|\[%clk /.test(text));

/** A move with all parts that its dialect can express. */
export const moveOf = (dialect: Dialect): fc.Arbitrary<IcnMove> =>
	merged([
		fc.record({ from: square, to: square }),
		maybe('piece', figure(dialect)),
		maybe('capture', fc.constant(true)),
		maybe('promotion', figure(dialect)),
		maybe('check', fc.constantFrom('+', '#')),
		maybe('mark', fc.constantFrom('!', '?', '!!', '??', '!?', '?!')),
		maybe('comment', comment),
		maybe(
			'clock',
			fc.nat(36_000).map((tenths) => tenths * 100),
		),
	]);

const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.constant(null),
		fc.boolean(),
		fc.integer(),
		fc.string({ unit: 'binary' }),
		fc.array(tie('value'), { maxLength: 3 }),
		fc.dictionary(fc.stringMatching(/^[a-z{}":,[\]]{1,6}$/), tie('value'), { maxKeys: 3, noNullPrototype: true }),
	),
})).value;

const metadata = (dialect: Dialect): fc.Arbitrary<Record<string, string>> =>
	fc.dictionary(
		dialect === 'seed' ? fc.stringMatching(/^[A-Z]\w{0,8}$/) : fc.stringMatching(/^[A-Z][a-z]{0,8}$/),
		dialect === 'seed'
			? fc.string({ unit: 'binary', maxLength: 30 })
			: fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).filter((text) => !text.includes('"')),
		{ maxKeys: 4, noNullPrototype: true },
	);

/** Distinct squares; two are equal only if they are the same number. */
const pieces = (dialect: Dialect): fc.Arbitrary<readonly Piece[]> =>
	fc.uniqueArray(merged<Piece>([figure(dialect), fc.record({ at: square }), maybe('right', fc.constant(true))]), {
		minLength: 1,
		maxLength: 12,
		selector: ({ at }) => at.join(),
	});

const promotion = (dialect: Dialect): fc.Arbitrary<object> =>
	fc.record({
		ranks: fc.array(coordinate, { minLength: 1, maxLength: dialect === 'seed' ? 1 : 3 }),
		kinds: fc.oneof(
			fc.constant<Kind[]>(['q', 'r', 'b', 'n']),
			fc.uniqueArray(fc.constantFrom(...SEED_KINDS), { minLength: 1, maxLength: 3 }),
		),
	});

const border: fc.Arbitrary<object> = fc
	.tuple(...Array.from({ length: 4 }, () => fc.option(fc.integer({ min: 0, max: 50 }), { nil: null })))
	.map(([left = null, width = null, bottom = null, height = null]) => [
		left,
		width === null ? null : (left ?? 0) + width,
		bottom,
		height === null ? null : (bottom ?? 0) + height,
	])
	.filter((edges) => edges.some((edge) => edge !== null));

/** Any game that a dialect can write. */
export const gameOf = (dialect: Dialect): fc.Arbitrary<IcnGame> =>
	fc
		.constantFrom<readonly Player[]>(
			...(dialect === 'seed' ? [] : [[1, 2, 3] as const, [2, 2, 1] as const, [4, 3, 6, 5] as const]),
			[1, 2],
			[2, 1],
		)
		.chain((turnOrder) => {
			const players = [...new Set(turnOrder)];
			const passable = turnOrder.at(-1)! < 3;
			const site = dialect === 'site';
			return merged<IcnGame>([
				fc.record({
					dialect: fc.constant(dialect),
					turnOrder: fc.constant(turnOrder),
					metadata: metadata(dialect),
					fullMove: fc.integer({ min: 1, max: 500 }),
					promotions: fc.record(Object.fromEntries(players.map((player) => [player, promotion(dialect)])), {
						requiredKeys: [],
						noNullPrototype: true,
					}),
					win: fc.record(
						Object.fromEntries(players.map((player) => [player, fc.uniqueArray(fc.constantFrom(...WINS), { minLength: 1 })])),
						{ noNullPrototype: true },
					),
					extras: site ? fc.constant({}) : fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), json, { maxKeys: 3, noNullPrototype: true }),
					squares: site ? fc.array(square, { maxLength: 3 }) : fc.constant([]),
					rays: site
						? fc.array(fc.record({ from: square, direction: fc.constantFrom([1, 0], [-2, 1]) }), { maxLength: 2 })
						: fc.constant([]),
					moves: fc.array(moveOf(dialect), { maxLength: 8 }),
				}),
				...(site ? [maybe('pieces', pieces(dialect)), maybe('border', border)] : [fc.record({ pieces: pieces(dialect) })]),
				...(passable ? [maybe('enPassant', square)] : []),
				maybe(
					'moveRule',
					fc.tuple(fc.nat(100), fc.nat(100)).map(([count, more]) => [count, count + more + 1]),
				),
			]);
		});
