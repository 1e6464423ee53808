import type { CellRef, Path } from '@x/core';
import { act, any, attacked, go, is, isSame, land, mark, not, same, seq, set, test } from '@x/core/build';
import type { CastlePlan } from '../fen/rights.js';
import { vecOf } from './guards.js';
import { FLAG, type Plan } from './plan.js';
import { SIDE_NAMES } from './walks.js';

/** The marks that distinguish castlings from other moves, by wing. */
export const CASTLE_MARKS = ['short', 'long'] as const;

/** All castlings of a piece type. With `partner` the partner's initial square is marked, for variants that put a piece there. */
export function castlePaths(plan: Plan, type: number, partner?: 'partner'): Path[] {
	const found = plan.castlings.flatMap((castling) => onePath(plan, castling, type, partner));
	const merged: { readonly path: Path; readonly sides: Set<0 | 1> }[] = [];
	for (const { side, path } of found) {
		const known = merged.find((one) => isSame(one.path, path));
		if (known === undefined) merged.push({ path, sides: new Set([side]) });
		else known.sides.add(side);
	}
	return merged.map(({ path, sides }) =>
		sides.size === 2 ? path : seq(test({ mover: { side: [...sides].map((side) => SIDE_NAMES[side]) } }), path),
	);
}

function onePath(
	plan: Plan,
	{ side, wing, to, from: line, partner: beside, king, rook }: CastlePlan,
	type: number,
	named: 'partner' | undefined,
): { side: 0 | 1; path: Path }[] {
	if (king !== type) return [];
	const { board, kinds, rights } = plan;
	const { files } = board;
	const right = rights.find((one) => one.side === side && one.wing === wing);
	const [from, partner] = [right?.from ?? line, right?.partner ?? beside];
	// Free castling uses the targets on the rank of the two pieces.
	const row = from - (from % files);
	const targets = to.map((cell) => row + (cell % files));
	const inner = wing === 0 ? -1 : 1;
	const span = (a: number, b: number): number[] => Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => Math.min(a, b) + index);
	const way = new Set(targets.flatMap((target) => span(from, target)));
	const free = new Set([...way, ...targets.flatMap((target) => span(partner, target + inner))]);
	free.delete(from);
	free.delete(partner);
	const ref = (cell: number): CellRef => (cell === from ? 'origin' : { from: 'origin', by: [cell - from, 0] });
	const [x, y] = vecOf(board, from);
	const home = { cell: [x!, side === 0 ? y! : board.ranks - 1 - Number(y)] } as const;
	const asked = [...free].sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
	const safe = [...way].sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
	const ends = targets.map((target) => {
		const rest = target + inner;
		const put = act(set(ref(rest), rest === from ? { kind: kinds[rook]!, side: 'own' } : { of: ref(partner) }));
		const leave = partner === rest || partner === target ? [] : [act(set(ref(partner), 'none'))];
		const clear = partner === target && rest !== partner ? [act(set(ref(partner), 'none'))] : [];
		const moved = partner === rest ? [] : rest === from ? [...leave, ...clear, land(), put] : [put, ...leave, ...clear, land()];
		return seq(go(ref(target)), mark(CASTLE_MARKS[wing]!), ...(moved.length === 0 ? [land()] : moved));
	});
	return [
		{
			side,
			path: seq(
				test(is('origin', { flag: FLAG.castle })),
				test(same('origin', home)),
				test(is(ref(partner), { who: 'friend', kind: [kinds[rook]!], flag: FLAG.castle })),
				...asked.map((cell) => test(is(ref(cell), { who: 'empty' }))),
				...safe.map((cell) => test(not(attacked(ref(cell))))),
				...(named === undefined ? [] : [go(ref(partner)), mark(named)]),
				ends.length === 1 ? ends[0]! : any(...ends),
			),
		},
	];
}
