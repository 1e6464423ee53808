import type { Game, Position } from '@x/core';
import { NotationError, quote, type Span } from '@x/diagnostics';
import type { PgnProblem, Tag } from '@x/pgn';
import { type GamePlace, PgnReader, type PgnVisitor, type TextToken } from '@x/pgn/stream';
import { SanError } from '@x/san';
import { Annotations, type Variation, type VariationMove, withoutBraces } from './annotations.js';
import type { Code } from './codes.js';
import type { Words } from './constants.js';
import { readFen } from './fen.js';
import { Headers, nameStart } from './headers.js';
import { Line } from './line.js';
import { sanOf } from './move.js';
import { type NAG, type Suffix, suffixOf } from './nags.js';
import { readMove } from './read-move.js';

/** A game that was read. */
export interface LoadedGame<W extends Words> {
	readonly headers: Headers;
	readonly line: Line<W>;
	readonly annotations: Annotations;
}

/** A line that is being read: the main line, or a variation. */
interface Reading {
	/** The position before its last move: where a variation of that move begins. */
	before: Position | undefined;
	position: Position;
	/** Of a variation; the main line is a `Line`. */
	readonly variation: Variation | undefined;
}

/** How PGN writes annotations that stand next to a move. */
const isSuffixMark = (byte: number | undefined): boolean => byte === 0x21 || byte === 0x3f;

/**
 * A comment without its braces or its semicolon. A line break is one space. Braces in a comment behind a semicolon become brackets, since the game is
 * written with braces.
 */
const contentOf = (text: string): string =>
	text.startsWith(';') ? withoutBraces(text.slice(1).trim()) : text.slice(1, -1).replace(/\r?\n/g, ' ');

const joined = (one: string | undefined, other: string): string => (one === undefined ? other : `${one} ${other}`);

/** Values of the tag `Variant` that do not name other rules. */
const USUAL: readonly string[] = ['Standard', 'Normal', 'From Position'];

/** Reads one game. Its methods are called in the order of the text. */
class GameVisitor<W extends Words> implements PgnVisitor {
	readonly #bytes: Uint8Array;
	readonly #game: Game;
	readonly #isStrict: boolean;
	readonly #keepsVariations: boolean;
	readonly headers: Headers;
	readonly annotations = new Annotations();
	line: Line<W>;
	readonly #lines: Reading[];
	/** Whether an annotation next to the last move is still to come. */
	#awaitsSuffix = false;
	/** The number of variations that are left out, inside each other. */
	#skipped = 0;
	#hasBegun = false;
	games = 0;

	constructor(bytes: Uint8Array, game: Game, isStrict: boolean, keepsVariations: boolean) {
		this.#bytes = bytes;
		this.#game = game;
		this.#isStrict = isStrict;
		this.#keepsVariations = keepsVariations;
		this.headers = new Headers(game);
		this.line = new Line(game.start);
		this.#lines = [{ before: undefined, position: game.start, variation: undefined }];
	}

	beginGame({ offset }: GamePlace): void {
		this.games++;
		if (this.games === 1) return;
		const span = this.#spanOf({ from: offset, to: this.#bytes.length });
		throw fault('several-games', 'Expected one game, found several.', span, 'readGames of @x/pgn/stream reads all games of a file.');
	}

	tag(tag: Tag): void {
		// Programs write these tags in upper and lower case.
		const known = ['FEN', 'SetUp', 'Variant'].find((one) => one.toLowerCase() === tag.name.toLowerCase());
		if (known === 'Variant') this.#checkVariant(tag);
		else this.headers.set(known ?? tag.name, tag.value);
	}

	/** The rules are those of the object. A tag that names other rules is refused. */
	#checkVariant({ value, valueSpan }: Tag): void {
		const own = this.headers.get('Variant') ?? this.#game.title ?? '';
		const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
		if ([own, this.#game.id ?? '', ...USUAL].map(plain).includes(plain(value))) return;
		const span = this.#spanOf(valueSpan ?? { from: 0, to: 0 });
		throw fault(
			'variant',
			`Expected a game of ${own}, found the tag Variant ${quote(value)}.`,
			span,
			'Give the rules: new Chess({ game }).',
		);
	}

	endTags(): void {
		this.#begin();
	}

	/** Begins at the start that the tags name. A comment may come before the end of the tags is reported. */
	#begin(): void {
		if (this.#hasBegun) return;
		this.#hasBegun = true;
		const fen = this.headers.get('FEN');
		if (fen === undefined) return;
		const start = readFen(fen, this.#game);
		nameStart(this.headers, start);
		this.line = new Line(start);
		this.#lines[0]!.position = start;
	}

	move(token: TextToken): void {
		if (this.#skipped > 0) return;
		const current = this.#lines.at(-1)!;
		const { position, variation } = current;
		const step = this.#read(position, token);
		current.before = position;
		current.position = step.after;
		this.#awaitsSuffix = isSuffixMark(this.#bytes[token.to]);
		if (variation === undefined) this.line.play(step);
		else variation.moves.push({ san: sanOf(step.move, step.after) });
	}

	/** Reads a move; a fault has the place of the move in the text. */
	#read(position: Position, token: TextToken): ReturnType<typeof readMove> {
		const text = token.text();
		try {
			return readMove(position, text, this.#isStrict);
		} catch (error) {
			if (!(error instanceof SanError)) throw error;
			const span = this.#spanOf(token);
			throw new SanError(
				error.problems.map((one) => ({ ...one, span })),
				text,
			);
		}
	}

	/** A span of bytes in UTF-16 units of the text. */
	#spanOf({ from, to }: Span): Span {
		const units = (byte: number): number => new TextDecoder().decode(this.#bytes.subarray(0, byte)).length;
		return { from: units(from), to: units(to) };
	}

	nag(nag: NAG): void {
		if (this.#skipped > 0) return;
		const suffix = this.#awaitsSuffix ? suffixOf(nag) : undefined;
		this.#awaitsSuffix = false;
		this.#annotate(suffix, nag);
	}

	#annotate(suffix: Suffix | undefined, nag: NAG): void {
		const last = this.#lastMove();
		if (last !== undefined) {
			if (suffix !== undefined) last.suffix = suffix;
			else last.nags = [...(last.nags ?? []), nag];
			return;
		}
		const { fen } = this.line;
		if (suffix !== undefined) this.annotations.set(fen, 'suffix', suffix);
		else this.annotations.set(fen, 'nags', [...(this.annotations.at(fen).nags ?? []), nag]);
	}

	/** The last move of the variation that is being read. */
	#lastMove(): VariationMove | undefined {
		return this.#lines.at(-1)!.variation?.moves.at(-1);
	}

	comment(token: TextToken): void {
		if (this.#skipped > 0) return;
		this.#begin();
		const content = contentOf(token.text());
		const { variation } = this.#lines.at(-1)!;
		const target = this.#lastMove() ?? variation;
		if (target !== undefined) target.comment = joined(target.comment, content);
		else this.annotations.set(this.line.fen, 'comment', joined(this.annotations.at(this.line.fen).comment, content));
	}

	openVariation(): void {
		const { before } = this.#lines.at(-1)!;
		if (this.#skipped > 0 || !this.#keepsVariations || before === undefined) {
			this.#skipped++;
			return;
		}
		const variation: Variation = { moves: [] };
		const last = this.#lastMove();
		if (last !== undefined) last.variations = [...(last.variations ?? []), variation];
		else this.annotations.set(this.line.fen, 'variations', [...(this.annotations.at(this.line.fen).variations ?? []), variation]);
		this.#lines.push({ before: undefined, position: before, variation });
	}

	closeVariation(): void {
		if (this.#skipped > 0) this.#skipped--;
		else this.#lines.pop();
	}

	result(result: string): void {
		this.headers.set('Result', result);
	}

	problem(problem: PgnProblem): void {
		if (problem.severity === 'error') throw new NotationError([{ ...problem, span: this.#spanOf(problem.span) }]);
	}
}

const fault = (code: Code, message: string, span: Span, hint: string): NotationError =>
	new NotationError([{ code: `chess/${code}`, message, span, severity: 'error', hint }]);

/**
 * Reads the PGN of one game.
 *
 * @throws NotationError for a text that is not the PGN of one game, or has a faulty FEN; SanError, which is one, for a move that is not legal.
 */
export function readPgn<W extends Words>(
	text: string,
	game: Game,
	options: { isStrict: boolean; keepsVariations: boolean },
): LoadedGame<W> {
	const bytes = new TextEncoder().encode(text);
	const visitor = new GameVisitor<W>(bytes, game, options.isStrict, options.keepsVariations);
	const reader = new PgnReader(visitor);
	reader.push(bytes);
	reader.end();
	return visitor;
}
