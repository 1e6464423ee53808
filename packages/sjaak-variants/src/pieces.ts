import type { Span } from '@x/diagnostics';
import { nearest } from '@x/diagnostics';
import type { Cells, PieceType, PromotionLine } from './definition.js';
import { didYouMean } from './did-you-mean.js';
import type { Draft, PieceEntry } from './draft.js';
import { Tables } from './engine/tables.js';
import { cut } from './read/scanner.js';
import type { Report } from './report.js';
import type { Pair } from './sides.js';
import type { Entry, Generator, Key, Ref, ZonePair } from './syntax.js';
import { SINGLE } from './words.js';
import type { Zones } from './zones.js';

const NOWHERE: Span = { from: 0, to: 0 };

const spanOf = ({ layout }: Entry): Span => {
	if (layout === undefined) return NOWHERE;
	const from = layout.at + layout.lead.length;
	return { from, to: from + layout.name.length };
};

/** The whole line, without its blanks and its comment. */
const lineSpan = (entry: Entry): Span | undefined => {
	const { layout } = entry;
	const { from, to } = spanOf(entry);
	return layout && { from, to: to + layout.gap.length + layout.text.length };
};

/** The keys of lines that make moves. */
const MOVE_KEYS: ReadonlySet<Key> = new Set(['Move', 'Capture', 'Initial', 'Special', 'Promotion', 'Optional promotion']);

/** Collects the blocks of pieces, then resolves the references between them. */
export class Pieces {
	private readonly zones: Zones;
	private readonly engine: boolean;
	private readonly report: Report;
	private readonly drafts: Draft[] = [];
	private readonly tables: Tables = new Tables();
	private outside = false;

	constructor(zones: Zones, engine: boolean, report: Report) {
		this.zones = zones;
		this.engine = engine;
		this.report = report;
	}

	begin(entry: Entry<'Piece'>): void {
		this.drafts.push({
			name: entry.value ?? '',
			span: spanOf(entry),
			seen: new Set(),
			moves: [],
			initial: [],
			special: { zones: [], ways: [] },
			promotions: [],
			flags: new Map(),
			most: [0, 0],
			value: 0,
			lines: [],
		});
	}

	add(entry: Entry): void {
		const draft = this.drafts.at(-1);
		if (draft === undefined) {
			if (!this.outside)
				this.report.error('outside-piece', spanOf(entry), `Expected "Piece:" before "${entry.key}:".`, {
					hint: 'Begin a block with "Piece:".',
					engine: 'Ignores the line.',
				});
			this.outside = true;
			return;
		}
		if (SINGLE.has(entry.key)) {
			if (draft.seen.has(entry.key))
				this.report.warn('repeated-key', spanOf(entry), `The line "${entry.key}:" of the piece is repeated; this one applies.`, {
					hint: 'Remove one of them.',
				});
			draft.seen.add(entry.key);
		}
		// A capture line that cannot be read means no captures; it does not fall back to the piece's moves.
		if (entry.key === 'Capture') draft.captures ??= [];
		if (entry.value === undefined) return;
		if (MOVE_KEYS.has(entry.key)) {
			const line = lineSpan(entry);
			draft.lines.push({ value: entry.key, ...(line && { span: line }) });
		}
		this.set(draft, entry as PieceEntry);
	}

	private set(draft: Draft, entry: PieceEntry): void {
		const span = spanOf(entry);
		switch (entry.key) {
			case 'Move':
				this.generator(draft.moves, entry.value!, span);
				break;
			case 'Capture':
				draft.captures ??= [];
				this.generator(draft.captures, entry.value!, span);
				break;
			case 'Initial':
				this.generator(draft.initial, entry.value!, span);
				break;
			case 'Special':
				draft.special.zones.push(this.zonesOr(entry.value!, []));
				this.generator(draft.special.ways, entry.value!.generator, span);
				break;
			case 'Symbol':
				draft.symbol = entry.value!;
				break;
			case 'Prison':
				draft.prison = this.zonesOr(entry.value!, this.zones.all());
				break;
			case 'Block':
				draft.block = this.zonesOr(entry.value!, []);
				break;
			case 'Drop zone':
				this.dropZone(draft, entry.value!, entry.layout?.text ?? ',', span);
				break;
			case 'Entry promotion':
				draft.entry = this.zonesOr(entry.value!, []);
				break;
			case 'Promotion':
				draft.promotions.push({ zones: this.zonesOr(entry.value!, []), choices: entry.value!.choices, span });
				break;
			case 'Optional promotion': {
				const zones = this.zonesOr(entry.value!, []);
				draft.optional = zones;
				if (entry.value!.choices !== undefined) draft.promotions.push({ zones, choices: entry.value!.choices, optional: true, span });
				break;
			}
			case 'Demotion':
				draft.demotion = entry.value!;
				break;
			case 'Allowed victims':
				this.victims(draft, entry.value!);
				break;
			case 'Flags':
				for (const { name, span: place } of entry.value!) draft.flags.set(name, place);
				break;
			case 'Value':
				draft.value = entry.value!;
				break;
			case 'Max':
				draft.most = [entry.value!.white, entry.value!.black];
				break;
		}
	}

	private generator(list: Generator[], added: Generator, span: Span): void {
		const family = (type: Generator['type']): string => (type === 'aleap' ? 'leap' : type);
		const tables = ['leap', 'step', 'ride'];
		if (tables.includes(family(added.type)) && list.some(({ type }) => family(type) === family(added.type)))
			this.report.warn('same-generator', span, `The piece already has a "${family(added.type)}" line with this key; both apply.`, {
				hint: 'Combine both in one line.',
				engine: 'Mixes the bits of two table numbers, which results in another piece, or none.',
			});
		if (this.engine) this.tables.add(list, added);
		else list.push(added);
	}

	/** In the engine the zones of the last line apply to all special moves. */
	private specials({ zones, ways }: Draft['special']): PieceType['special'] {
		const last = this.engine ? zones.at(-1) : undefined;
		return ways.map((generator, index) => ({ zones: last ?? zones[index]!, generator }));
	}

	private zonesOr(pair: ZonePair, missing: Cells): Pair<Cells> {
		const [white, black] = this.zones.pair(pair);
		return [white ?? missing, black ?? missing];
	}

	/** The engine reads the reference from the wrong column, so this key does not work. */
	private dropZone(draft: Draft, pair: ZonePair, text: string, span: Span): void {
		const trick = pair.white.name === 'ne' && text.endsWith(',');
		if (!trick)
			this.report.warn('drop-zone', span, 'Engine 1.4.1 does not read "Drop zone:" correctly.', {
				hint: `Rename the zone "${cut(pair.white.name)}" to "ne", and end the line with a comma.`,
				engine: text.endsWith(',') ? "Uses all squares as White's zone." : 'Ignores the line.',
			});
		if (!this.engine) {
			draft.drop = this.zonesOr(pair, this.zones.all());
			return;
		}
		if (!text.endsWith(',')) return;
		const [white, black] = this.zonesOr(pair, this.zones.all());
		draft.drop = [trick ? white : this.zones.all(), black];
	}

	private victims(draft: Draft, list: readonly Ref[]): void {
		const last = list.at(-1);
		if (list.length > 1)
			this.report.warn('victims-list', list[0]!.span ?? NOWHERE, 'Engine 1.4.1 reads only the last symbol of a list of victims.', {
				hint: 'Give all these pieces a common symbol.',
				engine: `Lets it capture ${last!.name} only.`,
			});
		draft.victims = this.engine && last !== undefined ? [last] : list;
	}

	/** Resolves symbols: choices, demotions and victims become indices. */
	finish(): readonly PieceType[] {
		this.tables.resolve();
		const named = this.drafts.flatMap((draft, index) => (draft.symbol === undefined ? [] : [{ index, symbol: draft.symbol }]));
		const bySign = new Map<string, number>();
		for (const { index, symbol } of [...named].reverse())
			for (const sign of [symbol.black, symbol.white]) if (sign !== undefined) bySign.set(sign, index);
		const find = (sign: string): number | undefined => bySign.get(sign);
		const signs = named.map(({ symbol }) => symbol.white);
		return this.drafts.map((draft, index) => {
			const { symbol, span } = draft;
			if (symbol === undefined)
				this.report.error('missing-symbol', span, `Expected a "Symbol:" line in the piece "${cut(draft.name)}".`, {
					hint: 'Write "Symbol:", the letter for moves, and the letters of both sides.',
					engine: 'Cannot use the piece.',
				});
			const white = symbol?.white ?? '';
			const choice = (ref: Ref): number | undefined => {
				if (ref.name !== '+') return find(ref.name);
				return white.startsWith('+') ? find(white.slice(1)) : find(`+${white}`);
			};
			const known = (ref: Ref, what: string): number | undefined => {
				const found = find(ref.name);
				if (found === undefined) this.unknown(ref, what, signs);
				return found;
			};
			const demotion = draft.demotion && known(draft.demotion, 'A piece that it becomes in hand');
			const victims = draft.victims?.flatMap((ref) => known(ref, 'A victim') ?? []);
			return {
				index,
				name: draft.name,
				san: symbol?.san ?? ' ',
				symbols: [white, symbol?.black ?? (this.engine ? '' : white.toLowerCase())],
				moves: draft.moves,
				...(draft.captures && { captures: draft.captures }),
				initial: draft.initial,
				special: this.specials(draft.special),
				...(draft.prison && { prison: draft.prison }),
				...(draft.block && { block: draft.block }),
				...(draft.drop && { drop: draft.drop }),
				promotions: this.promotions(draft, choice, signs),
				...(draft.optional && { optional: draft.optional }),
				...(draft.entry && { entry: draft.entry }),
				...(demotion !== undefined && { demotion }),
				...(victims && { victims }),
				flags: new Set(draft.flags.keys()),
				most: draft.flags.has('royal') ? [draft.most[0] || 1, draft.most[1] || 1] : draft.most,
				value: draft.value,
				span,
				lines: draft.lines,
			};
		});
	}

	private promotions(draft: Draft, find: (ref: Ref) => number | undefined, signs: readonly string[]): PromotionLine[] {
		const lines: PromotionLine[] = [];
		for (const { zones, choices, optional, span } of draft.promotions) {
			const found = new Set<number>();
			for (const ref of choices) {
				const type = find(ref);
				if (type === undefined) this.unknownChoice(ref, draft, signs);
				else found.add(type);
			}
			if (found.size === 0) {
				this.report.warn('no-choice', span, 'This line does not contain a valid promotion.', {
					hint: 'Remove it.',
					engine: 'Does not read further promotions of this piece.',
				});
				// The engine's list of promotions ends here.
				if (this.engine) break;
			} else lines.push({ zones, choices: [...found], ...(optional && { optional }) });
		}
		return lines;
	}

	private unknownChoice(ref: Ref, draft: Draft, signs: readonly string[]): void {
		const sign = draft.symbol?.white ?? '';
		const missingSymbol = ref.name !== '+' ? ref.name : sign.startsWith('+') ? sign.slice(1) : `+${sign}`;
		const near = nearest(missingSymbol, signs);
		this.report.warn('unknown-choice', ref.span ?? NOWHERE, `"${cut(missingSymbol)}" is not the symbol of a piece.`, {
			// The sign may stand for another symbol.
			hint: near === undefined ? `Symbols are ${cut(signs.join(', '))}.` : didYouMean(near).hint!,
			engine: 'Ignores it.',
		});
	}

	private unknown(ref: Ref, what: string, signs: readonly string[]): void {
		const near = nearest(ref.name, signs);
		this.report.error('unknown-piece', ref.span ?? NOWHERE, `${what} is "${cut(ref.name)}", which is not the symbol of a piece.`, {
			...(near === undefined ? { hint: 'Write its symbol in FENs.' } : didYouMean(near)),
			engine: 'Ignores it.',
		});
	}
}
