import { ASKERS, otherOf } from '../board/codes.js';
import { fold } from '../rules/fold.js';
import type { Cond, Num } from '../rules/types.js';
import { capturedOf, countOf } from './counts.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { EvaluationContext, Test, Value } from './evaluation-context.js';
import type { Origins } from './origins.js';
import { cellOf, filterOf, withinOf, zoneOf } from './references.js';

/** A condition of which every part, or some part, must hold. */
function joined(game: EvaluatedGame, conds: readonly Cond[], every: boolean): Test {
	const parts = conds.map((part) => testOf(game, part));
	const [first, second] = parts;
	if (first !== undefined && second !== undefined && parts.length === 2) {
		return every ? (context) => first(context) && second(context) : (context) => first(context) || second(context);
	}
	return (context) => {
		for (const part of parts) if (part(context) !== every) return !every;
		return every;
	};
}

/** Evaluates a test on the board as it was when the walk began, then restores the board. */
function asWalkBegan({ player }: EvaluatedGame, origins: Origins | undefined, context: EvaluationContext, test: Test): boolean {
	const { mover, eventCodes, eventCells, ghosts } = context;
	Object.assign(context, { mover: context.first, eventCodes: [], eventCells: [], ghosts: [] });
	const ask = (): boolean => player.before(context.start, () => test(context));
	const answer = origins === undefined ? ask() : origins.before(ask);
	Object.assign(context, { mover, eventCodes, eventCells, ghosts });
	return answer;
}

const CONDITIONS = /* @__PURE__ */ fold<'condition', Test, [EvaluatedGame]>('condition', {
	is: ({ is, a }, game) => {
		const cell = cellOf(game, is);
		const tables = filterOf(game, a);
		return (context) => {
			const at = cell(context);
			return at >= 0 && tables[context.side]![game.read(at)] === 1;
		};
	},
	in: ({ in: ref, zone }, game) => {
		const cell = cellOf(game, ref);
		// A zone that the ruleset defines saves one call.
		if (Object.hasOwn(game.ruleset.zones, zone)) {
			const maps = zoneOf(game, zone);
			return (context) => {
				const at = cell(context);
				return at >= 0 && maps[context.side]![at] === 1;
			};
		}
		const within = withinOf(game, zone);
		return (context) => {
			const at = cell(context);
			return at >= 0 && within(context, at);
		};
	},
	same: ({ same }, game) => {
		const [first, second] = [cellOf(game, same[0]), cellOf(game, same[1])];
		return (context) => {
			const at = first(context);
			return at >= 0 && at === second(context);
		};
	},
	mover: ({ mover }, game) => {
		const tables = filterOf(game, mover);
		return (context) => context.mover > 0 && tables[context.side]![context.mover] === 1;
	},
	attacked: (cond, game) => game.extended().nodes.attacked(game, cond, cond.if && testOf(game, cond.if)),
	royalAttacked: ({ royalAttacked }, game) => {
		const own = royalAttacked === 'own';
		return (context) => !context.withinAttack && game.attacks.royalAttacked(own ? context.side : otherOf(context.side), context);
	},
	phase: ({ phase }, game) => {
		const phases = game.registers.phases.map((name) => phase.includes(name));
		return () => phases[game.phaseNow()] === true;
	},
	compare: ({ compare: [one, sign, other] }, game) => {
		// Beyond the constant of a comparison, the other number does not matter.
		const left = numberOf(game, one, typeof other === 'number' ? other + 1 : undefined);
		// Most comparisons are with a constant, and some run on every ply: this form saves one call.
		if (typeof other === 'number') {
			if (sign === '<') return (context) => left(context) < other;
			return sign === '>' ? (context) => left(context) > other : (context) => left(context) === other;
		}
		const right = numberOf(game, other, typeof one === 'number' ? one + 1 : undefined);
		if (sign === '<') return (context) => left(context) < right(context);
		return sign === '>' ? (context) => left(context) > right(context) : (context) => left(context) === right(context);
	},
	before: ({ before }, game) => {
		const { origins } = game.extended();
		const inner = testOf(game, before);
		return (context) => asWalkBegan(game, origins, context, inner);
	},
	def: ({ def }, game) => game.extended().named.definition(def),
	all: ({ all }, game) => joined(game, all, true),
	some: ({ some }, game) => joined(game, some, false),
	not: ({ not }, game) => {
		const inner = testOf(game, not);
		return (context) => !inner(context);
	},
});

/** A condition as a closure. */
export const testOf = (game: EvaluatedGame, cond: Cond): Test => CONDITIONS(cond, game);

const NUMBERS = /* @__PURE__ */ fold<'number', Value, [EvaluatedGame, number]>('number', {
	plain: (value) => () => value,
	var: ({ var: name, of }, { registers, boardState }) => {
		const places = ASKERS.map((side) => registers.variable(name, of === 'other' ? otherOf(side) : side));
		return (context) => boardState.registers[places[context.side]!]!;
	},
	store: ({ store, of, kind: only }, { registers, codes, boardState }) => {
		const places = ASKERS.map((side) => registers.store(store, of === 'other' ? otherOf(side) : side));
		const kinds = only === undefined ? codes.kinds.map((_, kind) => kind) : [codes.kinds.indexOf(only)];
		return (context) => kinds.reduce((sum, kind) => sum + boardState.registers[places[context.side]! + kind]!, 0);
	},
	count: (num, game, enough) => countOf(game, num, num.if && testOf(game, num.if), enough),
	captured: ({ captured, zone }, game) => capturedOf(game, captured, zone),
	matches: (num, game, enough) => game.extended().nodes.matches(game, num, enough),
	repeats: ({ repeats }, game) => {
		if (repeats === 'position' && game.plan.facts.history === undefined) return () => game.repeats();
		const { history } = game.extended();
		return (context) => history.occurred(repeats, context);
	},
	kept: ({ kept, by }, game) => {
		const { history } = game.extended();
		return (context) => history.kept(kept, context, by === 'own' ? context.side : otherOf(context.side));
	},
	moves: ({ moves, if: condition }, game) => {
		const test = condition && testOf(game, condition);
		const phase = moves === 'next' ? -1 : game.registers.phases.indexOf(moves);
		return (context) => (context.withinAttack || game.counting ? 0 : game.player.countMoves(context, phase, test));
	},
	sum: ({ sum }, game) => {
		const parts = sum.map((part) => ({ of: numberOf(game, part.of), times: part.times ?? 1 }));
		return (context) => parts.reduce((total, part) => total + part.of(context) * part.times, 0);
	},
});

/** A number as a closure. Counts stop at `enough`, beyond which the number does not matter. */
export const numberOf = (game: EvaluatedGame, num: Num, enough: number = Number.POSITIVE_INFINITY): Value => NUMBERS(num, game, enough);
