import type { Fault } from '@x/diagnostics';
import { quote } from '@x/diagnostics';
import { under } from '../rules/check/space.js';
import { Passing } from '../rules/check/visit.js';
import { visitRuleset } from '../rules/check.js';
import { asEffect, asNumber } from '../rules/fold.js';
import type { Names } from '../rules/names.js';
import type { Thing } from '../rules/nodes/field.js';
import { isSame, mentions, nodesWith } from '../rules/structure.js';
import type { Effect, Num, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';

const warning = (code: string, path: string, message: string, hint: string): Fault => ({ code, message, severity: 'warning', path, hint });

/** The names of parts that a ruleset refers to, by what they name. */
class UsedNames extends Passing {
	private readonly names = new Set<string>();
	private readonly seen = new Set<object>();

	constructor(ruleset: Ruleset) {
		super();
		visitRuleset(ruleset, this, false, () => {});
		const { pieces, stores = {} } = ruleset.start;
		for (const { piece } of pieces) this.refer('kind', piece.kind);
		for (const holders of Object.values(stores))
			for (const kinds of Object.values(holders)) for (const kind of Object.keys(kinds)) this.refer('kind', kind);
	}

	has(thing: Thing, name: string): boolean {
		return this.names.has(`${thing} ${name}`);
	}

	override refer(thing: Thing, name: string): void {
		this.names.add(`${thing} ${name}`);
	}

	override known(node: object): boolean {
		if (this.seen.has(node)) return true;
		this.seen.add(node);
		return false;
	}
}

/** Parts that nothing refers to. */
function unused(ruleset: Ruleset, names: Names | undefined): Fault[] {
	const used = new UsedNames(ruleset);
	const clocks = Object.values(names?.clocks ?? {});
	const lists: readonly (readonly [table: 'zones' | 'kinds' | 'vars', what: string, isUsed: (name: string) => boolean])[] = [
		['zones', 'zone', (name) => used.has('area', name)],
		['kinds', 'kind', (name) => used.has('kind', name)],
		['vars', 'variable', (name) => used.has('var', name) || clocks.includes(name)],
	];
	return lists.flatMap(([table, what, isUsed]) =>
		Object.keys(ruleset[table]).flatMap((name) =>
			isUsed(name)
				? []
				: [
						warning(
							`rules/unused-${what}`,
							under(table, name),
							`Expected a ${what} that the rules use, found '${name}', which nothing refers to.`,
							`Use it, or remove it${what === 'kind' ? '. A kind is used where it starts, is dropped, or is promoted to' : ''}.`,
						),
					],
		),
	);
}

/** Variables that a condition or a text reads and that no effect changes. */
function constants(ruleset: Ruleset, names: Names | undefined): Fault[] {
	const { vars } = ruleset;
	const changed = new Set<string>();
	const read = new Set(Object.values(names?.clocks ?? {}));
	const effect = (node: Effect): void => {
		const change = asEffect('var', node);
		if (change !== undefined) changed.add(change.var);
	};
	const num = (node: Num): void => {
		const value = asNumber('var', node);
		if (value !== undefined) read.add(value.var);
	};
	new Inspection(ruleset, { effect, num, once: true }).all();
	return Object.keys(vars).flatMap((name) =>
		changed.has(name) || !read.has(name)
			? []
			: [
					warning(
						'rules/constant-variable',
						under('vars', name),
						`Expected an effect that changes '${name}', found none: it keeps its first value.`,
						`Add a hook to \`after\`: { id: '${name}', do: [{ var: '${name}', add: 1 }] }.`,
					),
				],
	);
}

/** Missing parts without which a game hardly works. */
function missing(ruleset: Ruleset): Fault[] {
	const { start, royal, outcomes, forbid, defs } = ruleset;
	const faults: Fault[] = [];
	if (outcomes.length === 0 && !mentions([ruleset.after, ruleset.turn, ruleset.paths], 'end'))
		faults.push(
			warning(
				'rules/no-outcomes',
				'outcomes',
				'Expected a way in which the game ends, found none: no side can win.',
				'Add an outcome, such as { id: "stalemate", when: "stuck", result: "draw" }.',
			),
		);
	const laws = mentions(forbid, 'def') ? [forbid, defs] : forbid;
	if (!mentions(laws, 'royalAttacked')) return faults;
	if (isSame(royal, { some: [] }))
		faults.push(
			warning(
				'rules/no-royal',
				'royal',
				'Expected a condition for royal pieces, since a law asks whether royals are attacked; found one that never holds.',
				"Name the royal kind: { is: 'at', a: { kind: ['K'] } }.",
			),
		);
	else if (start.pieces.length === 0 && Object.keys(start.stores ?? {}).length === 0)
		faults.push(
			warning(
				'rules/no-royal',
				'start.pieces',
				'Expected royal pieces in the start, since a law asks whether royals are attacked; found no piece.',
				'Place the pieces with which the game starts.',
			),
		);
	return faults;
}

/** One letter in upper case, or without case, perhaps with a plus before it. No digit, and no sign that a FEN uses. */
const LETTER = /^\+?(?![\d/~*+[\](){}\-.,:;!?@=#]$)(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{S})$/u;

/** Letters that texts cannot write, and kinds without one. Only neutral pieces have other signs. */
function letters(ruleset: Ruleset, names: Names): Fault[] {
	const neutral = neutralKinds(ruleset);
	return Object.keys(ruleset.kinds).flatMap((kind) => {
		const name = Object.hasOwn(names.kinds, kind) ? names.kinds[kind] : undefined;
		const at = under('names.kinds', kind);
		if (name === undefined)
			return [
				warning(
					'names/missing-letter',
					at,
					`Expected a letter for '${kind}', found none: texts cannot name this kind.`,
					`Add ${JSON.stringify(kind)}: { letter: … } to \`names.kinds\`.`,
				),
			];
		return LETTER.test(name.letter) || neutral.has(kind)
			? []
			: [
					warning(
						'names/unwritable-letter',
						`${at}.letter`,
						`Expected one letter in upper case, perhaps after '+', found ${quote(name.letter)}: texts with it cannot be read again.`,
						/^\p{Ll}$/u.test(name.letter) ? `Write ${quote(name.letter.toUpperCase())}.` : 'Use another letter.',
					),
				];
	});
}

/** The kinds that stand on the board as neutral pieces, or are put there as such. */
function neutralKinds(ruleset: Ruleset): ReadonlySet<unknown> {
	const placed = ruleset.start.pieces.flatMap(({ piece }) => (piece.side === 'neutral' ? [piece.kind] : []));
	const { start: _, ...rules } = ruleset;
	const put = nodesWith(rules, 'side').flatMap((node) => (node.side === 'neutral' ? [node.kind] : []));
	return new Set([...placed, ...put]);
}

/** Warnings about parts that a designer has probably forgotten: the game compiles and can be played without them. */
export const mistakes = (ruleset: Ruleset, names: Names | undefined): Fault[] => [
	...missing(ruleset),
	...constants(ruleset, names),
	...unused(ruleset, names),
	...(names === undefined ? [] : letters(ruleset, names)),
];
