import { apply, legal, perft, type Ruleset } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { type Diagnostic, NotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { gallery } from '../src/gallery/index.js';
import { parse, stringify, toFairy, toXBoard, type Variant } from '../src/index.js';
import { fromFairy, parseFen, parseMove, stringifyFen, stringifyMove, toRuleset } from '../src/rules.js';
import { countable, readVectors } from './shared.js';

const variants = gallery.map(({ id, text }): [string, Variant] => [id, parse(text).variants[0]!]);

describe('sections of Fairy-Stockfish', () => {
	/** The parts that both formats can express; the number without losses is part of the guarantee. */
	const whole = variants.filter(([, variant]) => toFairy(variant).lost.length === 0);

	it('express most of the gallery without losses', () => {
		expect(whole.length).toBeGreaterThanOrEqual(30);
	});

	it.each(whole)('%s converts back to the same game', (_, variant) => {
		const [back] = fromFairy(toFairy(variant).value);
		const [ours, theirs] = [variant, back!.value].map((one) => countable(toRuleset(one)).start);
		expect(back!.lost).toEqual([]);
		for (const depth of [1, 2]) expect(perft(theirs!, depth), `depth ${depth}`).toBe(perft(ours!, depth));
	});

	it.each([
		['[a]\nfirstRankPawnDrops = true', 'sjaak/lost-rule'],
		['[a]\ncustomPiece1 = a:gW\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1', 'sjaak/lost-piece'],
		['[a:janggi]', 'sjaak/lost-rule'],
		// A cannon that hops forwards only; one that hops along one diagonal, which differs for Black.
		['[a]\ncustomPiece1 = a:mRfcpR\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1', 'sjaak/lost-piece'],
		['[a]\ncustomPiece1 = a:mRfrblcpB\nstartFen = rnbakbnr/8/8/8/8/8/8/RNBAKBNR w - - 0 1', 'sjaak/lost-piece'],
	])('%j reports its losses', (text, code) => {
		expect(fromFairy(text).flatMap(({ lost }) => lost.map((one) => one.code))).toContain(code);
	});
});

describe('features of the language as sections', () => {
	const rows = readVectors<{ readonly id: string; readonly input: string }>('features').map(({ id, input }): [string, Variant] => [
		id,
		parse(input).variants[0]!,
	]);
	const whole = rows.filter(([, variant]) => toFairy(variant).lost.length === 0);

	it('are not empty', () => {
		expect(whole.length).toBeGreaterThan(5);
	});

	it.each(whole)('%s: without losses, converts back to the same game with the same endings', (_, variant) => {
		const [back] = fromFairy(toFairy(variant).value);
		expect(back!.lost).toEqual([]);
		const [ours, theirs] = [variant, back!.value].map((one) => toRuleset(one));
		for (const depth of [1, 2]) expect(perft(countable(theirs!).start, depth)).toBe(perft(countable(ours!).start, depth));
		const ends = ({ outcomes, forbid }: Ruleset): readonly string[] =>
			[...outcomes.map(({ id, result }) => `${id} ${result}`), ...forbid.map(({ id }) => id)].sort();
		expect(ends(theirs!)).toEqual(ends(ours!));
	});

	it('reports different limits of the sides', () => {
		const { lost } = toFairy(new Map(rows).get('max-by-side')!);
		expect(lost.map(({ message }) => message).join()).toContain('the same for both sides');
	});

	it('reports boards that are too large', () => {
		const [variant] = parse(
			'Variant: L\nBoard: 13x4\nFEN: "k12/13/13/K12 w - -"\nPiece: K\nMove: leap (0,1)\nSymbol: "K", "K,k"\nFlags: royal',
		).variants;
		expect(toFairy(variant!).lost.map(({ message }) => message)).toEqual([
			'Fairy-Stockfish supports boards of at most 12 files and 10 ranks.',
		]);
	});

	// Lower-case letters modify only the following capital.
	it.each([
		['fFW', ['Move: leap (0,1)', 'Move: aleap (1,1)|(-1,1)']],
		['KN', ['Move: leap (0,1)|(1,1)|(1,2)']],
		['BNN', ['Move: slide (D,A)', 'Move: ride (1,2)']],
		['mRcpR', ['Move: slide (H,V)', 'Capture: hop (H,V)']],
		['FR2', ['Move: leap (1,1)', 'Move: step']],
		['nN', ['Move: leap (0,1)+(1,1)&(1,2)']],
		// The rules for directions are those of Fairy-Stockfish: f of an oblique leap is the narrow pair.
		['fN', ['Move: aleap (1,2)|(-1,2)']],
		['fhN', ['Move: aleap (1,2)|(2,1)|(-2,1)|(-1,2)']],
		['fsWnR', ['Move: aleap (0,1)|(1,0)|(-1,0)', 'Move: slide (H,V)']],
		['CZ', ['Move: leap (1,3)|(2,3)']],
	])('a piece with the moves %s', (betza, lines) => {
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

	it('are reported for all losses', () => {
		const places = fromFairy(text).map(({ lost }) => lost.map(({ data }) => at(data!.span)));
		expect(places).toEqual([['wallingRule = arrow', 'stray', 'no value'], ['gW']]);
	});

	it.each([
		['xyz', ['xyz']],
		['WqFmE', ['q', 'E']],
		['W2 A3', ['A3']],
		['rfnN', ['rfnN']],
		['fmafsW', ['a']],
		['', []],
	])('are reported for the parts of the piece "%s" that are not read or expressed', (betza, parts) => {
		const section = `# a file\r\n[one]\r\n  customPiece1 =  a : ${betza}\r\nstartFen = a7/8/8/8/8/8/8/7A w - - 0 1\ncastling = false`;
		const [piece] = fromFairy(section);
		const lost = piece!.lost.filter(({ code }) => code === 'sjaak/lost-piece');
		expect(lost.map(({ data }) => section.slice((data!.span as { from: number }).from, (data!.span as { to: number }).to))).toEqual(parts);
		for (const { message } of lost) expect(message).toMatch(/cannot be (read|expressed)\./);
	});

	it('are reported for all sections that do not make a variant', () => {
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

	const TIMES = byExtent({ full: 300, normal: 40, quick: 30 });
	it('converts any text to sections or reports its faults', () => {
		for (const piece of ['[', '[a]\n', 'a = b\n', '[a:a]\nking = k:', '=\r', 'customPiece1 = a:'])
			for (const text of [piece.repeat(TIMES), `[a]\n${piece.repeat(TIMES)}`]) {
				try {
					expect(Array.isArray(fromFairy(text))).toBe(true);
				} catch (error) {
					expect(error).toBeInstanceOf(NotationError);
				}
			}
	});
});

describe('XBoard', () => {
	it('reports that a diagonal of the board differs for Black', () => {
		const { text } = gallery.find(({ id }) => id === 'chess')!;
		const [variant] = parse(text.replace(/slide \([DA], ?[DA]\)/, 'slide (D)')).variants;
		expect(
			toXBoard(variant!)
				.lost.map(({ message }) => message)
				.join(),
		).toContain('diagonal');
	});

	it.each([
		['chess', ['piece P& fmWfceFifmW2', 'piece N& N', 'piece B& B', 'piece R& R', 'piece Q& Q', 'piece K& KisO2']],
		['xiangqi', ['piece P& fW', 'piece +P& fsW', 'piece A& F', 'piece B& nA', 'piece N& nN', 'piece C& mRcpR', 'piece R& R', 'piece K& W']],
	])('%s lists the losses of each piece', (id, pieces) => {
		expect(toXBoard(new Map(variants).get(id)!).value.pieces).toEqual(pieces);
	});

	it('has letters for long leaps that all programs read alike', () => {
		const text =
			'Variant: L\nBoard: 8x8\nFEN: "k7/8/8/8/8/8/8/7K w - -"\nPiece: K\nMove: leap (1,3)|(2,3)\nMove: aleap (1,2)|(-1,2)\nSymbol: "K", "K,k"\nFlags: royal';
		const [variant] = parse(text).variants;
		expect(toXBoard(variant!).value.pieces).toEqual(['piece K& CZfN']);
		expect(toFairy(variant!).value).toContain('king = k:CZfN');
	});

	it('includes hands and the parent in the setup', () => {
		const { setup } = toXBoard(new Map(variants).get('minishogi')!).value;
		expect(setup).toMatch(/^setup \(\S+\) 5x5\+5_fairy rbsgk\/4p\/5\/P4\/KGSBR\[-\] w - - 0 1$/);
	});
});

describe('writes and reads FENs and moves of random games', () => {
	it.each(sampleOf('random games', variants, { normal: 0.25, quick: 0.1 }))('%s', (_, variant) => {
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
