import { ASKERS, otherOf } from '../board/codes.js';
import { asEffect, fold } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import type { CellRef, Effect, FlagEdit } from '../rules/types.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { Act, EvaluationContext } from './evaluation-context.js';
import { numberOf } from './expressions.js';
import { NONE, type Origins } from './origins.js';
import { codeOf, sourceOf } from './pieces.js';
import { cellOf } from './references.js';

/** The code of each code after a flag edit. */
const editOf = ({ codes }: EvaluatedGame, edit: FlagEdit | undefined, otherwise: Int32Array): Int32Array =>
	edit === undefined ? otherwise : codes.edited(edit);

/** Writes a code. A cell that would become empty shows the ghost of a piece captured there with `later`. */
function put({ boardState, codes }: EvaluatedGame, context: EvaluationContext, cell: number, code: number): void {
	// The piece on that cell is no longer the target of the attack query.
	if (cell === context.target) context.target = -1;
	boardState.set(cell, code === 0 && context.ghosts.includes(cell) ? codes.ghost : code);
}

function landOf(game: EvaluatedGame, { as, leave, flags }: NodeOf<'effect', 'land'>, skipping: boolean): Act {
	const { codes } = game;
	const becomes = codeOf(game, as ?? 'mover');
	const leaves = codeOf(game, leave ?? 'none');
	const edit = editOf(game, flags, codes.landed);
	const cleared = codes.edited('clear');
	const [whose, whom] = [sourceOf(game, as ?? 'mover'), sourceOf(game, leave ?? 'none')];
	const origins = originsOf(game);
	return (context) => {
		if (context.at < 0) return skipping;
		const left = Math.max(0, leaves(context));
		const code = becomes(context);
		if (code <= 0) return skipping;
		origins?.landed(context.stand, context.at, whom(context), whose(context));
		if (context.stand >= 0 && context.stand !== context.at) put(game, context, context.stand, cleared[left]!);
		if (context.at === context.target) context.target = -1;
		game.boardState.set(context.at, edit[code]!);
		context.stand = context.at;
		context.mover = edit[code]!;
		return true;
	};
}

function captureOf(game: EvaluatedGame, effect: NodeOf<'effect', 'capture'>, skipping: boolean): Act {
	const { boardState, codes } = game;
	const cell = cellOf(game, effect.capture);
	// A hook has no path whose end it could wait for.
	const later = effect.later === true && !skipping;
	const origins = originsOf(game);
	return (context) => {
		const at = cell(context);
		if (at < 0) return skipping;
		const code = game.read(at);
		// An empty cell, or a piece captured before: nothing happens.
		if (code !== 0 && code !== codes.ghost) {
			// Lists are replaced, not extended: a walk undoes an event by restoring the old list.
			context.eventCodes = [...context.eventCodes, code];
			context.eventCells = [...context.eventCells, at];
			if (later) context.ghosts = [...context.ghosts, at];
			boardState.set(at, later ? codes.ghost : 0);
			origins?.wrote(at, NONE);
			if (at === context.target) context.hit = true;
		}
		return true;
	};
}

function setOf(game: EvaluatedGame, { set, to, flags }: NodeOf<'effect', 'set'>, skipping: boolean): Act {
	const cell = cellOf(game, set);
	const becomes = codeOf(game, to);
	const edit = editOf(game, flags, game.codes.edited('clear'));
	const whose = sourceOf(game, to);
	const origins = originsOf(game);
	return (context) => {
		const at = cell(context);
		const code = becomes(context);
		if (at < 0) return skipping;
		origins?.wrote(at, whose(context));
		put(game, context, at, edit[Math.max(0, code)]!);
		return true;
	};
}

function pointOf(game: EvaluatedGame, { point, to, add }: NodeOf<'effect', 'point'>, skipping: boolean): Act {
	const { boardState, registers } = game;
	const register = registers.point(point);
	const cell = to === null ? () => -1 : cellOf(game, to);
	const list = registers.lists.get(point);
	const write: (at: number, side: number) => void =
		list === undefined
			? (at, side) => {
					boardState.write(register, at);
					boardState.write(register + 1, at < 0 ? -1 : side);
				}
			: (at, side) => {
					const others = add === true ? list.read(boardState.registers).filter((other) => other.cell !== at) : [];
					list.write(boardState, at < 0 ? [] : [...others, { cell: at, by: side }]);
				};
	return (context) => {
		const at = cell(context);
		if (to !== null && at < 0) return skipping;
		write(at, context.side);
		return true;
	};
}

function storeOf(game: EvaluatedGame, { store, of, kind: which, add }: NodeOf<'effect', 'store'>, skipping: boolean): Act {
	const { boardState, codes, registers } = game;
	const places = ASKERS.map((side) => registers.store(store, of === 'other' ? otherOf(side) : side));
	const as = game.ruleset.stores[store]!.as ?? {};
	const stored = codes.kinds.map((kind) => codes.kinds.indexOf(as[kind] ?? kind));
	const kindOf = (of: CellRef): ((context: EvaluationContext) => number) => {
		const cell = cellOf(game, of);
		return (context) => {
			const at = cell(context);
			return codes.kind[at < 0 ? 0 : game.read(at)]!;
		};
	};
	const named = typeof which === 'string' ? codes.kinds.indexOf(which) : -1;
	const kind = typeof which === 'string' ? () => named : kindOf(which.of);
	const added = numberOf(game, add);
	return (context) => {
		const number = kind(context);
		if (number < 0) return skipping;
		const place = places[context.side]! + stored[number]!;
		boardState.write(place, boardState.registers[place]! + added(context));
		return true;
	};
}

function variableOf(game: EvaluatedGame, effect: NodeOf<'effect', 'var'>): Act {
	const { boardState } = game;
	const places = ASKERS.map((side) => game.registers.variable(effect.var, effect.of === 'other' ? otherOf(side) : side));
	if (effect.to === undefined && typeof effect.add === 'number') {
		const step = effect.add;
		return (context) => {
			const place = places[context.side]!;
			boardState.write(place, boardState.registers[place]! + step);
			return true;
		};
	}
	const add = numberOf(game, effect.add ?? 0);
	const to = effect.to === undefined ? undefined : numberOf(game, effect.to);
	return (context) => {
		const place = places[context.side]!;
		const base = to === undefined ? boardState.registers[place]! : to(context);
		boardState.write(place, base + add(context));
		return true;
	};
}

const EFFECTS = /* @__PURE__ */ fold<'effect', Act, [EvaluatedGame, boolean]>('effect', {
	land: (effect, game, skipping) => landOf(game, effect, skipping),
	capture: (effect, game, skipping) => captureOf(game, effect, skipping),
	set: (effect, game, skipping) => setOf(game, effect, skipping),
	point: (effect, game, skipping) => pointOf(game, effect, skipping),
	var: (effect, game) => variableOf(game, effect),
	store: (effect, game, skipping) => storeOf(game, effect, skipping),
	forEach: (effect, game, skipping) => game.extended().nodes.forEach(game, effect, skipping),
	end: ({ end, id }) => {
		const ended = { result: end, id };
		return (context) => {
			context.ended = ended;
			return true;
		};
	},
});

/** An effect as a closure. A missing cell skips the effect in a hook (`skipping`), and fails the walk otherwise. */
export const actOf = (game: EvaluatedGame, effect: Effect, skipping = false): Act => EFFECTS(effect, game, skipping);

/** An effect of a walk. Writing a variable that outlives the walk is recorded, because it makes the walk a move. */
export function noted(game: EvaluatedGame, effect: Effect, skipping = false): Act {
	const act = actOf(game, effect, skipping);
	const name = asEffect('var', effect)?.var;
	if (name === undefined || game.ruleset.vars[name]!.life === 'walk') return act;
	return (context) => {
		context.wrote = true;
		return act(context);
	};
}

/** The origins of written pieces, which only rulesets with traces follow. */
const originsOf = (game: EvaluatedGame): Origins | undefined =>
	Object.keys(game.ruleset.traces).length > 0 ? game.extended().origins : undefined;
