import type { Cond, Filter, Num, Source } from '@x/core';
import { all, attacked, compare, count, is, not, royalAttacked } from '@x/core/build';
import type { Span } from '@x/diagnostics';
import type { Arrangement, Right } from '../arrangement.js';
import { slidesAlongFiles } from '../check/rules.js';
import type { Cells, Definition, PieceType } from '../definition.js';
import { squaresOf } from '../fen/arrangement.js';
import { allRights, type CastlePlan, castlePlans } from '../fen/rights.js';
import { gapsOf } from '../gaps.js';
import { stepFrom, stepVector } from '../geometry.js';
import type { Pair } from '../sides.js';
import { both, SIDES } from '../sides.js';
import type { Ending, Switch } from '../syntax.js';
import { Board } from './board.js';

/** The mark of a promotion, for the rule of quiet promotion. */
export const PROMOTED = 'promoted';
/** Reserved names in rulesets made here; zones of a file cannot have them. */
export const POINTS = { passed: 'ep', passer: 'passer', immune: 'no retaliation' } as const;
export const FLAG = { castle: 'castle', unmoved: 'unmoved' } as const;

/** The representation of en passant: the squares passed, and the square of the passing piece if it does not follow. */
export interface Passing {
	/** The points of the passed squares, by their distance from the passing piece: the first is adjacent to it. */
	readonly points: readonly string[];
	/** Passing pieces move straight ahead, so their square follows. */
	readonly behind: boolean;
	/** Kinds that can be captured en passant. */
	readonly victims: readonly string[];
	/** Squares on which each side can capture en passant. */
	readonly cells: Pair<Cells>;
}

/** The data shared by all parts of a ruleset under construction. */
export class Plan {
	readonly definition: Definition;
	/** The lines of the file from which parts of the ruleset come. */
	readonly marked: Map<object, readonly Source[]> = new Map();
	readonly board: Board;
	/** The names of kinds by piece type. */
	readonly kinds: readonly string[];
	readonly royals: readonly string[];
	/** Whether a side can have several royal pieces, or lose some. */
	readonly manyRoyals: boolean;
	readonly passing: Passing | undefined;
	/** The rights of the start position, which determine the origins of castling. */
	readonly rights: readonly Right[];
	readonly castlings: readonly CastlePlan[];
	readonly castlers: ReadonlySet<number>;
	readonly partners: ReadonlySet<number>;
	/** Marks a part of the ruleset with the rule that it comes from; a rule that holds by default has no place in the file. */
	fromRule<T extends object>(rule: Ending | Switch, part: T): T {
		const { endings, switches } = this.definition;
		return this.#mark(part, rule, endings.get(rule as Ending)?.span ?? switches.get(rule as Switch));
	}

	/** Marks a part of the ruleset with the piece that it comes from. */
	fromPiece<T extends object>({ name, span }: Pick<PieceType, 'name' | 'span'>, part: T): T {
		return this.#mark(part, name, span);
	}

	/** Marks the moves of a piece with the lines that they come from. */
	fromLines<T extends object>(piece: PieceType, part: T): T {
		const { lines = [] } = piece;
		if (lines.length === 0) return this.fromPiece(piece, part);
		this.marked.set(
			part,
			lines.map(({ value: name, span }) => ({ name, ...(span && { span }) })),
		);
		return part;
	}

	#mark<T extends object>(part: T, name: string, span: Span | undefined): T {
		this.marked.set(part, [{ name, ...(span && { span }) }]);
		return part;
	}

	/** The types for which it matters whether a piece has moved. */
	readonly starters: ReadonlySet<number>;

	constructor(definition: Definition, begin: Arrangement | undefined = definition.start) {
		this.definition = definition;
		this.kinds = kindNames(definition.pieces);
		this.board = new Board(definition, gapsOf(definition), [
			POINTS.passer,
			POINTS.immune,
			...Array.from({ length: 16 }, (_, index) => passedPoint(index)),
		]);
		const { pieces } = definition;
		const royal = pieces.filter(({ flags }) => flags.has('royal'));
		this.royals = royal.map(({ index }) => this.kinds[index]!);
		this.manyRoyals = royal.length > 0 && severalRoyals(definition, begin, royal);
		this.passing = passingOf(definition, this.kinds);
		this.rights = begin === undefined ? [] : begin.hasRights ? begin.rights : allRights(definition, begin.placed);
		this.castlings = castlePlans(definition, definition.start?.placed ?? []);
		this.castlers = new Set(this.castlings.map(({ king }) => king));
		this.partners = new Set(this.castlings.map(({ rook }) => rook));
		const onlyUnmoved = this.has('special init');
		this.starters = new Set(
			pieces.flatMap(({ index, initial, special }) =>
				initial.length > 0 || (onlyUnmoved && special.length > 0) || this.has('gate drops') ? [index] : [],
			),
		);
	}

	has(rule: Switch): boolean {
		return this.definition.switches.has(rule);
	}

	get drops(): boolean {
		return this.has('allow drops') || this.has('force drops');
	}

	get hands(): boolean {
		return this.drops || this.has('allow pickup') || this.has('gate drops');
	}

	/** Royal pieces may not face each other; engine 1.4.1 ignores this if no piece slides along files. */
	get taboo(): boolean {
		const slides = this.definition.pieces.some(({ moves, captures = [] }) => [...moves, ...captures].some(slidesAlongFiles));
		return this.has('taboo') && (!this.definition.engine || slides);
	}

	/** Iron and retaliation; engine 1.4.1 ignores them if the game has no other special properties of victims. */
	get armed(): boolean {
		return (
			!this.definition.engine ||
			this.definition.pieces.some(({ flags, victims }) => flags.has('endangered') || flags.has('assimilate') || victims !== undefined)
		);
	}

	/** The kinds of some types. */
	kindsOf(types: Iterable<number>): string[] {
		return [...types].map((type) => this.kinds[type]!);
	}

	/** The kinds of all types with a property. */
	flagged(flag: Parameters<PieceType['flags']['has']>[0]): string[] {
		return this.kindsOf(this.definition.pieces.flatMap(({ flags, index }) => (flags.has(flag) ? [index] : [])));
	}

	/** The condition that a side is in check. */
	check(of: 'own' | 'other'): Cond {
		if (this.royals.length === 0) return { some: [] };
		if (!this.manyRoyals || this.has('check any king')) return royalAttacked(of);
		const mine: Filter = { who: of === 'own' ? 'friend' : 'enemy', kind: this.royals };
		const here = of === 'own' ? attacked('at') : attacked('at', { by: 'own' });
		const number: Num = count(mine);
		if (this.has('duplecheck')) return all(compare(number, '>', 0), compare(count(mine, { if: not(here) }), '=', 0));
		return all(compare(number, '=', 1), compare(count(mine, { if: here }), '=', 1));
	}

	get royal(): Cond {
		return this.royals.length === 0 ? { some: [] } : is('at', { kind: this.royals });
	}
}

export const passedPoint = (index: number): string => (index === 0 ? POINTS.passed : `${POINTS.passed}${index + 1}`);

/** Kinds have White's symbols as names, and other names if these conflict. */
function kindNames(pieces: readonly PieceType[]): readonly string[] {
	const taken = new Set<string>();
	return pieces.map(({ symbols, name, index }) => {
		const free =
			[symbols[0], name, `${symbols[0]} ${index + 1}`].find((preferred) => preferred !== '' && !taken.has(preferred)) ??
			`piece ${index + 1}`;
		taken.add(free);
		return free;
	});
}

function severalRoyals({ pieces }: Definition, start: Arrangement | undefined, royal: readonly PieceType[]): boolean {
	const types = new Set(royal.map(({ index }) => index));
	const has = SIDES.map((side) => (start?.placed ?? []).filter((placedPiece) => placedPiece.side === side && types.has(placedPiece.type)));
	if (has.some((placed) => placed.length > 1) || (start?.hands ?? []).some((hand) => [...hand.keys()].some((type) => types.has(type))))
		return true;
	// A royal promotion choice does not add a second royal piece if its limit is used up by the one that cannot be lost.
	return pieces.some(({ promotions }) =>
		promotions.some(({ choices }) =>
			choices.some(
				(choice) =>
					types.has(choice) && SIDES.some((side) => pieces[choice]!.most[side] > has[side]!.filter(({ type }) => type === choice).length),
			),
		),
	);
}

function passingOf({ pieces, start, engine, ...board }: Definition, kinds: readonly string[]): Passing | undefined {
	if (!pieces.some(({ flags }) => flags.has('take_ep'))) return undefined;
	const all: Cells = Array.from({ length: board.files * board.ranks }, (_, cell) => cell);
	const homes = (type: number): Pair<Cells> => (engine || start === undefined ? [all, all] : both((side) => squaresOf(start, side, type)));
	const cells: Pair<Set<number>> = [new Set(), new Set()];
	const victims = pieces.flatMap(({ flags, index }) => (flags.has('set_ep') ? [kinds[index]!] : []));
	let longest = 0;
	let straight = true;
	for (const { flags, initial, special, index } of pieces) {
		if (!flags.has('set_ep')) continue;
		const ways = [...special, ...initial.map((generator) => ({ generator, zones: homes(index) }))];
		for (const { generator, zones } of ways) {
			if (generator.type !== 'step') continue;
			for (const one of generator.steps) {
				if (one.count < 2) continue;
				longest = Math.max(longest, one.count);
				if (one.direction !== 'N') straight = false;
				for (const side of SIDES) {
					for (let from of zones[side]) {
						for (let count = 1; count < one.count; count++) {
							const next = stepFrom(board, from, stepVector(one, side), side);
							if (next === undefined) break;
							cells[side === 0 ? 1 : 0].add(next);
							from = next;
						}
					}
				}
			}
		}
	}
	if (longest === 0) return undefined;
	const sorted = (set: ReadonlySet<number>): Cells => [...set].sort((a, b) => a - b);
	const points = Array.from({ length: Math.min(longest, 16) - 1 }, (_, index) => passedPoint(index));
	return { points, behind: straight, victims, cells: [sorted(cells[0]), sorted(cells[1])] };
}
