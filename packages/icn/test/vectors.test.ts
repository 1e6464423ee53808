import { describe, expect, test } from 'vitest';
import {
	annotated,
	type Dialect,
	fromLong,
	type IcnGame,
	type IcnLong,
	parse,
	parseMove,
	positionAt,
	safeParse,
	sorted,
	stringify,
	stringifyMove,
	toLong,
	withPreset,
} from '../src/index.js';
import { expected, type Normal, normal, normalMove, readLarge, readLines, shared } from './shared.js';

interface Text {
	readonly id: string;
	readonly icn: string;
	readonly dialect?: Dialect;
	readonly expect: Normal;
}

describe.skipIf(!shared)('the shared vectors', () => {
	test.each(readLines<Text>('positions'))('positions: $id', ({ icn, dialect, expect: wanted }) => {
		expect(normal(parse(icn, { dialect }))).toEqual(expected(wanted));
		expect(normal(parse(icn))).toEqual(expected(wanted));
	});

	test.each(readLines<Text>('orderings'))('orderings: $id', ({ icn, expect: wanted }) => {
		expect(normal(parse(icn, { dialect: 'seed' }))).toMatchObject(expected(wanted));
		expect(normal(parse(icn))).toMatchObject(expected(wanted));
	});

	test.each(readLines<Text>('bigcoords'))('bigcoords: $id', ({ icn, expect: wanted }) => {
		expect(normal(parse(icn))).toEqual(expected(wanted));
	});

	test.each(readLines<{ id: string; text: string; expect: unknown }>('moves'))('moves: $id', ({ text, expect: wanted }) => {
		expect(normalMove(parseMove(text), true)).toEqual(wanted);
		expect(normalMove(parseMove(text, { dialect: 'site' }), true)).toEqual(wanted);
	});

	/** The seed does not specify these texts. They are accepted as recommended; the other unspecified texts are refused. */
	const ACCEPTED = [
		'verdict-90',
		'verdict-94',
		'verdict-146',
		'verdict-148',
		'verdict-152',
		'verdict-176',
		'verdict-184',
		'verdict-192',
		'verdict-200',
	];
	const VERDICTS = readLines<{ id: string; icn: string; reason: string; seedSpec: string; siteDialect: string }>('verdicts');
	test.each(VERDICTS)('verdicts: $id, $reason', ({ id, icn, seedSpec, siteDialect }) => {
		const seed = seedSpec === 'valid' || (seedSpec === 'unspecified' && ACCEPTED.includes(id));
		expect(safeParse(icn, { dialect: 'seed' }).ok).toBe(seed);
		expect(safeParse(icn, { dialect: 'site' }).ok).toBe(siteDialect === 'valid');
		expect(safeParse(icn).ok).toBe(seed || siteDialect === 'valid');
	});

	interface Variant {
		readonly id: string;
		readonly icn?: string;
		readonly file?: string;
		readonly name: string;
		readonly pieces: number;
		readonly rights: number;
	}
	test.each(readLines<Variant>('variants'))('variants: $id', ({ icn, file, name, pieces, rights }) => {
		const text = icn ?? readLarge(file!)!.trim();
		const game = parse(text, { dialect: 'site' });
		expect(game.metadata.Variant).toBe(name);
		expect(game.pieces).toHaveLength(pieces);
		expect(game.pieces!.filter(({ right }) => right)).toHaveLength(rights);
		expect(stringify(game, { style: 'compact' })).toBe(text);
	});

	interface Converted {
		readonly id: string;
		readonly short: string;
		readonly shortAgain: string;
		readonly long: IcnLong;
	}
	test.each(readLines<Converted>('convert'))('convert: $id', ({ short, long, shortAgain }) => {
		const game = parse(short, { dialect: 'seed' });
		expect(toLong(game, { shortPosition: true })).toEqual(long);
		expect(fromLong(long)).toEqual(game);
		expect(stringify(game, { style: 'compact' })).toBe(shortAgain);
	});

	interface Real {
		readonly id: string;
		readonly dialect: Dialect;
		readonly icn?: string;
		readonly pretty?: string;
		readonly compact?: string;
		readonly moves?: readonly string[];
		readonly positionBeforeLastMove?: string;
		readonly positionBeforeLastMoveBySite?: string;
	}
	test.each(readLines<Real>('real'))(
		'real: $id',
		({ dialect, icn, pretty, compact, moves, positionBeforeLastMove, positionBeforeLastMoveBySite }) => {
			for (const text of [icn, pretty, compact].filter((one) => one !== undefined)) {
				const game = parse(text, { dialect });
				expect(parse(stringify(game), { dialect })).toEqual(game);
				if (moves === undefined) continue;
				expect(game.moves.map((move) => stringifyMove(move, { style: 'compact' }))).toEqual(moves);
				const before = positionAt(game, moves.length - 1);
				const bare = { ...sorted(before), metadata: {}, extras: {} };
				expect(stringify(bare)).toBe(stringify({ ...sorted(parse(positionBeforeLastMove!, { dialect })), extras: {} }));
				const bySite = sorted(positionAt({ ...game, extras: {}, metadata: {} }, moves.length - 1, { dialect: 'site' }));
				expect(stringify(bySite, { dialect: 'site' })).toBe(stringify(sorted(parse(positionBeforeLastMoveBySite!, { dialect: 'site' }))));
			}
		},
	);
});

interface Played {
	readonly id: string;
	readonly plies: number;
	readonly site: { readonly pretty: string; readonly compact: string; readonly copy?: string; readonly byVariant?: string };
	readonly seed?: {
		readonly pretty: string;
		readonly mid: string;
		readonly compact: string;
		readonly longIn?: IcnLong;
		readonly longOut: IcnLong;
		readonly positionAfter: IcnLong;
		readonly positionAfterShort: string;
	};
	readonly finalPosition: string;
}

const GAMES = readLines<Played>('games');

/** A position without metadata, with its pieces sorted. */
const placed = (game: IcnGame): string => stringify(sorted({ ...game, metadata: {} }));

/** The JSON form with sorted promotions: a text omits the usual four and their order. */
const unordered = (long: IcnLong): IcnLong => {
	const { white = [], black = [] } = long.gameRules.promotionsAllowed ?? {};
	const promotionsAllowed = { white: [...white].sort(), black: [...black].sort() };
	return { ...long, gameRules: { ...long.gameRules, promotionsAllowed } };
};

describe.skipIf(!shared)('games', () => {
	test.each(GAMES)('$id in every style', ({ site, seed }) => {
		const read = parse(site.pretty, { dialect: 'site' });
		expect(stringify(read)).toBe(site.pretty);
		expect(stringify(read, { style: 'compact' })).toBe(site.compact);
		if (site.copy !== undefined) expect(stringify(read, { style: 'short' })).toBe(site.copy);
		if (site.byVariant !== undefined) {
			expect(stringify(read, { style: 'compact', position: false })).toBe(site.byVariant);
			expect(stringify(parse(site.byVariant), { style: 'compact' })).toBe(site.byVariant);
		}
		if (seed === undefined) return;
		const old = parse(seed.pretty, { dialect: 'seed' });
		expect(stringify(old)).toBe(seed.pretty);
		expect(stringify(old, { style: 'short' })).toBe(seed.mid);
		expect(stringify(old, { style: 'compact' })).toBe(seed.compact);
		for (const text of [seed.mid, seed.compact]) {
			expect(stringify(parse(text, { dialect: 'seed' }), { style: 'compact' })).toBe(seed.compact);
		}
	});

	test.each(GAMES)('$id: the last position', ({ plies, site, seed, finalPosition }) => {
		const read = parse(site.compact, { dialect: 'site' });
		expect(read.moves).toHaveLength(plies);
		expect(placed(positionAt(read))).toBe(placed(parse(finalPosition, { dialect: 'site' })));
		if (seed === undefined) return;
		const old = parse(seed.compact, { dialect: 'seed' });
		expect(placed(positionAt(old))).toBe(placed(parse(seed.positionAfterShort, { dialect: 'seed' })));
		expect(placed(positionAt(old))).toBe(placed(fromLong(seed.positionAfter)));
	});

	test.each(GAMES)('$id: the names of pieces and captures follow from the moves', ({ site }) => {
		const pretty = parse(site.pretty, { dialect: 'site' });
		const bare = pretty.moves.map(({ piece: _, capture: __, ...move }) => move);
		expect(annotated({ ...pretty, moves: bare })).toEqual(pretty);
	});

	test.each(GAMES.flatMap(({ id, seed }) => (seed ? [{ id, seed }] : [])))('$id: the long form', ({ seed }) => {
		const game = parse(seed.pretty, { dialect: 'seed' });
		expect(toLong(game, { shortPosition: true })).toEqual(seed.longOut);
		expect(stringify(fromLong(seed.longOut), { style: 'compact' })).toBe(seed.compact);
		if (seed.longIn === undefined) return;
		expect(unordered(toLong(game, { moves: 'objects' }))).toEqual(unordered(seed.longIn));
		expect(stringify(fromLong(seed.longIn))).toBe(seed.pretty);
	});

	test.each(GAMES.flatMap(({ id, site }) => (site.byVariant ? [{ id, text: site.byVariant, whole: site.compact }] : [])))(
		'$id: the pieces of its variant',
		({ text, whole }) => {
			const presets = readLines<{ icn?: string; name: string; code: string; validFrom: number }>('variants').flatMap(
				({ icn, name, code, validFrom }) =>
					icn === undefined ? [] : [{ names: [name, code], since: validFrom, game: parse(icn, { dialect: 'site' }) }],
			);
			expect(stringify(withPreset(parse(text), presets), { style: 'compact' })).toBe(whole);
		},
	);
});
