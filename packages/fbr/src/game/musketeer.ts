import type { Cond, Effect, Path, Setup } from '@x/core';
import {
	act,
	all,
	any,
	before,
	compare,
	count,
	forEach,
	is,
	not,
	phase,
	pick,
	seq,
	set,
	setVar,
	some,
	test,
	variable,
} from '@x/core/build';
import { type Crowned, kindsOf } from './cast.js';
import { type Contributions, declare, declareVar, hook, type Lowering, law } from './contribution.js';
import type { StartText } from './start.js';
import { otherSide, type SideName } from './turn-plan.js';
import { rankZone } from './zones.js';

/** The two chosen types, as variables, and the flags of the pieces that they are parked behind. */
const PLACES = ['first', 'second'] as const;
type Place = (typeof PLACES)[number];
const behind = (place: Place): string => `behind ${place}`;
const typeVar = (place: Place): string => `${place} type`;

/** The types of pieces that are never chosen. */
const USUAL = ['K', 'Q', 'R', 'B', 'N', 'P'];
/** The types that are played if Black rejects White's choice: Cannon and Leopard. */
const REJECTED = ['C', 'L'] as const;

/**
 * Musketeer Chess (decision D18): White chooses a type, Black a second one; the sides park one piece of each behind pieces of their first
 * rank, by turns. A parked piece enters when the piece before it first moves, and is lost if that one is captured.
 */
export const MUSKETEER: Lowering<Crowned> = { rules: { musketeer: [] }, lower: musketeer };

/** The phase in which a game of this rule starts; `undefined`: with a turn. */
export function musketeerPhase(game: Crowned): string | undefined {
	const { length } = candidates(game);
	if (!game.model.rules.has('musketeer') || length < 2) return undefined;
	return length === 2 ? placePhase('white', false) : 'white chooses';
}

/** The types that can be chosen. */
const candidates = ({ model }: Crowned): readonly string[] =>
	model.types.filter((type) => !USUAL.includes(type) && !/^[-+#*$%&]/.test(type));

function* musketeer(game: Crowned): Contributions {
	const [rule] = game.model.rules.all('musketeer');
	if (rule === undefined) return;
	const types = candidates(game);
	if (types.length < 2) {
		game.refusals.add(
			'Expected at least two types of pieces besides K, Q, R, B, N and P that can be chosen.',
			rule.span,
			'Add pieces: L=N+F2 U=CN.',
		);
		return;
	}
	for (const place of PLACES) {
		yield declare({ flags: { [behind(place)]: {} } });
		// Where only two types exist, they are chosen.
		yield declareVar(typeVar(place), { start: types.length === 2 ? 1 + PLACES.indexOf(place) : 0, identity: true });
	}
	yield* choosing(game, types);
	yield* placing(game);
	yield* parkedEnter(game, types);
}

const isType = (place: Place, index: number): Cond => compare(variable(typeVar(place)), '=', index + 1);

/** The phases in which the two types are chosen, and promotions to others, which are not allowed. */
function* choosing(game: Crowned, types: readonly string[]): Contributions {
	if (types.length === 2) return;
	const choose = (place: Place, index: number): Path => act(setVar(typeVar(place), index + 1));
	const rejected = REJECTED.map((type) => types.indexOf(type));
	const second = types.map((_, index) => seq(test(not(isType('first', index))), choose('second', index)));
	const rejects = rejected.includes(-1) ? [] : [seq(choose('first', rejected[0]!), choose('second', rejected[1]!))];
	yield declare({
		paths: { 'choose first': any(...types.map((_, index) => choose('first', index))), 'choose second': any(...second, ...rejects) },
		phases: {
			'white chooses': { side: 'white', pieces: false, also: ['choose first'], next: [{ to: 'black chooses' }] },
			'black chooses': { side: 'black', pieces: false, also: ['choose second'], next: [{ to: placePhase('white', false) }] },
		},
	});
	const unchosen = types.map((type, index) =>
		all(compare(count({ who: 'friend', kind: kindsOf(game, [type]) }), '>', 0), ...PLACES.map((place) => not(isType(place, index)))),
	);
	yield law({ id: 'not-chosen', if: all(phase(...game.turn.phases.map(({ name }) => name)), some(...unchosen)) });
}

const placePhase = (side: SideName, again: boolean): string => `${side} places${again ? ' again' : ''}`;

/** The phases in which the pieces are parked: each side one, then each side the other. */
function* placing(game: Crowned): Contributions {
	const row = game.names.zone(rankZone(0, game.model.size), 'back');
	const royals = game.royals.kinds.length > 0 ? game.royals.kinds : kindsOf(game, ['K']);
	const rivals: readonly (readonly [readonly string[], readonly string[]])[] = [
		[royals, kindsOf(game, ['R'])],
		[kindsOf(game, ['R']), royals],
	];
	const park = (place: Place): Path => {
		const other = PLACES.find((one) => one !== place)!;
		// One castling would bring in both, so they are not behind the king and a rook.
		const together = rivals.map(([here, there]) =>
			all(is('at', { kind: here }), compare(count({ who: 'friend', kind: there, flag: behind(other) }), '>', 0)),
		);
		return seq(
			test(compare(count({ who: 'friend', flag: behind(place) }), '=', 0)),
			pick({ who: 'friend', notFlag: behind(other) }, { zone: row }),
			test(not(some(...together))),
			act(set('at', { of: 'at' }, { add: [behind(place)] })),
		);
	};
	yield declare({ paths: { park: any(...PLACES.map(park)) } });
	const phases: readonly (readonly [SideName, boolean])[] = [
		['white', false],
		['black', false],
		['white', true],
		['black', true],
	];
	for (const [at, [side, again]] of phases.entries()) {
		const following = phases[at + 1];
		const to = following === undefined ? 'white' : placePhase(...following);
		yield declare({ phases: { [placePhase(side, again)]: { side, pieces: false, also: ['park'], skip: to, next: [{ to }] } } });
	}
}

/** A parked piece enters on the cell that the piece before it has left, with a castling too. */
function* parkedEnter(game: Crowned, types: readonly string[]): Contributions {
	const row = game.names.zone(rankZone(0, game.model.size), 'back');
	for (const place of PLACES) {
		const parked = { who: 'friend', flag: behind(place) } as const;
		const left: Path = seq(pick({ who: 'empty' }, { zone: row }), test(before(is('at', parked))));
		for (const [index, type] of types.entries()) {
			const effect: Effect = forEach(left, null, [set('at', { kind: type, side: 'own' })]);
			yield hook(150, {
				id: `${place} ${type}`,
				if: all(isType(place, index), before(is('origin', { who: 'friend' })), before(compare(count(parked), '>', 0))),
				do: [effect],
			});
		}
	}
}

/** The start of a game: a hand names the types, so that they need not be chosen. */
export function musketeerStart(game: Crowned, { hands, side }: StartText): Pick<Setup, 'vars' | 'phase'> {
	const types = candidates(game);
	const given = types.filter((type) => (hands.white[type] ?? 0) > 0 || (hands.black[type] ?? 0) > 0);
	if (given.length !== 2) return { phase: musketeerPhase(game)! };
	const vars = Object.fromEntries(PLACES.map((place, at) => [typeVar(place), types.indexOf(given[at]!) + 1]));
	return { vars, phase: placePhase(side === 'white' ? side : otherSide(side), false) };
}
