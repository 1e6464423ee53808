import type { Cond, Diagnostic, Game, Move, Position } from '@x/core';
import { flaw } from './errors.js';
import { absent, isCoordinate, type Parts, read } from './text.js';

/**
 * How one game's kinds and cells are written: made once for a game from its names, then only looked up.
 *
 * A kind without a name is written with its own id, a game without names therefore still reads and writes.
 */
export interface Lexicon {
	/** Kinds of a letter: several where promoted kinds share one; those of '' are written without a letter. */
	readonly kinds: Readonly<Record<string, readonly string[]>>;
	readonly letters: Readonly<Record<string, string>>;
	readonly names: readonly string[];
	readonly lastRank: number;
	/** Marks of the walks written `O-O` and `O-O-O`, at 1 and 2. */
	readonly castling: readonly (string | undefined)[];
	readonly royal: readonly string[];
	/** Only mate wins: who is not in check has not lost, and `#` needs no other question. */
	readonly mateOnly: boolean;
	/** Canonical texts recur: what was read of them. */
	readonly known: Map<string, Parts>;
}

const made = new WeakMap<Game, Lexicon>();
let last: readonly [Game, Lexicon] | undefined;

/** The lexicon of a game. */
export function lexiconOf(game: Game): Lexicon {
	if (last?.[0] === game) return last[1];
	const lexicon = made.get(game) ?? make(game);
	made.set(game, lexicon);
	last = [game, lexicon];
	return lexicon;
}

const isCheckOnly = (condition: Cond | undefined): boolean =>
	condition !== undefined && 'royalAttacked' in condition && condition.royalAttacked === 'own';

function make(game: Game): Lexicon {
	const { ruleset, names } = game;
	const silent = names?.silent ?? [];
	const kinds: Record<string, string[]> = { '': [...silent] };
	const letters: Record<string, string> = {};
	for (const kind of Object.keys(ruleset.kinds)) {
		const letter = names?.kinds[kind]?.letter ?? kind;
		letters[kind] = letter;
		kinds[letter] = [...(kinds[letter] ?? []), kind];
	}
	const cells = Array.from({ length: game.cells }, (_, cell) => game.cellName(cell));
	const { marks = {}, royal = [] } = names?.castling ?? {};
	return {
		kinds,
		letters,
		names: cells,
		lastRank: Math.max(...cells.map((name) => Number(name.slice(1)) || 0)),
		castling: ['', 'O-O', 'O-O-O'].map((text) => Object.keys(marks).find((mark) => marks[mark] === text)),
		royal,
		mateOnly: ruleset.outcomes.every(
			(outcome) => outcome.result === 'draw' || (outcome.when === 'stuck' && outcome.result === 'loss' && isCheckOnly(outcome.if)),
		),
		known: new Map(),
	};
}

/** 0: no castling, 1: `O-O`, 2: `O-O-O`. */
export function castlingOf({ castling }: Lexicon, move: Move): number {
	const { marks } = move;
	return marks.length === 0
		? 0
		: Math.max(
				0,
				castling.findIndex((mark) => mark !== undefined && marks.includes(mark)),
			);
}

/** Whether what a text says of the origin is true of a cell by its name. */
export const startsAt = (origin: string, name: string): boolean =>
	!origin || name === origin || name.charAt(0) === origin || name.slice(1) === origin;

/** A kind as sentences name it. */
export const kindName = (position: Position, kind: string): string => position.game.ruleset.kinds[kind]?.title ?? kind;

/** Takes a text apart for a game; short texts are remembered. */
export function readFor(game: Game, text: string, letters?: readonly string[], pairs?: boolean): Parts | Diagnostic {
	const { known, lastRank, kinds, names } = lexiconOf(game);
	const common = letters === undefined && !pairs && text.length < 12;
	const seen = common ? known.get(text) : undefined;
	if (seen !== undefined) return seen;
	const parts = read(text, letters, lastRank, pairs);
	if ('span' in parts) return parts;
	parts.kinds = kinds[parts.letter] ?? [];
	parts.cell = names.indexOf(parts.to);
	if (isCoordinate(parts)) parts.from = names.indexOf(parts.origin);
	if (parts.form === 0) {
		const near = names.some((name) => startsAt(parts.origin, name));
		parts.wrong = absent(parts, !parts.letter, parts.kinds.length > 0, near, parts.cell >= 0 || parts.to.length < 2);
		if (parts.mark === '@' && !game.names?.hand) parts.wrong ??= flaw('variant', parts.start, parts.tail, 'this game has no drops');
	}
	if (common) {
		if (known.size > 9999) known.clear();
		known.set(text, parts);
	}
	return parts;
}
