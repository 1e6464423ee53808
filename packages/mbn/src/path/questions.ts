import type { Range } from '../tree.js';
import type { Mode, MoveLeg, Moves, Part } from './resolved.js';
import type { Link } from './walk.js';

/** Modes that change nothing on the board by themselves. */
const QUIET: ReadonlySet<Mode['name']> = new Set(['m', 'j', 'jj', 'jy']);

/** Whether a part refers to the reverse of the direction of the leg before. */
export const asksReverse = ({ traits }: Part): boolean => traits.has('t') || traits.has('tt');

/** Whether the frame of a part is the direction of the leg before. */
export const isRelative = ({ directions }: Part, link: Link): boolean =>
	directions.includes('z') || (link === '-' && !directions.includes('d'));

/** Whether a leg depends on the direction of the leg before. */
export function readsDirection(leg: MoveLeg, link: Link): boolean {
	const reads = (part: Part, by: Link): boolean => {
		if (part.body.type === 'group') return readsIn(part.body.moves, by);
		return part.body.atoms.some(({ type }) => type === 'leaps') && (isRelative(part, by) || asksReverse(part));
	};
	const readsIn = (moves: Moves, by: Link): boolean =>
		moves.legs.some((one, at) => readsDirection(one, at === 0 ? by : moves.links[at - 1]!));
	return leg.type === 'choice' ? leg.parts.some((part) => reads(part, link)) : readsIn(leg.body, link);
}

/** Whether the direction of the leg before may still matter after a leg: it may be left out, or does not move. */
export const passesDirection = (leg: MoveLeg): boolean =>
	leg.type !== 'choice' ||
	leg.parts.some((part) => part.ghost || part.body.type === 'group' || part.body.atoms.some(({ type }) => type !== 'leaps'));

/** Whether a part reflects the direction. */
export const reflects = (leg: MoveLeg): boolean =>
	leg.type === 'choice'
		? leg.parts.some((part) => (part.body.type === 'group' ? part.body.moves.legs.some(reflects) : part.directions.includes('z')))
		: leg.body.legs.some(reflects);

/** Whether only ghost legs are in it: the piece does not move. */
export const isGhost = (part: Part): boolean =>
	part.ghost || (part.body.type === 'group' && part.body.moves.legs.every((leg) => leg.type === 'choice' && leg.parts.every(isGhost)));

/** A leg of base moves without questions about the board beyond its own way. */
export const isPlain = (part: Part): boolean =>
	!part.ghost &&
	part.body.type === 'atoms' &&
	part.transition === undefined &&
	part.condition === undefined &&
	part.attackers.length === 0 &&
	(part.start === undefined || isStatic(part.start)) &&
	(part.end === undefined || isStatic(part.end)) &&
	!part.modes.some(({ name }) => name.startsWith('w')) &&
	!part.traits.has('o') &&
	!part.traits.has('oo') &&
	!part.traits.has('u') &&
	!part.traits.has('t') &&
	part.body.atoms.every(({ type, turning }) => type === 'leaps' && turning === undefined);

/** Whether a range does not depend on pieces. */
export const isStatic = ({ areas }: Range): boolean => areas.every((area) => area.type === 'box' || area.sign === '#' || area.sign === '.');

/** Whether something changes on the board. */
export const affects = (part: Part): boolean => {
	if (part.body.type === 'group')
		return part.body.moves.legs.some((leg) =>
			(leg.type === 'choice' ? leg.parts : leg.body.legs.flatMap((one) => (one.type === 'choice' ? one.parts : []))).some(affects),
		);
	const kept = part.modes.filter(({ name }) => name !== 'e' && name !== 'ee');
	// With optional modes alone, the usual captures are possible too.
	return kept.every(({ optional }) => optional) || kept.some(({ name, set }) => !QUIET.has(name) || (name === 'm' && set !== undefined));
};

/** Whether a leg may be the exact reversal of the one before. */
export const turnsBack = (leg: MoveLeg): boolean =>
	leg.type === 'choice'
		? leg.parts.some((part) => part.traits.has('t') || (part.body.type === 'group' && part.body.moves.legs.some(turnsBack)))
		: leg.body.legs.some(turnsBack);
