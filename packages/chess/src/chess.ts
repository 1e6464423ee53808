// Longer than 400 lines: one class, with the methods that programs for chess.js call.
import {
	apply,
	attackers,
	type Game,
	type GameOutcome,
	hasLegalMove,
	inCheck,
	inHand,
	key,
	legal,
	legalFrom,
	MoveError,
	outcome,
	type Position,
	perft,
	pieceAt,
	type Setup,
	setupOf,
	variable,
} from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, misuse, NotationError, objectGiven, textGiven } from '@x/diagnostics';
import { chess } from '@x/games/ready/chess';
import { stringifyUnchecked } from '@x/san';
import { type Annotation, Annotations, type Variation, withoutBraces } from './annotations.js';
import { boardOf, drawingOf, type PlacedPiece, pieceOf, squaresOf } from './board.js';
import { type CastlingRights, rightsOf, withRights } from './castling.js';
import type { ChessWords, Piece, Words } from './constants.js';
import { changed, emptyBoard, isUnchecked, readFen, withoutPassing, writeFen } from './fen.js';
import { Headers, nameStart } from './headers.js';
import { colorToMove, kindOf, letterOf, sideOf } from './letters.js';
import { Line } from './line.js';
import { type Move, moveBetween, sanOf } from './move.js';
import { type NAG, SUFFIX_LIST, type Suffix } from './nags.js';
import { type MoveInput, readMove } from './read-move.js';
import { readPgn } from './read-pgn.js';
import { type PgnOptions, writePgn } from './write-pgn.js';

/** The options of a new game. */
export interface ChessOptions {
	/** The rules: those of chess by default. Any game of `compile` of `@x/core/compile`, or of `@x/games/ready/…`. */
	readonly game?: Game | undefined;
	/** The start, if it is not that of the rules. */
	readonly fen?: string | undefined;
	/** Accepts positions that break the rules: without a king, or with one that could be captured. */
	readonly skipValidation?: boolean | undefined;
}

/** The options of `load`. */
export interface LoadOptions {
	readonly skipValidation?: boolean | undefined;
	readonly preserveHeaders?: boolean | undefined;
}

/** The options of `loadPgn`. */
export interface LoadPgnOptions {
	/** Accepts canonical SAN only. */
	readonly strict?: boolean | undefined;
	/** A regular expression of what ends a line, if it is not a line break. */
	readonly newlineChar?: string | undefined;
	/** `false` leaves variations out, without a check of their moves. */
	readonly variations?: boolean | undefined;
}

/** The options of `moves`. */
export interface MovesOptions<W extends Words = ChessWords> {
	readonly verbose?: boolean | undefined;
	/** Only moves from this square. */
	readonly square?: W['square'] | undefined;
	/** Only moves of this kind of piece. */
	readonly piece?: W['piece'] | undefined;
}

/** A position of the game that has annotations. */
export interface AnnotatedPosition {
	fen: string;
	comment?: string;
	suffixAnnotation?: Suffix;
	nags: NAG[];
}

const CHESS_OPTIONS = { game: 'any', fen: 'string', skipValidation: 'boolean' } as const;
const LOADING = { skipValidation: 'boolean', preserveHeaders: 'boolean' } as const;
const LOADING_PGN = { strict: 'boolean', newlineChar: 'string', variations: 'boolean' } as const;
const LISTING = { verbose: 'boolean', square: 'string', piece: 'string' } as const;

/**
 * A game of chess that is being played: a start, the moves from it, and their annotations. It has the methods of chess.js, and plays every game of
 * `@x/games`.
 *
 * @example
 * const game = new Chess();
 * game.move('e4').san // → 'e4'
 * game.fen() // → 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
 * game.history() // → [ 'e4' ]
 */
export class Chess<W extends Words = ChessWords> {
	/** The rules. */
	readonly game: Game;
	#line!: Line<W>;
	#headers: Headers;
	#annotations: Annotations = new Annotations();

	/**
	 * @throws NotationError for a faulty FEN, with all faults in `problems`.
	 */
	constructor(given: string | ChessOptions = {}, more: { readonly skipValidation?: boolean | undefined } = {}) {
		checkOptions(more, { skipValidation: 'boolean' });
		const options: ChessOptions = typeof given === 'string' ? { fen: given } : given;
		checkOptions(options, CHESS_OPTIONS);
		const { game = chess, fen, skipValidation = more.skipValidation } = options;
		this.game = gameGiven(game, 'options.game');
		this.#headers = new Headers(this.game);
		this.#begin(fen === undefined ? this.game.start : readFen(fen, this.game, skipValidation));
	}

	#begin(start: Position, keepsHeaders = false): void {
		this.#line = new Line(start);
		this.#annotations = new Annotations();
		if (!keepsHeaders) this.#headers = new Headers(this.game);
		nameStart(this.#headers, start);
	}

	/** The cell of a square; undefined for another text. */
	#cell(square: W['square'], argument = 'square'): number | undefined {
		textGiven(square, argument);
		return this.game.cellNamed(square);
	}

	/** The side with a letter; undefined for another text. */
	#side(color: W['color'], argument = 'color'): string | undefined {
		textGiven(color, argument);
		return sideOf(this.game, color);
	}

	/** The kind and the side of a piece; undefined where the game does not have them. */
	#kindAndSide(piece: Piece<W>): { readonly kind: string; readonly side: string } | undefined {
		objectGiven(piece, 'piece', 'a piece: { type, color }', 'type', 'color');
		const side = this.#side(piece.color, 'piece.color');
		textGiven(piece.type, 'piece.type');
		const kind = kindOf(this.game, piece.type);
		return kind === undefined || side === undefined ? undefined : { kind, side };
	}

	/** The position at the end, for the functions of `@x/core` and the other packages. */
	get position(): Position {
		return this.#line.position;
	}

	/** Removes all pieces. */
	clear(options: Pick<LoadOptions, 'preserveHeaders'> = {}): void {
		checkOptions(options, LOADING);
		this.#begin(emptyBoard(this.game), options.preserveHeaders);
		this.#headers.set('SetUp', null);
		this.#headers.set('FEN', null);
	}

	/** Goes to the start of the rules. */
	reset(): void {
		this.#begin(this.game.start);
	}

	/**
	 * Begins at a position.
	 *
	 * @throws NotationError for a faulty FEN; the game stays as it was.
	 */
	load(fen: string, options: LoadOptions = {}): void {
		checkOptions(options, LOADING);
		this.#begin(readFen(fen, this.game, options.skipValidation), options.preserveHeaders);
	}

	/** The FEN of the position. The en passant square is in it where a legal move captures there. */
	fen(options: { readonly forceEnpassantSquare?: boolean | undefined } = {}): string {
		checkOptions(options, { forceEnpassantSquare: 'boolean' });
		return options.forceEnpassantSquare === true ? writeFen(this.position, true) : this.#line.fen;
	}

	/** A number of 64 bits for the position, in hexadecimal digits: the same for the same pieces, rights and side to move. */
	hash(): string {
		return key(this.position);
	}

	/** The letter of the side to move. */
	turn(): W['color'] {
		return colorToMove(this.position);
	}

	/** The number of the move, as in FEN. */
	moveNumber(): number {
		const full = this.game.names?.clocks?.full;
		return full === undefined ? Math.floor(this.#line.plies.length / 2) + 1 : variable(this.position, full);
	}

	/** The pieces in the hand of a side, by their letters. */
	hand(color: W['color']): Record<string, number> {
		const side = this.#side(color);
		if (side === undefined) return {};
		const counts = Object.values(inHand(this.position, side)).flatMap((store) => Object.entries(store));
		return Object.fromEntries(counts.map(([kind, count]) => [letterOf(this.game, kind), count]));
	}

	/** The piece on a square. */
	get(square: W['square']): Piece<W> | undefined {
		const cell = this.#cell(square);
		const piece = cell === undefined ? undefined : pieceAt(this.position, cell);
		return piece && pieceOf<W>(this.game, piece);
	}

	/** The squares of a piece, from the top of the board. */
	findPiece(piece: Piece<W>): W['square'][] {
		const found = this.#kindAndSide(piece);
		return found === undefined ? [] : squaresOf<W>(this.position, found.kind, found.side);
	}

	/** The rows of the board from the top, with null for an empty square. */
	board(): (PlacedPiece<W> | null)[][] {
		return boardOf<W>(this.position);
	}

	/** A drawing of the board. */
	ascii(): string {
		return drawingOf(this.position);
	}

	/** Puts a piece on a square. Returns false and changes nothing where the game cannot have that position, such as one with two white kings. */
	put(piece: Piece<W>, square: W['square']): boolean {
		const found = this.#kindAndSide(piece);
		const cell = this.#cell(square);
		if (found === undefined || cell === undefined) return false;
		return this.#change(cell, [{ at: this.game.vecOf(cell), piece: found }]);
	}

	/** Removes the piece from a square, and returns it. */
	remove(square: W['square']): Piece<W> | undefined {
		const piece = this.get(square);
		if (piece !== undefined) this.#change(this.game.cell(square), []);
		return piece;
	}

	#change(cell: number, placed: Setup['pieces']): boolean {
		const setup = setupOf(this.position);
		const others = setup.pieces.filter(({ at }) => this.game.cell(at) !== cell);
		return this.#replace(changed(this.game, { ...setup, pieces: [...others, ...placed] }));
	}

	/** Puts another position in the place of the last one. The moves before it stay. */
	#replace(position: Position | undefined): boolean {
		if (position === undefined) return false;
		if (this.#line.plies.length === 0) {
			this.#line = new Line(position);
			nameStart(this.#headers, position);
		} else this.#line.replace(position);
		return true;
	}

	/** Gives a side the turn: by a null move, if it does not have it. Returns false where that is not possible, because the other side is in check. */
	setTurn(color: W['color']): boolean {
		if (this.#side(color) === undefined) return false;
		if (color === this.turn()) return true;
		if (this.isCheck()) return false;
		this.move(null);
		return true;
	}

	/** The castling rights of a side. */
	getCastlingRights(color: W['color']): CastlingRights {
		const side = this.#side(color);
		return side === undefined ? { k: false, q: false } : rightsOf(this.position, side);
	}

	/** Sets castling rights. Returns whether the side has them now: it does not get one without its king and its rook. */
	setCastlingRights(color: W['color'], rights: Readonly<Partial<CastlingRights>>): boolean {
		objectGiven(rights, 'rights', 'castling rights: { k, q }');
		checkOptions(rights, { k: 'boolean', q: 'boolean' }, 'rights');
		const side = this.#side(color);
		if (side === undefined) return false;
		this.#replace(withRights(this.position, side, rights));
		const now = rightsOf(this.position, side);
		return (rights.k ?? now.k) === now.k && (rights.q ?? now.q) === now.q;
	}

	/** The squares of the pieces of a side that attack a square, or defend it; by default, of the side to move. */
	attackers(square: W['square'], attackedBy: W['color'] = this.turn()): W['square'][] {
		const cell = this.#cell(square);
		const side = this.#side(attackedBy, 'attackedBy');
		if (cell === undefined || side === undefined) return [];
		return attackers(withoutPassing(this.position), cell, side).map((one) => this.game.cellName(one));
	}

	/** Whether a side attacks a square, or defends it. */
	isAttacked(square: W['square'], attackedBy: W['color']): boolean {
		return this.attackers(square, attackedBy).length > 0;
	}

	/** Whether the side to move is in check. */
	isCheck(): boolean {
		return inCheck(this.position);
	}

	/** Equals {@link isCheck}. */
	inCheck(): boolean {
		return this.isCheck();
	}

	/** The end of the game by its rules, with the draws that a player may claim. */
	outcome(): GameOutcome | undefined {
		if (isUnchecked(this.position)) return undefined;
		// The history of the engine begins anew behind a null move.
		return (
			outcome(this.position, { claims: true }) ?? (this.#isRepeated() ? { reason: REPETITION, draw: true, claim: 'mover' } : undefined)
		);
	}

	#isRepeated(): boolean {
		return this.isThreefoldRepetition() && this.game.ruleset.outcomes.some(({ id }) => id === REPETITION);
	}

	isCheckmate(): boolean {
		return inCheck(this.position) && !hasLegalMove(this.position);
	}

	isStalemate(): boolean {
		if (inCheck(this.position) || hasLegalMove(this.position)) return false;
		const end = this.outcome();
		return end === undefined || end.draw === true || end.reason === 'stalemate';
	}

	isInsufficientMaterial(): boolean {
		return this.outcome()?.reason === 'insufficient-material';
	}

	/** Whether 50 moves of each side were made without a capture or a move of a pawn. */
	isDrawByFiftyMoves(): boolean {
		const half = this.game.names?.clocks?.half;
		return half !== undefined && variable(this.position, half) >= 100;
	}

	/** Whether the position has occurred three times, with the same rights and side to move. */
	isThreefoldRepetition(): boolean {
		return this.#line.occurrences >= 3;
	}

	/** Whether the game is drawn, or a player may claim a draw. */
	isDraw(): boolean {
		return this.outcome()?.draw === true || this.isStalemate();
	}

	isGameOver(): boolean {
		return this.outcome() !== undefined || !hasLegalMove(this.position);
	}

	/** Whether a move from a square to another promotes. */
	isPromotion(move: { readonly from: W['square']; readonly to: W['square'] }): boolean {
		objectGiven(move, 'move', 'the squares of a move: { from, to }', 'from', 'to');
		const [origin, target] = [this.#cell(move.from, 'move.from'), this.#cell(move.to, 'move.to')];
		if (origin === undefined || target === undefined) return false;
		return legalFrom(this.position, origin).some((one) => one.to === target && one.promotion !== undefined);
	}

	/** The colour of a square, as on the usual board: a1 is dark. */
	squareColor(square: W['square']): 'light' | 'dark' | null {
		const cell = this.#cell(square);
		if (cell === undefined) return null;
		return this.game.vecOf(cell).reduce((sum, one) => sum + one, 0) % 2 === 0 ? 'dark' : 'light';
	}

	/** The legal moves: in SAN, or as `Move`s. */
	moves(options?: MovesOptions<W> & { readonly verbose?: false | undefined }): string[];
	moves(options: MovesOptions<W> & { readonly verbose: true }): Move<W>[];
	moves(options?: MovesOptions<W>): string[] | Move<W>[];
	moves(options: MovesOptions<W> = {}): string[] | Move<W>[] {
		checkOptions(options, LISTING);
		const { square, piece, verbose = false } = options;
		const { position } = this;
		const cell = square === undefined ? undefined : this.#cell(square);
		if (square !== undefined && cell === undefined) return [];
		const from = cell === undefined ? legal(position) : legalFrom(position, cell);
		const kind = piece === undefined ? undefined : kindOf(this.game, piece);
		const found = piece === undefined ? from : from.filter((move) => move.kind === kind);
		if (!verbose) return found.map((move) => stringifyUnchecked(move, position));
		return found.map((move) => {
			const after = apply(position, move);
			return moveBetween<W>(move, after, [this.#line.fen, writeFen(after)]);
		});
	}

	/** The number of sequences of legal moves of a length. */
	perft(depth: number): number {
		return perft(this.position, depth);
	}

	/**
	 * Makes a move: SAN or squares as text, `{ from, to, promotion }`, a `Move`, or null for a null move.
	 *
	 * @throws SanError, MoveError for a move that is not legal, with the reason; the game stays as it was.
	 */
	move(move: MoveInput, options: { readonly strict?: boolean | undefined } = {}): Move<W> {
		checkOptions(options, { strict: 'boolean' });
		const { move: made, dropped } = this.#line.play(readMove(this.position, move, options.strict));
		for (const { move: one } of dropped) if (one.after !== made.after) this.#annotations.forget(one.after);
		return made;
	}

	/** Why a move is not legal, in words; undefined for a legal move. */
	explain(move: MoveInput): string | undefined {
		try {
			readMove(this.position, move);
			return undefined;
		} catch (error) {
			if (error instanceof NotationError || error instanceof MoveError) return error.message;
			throw error;
		}
	}

	/** Takes the last move back, and returns it; null at the start. */
	undo(): Move<W> | null {
		return this.#line.undo();
	}

	/** Makes the move again that was taken back last, and returns it; null where there is none, or another move was made. */
	redo(): Move<W> | null {
		return this.#line.redo();
	}

	/** The moves from the start: in SAN, or as `Move`s. */
	history(options?: { readonly verbose?: false | undefined }): string[];
	history(options: { readonly verbose: true }): Move<W>[];
	history(options?: { readonly verbose?: boolean | undefined }): string[] | Move<W>[];
	history(options: { readonly verbose?: boolean | undefined } = {}): string[] | Move<W>[] {
		checkOptions(options, { verbose: 'boolean' });
		const { plies } = this.#line;
		return options.verbose === true ? plies.map(({ move }) => move) : plies.map(({ move }) => move.san);
	}

	/** The game as PGN, with comments, annotations and variations. */
	pgn(options: PgnOptions = {}): string {
		checkOptions(options, { newline: 'string', maxWidth: 'number' });
		return writePgn(this.#line, this.#headers.all(), this.#annotations, options);
	}

	/**
	 * Reads the PGN of one game.
	 *
	 * @throws NotationError for a text that is not PGN, SanError for a move that is not legal, in a variation, too; the game stays as it was.
	 */
	loadPgn(pgn: string, options: LoadPgnOptions = {}): void {
		textGiven(pgn, 'pgn');
		checkOptions(options, LOADING_PGN);
		const { strict = false, newlineChar, variations = true } = options;
		const text = newlineChar === undefined ? pgn : pgn.replace(patternOf(newlineChar), '\n');
		const loaded = readPgn<W>(text, this.game, { isStrict: strict, keepsVariations: variations });
		this.#headers = loaded.headers;
		this.#line = loaded.line;
		this.#annotations = loaded.annotations;
	}

	/** The tags that are set, in the order of the standard. */
	getHeaders(): Record<string, string> {
		return this.#headers.all();
	}

	/** Sets a tag, and returns all. */
	setHeader(key: string, value: string): Record<string, string> {
		textGiven(key, 'key');
		// Programs remove tags with null, too.
		if (value !== null && value !== undefined) textGiven(value, 'value');
		this.#headers.set(key, value);
		return this.getHeaders();
	}

	/** Removes a tag; one of the roster gets its usual value. Returns whether there was one. */
	removeHeader(key: string): boolean {
		textGiven(key, 'key');
		return this.#headers.remove(key);
	}

	/** Sets tags, each a name and a value, and returns all. @deprecated Use `setHeader` and `getHeaders`. */
	header(...args: string[]): Record<string, string | null> {
		for (let index = 0; index + 1 < args.length; index += 2) this.setHeader(args[index]!, args[index + 1]!);
		return this.#headers.withUnset();
	}

	/** The comment on the position, if there is one. */
	getComment(): string | undefined {
		return this.#annotations.at(this.fen()).comment;
	}

	/** Sets the comment on the position. Braces become brackets, since they end comments. */
	setComment(comment: string): void {
		textGiven(comment, 'comment');
		this.#annotations.set(this.fen(), 'comment', withoutBraces(comment));
	}

	/** Removes the comment on the position, and returns it. */
	removeComment(): string | undefined {
		const comment = this.getComment();
		this.#annotations.set(this.fen(), 'comment', undefined);
		return comment;
	}

	/** @deprecated Use `removeComment`. */
	deleteComment(): string | undefined {
		return this.removeComment();
	}

	/** The FENs of the game, from the start on. */
	#fens(): string[] {
		return [this.#line.startFen, ...this.#line.plies.map(({ move }) => move.after)];
	}

	/** The annotated positions of the game. */
	getComments(): AnnotatedPosition[] {
		return this.#fens().flatMap((fen) => {
			const { comment, suffix, nags = [] } = this.#annotations.at(fen);
			if (comment === undefined && suffix === undefined && nags.length === 0) return [];
			return [
				{ fen, ...(comment !== undefined && { comment }), ...(suffix !== undefined && { suffixAnnotation: suffix }), nags: [...nags] },
			];
		});
	}

	/** Removes all comments, and returns them. */
	removeComments(): { fen: string; comment: string }[] {
		const removed = this.getComments().flatMap(({ fen, comment }) => (comment === undefined ? [] : [{ fen, comment }]));
		for (const { fen } of removed) this.#annotations.set(fen, 'comment', undefined);
		return removed;
	}

	/** @deprecated Use `removeComments`. */
	deleteComments(): { fen: string; comment: string }[] {
		return this.removeComments();
	}

	#annotation(fen: string): Readonly<Annotation> {
		textGiven(fen, 'fen');
		return this.#annotations.at(fen);
	}

	/** The suffix of a move, `!` or its like, by the position after it. */
	getSuffixAnnotation(fen: string = this.fen()): Suffix | undefined {
		return this.#annotation(fen).suffix;
	}

	/** @throws TypeError for a text that is not a suffix. */
	setSuffixAnnotation(suffix: Suffix, fen: string = this.fen()): void {
		if (!SUFFIX_LIST.includes(suffix)) misuse('suffix', `one of ${SUFFIX_LIST.join(' ')}`, suffix);
		textGiven(fen, 'fen');
		this.#annotations.set(fen, 'suffix', suffix);
	}

	/** Removes the suffix, and returns it. */
	removeSuffixAnnotation(fen: string = this.fen()): Suffix | undefined {
		const removed = this.getSuffixAnnotation(fen);
		this.#annotations.set(fen, 'suffix', undefined);
		return removed;
	}

	/** The numbers of a move's annotations, by the position after it. */
	getNags(fen: string = this.fen()): NAG[] {
		return [...(this.#annotation(fen).nags ?? [])];
	}

	/** @throws TypeError for a number that is not one from 0 to 255. */
	setNags(nags: NAG[], fen: string = this.fen()): void {
		textGiven(fen, 'fen');
		if (!Array.isArray(nags)) misuse('nags', 'a list of numbers', nags);
		for (const nag of nags) nagGiven(nag, 'nags');
		this.#annotations.set(fen, 'nags', nags.length > 0 ? [...new Set(nags)] : undefined);
	}

	addNag(nag: NAG, fen: string = this.fen()): void {
		nagGiven(nag, 'nag');
		this.setNags([...this.getNags(fen), nag], fen);
	}

	/** Removes an annotation. Returns whether there was one. */
	removeNag(nag: NAG, fen: string = this.fen()): boolean {
		const nags = this.getNags(fen);
		this.setNags(
			nags.filter((one) => one !== nag),
			fen,
		);
		return nags.includes(nag);
	}

	/** Removes all numbers of a move's annotations, and returns them. */
	removeNags(fen: string = this.fen()): NAG[] {
		const removed = this.getNags(fen);
		this.setNags([], fen);
		return removed;
	}

	/** The lines that replace a move, by the position after it. */
	getVariations(fen: string = this.fen()): Variation[] {
		return structuredClone(this.#annotation(fen).variations ?? []);
	}

	/**
	 * Adds a line that replaces the last move.
	 *
	 * @throws SanError, MoveError for a move that is not legal; RangeError at the start.
	 */
	addVariation(moves: readonly MoveInput[]): void {
		if (!Array.isArray(moves) || moves.length === 0) misuse('moves', 'a list of moves', moves);
		const last = this.#line.plies.at(-1);
		if (last === undefined) throw new RangeError('Expected a move that the variation replaces, found none.');
		const variation: Variation = { moves: [] };
		let position = last.before;
		for (const one of moves) {
			const { move, after } = readMove(position, one);
			variation.moves.push({ san: sanOf(move, after) });
			position = after;
		}
		const fen = this.fen();
		this.#annotations.set(fen, 'variations', [...(this.#annotations.at(fen).variations ?? []), variation]);
	}

	/** Removes the lines that replace a move, and returns them. */
	removeVariations(fen: string = this.fen()): Variation[] {
		const removed = this.getVariations(fen);
		this.#annotations.set(fen, 'variations', undefined);
		return removed;
	}
}

/** The name of the draw by repetition in the rules of games. */
const REPETITION = 'threefold-repetition';

function patternOf(source: string): RegExp {
	try {
		return new RegExp(source, 'g');
	} catch {
		return misuse('options.newlineChar', 'a regular expression as text', source);
	}
}

function nagGiven(nag: NAG, argument: string): void {
	if (!Number.isInteger(nag) || nag < 0 || nag > 255) misuse(argument, 'a whole number from 0 to 255', nag);
}
