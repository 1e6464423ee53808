import type { Cond, GameResult, Hook, Law, Outcome, Trace, Var } from '@x/core';
import {
	addVar,
	all,
	attacked,
	captured,
	compare,
	count,
	is,
	kept,
	mover,
	moves,
	not,
	phase,
	repeats,
	same,
	setVar,
	some,
	variable,
} from '@x/core/build';
import type { Cells } from '../definition.js';
import { onlyForward } from '../geometry.js';
import type { Pair } from '../sides.js';
import type { Ending, Score } from '../syntax.js';
import { DROP, dropLaws } from './drops.js';
import { engineLaws } from './evasions.js';
import { inside } from './guards.js';
import { type Plan, PROMOTED } from './plan.js';

/** Options of a ruleset for its endings. */
export interface EndingOptions {
	/** Includes perpetual checks, chases and forbidden repetitions exactly. The reference interpreter plays them, the compiler refuses them. */
	readonly exact: boolean;
}

const DEFAULTS: Readonly<Partial<Record<Ending, Score>>> = {
	checkmate: 'win',
	stalemate: 'draw',
	repeat: 'draw',
	loneking: 'loss',
	nopieces: 'loss',
};

/** Converts a score of the side that has just moved to the side that is about to choose. */
const other = (score: Score): GameResult => (score === 'win' ? 'loss' : score === 'loss' || score === 'illegal' ? 'win' : 'draw');
const own = (score: Score): GameResult => (score === 'win' || score === 'loss' ? score : 'draw');

/** The outcomes of a game, and the laws against moves with illegal outcomes. */
export class Endings {
	private readonly plan: Plan;
	private readonly options: EndingOptions;
	readonly vars: Record<string, Var> = { halfmove: { start: 0 }, fullmove: { start: 1 } };
	readonly hooks: Hook[] = [];
	readonly laws: Law[] = [];
	readonly traces: Record<string, Trace> = {};
	readonly outcomes: Outcome[] = [];

	constructor(plan: Plan, options: EndingOptions) {
		this.plan = plan;
		this.options = options;
		this.clocks();
		this.checks();
		const royal = plan.definition.pieces.find(({ flags }) => flags.has('royal'));
		if (royal !== undefined) this.laws.push(plan.fromPiece(royal, { id: 'own-royal-safe', if: plan.check('own') }));
		this.laws.push(...dropLaws(plan), ...engineLaws(plan));
		if (plan.has('quiet promotion')) this.laws.push(plan.fromRule('quiet promotion', this.quietly()));
		this.flags();
		this.bare();
		this.repetition();
		this.mates();
		this.moveCount();
	}

	/** A promoted piece neither gives check nor attacks from its square. */
	private quietly(): Law {
		const promoted = same({ mark: PROMOTED }, 'at');
		const prey = compare(count({ who: 'enemy' }, { if: attacked('at', { by: 'own', if: same({ mark: PROMOTED }, 'at') }) }), '>', 0);
		return { id: 'quiet-promotion', if: all(promoted, some(...(this.plan.royals.length > 0 ? [this.plan.check('other')] : []), prey)) };
	}

	private score(ending: Ending): Score | undefined {
		return this.plan.definition.endings.get(ending)?.score ?? DEFAULTS[ending];
	}

	private clocks(): void {
		const forward = this.plan.kindsOf(
			this.plan.definition.pieces.flatMap((piece) => (onlyForward(this.plan.definition, piece) ? [piece.index] : [])),
		);
		const dropped = this.plan.drops || this.plan.has('allow pickup') ? [same({ mark: DROP }, 'at')] : [];
		const advance: Cond = some(compare(captured(), '>', 0), mover({ kind: forward }), ...dropped);
		this.hooks.push({ id: 'halfmove', if: advance, do: [setVar('halfmove', 0)], else: [addVar('halfmove', 1)] });
		this.hooks.push({ id: 'fullmove', if: phase('black'), do: [addVar('fullmove', 1)] });
	}

	/** Counted checks, and checks that make a mate count. */
	private checks(): void {
		const { plan } = this;
		const rule = plan.definition.endings.get('check');
		const given = plan.check('other');
		if (rule?.count !== undefined && rule.count > 0 && rule.score !== undefined) {
			this.vars.checks = { start: rule.count, perSide: true, identity: true };
			this.hooks.push(this.plan.fromRule('check', { id: 'check-given', if: given, do: [addVar('checks', -1)] }));
			this.outcomes.push(
				this.plan.fromRule('check', {
					id: 'checks-given',
					when: 'turn',
					if: compare(variable('checks', 'other'), '<', 1),
					result: other(rule.score),
				}),
			);
		}
		const shaks = plan.flagged('shak');
		if (plan.has('shak rule') && shaks.length > 0) {
			const enemies = { who: 'enemy', kind: plan.royals } as const;
			const by = compare(count(enemies, { if: attacked('at', { by: 'own', if: is('at', { kind: shaks }) }) }), '>', 0);
			this.vars.shak = { start: 0, perSide: true, identity: true };
			this.hooks.push(
				{ id: 'shak-over', if: not(given), do: [setVar('shak', 0)] },
				{ id: 'shak', if: all(given, by), do: [setVar('shak', 1)] },
			);
		}
	}

	/** A piece on one, or pieces on all, of the goal squares of its side. */
	private flags(): void {
		const { definition, board } = this.plan;
		const marked = this.plan.flagged('capture_flag');
		const kind = marked.length === 0 ? {} : { kind: marked };
		const [white, black] = definition.flags;
		const goal: Pair<Cells> = [black, white];
		for (const ending of ['captureanyflag', 'captureallflags'] as const) {
			const score = definition.endings.get(ending)?.score;
			if (score === undefined) continue;
			for (const mine of [false, true]) {
				const zone: Pair<Cells> = mine ? goal : [goal[1], goal[0]];
				if (inside(board, zone) === false) continue;
				const name = this.zoneOf(zone);
				const here = count({ who: mine ? 'friend' : 'enemy', ...kind }, { zone: name });
				const size = zone.map((cells) => cells.length);
				const reached =
					ending === 'captureanyflag'
						? compare(here, '>', 0)
						: some(
								...['white', 'black'].flatMap((side, index) =>
									size[index] === 0 ? [] : [all(phase(side), compare(here, '=', size[index]!))],
								),
							);
				this.outcomes.push(this.plan.fromRule(ending, { id: 'flag', when: 'turn', if: reached, result: mine ? own(score) : other(score) }));
			}
		}
	}

	private zoneOf(cells: Pair<Cells>): string {
		return this.plan.board.zone(cells);
	}

	/** A bare royal piece; its side may answer by baring the other side. */
	private bare(): void {
		const { plan } = this;
		const pieceCount = (who: 'friend' | 'enemy'): ReturnType<typeof count> => count({ who });
		if (plan.has('bare rule') && plan.royals.length > 0) {
			const score = this.score('loneking')!;
			const capture = compare(moves('next', compare(captured(), '>', 0)), '>', 0);
			this.outcomes.push(
				plan.fromRule('bare rule', {
					id: 'bare-king',
					when: 'turn',
					if: all(compare(pieceCount('enemy'), '=', 1), compare(pieceCount('friend'), '>', 1)),
					result: other(score),
				}),
				plan.fromRule('bare rule', {
					id: 'bare-king',
					when: 'turn',
					if: all(
						compare(pieceCount('friend'), '=', 1),
						compare(pieceCount('enemy'), '>', 1),
						not(all(compare(pieceCount('enemy'), '=', 2), capture)),
					),
					result: own(score),
				}),
			);
		}
		const goals = plan.definition.flags.some((cells) => cells.length > 0);
		const alone = (who: 'friend' | 'enemy'): Cond =>
			all(compare(pieceCount(who), '<', 2), compare(count({ who, notKind: plan.royals }), '=', 0));
		if (plan.royals.length > 0 && !goals && (plan.definition.engine || !plan.hands))
			this.outcomes.push({ id: 'insufficient-material', when: 'turn', if: all(alone('friend'), alone('enemy')), result: 'draw' });
	}

	private repetition(): void {
		const { plan, options } = this;
		const rule = plan.definition.endings.get('repeat');
		const times = rule?.count ?? 3;
		const score = this.score('repeat')!;
		if (times < 2) return;
		const again = compare(repeats(), '>', times - 1);
		const perpetual = plan.definition.endings.get('perpetual')?.score;
		if (options.exact && perpetual !== undefined && perpetual !== 'repeat' && plan.royals.length > 0) {
			this.traces.check = { of: { who: 'enemy', kind: plan.royals }, if: attacked('at', { by: 'own' }) };
			for (const by of ['other', 'own'] as const)
				this.outcomes.push(
					this.plan.fromRule('perpetual', {
						id: 'perpetual-check',
						when: 'turn',
						if: all(again, compare(kept('check', by), '>', 0)),
						result: by === 'other' ? other(perpetual) : own(perpetual === 'illegal' ? 'loss' : perpetual),
					}),
				);
		}
		if (options.exact && plan.has('chase rule')) {
			const loyal = not(attacked('at', { by: 'other' }));
			this.traces.chase = {
				of: { who: 'enemy', notKind: plan.royals },
				if: all(attacked('at', { by: 'own', if: not(is('at', { kind: plan.royals })) }), loyal),
			};
			this.outcomes.push(
				this.plan.fromRule('chase rule', {
					id: 'perpetual-chase',
					when: 'turn',
					if: all(again, compare(kept('chase', 'other'), '>', 0)),
					result: 'win',
				}),
			);
			this.outcomes.push(
				this.plan.fromRule('chase rule', {
					id: 'perpetual-chase',
					when: 'turn',
					if: all(again, compare(kept('chase', 'own'), '>', 0)),
					result: 'loss',
				}),
			);
		}
		if (options.exact && score === 'illegal') this.laws.push(this.plan.fromRule('repeat', { id: 'no-repetition', if: again }));
		else this.outcomes.push(this.plan.fromRule('repeat', { id: 'repetition', when: 'turn', if: again, result: other(score) }));
	}

	private mates(): void {
		const { plan } = this;
		const none = compare(count({ who: 'friend' }), '=', 0);
		this.outcomes.push(this.plan.fromRule('nopieces', { id: 'no-pieces', when: 'stuck', if: none, result: own(this.score('nopieces')!) }));
		const mated = plan.check('own');
		const [mate, stale] = [this.score('checkmate')!, this.score('stalemate')!];
		const stuck = compare(moves('next'), '=', 0);
		if (plan.royals.length > 0) {
			if ('shak' in this.vars)
				this.outcomes.push(
					this.plan.fromRule('shak rule', {
						id: 'no-shak',
						when: 'stuck',
						if: all(mated, compare(variable('shak', 'other'), '=', 0)),
						result: 'draw',
					}),
				);
			this.outcomes.push(this.plan.fromRule('checkmate', { id: 'checkmate', when: 'stuck', if: mated, result: other(mate) }));
			if (mate === 'illegal') this.laws.push(this.plan.fromRule('checkmate', { id: 'no-checkmate', if: all(plan.check('other'), stuck) }));
			const harmless = plan.flagged('no_mate');
			const by = compare(
				count({ who: 'enemy', kind: plan.royals }, { if: attacked('at', { by: 'own', if: is('at', { kind: harmless }) }) }),
				'>',
				0,
			);
			if (harmless.length > 0 && !plan.definition.engine)
				this.laws.push({ id: 'no-mate-by-kind', if: all(plan.check('other'), by, stuck) });
		}
		this.outcomes.push(this.plan.fromRule('stalemate', { id: 'stalemate', when: 'stuck', result: other(stale) }));
		if (stale === 'illegal')
			this.laws.push(this.plan.fromRule('stalemate', { id: 'no-stalemate', if: all(not(plan.check('other')), stuck) }));
	}

	private moveCount(): void {
		const limit = this.plan.definition.endings.get('movecountdraw')?.count ?? 50;
		if (limit > 0)
			this.outcomes.push(
				this.plan.fromRule('movecountdraw', {
					id: 'move-count',
					when: 'turn',
					if: compare(variable('halfmove'), '>', 2 * limit - 1),
					result: 'draw',
				}),
			);
	}
}
