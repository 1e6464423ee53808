import { asksReverse, isRelative } from './questions.js';
import type { Atom, Part } from './resolved.js';
import { offsets, type Source, simplified } from './source.js';
import type { State } from './state.js';
import { chosen, type Direction, FORWARD, nearest, opposite, reflected, same, unit, type Vector } from './vectors.js';
import type { Link } from './walk.js';

/** An atom of a leg, with the offsets that it has there. */
export interface Ride {
	readonly part: Part;
	readonly atom: Atom;
	readonly source: Source;
}

/** The offsets of each atom of a part, in the frame of its leg. */
export function ridesOf(part: Part, link: Link, state: State): Ride[] {
	const { atoms } = part.body as { readonly atoms: readonly Atom[] };
	return atoms.map((atom): Ride => {
		if (atom.type !== 'leaps') return { part, atom, source: { type: 'fixed', vectors: [] } };
		const { direction } = state;
		if (direction === undefined || (!isRelative(part, link) && !asksReverse(part)))
			return { part, atom, source: { type: 'fixed', vectors: vectorsOf(part, atom, atoms, link, undefined, state) } };
		const rows = direction.map((from) => [from, vectorsOf(part, atom, atoms, link, from, state)] as const);
		const source: Source = rows.length === 1 ? { type: 'fixed', vectors: rows[0]![1] } : simplified({ type: 'relative', rows });
		return { part, atom, source };
	});
}

function vectorsOf(
	part: Part,
	atom: Atom,
	atoms: readonly Atom[],
	link: Link,
	direction: Vector | undefined,
	state: State,
): readonly Vector[] {
	const letters = part.directions.filter((letter) => letter !== 'd' && letter !== 'z');
	const free = link === '--' || part.directions.includes('d') || direction === undefined;
	if (part.directions.includes('z')) {
		if (direction === undefined) return [];
		const target = unit(reflected(direction, state.crook ?? 'x'));
		return atom.vectors.filter((one) => same(unit(one), target));
	}
	let vectors: readonly Vector[];
	if (letters.length > 0) vectors = chosen(atom.vectors, letters as readonly Direction[], free ? FORWARD : direction!);
	else if (free || asksReverse(part)) vectors = atom.vectors;
	else {
		const near = nearest(
			atoms.flatMap((one) => one.vectors),
			direction!,
		);
		vectors = atom.vectors.filter((one) => near.some((other) => same(one, other)));
	}
	if (direction === undefined) return part.traits.has('t') ? [] : vectors;
	const reverse = unit(opposite(direction));
	if (part.traits.has('t')) return vectors.filter((one) => same(unit(one), reverse));
	return part.traits.has('tt') ? vectors.filter((one) => !same(unit(one), reverse)) : vectors;
}

/** Base moves that differ in nothing but their offsets are one. */
export function merge(rides: readonly Ride[]): Ride[] {
	const found = new Map<string, Ride>();
	for (const ride of rides) {
		const { part, atom, source } = ride;
		const { body: _, span: __, traits, directions: ___, ...rest } = part;
		const key =
			source.type === 'fixed' && atom.type === 'leaps' && atom.turning === undefined
				? JSON.stringify([rest, [...traits], atom.steps], (name, value) =>
						name === 'span' ? undefined : value === Number.POSITIVE_INFINITY ? 'any' : value,
					)
				: `${found.size}`;
		const known = found.get(key);
		if (known === undefined) found.set(key, ride);
		else {
			const old = offsets(known.source);
			const vectors = [...old, ...offsets(source).filter((one) => !old.some((other) => same(one, other)))];
			found.set(key, { part, atom: { ...atom, vectors: [...known.atom.vectors, ...atom.vectors] }, source: { type: 'fixed', vectors } });
		}
	}
	return [...found.values()].filter(({ atom, source }) => atom.type !== 'leaps' || offsets(source).length > 0);
}
