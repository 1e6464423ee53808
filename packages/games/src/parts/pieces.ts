import type { Path, Vec } from '@x/core';
import {
	any,
	arrive,
	at,
	diagonals,
	each,
	hop,
	lame,
	leap,
	loop,
	neighbours,
	oblique,
	orthogonals,
	quiet,
	ride,
	seq,
	step,
	take,
} from '@x/core/build';

/** All rotations and reflections of a leap by `x` and `y`: four if they are equal or one is zero, otherwise eight. */
export const turns = (x: number, y: number): readonly Vec[] => {
	const all = oblique(x, y).map(([a, b]): Vec => [Number(a) + 0, Number(b) + 0]);
	return all.filter(([a, b], index) => all.findIndex(([c, d]) => a === c && b === d) === index);
};

/** Vectors that go forward, as the first side sees it. */
export const forward = (vectors: readonly Vec[]): readonly Vec[] => vectors.filter(([, y]) => Number(y) > 0);

export const wazir = (): Path => leap(orthogonals);
export const ferz = (): Path => leap(diagonals);
export const alfil = (): Path => leap(turns(2, 2));
export const mann = (): Path => leap(neighbours);
export const knight = (): Path => leap(oblique(1, 2));
export const camel = (): Path => leap(oblique(1, 3));
export const bishop = (): Path => ride(diagonals);
export const rook = (): Path => ride(orthogonals);
export const queen = (): Path => ride(neighbours);

/** Bishop and knight in one. */
export const archbishop = (): Path => any(ride(diagonals), leap(oblique(1, 2)));
/** Rook and knight in one. */
export const chancellor = (): Path => any(ride(orthogonals), leap(oblique(1, 2)));
/** Queen and knight in one. */
export const amazon = (): Path => any(ride(neighbours), leap(oblique(1, 2)));
/** King (without its royalty) and knight in one. */
export const centaur = (): Path => any(leap(neighbours), leap(oblique(1, 2)));
/** Repeated knight's leaps in one direction. */
export const nightrider = (): Path => ride(oblique(1, 2));
/** The silver general of the chess family from Burma to Japan: diagonally, or straight forward. */
export const silver = (): Path => leap([...diagonals, [0, 1]]);
/** One or two steps diagonally, the second by a leap. */
export const elephant = (): Path => any(ferz(), alfil());
/** Along a queen's line over the first hurdle, to the cell just behind it. */
export const grasshopper = (): Path =>
	each(neighbours, 'd', seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), at({ who: 'occupied' }), step('d'), arrive()));
/** An orthogonal step onto a free cell, then one further out to either side. */
export const horse = (ending?: Path): Path =>
	lame(
		orthogonals.map((leg) => {
			const [x, y] = [Number(leg[0]), Number(leg[1])];
			return { leg, next: [1, -1].map((turn): Vec => (x === 0 ? [turn, y] : [x, turn])) };
		}),
		ending,
	);
/** Moves like a rook, captures by a hop over one hurdle. */
export const cannon = (): Path => any(ride(orthogonals, quiet()), hop(orthogonals, take()));
