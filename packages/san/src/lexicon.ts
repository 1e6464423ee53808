import type { Cell, Cond, Game, Move, Position } from '@x/core';

/**
 * How one game's kinds and cells are written: made once for a game from its names, then only looked up.
 *
 * A kind without a name is written with its own id, a game without names therefore still reads and writes.
 */
export interface Lexicon {
	/** Kinds of a capital's character code minus 65: several where promoted kinds share a letter. */
	readonly kinds: readonly (readonly string[])[];
	/** Kinds written without a letter. */
	readonly silent: readonly string[];
	readonly letters: Readonly<Record<string, string>>;
	/** Cell of 128 · file code + rank, or -1. */
	readonly cells: Int32Array;
	/** File code and rank of a cell, as its name has them. */
	readonly files: Uint8Array;
	readonly ranks: Uint8Array;
	readonly names: readonly string[];
	readonly lastRank: number;
	/** Marks of the walks written `O-O` and `O-O-O`. */
	readonly castling: readonly [string, string] | undefined;
	readonly royal: readonly string[];
	/** Only mate wins: who is not in check has not lost, and `#` needs no other question. */
	readonly mateOnly: boolean;
	/** Where each side's castling piece was last seen: a guess that saves a search. */
	readonly homes: Map<string, Cell>;
}

const NAME = /^([a-z])(\d{1,2})$/;

const made = new WeakMap<Game, Lexicon>();
let lastGame: Game | undefined;
let last: Lexicon | undefined;

/** The lexicon of a game. */
export function lexiconOf(game: Game): Lexicon {
	if (game === lastGame) return last!;
	let lexicon = made.get(game);
	if (lexicon === undefined) {
		lexicon = make(game);
		made.set(game, lexicon);
	}
	lastGame = game;
	last = lexicon;
	return lexicon;
}

const isCheckOnly = (condition: Cond | undefined): boolean =>
	condition !== undefined && 'royalAttacked' in condition && condition.royalAttacked === 'own';

function make(game: Game): Lexicon {
	const { ruleset, names } = game;
	const kinds: string[][] = Array.from({ length: 26 }, () => []);
	const letters: Record<string, string> = {};
	const silent = names?.silent ?? [];
	for (const kind of Object.keys(ruleset.kinds)) {
		const letter = names?.kinds[kind]?.letter ?? kind;
		letters[kind] = letter;
		if (/^[A-Z]$/.test(letter)) kinds[letter.charCodeAt(0) - 65]!.push(kind);
	}
	const cells = new Int32Array(128 * 128).fill(-1);
	const files = new Uint8Array(game.cells);
	const ranks = new Uint8Array(game.cells);
	const cellNames: string[] = [];
	let lastRank = 0;
	for (let cell = 0; cell < game.cells; cell++) {
		const name = game.cellName(cell);
		cellNames.push(name);
		const match = NAME.exec(name);
		if (match === null) continue;
		files[cell] = match[1]!.charCodeAt(0);
		ranks[cell] = Number(match[2]);
		cells[128 * files[cell]! + ranks[cell]!] = cell;
		lastRank = Math.max(lastRank, ranks[cell]!);
	}
	return {
		kinds,
		silent,
		letters,
		cells,
		files,
		ranks,
		names: cellNames,
		lastRank,
		castling: castlingMarks(names?.castling?.marks),
		royal: names?.castling?.royal ?? [],
		mateOnly: ruleset.outcomes.every(
			(outcome) => outcome.result === 'draw' || (outcome.when === 'stuck' && outcome.result === 'loss' && isCheckOnly(outcome.if)),
		),
		homes: new Map(),
	};
}

function castlingMarks(marks: Readonly<Record<string, string>> | undefined): readonly [string, string] | undefined {
	if (marks === undefined) return undefined;
	const of = (text: string): string => Object.keys(marks).find((mark) => marks[mark] === text) ?? '';
	return [of('O-O'), of('O-O-O')];
}

/** The cell that a file code and a rank name; undefined when there is none. */
export function cellAt(lexicon: Lexicon, file: number, rank: number): Cell | undefined {
	if (rank < 0) return undefined;
	const cell = lexicon.cells[128 * file + rank]!;
	return cell < 0 ? undefined : cell;
}

/** 0: no castling, 1: `O-O`, 2: `O-O-O`. */
export function castlingOf(lexicon: Lexicon, move: Move): 0 | 1 | 2 {
	const marks = lexicon.castling;
	if (marks === undefined || move.marks.length === 0) return 0;
	return move.marks.includes(marks[0]) ? 1 : move.marks.includes(marks[1]) ? 2 : 0;
}

/** The kinds that parts name: those of the letter, or the silent ones. */
export const kindsOf = (lexicon: Lexicon, letter: number): readonly string[] =>
	letter === 0 ? lexicon.silent : (lexicon.kinds[letter - 65] ?? []);

/** A side as sentences name it. */
export const sideName = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);

/** A kind as sentences name it. */
export const kindName = (position: Position, kind: string): string => position.game.ruleset.kinds[kind]?.title ?? kind;
