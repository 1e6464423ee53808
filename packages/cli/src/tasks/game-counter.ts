import type { Position } from '@x/core';
import { stringify } from '@x/fen';
import type { GameResult } from '@x/pgn';
import type { GameRead, PgnVisitor, TextToken } from '@x/pgn/stream';
import type { GameValidator } from '@x/pgn/validate';
import { bump, GameTally, scoreOf, sum } from './game-counts.js';

/** The counts in addition to games, moves and results. */
export interface CountOptions {
	/** The plies of an opening; 0 for none. */
	readonly plies: number;
	/** The name of the tag by whose values games are counted. */
	readonly by: string | undefined;
}

/** The most codes, values and openings of one job: a file with more distinct ones has no use for the rest. */
const MOST_TAGS = 100_000;

/** A position without its clocks, since games reach it at different moves; undefined if the game has no FEN. */
const fenOf = (position: Position): string | undefined =>
	position.game.names && stringify(position, { enPassant: 'legal' }).replace(/(?: \d+)+$/, '');

/** Counts games while they are read. */
export class GameCounter implements PgnVisitor {
	readonly tally: GameTally = new GameTally();
	private readonly validator: GameValidator;
	private readonly options: CountOptions;
	private depth = 0;
	private moves: string[] = [];
	private plies = 0;
	private found: GameResult = '*';
	private variant = '';
	private value = '';
	private isIllegal = false;
	private opening: { readonly key: string; readonly fen: string; readonly line: string } | undefined;

	constructor(validator: GameValidator, options: CountOptions) {
		this.validator = validator;
		this.options = options;
	}

	beginGame(): void {
		this.depth = this.plies = 0;
		this.moves = [];
		this.found = '*';
		this.variant = 'Standard';
		this.value = '';
		this.isIllegal = false;
		this.opening = undefined;
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
		const { plies } = this.options;
		if (this.plies > plies || legal !== true) return;
		this.moves.push(token.text());
		if (this.plies === plies && this.moves.length === plies) this.note();
	}

	/** The position after the plies of an opening. */
	private note(): void {
		const position = this.validator.position();
		if (position === undefined) return;
		const fen = fenOf(position);
		if (fen !== undefined) this.opening = { key: `${this.variant} ${fen}`, fen, line: this.moves.join(' ') };
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
		if (this.options.by !== undefined && (tally.tags.has(this.value) || tally.tags.size < MOST_TAGS)) tally.score(this.value, score);
		if (opening === undefined) return;
		const { key, fen, line } = opening;
		const before = tally.openings.get(key);
		tally.openings.set(key, before === undefined ? { variant: this.variant, fen, line, ...score } : { ...before, ...sum(before, score) });
	}
}
