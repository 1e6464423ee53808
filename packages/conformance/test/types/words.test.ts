import { apply, legal, outcome, pieces, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { reasonsOf } from '@x/core/rules';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import type ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { type Compiled, compiled } from './checker.js';

const HEAD = `import { apply, attackers, castlingRights, type Game, type GameOutcome, find, inCheck, inHand, lastMove, legal, type Move, movesTo, outcome, pieceAt, pieces, playthrough, type Position, position, previous, restore, setupOf, toMove, turn, validate, variable } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load } from '@x/core/load';
import { explain } from '@x/describe/explain';
import { parsePosition, safeParse, safeParsePosition } from '@x/fen';
import { dialects } from '@x/fen/dialects';
import { games, type GameId } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { chess as chessRules } from '@x/games/chess';
import { duck } from '@x/games/duck';
import { safeParse as readPgn } from '@x/pgn';
import { play, resolve, safeResolve } from '@x/san';
const start = chess.start;
`;

/** Programs of one line that compile. */
const ACCEPTED: readonly string[] = [
	`outcome(start)?.reason === 'checkmate'`,
	`turn(apply(start, 'e2e4')).side === 'black'`,
	`pieceAt(start, 'e1')?.kind === 'K'`,
	`legal(start).map((move) => apply(start, move))`,
	`legal(start as Position).map((move) => apply(start, move))`,
	`find(start, { kind: 'knight', to: 'f3' })`,
	`inCheck(start, turn(start).side)`,
	`pieces(start).filter(({ piece }) => piece.side === turn(start).side && piece.kind === 'P')`,
	`pieceAt(compile(duck).start, 'e4')?.side === 'neutral'`,
	`const plain: Game = chess; plain.start === start`,
	`const plain: Position = start; turn(plain).side === 'sente'`,
	`const plain: Move = legal(start)[0]!; plain.kind === 'Z'`,
	`const plain: GameOutcome | undefined = outcome(start); plain?.reason === 'any'`,
	`const takes = (at: Position): string => turn(at).side; takes(start)`,
	`const generic = <P extends Position>(at: P) => legal(at).length; generic(start)`,
	`const id = 'gothic' as GameId; compile(games[id]).start`,
	`Object.values(games).map((definition) => compile(definition).title)`,
	// Other rules may have other words.
	`outcome(compile({ ...chessRules, rules: { ...chessRules.rules, outcomes: [] } }).start)?.reason === 'mine'`,
	`const mine = { ...chessRules.rules, kinds: {} }; compile(mine).start`,
	`const taken = legal(start)[0]!.captured[0]; taken?.kind === 'P'`,
	`let at = start; for (const text of ['e4', 'e5']) at = play(at, text); turn(at).side === 'white'`,
	`let at = start; for (const text of ['e2e4', 'e7e5']) { const move = toMove(at, text); if (move.ok) at = apply(at, move.value); }`,
	`const read = readPgn('1. e4'); !read.ok && read.problems[0]!.code === 'pgn/tag-form'`,
	`const read = readPgn('1. e4'); !read.ok && read.problems[0]!.code === 'mine/other'`,
];

/** Programs of one line with a word that does not exist. */
const REFUSED: readonly string[] = [
	`outcome(start)?.reason === 'chekmate'`,
	`outcome(start)?.winner === 'White'`,
	`turn(start).side === 'White'`,
	`turn(apply(start, 'e2e4')).side === 'White'`,
	`turn(play(start, 'e4')).side === 'White'`,
	`turn(previous(start)!).side === 'White'`,
	`pieceAt(start, 'e1')?.kind === 'king'`,
	`pieceAt(start, 'e1')?.side === 'neutral'`,
	`pieces(start)[0]!.piece.kind === 'Z'`,
	`legal(start)[0]!.kind === 'Z'`,
	`legal(start)[0]!.side === 'White'`,
	`legal(start)[0]!.promotion === 'queen'`,
	`legal(start)[0]!.captured[0]!.kind === 'Z'`,
	`find(start, { from: 'e2' })[0]!.kind === 'Z'`,
	`movesTo(start, 'e4')[0]!.kind === 'Z'`,
	`lastMove(start)?.kind === 'Z'`,
	`resolve('e4', start).kind === 'Z'`,
	`castlingRights(start)[0]!.side === 'White'`,
	`turn(position(chess, setupOf(start))).side === 'White'`,
	`turn(parsePosition('', chess)).side === 'White'`,
	`turn(playthrough(start).position()).side === 'White'`,
	`turn(compile(chessRules).start).side === 'White'`,
	`turn(compile(games.shogi).start).side === 'sente'`,
	`turn(load(plan(chessRules)).start).side === 'White'`,
	`outcome(compile(games['king-of-the-hill']).start)?.reason === 'insufficient-material'`,
	`inCheck(start, 'White')`,
	`inHand(start, 'White')`,
	`attackers(start, 'e4', 'White')`,
	`variable(start, 'checks', 'White')`,
	`const read = toMove(start, 'e2e5'); !read.ok && read.problems[0]!.code === 'move/ilegal'`,
	`const read = validate(chess, setupOf(start)); !read.ok && read.problems[0]!.code === 'setup/missing-king'`,
	`const read = restore(chess, {}); !read.ok && read.problems[0]!.code === 'saved/other-rule'`,
	`const read = safeParse('x', chess); !read.ok && read.problems[0]!.code === 'fen/nope'`,
	`const read = safeParsePosition('x', chess); !read.ok && read.problems[0]!.code === 'setup/nope'`,
	`const read = safeResolve('x', start); !read.ok && read.problems[0]!.code === 'san/nope'`,
	`const read = safeResolve('x', start); !read.ok && read.problems[0]!.data?.square === 3`,
	`const read = explain(start, 'e2e5'); !read.legal && read.code === 'nopath'`,
	`dialects.fairyStockfish`,
	`games.kingOfTheHill`,
];

/** Variables, and what an editor shows above them. */
const HOVERS: readonly (readonly [string, string])[] = [
	['chess', 'Game<Chess>'],
	['chessRules', 'GameDefinition<Chess>'],
	['compile(games.gothic)', 'Game<Gothic>'],
	['apply(start, "e2e4")', 'Position<Chess>'],
	['legal(start)', 'readonly Move<Chess>[]'],
	['legal(start)[0]!', 'Move<Chess>'],
	['find(start, { from: "e2", to: "e4" })', 'readonly Move<Chess>[]'],
	['toMove(start, "e2e4")', 'Result<Move<Chess>, Fault<MoveCode>>'],
	['outcome(start)', 'GameOutcome<Chess> | undefined'],
	['turn(start)', 'Turn<Chess>'],
	['pieceAt(start, "e4")', 'PieceData<Chess> | undefined'],
	['play(start, "e4")', 'Position<Chess>'],
	['safeParse("", chess)', 'Result<Setup, FenProblem>'],
	['apply(start as Position, "e2e4")', 'Position<GameWords>'],
];

/** Games with moves that no piece makes. The test that plays them finds others. */
const WITHOUT_MOVER: readonly string[] = ['flipello', 'flipello10'];

const WORDS = ['side', 'owner', 'kind', 'reason'] as const;

/** The words of a type of a game, as the compiler sees them. */
function wordsIn({ checker }: Compiled, definition: ts.Type): Record<(typeof WORDS)[number], string[]> {
	const [words] = checker.getTypeArguments(definition as ts.TypeReference);
	const union = (name: string): string[] => {
		const type = checker.getTypeOfSymbol(words!.getProperty(name)!);
		return (type.isUnion() ? type.types : [type]).map((one) => (one.isStringLiteral() ? one.value : checker.typeToString(one))).sort();
	};
	return { side: union('side'), owner: union('owner'), kind: union('kind'), reason: union('reason') };
}

const lines = [
	...ACCEPTED.map((line) => `{ ${line}; }`),
	...REFUSED.map((line) => `{ ${line}; }`),
	...HOVERS.map(([value], index) => `const hover${index} = ${value};`),
	'const table = games;',
];
const program = compiled(HEAD + lines.join('\n'));
const first = HEAD.split('\n').length - 1;

describe('the words of a game', () => {
	it('stand in programs that compile', () => {
		expect(ACCEPTED.map((line, index) => [line, program.errors.get(first + index)])).toEqual(ACCEPTED.map((line) => [line, undefined]));
	});

	it('are checked by the compiler: a word that does not exist is an error', () => {
		const isRefused = /no overlap|not assignable to parameter|does not exist on type/;
		const others = REFUSED.filter((_, index) => !isRefused.test(program.errors.get(first + ACCEPTED.length + index) ?? ''));
		expect(others).toEqual([]);
	});

	it('keep hovers on one line', () => {
		expect(HOVERS.map(([value], index) => [value, program.hover(`hover${index}`)])).toEqual(HOVERS);
	});

	const table = program.typeOf('table');
	it.each(Object.values(games))('are those of its rules: $id', ({ id, rules }) => {
		const property = table.getProperty(id)!;
		const { sideOrder, kinds } = rules;
		const owners = JSON.stringify(rules).includes('"neutral"') ? [...sideOrder, 'neutral'] : [...sideOrder];
		expect(wordsIn(program, program.checker.getTypeOfSymbol(property))).toEqual({
			side: [...sideOrder].sort(),
			owner: owners.sort(),
			kind: [...Object.keys(kinds), ...(WITHOUT_MOVER.includes(id) ? [''] : [])].sort(),
			reason: reasonsOf(rules).sort(),
		});
	});

	const sample = sampleOf('words in play', Object.values(games), { normal: 0.3, quick: 0.1 });
	it.each(sample)('are all that its functions return: $id', (definition) => {
		const { side, owner, kind, reason } = wordsIn(program, program.checker.getTypeOfSymbol(table.getProperty(definition.id)!));
		const others = new Set<string>();
		const check = (what: string, words: readonly string[], word: string | undefined): void => {
			if (word !== undefined && !words.includes(word)) others.add(`${what} ${word}`);
		};
		const random = randomFrom(7);
		let at = compile(definition).start;
		for (let ply = 0; ply < 200; ply++) {
			const end = outcome(at, { claims: true });
			check('reason', reason, end?.reason);
			check('winner', side, end?.winner);
			check('turn', side, turn(at).side);
			for (const { piece } of pieces(at)) check('piece', owner, piece.side);
			const moves = legal(at);
			for (const move of moves.slice(0, 20)) {
				check('mover', side, move.side);
				check('kind', kind, move.kind);
				check('promotion', kind, move.promotion);
				for (const { side: taken, kind: victim } of move.captured) {
					check('captured side', owner, taken);
					check('captured kind', kind, victim);
				}
			}
			if (moves.length === 0) break;
			at = apply(at, moves[random(moves.length)]!);
		}
		expect([...others]).toEqual([]);
	});
});
