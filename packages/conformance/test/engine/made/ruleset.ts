import type { Cond, Outcome, Phase, Ruleset, Setup, Vec } from '@x/core/src/rules/types';
import type { Random } from '@x/core/testing';
import { Actor } from './actor.js';
import { Asker, KINDS, OTHERS } from './asker.js';
import { Dice } from './dice.js';
import { type GameData, groundOf } from './ground.js';
import { Walker } from './walker.js';

const LIVES = ['turn', 'reply', 'game', 'walk'] as const;

function pathsOf(walker: Walker, asker: Asker, also: boolean): Ruleset['paths'] {
	const { dice, ground } = asker;
	const step = { step: { bound: 'd' } } as const;
	const paths: Record<string, Ruleset['paths'][string]> = {
		king: { each: ground.steps.slice(0, 8), as: 'd', path: { seq: [step, walker.arrival()] } },
		// Zones of influence: a walk that captures, asked by `via`; and where the mark is given.
		reach: { each: dice.some(ground.steps, 3), as: 'd', path: { seq: [{ mark: 'm' }, step, { do: { capture: 'at' } }] } },
	};
	for (const name of ['a', 'b', 'c']) {
		paths[name] = walker.way(1);
		walker.named.push(name);
	}
	if (also) paths.more = walker.fromNowhere();
	return paths;
}

function turnOf(actor: Actor, also: boolean): Ruleset['turn'] {
	const { asker } = actor;
	const { dice } = asker;
	const phase = (side: string, other: string, first: boolean): Phase => ({
		side,
		...(also ? { also: ['more'] } : {}),
		...dice.maybe(8, () => ({ pieces: dice.chance(15) ? (false as const) : asker.filter() })),
		...dice.maybe(10, () => ({ enter: [actor.hook('entering')] })),
		...dice.maybe(10, () => ({ skip: other })),
		next: first && dice.chance(15) ? [{ if: asker.condition(1), to: 'again' }, { to: other }] : [{ to: other }],
	});
	return {
		start: 'white',
		phases: { white: phase('white', 'black', true), black: phase('black', 'white', false), again: phase('white', 'black', false) },
	};
}

function outcomesOf(asker: Asker): Outcome[] {
	const { dice } = asker;
	const some = dice.list(
		30,
		(index): Outcome => ({
			id: `outcome-${index}`,
			when: dice.of(['turn', 'moved'] as const),
			if: asker.condition(1),
			result: dice.chance(15) ? { points: [asker.number(1), 1] } : dice.of(['win', 'loss', 'draw', 'draw'] as const),
			...dice.maybe(30, () => ({ for: 'other' as const })),
			...dice.maybe(25, () => ({ claim: dice.of(['mover', 'either'] as const) })),
		}),
	);
	return [...some, ...(dice.chance(80) ? [{ id: 'stuck', when: 'stuck', result: 'loss' } as const] : [])];
}

function startOf(dice: Dice, ground: GameData): Setup {
	const cells = [...ground.cells];
	// Where the board is full there is no cell.
	const at = (): Vec | undefined => cells.splice(dice.random(cells.length), 1)[0];
	const flags = (kind: string): { flags?: string[] } =>
		kind !== 'K' && kind !== 'C' && dice.chance(30) ? { flags: dice.some(['fresh', 'worn'], 2).sort() } : {};
	const pieces = ['white', 'black'].flatMap((side) =>
		['K', ...Array.from({ length: 3 }, () => dice.of(OTHERS))].map((kind) => ({ at: at(), piece: { side, kind, ...flags(kind) } })),
	);
	if (dice.chance(25)) pieces.push({ at: at(), piece: { side: 'neutral', kind: dice.of(OTHERS) } });
	return {
		pieces: pieces.flatMap(({ at: cell, piece }) => (cell === undefined ? [] : [{ at: cell, piece }])),
		stores: { hand: { white: { A: 1 }, black: { B: 1 } }, bank: { shared: { C: 1 } } },
		phase: 'white',
		...dice.maybe(20, () => ({ points: { trail: dice.some(ground.cells, 2) } })),
		...dice.maybe(20, () => ({ vars: { tally: 2 } })),
	};
}

/**
 * A ruleset made up at random, from the whole language as far as small boards and short games allow; the same for the same numbers. `keen`:
 * one that asks history wherever it may.
 */
export function madeRuleset(random: Random, keen = false): Ruleset {
	const dice = new Dice(random);
	const ground = groundOf(dice);
	const asker = new Asker(dice, ground);
	const actor = new Actor(asker);
	const walker = new Walker(actor);
	// History, where rules of moves ask it at all; it is dear.
	const history = keen || dice.chance(15);
	asker.leave = { attacks: false, history: keen || (history && dice.chance(25)), keen };
	const also = dice.chance(40);
	const paths = pathsOf(walker, asker, also);
	const idea = asker.condition(0);
	const dying = (percent: number): { while?: Cond } => dice.maybe(percent, () => ({ while: asker.condition(0) }));
	const flags: Ruleset['flags'] = {
		fresh: { ...dice.maybe(50, () => ({ kinds: ['A', 'B'] })), ...dice.maybe(30, () => ({ onMove: 'keep' as const })), ...dying(30) },
		worn: { kinds: ['A', 'B'], ...dice.maybe(50, () => ({ onMove: 'keep' as const })), ...dying(15) },
	};
	const immune = dice.maybe(15, () => ({ immune: asker.condition(1) }));
	asker.leave = { attacks: true, history, keen };
	asker.defs = ['idea'];
	const plan = asker.condition(1);
	asker.defs = ['idea', 'plan'];
	const royal: Cond = dice.chance(85)
		? { is: 'at', a: { kind: ['K'] } }
		: {
				all: [
					{ is: 'at', a: { kind: ['K', 'A'] } },
					{ in: 'at', zone: 'near' },
				],
			};
	const after = dice.list(40, (index) => actor.hook(`hook-${index}`));
	const forbid = [
		...(dice.chance(75) ? [{ id: 'own-royal-safe', if: { royalAttacked: 'own' as const } }] : []),
		...dice.list(20, (index) => ({ id: `law-${index}`, if: asker.condition(1) })),
	];
	const prefer = dice.list(15, (index) => ({
		id: `choice-${index}`,
		stage: dice.of(['candidates', 'legal'] as const),
		keep: dice.chance(60) ? { if: asker.condition(1) } : { most: asker.number(1) },
	}));
	const turn = turnOf(actor, also);
	const trace = { of: asker.filter(), if: asker.condition(0) };
	asker.leave = { attacks: true, history: true, keen };
	return {
		version: 2,
		sideOrder: Object.keys(ground.sides),
		space: ground.space,
		zones: ground.zones,
		sides: ground.sides,
		kinds: Object.fromEntries(KINDS.map((kind) => [kind, { moves: kind === 'K' ? 'king' : kind.toLowerCase() }])),
		flags,
		stores: { hand: dice.chance(30) ? { as: { C: 'B' } } : {}, bank: { shared: true } },
		points: { spot: dice.of(LIVES), trail: dice.of(LIVES) },
		vars: {
			count: {
				start: dice.random(2),
				...dice.maybe(50, () => ({ perSide: true as const })),
				identity: dice.chance(30),
				life: dice.of(['game', 'turn', 'walk'] as const),
			},
			tally: { start: 0, identity: dice.chance(30) },
		},
		traces: { followed: trace },
		defs: { idea, plan, ...(dice.chance(8) ? { check: { def: 'plan' } } : {}) },
		paths,
		royal,
		...immune,
		after,
		forbid,
		prefer,
		outcomes: outcomesOf(asker),
		turn,
		start: startOf(dice, ground),
	};
}
