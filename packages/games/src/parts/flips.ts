import type { Cond, Outcome, Path, Ruleset, Zone } from '@x/core';
import {
	act,
	addVar,
	all,
	any,
	at,
	compare,
	count,
	each,
	empty,
	forEach,
	loop,
	matches,
	neighbours,
	not,
	pick,
	seq,
	set,
	setVar,
	some,
	step,
	store,
	stored,
	test,
	turns,
	variable,
} from '@x/core/build';
import { plainGame } from './plain.js';

/** Two passes in a row, or no cell left. */
const over: Cond = some(compare(variable('passes'), '>', 1), compare(count(empty()), '=', 0));
const more = (who: 'friend' | 'enemy', than: 'friend' | 'enemy'): Cond => compare(count({ who }), '>', count({ who: than }));

/** At the end the side with more pieces wins; an equal number is a draw. The result is reported by points. */
export const majority: readonly Outcome[] = [
	{ id: 'majority', when: 'turn', if: all(over, more('friend', 'enemy')), result: 'win' },
	{ id: 'majority', when: 'turn', if: all(over, more('enemy', 'friend')), result: 'loss' },
	{ id: 'even', when: 'turn', if: over, result: { points: [count({ who: 'friend' }), count({ who: 'enemy' })] } },
];

/** A new piece, which ends a row of passes. */
export const put: Path = seq(act(set('at', { kind: 'P', side: 'own' })), act(setVar('passes', 0)));

/** A pass, which is legal only if the player does not have another move. */
export const pass = (stuck: Cond): Path => seq(test(stuck), act(addVar('passes', 1)));

/** Every cell that the path ends on changes sides. */
export const flip = (path: Path): Path => act(forEach(path, 'at', [set('at', { recolour: { of: 'at' } })]));

const enemy = at({ who: 'enemy' });
/** From an enemy on along the line: enemies, then a friend. */
const closed = compare(matches(seq(loop(seq(step('f'), enemy)), step('f'), at({ who: 'friend' })), 'at'), '>', 0);
/** The enemies on the lines from the cursor that a friend closes. */
const enclosed = each(neighbours, 'f', seq(loop(seq(step('f'), enemy), { min: 1 }), test(closed)));
const encloses = compare(matches(enclosed, 'at'), '>', 0);

/**
 * A game of the family of reversi; while a central cell is free, discs are put there and turn nothing. A side that cannot place one passes; if
 * neither side can, the game ends.
 */
export function reversi(drawing: readonly string[], centre: Zone, discs: number, passing: boolean): Ruleset {
	const left: Cond = compare(stored('hand', 'own', 'P'), '>', 0);
	const spend: Path = seq(act(store('hand', 'own', 'P', -1)), put);
	const open: Cond = compare(count(empty(), { zone: 'centre' }), '>', 0);
	const hand = { P: discs };
	const rules = plainGame(
		drawing,
		{ P: ['disc', any()] },
		{
			zones: { centre },
			stores: { hand: {} },
			vars: { passes: { start: 0, identity: true } },
			paths: {
				disc: any(),
				put: any(
					seq(test(open), pick(empty(), { zone: 'centre' }), spend),
					seq(test(all(not(open), left)), pick(empty()), test(encloses), flip(enclosed), spend),
				),
				pass: pass(all(not(open), compare(count(empty(), { if: encloses }), '=', 0))),
			},
			outcomes: majority,
			turn: turns('white', 'black', ['put', 'pass']),
		},
	);
	const start = { ...rules.start, stores: { hand: { white: hand, black: hand } } };
	if (passing) return { ...rules, start };
	return {
		...rules,
		turn: turns('white', 'black', ['put']),
		outcomes: majority.map(({ if: _, ...outcome }, index) => {
			const test = [more('friend', 'enemy'), more('enemy', 'friend')][index];
			return { ...outcome, when: 'stuck', ...(test === undefined ? {} : { if: test }) };
		}),
		start,
	};
}
