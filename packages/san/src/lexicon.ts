import {
	type Cell,
	find,
	type Game,
	legal,
	type Move,
	type MoveNameParts,
	type MoveQuery,
	moveNameParts,
	movesTo,
	type Names,
	type Position,
} from '@x/core';
import { asCondition } from '@x/core/rules';

/**
 * The notation of the kinds and cells of one game, computed once from its names.
 *
 * A kind without a name has its id as letter, so a game without names can still be read and written.
 */
export interface Lexicon {
	readonly game: Game;
	/** The letter of a kind, and the letter with which its moves begin: an empty text for kinds written without a letter. */
	readonly letters: Readonly<Record<string, string>>;
	readonly spoken: Readonly<Record<string, string>>;
	/** The kinds of a letter or of the empty text. Promoted pieces may share a letter. */
	readonly asked: Readonly<Record<string, readonly string[]>>;
	/** Canonical texts that were read, with their meanings. */
	readonly known: Map<string, MoveQuery>;
	/**
	 * The names of cells (an empty text for holes), and their files and ranks, or whole names if a name does not consist of a file and a
	 * rank.
	 */
	readonly names: readonly string[];
	readonly files: readonly string[];
	readonly ranks: readonly string[];
	/** The number of files if a cell is `file + width · (rank − 1)` and files are single letters; otherwise 0. */
	readonly width: number;
	readonly castling: Names['castling'];
	/** Set if a game is won only by mate. A side that is not in check has then not lost, so `#` does not need another test. */
	readonly mateOnly: boolean;
	/** A move may put a piece on the cell that it leaves. */
	readonly gate: boolean;
	/** The phases in which the turn continues without a piece of the same side: the second part of a move. */
	readonly later: readonly string[];
	/** Set if some letters begin with `+`, so that a `+` after a move may mean a promotion. */
	readonly plus: boolean;
	/** Set if the game has texts outside the grammar of chess. They are read by comparison with the texts of the legal moves. */
	readonly odd: boolean;
}

const made = new WeakMap<Game, Lexicon>();
let last: readonly [Game, Lexicon] | undefined;

/** Returns the lexicon of a game. */
export function lexiconOf(game: Game): Lexicon {
	if (last?.[0] === game) return last[1];
	const lexicon = made.get(game) ?? make(game);
	made.set(game, lexicon);
	last = [game, lexicon];
	return lexicon;
}

function make(game: Game): Lexicon {
	const { names: written } = game;
	const { kinds, outcomes, turn } = game.ruleset;
	const letters: Record<string, string> = {};
	const spoken: Record<string, string> = {};
	const asked: Record<string, string[]> = { '': [] };
	for (const kind of Object.keys(kinds)) {
		const { letter = kind, also = [] } = written?.kinds[kind] ?? {};
		const silent = written?.silent?.includes(kind);
		letters[kind] = letter;
		spoken[kind] = silent ? '' : letter;
		for (const one of [...(silent ? [''] : []), letter, ...also]) {
			asked[one] ??= [];
			asked[one].push(kind);
		}
	}
	const names = Array.from({ length: game.cells }, (_, cell) => {
		const name = game.cellName(cell);
		return game.cellNamed(name) === cell ? name : '';
	});
	const across = game.vecOf(game.cells - 1)[0]! + 1;
	const square = (cell: number): string => String.fromCharCode(97 + (cell % across)) + (Math.floor(cell / across) + 1);
	const width = names.every((name, cell) => !name || name === square(cell)) ? across : 0;
	const phases = Object.entries(turn.phases);
	const later = phases.flatMap(([name, { pieces, side }]) =>
		pieces === false &&
		phases.some(([other, before]) => other !== name && before.side === side && before.next.some(({ to }) => to === name))
			? [name]
			: [],
	);
	const gate = written?.gate !== undefined;
	return {
		game,
		letters,
		spoken,
		asked,
		known: new Map(),
		names,
		files: names.map((name) => name.replace(/\d+$/, '')),
		ranks: names.map((name) => name.replace(/^\D+/, '')),
		width,
		castling: written?.castling,
		mateOnly: outcomes.every(
			({ result, when, if: condition }) =>
				result === 'draw' || (when === 'stuck' && result === 'loss' && asCondition('royalAttacked', condition)?.royalAttacked === 'own'),
		),
		gate,
		later,
		plus: Object.values(letters).some((letter) => letter.startsWith('+')),
		odd: gate || !width || later.length > 0 || /[^A-Z]/.test(Object.values(letters).join('')),
	};
}

/** The legal moves of some kinds to a cell. */
export function movesOf(position: Position, kinds: readonly string[], to: Cell): readonly Move[] {
	return kinds.length === 1 ? movesTo(position, to, kinds[0]) : kinds.flatMap((kind) => movesTo(position, to, kind));
}

/** The legal castling moves of a text, except those that also put a piece from the hand on the board, whose texts are longer. */
export function castlings(position: Position, { castling, gate }: Lexicon, text: string): readonly Move[] {
	const found: Move[] = [];
	for (const mark in castling?.marks) if (text === castling.marks[mark]) found.push(...find(position, { mark }));
	return gate ? found.filter((move) => moveNameParts(move).gate === undefined) : found;
}

/** `O-O`, `O-O-O`, or an empty text for other moves. */
export function castlingOf({ castling }: Lexicon, { marks }: Move): string {
	return (castling && marks.length > 0 && castling.marks[marks.find((mark) => castling.marks[mark]) ?? '']) || '';
}

/**
 * The possible moves for an origin and a target. Castling is accepted both as the king's move to its target and as the king capturing the
 * rook; an ordinary king's move has precedence, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = movesTo(position, to, { from });
	// The text of the cell in castling: that of the king, or an empty text if the cell was the partner's.
	const ends = (move: Move): boolean => move.writes.some(({ cell, piece }) => cell === to && (piece ?? move).kind === move.kind);
	return plain.length > 0 || from === to
		? plain
		: legal(position).filter((move) => move.from === from && castlingOf(lexicon, move) && ends(move));
}

/** Whether a move captures a piece of another side. */
export const captures = ({ captured, side }: Move): boolean => captured.length > 0 && captured.some((one) => one.side !== side);

/** The letter at the end of a move's text: that of the promoted piece, or of the piece left behind. */
export const becomes = ({ letters }: Lexicon, move: Move, { becomes }: MoveNameParts = moveNameParts(move)): string =>
	letters[becomes ?? ''] ?? '';

/** Whether the origin in a text matches a cell. */
export const startsAt = ({ names, files, ranks }: Lexicon, origin: string, cell: Cell): boolean =>
	!origin || origin === names[cell] || origin === files[cell] || origin === ranks[cell];

/** The name of a kind in messages. */
export const kindName = ({ ruleset }: Game, kind: string): string => ruleset.kinds[kind]?.title ?? kind;
