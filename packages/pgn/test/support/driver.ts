import { apply, type Game, legal, type Move, type Position } from '@x/core';
import type { Random } from '@x/core/testing';
import { stringify } from '@x/san';
import type { Legality, Validator } from '../../src/validate.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Gives a validator one move. */
export const give = (validator: Validator, text: string): Legality => {
	const bytes = encoder.encode(`.${text}.`);
	return validator.move(bytes, 1, bytes.length - 1, (from, to) => decoder.decode(bytes.subarray(from, to)));
};

/** Gives a validator words and parentheses, and returns its answers. */
export const giveAll = (validator: Validator, words: readonly string[]): Legality[] => {
	const answers: Legality[] = [];
	for (const word of words) {
		if (word === '(') validator.open();
		else if (word === ')') validator.close();
		else answers.push(give(validator, word));
	}
	return answers;
};

/** Words and parentheses of a text. */
export const wordsOf = (text: string): string[] => text.match(/[()]|[^\s()]+/g) ?? [];

/** A move of a random game, with the positions around it. */
export interface RandomPly {
	readonly move: Move;
	readonly text: string;
	readonly before: Position;
	readonly after: Position;
}

/** A random legal move with its canonical text; `undefined` at the end of a game. */
export const randomPly = (before: Position, random: Random): RandomPly | undefined => {
	const moves = legal(before);
	if (moves.length === 0) return undefined;
	const move = moves[random(moves.length)]!;
	return { move, text: stringify(move, before), before, after: apply(before, move) };
};

/** A random game of at most `plies` plies. */
export const randomGame = (game: Game, plies: number, random: Random, start: Position = game.start): RandomPly[] => {
	const line: RandomPly[] = [];
	for (let at = start; line.length < plies; ) {
		const ply = randomPly(at, random);
		if (ply === undefined) break;
		line.push(ply);
		at = ply.after;
	}
	return line;
};

/** A word of a random tree: a parenthesis, or a text with the position in which it stands. */
export interface TreeWord {
	readonly word: string;
	readonly before?: Position;
}

/** The words of a random line with variations, and of the variations in them. */
export function randomTree(start: Position, plies: number, depth: number, random: Random): TreeWord[] {
	const words: TreeWord[] = [];
	let position = start;
	for (let nth = 0; nth < plies; nth++) {
		const ply = randomPly(position, random);
		if (ply === undefined) break;
		words.push({ word: ply.text, before: position });
		for (let more = depth > 0 ? random(3) : 0; more > 0; more--)
			if (random(4) === 0) words.push({ word: '(' }, ...randomTree(position, 1 + random(6), depth - 1, random), { word: ')' });
		position = ply.after;
	}
	return words;
}
