import {
	apply,
	legal,
	moveName,
	outcome,
	type Path,
	type Position,
	perft,
	position as positionOf,
	type Ruleset,
	type Setup,
	setupOf,
} from '@x/core';
import { checkRuleset } from '@x/core/build';
import { compile, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Problem, Result } from '@x/diagnostics';
import { games as definitions, type GameId } from '@x/games';
import { antichess } from '@x/games/antichess';
import { chess as chessRules } from '@x/games/chess';
import { chess960 as chess960Rules, startSetup } from '@x/games/chess960';
import { chushogi as chuShogiRules } from '@x/games/chushogi';
import { crazyhouse as crazyhouseRules } from '@x/games/crazyhouse';
import { janggi as janggiRules } from '@x/games/janggi';
import { makruk as makrukRules } from '@x/games/makruk';
import { minishogi as minishogiRules } from '@x/games/minishogi';
import { ogi } from '@x/games/ogi';
import { raumschach as raumschachRules } from '@x/games/raumschach';
import { sankiChess } from '@x/games/sanki-chess';
import { shatranj as shatranjRules } from '@x/games/shatranj';
import { shogi as shogiRules } from '@x/games/shogi';
import { xiangqi as xiangqiRules } from '@x/games/xiangqi';
import { xiongqi } from '@x/games/xiongqi';
import { describe, expect, test } from 'vitest';
import {
	type Binding,
	type BoundGame,
	type Convention,
	chess,
	chuShogi,
	crazyhouse,
	cross,
	fromPosition,
	fromSetup,
	gameBindings,
	janggi,
	makruk,
	minishogi,
	raumschach,
	sanki,
	shogi,
	toSetup,
	westernChess,
	xiangqi,
} from '../src/bindings/index.js';
import { isCanonical, parse, stringify } from '../src/index.js';

const unwrap = <T>(result: Result<T, Problem>): T => {
	if (!result.ok) throw new Error(result.problems.map(({ code, message }) => `${code}: ${message}`).join('\n'));
	return result.value;
};

/** Shatranj with its own style letter. */
const shatranj: Binding = { style: 'A', size: [8, 8], pieces: { ...chess.pieces }, clocks: chess.clocks! };

const CHESS = '+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R / C/c';

/** Games whose start as a FEEN is published or follows from published rules. */
const games: readonly (readonly [name: string, ruleset: Ruleset, binding: Binding, start: string, convention: Convention])[] = [
	['chess', chessRules.rules, chess, CHESS, 'rights'],
	[
		'chess, readiness',
		chessRules.rules,
		westernChess,
		'-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / W/w',
		'readiness',
	],
	[
		'Chess960',
		{ ...chess960Rules.rules, start: startSetup(1) },
		chess,
		'bqnbn+r+k^+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/BQNBN+R+K^+R / C/c',
		'rights',
	],
	['crazyhouse', crazyhouseRules.rules, crazyhouse, CHESS, 'rights'],
	[
		'chu shogi',
		chuShogiRules.rules,
		chuShogi,
		'lfcsgek^gscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGK^EGSCFL / U/u',
		'rights',
	],
	[
		'raumschach',
		raumschachRules.rules,
		raumschach,
		'rnk^nr/ppppp/5/5/5//ubqub/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNK^NR / R/r',
		'rights',
	],
	['shogi', shogiRules.rules, shogi, 'lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s', 'rights'],
	['minishogi', minishogiRules.rules, minishogi, 'rbsgk^/4p/5/P4/K^GSBR / S/s', 'rights'],
	['xiangqi', xiangqiRules.rules, xiangqi, 'rheag^aehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAG^AEHR / X/x', 'rights'],
	['janggi', janggiRules.rules, janggi, 'rhea1aehr/4g^4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4G^4/RHEA1AEHR / J/j', 'rights'],
	['makruk', makrukRules.rules, makruk, 'rnsmk^snr/8/pppppppp/8/8/PPPPPPPP/8/RNSK^MSNR / M/m', 'rights'],
	['Sanki chess', sankiChess.rules, sanki.W, '-rnbqk^bn-r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/-RNBQK^BN-R / W/w', 'readiness'],
	['ōgi', ogi.rules, sanki.J, '-rnbik^bn-r/+f+f+f+f+f+f+f+f/8/8/8/8/+F+F+F+F+F+F+F+F/-RNBIK^BN-R / J/j', 'readiness'],
	['xiongqi', xiongqi.rules, sanki.C, '-rnbeg^bn-r/+s+s+s+s+s+s+s+s/8/8/8/8/+S+S+S+S+S+S+S+S/-RNBEG^BN-R / C/c', 'readiness'],
];

const namesOf = (position: Position): readonly string[] => legal(position).map(moveName).sort();

describe.each(games)('%s', (_, ruleset, binding, start, convention) => {
	const game = compile(ruleset);
	const options = { mode: 'strict', convention } as const;

	test('starts as published', () => {
		expect(stringify(unwrap(fromPosition(game.start, binding, options)).feen)).toBe(start);
		const setup = unwrap(toSetup(parse(start), game, binding, options));
		expect(setupOf(positionOf(game, setup))).toEqual(setupOf(game.start));
	});

	test('converts positions of a random game to a FEEN and back', () => {
		let position = game.start;
		for (let ply = 1, seed = 12_345; ply <= 60; ply++, seed = (seed * 48_271) % 2_147_483_647) {
			const moves = legal(position);
			if (moves.length === 0) break;
			position = apply(position, moves[seed % moves.length]!);
			if (ply % 6 > 0) continue;
			const { feen, aux } = unwrap(fromPosition(position, binding, options));
			const text = stringify(feen);
			expect(isCanonical(text, { profile: 'spec', cardinality: false })).toBe(true);
			const again = positionOf(game, unwrap(toSetup(parse(text), game, binding, { ...options, aux })));
			expect(namesOf(again)).toEqual(namesOf(position));
			expect(setupOf(again).vars).toEqual(setupOf(position).vars);
			expect(unwrap(fromPosition(again, binding, options))).toEqual({ feen, aux });
		}
	});
});

describe('reports of setups', () => {
	const game = compile(chessRules.rules);

	test('only positions determine readiness', () => {
		const written = fromSetup(setupOf(game.start), westernChess, { convention: 'readiness' });
		expect(written.ok && written.warnings.map(({ code }) => code)).toEqual(['feen/convert-castling', 'feen/convert-castling']);
		expect(fromSetup(setupOf(game.start), westernChess, { convention: 'readiness', mode: 'strict' }).ok).toBe(false);
	});

	test('refuses kinds without a letter, on the board and in hands', () => {
		const archbishop = { at: [0, 0], piece: { side: 'white', kind: 'A' } };
		const written = fromSetup({ pieces: [archbishop], stores: { hand: { white: { A: 1 }, black: {} } } }, crazyhouse);
		expect(written.ok ? [] : written.problems.map(({ code, path }) => [code, path])).toEqual([
			['feen/convert-letter', 'pieces[0]'],
			['feen/convert-letter', 'stores.hand.white.A'],
		]);
	});

	test('keeps the last capture of a lion in the side record', () => {
		const chu = compile(chuShogiRules.rules);
		const setup = unwrap(
			toSetup(parse('5k^6/12/12/12/R11/12/8N3/12/12/12/12/5K^6 / u/U'), chu, chuShogi, { aux: { lastLionCapture: '12e' } }),
		);
		expect(setup.points).toEqual({ lion: [[0, 7]] });
		expect(unwrap(fromPosition(positionOf(chu, setup), chuShogi)).aux).toEqual({ lastLionCapture: '12e' });
	});
});

describe('matches of two styles', () => {
	const pairs: readonly (readonly [name: string, first: BoundGame, second: BoundGame, start: string, moves: number])[] = [
		[
			'chess against makruk',
			{ ruleset: chessRules.rules, binding: chess },
			{ ruleset: makrukRules.rules, binding: makruk },
			'rnsmk^snr/8/pppppppp/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R / C/m',
			20,
		],
		[
			'makruk against chess',
			{ ruleset: makrukRules.rules, binding: makruk },
			{ ruleset: chessRules.rules, binding: chess },
			'+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/PPPPPPPP/8/RNSK^MSNR / M/c',
			23,
		],
		[
			'shatranj against chess',
			{ ruleset: shatranjRules.rules, binding: shatranj },
			{ ruleset: chessRules.rules, binding: chess },
			'+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/PPPPPPPP/RNBK^QBNR / A/c',
			16,
		],
	];

	describe.each(pairs)('%s', (_, first, second, start, moves) => {
		const { ruleset, bindings } = cross(first, second);
		const game = compile(ruleset);

		test('starts as published', () => {
			expect(checkRuleset(ruleset)).toEqual([]);
			const styles = [first.binding.style, second.binding.style] as const;
			const { feen } = unwrap(fromPosition(game.start, bindings, { styles, mode: 'strict' }));
			expect(stringify(feen)).toBe(start);
			const setup = unwrap(toSetup(parse(start), game, bindings, { mode: 'strict' }));
			expect(setupOf(positionOf(game, setup))).toEqual(setupOf(game.start));
			expect(legal(game.start).length).toBe(moves);
		});

		test('plays like the definition, and converts every position to a FEEN and back', () => {
			const definition = reference(ruleset);
			let position = game.start;
			for (let ply = 1, seed = 99; ply <= 40; ply++, seed = (seed * 48_271) % 2_147_483_647) {
				const found = legal(position);
				expect(found.length).toBe(definition.perft(definition.stateOf(setupOf(position)), 1, 'phase'));
				if (found.length === 0) break;
				position = apply(position, found[seed % found.length]!);
				const { feen, aux } = unwrap(fromPosition(position, bindings, { mode: 'strict' }));
				const again = positionOf(game, unwrap(toSetup(parse(stringify(feen)), game, bindings, { mode: 'strict', aux })));
				expect(namesOf(again)).toEqual(namesOf(position));
			}
		});
	});

	const { ruleset, bindings } = cross({ ruleset: chessRules.rules, binding: chess }, { ruleset: makrukRules.rules, binding: makruk });
	const game = compile(ruleset);

	test('moves each piece as in its own game', () => {
		const position = positionOf(game, unwrap(toSetup(parse('4k^3/8/8/3s4/3B4/8/8/4K^3 / m/C'), game, bindings)));
		expect(namesOf(position)).toEqual(expect.arrayContaining(['d5c4', 'd5d4', 'd5e4', 'd5c6', 'd5e6']));
		expect(namesOf(position)).not.toContain('d5d6');
	});

	test('joins rulesets with many names of directions without making the match literal', () => {
		/** The same rules, with names of their own for the directions of each path, and more names in each. */
		const manyNames = (rules: Ruleset, prefix: string): Ruleset => ({
			...rules,
			paths: Object.fromEntries(
				Object.entries(rules.paths).map(([path, given]) => {
					const text = JSON.stringify(given).replace(/"(as|bound)":"(\w+)"/g, `"$1":"${prefix} ${path} $2"`);
					const never: Path[] = Array.from({ length: 10 }, (_, index) => ({
						each: [[index + 1, 0]],
						as: `${prefix} ${path} ${index}`,
						path: { seq: [{ step: { bound: `${prefix} ${path} ${index}` } }, { any: [] }] },
					}));
					return [path, { any: [JSON.parse(text) as Path, ...never] }];
				}),
			),
		});
		const [one, other] = [manyNames(chessRules.rules, 'chess'), manyNames(makrukRules.rules, 'makruk')];
		const match = cross({ ruleset: one, binding: chess }, { ruleset: other, binding: makruk }).ruleset;
		expect(new Set(JSON.stringify(match).match(/"as":"[^"]+"/g)).size).toBeGreaterThan(100);
		expect(plan(match).facts).toEqual(plan(ruleset).facts);
		const shapes = ({ kinds }: ReturnType<typeof plan>): unknown =>
			Object.entries(kinds).map(([kind, { branches, programs }]) => [kind, branches.map(({ shape }) => shape), programs.length]);
		expect(shapes(plan(match))).toEqual(shapes(plan(ruleset)));
		const definition = reference(match);
		expect(perft(compile(match).start, 2)).toBe(definition.perft(definition.start(), 2));
	});

	test('derived pieces have the other style', () => {
		const text = "4k^3/8/8/3b'4/8/8/8/4K^2M' / m/C";
		const position = positionOf(game, unwrap(toSetup(parse(text), game, bindings, { mode: 'strict' })));
		expect(namesOf(position)).toContain('d5a2');
		expect(stringify(unwrap(fromPosition(position, bindings)).feen)).toBe(text);
	});

	test('bare royal pieces are a draw', () => {
		const position = positionOf(game, unwrap(toSetup(parse('4k^3/8/8/8/8/8/3m4/4K^3 / C/m'), game, bindings)));
		const [capture] = legal(position).filter(({ captured }) => captured.length > 0);
		expect(outcome(apply(position, capture!))).toEqual(expect.objectContaining({ reason: 'royals-only', draw: true }));
	});

	test.each([
		['the same style', chess, chessRules.rules, 'both have the same style'],
		['other boards', xiangqi, xiangqiRules.rules, 'their boards differ'],
		[
			'other views of the board',
			{ ...shogi, size: [8, 8] },
			{ ...chessRules.rules, sides: shogiRules.rules.sides },
			'their sides see the board in different ways',
		],
		['drops', { ...crazyhouse, style: 'Z' }, crazyhouseRules.rules, 'one of them has moves that come from no square'],
		['compulsory moves', { ...chess, style: 'A' }, antichess.rules, 'one of them says which moves come first'],
	])('%s cannot meet chess', (_, binding, rules, why) => {
		expect(() => cross({ ruleset: chessRules.rules, binding: chess }, { ruleset: rules, binding })).toThrow(why);
	});
});

test.each(Object.entries(gameBindings))('writes the start of %s with the binding of its id, and reads it back', (id, binding) => {
	const definition = definitions[id as GameId];
	const { start } = compile(definition);
	const { feen } = unwrap(fromPosition(start, binding));
	const placed = ({ pieces }: Setup): readonly string[] => pieces.map(({ at, piece: { kind, side } }) => `${at} ${side} ${kind}`).sort();
	expect(placed(unwrap(toSetup(feen, start.game, binding)))).toEqual(placed(setupOf(start)));
});
