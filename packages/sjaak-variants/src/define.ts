import type { Span } from '@x/diagnostics';
import { checkDefinition } from './check/definition.js';
import type { Castling, Definition, EndingRule } from './definition.js';
import { readFen } from './fen/read.js';
import { Pieces } from './pieces.js';
import { cut } from './read/scanner.js';
import type { Report } from './report.js';
import type { Ending, Entry, Key, Line, Rule, Switch, Values, Variant } from './syntax.js';
import { ENGINE_FILES, ENGINE_SQUARES, GLOBAL_KEYS, MOST_FILES, MOST_SQUARES, SINGLE } from './words.js';
import { Zones } from './zones.js';

const NOWHERE: Span = { from: 0, to: 0 };

/** The span of the key of a line. */
export function keySpan({ layout }: { readonly layout?: Line['layout'] | undefined }): Span {
	if (layout === undefined) return NOWHERE;
	const from = layout.at + layout.lead.length;
	return { from, to: from + layout.name.length };
}

const isEntry = (line: Line): line is Entry => line.key !== 'blank' && line.key !== 'unknown';

/** A cache of the definitions of variants without errors. */
export const defined: WeakMap<Variant, Definition> = new WeakMap<Variant, Definition>();

/**
 * Converts a variant to its definition: combines its lines and resolves names. It reports everything that is doubtful or without effect,
 * and returns `undefined` if the board is missing.
 */
export function define(variant: Variant, report: Report): Definition | undefined {
	const entries = variant.lines.filter(isEntry);
	const title = keySpan(entries[0] ?? {});
	const boards = entries.filter((entry): entry is Entry<'Board'> => entry.key === 'Board');
	for (const again of boards.slice(1))
		report.error('second-board', keySpan(again), 'Expected one "Board:" line; the variant already has a board.', {
			hint: 'Begin a new variant.',
			engine: 'Cannot play the variant.',
		});
	const board = boards[0];
	if (board === undefined) {
		report.error('missing-board', title, `Expected a "Board:" line in the variant "${cut(variant.name)}".`, {
			hint: 'Write a line such as "Board: 8x8" after the name.',
		});
		return undefined;
	}
	if (board.value === undefined || !fits(board.value, keySpan(board), report, variant.compat !== undefined)) return undefined;
	const { files, ranks } = board.value;
	const zones = new Zones(files, ranks, variant.compat !== undefined, report);
	const first = entries.indexOf(board);
	for (const early of entries.slice(1, first))
		report.warn('before-board', keySpan(early), `Expected "Board:" before "${early.key}:".`, {
			hint: 'Write "Board:" immediately after "Variant:".',
			engine: 'Ignores the line.',
		});
	const counted = variant.compat === undefined ? entries : entries.slice(first);
	for (const entry of counted) if (entry.key === 'Zone' && entry.value !== undefined) zones.add(entry.value.zone, entry.value.squares);
	return new Definer(variant, zones, report).read(counted);
}

function fits({ files, ranks }: Values['Board'], span: Span, report: Report, engine: boolean): boolean {
	const squares = files * ranks;
	const [most, all] = engine ? [ENGINE_FILES, ENGINE_SQUARES] : [MOST_FILES, MOST_SQUARES];
	const sane = files >= 1 && ranks >= 1 && files <= most && ranks <= most && squares <= all;
	if (!sane)
		report.error(
			engine ? 'crash' : 'board-size',
			span,
			`Expected a board of at most ${most} files, ${most} ranks and ${all} squares, found ${files}x${ranks}.`,
			{
				hint: 'Write files x ranks: 8x8.',
				engine: 'Crashes.',
			},
		);
	else if (files > ENGINE_FILES || ranks > ENGINE_FILES || squares > ENGINE_SQUARES)
		report.warn('limit', span, `The board has ${files} files, ${ranks} ranks and ${squares} squares.`, {
			hint: `All programs support at most ${ENGINE_FILES} files, ${ENGINE_FILES} ranks and ${ENGINE_SQUARES} squares.`,
			engine: 'Crashes.',
		});
	else if (files < 4 && squares > 1)
		report.warn('limit', span, `The board has ${files} files.`, {
			hint: 'The engine needs at least four files.',
			engine: 'Crashes.',
		});
	return sane;
}

/** Reads the start position, then checks the whole variant. */
function finish(definition: Definition, title: Span, report: Report): Definition {
	const { fen } = definition;
	const start = fen && readFen(fen.value, fen.span?.from ?? 0, definition, report);
	const whole: Definition = start === undefined ? definition : { ...definition, start };
	checkDefinition(whole, title, report);
	return whole;
}

/** Reads the lines of a variant in one pass. */
class Definer {
	private readonly variant: Variant;
	private readonly zones: Zones;
	private readonly report: Report;
	private readonly pieces: Pieces;
	private readonly castlings: Castling[] = [];
	private readonly switches = new Map<Switch, Span | undefined>();
	private readonly endings = new Map<Ending, EndingRule>();
	private readonly flags: [number[], number[]] = [[], []];
	private readonly seen = new Set<Key>();
	private fen: Definition['fen'];
	private xboard: Definition['xboard'] = {};

	constructor(variant: Variant, zones: Zones, report: Report) {
		this.variant = variant;
		this.zones = zones;
		this.report = report;
		this.pieces = new Pieces(zones, variant.compat !== undefined, report);
	}

	read(entries: readonly Entry[]): Definition {
		for (const entry of entries) {
			if (entry.key === 'Piece') this.pieces.begin(entry);
			else if (GLOBAL_KEYS.includes(entry.key)) this.global(entry);
			else this.pieces.add(entry);
		}
		const { files, ranks, holes } = this.zones;
		const definition: Definition = {
			name: this.variant.name,
			engine: this.variant.compat !== undefined,
			files,
			ranks,
			holes,
			zones: this.zones.defined(),
			...(this.fen === undefined ? {} : { fen: this.fen }),
			pieces: this.pieces.finish(),
			castlings: this.castlings,
			flags: this.flags,
			switches: this.switches,
			endings: this.endings,
			xboard: this.xboard,
		};
		return finish(definition, keySpan(entries[0] ?? {}), this.report);
	}

	private global(entry: Entry): void {
		if (SINGLE.has(entry.key)) {
			if (this.seen.has(entry.key))
				this.report.warn('repeated-key', keySpan(entry), `The line "${entry.key}:" is repeated; this one applies.`, {
					hint: 'Remove one of them.',
				});
			this.seen.add(entry.key);
		}
		if (entry.value === undefined) return;
		switch (entry.key) {
			case 'FEN':
				this.fen = { value: entry.value.name, ...(entry.value.span && { span: entry.value.span }) };
				break;
			case 'XBoard pieces':
				this.xboard = { ...this.xboard, pieces: entry.value.name };
				break;
			case 'XBoard parent':
				this.xboard = { ...this.xboard, parent: entry.value.name };
				break;
			case 'Zone':
				this.zones.pass(entry.value.zone.name);
				break;
			case 'Exclude':
				for (const cell of this.zones.cells(entry.value, 'The square')) this.zones.holes.add(cell);
				break;
			case 'WhiteFlag':
			case 'BlackFlag': {
				const flags = this.flags[entry.key === 'WhiteFlag' ? 0 : 1]!;
				flags.push(...this.zones.cells(entry.value, 'The square').filter((cell) => !flags.includes(cell)));
				flags.sort((a, b) => a - b);
				break;
			}
			case 'Rule':
				for (const rule of entry.value) this.rule(rule);
				break;
			case 'Castle':
				this.castle(entry.value, keySpan(entry));
				break;
		}
	}

	private rule(rule: Rule): void {
		if ('count' in rule || 'score' in rule) {
			const { rule: name, ...more } = rule;
			this.endings.set(name as Ending, more);
		} else this.switches.set(rule.rule as Switch, rule.span);
	}

	private castle({ side, from, to, partner }: Values['Castle'], span: Span): void {
		const cells = [from, ...to, partner].map((square) => this.zones.cell(square, 'The square', true));
		const lines = new Set([from, ...to, partner].map(({ rank }) => rank));
		if (lines.size > 1)
			this.report.warn('castle-line', span, 'The squares are not on one rank, so this castling is never possible.', {
				hint: 'Use squares of one rank.',
				engine: 'Reads it, but never castles in this way.',
			});
		if (lines.size > 1 || cells.includes(undefined)) return;
		const [king, ...rest] = cells as number[];
		this.castlings.push({ side: side === 'white' ? 0 : 1, from: king!, to: rest.slice(0, -1), partner: rest.at(-1)!, span });
	}
}
