import { fold, type Pass } from '../rules/fold.js';
import type { Effect, FlagEdit } from '../rules/types.js';
import { cellFor, read, write } from './context.js';
import { endsOf, innerContext } from './inner-walks.js';
import { evaluate } from './interpreter.js';
import { NEUTRAL, otherSide } from './rules.js';
import { carried, storeKey, varKey } from './state.js';
import type { Context, Piece, Pointed } from './types.js';

/** The context after an effect; undefined where the effect fails. */
export const perform: Pass<'effect', Context | undefined, [Context]> = fold('effect', {
	land: (effect, context) => land(context, effect),
	capture: (effect, context) => capture(context, effect),
	set: ({ set, to, flags = 'clear' }, context) => {
		const cell = cellFor(context, set);
		return cell === undefined ? undefined : write(context, cell, edited(context, pieceOf(to, context), flags));
	},
	point: (effect, context) => point(context, effect),
	var: (effect, context) => variable(context, effect),
	store: (effect, context) => store(context, effect),
	forEach: (effect, context) => forEach(context, effect),
	end: ({ end, id }, context) => ({ ...context, ended: { result: end, id, side: context.side } }),
});

/** Runs effects in order. An effect that fails is skipped in a hook (clause 6), and ends the branch in a walk. */
export function performAll(context: Context, effects: readonly Effect[]): Context | undefined {
	let current = context;
	for (const effect of effects) {
		const next = perform(effect, current);
		if (next !== undefined) current = next;
		else if (!context.scene.hook) return undefined;
	}
	return current;
}

/** The piece of an expression, with its flags. */
export const pieceOf: Pass<'piece', Piece | undefined, [Context]> = fold('piece', {
	plain: (piece, context) => (piece === 'mover' ? context.mover : undefined),
	kind: ({ kind, side }, context) => ({
		kind,
		side: side === 'own' ? context.side : side === 'neutral' ? NEUTRAL : otherSide(context.scene.rules, context.side),
		flags: [],
	}),
	of: ({ of }, context) => {
		const cell = cellFor(context, of);
		return cell === undefined ? undefined : read(context, cell);
	},
	was: ({ was }, context) => {
		// Clause 4: the board when the candidate began.
		const cell = cellFor(context, was);
		return cell === undefined ? undefined : context.scene.start.board.get(cell);
	},
	recolour: ({ recolour }, context) => {
		const piece = pieceOf(recolour, context);
		return piece && (piece.side === NEUTRAL ? piece : { ...piece, side: otherSide(context.scene.rules, piece.side) });
	},
});

/** A piece after a flag edit. An edit with `add` or `drop` starts from the flags of the piece. */
function edited(context: Context, piece: Piece | undefined, edit: FlagEdit): Piece | undefined {
	if (piece === undefined) return undefined;
	const had = edit === 'clear' ? [] : piece.flags;
	const flags = typeof edit === 'string' ? had : [...had.filter((flag) => edit.drop?.includes(flag) !== true), ...(edit.add ?? [])];
	return { ...piece, flags: carried(context.scene.rules.ruleset, piece.kind, flags) };
}

/** Clause 4: puts the mover, or the piece of `as`, on the cursor's cell. */
function land(context: Context, effect: Extract<Effect, { readonly land: true }>): Context | undefined {
	const { at, stand, scene } = context;
	const piece = effect.as === undefined ? context.mover : pieceOf(effect.as, context);
	if (at === undefined || piece === undefined) return undefined;
	const kept = piece.flags.filter((flag) => scene.rules.ruleset.flags[flag]?.onMove === 'keep');
	const landed = edited(context, effect.flags === undefined ? { ...piece, flags: kept } : piece, effect.flags ?? 'keep')!;
	const left = effect.leave === undefined ? undefined : edited(context, pieceOf(effect.leave, context), 'clear');
	const lifted = stand === undefined || stand === at ? context : write(context, stand, left);
	return { ...write(lifted, at, landed), stand: at, mover: landed };
}

/** Clause 5. */
function capture(context: Context, effect: Extract<Effect, { readonly capture: unknown }>): Context | undefined {
	const cell = cellFor(context, effect.capture);
	if (cell === undefined) return undefined;
	const piece = read(context, cell);
	// An empty cell, or a piece captured already: the effect does nothing.
	if (piece === undefined) return context;
	const taken = { ...write(context, cell, undefined), captured: [...context.captured, { cell, piece }] };
	// Clause 5: pieces captured later are removed before hooks run, so `later` means nothing in a hook.
	return effect.later === true && !context.scene.hook ? { ...taken, ghosts: new Map(context.ghosts).set(cell, piece) } : taken;
}

/** Clause 7: sets, clears or extends a point, which is a list of cells without repetition. */
function point(context: Context, effect: Extract<Effect, { readonly point: unknown }>): Context | undefined {
	const put = (cells: readonly Pointed[]): Context => ({ ...context, points: new Map(context.points).set(effect.point, cells) });
	if (effect.to === null) return put([]);
	const cell = cellFor(context, effect.to);
	if (cell === undefined) return undefined;
	const others = effect.add === true ? (context.points.get(effect.point) ?? []).filter((other) => other.cell !== cell) : [];
	return put([...others, { cell, by: context.side }]);
}

function variable(context: Context, effect: Extract<Effect, { readonly var: unknown }>): Context {
	const { ruleset } = context.scene.rules;
	const key = varKey(ruleset, effect.var, effect.of === 'other' ? otherSide(context.scene.rules, context.side) : context.side);
	const base = effect.to === undefined ? (context.vars.get(key) ?? ruleset.vars[effect.var]?.start ?? 0) : evaluate(context, effect.to);
	const value = base + (effect.add === undefined ? 0 : evaluate(context, effect.add));
	return {
		...context,
		vars: new Map(context.vars).set(key, value),
		wrote: context.wrote || ruleset.vars[effect.var]?.life !== 'walk',
	};
}

function store(context: Context, effect: Extract<Effect, { readonly store: unknown }>): Context | undefined {
	const { ruleset } = context.scene.rules;
	const cell = typeof effect.kind === 'string' ? undefined : cellFor(context, effect.kind.of);
	const kind = typeof effect.kind === 'string' ? effect.kind : cell === undefined ? undefined : read(context, cell)?.kind;
	if (kind === undefined) return undefined;
	const side = effect.of === 'other' ? otherSide(context.scene.rules, context.side) : context.side;
	const key = storeKey(ruleset, effect.store, side, ruleset.stores[effect.store]?.as?.[kind] ?? kind);
	const value = (context.stores.get(key) ?? 0) + evaluate(context, effect.add);
	return { ...context, stores: new Map(context.stores).set(key, value) };
}

/** Clause 6: all ends are collected before the effects run at each of them, in cell order; effects cannot change the ends. */
function forEach(context: Context, effect: Extract<Effect, { readonly forEach: unknown }>): Context | undefined {
	const from = effect.from === null ? undefined : cellFor(context, effect.from);
	if (effect.from !== null && from === undefined) return undefined;
	let current = context;
	for (const [cell, { marks, binds }] of endsOf(innerContext(context, from), effect.forEach)) {
		const after = performAll({ ...current, at: cell < 0 ? undefined : cell, marks, binds }, effect.do);
		if (after === undefined) return undefined;
		current = after;
	}
	return { ...current, at: context.at, marks: context.marks, binds: context.binds };
}
