import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import * as chessBoard from '../src/chess.js';
import * as text from '../src/index.js';
import * as play from '../src/play.js';
import * as position from '../src/position.js';

const { KINDS, ...functions } = text;
const icn = { ...functions, ...chessBoard, ...play, ...position };

const game = icn.parse('K5,1+|P4,2+|k5,8 4,2>4,4');
const isString = (value: unknown): boolean => typeof value === 'string';
const isUndefined = (value: unknown): boolean => value === undefined;
const moveText = ['text', '4,2>4,4', isString] as const;
const value = ['game', game] as const;
const options = ['options', undefined, isUndefined] as const;

const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: icn.parse, args: [['text', 'K5,1|k5,8', isString], options] },
	safeParse: { call: icn.safeParse, args: [['text', 'K5,1|k5,8', isString], options] },
	isValid: { call: icn.isValid, args: [['text', 'K5,1|k5,8', isString], options] },
	parseMove: { call: icn.parseMove, args: [moveText, options] },
	safeParseMove: { call: icn.safeParseMove, args: [moveText, options] },
	stringify: { call: icn.stringify, args: [value, options] },
	stringifyMove: { call: icn.stringifyMove, args: [['move', game.moves[0]], options] },
	toLong: { call: icn.toLong, args: [value, options] },
	fromLong: { call: icn.fromLong, args: [['long', icn.toLong(game)]] },
	toChess: { call: icn.toChess, args: [value] },
	fromChess: { call: icn.fromChess, args: [['setup', chess.ruleset.start]] },
	toRuleset: { call: icn.toRuleset, args: [value, options] },
	replay: { call: icn.replay, args: [value, options] },
	positionAtEnd: { call: icn.positionAtEnd, args: [value, options] },
	icnOf: { call: icn.icnOf, args: [['position', icn.positionAtEnd(game)], options] },
	safeIcnOf: { call: icn.safeIcnOf, args: [['position', icn.positionAtEnd(game)], options] },
	positionAt: { call: icn.positionAt, args: [value, ['ply', 0, isUndefined], options] },
	annotated: { call: icn.annotated, args: [value] },
	kindTitle: { call: icn.kindTitle, args: [['kind', 'k', (given) => KINDS.some((kind) => kind === given)]] },
	sorted: { call: icn.sorted, args: [value] },
	withPreset: { call: icn.withPreset, args: [value, ['presets', [], Array.isArray]] },
};

describe('misuse', () => {
	test('has a row for each function', () => {
		expect(Object.keys(CASES).sort()).toEqual(Object.keys(icn).sort());
	});
	test.each(Object.entries(CASES))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});
