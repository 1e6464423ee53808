import type { Cells, Definition, PieceType } from './definition.js';
import { castlePlans } from './fen/rights.js';
import { writeFen } from './fen/write.js';
import { images } from './geometry.js';
import type { Pair } from './sides.js';
import type { Entry, Generator, Key, Line, PieceFlag, Ref, Rule, Square, Step, Values, Variant, Vector, ZonePair } from './syntax.js';

const entry = <K extends Key>(key: K, value: Values[K]): Line => ({ key, value }) as Entry as Line;
const ref = (name: string): Ref => ({ name });

/** Assigns names to zones. No name is a prefix of another, because the engine would confuse them. */
class ZoneNames {
	private readonly names: Map<string, string> = new Map();
	private readonly definition: Definition;
	private readonly preferred: ReadonlyMap<string, string>;

	constructor(definition: Definition) {
		this.definition = definition;
		this.preferred = new Map([...definition.zones].map(([name, cells]) => [cells.join(), name]));
	}

	of(cells: Cells): Ref {
		const { files, ranks } = this.definition;
		if (cells.length === 0) return ref('empty');
		if (cells.length === files * ranks) return ref('all');
		const key = cells.join();
		const known = this.names.get(key) ?? this.free([this.preferred.get(key), this.rank(cells)]);
		this.names.set(key, known);
		return ref(known);
	}

	/** A zone of one rank has the name of the rank. */
	private rank(cells: Cells): string | undefined {
		const { files, ranks } = this.definition;
		const rank = Math.floor(cells[0]! / files);
		const whole = cells.length === files && cells.every((cell) => Math.floor(cell / files) === rank);
		return whole ? `rank${rank + 1}${ranks > 9 ? 'x' : ''}` : undefined;
	}

	private free(wishes: readonly (string | undefined)[]): string {
		const taken = ['empty', 'all', ...this.names.values()];
		const fits = (name: string): boolean =>
			/^[A-Za-z][\w ]*$/.test(name) && taken.every((other) => !name.startsWith(other) && !other.startsWith(name));
		// A preferred name that is a prefix of numbered names would block all of them.
		const clear = (name: string): boolean => !'zone'.startsWith(name) && (!name.startsWith('zone') || /^zone\d+x$/.test(name));
		for (const wish of wishes) if (wish !== undefined && clear(wish) && fits(wish)) return wish;
		for (let count = 1; ; count++) if (fits(`zone${count}x`)) return `zone${count}x`;
	}

	lines(): Line[] {
		return [...this.names].map(([key, name]) =>
			entry('Zone', { zone: ref(name), squares: squares(this.definition, key.split(',').map(Number)) }),
		);
	}
}

const squares = ({ files }: Definition, cells: Iterable<number>): readonly Square[] =>
	[...cells].map((cell) => ({ file: cell % files, rank: Math.floor(cell / files) }));

/** Writes a definition as a variant in the portable core of the language. */
export function writeVariant(definition: Definition): Variant {
	const { name, files, ranks, holes, flags, start, fen, xboard } = definition;
	const zones = new ZoneNames(definition);
	const hands = ['allow drops', 'force drops', 'allow pickup', 'gate drops'].some((rule) => definition.switches.has(rule as 'allow drops'));
	const text =
		fen?.value ?? (start === undefined ? undefined : writeFen(definition, start, hands || start.hands.some(({ size }) => size > 0)));
	const pieces = definition.pieces.flatMap((piece) => [blank(), ...pieceLines(definition, piece, zones)]);
	const rules = ruleLines(definition);
	const lines: Line[] = [
		entry('Variant', name),
		entry('Board', { files, ranks }),
		...(text === undefined ? [] : [entry('FEN', ref(text))]),
		...(xboard.pieces === undefined ? [] : [entry('XBoard pieces', ref(xboard.pieces))]),
		...(xboard.parent === undefined ? [] : [entry('XBoard parent', ref(xboard.parent))]),
		...zones.lines(),
		...(holes.size === 0
			? []
			: [
					entry(
						'Exclude',
						squares(
							definition,
							[...holes].sort((a, b) => a - b),
						),
					),
				]),
		...(flags[0].length === 0 ? [] : [entry('WhiteFlag', squares(definition, flags[0]))]),
		...(flags[1].length === 0 ? [] : [entry('BlackFlag', squares(definition, flags[1]))]),
		...pieces,
		...(rules.length === 0 ? [] : [blank(), ...rules]),
	];
	return { name, lines, ...(definition.engine ? { compat: '1.4.1' } : {}) };
}

const blank = (): Line => ({ key: 'blank', layout: { at: 0, lead: '', name: '', gap: '', text: '', tail: '', eol: '\n' } });

function pieceLines(definition: Definition, piece: PieceType, zones: ZoneNames): Line[] {
	const { name, san, symbols, special, prison, block, drop, demotion, victims, most, value } = piece;
	const pair = ([white, black]: Pair<Cells>): ZonePair => ({ white: zones.of(white), black: zones.of(black) });
	const sign = (type: number): string => definition.pieces[type]!.symbols[0];
	const lines: Line[] = [entry('Piece', name), ...moveLines(piece)];
	for (const { zones: where, generator } of special) lines.push(entry('Special', { ...pair(where), generator }));
	lines.push(entry('Symbol', { san, white: symbols[0], black: symbols[1] }));
	const flags = [...piece.flags].map((flag): { name: PieceFlag } => ({ name: flag }));
	if (flags.length > 0) lines.push(entry('Flags', flags));
	lines.push(...castleLines(definition, piece));
	if (prison !== undefined) lines.push(entry('Prison', pair(prison)));
	if (block !== undefined) lines.push(entry('Block', pair(block)));
	lines.push(...promotionLines(piece, pair, sign));
	if (drop !== undefined) lines.push(entry('Drop zone', pair(drop)));
	if (demotion !== undefined) lines.push(entry('Demotion', ref(sign(demotion))));
	if (victims !== undefined)
		lines.push(
			entry(
				'Allowed victims',
				victims.map((type) => ref(sign(type))),
			),
		);
	const usual = piece.flags.has('royal') ? 1 : 0;
	if (most[0] !== usual || most[1] !== usual) lines.push(entry('Max', { white: most[0], black: most[1] }));
	if (value !== 0) lines.push(entry('Value', value));
	return lines;
}

function moveLines({ moves, captures, initial }: PieceType): Line[] {
	const silent: Generator[] = [{ type: 'none' }];
	const capturing = captures?.length === 0 ? silent : portable(captures ?? []);
	return [
		...portable(moves).map((generator) => entry('Move', generator)),
		...capturing.map((generator) => entry('Capture', generator)),
		...portable(initial).map((generator) => entry('Initial', generator)),
	];
}

function castleLines(definition: Definition, { index }: PieceType): Line[] {
	return castlePlans(definition, definition.start?.placed ?? [])
		.filter(({ king }) => king === index)
		.map((castling) => {
			const [from, partner, ...to] = squares(definition, [castling.from, castling.partner, ...castling.to]);
			return entry('Castle', { side: castling.side === 0 ? 'white' : 'black', from: from!, to, partner: partner! });
		});
}

function promotionLines(
	{ symbols, promotions, optional, entry: gate }: PieceType,
	pair: (cells: Pair<Cells>) => ZonePair,
	sign: (type: number) => string,
): Line[] {
	const choices = (types: readonly number[]): readonly Ref[] => types.map((type) => ref(choiceOf(symbols[0], sign(type))));
	const lines: Line[] = [];
	for (const line of promotions)
		if (line.optional !== true) lines.push(entry('Promotion', { ...pair(line.zones), choices: choices(line.choices) }));
	const given = promotions.find((line) => line.optional === true);
	if (optional !== undefined)
		lines.push(entry('Optional promotion', { ...pair(optional), ...(given === undefined ? {} : { choices: choices(given.choices) }) }));
	if (gate !== undefined) lines.push(entry('Entry promotion', pair(gate)));
	return lines;
}

/** `+` if the piece turns over, otherwise the symbol. */
const choiceOf = (own: string, choice: string): string => (choice === `+${own}` || own === `+${choice}` ? '+' : choice);

/** One line for each type of generator, because the engine cannot combine two. */
export function portable(generators: readonly Generator[]): readonly Generator[] {
	const result: Generator[] = [];
	const leaps: Vector[] = [];
	const single: Vector[] = [];
	const steps: Step[] = [];
	const riders: Vector[] = [];
	for (const generator of generators) {
		if (generator.type === 'leap' && generator.second === undefined && generator.mask === undefined) leaps.push(...generator.vectors);
		else if (generator.type === 'aleap') single.push(...generator.vectors);
		else if (generator.type === 'step') steps.push(...generator.steps);
		else if (generator.type === 'ride') riders.push(...generator.vectors);
		else result.push(generator);
	}
	const unique = (vectors: readonly Vector[]): readonly Vector[] => [...new Map(vectors.map((vector) => [vector.join(), vector])).values()];
	if (single.length > 0) result.push({ type: 'aleap', vectors: unique([...images(leaps), ...single]) });
	else if (leaps.length > 0) result.push({ type: 'leap', vectors: unique(leaps) });
	const longest = new Map<string, Step>();
	for (const one of steps) if ((longest.get(one.direction)?.count ?? 0) < one.count) longest.set(one.direction, one);
	if (longest.size > 0) result.push({ type: 'step', steps: [...longest.values()] });
	if (riders.length > 0) result.push({ type: 'ride', vectors: unique(riders) });
	return result;
}

function ruleLines({ switches, endings }: Definition): Line[] {
	const scored = [...endings].map(
		([rule, { count, score }]): Rule => ({ rule, ...(count === undefined ? {} : { count }), ...(score === undefined ? {} : { score }) }),
	);
	return [...[...switches.keys()].map((rule): Rule => ({ rule })), ...scored].map((rule) => entry('Rule', [rule]));
}
