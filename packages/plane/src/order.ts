import type { Coord, Ruleset, Vec } from '@x/core';
import { promotionOrder } from '@x/core/rules';
import type { FoundMove } from './family.js';

const compare = <T extends Coord | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** As cells of bounded boards are numbered: the last axis counts first. */
const compareCells = (a: Vec, b: Vec): number => compare(a[1]!, b[1]!) || compare(a[0]!, b[0]!);

const rest = ({ marks, captured }: FoundMove): string =>
	JSON.stringify([marks, captured.map(({ cell, kind }) => [String(cell), kind]).sort()]);

const promotionsOf = new WeakMap<Ruleset, readonly string[]>();

/** The kinds in the order of promotions, found once for each ruleset. */
function promotionsIn(ruleset: Ruleset): readonly string[] {
	let kinds = promotionsOf.get(ruleset);
	if (kinds === undefined) {
		kinds = promotionOrder(ruleset);
		promotionsOf.set(ruleset, kinds);
	}
	return kinds;
}

/** The moves of a position in the order of `legal`. */
export function inOrder(moves: FoundMove[], ruleset: Ruleset): FoundMove[] {
	const promotions = promotionsIn(ruleset);
	const numberOf = (kind: string | undefined): number => (kind === undefined ? -1 : promotions.indexOf(kind));
	return moves.sort(
		(a, b) =>
			compareCells(a.from, b.from) ||
			compareCells(a.to, b.to) ||
			numberOf(a.promotion) - numberOf(b.promotion) ||
			compare(rest(a), rest(b)),
	);
}
