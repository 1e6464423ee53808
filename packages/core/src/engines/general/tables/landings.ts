import { type Branch, becoming } from '../../../analyse/plan.js';
import { asCondition, asPath, fold, forKinds, no, type Pass, yes } from '../../../rules/fold.js';
import type { Path, Ruleset } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { MoverTests } from '../model.js';
import { type CellBuffers, type Chain, ChainExpansion } from './chain-expansion.js';
import { Column } from './column.js';
import { LandingBuffer, WIDTH } from './landing-buffer.js';
import type { Lists } from './lists.js';
import type { Steps } from './steps.js';
import { BLOCKABLE, type Chains, ENDINGS, QUIET, type Rows } from './tables.js';

/** The landings of chains, collected code by code. */
export interface Landings {
	/** Adds the landings of a code along the chains among its branches, from every cell; codes come in ascending order. */
	add(branches: readonly Branch[], code: number): void;
	/** All rows, plain landings and others; and by code, the first code with the same landings. */
	tables(): { readonly leaps: Rows; readonly chains: Chains; readonly sameLandings: Int32Array };
}

/** Whether a static condition reads the mover, so that two codes may differ. */
const asksMover: Pass<'condition', boolean, [Ruleset]> = /* @__PURE__ */ fold('condition', {
	...forKinds(yes, 'is', 'mover', 'attacked', 'royalAttacked', 'phase', 'compare', 'before'),
	...forKinds(no, 'in', 'same'),
	def: ({ def }, ruleset) => asksMover(ruleset.defs[def]!, ruleset),
	all: ({ all }, ruleset) => all.some((part) => asksMover(part, ruleset)),
	some: ({ some }, ruleset) => some.some((part) => asksMover(part, ruleset)),
	not: ({ not }, ruleset) => asksMover(not, ruleset),
});

/**
 * Whether all codes of these kinds and of one side have the same landings: no chain reads the mover, or promotes to one of these kinds.
 */
function alike(chains: readonly Chain[], kinds: readonly string[], ruleset: Ruleset): boolean {
	const differs = (item: Path): boolean => {
		const test = asPath('test', item)?.test;
		if (test !== undefined) return asCondition('is', test)?.is !== 'at' && asksMover(test, ruleset);
		const kind = becoming(item);
		return kind !== undefined && kinds.includes(kind);
	};
	return !chains.some(({ items }) => items.some(differs));
}

/**
 * Expands chains into landings: static tests are evaluated on the empty lattice; tests of the board become an entry's blocker and mode.
 */
export function landings(inPlay: CompiledGame, tests: MoverTests, steps: Steps, endings: Lists): Landings {
	const { sides, codes, size, plan } = inPlay;
	const known = sides.map(() => new Map<readonly Branch[], ChainExpansion>());
	// By `code * size + origin`: where its plain landings and its other landings begin.
	const leapStart = new Int32Array(codes.count * size + 1);
	const chainStart = leapStart.slice();
	const leaps = new Column();
	const heads = new Column();
	const blocks = new Column();
	const ends = new Column();
	const pointed = new Column();
	const sameLandings = Int32Array.from(codes.side, (_, code) => code);
	/** The end of the last row. */
	let end = 0;
	const buffer = new LandingBuffer(size, endings);
	const buffers: CellBuffers = [
		Int32Array.from(inPlay.lattice.exists, (exists, cell) => (exists === 1 ? cell : -1)),
		new Int32Array(size).fill(-1),
	];
	const place = { inPlay, tests, steps, buffer, buffers };

	const kindsOf = new Map<readonly Branch[], string[]>();
	for (const kind of codes.kinds) {
		const { branches } = plan.kinds[kind]!;
		const known = kindsOf.get(branches);
		if (known === undefined) kindsOf.set(branches, [kind]);
		else known.push(kind);
	}

	const expansionOf = (branches: readonly Branch[], side: number): ChainExpansion => {
		let expansion = known[side]!.get(branches);
		if (expansion === undefined) {
			const chains = branches.flatMap((branch) => (branch.shape === 'chain' ? [branch] : []));
			const kinds = kindsOf.get(branches) ?? [];
			expansion = new ChainExpansion(place, chains, side);
			if ((kinds.length > 1 || codes.flags.length > 0) && alike(chains, kinds, inPlay.ruleset)) expansion.first = 0;
			known[side]!.set(branches, expansion);
		}
		return expansion;
	};

	const keep = (head: number, block: number, point: number, list: number): void => {
		if (list < 0) return;
		heads.push(head | (block < 0 ? 0 : BLOCKABLE) | (endings.all[list]!.length << ENDINGS));
		blocks.push(block);
		ends.push(list);
		pointed.push(point);
	};

	/** Copies the rows of an earlier code with the same landings. */
	const repeat = (twin: number, code: number): void => {
		const from = twin * size;
		const to = code * size;
		const leap = leaps.length - leapStart[from]!;
		const chain = heads.length - chainStart[from]!;
		for (let row = 0; row < size; row++) {
			leapStart[to + row + 1] = leapStart[from + row + 1]! + leap;
			chainStart[to + row + 1] = chainStart[from + row + 1]! + chain;
		}
		leaps.repeat(leapStart[from]!, leapStart[from + size]!);
		for (const column of [heads, blocks, ends, pointed]) column.repeat(chainStart[from]!, chainStart[from + size]!);
	};

	/** Adds the rows of the landings from a cell. */
	const addRows = (origin: number): void => {
		const { entries, counts, room } = buffer;
		for (let index = origin * room * WIDTH, last = index + counts[origin]! * WIDTH; index < last; index += WIDTH) {
			const to = entries[index]!;
			const block = entries[index + 1]!;
			const point = entries[index + 2]!;
			const quiet = entries[index + 3]!;
			const capture = entries[index + 4]!;
			if (quiet !== capture) {
				keep(to | QUIET, block, point, quiet);
				keep(to | (2 * QUIET), block, point, capture);
			} else if (block >= 0 || point > 0 || quiet > 0) keep(to | (3 * QUIET), block, point, quiet);
			else leaps.push(to);
		}
	};

	return {
		add: (branches, code) => {
			const expansion = expansionOf(branches, codes.side[code]!);
			// Codes before this one may have no rows of their own.
			leapStart.fill(leaps.length, end, code * size + 1);
			chainStart.fill(heads.length, end, code * size + 1);
			end = (code + 1) * size;
			if (expansion.first > 0) {
				repeat(expansion.first, code);
				sameLandings[code] = expansion.first;
				return;
			}
			if (expansion.first === 0) expansion.first = code;
			buffer.clear();
			expansion.walk(code, codes.landed[code]!);
			for (let origin = 0; origin < size; origin++) {
				addRows(origin);
				leapStart[code * size + origin + 1] = leaps.length;
				chainStart[code * size + origin + 1] = heads.length;
			}
		},
		tables: () => ({
			leaps: { start: leapStart.fill(leaps.length, end), items: leaps.trimmed() },
			chains: {
				start: chainStart.fill(heads.length, end),
				head: heads.trimmed(),
				block: blocks.trimmed(),
				ends: ends.trimmed(),
				point: pointed.trimmed(),
			},
			sameLandings,
		}),
	};
}
