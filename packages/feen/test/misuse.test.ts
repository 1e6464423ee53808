import { setupOf } from '@x/core';
import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { chess as binding, fromPosition, fromSetup, toSetup } from '../src/bindings/index.js';
import { exportFen, exportSfen, importFen, importSfen } from '../src/convert/index.js';
import * as feen from '../src/index.js';

const START = 'k^3/4/3K^ 2Pp/ C/c';
const value = feen.parse(START);
const isString = (given: unknown): boolean => typeof given === 'string';
const isUndefined = (given: unknown): boolean => given === undefined;
const text = ['text', START, isString] as const;
const options = ['options', undefined, isUndefined] as const;
const position = ['position', value] as const;
const placement = ['placement', value] as const;
const square = ['square', 'a1', (given: unknown) => Array.isArray(given) || isString(given)] as const;

const CASES: Readonly<Record<string, MisuseCase>> = {
	parse: { call: feen.parse, args: [text, options] },
	safeParse: { call: feen.safeParse, args: [text, options] },
	isValid: { call: feen.isValid, args: [text, options] },
	isCanonical: { call: feen.isCanonical, args: [text, options] },
	parsePlacement: { call: feen.parsePlacement, args: [['text', 'k^3/4/3K^', isString], options] },
	importLegacy: { call: feen.importLegacy, args: [text, options] },
	stringify: { call: feen.stringify, args: [position] },
	equals: {
		call: feen.equals,
		args: [
			['one', value],
			['other', value],
		],
	},
	hash: { call: feen.hash, args: [position] },
	counts: { call: feen.counts, args: [position] },
	material: { call: feen.material, args: [position] },
	mapPieces: { call: feen.mapPieces, args: [position, ['change', () => undefined, (given) => typeof given === 'function']] },
	withHand: { call: feen.withHand, args: [position, ['side', 'first'], ['piece', 'P', isString], ['count', 1]] },
	passTurn: { call: feen.passTurn, args: [position] },
	flip: { call: feen.flip, args: [position, options] },
	planes: { call: feen.planes, args: [placement] },
	dimensions: { call: feen.dimensions, args: [placement] },
	shape: { call: feen.shape, args: [placement] },
	isCoherent: { call: feen.isCoherent, args: [placement] },
	squares: { call: feen.squares, args: [placement] },
	pieces: { call: feen.pieces, args: [placement] },
	pieceAt: { call: feen.pieceAt, args: [placement, square] },
	withPiece: { call: feen.withPiece, args: [placement, square, ['piece', 'P', (given) => isUndefined(given) || isString(given)]] },
	styles: { call: feen.styles, args: [position] },
	turn: { call: feen.turn, args: [position] },
	squareName: { call: feen.squareName, args: [['at', [0, 0]]] },
	coordinates: { call: feen.coordinates, args: [['name', 'a1', isString]] },
	placementOf: {
		call: feen.placementOf,
		args: [['sizes', [2, 2], Array.isArray], ['squares', ['k^', null, null, 'K^'], Array.isArray], options],
	},
};

describe('misuse', () => {
	test('has a row for each function', () => {
		expect(Object.keys(CASES).sort()).toEqual(Object.keys(feen).sort());
	});
	test.each(Object.entries(CASES))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});

describe('options of conversions', () => {
	const calls: Readonly<Record<string, (given: object) => unknown>> = {
		fromPosition: (given) => fromPosition(chess.start, binding, given),
		fromSetup: (given) => fromSetup(setupOf(chess.start), binding, given),
		toSetup: (given) => toSetup(value, chess, binding, given),
		importFen: (given) => importFen('8/8/8/8/8/8/8/8 w - - 0 1', binding, given),
		exportFen: (given) => exportFen(value, binding, given),
		importSfen: (given) => importSfen('9/9/9/9/9/9/9/9/9 b - 1', binding, given),
		exportSfen: (given) => exportSfen(value, binding, given),
	};

	test.each(Object.entries(calls))('%s names an unknown option and an unknown value', (_, call) => {
		expect(() => call({ stict: true })).toThrow('options.stict: Unknown option.');
		expect(() => call({ mode: 'lax' })).toThrow('options.mode: Expected');
		expect(() => call({ mode: 'strict' })).not.toThrow();
	});
});
