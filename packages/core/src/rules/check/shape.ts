import type { Fault } from '@x/diagnostics';
import { found } from '@x/diagnostics';
import { isObject } from '../structure.js';
import type { Ruleset } from '../types.js';
import { fault } from './fault.js';
import {
	coordinate,
	either,
	list,
	names,
	node,
	number,
	object,
	oneOf,
	orNull,
	type Shape,
	table,
	text,
	truth,
	vector,
	whole,
	wrong,
	yes,
} from './form.js';
import { setupForm } from './setup-form.js';

const whose = oneOf('own', 'other');
const holder = oneOf('own', 'other', 'shared');
const gameResult = oneOf('win', 'loss', 'draw');
const bounds = list(orNull(coordinate), 2);

const zone: Shape = node('zone', [
	() => ({ cells: list(vector) }),
	() => ({ box: list(orNull(bounds)) }),
	() => ({ union: list(zone) }),
	() => ({ minus: list(zone, 2) }),
	() => ({ parity: oneOf(0, 1) }),
	() => ({ perSide: table(zone) }),
]);
const direction = either(Array.isArray, vector, object({ bound: text, 'times?': whole }));
const cell: Shape = node(
	'reference to a cell',
	[() => ({ mark: text }), () => ({ point: text }), () => ({ cell: vector }), () => ({ from: cell, by: direction })],
	oneOf('origin', 'stand', 'at'),
);
const filter = object({
	'who?': oneOf('empty', 'occupied', 'friend', 'enemy', 'neutral'),
	'side?': names,
	'kind?': names,
	'notKind?': names,
	'flag?': text,
	'notFlag?': text,
});
const value: Shape = node(
	'number',
	[
		() => ({ var: text, 'of?': whose }),
		() => ({ store: text, of: holder, 'kind?': text }),
		() => ({ count: filter, 'zone?': text, 'if?': condition }),
		() => ({ captured: filter, 'zone?': text }),
		() => ({ matches: path, from: cell, 'as?': oneOf('piece') }),
		() => ({ repeats: oneOf('position', 'board', 'turn') }),
		() => ({ kept: text, by: whose }),
		() => ({ moves: text, 'if?': condition }),
		() => ({ sum: list(object({ of: value, 'times?': number })) }),
	],
	number,
);
const comparison: Shape = (given, at, faults) => {
	list(() => undefined, 3)(given, at, faults);
	if (!Array.isArray(given) || given.length !== 3) return;
	value(given[0], `${at}[0]`, faults);
	oneOf('<', '=', '>')(given[1], `${at}[1]`, faults);
	value(given[2], `${at}[2]`, faults);
};
const condition: Shape = node('condition', [
	() => ({ is: cell, a: filter }),
	() => ({ in: cell, zone: text }),
	() => ({ same: list(cell, 2) }),
	() => ({ mover: filter }),
	() => ({ attacked: cell, 'by?': oneOf('own', 'other', 'neutral'), 'via?': text, 'if?': condition, 'as?': piece, 'atLeast?': whole }),
	() => ({ royalAttacked: whose }),
	() => ({ phase: names }),
	() => ({ compare: comparison }),
	() => ({ before: condition }),
	() => ({ def: text }),
	() => ({ all: list(condition) }),
	() => ({ some: list(condition) }),
	() => ({ not: condition }),
]);
const piece: Shape = node(
	'piece',
	[
		() => ({ kind: text, side: oneOf('own', 'other', 'neutral') }),
		() => ({ of: cell }),
		() => ({ recolour: piece }),
		() => ({ was: cell }),
	],
	oneOf('none', 'mover'),
);
const flags = either(isObject, object({ 'add?': names, 'drop?': names }), oneOf('keep', 'clear'));
const effect: Shape = node('effect', [
	() => ({ land: truth, 'as?': piece, 'leave?': piece, 'flags?': flags }),
	() => ({ capture: cell, 'later?': yes }),
	() => ({ set: cell, to: piece, 'flags?': flags }),
	() => ({ point: text, to: orNull(cell), 'add?': truth }),
	() => ({ var: text, 'of?': whose, 'add?': value, 'to?': value }),
	() => ({ store: text, of: holder, kind: either(isObject, object({ of: cell }), text), add: value }),
	() => ({ forEach: path, from: orNull(cell), do: list(effect) }),
	() => ({ end: gameResult, id: text }),
]);
const path: Shape = node('path', [
	() => ({ step: direction, 'wraps?': text }),
	() => ({
		each: either(Array.isArray, list(vector), object({ bound: text, map: text })),
		as: text,
		'series?': either(Array.isArray, list(number), oneOf('primes')),
		path,
	}),
	() => ({ pick: filter, 'zone?': text, 'origin?': truth }),
	() => ({ seq: list(path) }),
	() => ({ any: list(path) }),
	() => ({ loop: path, 'min?': whole, 'max?': coordinate, 'greedy?': truth }),
	() => ({ test: condition }),
	() => ({ do: effect }),
	() => ({ go: cell }),
	() => ({ mark: text }),
	() => ({ use: text }),
]);
const hooks = list(object({ id: text, 'if?': condition, do: list(effect), 'else?': list(effect) }));
const next = list(object({ 'if?': condition, to: text }));
const relation: Shape = (given, at, faults) => {
	if (!Array.isArray(given) || given.length !== 2) faults.push(wrong('a vector and its images', given, at));
	else {
		vector(given[0], `${at}[0]`, faults);
		list(vector)(given[1], `${at}[1]`, faults);
	}
};
const ruleset = object({
	version: oneOf(2),
	space: object({
		axes: list(object({ extent: bounds, 'wrap?': yes })),
		'holes?': list(vector),
		'wraps?': table(list(yes)),
		'maps?': table(list(relation)),
	}),
	zones: table(zone),
	sides: table(object({ team: text, frame: object({ matrix: list(vector), 'mirror?': vector }), threat: text })),
	sideOrder: names,
	kinds: table(object({ 'title?': text, moves: text })),
	flags: table(object({ 'onMove?': oneOf('keep', 'clear'), 'kinds?': names, 'while?': condition })),
	stores: table(object({ 'shared?': yes, 'as?': table(text) })),
	points: table(oneOf('walk', 'turn', 'reply', 'game')),
	vars: table(object({ start: number, 'perSide?': truth, 'life?': oneOf('walk', 'turn', 'game'), 'identity?': yes })),
	traces: table(object({ of: filter, if: condition })),
	defs: table(condition),
	paths: table(path),
	royal: condition,
	'immune?': condition,
	after: hooks,
	forbid: list(object({ id: text, if: condition })),
	prefer: list(
		object({
			id: text,
			stage: oneOf('candidates', 'legal'),
			keep: node('choice', [() => ({ if: condition }), () => ({ most: value })]),
		}),
	),
	outcomes: list(
		object({
			id: text,
			when: oneOf('turn', 'moved', 'stuck'),
			'if?': condition,
			result: either(isObject, object({ points: list(value, 2) }), gameResult),
			'for?': oneOf('mover', 'other'),
			'claim?': oneOf('mover', 'either'),
		}),
	),
	turn: object({
		start: text,
		phases: table(
			object({
				side: text,
				'pieces?': either(
					(given) => given === false,
					() => undefined,
					filter,
				),
				'also?': names,
				'enter?': hooks,
				'skip?': text,
				next,
			}),
		),
	}),
	start: setupForm,
});

/** Every fault of the form of a ruleset, with its JSON path. `checkRuleset` also checks names and circles. */
export function shapeFaults(given: Ruleset): Fault[] {
	if (!isObject(given)) return [fault('rules/wrong-shape', '', `ruleset: Expected a Ruleset, found ${found(given)}.`)];
	const faults: Fault[] = [];
	ruleset(given, '', faults);
	return faults;
}
