import { type Definition, type Move, parse, type Sequence } from '@x/mbn';
import { fingerprint } from './fingerprint.js';
import type { Model } from './model.js';
import { PROMOTED, SUBSTITUTES, TITLES } from './piece-titles.js';
import { hasAttribute } from './rule-list.js';
import { isSmall, membersOf, typeOf } from './types.js';

/** The moves of a piece; without any they are those of its letter. */
function movesOf({ moves, piece: { letters } }: Definition): Sequence {
	if (moves !== undefined) return moves;
	const name = letters.toUpperCase();
	const move: Move = name.length === 1 ? { type: 'base', letter: name } : { type: 'name', name: letters };
	return { legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [move] }] }], links: [] };
}

/** The moves that a text writes, as a text to compare. */
function fingerprintOf(text: string): string {
	const item = parse(`K=${text}`).items[0] as Definition;
	return fingerprint(item.moves!, { type: 'K', macros: {} })!;
}

const tableOf = (rows: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
	new Map(rows.map(([moves, title]) => [fingerprintOf(moves), title]));

interface Tables {
	readonly titles: ReadonlyMap<string, string>;
	readonly substitutes: ReadonlyMap<string, string>;
	readonly promoted: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

let tables: Tables | undefined;

const known = (): Tables => {
	tables ??= {
		titles: tableOf(TITLES),
		substitutes: tableOf(SUBSTITUTES),
		promoted: new Map(Object.entries(PROMOTED).map(([title, rows]) => [title, tableOf(Object.entries(rows))])),
	};
	return tables;
};

/** The titles of types without a comment: those of the pieces whose moves they have. No two types of a game share one. */
export function titlesOf(model: Model): ReadonlyMap<string, string> {
	const naming = new Naming(model);
	naming.comments();
	naming.own();
	naming.byMoves(known().titles);
	naming.byMoves(known().substitutes);
	naming.promoted();
	return naming.titles;
}

class Naming {
	readonly titles: Map<string, string> = new Map();
	readonly #model: Model;
	/** The definitions as they were written, before rules like `alice` changed them. */
	readonly #written: ReadonlyMap<string, Definition>;
	/** Those of the definition, without those that rules like `bouncing` add. */
	readonly #macros: Record<string, Sequence> = {};
	readonly #moves: Map<string, string> = new Map();
	readonly #royal: ReadonlySet<string>;
	readonly #antiroyal: ReadonlySet<string>;

	constructor(model: Model) {
		this.#model = model;
		const items = model.source.pieces.items;
		this.#written = new Map(
			items.flatMap((item) =>
				item.type === 'definition' && item.word === undefined && !isSmall(item.piece) ? [[typeOf(item.piece), item] as const] : [],
			),
		);
		const members = (name: 'royal' | 'antiroyal'): ReadonlySet<string> =>
			new Set(model.rules.all(name).flatMap(({ set }) => (set === undefined ? ['K'] : membersOf(set, model.types).first)));
		this.#royal = members('royal');
		this.#antiroyal = members('antiroyal');
		const macros = this.#macros;
		for (const item of items) {
			if (item.type === 'macro' && item.moves !== undefined) macros[item.name.letters] = item.moves;
			if (item.type === 'definition' && item.piece.compound && item.piece.prefixes === '' && item.moves !== undefined)
				macros[item.piece.letters] ??= item.moves;
		}
		for (const type of model.types) {
			const [text, other] = this.#definitionsOf(type).map((definition) => fingerprint(movesOf(definition), { type, macros }));
			if (text !== undefined && (other ?? text) === text) this.#moves.set(type, text);
		}
	}

	/** The definition of a type, and that of Black's piece if it is another one. */
	#definitionsOf(type: string): readonly Definition[] {
		const own = this.#written.get(type) ?? this.#model.definitions.get(type);
		return [own, this.#model.black.get(type)].filter((one) => one !== undefined);
	}

	/** Names a type, unless it has a name or the name is given. Pictures are looked up without regard to capitals. */
	#name(type: string, title: string): void {
		if (
			this.#model.types.includes(type) &&
			!this.titles.has(type) &&
			![...this.titles.values()].some((one) => one.toLowerCase() === title.toLowerCase())
		)
			this.titles.set(type, title);
	}

	comments(): void {
		const { types, definitions, black } = this.#model;
		for (const type of types) {
			const title = (definitions.get(type) ?? black.get(type))?.tail.comment;
			if (title !== undefined && title.trim() !== '') this.titles.set(type, title);
		}
	}

	/** The pieces of the base letters, the royal piece, the antiroyal one, and those that only stand in the way. */
	own(): void {
		for (const type of this.#model.types) {
			if (type in this.#macros || this.#definitionsOf(type).some(({ moves }) => moves !== undefined)) continue;
			const title = /^[A-Z]$/.test(type) ? this.#known(type) : undefined;
			if (title !== undefined) this.#name(type, title === 'king' && type !== 'K' ? 'commoner' : title);
		}
		for (const type of this.#antiroyal) this.#name(type, 'anti-king');
		if (this.#royal.has('K') && this.#known('K') !== 'general') this.#name('K', 'king');
		const { rules, types } = this.#model;
		const obstacles = [
			...rules.all('pieces').filter((rule) => hasAttribute(rule, 'immovable') && hasAttribute(rule, 'neutral')),
			...rules.all('cheshire'),
		];
		for (const { set } of obstacles) if (set?.pieces.length === 1) this.#name(membersOf(set, types).first[0] ?? '', 'wall');
	}

	#known(type: string): string | undefined {
		return known().titles.get(this.#moves.get(type) ?? '');
	}

	/** Types that have the moves of a piece in a table. */
	byMoves(table: ReadonlyMap<string, string>): void {
		const golden = [...this.#moves.values()].includes(fingerprintOf('W+fF'));
		for (const [type, moves] of this.#moves) {
			if (this.#isPromoted(type)) continue;
			const title = table.get(moves);
			// A silver is known from shogi; in makruk and its kin the same piece is a khon.
			if (title === 'silver' && !golden) this.#name(type, 'khon');
			else if (title === 'king') this.#name(type, this.#royal.has(type) ? 'king' : 'commoner');
			else if (title !== undefined) this.#name(type, title);
		}
	}

	#isPromoted(type: string): boolean {
		return /^[-+#*$%&]/.test(type) && this.#model.types.includes(type.slice(1));
	}

	promoted(): void {
		const types = this.#model.types.filter((type) => this.#isPromoted(type));
		for (const type of types.sort((one, other) => one.length - other.length)) {
			const base = this.titles.get(type.slice(1));
			const moves = this.#moves.get(type) ?? '';
			if (base === undefined) {
				const title = known().titles.get(moves);
				if (title !== undefined) this.#name(type, title);
			} else
				this.#name(
					type,
					known().promoted.get(base.toLowerCase())?.get(moves) ?? `${type.startsWith('-') ? 'demoted' : 'promoted'} ${base}`,
				);
		}
	}
}
