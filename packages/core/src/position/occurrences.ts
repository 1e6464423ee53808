import { remembered } from './remembered.js';
import type { Root } from './types.js';

/** A position of a line, with the earlier ones that may equal it. */
export interface Occurrence<P> {
	readonly position: P;
	readonly bucket: number | string;
	/** The nearest earlier one in the same bucket. */
	readonly below: Occurrence<P> | undefined;
	/** How often the position has occurred up to here, and where first; `times` is 0 until `counted` is called. */
	times: number;
	first: Occurrence<P> | undefined;
}

/** A position, as far as its line matters. */
interface Played<P> {
	readonly parent: P | undefined;
	readonly depth: number;
}

/**
 * The positions of one line of play, for the question how often one of them has occurred.
 *
 * Equal positions are in one bucket, as a function tells. The index follows the position that is asked about: it forgets the plies up to the common
 * ancestor of the last one, and adds those down to the new one. So each ply of a game is looked at once, and each question about neighbours costs
 * the same however long the game is.
 */
export class Occurrences<P extends Played<P>> {
	private readonly bucketOf: (position: P) => number | string;
	/** By depth. */
	private readonly line: Occurrence<P>[] = [];
	/** The latest of each bucket. */
	private readonly latestOf = new Map<number | string, Occurrence<P>>();
	/** Set while the line changes; it stays set after an exception. */
	private changing = false;

	constructor(bucketOf: (position: P) => number | string) {
		this.bucketOf = bucketOf;
	}

	/** The entry of a position. */
	of(position: P): Occurrence<P> {
		// A question about a position without a line, such as the arrangement of one of this line, leaves the index as it is.
		if (position.parent === undefined && this.line[0]?.position !== position) return this.entry(position, undefined);
		this.moveTo(position);
		return this.line[position.depth]!;
	}

	/** The last entry of a bucket among a position and those before it. */
	latest(position: P, bucket: number | string): Occurrence<P> | undefined {
		this.moveTo(position);
		return this.latestOf.get(bucket);
	}

	/** Counts the occurrences of an entry's position; each entry is counted once. */
	counted(occurrence: Occurrence<P>, isSame: (one: P, other: P) => boolean): Occurrence<P> {
		const open: Occurrence<P>[] = [];
		let known: Occurrence<P> | undefined = occurrence;
		while (known !== undefined && known.times === 0) {
			const { position }: Occurrence<P> = known;
			open.push(known);
			do known = known.below;
			while (known !== undefined && !isSame(known.position, position));
		}
		for (let index = open.length - 1; index >= 0; index--) {
			const one = open[index]!;
			one.first = known?.first ?? one;
			one.times = (known?.times ?? 0) + 1;
			known = one;
		}
		return occurrence;
	}

	private moveTo(position: P): void {
		const { line } = this;
		if (this.changing) this.cut(0);
		if (line[position.depth]?.position === position && line.length === position.depth + 1) return;
		this.changing = true;
		const down: P[] = [];
		let at: P | undefined = position;
		while (at !== undefined && line[at.depth]?.position !== at) {
			down.push(at);
			at = at.parent;
		}
		this.cut(at === undefined ? 0 : at.depth + 1);
		for (let index = down.length - 1; index >= 0; index--) this.add(down[index]!);
		this.changing = false;
	}

	private add(position: P): void {
		const bucket = this.bucketOf(position);
		const entry = this.entry(position, this.latestOf.get(bucket), bucket);
		this.line.push(entry);
		this.latestOf.set(bucket, entry);
	}

	private entry(position: P, below: Occurrence<P> | undefined, bucket: number | string = this.bucketOf(position)): Occurrence<P> {
		return { position, bucket, below, times: 0, first: undefined };
	}

	/** Forgets the entries from a depth on. */
	private cut(depth: number): void {
		const { line, latestOf } = this;
		if (depth === 0) latestOf.clear();
		else
			for (let last = line.length - 1; last >= depth; last--) {
				const { bucket, below } = line[last]!;
				if (below === undefined) latestOf.delete(bucket);
				else latestOf.set(bucket, below);
			}
		line.length = depth;
	}
}

const seenCounts = /* @__PURE__ */ remembered(({ seen }: Root) => {
	const counts = new Map<string, number>();
	for (const key of seen) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
});

/** How often a position occurred before its chain, as the setup of its root states; the key is computed only where the setup states any. */
export const seenBefore = (root: Root | undefined, key: () => string): number =>
	root === undefined || root.seen.length === 0 ? 0 : (seenCounts(root).get(key()) ?? 0);
