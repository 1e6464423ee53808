import { legal } from '@x/core';
import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { parse as parsePgn } from '@x/pgn';
import { describe, expect, it } from 'vitest';
import * as texts from '../src/index.js';
import * as moves from '../src/moves.js';
import * as pgn from '../src/pgn.js';
import * as plays from '../src/play.js';
import { shogi } from './support/games.js';

const { start } = shogi;
const [game] = texts.parse('▲７六歩 △３四歩');
const [first] = legal(start);
const isText = (value: unknown): boolean => typeof value === 'string';
const isUndefined = (value: unknown): boolean => value === undefined;

const text = ['text', '▲７六歩', isText] as const;
const options = ['options', undefined, isUndefined] as const;
const position = ['position', start] as const;
const record = ['move', { to: { file: 7, rank: 6 }, piece: 'FU' }] as const;
const move = ['move', first] as const;
const one = ['game', game] as const;
const rules = ['game', shogi] as const;

/** The calls of each export, with good arguments. */
const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: texts.parse, args: [text, options] },
	safeParse: { call: texts.safeParse, args: [text, options] },
	stringify: { call: texts.stringify, args: [one, options] },
	stringifyMove: { call: texts.stringifyMove, args: [record] },
	reduce: { call: texts.reduce, args: [one, ['dialect', 'kif']] },
	decode: { call: texts.decode, args: [['bytes', new Uint8Array()]] },
	encode: { call: texts.encode, args: [text, ['encode.encoding', 'utf-8', isUndefined]] },
	toSfen: { call: texts.toSfen, args: [['start', { handicap: '平手' }]] },
	fromSfen: { call: texts.fromSfen, args: [['text', '9/9/9/9/9/9/9/9/9 b - 1']] },
	diagramOf: { call: texts.diagramOf, args: [['start', { handicap: '平手' }]] },
	firstSide: { call: texts.firstSide, args: [['start', { handicap: '平手' }]] },
	detect: { call: texts.detect, args: [text] },
	readMove: { call: moves.readMove, args: [text, position, options] },
	safeReadMove: { call: moves.safeReadMove, args: [text, position, options] },
	writeMove: { call: moves.writeMove, args: [move, position, ['dialect', 'kif', isUndefined]] },
	toKifMove: { call: moves.toKifMove, args: [move, position] },
	resolve: { call: moves.resolve, args: [record, position] },
	safeResolve: { call: moves.safeResolve, args: [record, position] },
	canRecord: { call: moves.canRecord, args: [rules] },
	play: { call: plays.play, args: [one, rules, options] },
	safePlay: { call: plays.safePlay, args: [one, rules, options] },
	complete: { call: plays.complete, args: [one, rules] },
	gameOf: { call: plays.gameOf, args: [position, options] },
	toPgn: { call: pgn.toPgn, args: [one, rules, options] },
	fromPgn: { call: pgn.fromPgn, args: [['pgn', parsePgn('1. P7f *')[0]], rules, options] },
};

describe('misuse', () => {
	it.each(Object.entries(CASES))('of %s names the argument that is wrong', (_, one) => {
		expect(misuseFaults(one)).toEqual([]);
	});

	it('is tested of every function', () => {
		const functions = [texts, moves, plays, pgn].flatMap((entry) =>
			Object.entries(entry).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
		);
		expect(functions.filter((name) => !Object.hasOwn(CASES, name))).toEqual(['isValid']);
	});

	it('of an option names the option', () => {
		const call = (run: (...args: never[]) => unknown, ...args: readonly unknown[]): (() => unknown) => {
			return () => run(...(args as never[]));
		};
		expect(call(texts.parse, '', { modes: 'strict' })).toThrow(new TypeError('options.modes: Unknown option. Did you mean "mode"?'));
		expect(call(texts.isValid, 42)).toThrow(new TypeError('text: Expected a string or a Uint8Array, found the number 42.'));
		expect(call(texts.isValid, '', { limits: { length: '9' } })).toThrow(TypeError);
		expect(call(plays.gameOf, start, { end: 'over' })).toThrow(/^options\.end: Expected "resignation" or /);
		expect(call(pgn.toPgn, game, shogi, { notation: 'kif' })).toThrow(/^options\.notation: Expected "san" or "ki2"/);
		expect(call(moves.safeResolve, { to: {}, piece: 'FU' }, start)).toThrow(/^move\.to: Expected a square/);
		expect(call(moves.safeResolve, { to: { file: 1, rank: 1 }, piece: 'XX' }, start)).toThrow(/^move\.piece: Expected the code/);
	});
});
