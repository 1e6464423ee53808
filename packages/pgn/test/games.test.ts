import { apply, type Game, key, type Position, perft, position } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { parse as parseFen, stringify } from '@x/fen';
import { complete, fairyStockfish, lichess } from '@x/fen/dialects';
import { games as definitions, type GameId } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import { titles } from '@x/games/titles';
import { isNullMove, safeResolve } from '@x/san';
import { applyNull } from '@x/san/moves';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { gameIdOf, games, resolverOf } from '../src/games.js';
import { parse } from '../src/index.js';
import { PgnReader } from '../src/stream.js';
import { LEGAL, type Resolver, validator } from '../src/validate.js';
import { giveAll, randomGame, randomTree } from './support/driver.js';
import { hasShared, shared } from './support/shared.js';

const ids = Object.keys(definitions) as GameId[];

/** The game that a resolver finds. */
const gameFrom = (resolver: Resolver, tags: Readonly<Record<string, string>>): Game | undefined => {
	const found = resolver(tags);
	if (found === undefined || 'problems' in found) return undefined;
	return 'game' in found ? found.game : found;
};

const tagsOf = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([name, value]) => ({ name, value }));

describe('the name of a variant', () => {
	test('may be the id, the title or another name of every game', () => {
		const wrong = ids.flatMap((id) =>
			[id, titles[id].title, ...titles[id].also, id.toUpperCase(), titles[id].title.replace(/[ -]/g, '_')]
				.map((name) => [name, gameIdOf(name)] as const)
				.filter(([, found]) => found !== id),
		);
		expect(wrong).toEqual([]);
	});

	test.each([
		['Standard', 'chess'],
		['standard', 'chess'],
		['From Position', 'chess'],
		['fromPosition', 'chess'],
		['normal', 'chess'],
		['Chess', 'chess'],
		['', 'chess'],
		['?', 'chess'],
		['Chess960', 'chess960'],
		['chess 960', 'chess960'],
		['Chess-960', 'chess960'],
		['Fischerandom', 'chess960'],
		['fischerrandom', 'chess960'],
		['Fischer Random Chess', 'chess960'],
		['wild/fr', 'chess960'],
		['King of the Hill', 'king-of-the-hill'],
		['kingOfTheHill', 'king-of-the-hill'],
		['KOTH', 'king-of-the-hill'],
		['Three-check', 'three-check'],
		['threeCheck', 'three-check'],
		['3check', 'three-check'],
		['3-Check', 'three-check'],
		['Three-check Chess', 'three-check'],
		['5check', 'five-check'],
		['Racing Kings', 'racing-kings'],
		['racingKings', 'racing-kings'],
		['Crazyhouse', 'crazyhouse'],
		['crazy house', 'crazyhouse'],
		['Antichess', 'antichess'],
		['Giveaway', 'giveaway'],
		['Suicide', 'suicide'],
		['Suicide chess', 'suicide'],
		['Losers', 'losers'],
		['Horde', 'horde'],
		['Atomic', 'atomic'],
		['Atomic chess', 'atomic'],
		['nocheckatomic', 'nocheckatomic'],
		['Xiangqi', 'xiangqi'],
		['chu', 'chushogi'],
		['Duck Chess', 'duck'],
	])('%s means %s', (name, id) => {
		expect(gameIdOf(name)).toBe(id);
	});

	test('that is missing means chess, and an unknown one has a hint', () => {
		expect(gameIdOf()).toBe('chess');
		expect(gameIdOf('Nonsense')).toBeUndefined();
		expect(gameIdOf('x'.repeat(1e6))).toBeUndefined();
		const moves = validator(games);
		const [problem] = moves.begin(tagsOf({ Variant: 'Crazyhose' }));
		expect(problem).toMatchObject({
			code: 'pgn/variant-unknown',
			message: 'Expected the name of a known variant, found "Crazyhose".',
			hint: 'Did you mean "Crazyhouse"?',
			span: { from: 0, to: 9 },
			data: { tag: 'Variant', nearest: ['Crazyhouse'] },
		});
		expect(moves.begin(tagsOf({ Variant: 'zzzzzzz' }))[0]?.hint).toBe('The moves of this game are not tested.');
	});
});

describe('the resolver', () => {
	test('finds chess and Chess960 as ready games, and every other game once', () => {
		expect(games({})).toBe(chess);
		expect(games({ Variant: 'Standard' })).toBe(chess);
		expect(games({ Variant: 'Chess960' })).toBe(chess960);
		expect(games({ Variant: 'Atomic' })).toBe(games({ Variant: 'atomic chess' }));
	});

	test('of some games knows these alone', () => {
		let made = 0;
		const some = resolverOf({
			chess,
			atomic: () => {
				made++;
				return compile(definitions.atomic);
			},
		});
		expect(some({})).toBe(chess);
		expect(made).toBe(0);
		expect(some({ Variant: 'Atomic' })).toBe(some({ Variant: 'Atomic' }));
		expect(made).toBe(1);
		expect(some({ Variant: 'Chess960' })).toMatchObject({ problems: [{ code: 'pgn/variant-unknown' }] });
		expect(() => resolverOf(undefined as never)).toThrow(TypeError);
		expect(() => gameIdOf(4 as never)).toThrow(TypeError);
	});

	test.each([
		['the start of chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess],
		['rights of chess', 'r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1', chess],
		['rights without a rook', '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1', chess],
		['a king elsewhere', 'bbrknrqn/pppppppp/8/8/8/8/PPPPPPPP/BBRKNRQN w KQkq - 0 1', chess960],
		['files of rooks', 'bbrknrqn/pppppppp/8/8/8/8/PPPPPPPP/BBRKNRQN w FCfc - 0 1', chess960],
		['a fault', 'bbrknrqn/ppppppppp/8/8/8/8/PPPPPPPP/BBRKNRQN w - - 0 1', chess],
	])('takes the rules of Chess960 for chess with its castling rights: %s', (_, FEN, game) => {
		expect(gameFrom(games, { FEN })).toBe(game);
		expect(gameFrom(games, { Variant: 'From Position', FEN })).toBe(game);
		// The rules are found without the game, too.
		expect(gameFrom(resolverOf({ chess }), { FEN })?.hash).toBe(game.hash);
	});
});

describe('FEN tags', () => {
	test.each([
		['Three-check', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+2', ['e4']],
		['Three-check', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+1 0 1', ['e4']],
		['Three-check', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ['e4']],
		['Crazyhouse', 'r2qkb1r/8/8/8/8/8/8/R2QKB1R[Nn] w KQkq - 0 1', ['N@e4', 'N@e5']],
		['Crazyhouse', 'r2qkb1r/8/8/8/8/8/8/R2QKB1R/Nn w KQkq - 0 1', ['N@e4', 'N@e5']],
		['Crazyhouse', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ['e4']],
		['Crazyhouse', 'rnbqkb1r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQ~KBNR/ w KQkq - 0 1', ['Nf3']],
		['Antichess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1', ['e3']],
		['Horde', 'rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1', ['b6']],
		['Racing Kings', '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1', ['Kh3']],
		['Atomic', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', ['Nf3']],
		['Shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1', []],
		['Shogi', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1', []],
		['Xiangqi', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', ['Ra2']],
	])('of %s: %s', (Variant, FEN, texts) => {
		const moves = validator(games);
		expect(moves.begin(tagsOf({ Variant, FEN }))).toEqual([]);
		expect(giveAll(moves, texts).every((answer) => answer === LEGAL)).toBe(true);
	});

	test('of every game are read in every form that FEN has for it', () => {
		const moves = validator(games);
		const wrong: string[] = [];
		for (const id of ids) {
			const game = gameFrom(games, { Variant: id })!;
			const line = randomGame(game, 12, randomFrom(3));
			const position = line.at(-1)?.after ?? game.start;
			for (const dialect of [fairyStockfish, lichess, complete]) {
				let FEN: string;
				try {
					FEN = stringify(position, { dialect });
				} catch {
					continue;
				}
				const problems = moves.begin(tagsOf({ Variant: titles[id].title, FEN }));
				if (problems.length > 0) wrong.push(`${id} ${FEN}: ${problems[0]!.message}`);
				else if (dialect === complete && stringify(moves.position()!, { dialect }) !== FEN) wrong.push(`${id}: ${FEN}`);
			}
		}
		expect(wrong).toEqual([]);
	});
});

describe('random games of every preset', () => {
	test.each(sampleOf('random games', ids, { normal: 0.25, quick: 0.08 }))('%s: every move of main lines and variations is legal', (id) => {
		const moves = validator(games);
		const game = gameFrom(games, { Variant: id })!;
		for (let seed = 1; seed <= byExtent({ full: 3, normal: 1, quick: 1 }); seed++) {
			const line = randomGame(game, 40, randomFrom(seed));
			expect(moves.begin(tagsOf({ Variant: titles[id].title }))).toEqual([]);
			const wrong = line.filter(({ text }) => giveAll(moves, [text])[0] !== LEGAL).map(({ text }) => text);
			expect(wrong).toEqual([]);
			expect(key(moves.position()!)).toBe(key(line.at(-1)?.after ?? game.start));
		}
		const tree = randomTree(game.start, 20, 2, randomFrom(5));
		moves.begin(tagsOf({ Variant: id }));
		const isLegal = (text: string, position: Position): boolean => safeResolve(text, position).ok;
		const expected = tree.flatMap(({ word, before }) => (before === undefined ? [] : [isLegal(word, before) ? LEGAL : 0]));
		expect(
			giveAll(
				moves,
				tree.map(({ word }) => word),
			),
		).toEqual(expected);
	});
});

/** The position after a text; `undefined` if it is refused. */
const after = (text: string, position: Position): Position | undefined => {
	const read = safeResolve(text, position, { nullMoves: true });
	if (!read.ok) return undefined;
	try {
		return isNullMove(read.value) ? applyNull(position) : apply(position, read.value);
	} catch {
		// The rules do not have a position after a null move.
		return undefined;
	}
};

describe('random games of every preset with changed texts', () => {
	const signs = 'KQRBNPabcdefghij0123456789x=+#O-@~'.split('');

	test.each(sampleOf('refused texts', ids, { normal: 0.2, quick: 0.08 }))(
		'%s: texts are illegal exactly where resolve refuses them, and a variation may replace them',
		(id) => {
			const moves = validator(games);
			const game = gameFrom(games, { Variant: id })!;
			for (let seed = 1; seed <= 3; seed++) {
				const random = randomFrom(77 * seed);
				moves.begin(tagsOf({ Variant: id }));
				let position = game.start;
				for (const { text } of randomGame(game, 30, random)) {
					const at = random(text.length + 1);
					const changed = text.slice(0, at) + signs[random(signs.length)]! + text.slice(at + random(2));
					const word = random(5) === 0 ? changed : random(30) === 0 ? '--' : text;
					const next = after(word, position);
					expect([seed, word, giveAll(moves, [word])]).toEqual([seed, word, [next === undefined ? 0 : LEGAL]]);
					if (next === undefined) {
						expect(giveAll(moves, ['(', text, ')', text])).toEqual([after(text, position) === undefined ? 0 : LEGAL, -1]);
						break;
					}
					expect(key(moves.position()!)).toBe(key(next));
					if (word !== text) break;
					position = next;
				}
			}
		},
	);
});

describe.runIf(hasShared)('real games', () => {
	test.each([
		['standard-lichess', 438],
		['standard-otb', 232],
		['chess960', 466],
		['crazyhouse', 24],
		['atomic', 52],
	] as const)('of %s are legal as a whole, as bytes and as trees', (name, count) => {
		const text = shared(`pgn/${name}.pgn`);
		const problems: unknown[] = [];
		let plies = 0;
		let untested = 0;
		const reader = new PgnReader(
			{
				problem: (problem) => problems.push(problem),
				move: (_, legal) => {
					plies++;
					if (legal !== true) untested++;
				},
			},
			{ validator: validator(games) },
		);
		reader.push(new TextEncoder().encode(text));
		reader.end();
		expect(problems).toEqual([]);
		expect(untested).toBe(0);
		const trees = parse(text, { validator: validator(games) });
		expect(trees.length).toBe(count);
		expect(trees.flatMap((game) => game.problems)).toEqual([]);
		expect(trees.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(plies);
		expect(trees.every(({ moves }) => moves.every(({ legal }) => legal === true))).toBe(true);
	});
});

/** Counts of chessops. */
const FROM_ANY_FILE: readonly (readonly [variant: GameId, fen: string, counts: readonly number[]])[] = [
	['atomic', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12194]],
	['atomic', '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807, 17536]],
	['atomic', 'rk2r3/pppp1ppp/8/8/8/8/PPPP1PPP/RK2R3 w EAea - 0 1', [28, 758, 19083]],
	['atomic', '1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R b HBhb - 0 1', [24, 576, 13542]],
	['atomic', '5rkr/pppppp1p/8/8/8/6N1/PPPPPP1P/5RKR w HFhf - 0 1', [24, 500, 12390]],
	['crazyhouse', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR[] w HFhf - 2 9', [21, 528, 12189]],
	['crazyhouse', '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR[] w HEhe - 1 9', [21, 807, 18002]],
	['crazyhouse', 'rk2r3/pppp1ppp/8/8/8/8/PPPP1PPP/RK2R3[] w EAea - 0 1', [28, 742, 18599]],
	['crazyhouse', '1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R[] b HBhb - 0 1', [24, 576, 13542]],
	['crazyhouse', '5rkr/pppppp1p/8/8/8/6N1/PPPPPP1P/5RKR[] w HFhf - 0 1', [24, 500, 12390]],
	['three-check', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 3+3 2 9', [21, 528, 12189]],
	['three-check', '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 3+3 1 9', [21, 807, 18002]],
	['three-check', 'rk2r3/pppp1ppp/8/8/8/8/PPPP1PPP/RK2R3 w EAea - 3+3 0 1', [28, 742, 18599]],
	['three-check', '1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R b HBhb - 3+3 0 1', [24, 576, 13542]],
	['three-check', '5rkr/pppppp1p/8/8/8/6N1/PPPPPP1P/5RKR w HFhf - 3+3 0 1', [24, 500, 12390]],
	['king-of-the-hill', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12189]],
	['king-of-the-hill', '2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807, 18002]],
	['king-of-the-hill', 'rk2r3/pppp1ppp/8/8/8/8/PPPP1PPP/RK2R3 w EAea - 0 1', [28, 742, 18599]],
	['king-of-the-hill', '1rk4r/pppppppp/8/8/8/8/PPPPPPPP/1RK4R b HBhb - 0 1', [24, 576, 13542]],
	['king-of-the-hill', '5rkr/pppppp1p/8/8/8/6N1/PPPPPP1P/5RKR w HFhf - 0 1', [24, 500, 12390]],
];

describe('castling rights of Chess960 in other variants', () => {
	test.each(FROM_ANY_FILE)('%s %s', (Variant, FEN, counts) => {
		const found = gameFrom(games, { Variant, FEN })!;
		const start = position(found, parseFen(FEN, found));
		expect(counts.map((_, depth) => perft(start, depth + 1))).toEqual(counts);
	});
});
