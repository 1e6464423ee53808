import type { Cond, Path, Ruleset } from '@x/core';
import {
	act,
	all,
	any,
	at,
	compare,
	count,
	each,
	go,
	is,
	land,
	matches,
	orthogonals,
	phase,
	pick,
	seq,
	set,
	setPoint,
	some,
	step,
	test,
	within,
} from '@x/core/build';
import { type Move, movesOf } from './betza.js';
import { walk } from './moves.js';
import { type Area, type Plan, SIDES, type Side, tests, WALL } from './plan.js';

const stone = { kind: WALL, side: 'neutral' } as const;

/** The phases of a turn in which a wall is put after the move. */
export const wallPhase = (side: Side): string => `${side}-wall`;

/** Whether each turn has a second part, in which a wall is put. */
export const hasWallTurns = ({ values }: Plan): boolean =>
	!['none', 'past'].includes(values.word('wallingRule')) && !values.flag('wallOrMove');

/** The turns of a game: moves, and walls after them. */
export function turnsOf(start: Side, plan: Plan, also: readonly string[]): Ruleset['turn'] {
	const more = also.length === 0 ? {} : { also };
	const phases: Record<string, Ruleset['turn']['phases'][string]> = {};
	const walls = hasWallTurns(plan);
	for (const [index, side] of SIDES.entries()) {
		const next = SIDES[1 - index]!;
		phases[side] = { side, ...more, next: [{ to: walls ? wallPhase(side) : next }] };
		if (walls) phases[wallPhase(side)] = { side, pieces: false, also: ['wall'], next: [{ to: next }] };
	}
	return { start, phases };
}

/** The path that puts a wall. */
export function wallPath(plan: Plan): Path | undefined {
	const rule = plan.values.word('wallingRule');
	if (rule === 'none' || rule === 'past') return undefined;
	const area = plan.area('wallingRegion', 'walls');
	if (area === 'none') return any();
	const zone = area === 'all' ? {} : { zone: area.zone };
	const put = act(set('at', stone));
	if (rule === 'arrow') return arrow(plan, area, put);
	if (rule === 'duck')
		return any(
			seq(test(compare(count({ who: 'neutral' }), '=', 0)), pick({ who: 'empty' }, zone), put),
			seq(pick({ who: 'neutral' }, { origin: true }), pick({ who: 'empty' }, zone), land()),
		);
	if (rule === 'edge') return seq(pick({ who: 'empty' }, zone), test(onEdge(plan)), put);
	return seq(pick({ who: 'empty' }, zone), put);
}

/** A cell at the edge, or next to a wall. */
function onEdge(plan: Plan): Cond {
	const { files, ranks } = plan;
	const all = plan.cellsOf([[0, 0]]).filter(([x, y]) => x === 0 || y === 0 || x === files - 1 || y === ranks - 1);
	const area = plan.areaOf(all, all, 'edge');
	const besideWall = compare(matches(each(orthogonals, 'w', seq(step('w'), at({ who: 'neutral' }))), 'at'), '>', 0);
	return typeof area === 'string' ? besideWall : some(within(area.zone), besideWall);
}

/** The point of the piece that has moved. */
export const ARCHER = 'archer';

/** A wall where the piece that has moved could move on. */
function arrow(plan: Plan, area: Area, put: Path): Path {
	const flights = plan.kinds.map(({ id, type }) => {
		const moves = movesOf(plan.betzaOf(type)).filter(({ quiet, initial }) => quiet && !initial);
		const end = seq(at({ who: 'empty' }), ...tests(area), put);
		return seq(test(is('at', { kind: [id] })), any(...moves.map((move: Move) => walk(move, end, { who: 'occupied' }))));
	});
	return seq(go({ point: ARCHER }), any(...flights));
}

/** The path of a kind with what its moves leave: a wall, or the place of the archer. */
export function leavingPath(plan: Plan, path: Path): Path {
	const rule = plan.values.word('wallingRule');
	if (rule === 'past') {
		const area = plan.area('wallingRegion', 'walls');
		return area === 'none' ? any() : seq(...tests(area, 'origin'), path, act(set('origin', stone)));
	}
	return rule === 'arrow' ? seq(path, act(setPoint(ARCHER, 'at'))) : path;
}

/** Holds in the part of a turn in which pieces move. */
export const whileMoving = (plan: Plan, condition: Cond): Cond => (hasWallTurns(plan) ? all(phase(...SIDES), condition) : condition);
