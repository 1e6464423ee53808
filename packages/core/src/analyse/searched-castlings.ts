import { pathOfWay } from '../paths/unroll.js';
import { type FoundPartnerOptions, foundPartnerCastle } from '../rules/build/recipes.js';
import { asCell, foldSome, type Pass } from '../rules/fold.js';
import { isSame } from '../rules/structure.js';
import type { Path, Ruleset, Vec } from '../rules/types.js';
import type { BitboardScript } from './bitboard-plan.js';
import { split } from './split.js';

/** The options of one wing of the recipe, and the marks that its moves carry. */
interface Options extends FoundPartnerOptions {
	readonly marks: readonly string[];
}

/**
 * Reads the options of `foundPartnerCastle` from one of its lines. For any other path the result is meaningless: the caller builds the lines
 * from the options again, and compares.
 */
function optionsOf(line: Path): Options | undefined {
	const draft: Draft = { partner: [], safe: false, cells: [], marks: [] };
	readItems(line, draft);
	const { flag, direction, partner, safe, marks } = draft;
	const [to, partnerTo] = draft.cells;
	const forward = Number(direction?.[0]);
	if (flag === undefined || to === undefined || partnerTo === undefined || (forward !== 1 && forward !== -1)) return undefined;
	const wings = [{ direction: forward, to, partnerTo, mark: marks.at(-1)! }] as const;
	return { flag, partner, wings, ...(safe ? {} : { unsafe: true }), marks: marks.sort() };
}

/** The options that the items of the recipe state, as far as they are read. */
interface Draft {
	flag?: string | undefined;
	direction?: Vec;
	partner: readonly string[];
	safe: boolean;
	readonly cells: Vec[];
	readonly marks: string[];
}

const nothing = (): void => {};

const readTest: Pass<'condition', void, [Draft]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		not: (_, draft) => {
			draft.safe = true;
		},
		is: ({ a }, draft) => {
			draft.flag ??= a.flag;
			draft.partner = a.kind ?? draft.partner;
		},
		same: ({ same }, { cells }) => {
			cells.push(...same.flatMap((ref) => (asCell('cell', ref) === undefined ? [] : [asCell('cell', ref)!.cell])));
		},
	},
	nothing,
);

const readItems: Pass<'path', void, [Draft]> = /* @__PURE__ */ foldSome(
	'path',
	{
		seq: ({ seq }, draft) => {
			for (const item of seq) readItems(item, draft);
		},
		each: ({ path }, draft) => readItems(path, draft),
		// The first alternative states the cell alone.
		any: ({ any: [first = { seq: [] }] }, draft) => readItems(first, draft),
		step: ({ step }, draft) => {
			if (!('bound' in step)) draft.direction ??= step;
		},
		mark: ({ mark }, { marks }) => {
			marks.push(mark);
		},
		test: ({ test }, draft) => readTest(test, draft),
	},
	nothing,
);

/** The whole numbers from one to the other, in rising order. */
const range = (one: number, other: number): number[] =>
	Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => Math.min(one, other) + index);

/** The castlings of one wing: one for each cell of the royal on the rank, and each cell of the partner in the direction. */
function scriptsOf({ axes }: Ruleset['space'], { partner: kinds, wings, unsafe, marks }: Options): BitboardScript[] {
	const [low, high] = axes[0]!.extent.map(Number) as [number, number];
	const { direction, to, partnerTo } = wings[0]!;
	const [target, place] = [Number(to[0]), Number(partnerTo[0])];
	return range(low, high).flatMap((from) => {
		const by = (file: number): Vec => [file - from, 0];
		const partners = range(from, direction > 0 ? high : low).filter((file) => file !== from);
		return partners.map((partner): BitboardScript => {
			const files = [from, partner, target, place];
			const empty = range(Math.min(...files), Math.max(...files)).filter((file) => file !== from && file !== partner);
			const safe = unsafe ? [] : range(from, target).filter((file) => file === from || file !== target);
			return {
				from: [from, to[1]!],
				partner: by(partner),
				kinds,
				empty: empty.map(by),
				safe: safe.map(by),
				to: by(target),
				partnerTo: by(place),
				marks,
			};
		});
	});
}

/**
 * Castling with the first flagged partner in a direction, as castlings from fixed cells. Undefined where one of the paths is not a line of
 * `foundPartnerCastle`, or where this form cannot hold its moves.
 *
 * The form is exact for every board:
 * - All cells between the royal and its partner are empty, so at most one castling of a wing is possible on a board.
 * - The royal's way to its target and the partner's way to its own are connected by the cells between the two. So all cells between the outermost
 *   of the four are empty, except for the two pieces.
 * - `foundPartnerCastle` lifts the royal before it tests the cells that the royal passes. That only opens lines along the rank. A rider on such a
 *   line attacks the royal's first cell too, and this cell is tested first.
 */
export function searchedCastlings(
	ruleset: Ruleset,
	paths: readonly Path[],
	flag: string | undefined,
): readonly BitboardScript[] | undefined {
	const scripts: BitboardScript[] = [];
	const directions = new Set<number>();
	for (let rest = paths; rest.length > 0; ) {
		const options = optionsOf(rest[0]!);
		const lines = options && (split(ruleset, foundPartnerCastle(options))?.walked ?? []).map(pathOfWay);
		if (lines === undefined || !isSame(rest.slice(0, lines.length), lines)) return undefined;
		const { to, partnerTo, direction } = options!.wings[0]!;
		// The targets are two cells of one rank. Two wings in one direction could be the same move with two marks.
		const distinct = Number(to[1]) === Number(partnerTo[1]) && Number(to[0]) !== Number(partnerTo[0]);
		if (!distinct || options!.flag !== flag || new Set(options!.marks).size < 2 || directions.has(direction)) return undefined;
		directions.add(direction);
		scripts.push(...scriptsOf(ruleset.space, options!));
		rest = rest.slice(lines.length);
	}
	// A rank and a direction on it must be those of the first side for both sides.
	const upright = Object.values(ruleset.sides).every(
		({ frame }) =>
			frame.mirror === undefined &&
			frame.matrix.every((row, axis) => row.every((value, other) => Math.abs(Number(value)) === (axis === other ? 1 : 0))),
	);
	return scripts.length === 0 || upright ? scripts : undefined;
}
