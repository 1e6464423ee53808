/** All legal moves on an unbounded board: doubles beside bigints, and one move asked about beside all of them. */
import { apply, find, isLegal, legalFamilies, plane, positionOf } from '@x/core/plane';
import { classicalPlane } from '@x/core/presets/classical-plane';
import { planeRules } from '@x/core/presets/plane';
import { ratioOf } from './ratio.mjs';

/** A generator of numbers that is the same everywhere. */
const random = (seed) => () => {
	seed = (seed * 48_271) % 2_147_483_647;
	return seed / 2_147_483_647;
};

/** Cells shifted so far that doubles end. */
const SHIFT = 10n ** 30n;
/** @param {import('@x/core').Vec} at @returns {import('@x/core').Vec} */
const far = ([x = 0, y = 0]) => [/** @type {`${bigint}`} */ (`${BigInt(x) + SHIFT}`), y];

/** The last cell of a family, or one some steps away. */
const target = (family, steps) => {
	if ('to' in family) return family.to;
	const k = family.last === null ? Number(family.first) + steps : Math.min(Number(family.last), Number(family.first) + steps);
	return family.from.map((value, axis) => value + k * family.by[axis]);
};

/** The positions of a game that wanders about, and the same far out. */
const games = (plies) => {
	const next = random(7);
	const out = positionOf(plane(classicalPlane), {
		...classicalPlane.start,
		pieces: classicalPlane.start.pieces.map(({ at, piece }) => ({ at: far(at), piece })),
	});
	const [near, away] = [[positionOf(plane(classicalPlane))], [out]];
	/** @template T @param {readonly T[]} list @returns {T} */
	const last = (list) => /** @type {T} */ (list.at(-1));
	while (near.length <= plies) {
		const families = legalFamilies(last(near));
		if (families.length === 0) break;
		const family = families[Math.floor(next() * families.length)];
		const to = target(family, Math.floor(next() * 12));
		const [move] = find(last(near), { from: family.from, to });
		if (move === undefined) continue;
		const { promotion } = move;
		near.push(apply(last(near), { from: move.from, to, promotion }));
		away.push(apply(last(away), { from: far(move.from), to: far(to), promotion }));
	}
	return [near, away];
};

/** Many pieces on a plane. */
const crowd = (count) => {
	const next = random(11);
	const kinds = ['R', 'B', 'N', 'Q', 'P', 'NR', 'GU'];
	const pieces = new Map([['0,0', { at: [0, 0], piece: { side: 'white', kind: 'K' } }]]);
	while (pieces.size < count) {
		const at = [Math.floor(next() * 1000), Math.floor(next() * 1000)];
		const piece = { side: next() < 0.5 ? 'white' : 'black', kind: kinds[Math.floor(next() * kinds.length)] };
		if (!pieces.has(String(at))) pieces.set(String(at), { at, piece });
	}
	return positionOf(plane(planeRules({ kinds: ['K', ...kinds] })), { pieces: [...pieces.values()], phase: 'white' });
};

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const planeRows = ({ rounds }) => {
	const [near, away] = games(80);
	const all = (chain) => () => chain.reduce((sum, position) => sum + legalFamilies(position).length, 0);
	if (all(near)() !== all(away)()) throw new Error('the lanes differ');
	const lanes = ratioOf(all(near), all(away), { rounds });
	const each = (milliseconds, calls) => `${((milliseconds * 1000) / calls).toFixed(1)} µs each`;
	const many = crowd(10_000);
	const moves = legalFamilies(many)
		.slice(0, 1000)
		.map((family) => ({ from: family.from, to: target(family, 3) }));
	const one = () => moves.reduce((sum, move) => sum + (isLegal(many, move) ? 1 : 0), 0);
	const asked = ratioOf(one, () => legalFamilies(many).length, { rounds: Math.min(rounds, 9) });
	return [
		{ what: 'families of a position on the plane', peer: 'the same in bigints', ratio: lanes.ratio, rate: each(lanes.ours, near.length) },
		{
			what: '`isLegal` among 10 000 pieces',
			peer: 'all families',
			ratio: asked.ratio * moves.length,
			rate: each(asked.ours, moves.length),
		},
	];
};
