import type { Branch } from '../analyse/plan.js';
import { BLOCKABLE, type Chains, ENDINGS, QUIET, type Rows } from '../board/tables.js';
import type { Cond, Path } from '../ruleset/types.js';
import type { Kernel } from './kernel.js';
import type { Lists } from './lists.js';
import type { StaticTests } from './static.js';
import type { Steps } from './steps.js';
import { type Chain, Ways } from './ways.js';

/** Where chains land, gathered code by code. */
export interface Landings {
	/** Lays out what a code may do along the chains among branches from everywhere; codes come in order. */
	lay(branches: readonly Branch[], code: number): void;
	/** All rows, plain landings and others; and of each code the first one that lands as it does. */
	tables(): { readonly leaps: Rows; readonly chains: Chains; readonly twins: Int32Array };
}

const isArrival = (test: Cond): test is Extract<Cond, { is: unknown }> => 'is' in test && test.is === 'at';

/** Whether a condition asks what the mover is, so that two codes may differ. */
const asksMover = (cond: Cond): boolean => /"(mover|is|def)":/.test(JSON.stringify(cond));

/** Whether all codes of some kinds and of one side land alike: no chain asks what the mover is, or becomes one of these kinds. */
function alike(chains: readonly Chain[], kinds: readonly string[]): boolean {
	const differs = (item: Path): boolean =>
		('test' in item && !isArrival(item.test) && asksMover(item.test)) ||
		('do' in item && 'set' in item.do && typeof item.do.to === 'object' && 'kind' in item.do.to && kinds.includes(item.do.to.kind));
	return !chains.some(({ items }) => items.some(differs));
}

/** Where chains land: what is static is decided on the empty lattice, what depends on the board becomes an entry's blocker and mode. */
export function landings(kernel: Kernel, tests: StaticTests, steps: Steps, endings: Lists): Landings {
	const { sides, codes, size, plan } = kernel;
	const known = sides.map(() => new Map<readonly Branch[], Ways>());
	// By `code * size + origin`: where its plain landings and its other ones begin.
	const leapStart = new Int32Array(codes.count * size + 1);
	const chainStart = leapStart.slice();
	const leaps: number[] = [];
	const heads: number[] = [];
	const blocks: number[] = [];
	const ends: number[] = [];
	const pointed: number[] = [];
	const twins = Int32Array.from(codes.side, (_, code) => code);
	/** The end of the last row. */
	let end = 0;
	/** Landings from the cell at hand: target, blocker, point, and lists of how they end quietly and by capture. */
	const found: number[] = [];
	let count = 0;

	const waysOf = (branches: readonly Branch[], side: number): Ways => {
		let ways = known[side]!.get(branches);
		if (ways === undefined) {
			const chains = branches.flatMap((branch) => (branch.shape === 'chain' ? [branch] : []));
			const kinds = codes.kinds.filter((kind) => plan.kinds[kind]!.branches === branches);
			ways = new Ways(kernel, tests, steps, chains, side);
			if (alike(chains, kinds)) ways.first = 0;
			known[side]!.set(branches, ways);
		}
		return ways;
	};

	/** Gathers what lands from a cell: landings on the same cell under the same conditions become one with lists of endings. */
	const gather = ({ count: most, targets, blocks, points, becomes, captures }: Ways, origin: number, landed: number): void => {
		count = 0;
		for (let way = 0, row = origin; way < most; way++, row += size) {
			const at = targets[row]!;
			if (at < 0) continue;
			const block = blocks[row]!;
			const point = points[row]!;
			let index = 0;
			while (index < count && (found[index] !== at || found[index + 1] !== block || found[index + 2] !== point)) index += 5;
			if (index === count) {
				found[count++] = at;
				found[count++] = block;
				found[count++] = point;
				found[count++] = -1;
				found[count++] = -1;
			}
			index += captures[way] === 1 ? 4 : 3;
			// To become what one lands as is no change.
			found[index] = endings.with(found[index]!, becomes[way] === landed ? 0 : becomes[way]!);
		}
	};

	const keep = (head: number, block: number, point: number, list: number): void => {
		if (list < 0) return;
		heads.push(head | (block < 0 ? 0 : BLOCKABLE) | (endings.all[list]!.length << ENDINGS));
		blocks.push(block);
		ends.push(list);
		pointed.push(point);
	};

	/** Does as a code that was laid before. */
	const repeat = (twin: number, code: number): void => {
		const from = twin * size;
		const to = code * size;
		const leap = leaps.length - leapStart[from]!;
		const chain = heads.length - chainStart[from]!;
		for (let row = 0; row < size; row++) {
			leapStart[to + row + 1] = leapStart[from + row + 1]! + leap;
			chainStart[to + row + 1] = chainStart[from + row + 1]! + chain;
		}
		for (let index = leapStart[from]!, last = leapStart[from + size]!; index < last; index++) leaps.push(leaps[index]!);
		for (let index = chainStart[from]!, last = chainStart[from + size]!; index < last; index++) {
			heads.push(heads[index]!);
			blocks.push(blocks[index]!);
			ends.push(ends[index]!);
			pointed.push(pointed[index]!);
		}
	};

	return {
		lay: (branches, code) => {
			const ways = waysOf(branches, codes.side[code]!);
			// Codes before this one may have no rows of their own.
			leapStart.fill(leaps.length, end, code * size + 1);
			chainStart.fill(heads.length, end, code * size + 1);
			end = (code + 1) * size;
			if (ways.first > 0) {
				repeat(ways.first, code);
				twins[code] = ways.first;
				return;
			}
			if (ways.first === 0) ways.first = code;
			ways.walk(code);
			for (let origin = 0; origin < size; origin++) {
				gather(ways, origin, codes.landed[code]!);
				for (let index = 0; index < count; index += 5) {
					const to = found[index]!;
					const block = found[index + 1]!;
					const point = found[index + 2]!;
					const quiet = found[index + 3]!;
					const capture = found[index + 4]!;
					if (quiet !== capture) {
						keep(to | QUIET, block, point, quiet);
						keep(to | (2 * QUIET), block, point, capture);
					} else if (block >= 0 || point > 0 || quiet > 0) keep(to | (3 * QUIET), block, point, quiet);
					else leaps.push(to);
				}
				leapStart[code * size + origin + 1] = leaps.length;
				chainStart[code * size + origin + 1] = heads.length;
			}
		},
		tables: () => ({
			leaps: { start: leapStart.fill(leaps.length, end), items: new Int32Array(leaps) },
			chains: {
				start: chainStart.fill(heads.length, end),
				head: new Int32Array(heads),
				block: new Int32Array(blocks),
				ends: new Int32Array(ends),
				point: new Int32Array(pointed),
			},
			twins,
		}),
	};
}
