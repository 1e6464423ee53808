import { freezeDeep } from '../frozen.js';
import type { Axis, Flag, Hook, Kind, Law, Outcome, Phase, Ruleset, Side, Space, Store, Trace, Var, Vec } from '../types.js';
import {
	boolean,
	coordinate,
	either,
	type Field,
	type Fields,
	list,
	literal,
	name,
	node,
	number,
	record,
	setup,
	table,
	text,
	truth,
	tuple,
} from './field.js';
import { bounds, filter } from './table.js';

/** A vector whose length is checked with its side, since the other checks of a frame depend on it. */
const row: Field<Vec> = list(coordinate);

const space: Field<Space> = record<Space>({
	axes: list(record<Axis>({ extent: bounds, 'wrap?': boolean })),
	'holes?': list(row),
	'wraps?': table(list(boolean)),
	'maps?': table(list(tuple([row, list(row)], 'a vector and its images'))),
});

const hooks: Field<readonly Hook[]> = list(
	record<Hook>({ id: text, 'if?': node('condition'), do: list(node('effect')), 'else?': list(node('effect')) }),
);

const phase: Field<Phase> = record<Phase>({
	side: name('side'),
	'pieces?': either(literal(false), filter),
	'also?': list(name('path')),
	'enter?': hooks,
	'skip?': name('phase'),
	next: list(record<Phase['next'][number]>({ 'if?': node('condition'), to: name('phase') })),
});

const outcome: Field<Outcome> = record<Outcome>({
	id: text,
	when: literal('turn', 'moved', 'stuck'),
	'if?': node('condition'),
	result: node('result'),
	'for?': literal('mover', 'other'),
	'claim?': literal('mover', 'either'),
});

/**
 * The fields of a ruleset, as data: for editors of rulesets, and for tools that follow their nodes.
 *
 * @example
 * import { RULESET } from '@x/core/rules';
 * RULESET.royal // → { type: 'node', of: 'condition' }
 */
export const RULESET: Fields<Ruleset> = /* @__PURE__ */ freezeDeep({
	version: literal(2),
	space,
	zones: table(node('zone')),
	sides: table(record<Side>({ team: text, frame: record<Side['frame']>({ matrix: list(row), 'mirror?': row }), threat: name('phase') })),
	sideOrder: list(text),
	kinds: table(record<Kind>({ 'title?': text, moves: name('path') })),
	flags: table(record<Flag>({ 'onMove?': literal('keep', 'clear'), 'kinds?': list(name('kind')), 'while?': node('condition') })),
	stores: table(record<Store>({ 'shared?': boolean, 'as?': table(name('kind'), 'kind') })),
	points: table(literal('walk', 'turn', 'reply', 'game')),
	vars: table(record<Var>({ start: number, 'perSide?': truth, 'life?': literal('walk', 'turn', 'game'), 'identity?': boolean })),
	traces: table(record<Trace>({ of: filter, if: node('condition') })),
	defs: table(node('condition')),
	paths: table(node('path')),
	royal: node('condition'),
	'immune?': node('condition'),
	after: hooks,
	forbid: list(record<Law>({ id: text, if: node('condition') })),
	prefer: list(record<Ruleset['prefer'][number]>({ id: text, stage: literal('candidates', 'legal'), keep: node('choice') })),
	outcomes: list(outcome),
	turn: record<Ruleset['turn']>({ start: name('phase'), phases: table(phase) }),
	start: setup,
});
