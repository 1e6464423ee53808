import { negativeVariables } from '../analyse/negative-variables.js';
import { safetyLaws } from '../analyse/settled.js';
import { someNode } from '../rules/structure.js';
import type { Cond } from '../rules/types.js';
import type { Game } from './types.js';

/** What the ruleset's own start decides about later positions. */
export interface StartFacts {
	/** How many royals each side has, where a piece is royal whatever the board. */
	readonly royals: readonly number[];
	/** Whether a law keeps royals from attack. */
	readonly guarded: boolean;
	/** Whether a move or a hook may write a piece of this kind by name. */
	writes(kind: string): boolean;
	/** Whether a rule may bring this variable below zero, or the start has it there. */
	canBeNegative(variable: string): boolean;
	/** Conditions of which none may hold of a position, asked by the side that does not choose. */
	readonly safety: readonly Cond[];
	/**
	 * Whether a piece of a code can ever stand on a cell: from its start cells along its own moves, whatever stands in the way. Kinds
	 * that are promoted to, dropped, written or walk by program may be anywhere.
	 */
	canStand(code: number, cell: number): boolean;
}

interface Written {
	readonly kinds: ReadonlySet<unknown>;
	/** Some effect gives a piece to the other side. */
	readonly recolours: boolean;
}

/** What effects write by name: `land` with `as` or `leave`, and `set`. */
function writtenBy(rules: readonly unknown[]): Written {
	const kinds = new Set<unknown>();
	let recolours = false;
	someNode(rules, (node) => {
		for (const piece of 'land' in node ? [node.as, node.leave] : 'set' in node ? [node.to] : []) {
			if (typeof piece !== 'object' || piece === null) continue;
			if ('kind' in piece) kinds.add(piece.kind);
			recolours ||= 'recolour' in piece;
		}
		return false;
	});
	return { kinds, recolours };
}

const known = new WeakMap<Game, StartFacts>();

/** The facts of a game, found when first asked: a site that reads no setups loads none of this. */
export function startFactsOf(game: Game): StartFacts {
	if (last?.[0] === game) return last[1];
	const facts = known.get(game) ?? find(game);
	known.set(game, facts);
	last = [game, facts];
	return facts;
}

/** Setups of one game are mostly read one after the other. */
let last: readonly [Game, StartFacts] | undefined;

function find({ engine, cells }: Game): StartFacts {
	const { codes, royal, ruleset, lattice } = engine.ground;
	const { start, forbid, paths, after, turn } = ruleset;
	const reached: (Uint8Array | undefined)[] = [];
	let written: Written | undefined;
	let negative: ReadonlySet<string> | undefined;
	const rules = (): Written => {
		written ??= writtenBy([paths, after, turn]);
		return written;
	};
	const reach = (code: number): Uint8Array => {
		const kind = codes.kinds[codes.kind[code]!]!;
		const open = start.pieces.flatMap(({ at, piece }) =>
			piece.kind === kind && codes.sideIndex(piece.side) === codes.side[code] ? lattice.cellAt(at) : [],
		);
		const found = new Uint8Array(cells);
		if (open.length === 0 || rules().recolours || rules().kinds.has(kind)) return found.fill(1);
		for (let from = open.pop(); from !== undefined; from = open.pop()) {
			if (found[from] === 1) continue;
			found[from] = 1;
			const targets = engine.reach(code, from);
			if (targets === undefined) return found.fill(1);
			open.push(...targets);
		}
		return found;
	};
	return {
		royals: codes.sides.map(
			(side, index) =>
				start.pieces.filter(({ piece }) => piece.side === side && royal[codes.of(index, codes.kindIndex(piece.kind))] === 1).length,
		),
		guarded: forbid.some((law) => 'royalAttacked' in law.if && law.if.royalAttacked === 'own'),
		writes: (kind) => rules().kinds.has(kind),
		canBeNegative(variable) {
			negative ??= negativeVariables(ruleset);
			return negative.has(variable);
		},
		safety: safetyLaws(ruleset),
		canStand(code, cell) {
			reached[code] ??= reach(code);
			return reached[code][cell] === 1;
		},
	};
}
