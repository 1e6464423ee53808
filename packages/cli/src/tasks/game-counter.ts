import { lastMove, type Position } from '@x/core';
import { stringify } from '@x/fen';
import type { GameResult, Tag } from '@x/pgn';
import type { GameRead, PgnVisitor, TextToken } from '@x/pgn/stream';
import type { GameValidator } from '@x/pgn/validate';
import { stringify as stringifyMove } from '@x/san';
import { add, bump, GameTally, scoreOf, sum } from './game-counts.js';

/** The counts in addition to games, moves and results. */
export interface CountOptions {
	/** The plies of an opening; 0 for none. */
	readonly plies: number;
	/** The position whose next moves are counted, as `fenOf` writes it. */
	readonly position: string | undefined;
	/** The name of the tag by whose values games are counted. */
	readonly by: string | undefined;
}

/** The most codes, values and openings of one job: a file with more distinct ones has no use for the rest. */
const MOST_TAGS = 100_000;

/** A position without its clocks, since games reach it at different moves. The game has names, so that there is a FEN. */
export const fenOf = (position: Position): string => stringify(position, { enPassant: 'legal' }).replace(/(?: \d+)+$/, '');

/** Counts games while they are read. */
export class GameCounter implements PgnVisitor {
	readonly tally: GameTally = new GameTally();
	private readonly validator: GameValidator;
	private readonly options: CountOptions;
	private readonly startOf: (tags: readonly Tag[]) => Position | undefined;
	private depth = 0;
	private moves: string[] = [];
	private plies = 0;
	private found: GameResult = '*';
	private variant = '';
	private value = '';
	private isIllegal = false;
	/** The position whose next moves are counted, when the game has reached it, and the move that was played then. */
	private reached: Position | undefined;
	private next: string | undefined;
	private opening: { readonly key: string; readonly fen: string; readonly line: string } | undefined;

	/** `startOf` finds the start of a game by its tags. */
	constructor(validator: GameValidator, options: CountOptions, startOf: (tags: readonly Tag[]) => Position | undefined) {
		this.validator = validator;
		this.options = options;
		this.startOf = startOf;
	}

	beginGame(): void {
		this.depth = this.plies = 0;
		this.moves = [];
		this.found = '*';
		this.variant = 'Standard';
		this.value = '';
		this.isIllegal = false;
		this.opening = this.reached = this.next = undefined;
	}

	endTags(tags: readonly Tag[]): void {
		if (this.options.position !== undefined) this.look(this.startOf(tags));
	}

	tag({ name, value }: { readonly name: string; readonly value: string }): void {
		if (name === 'Variant') this.variant = value;
		if (name === this.options.by) this.value = value;
	}

	openVariation(): void {
		this.depth++;
	}

	closeVariation(): void {
		this.depth--;
	}

	move(token: TextToken, legal: boolean | undefined): void {
		if (legal === false) this.isIllegal = true;
		if (this.depth > 0) return;
		this.plies++;
		if (this.options.position !== undefined && legal === true) this.follow();
		const { plies } = this.options;
		if (this.plies > plies || legal !== true) return;
		this.moves.push(token.text());
		if (this.plies === plies && this.moves.length === plies) this.note();
	}

	/** Notes the move that was played from the position, or whether the game has come to it. A game counts once. */
	private follow(): void {
		if (this.next !== undefined) return;
		const position = this.validator.position();
		const move = position && this.reached && lastMove(position);
		if (move !== undefined) this.next = stringifyMove(move, this.reached!);
		else if (this.reached === undefined) this.look(position);
	}

	private look(position: Position | undefined): void {
		if (position?.game.names && fenOf(position) === this.options.position) this.reached = position;
	}

	/** The position after the plies of an opening. */
	private note(): void {
		const position = this.validator.position();
		if (!position?.game.names) return;
		const fen = fenOf(position);
		this.opening = { key: `${this.variant} ${fen}`, fen, line: this.moves.join(' ') };
	}

	result(result: GameResult): void {
		this.found = result;
	}

	problem({ code }: { readonly code: string }): void {
		bump(this.tally.faults, code);
	}

	endGame(_: GameRead): void {
		const { tally, plies, opening } = this;
		tally.games++;
		tally.plies += plies;
		if (this.isIllegal) tally.illegalGames++;
		bump(tally.results, this.found);
		bump(tally.lengths, String(plies));
		bump(tally.variants, this.variant);
		const score = scoreOf(this.found, plies);
		if (this.options.by !== undefined && (tally.tags.has(this.value) || tally.tags.size < MOST_TAGS)) add(tally.tags, this.value, score);
		if (this.reached !== undefined) tally.reached++;
		if (this.next !== undefined) add(tally.moves, this.next, score);
		if (opening === undefined) return;
		const { key, fen, line } = opening;
		const before = tally.openings.get(key);
		tally.openings.set(key, before === undefined ? { variant: this.variant, fen, line, ...score } : { ...before, ...sum(before, score) });
	}
}
