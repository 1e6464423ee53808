import { type MisuseCase, misuseFaults } from '@x/core/testing';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { Chess, validateFen, xoroshiro128 } from '../src/index.js';

const isString = (value: unknown): boolean => typeof value === 'string';
const isUndefined = (value: unknown): boolean => value === undefined;
const isText = (value: unknown): boolean => isString(value) || isUndefined(value);
const options = ['options', undefined, isUndefined] as const;
const fen = ['fen', undefined, isText] as const;
const square = ['square', 'e4', isString] as const;
const color = ['color', 'w', isString] as const;
const piece = ['piece', { type: 'q', color: 'w' }] as const;

/** The methods that take arguments, each on a game of its own. */
const METHODS: Readonly<Record<string, MisuseCase['args']>> = {
	addNag: [['nag', 1], fen],
	addVariation: [['moves', ['d4']]],
	attackers: [square, ['attackedBy', 'w', isText]],
	clear: [options],
	explain: [['move', 'e5', (value) => value === null || isString(value)]],
	fen: [options],
	findPiece: [piece],
	get: [square],
	getCastlingRights: [color],
	getNags: [fen],
	getSuffixAnnotation: [fen],
	getVariations: [fen],
	hand: [color],
	history: [options],
	isAttacked: [square, ['attackedBy', 'w', isText]],
	isPromotion: [['move', { from: 'e2', to: 'e4' }]],
	load: [['fen', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'], options],
	loadPgn: [['pgn', '1. e4'], options],
	move: [['move', 'e5', (value) => value === null], options],
	moves: [options],
	perft: [['depth', 1]],
	pgn: [options],
	put: [piece, square],
	remove: [square],
	removeHeader: [['key', 'White', isString]],
	removeNags: [fen],
	removeSuffixAnnotation: [fen],
	removeVariations: [fen],
	setCastlingRights: [color, ['rights', { k: true }]],
	setComment: [['comment', 'good', isString]],
	setHeader: [
		['key', 'White', isString],
		['value', 'Anna', (value) => value === null || isText(value)],
	],
	setNags: [['nags', [1]], fen],
	setSuffixAnnotation: [['suffix', '!'], fen],
	setTurn: [color],
	squareColor: [square],
};

const called =
	(name: string): MisuseCase['call'] =>
	(...args: never[]) => {
		const game = new Chess();
		game.move('e4');
		return (game[name as keyof Chess] as (...args: never[]) => unknown)(...args);
	};

const FUNCTIONS: Readonly<Record<string, MisuseCase>> = {
	'new Chess': { call: (...args) => new Chess(...(args as [])), args: [['options', undefined, isUndefined]] },
	validateFen: {
		call: validateFen,
		args: [
			['fen', '', isString],
			['game', chess, isUndefined],
		],
	},
	xoroshiro128: { call: xoroshiro128, args: [['state', 1n]] },
};

describe('misuse', () => {
	test.each(Object.entries(METHODS))('chess.%s names the invalid argument', (name, args) => {
		expect(misuseFaults({ call: called(name), args })).toEqual([]);
	});

	test.each(Object.entries(FUNCTIONS))('%s names the invalid argument', (_, misuse) => {
		expect(misuseFaults(misuse)).toEqual([]);
	});
});
