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

/**
 * How one game's kinds and cells are written: made once for a game from its names, then only looked up.
 *
 * A kind without a name is written with its own id, a game without names therefore still reads and writes.
 */
export interface Lexicon {
	readonly game: Game;
	/** The letter of a kind, and the letter that its moves begin with: '' for kinds written without one. */
	readonly letters: Readonly<Record<string, string>>;
	readonly spoken: Readonly<Record<string, string>>;
	/** Kinds of a letter, or of none: several where promoted ones share a letter. */
	readonly asked: Readonly<Record<string, readonly string[]>>;
	/** Canonical texts that were read, and what they say. */
	readonly known: Map<string, MoveQuery>;
	/** Names of cells, '' where there is none; their files and ranks, or whole names where they are not made of a file and a rank. */
	readonly names: readonly string[];
	readonly files: readonly string[];
	readonly ranks: readonly string[];
	/** How many files there are, where a cell is `file + width · (rank − 1)` and files are single letters; else 0. */
	readonly width: number;
	readonly castling: Names['castling'];
	/** Only mate wins: who is not in check has not lost, and `#` needs no other question. */
	readonly mateOnly: boolean;
	/** A move may put a piece on the cell that it leaves. */
	readonly gate: boolean;
	/** Phases in which a turn goes on without a piece of one's own: the second part of a move. */
	readonly later: readonly string[];
	/** Some letters begin with `+`: a `+` behind a move may mean to promote. */
	readonly plus: boolean;
	/** Texts are written that the grammar of chess does not have: they are found by writing what is legal. */
	readonly odd: boolean;
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
				result === 'draw' ||
				(when === 'stuck' &&
					result === 'loss' &&
					condition !== undefined &&
					'royalAttacked' in condition &&
					condition.royalAttacked === 'own'),
		),
		gate,
		later,
		plus: Object.values(letters).some((letter) => letter.startsWith('+')),
		odd: gate || !width || later.length > 0 || /[^A-Z]/.test(Object.values(letters).join('')),
	};
}

/** The legal moves of some kinds onto a cell; mostly of one. */
export function movesOf(position: Position, kinds: readonly string[], to: Cell): readonly Move[] {
	return kinds.length === 1 ? movesTo(position, to, kinds[0]) : kinds.flatMap((kind) => movesTo(position, to, kind));
}

/** The legal castling moves of a text; those that put a piece from the hand on the board have more to their text. */
export function castlings(position: Position, { castling, gate }: Lexicon, text: string): readonly Move[] {
	const found: Move[] = [];
	for (const mark in castling?.marks) if (text === castling.marks[mark]) found.push(...find(position, { mark }));
	return gate ? found.filter((move) => moveNameParts(move).gate === undefined) : found;
}

/** `O-O`, `O-O-O`, or '' for other moves. */
export function castlingOf({ castling }: Lexicon, { marks }: Move): string {
	return (castling && marks.length > 0 && castling.marks[marks.find((mark) => castling.marks[mark]) ?? '']) || '';
}

/**
 * The moves that origin and target alone may mean. Castling is read both as king to its target and as king takes rook;
 * an ordinary step of the king comes first, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = movesTo(position, to, { from });
	// What castling writes on the cell: the king, or nothing where his partner stood.
	const ends = (move: Move): boolean => move.writes.some(({ cell, piece }) => cell === to && (piece ?? move).kind === move.kind);
	return plain.length > 0 || from === to
		? plain
		: legal(position).filter((move) => move.from === from && castlingOf(lexicon, move) && ends(move));
}

/** Whether a move takes something of another side. */
export const captures = ({ captured, side }: Move): boolean => captured.length > 0 && captured.some((one) => one.side !== side);

/** The letter that a move's text ends with: of what the mover becomes, or of what it leaves behind. */
export const becomes = ({ letters }: Lexicon, move: Move, { becomes }: MoveNameParts = moveNameParts(move)): string =>
	letters[becomes ?? ''] ?? '';

/** Whether what a text says of the origin is true of a cell. */
export const startsAt = ({ names, files, ranks }: Lexicon, origin: string, cell: Cell): boolean =>
	!origin || origin === names[cell] || origin === files[cell] || origin === ranks[cell];

/** A kind as sentences name it. */
export const kindName = ({ ruleset }: Game, kind: string): string => ruleset.kinds[kind]?.title ?? kind;
