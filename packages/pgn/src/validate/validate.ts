import { type Game, type Move, type Position, playthrough } from '@x/core';
import { checkOptions, type Diagnostic, isNotationError, isSetupError, misuse } from '@x/diagnostics';
import { isNullMove, type ResolveOptions, resolve, safeResolve } from '@x/san';
import { applyNull, canonicalQuery } from '@x/san/moves';
import type { Tag } from '../tree/game.js';
import { PlayedLine } from './line.js';
import { QueryTable } from './queries.js';
import { type Resolver, startOf } from './resolver.js';
import { type Decode, ILLEGAL, LEGAL, type Legality, UNTESTED, type Validator } from './validator.js';

/** The options of a validator: those of `resolve` of `@x/san`, for each move. Null moves are accepted by default. */
export interface ValidatorOptions extends ResolveOptions {
	/** `true` compares each move with its canonical text. This takes several times as long. */
	readonly warnings?: boolean | undefined;
}

/** A validator that can be asked for the position. */
export interface GameValidator extends Validator {
	/** The differences of the last legal move from its canonical text; empty without the option `warnings`. */
	readonly warnings: readonly Diagnostic[];
	/**
	 * The position after the last move of the current line; `undefined` behind an illegal move, in games with unknown rules, and before the tags of a game
	 * are complete: in `beginGame`, `tag` and `endTags` of a visitor.
	 */
	position(): Position | undefined;
}

const RULES = {
	mode: ['strict', 'lenient', 'repair'],
	pieces: 'any',
	nullMoves: 'boolean',
	promotion: ['queen', 'rook', 'bishop', 'knight'],
	captures: ['ignore'],
	warnings: 'boolean',
} as const;

const NOTHING: readonly Diagnostic[] = [];

/**
 * The most illegal moves of a game that are explained. An explanation may need the history of the game; with the limit the time is linear in the text,
 * for games of a million variations, too.
 */
const MOST_ILLEGAL = 200;
/** The hint of the last illegal move that is reported. */
const LAST_HINT = `This is illegal move ${MOST_ILLEGAL} of the game: behind it, only canonical texts are tested.`;

/** A move, or the reason why there is none. */
type Read = { readonly move: Move; readonly warnings: readonly Diagnostic[] } | { readonly problem: Diagnostic };

/**
 * Plays moves. Canonical texts are played in place, without strings and objects. A position is made only for a text of another shape, for an illegal
 * move, and for a variation.
 */
class MoveValidator implements GameValidator {
	problem: Diagnostic | undefined = undefined;
	warnings: readonly Diagnostic[] = NOTHING;
	ply = 0;
	private line: PlayedLine = new PlayedLine(undefined, 0);
	/** The lines around the current one. */
	private readonly around: PlayedLine[] = [];
	/** The table of the current game, and those of all games. */
	private table: QueryTable | undefined = undefined;
	private readonly tables = new WeakMap<Game, QueryTable>();
	/** The illegal moves of the current game. */
	private refused = 0;
	private readonly resolver: Resolver;
	private readonly reading: ResolveOptions;
	private readonly compares: boolean;
	/** Set if a canonical text has its canonical meaning, and need not be compared. */
	private readonly isQuick: boolean;
	private readonly warns: boolean;

	constructor(resolver: Resolver, { warnings, ...reading }: ValidatorOptions) {
		this.resolver = resolver;
		this.reading = { ...reading, nullMoves: reading.nullMoves ?? true };
		this.warns = warnings === true;
		this.compares = this.warns || reading.mode === 'strict';
		this.isQuick = !this.compares && reading.pieces === undefined;
	}

	reset(): void {
		this.around.length = 0;
		this.ply = 0;
		this.refused = 0;
		this.problem = undefined;
		this.warnings = NOTHING;
		this.line = new PlayedLine(undefined, 0);
		this.table = undefined;
	}

	begin(tags: readonly Tag[]): readonly Diagnostic[] {
		this.reset();
		const { start, problems } = startOf(this.resolver, tags, this.warns);
		this.line = new PlayedLine(start, 0);
		this.table = start === undefined ? undefined : this.tableOf(start.game);
		return problems;
	}

	private tableOf(game: Game): QueryTable {
		let table = this.tables.get(game);
		if (table === undefined) {
			table = new QueryTable(game);
			this.tables.set(game, table);
		}
		return table;
	}

	move(bytes: Uint8Array, from: number, to: number, decode: Decode): Legality {
		const { line } = this;
		const { game } = line;
		this.ply = line.plies++;
		if (game !== undefined && this.isQuick) {
			const query = this.table!.find(bytes, from, to, decode);
			if (query !== null && game.playUnique(query)) return LEGAL;
		}
		return this.anyMove(bytes, from, to, decode);
	}

	/** A move that has not been played yet: the first one of a line, one behind an illegal move, a text of another shape, an illegal move. */
	private anyMove(bytes: Uint8Array, from: number, to: number, decode: Decode): Legality {
		const { line } = this;
		let { game } = line;
		line.before = undefined;
		if (game === undefined) {
			if (line.start === undefined) return UNTESTED;
			game = playthrough(line.start);
			line.game = game;
			const query = this.isQuick ? this.table!.find(bytes, from, to, decode) : null;
			if (query !== null && game.playUnique(query)) return LEGAL;
		}
		const text = decode(from, to);
		// On large boards, canonical texts may be longer than those in the table.
		const query = this.isQuick && to - from === 9 ? canonicalQuery(line.start!.game, text) : undefined;
		if (query !== undefined && game.playUnique(query)) return LEGAL;
		const position = game.position();
		if (this.refused === MOST_ILLEGAL) {
			line.stop(position);
			return UNTESTED;
		}
		const read = this.read(text, position);
		if ('problem' in read) return this.illegal(read.problem, position);
		this.warnings = read.warnings;
		if (isNullMove(read.move)) return this.pass(position, text);
		game.play(read.move);
		return LEGAL;
	}

	private read(text: string, position: Position): Read {
		if (this.compares) {
			const result = safeResolve(text, position, this.reading);
			if (!result.ok) return { problem: result.problems[0]! };
			return { move: result.value, warnings: this.warns ? result.warnings : NOTHING };
		}
		try {
			return { move: resolve(text, position, this.reading), warnings: NOTHING };
		} catch (error) {
			return { problem: faultOf(error) };
		}
	}

	private pass(position: Position, text: string): Legality {
		try {
			this.line.pass(position, applyNull(position));
			return LEGAL;
		} catch (error) {
			// The rules of some games do not have a position for it.
			if (!isSetupError(error)) throw error;
			const problem = { code: 'san/null-move', message: 'A null move is not possible here.', severity: 'error' } as const;
			return this.illegal({ ...problem, span: { from: 0, to: text.length } }, position);
		}
	}

	private illegal(problem: Diagnostic, position: Position): Legality {
		this.refused++;
		this.problem = this.refused === MOST_ILLEGAL ? { ...problem, hint: LAST_HINT } : problem;
		this.line.stop(position);
		return ILLEGAL;
	}

	open(): void {
		this.around.push(this.line);
		this.line = this.line.variation();
	}

	close(): void {
		this.line = this.around.pop() ?? this.line;
	}

	position(): Position | undefined {
		return this.line.position();
	}
}

/** The first problem of an error; other errors are thrown again. */
function faultOf(error: unknown): Diagnostic {
	if (!isNotationError(error)) throw error;
	return error.problems[0]!;
}

/**
 * Makes a validator: readers of this package call it for each move, in main lines and variations. The resolver finds the rules of a game from its tags;
 * the tag `FEN` is then read with `@x/fen`, and its faults are problems of the game.
 *
 * Each move is read like `resolve` reads it. Behind an illegal move, and in a game with unknown rules, moves are not tested. A variation that replaces an
 * illegal move is tested, and so is a variation before the first move of a line, which begins where the line begins.
 *
 * After 200 illegal moves in one game, which need as many variations, only canonical texts are tested in the rest of that game.
 *
 * A validator has a state, so that it serves one reader at a time. Its time is linear in the text.
 *
 * @throws TypeError if the resolver is not a function, for an unknown option, and while reading if the resolver returns another value than a
 * {@link Resolver} may return, or if FEN cannot express its game.
 *
 * @example
 * import { validator } from '@x/pgn/validate';
 * const moves = validator(() => chess);
 * moves.begin([]) // → []
 * const bytes = new TextEncoder().encode('e4 Ke3');
 * const decode = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
 * moves.move(bytes, 0, 2, decode) // → 1
 * moves.move(bytes, 3, 6, decode) // → 0
 * moves.problem?.code // → 'san/illegal'
 */
export function validator(resolver: Resolver, options?: ValidatorOptions): GameValidator {
	if (typeof resolver !== 'function') misuse('resolver', 'a function of tags', resolver, 'Use `() => game` for files of one game.');
	checkOptions(options, RULES);
	return new MoveValidator(resolver, options ?? {});
}
