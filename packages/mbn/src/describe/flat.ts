import { combined } from '../path/outer-modifiers.js';
import { movesIn } from '../path/read-moves.js';
import type { Alternative, Leg, Modification, Move, Sequence } from '../tree.js';
import { expressionOf, referenceOf, type Scope } from './atoms.js';
import { endingModes, type Mode } from './endings.js';

/** A sequence in which groups have no modifications in front of them: these have gone to the legs inside. */
export function flatSequence(sequence: Sequence, scope: Scope): Sequence {
	return { ...sequence, legs: sequence.legs.map((leg) => flatLeg(leg, scope)) as unknown as Sequence['legs'] };
}

function flatLeg(leg: Leg, scope: Scope): Leg {
	if (leg.type !== 'choice') return { ...leg, body: flatSequence(leg.body, scope) };
	const alternatives = leg.alternatives.flatMap((one) => flatAlternative(one, scope));
	return { ...leg, alternatives: alternatives as unknown as [Alternative, ...Alternative[]] };
}

type Group = Extract<Move, { readonly type: 'group' }>;

/** Divides an alternative into its base moves and its groups, since modifications mean different things for them. */
function flatAlternative(of: Alternative, scope: Scope): readonly Alternative[] {
	const plain: Move[] = [];
	const explosions: Alternative[] = [];
	const groups: Alternative[] = [];
	for (const move of of.moves) {
		const group = groupOf(move, of, scope);
		if (group === undefined && isPlainExplosion(of, move) && expressionOf(move, scope) !== undefined)
			explosions.push({ ...of, moves: [move] });
		else if (group === undefined) plain.push(move);
		else {
			const inner = flatSequence(group.body, scope);
			const body = of.modifications.length === 0 ? inner : pushed(inner, of.modifications, scope);
			if (body !== undefined) groups.push({ ...of, modifications: [], moves: [{ ...group, body }] });
		}
	}
	const first: Alternative[] = plain.length === 0 ? [] : [{ ...of, moves: plain as [Move, ...Move[]] }];
	const all = [...first, ...explosions, ...groups];
	// Modes that exclude each other leave nothing: the alternative stays, as a group that cannot be done.
	return all.length === 0 ? [{ ...of, modifications: [], moves: [{ type: 'group', body: NEVER }] }] : all;
}

/** A sequence that cannot be done: a leg in contradicting directions. */
export const NEVER: Sequence = {
	legs: [
		{
			type: 'choice',
			alternatives: [{ modifications: [{ type: 'directions', letters: ['l', 'r'] }], moves: [{ type: 'base', letter: 'W' }] }],
		},
	],
	links: [],
};

/** Whether the words `like a pawn` with these modifications are exact: what moves and what captures is known. */
const isSimple = (modifications: readonly Modification[]): boolean =>
	modifications.length === 0 ||
	(modifications.length === 1 &&
		modifications.every((one) => one.type === 'mode' && /^[mc]$/.test(one.name) && one.set === undefined && !one.optional));

/** The base move X. */
export const isExplosion = (move: Move): boolean =>
	(move.type === 'base' && move.letter === 'X') || (move.type === 'name' && move.name === 'X');

/** The base move X, with words of its own. */
const isPlainExplosion = ({ modifications, ghost }: Alternative, move: Move): boolean =>
	isExplosion(move) && modifications.length === 0 && ghost === undefined && move.steps === undefined && move.turning === undefined;

/** A move as a group: groups, and names whose moves must be spelled out for their modifications to be described. */
function groupOf(move: Move, of: Alternative, scope: Scope): Group | undefined {
	const { modifications } = of;
	if (move.type === 'group') return move;
	const { steps, turning, span } = move;
	const around = { type: 'group' as const, steps, turning, span };
	const expression = expressionOf(move, scope);
	if (expression !== undefined) {
		const kept = isPlainExplosion(of, move);
		return kept ? undefined : { ...around, body: unplaced(movesIn(expression), span, true) };
	}
	const name = referenceOf(move, scope);
	const body = name === undefined || scope.spelled || isSimple(modifications) ? undefined : scope.names.get(name);
	// In its own definition the name means the base move, which a copy of that definition could not say.
	if (body === undefined || mentions(body, name!)) return undefined;
	return { ...around, body: unplaced(flatSequence(body, { ...scope, spelled: true }), span, false) };
}

/** Whether a name occurs in a tree of moves. */
const mentions = (value: unknown, name: string): boolean => {
	if (Array.isArray(value)) return value.some((one) => mentions(one, name));
	if (typeof value !== 'object' || value === null) return false;
	const { letter, name: own } = value as { readonly letter?: string; readonly name?: string };
	return letter === name || own === name || Object.values(value).some((one) => mentions(one, name));
};

/** A tree with another place everywhere: its own text is not the one that is described. `original`: its moves are base moves. */
function unplaced<T>(value: T, span: Sequence['span'], original: boolean): T {
	if (Array.isArray(value)) return value.map((one: unknown) => unplaced(one, span, original)) as T;
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).flatMap(([key, inner]) =>
		key !== 'span' ? [[key, unplaced(inner, span, original)]] : span === undefined ? [] : [[key, span]],
	);
	return Object.fromEntries(original && 'letter' in value ? [...entries, ['original', true]] : entries) as T;
}

const isDirection = (one: Modification): boolean => one.type !== 'mode';

/**
 * Hands modifications to the legs of a flat sequence (decision A39): directions to the first one, modes to those that may be the last, the
 * rest to every one. `undefined` if nothing is left.
 */
function pushed({ legs, links, span }: Sequence, outer: readonly Modification[], scope: Scope): Sequence | undefined {
	let last = legs.length - 1;
	while (last > 0 && legs[last]!.type === 'optional') last--;
	const modes = new Set<Modification>(endingModes(outer));
	const found: Leg[] = [];
	for (const [at, leg] of legs.entries()) {
		const own = outer.filter((one) => (isDirection(one) ? at === 0 : modes.has(one) ? at >= last : true));
		const next = pushedLeg(leg, own, scope);
		if (next === undefined) return undefined;
		found.push(next);
	}
	return { legs: found as unknown as Sequence['legs'], links, span };
}

function pushedLeg(leg: Leg, outer: readonly Modification[], scope: Scope): Leg | undefined {
	if (outer.length === 0) return leg;
	if (leg.type !== 'choice') {
		const body = pushed(leg.body, outer, scope);
		return body && { ...leg, body };
	}
	const alternatives = leg.alternatives.flatMap((one) => pushedAlternative(one, outer, scope));
	return alternatives.length === 0 ? undefined : { ...leg, alternatives: alternatives as unknown as [Alternative, ...Alternative[]] };
}

function pushedAlternative(of: Alternative, outer: readonly Modification[], scope: Scope): readonly Alternative[] {
	const [move] = of.moves;
	if (move.type === 'group') {
		const body = pushed(move.body, outer, scope);
		return body === undefined ? [] : [{ ...of, moves: [{ ...move, body }] }];
	}
	const inner = of.modifications;
	const own = endingModes(inner);
	const left = combined<Mode>(own, endingModes(outer));
	if (left === undefined) return [];
	const directed = inner.some(isDirection);
	const directions = outer.filter((one) => isDirection(one) && (!directed || (one.type === 'direction' && one.letter === 'd')));
	const ending = new Set<Modification>([...own, ...endingModes(outer)]);
	const names = new Set(inner.flatMap((one) => (one.type === 'mode' && !ending.has(one) ? [one.name] : [])));
	const traits = outer.filter((one) => one.type === 'mode' && !ending.has(one) && !names.has(one.name));
	const kept = inner.filter((one) => !ending.has(one));
	// Base moves in it may have to be spelled out now; names are so at one level only.
	return flatAlternative({ ...of, modifications: [...kept, ...directions, ...traits, ...left] }, { ...scope, spelled: true });
}
