import type { Alternative, Cancellation, Castling, Definition, PieceId, Promotion, Sequence } from '@x/mbn';
import type { Fbr, Rule } from '../tree.js';
import { attributeOf, RuleList } from './rule-list.js';
import { isSmall, typeOf } from './types.js';

/** The pieces that a promotion rule gives to types, by its prefix. */
export interface PromotionItem {
	readonly prefix: string;
	/** The types that it is for, without the prefix of the rule. */
	readonly types: readonly string[];
	readonly item: Promotion;
}

/** Moves that a piece has where its player declares a word for it: `N/Jump/=Q`. */
export interface Declared {
	/** The prefix of a role; `undefined`: moves of the piece itself. */
	readonly prefix: string | undefined;
	readonly type: string;
	/** The definition of a small letter, for Black's pieces. */
	readonly black: boolean;
	readonly word: string;
	readonly definition: Definition;
}

/** A definition as the lowering reads it: rules that hold, types of pieces, and the meaning of each prefix. */
export interface Model {
	readonly value: Fbr;
	/** The definition before its macro rules were rewritten. */
	readonly source: Fbr;
	/** Files and ranks, and the number of boards where there are several. */
	readonly size: readonly number[];
	readonly rules: RuleList;
	/** The types of pieces in the order of their definitions. */
	readonly types: readonly string[];
	readonly definitions: ReadonlyMap<string, Definition>;
	/** Definitions for Black's pieces only (`k=…`). */
	readonly black: ReadonlyMap<string, Definition>;
	readonly macros: Readonly<Record<string, Sequence>>;
	readonly castlings: readonly Castling[];
	readonly promotions: readonly PromotionItem[];
	readonly cancellations: readonly { readonly prefix: string; readonly types: readonly string[]; readonly item: Cancellation }[];
	/** Moves behind the prefix of a rule that is not about promotion: prefix → type → moves (`#K=cK` behind `freezer#`). */
	readonly roles: ReadonlyMap<string, ReadonlyMap<string, Definition>>;
	readonly declared: readonly Declared[];
}

/** Rules whose prefix marks moves that are not those of a piece. */
const ROLES: ReadonlySet<Rule['name']> = new Set(['burner', 'freezer', 'pincher', 'protector', 'stymizer', 'conversion', 'turn']);

/** The prefixes of rules, by what they mark. */
function prefixesOf(rules: RuleList): { readonly roles: ReadonlySet<string>; readonly promotions: ReadonlySet<string> } {
	const roles = new Set<string>();
	const promotions = new Set(['+', '-']);
	for (const rule of rules) {
		if (rule.prefix !== undefined && ROLES.has(rule.name)) roles.add(rule.prefix);
		if (rule.name === 'promotion') promotions.add(rule.prefix ?? '+');
		for (const name of ['demote', 'promote'] as const) {
			const prefix = attributeOf(rule, name)?.prefix;
			if (prefix !== undefined) promotions.add(prefix);
		}
		if (rule.name === 'pieces' && rule.prefix !== undefined) promotions.add(rule.prefix);
	}
	return { roles, promotions };
}

/** The first piece of an item carries the prefix of the rule as its first prefix. */
function split(pieces: readonly [PieceId, ...PieceId[]]): { readonly prefix: string; readonly types: readonly string[] } {
	const [first, ...others] = pieces;
	return {
		prefix: first.prefixes[0] ?? '',
		types: [{ ...first, prefixes: first.prefixes.slice(1) }, ...others].map(typeOf),
	};
}

/** A choice of one alternative as moves. */
export const movesOfOne = (alternative: Alternative): Sequence => ({ legs: [{ type: 'choice', alternatives: [alternative] }], links: [] });

/** The moves that a name stands for. */
export const movesNamed = (name: string): Sequence => movesOfOne({ modifications: [], moves: [{ type: 'name', name }] });

/** Sorts the items of a definition. `size`: files, ranks and boards. */
export function modelOf(value: Fbr, size: readonly number[], source: Fbr = value): Model {
	const rules = new RuleList(value);
	const prefixes = prefixesOf(rules);
	const definitions = new Map<string, Definition>();
	const black = new Map<string, Definition>();
	const macros: Record<string, Sequence> = {};
	const castlings: Castling[] = [];
	const promotions: PromotionItem[] = [];
	const cancellations: Model['cancellations'][number][] = [];
	const roles = new Map<string, Map<string, Definition>>();
	const declared: Declared[] = [];
	const role = (prefix: string, type: string, definition: Definition): void => {
		const known = roles.get(prefix) ?? new Map<string, Definition>();
		roles.set(prefix, known.set(type, definition));
	};
	for (const item of value.pieces.items) {
		if (item.type === 'macro') macros[item.name.letters] = item.moves ?? movesNamed(item.name.letters);
		else if (item.type === 'castling') castlings.push(item);
		else if (item.type === 'cancellation') cancellations.push({ ...split(item.pieces), item });
		else if (item.type === 'promotion') {
			const found = split(item.pieces);
			// `*S` alone is `*S=S` where the prefix marks moves.
			if (item.target === undefined && prefixes.roles.has(found.prefix) && !prefixes.promotions.has(found.prefix))
				for (const [at, type] of found.types.entries()) role(found.prefix, type, ownMoves(item, at));
			else promotions.push({ ...found, item });
		} else {
			const { prefix, types } = split([item.piece]);
			const isRole = prefixes.roles.has(prefix);
			const type = isRole ? types[0]! : typeOf(item.piece);
			if (item.word !== undefined)
				declared.push({
					prefix: isRole ? prefix : undefined,
					type,
					black: !isRole && isSmall(item.piece),
					word: item.word,
					definition: item,
				});
			else if (isRole) role(prefix, type, item);
			else if (isSmall(item.piece)) black.set(type, item);
			else definitions.set(type, item);
		}
	}
	// Moves can name other pieces of several letters.
	for (const { piece, moves } of definitions.values())
		if (piece.compound && piece.prefixes === '' && moves !== undefined) macros[piece.letters] ??= moves;
	const own = declared.flatMap(({ prefix, type }) => (prefix === undefined ? [type] : []));
	const types = [...new Set([...definitions.keys(), ...black.keys(), ...own])];
	return { value, source, size, rules, types, definitions, black, macros, castlings, promotions, cancellations, roles, declared };
}

const ownMoves = (item: Promotion, at: number): Definition => ({
	type: 'definition',
	piece: at === 0 ? { ...item.pieces[0], prefixes: item.pieces[0].prefixes.slice(1) } : item.pieces[at]!,
	tail: {},
	...(item.span && { span: item.span }),
});
