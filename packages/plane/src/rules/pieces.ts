import type { Coord, Path, Vec } from '@x/core';
import {
	act,
	any,
	at,
	capture,
	diagonals,
	each,
	go,
	is,
	land,
	leap,
	loop,
	mark,
	mover,
	neighbours,
	not,
	oblique,
	orthogonals,
	phase,
	quiet,
	royalAttacked,
	same,
	seq,
	set,
	setPoint,
	some,
	step,
	take,
	test,
	within,
} from '@x/core/build';

/** The title of a kind, and its path. */
type NamedPath = readonly [title: string, path: Path];

/** Royal kinds that castle. */
export const CASTLERS: readonly string[] = ['K', 'RC'];

/** The rows on which pawns promote, and the kinds that they may become, by side. */
export type PlanePromotions = Readonly<
	Partial<Record<'white' | 'black', { readonly rows: readonly Coord[]; readonly kinds: readonly string[] }>>
>;

const empty = at({ who: 'empty' });

/** Ends on an empty cell, or captures an enemy or a neutral piece. */
const arrive = (ending: Path = land()): Path => any(quiet(ending), take(ending), take(ending, { who: 'neutral' }));

const rider = (vectors: readonly Vec[], limit: Coord | undefined): Path => {
	const over = loop(seq(step('d'), empty), limit === undefined ? {} : { max: `${BigInt(limit) - 1n}` });
	return each(vectors, 'd', seq(over, step('d'), arrive()));
};

/** The number of primes up to a limit: the most cells on which a rider over primes may touch down. */
const primesUpTo = (limit: Coord): number => {
	const most = Math.min(Number(limit), 1_000_000);
	const composite = new Uint8Array(most + 1);
	let found = 0;
	for (let n = 2; n <= most; n++) {
		if (composite[n] === 1) continue;
		found++;
		for (let multiple = n * n; multiple <= most; multiple += n) composite[multiple] = 1;
	}
	return found;
};

/** A rook that touches down at prime distances only. */
const huygen = (limit: Coord | undefined): Path => {
	const over = loop(seq(step('d'), empty), limit === undefined ? {} : { max: Math.max(0, primesUpTo(limit) - 1) });
	return each(orthogonals, 'd', seq(over, step('d'), arrive()), 'primes');
};

/** The steps of a knight, clockwise. */
const CIRCLE: readonly Vec[] = [
	[1, 2],
	[2, 1],
	[2, -1],
	[1, -2],
	[-1, -2],
	[-2, -1],
	[-2, 1],
	[-1, 2],
];
export const turned = (by: number): (readonly [Vec, readonly Vec[]])[] => CIRCLE.map((vec, at) => [vec, [CIRCLE[(at + by + 8) % 8]!]]);

/** Steps of a knight, each turned by one place in the same direction; at most seven. */
const rose = (): Path => {
	const half = (map: string): Path =>
		each(CIRCLE, 'd', seq(step('d'), loop(seq(empty, each({ bound: 'd', map }, 'd', step('d'))), { max: 6 }), arrive()));
	return any(half('left'), half('right'));
};

const pawn = (promotions: PlanePromotions): Path => {
	const bySide = (name: 'white' | 'black'): Path[] => {
		const own = test(mover({ side: [name] }));
		const kinds = promotions[name]?.kinds ?? [];
		if (kinds.length === 0) return [seq(own, land())];
		const become = any(...kinds.map((kind) => act(set('at', { kind, side: 'own' }))));
		return [seq(own, test(not(within('promotion'))), land()), seq(own, test(within('promotion')), land(), become)];
	};
	const ending = any(...bySide('white'), ...bySide('black'));
	const forward: readonly Vec[] = [
		[1, 1],
		[-1, 1],
	];
	const behind = { from: 'at', by: [0, -1] } as const;
	// A pawn may promote on its double step, and then be captured en passant as the promoted piece.
	const passing = [...new Set(['P', ...(promotions.white?.kinds ?? []), ...(promotions.black?.kinds ?? [])])];
	const passed = [test(same('at', { point: 'ep' })), empty, test(is(behind, { who: 'enemy', kind: passing })), capture(behind)];
	return any(
		seq(step([0, 1]), empty, ending),
		seq(test(is('origin', { flag: 'right' })), step([0, 1]), empty, act(setPoint('ep', 'at')), step([0, 1]), empty, ending),
		each(forward, 'd', seq(step('d'), any(take(ending), take(ending, { who: 'neutral' })))),
		each(forward, 'd', seq(step('d'), ...passed, ending)),
	);
};

/** Castling: two steps towards the nearest piece of the row, at least three cells away; that piece goes to the cell that was passed. */
export const castling = (partners: readonly string[], lawful: readonly string[], phases: number): Path => {
	const own = not(royalAttacked('own'));
	const safe = lawful.length === 0 ? [] : [test(lawful.length === phases ? own : some(not(phase(...lawful)), own))];
	const ways: readonly Vec[] = [
		[1, 0],
		[-1, 0],
	];
	return seq(
		test(is('origin', { flag: 'right' })),
		each(
			ways,
			'd',
			seq(
				...safe,
				step('d'),
				empty,
				mark('passed'),
				land(),
				...safe,
				step('d'),
				empty,
				mark('castle'),
				loop(seq(step('d'), empty)),
				step('d'),
				at({ who: 'friend', kind: partners, flag: 'right' }),
				mark('partner'),
				go({ mark: 'castle' }),
				land(),
				act(set({ mark: 'passed' }, { of: { mark: 'partner' } })),
				act(set({ mark: 'partner' }, 'none')),
			),
		),
	);
};

/** The pieces of infinite chess: titles and paths. */
export function planePieces(
	{ promotions = {}, slideLimit }: { readonly promotions?: PlanePromotions; readonly slideLimit?: Coord },
	castles: Path | undefined,
): Record<string, NamedPath> {
	const reach = (vectors: readonly Vec[]): Path => rider(vectors, slideLimit);
	const jump = (vectors: readonly Vec[]): Path => leap(vectors, arrive());
	const knight = oblique(1, 2);
	const crowned = (path: Path): Path => (castles === undefined ? path : any(path, castles));
	const far = neighbours.flatMap(([x, y]): Vec[] => [2, 3].map((by): Vec => [Number(x) * by, Number(y) * by]));
	return {
		K: ['king', crowned(jump(neighbours))],
		P: ['pawn', pawn(promotions)],
		N: ['knight', jump(knight)],
		B: ['bishop', reach(diagonals)],
		R: ['rook', reach(orthogonals)],
		Q: ['queen', reach(neighbours)],
		AM: ['amazon', any(reach(neighbours), jump(knight))],
		HA: ['hawk', jump(far)],
		CH: ['chancellor', any(reach(orthogonals), jump(knight))],
		AR: ['archbishop', any(reach(diagonals), jump(knight))],
		GU: ['guard', jump(neighbours)],
		CA: ['camel', jump(oblique(1, 3))],
		GI: ['giraffe', jump(oblique(1, 4))],
		ZE: ['zebra', jump(oblique(2, 3))],
		CE: ['centaur', jump([...neighbours, ...knight])],
		RQ: ['royal queen', reach(neighbours)],
		RC: ['royal centaur', crowned(jump([...neighbours, ...knight]))],
		NR: ['knightrider', reach(knight)],
		HU: ['huygen', huygen(slideLimit)],
		RO: ['rose', rose()],
		OB: ['obstacle', any()],
	};
}
