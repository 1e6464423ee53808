import { negativeVariables } from '../analyse/negative-variables.js';
import { safetyLaws } from '../analyse/settled.js';
import { asCondition, asPiece, fold, no, type Pass, yes } from '../rules/fold.js';
import { nodesWith } from '../rules/structure.js';
import type { Cond, PieceExpr, Ruleset } from '../rules/types.js';
import { remembered } from './remembered.js';
import type { Game } from './types.js';

/** Facts about all positions of a game that follow from the ruleset and its start. */
export interface StartFacts {
	/** The number of royals of each side, counting kinds that are royal in every position. */
	readonly royals: readonly number[];
	/** Whether a law forbids leaving royals attacked. */
	readonly guarded: boolean;
	/** Whether a move or a hook may write a piece of this kind by name. */
	writes(kind: string): boolean;
	/** Whether a variable can be negative: by a rule, or at the start. */
	canBeNegative(variable: string): boolean;
	/** Conditions that must not hold for the side that does not move. */
	readonly safety: readonly Cond[];
	/**
	 * Whether a piece of a code can ever stand on a cell: it must reach the cell from a start cell by its own moves, whatever other pieces stand where. Kinds that
	 * are promoted to, dropped, written by an effect, or moved by a path program can stand anywhere.
	 */
	canStand(code: number, cell: number): boolean;
}

interface Written {
	readonly kinds: ReadonlySet<unknown>;
	/** Whether an effect changes the side of a piece, or a hook writes a piece that it does not name, so that it may come from any cell. */
	readonly anything: boolean;
}

/** Whether a piece that a hook writes may be of every kind. */
const isAnyPiece: Pass<'piece', boolean> = /* @__PURE__ */ fold('piece', {
	plain: (piece) => piece === 'mover',
	kind: no,
	of: yes,
	was: yes,
	recolour: yes,
});

/** The pieces that effects of some rules write: `land` with `as` or `leave`, and `set`. */
const piecesWritten = (rules: unknown): readonly PieceExpr[] =>
	(
		[...nodesWith(rules, 'land').flatMap(({ as, leave }) => [as, leave]), ...nodesWith(rules, 'set').map(({ to }) => to)] as PieceExpr[]
	).filter((piece) => piece !== undefined);

function writtenBy({ paths, after, turn }: Ruleset): Written {
	const [walked, hooked] = [piecesWritten(paths), piecesWritten([after, turn])];
	return {
		kinds: new Set([...walked, ...hooked].map((piece) => asPiece('kind', piece)?.kind)),
		anything: walked.some((piece) => asPiece('recolour', piece) !== undefined) || hooked.some(isAnyPiece),
	};
}

/** The facts of a game, computed on first use. A bundle that reads no setups does not contain this file. */
export const startFactsOf: (game: Game) => StartFacts = /* @__PURE__ */ remembered(find);

function find({ engine, cells }: Game): StartFacts {
	const { codes, royal, ruleset, lattice } = engine.ground;
	const { start, forbid } = ruleset;
	const reached: (Uint8Array | undefined)[] = [];
	let written: Written | undefined;
	let negative: ReadonlySet<string> | undefined;
	const rules = (): Written => {
		written ??= writtenBy(ruleset);
		return written;
	};
	const reach = (code: number): Uint8Array => {
		const kind = codes.kinds[codes.kind[code]!]!;
		const open = start.pieces.flatMap(({ at, piece }) =>
			piece.kind === kind && codes.sideIndex(piece.side) === codes.side[code] ? lattice.cellAt(at) : [],
		);
		const found = new Uint8Array(cells);
		if (open.length === 0 || rules().anything || rules().kinds.has(kind)) return found.fill(1);
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
		guarded: forbid.some((law) => asCondition('royalAttacked', law.if)?.royalAttacked === 'own'),
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
