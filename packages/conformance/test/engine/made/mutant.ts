import { checkRuleset } from '@x/core/src/rules/check';
import type { Ruleset } from '@x/core/src/rules/types';
import type { Random } from '@x/core/testing';
import { Dice } from './dice.js';

type Value = unknown;
type Holder = Record<string | number, Value>;

/** One value of a ruleset, with the object or list that holds it. */
interface Place {
	readonly holder: Holder;
	readonly key: string | number;
	readonly value: Value;
	/** The key below which it stands, those of lists apart. */
	readonly role: string;
}

const isObject = (value: Value): value is Holder => typeof value === 'object' && value !== null;

/** Every value below a part, in the order of the text. */
function placesIn(part: Value, role: string, into: Place[]): Place[] {
	if (!isObject(part)) return into;
	for (const key of Object.keys(part)) {
		const value = part[key];
		const own = Array.isArray(part) ? role : key;
		into.push({ holder: part, key: Array.isArray(part) ? Number(key) : key, value, role: own });
		placesIn(value, own, into);
	}
	return into;
}

const copy = <Part>(part: Part): Part => JSON.parse(JSON.stringify(part)) as Part;

/** Words that may replace each other. */
const WORDS: readonly (readonly string[])[] = [
	['empty', 'occupied', 'friend', 'enemy', 'neutral'],
	['own', 'other'],
	['origin', 'at', 'stand'],
	['<', '=', '>'],
	['keep', 'clear'],
	['walk', 'turn', 'reply', 'game'],
	['none', 'mover'],
	['win', 'loss', 'draw'],
	['turn', 'moved'],
	['position', 'board'],
];

/** A value that may stand instead of a word. */
function otherWord(dice: Dice, word: string, names: readonly (readonly string[])[]): Value {
	const lists = [...WORDS, ...names].filter((list) => list.includes(word) && list.length > 1);
	return lists.length === 0 ? undefined : dice.of(dice.of(lists).filter((other) => other !== word));
}

/** Changes one value of a part of a ruleset, or exchanges two. Returns false where the change does not apply. */
function change(dice: Dice, ruleset: Ruleset, owner: Holder, name: string): boolean {
	const part = owner[name];
	if (part === undefined) return false;
	// A table of the ruleset itself stays.
	const whole = { holder: owner, key: name, value: part, role: name };
	const places = placesIn(part, name, owner === (ruleset as unknown) ? [] : [whole]);
	if (places.length === 0) return false;
	const { holder, key, value, role } = dice.of(places);
	const same = places.filter((place) => place.role === role && place.holder !== holder);
	const roll = dice.random(100);
	if (typeof value === 'number') {
		holder[key] = roll < 60 ? value + dice.of([1, -1, 1, -1, 2]) : roll < 80 ? -value : dice.of([0, 1, 2]);
		return true;
	}
	if (typeof value === 'string') {
		const names = [
			ruleset.kinds,
			ruleset.zones,
			ruleset.points,
			ruleset.vars,
			ruleset.flags,
			ruleset.paths,
			ruleset.defs,
			ruleset.turn?.phases,
		];
		const word = otherWord(
			dice,
			value,
			names.map((table) => Object.keys(table ?? {})),
		);
		if (word === undefined) return false;
		holder[key] = word;
		return true;
	}
	if (typeof value === 'boolean') {
		delete holder[key];
		return true;
	}
	if (!isObject(value)) return false;
	if (roll < 25) {
		// A node, or a member of a list, is dropped.
		if (Array.isArray(holder)) holder.splice(Number(key), 1);
		else delete holder[key];
		return true;
	}
	if (roll < 45 && same.length > 0) {
		// A copy of a node that stands under the same key elsewhere.
		holder[key] = copy(dice.of(same).value);
		return true;
	}
	if (roll < 55 && Array.isArray(holder) && holder.length > 1) {
		const other = dice.random(holder.length);
		[holder[Number(key)], holder[other]] = [holder[other], holder[Number(key)]];
		return true;
	}
	if (roll < 65 && Array.isArray(holder)) {
		holder.splice(dice.random(holder.length + 1), 0, copy(value));
		return true;
	}
	return wrap(dice, holder, key, value);
}

/** Wraps a condition or a path, or changes the directions of an `each`. */
function wrap(dice: Dice, holder: Holder, key: string | number, value: Holder): boolean {
	if ('compare' in value || 'is' in value || 'in' in value || 'attacked' in value || 'some' in value || 'all' in value) {
		holder[key] = dice.made<Value>([() => ({ not: value }), () => ({ before: value }), () => ({ all: [value] })]);
		return true;
	}
	if ('step' in value && isObject(value.step) && 'bound' in value.step) {
		value.step = dice.made<Value>([
			() => ({ ...(value.step as Holder), times: dice.of([2, -1]) }),
			() => [dice.random(3) - 1, 1 + dice.random(2)],
		]);
		return true;
	}
	if ('each' in value && Array.isArray(value.each)) {
		const { each, as, path } = value;
		holder[key] = dice.made<Value>([
			() => ({ ...value, each: each.slice(1) }),
			() => ({ ...value, each: [...each, copy(dice.of(each))] }),
			() => ({ ...value, each: each.map((vector) => (vector as number[]).map((entry) => -entry)) }),
			() => ({
				each: [
					[1, 1],
					[-1, 1],
				].map((vector) => vector.slice(0, (each[0] as number[]).length)),
				as: 'outer',
				path: value,
			}),
			() => ({
				each,
				as,
				path: {
					each: [
						[0, 1],
						[1, 2],
					],
					as: 'inner',
					path,
				},
			}),
			() => ({ ...value, series: [1, 3] }),
		]);
		return true;
	}
	if ('step' in value || 'test' in value || 'do' in value || 'seq' in value || 'any' in value) {
		holder[key] = dice.made<Value>([
			() => ({ seq: [value, copy(value)] }),
			() => ({ any: [value, { seq: [] }] }),
			() => ({ loop: value, max: 2 }),
			() => ({ seq: [{ mark: 'mutant' }, value] }),
		]);
		return true;
	}
	return false;
}

/** Frames that turn, mirror or shear a board of two axes. */
const FRAMES: readonly (readonly (readonly number[])[])[] = [
	[
		[1, 0],
		[0, 1],
	],
	[
		[-1, 0],
		[0, 1],
	],
	[
		[1, 0],
		[0, -1],
	],
	[
		[-1, 0],
		[0, -1],
	],
	[
		[0, 1],
		[1, 0],
	],
	[
		[0, 1],
		[-1, 0],
	],
	[
		[1, 1],
		[0, 1],
	],
	[
		[1, 0],
		[1, 1],
	],
	[
		[1, -1],
		[0, 1],
	],
	[
		[0, -1],
		[1, 1],
	],
];

/** Fewer pieces, some of them elsewhere: positions in which pieces meet after few plies, and which are compared quickly. */
function thinned(dice: Dice, ruleset: Ruleset): Ruleset['start'] {
	const { start, space } = ruleset;
	const royal = JSON.stringify(ruleset.royal);
	const isRoyal = (kind: string): boolean => royal.includes(JSON.stringify(kind));
	const least = 5 + dice.random(6);
	const taken = new Set<string>();
	const pieces = start.pieces.flatMap((placed) => {
		if (!isRoyal(placed.piece.kind) && dice.random(start.pieces.length) >= least) return [];
		const free = space.axes.map(({ extent: [from, to] }) => Number(from) + dice.random(Number(to) - Number(from) + 1));
		const at = dice.chance(50) ? placed.at : free;
		if (taken.has(at.join()) || (space.holes ?? []).some((hole) => hole.join() === at.join())) return [];
		taken.add(at.join());
		return [{ ...placed, at }];
	});
	return { ...start, pieces };
}

/** The parts that are changed, apart from paths. */
const PARTS = ['after', 'forbid', 'outcomes', 'turn', 'flags', 'zones', 'defs', 'royal', 'prefer', 'traces', 'immune', 'kinds'] as const;

/** A ruleset with some changes at random, which the checker accepts; undefined where no try gave one. */
export function mutantOf(rules: Ruleset, random: Random): Ruleset | undefined {
	const dice = new Dice(random);
	for (let tries = 0; tries < 8; tries++) {
		const ruleset = copy(rules) as { -readonly [Key in keyof Ruleset]: Ruleset[Key] };
		ruleset.start = thinned(dice, ruleset);
		let changes = 0;
		for (let left = 1 + dice.random(3); left > 0; left--) {
			if (dice.chance(6) && ruleset.space.axes.length === 2) {
				const side = dice.of(Object.values(ruleset.sides)) as { frame: Value };
				side.frame = { matrix: dice.of(FRAMES), ...dice.maybe(40, () => ({ mirror: [dice.random(8), dice.random(8)] })) };
				changes++;
				continue;
			}
			// Mostly in the paths: the engine has most forms for them.
			const part = dice.chance(60) ? undefined : dice.of(PARTS);
			const [owner, name] = part === undefined ? [ruleset.paths, dice.of(Object.keys(ruleset.paths))] : [ruleset, part];
			if (change(dice, ruleset, owner as Holder, name)) changes++;
		}
		if (changes > 0 && checkRuleset(ruleset).length === 0) return ruleset;
	}
	return undefined;
}
