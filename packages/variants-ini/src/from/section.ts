import { both, type Pair, SIDES } from '@x/core/reading';
import { SIDE_NAMES, Values } from '../definition/ask.js';
import { type Definition, withKeys } from '../definition/definition.js';
import { KEYS, keyOf } from '../keys/catalogue.js';
import { capitalised, PIECE_NAMES, standardMoves } from '../keys/pieces.js';
import { type Fen, FenReader } from '../values/fen.js';
import type { Squares } from '../values/squares.js';
import type { Pieces } from '../values/value.js';
import { type Atom, atomsKey, atomsOf, betzaOf, pieceAtoms, quietKey } from './atoms.js';
import type { Cells } from './board.js';
import type { KindMoves } from './moves.js';
import type { Reading } from './reading.js';
import { startOf } from './start.js';

/** The keys of a section with a parent, and the parts of moves that they cannot say. */
export interface SectionKeys {
	readonly keys: ReadonlyMap<string, string>;
	readonly definition: Definition;
	readonly lost: readonly (readonly [kind: string, what: string])[];
}

/** Pieces whose names stand for more than their moves. */
const SPECIAL: readonly string[] = ['pawn', 'king', 'soldier', 'janggiCannon', 'shogiPawn'];

const standardKeys: Map<string, string> = new Map();
const standardKey = (name: string): string => {
	const known = standardKeys.get(name) ?? atomsKey(atomsOf(standardMoves(name)));
	standardKeys.set(name, known);
	return known;
};

/** How far a section trusts its parent: `whole`: in all but the start; `captures`: pieces with the same moves may capture otherwise. */
export type Trust = 'none' | 'captures' | 'whole';

/** Writes the keys in which a game differs from a parent; undefined if the parent does not have its board or its letters. */
export function sectionKeys(reading: Reading, parent: Definition, trust: Trust): SectionKeys | undefined {
	const writer = new SectionWriter(reading, parent, trust === 'captures');
	return trust === 'whole' ? writer.writeStart() : writer.write();
}

class SectionWriter {
	readonly #reading: Reading;
	readonly #parent: Definition;
	readonly #values: Values;
	readonly #keys: Map<string, string> = new Map();
	readonly #lost: (readonly [kind: string, what: string])[] = [];
	/** The name of the key of each kind. */
	readonly #names: Map<string, string> = new Map();
	readonly #letterOf: Map<string, string> = new Map();
	readonly #sameSize: boolean;
	readonly #trusting: boolean;

	constructor(reading: Reading, parent: Definition, trusting: boolean) {
		this.#reading = reading;
		this.#trusting = trusting;
		this.#parent = parent;
		this.#values = new Values(parent);
		this.#sameSize = this.#values.number('maxFile') === reading.board.files && this.#values.number('maxRank') === reading.board.ranks;
	}

	write(): SectionKeys {
		this.#pieces();
		this.#size();
		this.#regions();
		this.#promotions();
		this.#pawns();
		this.#castling();
		this.#hands();
		for (const [key, value] of this.#reading.ends.keys) this.#put(key, value);
		this.#start();
		return { keys: this.#keys, definition: withKeys(this.#parent, this.#keys), lost: this.#lost };
	}

	/** The start alone, for a parent with the same board and the same letters. */
	writeStart(): SectionKeys | undefined {
		const known = new Set([...this.#parent.pieces.values()].map(({ letter }) => letter));
		if (!this.#sameSize || this.#reading.plain.some(({ letter }) => !known.has(letter))) return undefined;
		this.#start();
		return { keys: this.#keys, definition: withKeys(this.#parent, this.#keys), lost: [] };
	}

	/** Sets a key, unless the parent has that value. */
	#put(key: string, value: string): void {
		const known = this.#parent.values.get(key);
		const text = typeof known === 'boolean' || typeof known === 'number' ? String(known) : known;
		if (text !== value) this.#keys.set(key, value);
	}

	#file(key: string, file: number): void {
		if (this.#values.number(key) !== file + 1) this.#keys.set(key, String.fromCharCode(97 + file));
	}

	#size(): void {
		const { files, ranks } = this.#reading.board;
		this.#put('maxRank', String(ranks));
		this.#file('maxFile', files - 1);
	}

	#pieces(): void {
		const { plain, moves, royals, letters } = this.#reading;
		const taken = new Set<string>();
		const own = new Map<string, string>();
		const king = royals.length === 1 ? royals[0] : undefined;
		for (const { kind, letter } of plain) {
			const name = this.#inherited(kind, letter);
			if (name === undefined) continue;
			this.#names.set(kind, name);
			taken.add(name);
		}
		const used = (name: string): boolean => taken.has(name);
		for (const { kind, letter } of plain) {
			this.#letterOf.set(kind, letter);
			if (this.#names.has(kind)) continue;
			const name = this.#nameFor(kind, kind === king, used);
			taken.add(name);
			this.#names.set(kind, name);
			own.set(name, this.#value(name, letter, moves.get(kind)));
		}
		// The other sides of pieces that turn over are pieces of their own.
		const turns: string[] = [];
		for (const { kind, letter, sign, was } of letters.all) {
			if (sign !== '+' || was === undefined || !this.#reading.promotions.turning.has(was)) continue;
			const to = this.#turned(kind, used, own);
			turns.push(`${letter}:${to}`);
			const name = this.#names.get(was)!;
			const known = this.#values.turns('promotedPieceType').get(name);
			if (known !== undefined && this.#parent.pieces.get(known)?.letter === to) turns.pop();
		}
		const letterSet = new Set([...plain.map(({ letter }) => letter), ...own.values()].map((value) => value[0]));
		for (const [name, { letter }] of this.#parent.pieces) {
			const isOnBoard = this.#parent.letters.includes(letter);
			if (!taken.has(name) && isOnBoard && !letterSet.has(letter)) this.#keys.set(name, '-');
		}
		for (const name of PIECE_NAMES) if (own.has(name)) this.#keys.set(name, own.get(name)!);
		if (turns.length > 0) this.#keys.set('promotedPieceType', turns.join(' '));
	}

	/** The name that the parent gives a kind with its letter and its moves. */
	#inherited(kind: string, letter: string): string | undefined {
		const { moves, royals } = this.#reading;
		const found = [...this.#parent.pieces].find(([, piece]) => piece.letter === letter);
		if (found === undefined) return undefined;
		const [name, piece] = found;
		const own = moves.get(kind);
		if (own === undefined || (name === 'king' && !(royals.length === 1 && royals[0] === kind))) return undefined;
		if (name === 'pawn' && piece.betza === undefined) return own.isPawn ? name : undefined;
		const key = this.#trusting ? quietKey : atomsKey;
		return key(own.atoms) === key(pieceAtoms(name, piece)) ? name : undefined;
	}

	#nameFor(kind: string, isKing: boolean, used: (name: string) => boolean): string {
		if (isKing && !used('king')) return 'king';
		const moves = this.#reading.moves.get(kind);
		if (moves?.isPawn === true && !used('pawn')) return 'pawn';
		if (moves?.sidewaysFrom !== undefined && !used('soldier')) return 'soldier';
		const key = moves && atomsKey(moves.atoms);
		const standard = PIECE_NAMES.find(
			(name) => !name.startsWith('customPiece') && !used(name) && isPlainName(name) && standardKey(name) === key,
		);
		if (standard !== undefined) return standard;
		const pawnlike = key === standardKey('shogiPawn') && this.#reading.drops && !used('shogiPawn');
		return pawnlike ? 'shogiPawn' : (PIECE_NAMES.find((name) => name.startsWith('customPiece') && !used(name)) ?? 'customPiece25');
	}

	#value(name: string, letter: string, moves: KindMoves | undefined): string {
		if (moves === undefined || name === 'pawn' || name === 'soldier') return letter;
		if (!name.startsWith('customPiece') && atomsKey(moves.atoms) === standardKey(name)) return letter;
		return `${letter}:${this.#betza(name, moves.atoms)}`;
	}

	#betza(name: string, atoms: readonly Atom[]): string {
		const { text, lost } = betzaOf(atoms);
		for (const what of lost) this.#lost.push([name, what]);
		if (text !== '') return text;
		this.#lost.push([name, 'that it does not move']);
		return 'W';
	}

	/** The letter of the piece with the moves of a kind that others turn into. */
	#turned(kind: string, used: (name: string) => boolean, own: Map<string, string>): string {
		const { moves, plain, letters, names, ruleset } = this.#reading;
		const key = atomsKey(moves.get(kind)?.atoms ?? []);
		const same = plain.find((one) => !this.#reading.royals.includes(one.kind) && atomsKey(moves.get(one.kind)?.atoms ?? []) === key);
		if (same !== undefined) return same.letter;
		const hidden = [...this.#parent.pieces].find(
			([name, piece]) => !plain.some(({ letter }) => letter === piece.letter) && atomsKey(pieceAtoms(name, piece)) === key,
		);
		if (hidden !== undefined) return hidden[1].letter;
		const made = [...own].find(([name, value]) => atomsKey(atomsOf(value.slice(2) || standardMoves(name))) === key && name !== 'king');
		if (made !== undefined) return made[1][0]!;
		const name = this.#nameFor(kind, false, (one) => used(one) || own.has(one));
		const letter = letters.take(ruleset.kinds[kind]?.title ?? '', names?.kinds[kind]?.letter ?? kind);
		own.set(name, this.#value(name, letter, moves.get(kind)));
		return letter;
	}

	/** The cells of squares on the board of the game. */
	#cells(squares: Squares | undefined): Cells {
		const { board } = this.#reading;
		const has = (file: number, rank: number): boolean =>
			squares === undefined || squares.some(([x, y]) => (x === 0 || x === file + 1) && (y === 0 || y === rank + 1));
		return new Set(board.all.filter((cell) => has(cell % board.files, Math.floor(cell / board.files))));
	}

	/** Sets a key of squares, unless the parent has the same ones. `relevant`: the cells that make a difference. */
	#squares(key: string, cells: Cells, relevant?: Cells): void {
		const { board } = this.#reading;
		const known = this.#cells(this.#values.squares(key));
		const exists = board.all.filter((cell) => board.explorer.exists(cell) && relevant?.has(cell) !== false);
		if (exists.every((cell) => known.has(cell) === cells.has(cell))) return;
		const least = board.squares(new Set(exists.filter((cell) => cells.has(cell))));
		const most = board.squares(
			relevant === undefined ? cells : new Set(board.all.filter((cell) => !relevant.has(cell) || cells.has(cell))),
		);
		const given = board.squares(cells);
		this.#keys.set(
			key,
			[given, least, most].reduce((best, one) => (one.length < best.length ? one : best)),
		);
	}

	#regions(): void {
		const { plain, moves, facing } = this.#reading;
		for (const { kind } of plain) {
			const found = moves.get(kind);
			if (found === undefined) continue;
			const { reach, forbidden, sidewaysFrom } = found;
			for (const side of SIDES) {
				const key = `mobilityRegion${SIDE_NAMES[side]}${capitalised(this.#names.get(kind)!)}`;
				const closed = forbidden?.[side] ?? new Set<number>();
				if (closed.size === 0 && (this.#values.squares(key) ?? []).length === 0) continue;
				const open = new Set([...reach[side]].filter((cell) => !closed.has(cell)));
				this.#squares(key, open, new Set([...reach[side], ...closed]));
			}
			if (sidewaysFrom !== undefined) this.#put('soldierPromotionRank', String(sidewaysFrom));
		}
		if (facing) this.#put('flyingGeneral', 'true');
	}

	/** Sets a key of pieces for each side, or for both. */
	#kinds(base: string, kinds: Pair<readonly string[]>): void {
		const names = both((side) => kinds[side].map((kind) => this.#names.get(kind)!));
		const isSame = (side: 0 | 1, value: Pieces): boolean => {
			const known =
				value === 'all'
					? [...this.#parent.pieces.keys()]
					: value.filter((name) => this.#names.size === 0 || [...this.#names.values()].includes(name));
			return known.length === names[side].length && names[side].every((name) => known.includes(name));
		};
		const changed = SIDES.filter((side) => !isSame(side, this.#values.pieces(`${base}${SIDE_NAMES[side]}`)));
		const text = (side: 0 | 1): string => kinds[side].map((kind) => this.#letterOf.get(kind)!).join('') || '-';
		if (changed.length === 0) return;
		if (text(0) === text(1)) this.#keys.set(base, text(0));
		else for (const side of changed) this.#keys.set(`${base}${SIDE_NAMES[side]}`, text(side));
	}

	#promotions(): void {
		const { promotions } = this.#reading;
		const { region, reached, pawns, choices, limits } = promotions;
		if (region !== undefined) for (const side of SIDES) this.#squares(`promotionRegion${SIDE_NAMES[side]}`, region[side], reached[side]);
		const promoting = pawns.some((list) => list.length > 0);
		// A side without pieces that promote has the choices of the other one.
		const shared = both((side) => (pawns[side].length > 0 ? choices[side] : choices[side === 0 ? 1 : 0]));
		const pieces = both((side) => (pawns[side].length > 0 ? pawns[side] : pawns[side === 0 ? 1 : 0]));
		this.#kinds('promotionPieceTypes', shared);
		if (promoting) {
			this.#kinds('promotionPawnTypes', pieces);
			this.#put('mandatoryPawnPromotion', String(promotions.mustPawns));
		}
		const known = this.#values.limits('promotionLimit');
		const all = [...limits].filter(([kind, most]) => known.get(this.#names.get(kind)!) !== most);
		if (all.length > 0) this.#keys.set('promotionLimit', all.map(([kind, most]) => `${this.#letterOf.get(kind)}:${most}`).join(' '));
		if (promotions.turning.size === 0) return;
		this.#put('mandatoryPiecePromotion', String(promotions.mustPieces));
		if (promotions.mustSometimes) this.#put('immobilityIllegal', 'true');
		this.#put('piecePromotionOnCapture', String(promotions.onCapture));
		this.#put('pieceDemotion', String(promotions.demotes));
	}

	#pawns(): void {
		const { plain, moves, passers, board } = this.#reading;
		const joined = (of: (moves: KindMoves) => Pair<Cells> | undefined): Pair<Cells> | undefined => {
			const found = plain.flatMap(({ kind }) => {
				const known = moves.get(kind);
				const cells = known && of(known);
				return cells === undefined ? [] : [cells];
			});
			return found.length === 0 ? undefined : both((side) => new Set(found.flatMap((pair) => [...pair[side]])));
		};
		const second = joined((one) => one.second);
		const third = joined((one) => one.third);
		const steps = plain.some(({ kind }) => moves.get(kind)?.isPawn === true);
		if (second !== undefined) {
			this.#put('doubleStep', 'true');
			const { reach } = this;
			for (const side of SIDES) if (second[side].size > 0) this.#squares(`doubleStepRegion${SIDE_NAMES[side]}`, second[side], reach[side]);
		} else if (steps) this.#put('doubleStep', 'false');
		if (third !== undefined) for (const side of SIDES) this.#squares(`tripleStepRegion${SIDE_NAMES[side]}`, third[side]);
		if (second === undefined && third === undefined) return;
		const passing = passers.length > 0 ? new Set(board.all) : new Set<number>();
		for (const side of SIDES) {
			const key = `enPassantRegion${SIDE_NAMES[side]}`;
			if (this.#cells(this.#values.squares(key)).size > 0 !== passing.size > 0) this.#squares(key, passing);
		}
		if (passers.length > 0) this.#kinds('enPassantTypes', [passers, passers]);
	}

	/** The cells of the pieces that make double steps. */
	get reach(): Pair<Cells> {
		const { plain, moves } = this.#reading;
		const found = plain.flatMap(({ kind }) => (moves.get(kind)?.second === undefined ? [] : [moves.get(kind)!.reach]));
		return both((side) => new Set(found.flatMap((pair) => [...pair[side]])));
	}

	#castling(): void {
		const { wings, board } = this.#reading;
		const [first] = wings;
		// Without rights in the start nothing castles.
		if (first === undefined) return;
		this.#put('castling', 'true');
		const { start, sideOrder } = board.ruleset;
		const kings = start.pieces.filter(
			({ at, piece }) => piece.kind === first.kind && piece.side === sideOrder[first.side] && Number(at[1]) === first.rank,
		);
		// The file is read only where several pieces could castle.
		if (kings.length > 1) this.#file('castlingKingFile', first.from);
		this.#put('castlingRank', String(first.side === 0 ? first.rank + 1 : board.ranks - first.rank));
		for (const [key, kingside] of [
			['castlingKingsideFile', true],
			['castlingQueensideFile', false],
		] as const) {
			const wing = wings.find(({ rook, from }) => rook > from === kingside);
			if (wing !== undefined) this.#file(key, wing.to);
		}
		const partners = both((side) => [...new Set(wings.flatMap((wing) => (wing.side === side ? [wing.partner] : [])))]);
		const shared = both((side) => (partners[side].length > 0 ? partners[side] : partners[side === 0 ? 1 : 0]));
		this.#kinds('castlingRookPieces', shared);
		if (this.#names.get(first.kind) !== 'king') this.#kinds('castlingKingPiece', [[first.kind], [first.kind]]);
	}

	#hands(): void {
		const { drops, capturesToHand, mustCapture } = this.#reading;
		this.#put('mustCapture', String(mustCapture));
		this.#put('pieceDrops', String(drops));
		this.#put('capturesToHand', String(capturesToHand));
	}

	#start(): void {
		const { board, names, letters, wings, drops } = this.#reading;
		const hands = drops || Object.keys(board.ruleset.start.stores ?? {}).length > 0;
		const text = startOf({ board, names, letters: letters.all, wings, hands });
		const definition = withKeys(this.#parent, this.#keys);
		const fen = (from: string): string => canonicalFen(new FenReader(definition).read(from));
		if (!this.#sameSize || fen(text) !== fen(this.#values.word('startFen'))) this.#keys.set('startFen', text);
	}
}

/** A name that stands for moves alone. */
const isPlainName = (name: string): boolean => !SPECIAL.includes(name);

/** A text that is the same for the same start. */
const canonicalFen = ({ pieces, hands, side, castling, checks, half, full }: Fen): string =>
	JSON.stringify([
		pieces.map(({ at, letter, side: own, promoted = '' }) => `${at} ${letter} ${own} ${promoted}`).sort(),
		hands.map((hand) => [...hand].sort()),
		side,
		[...castling].sort(),
		checks,
		half,
		full,
	]);

/** The keys of a section, in the order of the catalogue. */
export const inOrder = (keys: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
	KEYS.flatMap(({ name }) => (keys.has(name) ? [[name, keys.get(name)!] as const] : []));

/** Removes keys that change nothing. */
export function needed(parent: Definition, keys: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
	let kept = new Map(keys);
	const meaning = definitionText(withKeys(parent, kept));
	for (const key of keys.keys()) {
		if (keyOf(key) === undefined) continue;
		const less = new Map(kept);
		less.delete(key);
		if (definitionText(withKeys(parent, less)) === meaning) kept = less;
	}
	return kept;
}

/** A text that is the same for the same definition. */
export const definitionText = ({ pieces, values }: Definition): string =>
	JSON.stringify([
		[...pieces].map(([name, { letter, betza, native }]) => `${name} ${letter} ${betza} ${native}`).sort(),
		[...values].map(([key, value]) => `${key} ${JSON.stringify(value instanceof Map ? [...value].sort() : value)}`).sort(),
	]);
