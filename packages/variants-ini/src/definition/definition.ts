import { KEYS, type Key } from '../keys/catalogue.js';
import { isCustom, isPieceName, PIECE_NAMES } from '../keys/pieces.js';
import { ALL_SQUARES } from '../values/squares.js';
import { type Letters, type Pieces, readValue, type Value } from '../values/value.js';

/** A piece of a variant: its letter in lower case, and its own moves in Betza where the key has some. */
export interface Piece {
	readonly letter: string;
	readonly betza?: string | undefined;
	/** The king of a built-in variant moves as another piece, and has all rules of that piece. */
	readonly native?: true;
}

/** All values of a variant, those that it has from its parents included. */
export interface Definition {
	/** Pieces by name, in no order. */
	readonly pieces: ReadonlyMap<string, Piece>;
	/** Values by key. Keys for both sides are those of each side; old keys are those that replace them. */
	readonly values: ReadonlyMap<string, Value>;
	/** The letters of the start, in lower case. */
	readonly letters: string;
}

/** The keys with their values, of one section. */
export type Keys = ReadonlyMap<string, string>;

/** The letter and the moves in the value of a piece; none if the value removes the piece. */
export function pieceIn(value: string): Piece | undefined {
	const letter = value.slice(0, 1).toLowerCase();
	if (!/^[a-z]$/.test(letter)) return undefined;
	return value.length > 1 ? { letter, betza: value.slice(2) } : { letter };
}

/** The pieces of a definition for values that name them. */
export function lettersOf(pieces: ReadonlyMap<string, Piece>): Letters {
	const byLetter = new Map([...pieces].map(([name, { letter }]) => [letter, name]));
	return { pieceOf: (letter) => byLetter.get(letter), letters: [...byLetter.keys()].sort() };
}

const sidesOf = ({ name, base, side }: Key): readonly string[] =>
	side !== undefined ? [name] : SIDED.has(base) ? [`${base}White`, `${base}Black`] : [name];

/** The keys that have a value for each side. */
const SIDED: ReadonlySet<string> = /* @__PURE__ */ new Set(KEYS.flatMap(({ base, side }) => (side === undefined ? [] : [base])));

/** The default of a key that stands for all squares. */
const EVERYWHERE = '**';

/** The values without a section: those of chess, with its pieces. */
function chessValues(pieces: ReadonlyMap<string, Piece>): Map<string, Value> {
	const letters = lettersOf(pieces);
	const values = new Map<string, Value>();
	for (const key of KEYS) {
		if (key.type === 'definition' || key.base.startsWith('mobilityRegion') || key.instead !== undefined || key.name === 'pawnTypes')
			continue;
		const value = key.otherwise === EVERYWHERE ? ALL_SQUARES : readValue(key, key.otherwise, letters).value;
		if (value !== undefined) for (const name of sidesOf(key)) values.set(name, value);
	}
	return values;
}

const CHESS_PIECES: ReadonlyMap<string, Piece> = /* @__PURE__ */ new Map(
	[...'pnbrq'].map((letter, index): [string, Piece] => [PIECE_NAMES[index]!, { letter }]).concat([['king', { letter: 'k' }]]),
);

let plain: Definition | undefined;

/** The values of a section without a parent: those of chess, but without pieces. */
export function plainDefinition(): Definition {
	plain ??= { pieces: new Map(), values: withoutPromotions(chessValues(CHESS_PIECES)), letters: 'bknpqr' };
	return plain;
}

const withoutPromotions = (values: Map<string, Value>): Map<string, Value> => {
	for (const side of ['White', 'Black']) values.set(`promotionPieceTypes${side}`, []);
	return values;
};

/** A definition that a section changes. */
class Draft {
	readonly pieces: Map<string, Piece>;
	readonly values: Map<string, Value>;

	constructor({ pieces, values }: Definition) {
		this.pieces = new Map(pieces);
		this.values = new Map(values);
	}

	/** Gives a piece a letter, or takes it away; another piece with that letter is gone. */
	define(name: string, value: string): void {
		const piece = pieceIn(value);
		if (piece === undefined) {
			this.remove(name);
			return;
		}
		for (const [other, { letter }] of [...this.pieces]) if (letter === piece.letter && other !== name) this.remove(other);
		this.pieces.set(name, piece);
		if (isCustom(name) && piece.betza?.includes('e') === true) this.addPasser(name);
	}

	/** A custom piece captures en passant if its moves say so. */
	private addPasser(name: string): void {
		for (const side of ['White', 'Black']) {
			const key = `enPassantTypes${side}`;
			const types = this.values.get(key) as Pieces;
			if (types !== 'all' && !types.includes(name)) this.values.set(key, [...types, name]);
		}
	}

	private remove(name: string): void {
		this.pieces.delete(name);
		for (const side of ['White', 'Black']) {
			const key = `promotionPieceTypes${side}`;
			const types = this.values.get(key) as Pieces;
			if (types !== 'all')
				this.values.set(
					key,
					types.filter((one) => one !== name),
				);
		}
	}

	set(key: Key, text: string, letters: Letters): void {
		const { value } = readValue(key, text, letters);
		if (value === undefined) return;
		if (key.name === 'pawnTypes') {
			for (const base of ['promotionPawnTypes', 'enPassantTypes', 'nMoveRuleTypes']) this.both(base, value);
			return;
		}
		if (key.instead !== undefined) {
			this.old(key, value);
			return;
		}
		// Limits and promotions are set piece by piece.
		const merged =
			key.type === 'limits' || key.type === 'turns'
				? new Map([...((this.values.get(key.name) as ReadonlyMap<string, unknown>) ?? []), ...(value as ReadonlyMap<string, unknown>)])
				: value;
		for (const name of sidesOf(key)) this.values.set(name, merged as Value);
	}

	private both(base: string, value: Value): void {
		for (const side of ['White', 'Black']) this.values.set(`${base}${side}`, value);
	}

	/** The meaning of a key of older files. */
	private old({ name, type, instead = '' }: Key, value: Value): void {
		const ranks = this.values.get('maxRank') as number;
		if (type === 'rank' && name === 'promotionRank') {
			const last = Array.from({ length: Math.max(0, ranks - (value as number) + 1) }, (_, index) => (value as number) + index);
			this.values.set(
				'promotionRegionWhite',
				last.map((rank) => [0, rank] as const),
			);
			this.values.set(
				'promotionRegionBlack',
				last.map((rank) => [0, ranks + 1 - rank] as const),
			);
		} else if (type === 'rank') {
			this.values.set(name, value);
			const [from, to] = [(this.values.get('doubleStepRankMin') ?? 2) as number, (this.values.get('doubleStepRank') ?? 2) as number];
			const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
			this.values.set(
				'doubleStepRegionWhite',
				rows.map((rank) => [0, rank] as const),
			);
			this.values.set(
				'doubleStepRegionBlack',
				rows.map((rank) => [0, ranks + 1 - rank] as const),
			);
		} else if (type === 'flag') {
			if (value === true) this.values.set(instead, 'top');
		} else if (SIDED.has(instead)) this.both(instead, value);
		else this.values.set(instead, value);
	}
}

/** The keys of a section, in the order in which Fairy-Stockfish reads them. */
const ORDER: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(KEYS.map(({ name }, index) => [name, index]));

/** A definition with the values of a section: its pieces first, since other values name them. */
export function withKeys(parent: Definition, keys: Keys): Definition {
	const draft = new Draft(parent);
	const own = [...keys.keys()].filter((name) => ORDER.has(name)).sort((one, other) => ORDER.get(one)! - ORDER.get(other)!);
	for (const name of own) if (isPieceName(name)) draft.define(name, keys.get(name)!);
	const letters = lettersOf(draft.pieces);
	for (const name of own) if (!isPieceName(name)) draft.set(KEYS[ORDER.get(name)!]!, keys.get(name)!, letters);
	const start = keys.get('startFen');
	return { pieces: draft.pieces, values: draft.values, letters: start === undefined ? parent.letters : boardOf(start) };
}

/** The letters of a position, in lower case. */
const boardOf = (fen: string): string => (/^\S*/.exec(fen)?.[0] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
