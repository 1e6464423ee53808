import type { PieceSet } from '../tree.js';
import type { Mode, MoveLeg, Moves, Part, Trait, TraitName } from './resolved.js';
import type { Direction } from './vectors.js';

/** Modifications before a group or a macro. */
export interface Outer {
	readonly directions: readonly Direction[];
	readonly modes: readonly Mode[];
	readonly traits: ReadonlyMap<TraitName, Trait>;
}

/**
 * Hands the modifications before a group to its legs (decision A39): directions to the first one, modes to those that may be the last, the
 * rest to every one. `undefined` if nothing is left: the captures of a move that does not capture.
 */
export function pushed(moves: Moves, outer: Outer): Moves | undefined {
	if (outer.directions.length === 0 && outer.modes.length === 0 && outer.traits.size === 0) return moves;
	let last = moves.legs.length - 1;
	while (last > 0 && moves.legs[last]!.type === 'optional') last--;
	const legs: MoveLeg[] = [];
	for (const [at, leg] of moves.legs.entries()) {
		const one = pushedLeg(leg, { ...outer, directions: at === 0 ? outer.directions : [], modes: at >= last ? outer.modes : [] });
		if (one === undefined) return undefined;
		legs.push(one);
	}
	return { ...moves, legs };
}

function pushedLeg(leg: MoveLeg, outer: Outer): MoveLeg | undefined {
	if (leg.type !== 'choice') {
		const body = pushed(leg.body, outer);
		return body && { ...leg, body };
	}
	const parts = leg.parts.flatMap((part): Part[] => {
		const one = pushedPart(part, outer);
		return one === undefined ? [] : [one];
	});
	return parts.length === 0 ? undefined : { type: 'choice', parts };
}

function pushedPart(part: Part, outer: Outer): Part | undefined {
	if (part.body.type === 'group') {
		const moves = pushed(part.body.moves, outer);
		return moves && { ...part, body: { ...part.body, moves } };
	}
	const modes = combined(part.modes, outer.modes);
	if (modes === undefined) return undefined;
	const directions =
		part.directions.length === 0 ? outer.directions : [...part.directions, ...outer.directions.filter((letter) => letter === 'd')];
	return { ...part, directions, modes, traits: new Map([...outer.traits, ...part.traits]) };
}

/** The fields that modes have before and after names are resolved. */
interface AnyMode {
	readonly name: string;
	readonly set?: PieceSet | undefined;
}

const isPassing = ({ name }: AnyMode): boolean => name === 'e' || name === 'ee';

/** The modes of a leg under outer ones: without modes of its own the outer ones, or else what both allow. `undefined` if that is nothing. */
export function combined<M extends AnyMode>(inner: readonly M[], outer: readonly M[]): readonly M[] | undefined {
	if (outer.length === 0) return inner;
	if (inner.every(isPassing)) return [...inner, ...outer];
	const quietAndCaptures = (mode: M): boolean =>
		mode.name === 'm' || mode.name === 'c' || mode.name === 'cc' || mode.name === 'cy' || isPassing(mode);
	if (!outer.every(quietAndCaptures)) return inner;
	const left = inner.flatMap((mode): readonly M[] => {
		switch (mode.name) {
			case 'm':
				return outer.some(({ name }) => name === 'm') ? [mode] : [];
			case 'c':
				return outer
					.filter(({ name }) => name === 'c' || name === 'cy')
					.flatMap((one): readonly M[] =>
						one.set !== undefined || mode.set === undefined ? [{ ...mode, set: one.set }] : one.name === 'c' ? [mode] : [],
					);
			case 'a':
				return outer.filter(({ name }) => name === 'm' || name === 'c');
			default:
				return [mode];
		}
	});
	return left.every(isPassing) ? undefined : left;
}
