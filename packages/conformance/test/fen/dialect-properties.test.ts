import type { Game, PieceData, Setup } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { type Dialect, type Edit, parse, safeParse, safeParsePosition, stringify, stringifySetup } from '@x/fen';
import { type DialectName, dialects, sfen, sjaak, xiangqi } from '@x/fen/dialects';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/lib/sample.js';
import { toyGame } from './toys.js';
import { gameOf } from './vectors.js';

const seirawan = toyGame({
	files: 8,
	ranks: 8,
	texts: ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1', '8/8/8/8/8/8/8/H2E4[] w - - 0 1'],
	fileRights: 'letters',
});
const walled = toyGame({ files: 10, ranks: 8, texts: ['10/10/10/10/10/10/10/AKQ7 w - - 0 1', '10/10/4*5/10/10/10/10/10 w - - 0 1'] });

/** Games that each dialect is made for, and games that it is not made for. */
const PLAYED: Readonly<Partial<Record<DialectName, readonly Game[]>>> = {
	'fairy-stockfish': [...['chess', 'crazyhouse', 'three-check', 'troitzky', 'capahouse', 'shogi', 'xiangqi'].map(gameOf), seirawan, walled],
	lichess: ['chess', 'crazyhouse', 'three-check'].map(gameOf),
	sfen: ['shogi', 'gardner'].map(gameOf),
	xiangqi: ['xiangqi', 'gardner'].map(gameOf),
	sjaak: [...['chess', 'crazyhouse', 'shogi', 'omicron'].map(gameOf), seirawan],
	hexagonal: [gameOf('glinski')],
	layered: ['raumschach', 'alice'].map(gameOf),
	complete: ['chess', 'marseillais', 'duck', 'alice', 'janggi', 'sanki-chess', 'capahouse', 'three-check', 'glinski'].map(gameOf),
};
/** The dialects that express every phase of a turn. */
const PHASED: readonly string[] = ['layered', 'complete'];
const cases = Object.entries(PLAYED).flatMap(([name, games]) => games.map((game) => [name, dialects[name as DialectName], game] as const));

/** A random setup without castling rights: pieces anywhere, hands, clocks and checks. */
function arrangement(game: Game, phased: boolean): fc.Arbitrary<Setup> {
	const { names, ruleset } = game;
	const sides = ruleset.sideOrder;
	const cells = Array.from({ length: game.cells }, (_, cell) => game.vecOf(cell)).filter((at) => game.cellAt(at) !== undefined);
	const kinds = Object.entries(names!.kinds);
	const pieces = kinds.flatMap(([kind, { letter }]): PieceData[] =>
		letter.toUpperCase() === letter.toLowerCase() ? [{ side: 'neutral', kind }] : sides.map((side) => ({ side, kind })),
	);
	const held = kinds.filter(([, { letter, promotedOf }]) => !promotedOf && /[A-Z]/.test(letter)).map(([kind]) => kind);
	const counts = fc.dictionary(fc.constantFrom(...held), fc.integer({ min: 1, max: 12 }), { maxKeys: 4, noNullPrototype: true });
	const { half, full, checks } = names!.clocks ?? {};
	const number = (name: string | undefined, least: number): fc.Arbitrary<Record<string, number>> =>
		name === undefined ? fc.constant({}) : fc.integer({ min: least, max: 300 }).map((value) => ({ [name]: value }));
	const left = (name: string | undefined): fc.Arbitrary<Record<string, Record<string, number>>> =>
		name === undefined
			? fc.constant({})
			: fc.tuple(fc.nat(3), fc.nat(3)).map((values) => ({ [name]: Object.fromEntries(sides.map((side, nth) => [side, values[nth]!])) }));
	return fc.record({
		pieces: fc
			.uniqueArray(fc.nat(cells.length - 1), { maxLength: 30 })
			.chain((places) =>
				fc
					.array(fc.constantFrom(...pieces), { minLength: places.length, maxLength: places.length })
					.map((chosen) => places.map((place, nth) => ({ at: cells[place]!, piece: chosen[nth]! }))),
			),
		vars: fc.tuple(number(half, 0), number(full, 1), left(checks)).map(([a, b, c]) => ({ ...a, ...b, ...c })),
		phase: fc.constantFrom(
			...(phased ? Object.keys(ruleset.turn.phases) : []),
			...sides.map((side) => Object.keys(ruleset.turn.phases).find((phase) => ruleset.turn.phases[phase]!.side === side)!),
		),
		stores:
			names!.hand === undefined
				? fc.constant({})
				: fc.tuple(counts, counts).map(([a, b]) => ({ [names!.hand!]: { [sides[0]!]: a, [sides[1]!]: b } })),
	});
}

const sorted = ({ pieces }: Setup): unknown => [...pieces].map((entry) => JSON.stringify([entry.at, entry.piece])).sort();

describe('every dialect reads its own output in strict mode', () => {
	test.each(cases)('%s', (name, dialect, game) => {
		fc.assert(
			fc.property(arrangement(game, PHASED.includes(name)), (setup) => {
				// SFEN counts plies only.
				const vars = name === 'sfen' ? { ...setup.vars, ...(game.names!.clocks?.half && { [game.names!.clocks.half]: 0 }) } : setup.vars!;
				const said: Setup = { ...setup, vars };
				const text = stringifySetup(said, game, { dialect });
				const result = safeParse(text, game, { dialect, mode: 'strict' });
				if (!result.ok) throw new NotationError(result.problems, `${text}: ${result.problems[0]?.message}`);
				expect(stringifySetup(result.value, game, { dialect })).toBe(text);
				expect(sorted(result.value)).toEqual(sorted(said));
				if (PHASED.includes(name)) expect(result.value.phase).toBe(setup.phase);
				expect(result.value.stores ?? {}).toEqual(setup.stores);
			}),
			{ numRuns: 60 },
		);
	});

	test('writes the files of pieces that may gate, with and without castling rights', () => {
		const { pieces } = seirawan.ruleset.start;
		fc.assert(
			fc.property(fc.subarray([...pieces]), fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), (some, bare) => {
				const setup: Setup = {
					pieces: some.map(({ at, piece: { side, kind, flags = [] } }) => ({
						at,
						piece:
							bare.includes(Number(at[0])) || !flags[0] ? { side, kind } : { side, kind, flags: flags.filter((flag) => flag === 'file') },
					})),
				};
				const text = stringifySetup(setup, seirawan, { dialect: sjaak });
				expect(sorted(parse(text, seirawan, { dialect: sjaak, mode: 'strict' }))).toEqual(sorted(setup));
			}),
			{ numRuns: 100 },
		);
	});
});

describe('every dialect refuses values that it cannot express', () => {
	const piece = (kind: string, ...flags: string[]): Setup => ({ pieces: [{ at: [4, 0], piece: { side: 'white', kind, flags } }] });
	const cases: readonly (readonly [string, Dialect | undefined, string, Setup])[] = [
		['a hand', dialects.fen, 'crazyhouse', { pieces: [], stores: { hand: { white: { P: 1 } } } }],
		['a promoted piece', dialects.fen, 'crazyhouse', piece('Q~')],
		['checks', dialects.fen, 'three-check', { pieces: [], vars: { checks: { white: 2, black: 3 } } }],
		['a right', sfen, 'chess', piece('K', 'castle')],
		['a right', xiangqi, 'chess', piece('K', 'castle')],
		['an en passant cell', sfen, 'chess', { pieces: [], points: { ep: [[0, 0]] } }],
		['an en passant cell', xiangqi, 'chess', { pieces: [], points: { ep: [[4, 2]] } }],
		['a clock', sfen, 'gardner', { pieces: [], vars: { halfmove: 3 } }],
		['checks', sjaak, 'three-check', { pieces: [], vars: { checks: { white: 2, black: 3 } } }],
		['more checks than a win needs', dialects.lichess, 'three-check', { pieces: [], vars: { checks: { white: 4, black: 3 } } }],
		['a fractional number of checks', dialects['fairy-stockfish'], 'three-check', { pieces: [], vars: { checks: 0.5 } }],
		['a promoted piece in hand', sfen, 'shogi', { pieces: [], stores: { hand: { white: { '+P': 1 } } } }],
		['a piece on a gap', dialects['fairy-stockfish'], 'troitzky', { pieces: [{ at: [0, 0], piece: { side: 'white', kind: 'K' } }] }],
		['a piece outside the hexagon', dialects.hexagonal, 'glinski', { pieces: [{ at: [5, 5], piece: { side: 'white', kind: 'K' } }] }],
		[
			'an en passant cell without the cell of its pawn',
			dialects['fairy-stockfish'],
			'berolina',
			{ pieces: [], points: { passer: [[3, 4]] } },
		],
	];
	test.each(cases)('%s', (_, dialect, game, setup) => {
		expect(() => stringifySetup(setup, gameOf(game), { dialect })).toThrow(NotationError);
	});

	test('throws a TypeError for games that the dialect cannot express', () => {
		expect(() => stringify(gameOf('chess').start, { dialect: dialects.hexagonal })).toThrow(TypeError);
		expect(() => stringify(gameOf('chess').start, { dialect: dialects.layered })).toThrow(TypeError);
		expect(() => stringify(gameOf('raumschach').start, { dialect: sfen })).toThrow(TypeError);
	});
});

describe('broken texts', () => {
	test.each(cases)('%s: results in a value or in faults with spans inside the text', (_, dialect, game) => {
		const base = stringify(game.start, { dialect });
		const letter = fc.constantFrom(...'pkKQ+~*[]/-019 _w3be,;=:%\u0100\u{1f600}'.normalize());
		const edit = fc.tuple(fc.nat(base.length), fc.nat(3), letter);
		fc.assert(
			fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), fc.constantFrom('lenient', 'strict'), (edits, mode) => {
				const text = edits.reduce((given, [at, cut, put]) => given.slice(0, at) + put + given.slice(at + cut), base);
				for (const read of [safeParse, safeParsePosition]) {
					const result = read(text, game, { dialect, mode });
					const problems = result.ok ? result.warnings : result.problems;
					if (!result.ok) expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
					for (const { span, data } of problems) {
						const fix = data?.fix as Edit | undefined;
						for (const { from, to } of fix ? [span, fix] : [span]) expect(0 <= from && from <= to && to <= text.length).toBe(true);
					}
				}
			}),
			{ numRuns: runs(150) },
		);
	});
});
