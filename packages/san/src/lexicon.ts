import { find, type Game, type Move, movesTo, type Names, type Position, pieceAt, type Write } from '@x/core';

/**
 * How one game's kinds and cells are written: made once for a game from its names, then only looked up.
 *
 * A kind without a name is written with its own id, a game without names therefore still reads and writes.
 */
export interface Lexicon {
	/** The letter of a kind, and the letter that its moves begin with: '' for kinds written without one. */
	readonly letters: Readonly<Record<string, string>>;
	readonly spoken: Readonly<Record<string, string>>;
	/** What `movesTo` is asked for a letter, or for none: several kinds where promoted ones share a letter. */
	readonly asked: Readonly<Record<string, { readonly kind: readonly string[] }>>;
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
	/** Texts are written that the grammar of chess does not have: they are found by writing what is legal. */
	readonly odd: boolean;
	/** Kinds by the code of their capital letter; and those whose moves have none. */
	readonly capitals: readonly (readonly { readonly kind: string }[] | undefined)[];
	readonly silent: readonly { readonly kind: string }[];
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
	const castling = written?.castling;
	const letters: Record<string, string> = {};
	const spoken: Record<string, string> = {};
	const asked: Record<string, { readonly kind: readonly string[] }> = { '': { kind: [] } };
	for (const kind of Object.keys(kinds)) {
		const { letter = kind, also = [] } = written?.kinds[kind] ?? {};
		const silent = written?.silent?.includes(kind);
		letters[kind] = letter;
		spoken[kind] = silent ? '' : letter;
		for (const one of [...(silent ? [''] : []), letter, ...also]) asked[one] = { kind: [...(asked[one]?.kind ?? []), kind] };
	}
	const capitals: (readonly { readonly kind: string }[])[] = [];
	for (const letter in asked) if (/^[A-Z]$/.test(letter)) capitals[letter.charCodeAt(0)] = asked[letter]!.kind.map((kind) => ({ kind }));
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
		letters,
		spoken,
		asked,
		names,
		files: names.map((name) => name.replace(/\d+$/, '')),
		ranks: names.map((name) => name.replace(/^\D+/, '')),
		width,
		castling,
		mateOnly: outcomes.every(
			({ result, when, if: condition }) =>
				result === 'draw' || (when === 'stuck' && result === 'loss' && JSON.stringify(condition) === '{"royalAttacked":"own"}'),
		),
		gate,
		later,
		capitals,
		silent: asked['']!.kind.map((kind) => ({ kind })),
		odd: gate || !width || later.length > 0 || /[^A-Z]/.test(Object.values(letters).join('')),
	};
}

/** The legal moves of a letter onto a cell. */
export function rivals(position: Position, { asked }: Lexicon, letter: string, to: number): readonly Move[] {
	const kinds = asked[letter]!.kind;
	const [kind, other] = kinds;
	// Mostly a letter is one kind's.
	return other ? kinds.flatMap((one) => movesTo(position, to, { kind: one })) : movesTo(position, to, { kind });
}

/** The legal castling moves that are written so. */
export const castlings = (position: Position, { castling }: Lexicon, text: string): readonly Move[] =>
	Object.entries(castling?.marks ?? {}).flatMap(([mark, spelt]) => (spelt === text ? find(position, { mark }) : []));

/** `O-O`, `O-O-O`, or '' for other moves. */
export function castlingOf({ castling }: Lexicon, move: Move): string {
	for (const mark of move.marks) {
		const text = castling?.marks[mark];
		if (text) return text;
	}
	return '';
}

/** A piece that a move puts from the hand on a cell it leaves; in castling one that does not castle itself. */
export function gated(lexicon: Lexicon, move: Move): Write | undefined {
	// What a move writes is dear to know: asked only where there are gates.
	if (!lexicon.gate) return undefined;
	const { royal = [], partner = [] } = lexicon.castling ?? {};
	const castles = castlingOf(lexicon, move) !== '';
	return move.writes.find(({ cell, piece }) => {
		if (piece?.side !== move.side || cell === move.to) return false;
		return castles ? pieceAt(move.position, cell)?.side === move.side && ![...royal, ...partner].includes(piece.kind) : cell === move.from;
	});
}

/** The letter that a move's text ends with: of what the mover becomes, or of what it leaves behind. */
export function becomes(lexicon: Lexicon, move: Move): string {
	const kind = move.promotion ?? gated(lexicon, move)?.piece?.kind;
	return kind === undefined ? '' : lexicon.letters[kind]!;
}

/** Whether what a text says of the origin is true of a cell. */
export const startsAt = ({ names, files, ranks }: Lexicon, origin: string, cell: number): boolean =>
	!origin || origin === names[cell] || origin === files[cell] || origin === ranks[cell];

/** A kind as sentences name it. */
export const kindName = (position: Position, kind: string): string => position.game.ruleset.kinds[kind]?.title ?? kind;
