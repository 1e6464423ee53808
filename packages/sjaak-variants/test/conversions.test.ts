import { apply, legal, perft, type Ruleset } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { type Diagnostic, NotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { gallery } from '../src/gallery/index.js';
import { parse, stringify, toFairy, toXBoard, type Variant } from '../src/index.js';
import { fromFairy, parseFen, parseMove, stringifyFen, stringifyMove, toRuleset } from '../src/rules.js';
import { countable, readVectors } from './shared.js';

const variants = gallery.map(({ id, text }): [string, Variant] => [id, parse(text).variants[0]!]);

describe('sections of Fairy-Stockfish', () => {
	/** What both ways say without a loss; how many these are is part of the promise. */
	const whole = variants.filter(([, variant]) => toFairy(variant).lost.length === 0);

	it('say most of the gallery without a loss', () => {
		expect(whole.length).toBeGreaterThanOrEqual(30);
	});

	it.each(whole)('%s comes back as the same game', (_, variant) => {
		const [back] = fromFairy(toFairy(variant).value);
		const [ours, theirs] = [variant, back!.value].map((one) => countable(toRuleset(one)).start);
		expect(back!.lost).toEqual([]);
		for (const depth of [1, 2]) expect(perft(theirs!, depth), `depth ${depth}`).toBe(perft(ours!, depth));
	});

	it.each([
		['[a]\nfirstRankPawnDrops = true', 'sjaak/lost-rule'],
		['[a]\ncustomPiece1 = a:gW\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1', 'sjaak/lost-piece'],
		['[a:janggi]', 'sjaak/lost-rule'],
		// A cannon that hops forwards only; one that hops along one diagonal, which is another one for Black.
		['[a]\ncustomPiece1 = a:mRfcpR\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1', 'sjaak/lost-piece'],
		['[a]\ncustomPiece1 = a:mRfrblcpB\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1', 'sjaak/lost-piece'],
	])('%j tells what is lost', (text, code) => {
		expect(fromFairy(text).flatMap(({ lost }) => lost.map((one) => one.code))).toContain(code);
	});
});

describe('features of the language as sections', () => {
	const rows = readVectors<{ readonly id: string; readonly input: string }>('features').map(({ id, input }): [string, Variant] => [
		id,
		parse(input).variants[0]!,
	]);
	const whole = rows.filter(([, variant]) => toFairy(variant).lost.length === 0);

	it('are some', () => {
		expect(whole.length).toBeGreaterThan(5);
	});

	it.each(whole)('%s: where nothing is lost, the same game with the same ends comes back', (_, variant) => {
		const [back] = fromFairy(toFairy(variant).value);
		expect(back!.lost).toEqual([]);
		const [ours, theirs] = [variant, back!.value].map((one) => toRuleset(one));
		for (const depth of [1, 2]) expect(perft(countable(theirs!).start, depth)).toBe(perft(countable(ours!).start, depth));
		const ends = ({ outcomes, forbid }: Ruleset): readonly string[] =>
			[...outcomes.map(({ id, result }) => `${id} ${result}`), ...forbid.map(({ id }) => id)].sort();
		expect(ends(theirs!)).toEqual(ends(ours!));
	});

	it('limits that differ by side are told', () => {
		const { lost } = toFairy(new Map(rows).get('max-by-side')!);
		expect(lost.map(({ message }) => message).join()).toContain('the same for both sides');
	});

	it('boards that are too large there are told', () => {
		const [variant] = parse(
			'Variant: L\nBoard: 13x4\nFEN: "k12/13/13/K12 w - -"\nPiece: K\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal',
		).variants;
		expect(toFairy(variant!).lost.map(({ message }) => message)).toEqual(['Fairy-Stockfish has boards of 12 files and 10 ranks at most.']);
	});

	// Small letters belong to the capital behind them only.
	it.each([
		['fFW', ['Move: leap (0,1)', 'Move: aleap (1,1)|(-1,1)']],
		['KN', ['Move: leap (0,1)|(1,1)|(1,2)']],
		['BNN', ['Move: slide (D,A)', 'Move: ride (1,2)']],
		['mRcpR', ['Move: slide (H,V)', 'Capture: hop (H,V)']],
		['FR2', ['Move: leap (1,1)', 'Move: step']],
		['nN', ['Move: leap (0,1)+(1,1)&(1,2)']],
	])('a piece that moves as %s', (betza, lines) => {
		const [piece] = fromFairy(`[a]\ncustomPiece1 = a:${betza}\nstartFen = a7/8/8/8/8/8/8/7A w - - 0 1\ncastling = false`);
		expect(piece!.lost).toEqual([]);
		const text = stringify(piece!.value);
		for (const line of lines) expect(text).toContain(line);
	});
});

describe('places in a file of sections', () => {
	const text =
		'# variants\nstray\n[one:chess]\r\nflagPiece = k\n  wallingRule = arrow\nno value\n[two]\ncustomPiece1 = a:gW\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1';
	const at = (span: unknown): string => {
		const { from, to } = span as { from: number; to: number };
		return text.slice(from, to);
	};

	it('are told of everything that is lost', () => {
		const places = fromFairy(text).map(({ lost }) => lost.map(({ data }) => at(data!.span)));
		expect(places).toEqual([['wallingRule = arrow', 'stray', 'no value'], ['customPiece1 = a:gW']]);
	});

	it('are told of sections that make no variant, all of them', () => {
		const wrong = '[one]\nstartFen = 9/8 w\n[two]\n[three]\nstartFen = x7/8/8/8/8/8/8/8 w - - 0 1';
		const problems = ((): readonly Diagnostic[] => {
			try {
				fromFairy(wrong);
			} catch (error) {
				if (error instanceof NotationError) return error.problems;
			}
			return [];
		})();
		expect([...new Set(problems.map(({ span }) => wrong.slice(span.from, span.to)))]).toEqual(['[one]', '[three]']);
		expect(problems[0]!.message).toContain('[one] does not make a variant');
	});

	it('any text ends in sections or in faults', () => {
		for (const piece of ['[', '[a]\n', 'a = b\n', '[a:a]\nking = k:', '=\r', 'customPiece1 = a:'])
			for (const text of [piece.repeat(300), `[a]\n${piece.repeat(300)}`]) {
				try {
					expect(Array.isArray(fromFairy(text))).toBe(true);
				} catch (error) {
					expect(error).toBeInstanceOf(NotationError);
				}
			}
	});
});

describe('XBoard', () => {
	it('is told that a diagonal of the board is another one for Black', () => {
		const { text } = gallery.find(({ id }) => id === 'chess')!;
		const [variant] = parse(text.replace(/slide \([DA], ?[DA]\)/, 'slide (D)')).variants;
		expect(
			toXBoard(variant!)
				.lost.map(({ message }) => message)
				.join(),
		).toContain('diagonal');
	});

	it.each([
		['chess', ['piece P& mfWcefFimfW2', 'piece N& N', 'piece B& B', 'piece R& R', 'piece Q& Q', 'piece K& KisO2']],
		['xiangqi', ['piece P& fW', 'piece +P& sfW', 'piece A& F', 'piece B& nA', 'piece N& nN', 'piece C& mRcpR', 'piece R& R', 'piece K& W']],
	])('%s is told piece by piece', (id, pieces) => {
		expect(toXBoard(new Map(variants).get(id)!).value.pieces).toEqual(pieces);
	});

	it('hands and the parent are part of the setup', () => {
		const { setup } = toXBoard(new Map(variants).get('minishogi')!).value;
		expect(setup).toMatch(/^setup \(\S+\) 5x5\+5_fairy rbsgk\/4p\/5\/P4\/KGSBR\[-\] w - - 0 1$/);
	});
});

describe('FENs and moves of random games', () => {
	it.each(variants)('%s', (_, variant) => {
		const game = countable(toRuleset(variant));
		const random = randomFrom(variant.name.length * 977);
		let position = game.start;
		for (let ply = 0; ply < 12; ply++) {
			const moves = legal(position);
			if (moves.length === 0) break;
			const fen = stringifyFen(position, variant);
			const again = countable(toRuleset(variant, { fen })).start;
			expect(stringifyFen(again, variant)).toBe(fen);
			if (ply % 4 === 0) expect(perft(again, 1), fen).toBe(moves.length);
			expect(parseFen(fen, variant).phase).toBe(ply % 2 === 0 ? 'white' : 'black');
			const move = moves[random(moves.length)]!;
			for (const style of ['lan', 'san'] as const) expect(parseMove(stringifyMove(move, variant, { style }), position, variant)).toBe(move);
			position = apply(position, move);
		}
	});
});
