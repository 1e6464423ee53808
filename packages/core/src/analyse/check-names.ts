import type { Fault } from '@x/diagnostics';
import { found, quote } from '@x/diagnostics';
import { fault } from '../rules/check/fault.js';
import { under } from '../rules/check/space.js';
import type { Look, LookColor } from '../rules/look.js';
import type { Names } from '../rules/names.js';
import { isObject } from '../rules/structure.js';
import type { Ruleset } from '../rules/types.js';
import { SCHEMES } from '../space/names.js';

const RIGHTS: readonly unknown[] = ['letters', 'files'] satisfies NonNullable<Names['files']>['rights'][];

const COLORS: readonly unknown[] = ['white', 'black', 'red', 'blue', 'green', 'yellow'] satisfies LookColor[];
const CELLS: readonly unknown[] = ['checkered', 'plain', 'points'] satisfies Look['cells'][];
const GROUNDS: readonly unknown[] = ['wood', 'green'] satisfies Look['ground'][];

const isPair = (value: unknown, test: (one: unknown) => boolean): boolean =>
	Array.isArray(value) && value.length === 2 && value.every(test);
const isSpot = (value: unknown): boolean => isPair(value, Number.isFinite);

/** The check of a field of names: reports the faults of a value, with its path. */
type Check = (value: unknown, path: string) => void;

/**
 * Every fault of names: unknown fields and fields of the wrong form, parts that the ruleset does not have, and ambiguous signs. Never throws,
 * whatever the argument.
 */
export function checkNames(ruleset: Ruleset, names: unknown): Fault[] {
	const faults: Fault[] = [];
	const note = (code: string, path: string, message: string): void => void faults.push(fault(`names/${code}`, path, message));
	const wrong = (expected: string, value: unknown, path: string): void =>
		note('wrong-shape', path, `Expected ${expected}, found ${found(value)}.`);
	const when =
		(expected: string, test: (value: unknown) => boolean): Check =>
		(value, path) => {
			if (!test(value)) wrong(expected, value, path);
		};
	const text = when('a string', (value) => typeof value === 'string');
	const sign = when('a string that is not empty', (value) => typeof value === 'string' && value !== '');
	/** The name of a part of the ruleset. */
	const part =
		(what: string, known: object): Check =>
		(value, path) => {
			if (typeof value !== 'string') wrong(`the name of a ${what}`, value, path);
			else if (!Object.hasOwn(known, value))
				note(`unknown-${what}`, path, `Expected the name of a ${what} of this ruleset, found ${quote(value)}.`);
		};
	const list =
		(check: Check): Check =>
		(value, path) => {
			if (!Array.isArray(value)) wrong('a list', value, path);
			else for (const [index, one] of value.entries()) check(one, `${path}[${index}]`);
		};
	/** A table whose keys are parts of the ruleset, or any keys. */
	const table =
		(check: Check, key?: Check): Check =>
		(value, path) => {
			if (!isObject(value)) wrong('an object', value, path);
			else
				for (const name of Object.keys(value)) {
					key?.(name, under(path, name));
					check(value[name], under(path, name));
				}
		};
	const object =
		(fields: Readonly<Record<string, Check>>, required: readonly string[]): Check =>
		(value, path) => {
			if (!isObject(value)) return wrong('an object', value, path);
			for (const name of required) if (value[name] === undefined) note('missing-key', under(path, name), `Expected a value, found none.`);
			for (const name of Object.keys(value)) {
				if (value[name] === undefined) continue;
				const at = under(path, name);
				if (Object.hasOwn(fields, name)) fields[name]!(value[name], at);
				else note('unknown-key', at, `Expected one of ${Object.keys(fields).map(quote).join(', ')}, found ${quote(name)}.`);
			}
		};
	const word = (words: readonly unknown[]): Check =>
		when(words.map((one) => quote(String(one))).join(' or '), (value) => words.includes(value));
	const { kinds, sides, flags, points, vars, stores } = ruleset;
	const kind = part('kind', kinds);
	const variable = part('variable', vars);
	object(
		{
			kinds: table(object({ letter: sign, also: list(sign), promotedOf: kind }, ['letter']), kind),
			kindOrder: list(kind),
			cells: word(SCHEMES),
			sides: table(sign, part('side', sides)),
			sideTitles: table(sign, part('side', sides)),
			castling: object({ flag: part('flag', flags), royal: list(kind), partner: list(kind), marks: table(text) }, [
				'flag',
				'royal',
				'partner',
				'marks',
			]),
			files: object({ flag: part('flag', flags), rights: word(RIGHTS) }, ['flag']),
			enPassant: part('point', points),
			passers: list(kind),
			enPassantVictim: part('point', points),
			clocks: object({ half: variable, full: variable, checks: variable, limit: variable }, []),
			hand: part('store', stores),
			handOrder: list(kind),
			gate: part('store', stores),
			gaps: sign,
			silent: list(kind),
			look: object(
				{
					pieces: sign,
					colors: table(word(COLORS), part('side', sides)),
					cells: word(CELLS),
					lines: list(when('two pairs of numbers', (value) => isPair(value, isSpot))),
					rivers: list(when('a number', Number.isFinite)),
					stars: list(when('two numbers', isSpot)),
					ground: word(GROUNDS),
				},
				[],
			),
			notes: object(
				{
					rules: table(object({ title: sign, texts: list(sign), goal: sign }, ['title', 'texts']), part('rule', rulesById(ruleset))),
					moves: table(list(sign), part('path', ruleset.paths)),
				},
				[],
			),
		},
		['kinds', 'cells', 'sides'],
	)(names, 'names');
	return faults.length > 0 ? faults : clashes(ruleset, names as Names);
}

/** The rules with an id. */
const rulesById = ({ after, forbid, prefer, outcomes }: Ruleset): object =>
	Object.fromEntries([...after, ...forbid, ...prefer, ...outcomes].map((rule) => [rule.id, rule]));

/** Ambiguous signs: two kinds with one letter on the board, two sides with one letter. */
function clashes({ sideOrder, kinds: order }: Ruleset, { kinds, sides }: Names): Fault[] {
	const faults: Fault[] = [];
	const taken = new Map<string, string>();
	const take = (sign: string, owner: string, path: string): void => {
		const other = taken.get(sign);
		if (other === undefined) taken.set(sign, owner);
		else if (other !== owner)
			faults.push(
				fault(
					'names/clash',
					path,
					`Expected a different sign for each, found ${quote(sign)} for both ${quote(other)} and ${quote(owner)}.`,
				),
			);
	};
	// A promoted piece may share a letter, since texts write a mark after it.
	for (const name of Object.keys(order)) {
		if (!Object.hasOwn(kinds, name)) continue;
		const { letter, promotedOf } = kinds[name]!;
		const sign = promotedOf === undefined || letter.startsWith('+') ? letter.toUpperCase() : `${letter.toUpperCase()}~ of ${promotedOf}`;
		take(sign, name, `${under('names.kinds', name)}.letter`);
	}
	taken.clear();
	for (const name of sideOrder) if (sides[name] !== undefined) take(sides[name].toLowerCase(), name, under('names.sides', name));
	return faults;
}
