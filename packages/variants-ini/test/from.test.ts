import { perft } from '@x/core';
import { compile } from '@x/core/compile';
import { isNotationError } from '@x/diagnostics';
import { safeParsePosition, stringify as writeFen } from '@x/fen';
import { fairyStockfish } from '@x/fen/dialects';
import { games } from '@x/games';
import { chess } from '@x/games/chess';
import { crazyhouse } from '@x/games/crazyhouse';
import { sankiChess } from '@x/games/sanki-chess';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { type Converted, fromGame, fromRuleset } from '../src/from/index.js';
import { parse, stringify, type VariantsIni } from '../src/index.js';
import { safeToGame, toGame } from '../src/rules/index.js';

/** Games with a board that Fairy-Stockfish does not have. */
const REFUSED = ['alice', 'chushogi', 'cylinder', 'glinski', 'raumschach'];
/** Games some of whose moves no key says. */
const LOSSY: readonly string[] = [
	'cambodian',
	'flipello',
	'flipello10',
	'janggi',
	'janggicasual',
	'janggimodern',
	'janggitraditional',
	'karouk',
	'marseillais',
	'ogi',
	'xiongqi',
];

const moveLosses = ({ lost }: Converted<VariantsIni>): readonly string[] =>
	lost.filter(({ code }) => /lost-(moves|start|promotion|castling|hand)$/.test(code)).map(({ message }) => message);

/** Games whose positions have flags that FEN does not write. */
const UNWRITTEN: readonly string[] = ['sanki-chess'];

const rows = Object.entries(games).filter(([id]) => ![...REFUSED, ...LOSSY, ...UNWRITTEN].includes(id));

describe('a section', () => {
	it.each(sampleOf('presets', rows, { normal: 0.05, quick: 0.02 }))('has the start and the moves of %s', (_, definition) => {
		const converted = fromGame(definition);
		expect(moveLosses(converted)).toEqual([]);
		const file = parse(stringify(converted.value));
		const [ours, theirs] = [compile(definition), compile(toGame(file))];
		for (const depth of [1, 2]) expect(perft(theirs.start, depth), `depth ${depth}`).toBe(perft(ours.start, depth));
		const board = (game: typeof ours): string => writeFen(game.start, { dialect: fairyStockfish }).split(/[ []/)[0]!;
		expect(board(theirs)).toBe(board(ours));
	});

	it.each(REFUSED.map((id) => [id, games[id as keyof typeof games]] as const))('cannot be written for %s', (_, definition) => {
		const refused = (): unknown => fromGame(definition);
		try {
			refused();
			expect.unreachable();
		} catch (error) {
			expect(isNotationError(error) ? error.problems.map(({ code }) => code) : error).toEqual(['variants-ini/inexpressible']);
		}
	});

	it('keeps the result of stalemate where a side without pieces loses first', () => {
		const { rules, names } = toGame(parse('[mine:losalamos]\nqueen = -\ncustomPiece1 = q:CW\nstalemateValue = loss\n'));
		const bare = { id: 'no-pieces', when: 'stuck', if: { compare: [{ count: { who: 'friend' } }, '=', 0] }, result: 'loss' } as const;
		const { value } = fromRuleset({ ...rules, outcomes: [bare, ...rules.outcomes] }, { names });
		expect(stringify(value)).toContain('stalemateValue = loss');
	});

	it('is as short as its parent allows', () => {
		expect(stringify(fromGame(crazyhouse).value)).toBe('[my-crazyhouse:crazyhouse]\n');
		expect(stringify(fromGame(chess, { section: 'club' }).value)).toBe('[club:chess]\n');
	});

	it('has the keys that differ', () => {
		const own = '[club:crazyhouse]\nmaxRank = 7\nmustCapture = true\nstartFen = rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR[] w - - 0 1\n';
		const game = toGame(parse(own));
		const { value, lost } = fromGame(game);
		expect(moveLosses({ value, lost })).toEqual([]);
		const keys = value.sections[0]!.entries.map(({ key }) => key);
		expect(keys).toEqual(expect.arrayContaining(['maxRank', 'mustCapture', 'startFen']));
		expect(perft(compile(toGame(value)).start, 3)).toBe(perft(compile(game).start, 3));
		expect(value.sections[0]!.parent).toBe('crazyhouse');
	});

	it('does not end where the game goes on, nor compares pieces that are kept off the board', () => {
		const { value, lost } = fromGame(sankiChess);
		expect(moveLosses({ value, lost })).toEqual([]);
		expect(perft(compile(toGame(value)).start, 2)).toBe(perft(compile(sankiChess).start, 2));
	});

	it('names the ends that it does not have', () => {
		const { lost } = fromRuleset(chess.rules, { names: chess.names, title: 'Chess' });
		expect(lost.map(({ code, path }) => [code, path])).toContainEqual(['variants-ini/lost-outcome', 'outcomes.fivefold-repetition']);
	});

	it.each(sampleOf('lossy presets', LOSSY, { normal: 0.1, quick: 0.1 }))('names the moves of %s that it does not have', (id) => {
		expect(moveLosses(fromGame(games[id as keyof typeof games])).length).toBeGreaterThan(0);
	});
});

describe('the sources of a game', () => {
	const text = '[base:chess]\nmustCapture = true\n[mine:base]\nstalemateValue = loss\n';
	const made = safeToGame(parse(text));

	it('are keys with their lines, in the section or in its parents', () => {
		const { sources = {}, rules } = made.ok ? made.value : expect.unreachable();
		const at = (place: string): readonly unknown[] =>
			(sources[place] ?? []).map(({ name, span }) => [name, span && text.slice(span.from, span.to)]);
		const stale = rules.outcomes.findIndex(({ id }) => id === 'stalemate');
		expect(at(`/outcomes/${stale}`)).toEqual([['stalemateValue', 'stalemateValue = loss']]);
		expect(at('/prefer/0')).toEqual([['mustCapture', 'mustCapture = true']]);
		const mate = rules.outcomes.findIndex(({ id }) => id === 'checkmate');
		expect(at(`/outcomes/${mate}`)).toEqual([['checkmateValue', undefined]]);
	});
});

it('positions of a section are read in the dialect of Fairy-Stockfish', () => {
	const game = compile(toGame(fromGame(crazyhouse).value));
	expect(safeParsePosition('4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1', game, { dialect: fairyStockfish }).ok).toBe(true);
});
