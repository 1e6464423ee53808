import { readFileSync } from 'node:fs';
import { apply, type Game, legal, moveName, outcome, type Position, perft, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { safeParsePosition, stringify } from '@x/fen';
import { fairyStockfish } from '@x/fen/dialects';
import { chess } from '@x/games/chess';
import { shogi } from '@x/games/shogi';
import { describe, expect, it } from 'vitest';
import { builtInNames, keys, parse } from '../src/index.js';
import { safeToGame, toGame } from '../src/rules/index.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const text = read('../vectors/sections.ini');
const file = parse(text);

/** Fairy-Stockfish's counts and positions of a section; see `npm run variants-ini`. */
interface Counted {
	readonly name: string;
	readonly fen: string;
	readonly perft: readonly number[];
	readonly positions: readonly { readonly fen: string; readonly moves: number; readonly result: string }[];
}

const counted: readonly Counted[] = JSON.parse(read('../vectors/sections.json'));

const resultOf = (game: Game, end: ReturnType<typeof outcome>): string => {
	if (end === undefined) return '*';
	if (end.winner === undefined) return '1/2-1/2';
	return end.winner === game.ruleset.sideOrder[0] ? '1-0' : '0-1';
};

/** The number of turns. A game that has ended has none; a lack of material does not end the list of moves. */
function count(position: Position, depth: number): number {
	if (depth === 0) return 1;
	const end = outcome(position);
	if (end !== undefined && end.reason !== 'insufficient-material') return 0;
	const { side } = turn(position);
	return legal(position).reduce((sum, move) => {
		const next = apply(position, move);
		return sum + count(next, turn(next).side === side ? depth : depth - 1);
	}, 0);
}

/** Ends that depend on the moves before: a text of the position does not show them. */
const BY_HISTORY = ['castling-wins', 'bikjang', 'pass', 'pass-white', 'pass-black', 'castling-dropped'];

describe('the sections', () => {
	it('use every key whose rule is played', () => {
		const used = new Set(file.sections.flatMap(({ entries }) => entries.map(({ key }) => key)));
		const base = (name: string): string => keys.find((key) => key.name === name)?.base ?? name;
		const bases = new Set([...used].map(base));
		const missing = keys.filter(
			({ base: one, display, type }) => !bases.has(one) && display !== true && type !== 'definition' && !one.startsWith('mobilityRegion'),
		);
		expect(missing.map(({ name }) => name)).toEqual(NOT_PLAYED);
	});
});

/** The keys that `safeToGame` warns of, and an old one. */
const NOT_PLAYED = [
	'whiteDropRegion',
	'blackDropRegion',
	'dropOnTop',
	'twoBoards',
	'moveRepetitionIllegal',
	'chasingRule',
	'shatarMateRule',
	'connectRegion1White',
	'connectRegion1Black',
	'connectRegion2White',
	'connectRegion2Black',
	'countingRule',
];

describe.each(counted)('[$name]', ({ name, fen, perft: counts, positions }) => {
	const game = compile(toGame(file, { section: name }));

	it('has the moves that Fairy-Stockfish counts', () => {
		expect(counts.map((_, index) => count(game.start, index + 1))).toEqual(counts);
		expect(stringify(game.start, { dialect: fairyStockfish }).split(' ')[0]!.replace(/\[.*/, '')).toBe(
			fen.split(' ')[0]!.replace(/\[.*/, ''),
		);
	});

	it('has the ends and the moves of positions of games', () => {
		for (const one of BY_HISTORY.includes(name) ? [] : positions) {
			const made = safeParsePosition(one.fen, game, { dialect: fairyStockfish });
			// A pass or a double step of Fairy-Stockfish is not in every text.
			if (!made.ok) continue;
			const result = resultOf(game, outcome(made.value));
			expect([one.fen, result, result === '*' ? count(made.value, 1) : one.moves]).toEqual([one.fen, one.result, one.moves]);
		}
	});
});

describe('a game', () => {
	it('is made of every built-in variant', () => {
		const faults = builtInNames().flatMap((parent) => {
			const result = safeToGame(parse(`[mine:${parent}]\n`));
			return result.ok ? [] : [[parent, result.problems]];
		});
		expect(faults).toEqual([]);
	});

	it('is that of the games package', () => {
		for (const [parent, definition] of [
			['chess', chess],
			['shogi', shogi],
		] as const)
			expect(perft(compile(toGame(parse(`[mine:${parent}]`))).start, 3)).toBe(perft(compile(definition).start, 3));
	});

	it.each([
		['berolina', ['d2f4', 'a7b6', 'f4g5', 'f7h5']],
		['pawnsideways', ['e2e4', 'h7h6', 'e4e5', 'd7d5']],
		['pawnback', ['e2e4', 'h7h6', 'e4e5', 'd7d5']],
	])('keeps the cells that a piece of %s has passed in a FEN', (name, moves) => {
		const game = compile(toGame(parse(`[mine:${name}]\n`)));
		const end = moves.reduce((at, text) => apply(at, legal(at).find((move) => moveName(move) === text)!), game.start);
		const fen = stringify(end, { dialect: fairyStockfish });
		const read = safeParsePosition(fen, game, { dialect: fairyStockfish });
		expect(read).toMatchObject({ ok: true, warnings: [] });
		expect(fen.split(' ')[3]).toMatch(/^[a-h]\d[a-h]\d$/);
		if (!read.ok) return;
		expect(stringify(read.value, { dialect: fairyStockfish })).toBe(fen);
		const names = (position: Position): readonly string[] => legal(position).map(moveName).sort();
		expect(names(read.value)).toEqual(names(end));
		expect(legal(read.value).some(({ to, captured }) => captured.some(({ cell }) => cell !== to))).toBe(true);
	});

	it('names the rules that are not played, at their keys', () => {
		const given = '[mine:chess]\nchasingRule = axf\ncountingRule = makruk\n';
		const result = safeToGame(parse(given));
		const places = result.ok ? result.warnings.map(({ code, span }) => [code, given.slice(span.from, span.to)]) : [];
		expect(places).toEqual([
			['variants-ini/unplayed', 'chasingRule = axf'],
			['variants-ini/unplayed', 'countingRule = makruk'],
		]);
	});

	it('is not made of a start that does not fit', () => {
		const read = parse('[mine:chess]\nstartFen = 8/8 w\n', { mode: 'lenient' });
		expect(safeToGame(read)).toMatchObject({ ok: false, problems: [{ code: 'variants-ini/fen', span: { from: 24, to: 27 } }] });
		expect(() => toGame(read)).toThrow('Expected 8 ranks');
	});

	it('is made of its section and those that it is based on, without the others', () => {
		const { sections } = parse('[low:chess]\nstalemateValue = loss\n[other:chess]\n[mine:low]\nmustCapture = true\n');
		const unread = {
			name: 'other',
			parent: 'chess',
			get entries(): never {
				throw new Error('read');
			},
		};
		const few = { sections: sections.map((section) => (section.name === 'other' ? unread : section)) };
		expect(toGame(few, { section: 'mine' })).toEqual(toGame({ sections }, { section: 'mine' }));
		expect(() => toGame(few, { section: 'other' })).toThrow('read');
	});

	it('needs a section', () => {
		expect(() => toGame(file, { section: 'none' })).toThrow(
			new TypeError('options.section: Expected the name of a section, found "none".'),
		);
		expect(() => toGame('x' as never)).toThrow(new TypeError('file: Expected a VariantsIni, found the string "x".'));
		expect(() => toGame(file, { part: 'none' } as never)).toThrow(TypeError);
	});
});
