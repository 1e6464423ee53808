import type { Effect, FlagEdit, PieceExpr } from '../rules/types.js';
import { cellFor, read, write } from './context.js';
import { endsOf, innerContext } from './inner-walks.js';
import { evaluate } from './interpreter.js';
import { NEUTRAL, otherSide } from './rules.js';
import { carried, storeKey, varKey } from './state.js';
import type { Context, Piece, Pointed } from './types.js';

/** The context after an effect; undefined where it fails. */
export function perform(context: Context, effect: Effect): Context | undefined {
	if ('land' in effect) return land(context, effect);
	if ('capture' in effect) return capture(context, effect);
	if ('set' in effect) {
		const cell = cellFor(context, effect.set);
		return cell === undefined ? undefined : write(context, cell, edited(context, pieceOf(context, effect.to), effect.flags ?? 'clear'));
	}
	if ('point' in effect) return point(context, effect);
	if ('var' in effect) return variable(context, effect);
	if ('store' in effect) return store(context, effect);
	if ('forEach' in effect) return forEach(context, effect);
	return { ...context, ended: { verdict: effect.end, id: effect.id, side: context.side } };
}

/** Runs effects in order. In a hook one that fails is skipped (clause 6); in a walk it ends the branch. */
export function performAll(context: Context, effects: readonly Effect[]): Context | undefined {
	let current = context;
	for (const effect of effects) {
		const next = perform(current, effect);
		if (next !== undefined) current = next;
		else if (!context.scene.hook) return undefined;
	}
	return current;
}

/** The piece that an expression names, with the flags it has. */
export function pieceOf(context: Context, expression: PieceExpr): Piece | undefined {
	if (expression === 'none') return undefined;
	if (expression === 'mover') return context.mover;
	if ('kind' in expression) {
		const { kind, side } = expression;
		return {
			kind,
			side: side === 'own' ? context.side : side === 'neutral' ? NEUTRAL : otherSide(context.scene.rules, context.side),
			flags: [],
		};
	}
	if ('of' in expression) {
		const cell = cellFor(context, expression.of);
		return cell === undefined ? undefined : read(context, cell);
	}
	if ('was' in expression) {
		// Clause 4: the board as the candidate began.
		const cell = cellFor(context, expression.was);
		return cell === undefined ? undefined : context.scene.start.board.get(cell);
	}
	const piece = pieceOf(context, expression.recolour);
	return piece && (piece.side === NEUTRAL ? piece : { ...piece, side: otherSide(context.scene.rules, piece.side) });
}

/** A piece after a flag edit. An edit that adds and drops starts from the flags the piece has. */
function edited(context: Context, piece: Piece | undefined, edit: FlagEdit): Piece | undefined {
	if (piece === undefined) return undefined;
	const had = edit === 'clear' ? [] : piece.flags;
	const flags = typeof edit === 'string' ? had : [...had.filter((flag) => edit.drop?.includes(flag) !== true), ...(edit.add ?? [])];
	return { ...piece, flags: carried(context.scene.rules.ruleset, piece.kind, flags) };
}

/** Clause 4. */
function land(context: Context, effect: Extract<Effect, { readonly land: true }>): Context | undefined {
	const { at, stand, scene } = context;
	const piece = effect.as === undefined ? context.mover : pieceOf(context, effect.as);
	if (at === undefined || piece === undefined) return undefined;
	const kept = piece.flags.filter((flag) => scene.rules.ruleset.flags[flag]?.onMove === 'keep');
	const landed = edited(context, effect.flags === undefined ? { ...piece, flags: kept } : piece, effect.flags ?? 'keep')!;
	const left = effect.leave === undefined ? undefined : edited(context, pieceOf(context, effect.leave), 'clear');
	const lifted = stand === undefined || stand === at ? context : write(context, stand, left);
	return { ...write(lifted, at, landed), stand: at, mover: landed };
}

/** Clause 5. */
function capture(context: Context, effect: Extract<Effect, { readonly capture: unknown }>): Context | undefined {
	const cell = cellFor(context, effect.capture);
	if (cell === undefined) return undefined;
	const piece = read(context, cell);
	// Nothing there, or captured already: nothing happens.
	if (piece === undefined) return context;
	const taken = { ...write(context, cell, undefined), captured: [...context.captured, { cell, piece }] };
	// Clause 5: what is captured later goes before the hooks, which have nothing to wait for.
	return effect.later === true && !context.scene.hook ? { ...taken, ghosts: new Map(context.ghosts).set(cell, piece) } : taken;
}

/** Clause 7: points are sets. */
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

/** Clause 6: ends are collected on the position before, then the effects run at each in cell order; nothing chains. */
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
