import type { Cond, Path } from '@x/core';
import { all, any, attacked, captured, compare, is, matches, not, seq, some, test, use } from '@x/core/build';
import type { Definition, Sequence } from '@x/mbn';
import { toTargets } from '@x/mbn/path';
import type { Rule } from '../tree.js';
import { alternativesIn, hasMode, namesIn, sequencesOf } from './alternatives.js';
import { conjunction, type Draft } from './draft.js';
import { lettersOf } from './pieces.js';
import { attributeOf } from './rule-list.js';

type Cell = Parameters<typeof is>[0];

/** The cells that the pieces with a prefix reach, as a path that is walked from each of them. */
export interface Reach {
	readonly rule: Rule;
	/** The rule in the names of its parts; two rules can have one path. */
	readonly id: string;
	/** The name of the path. */
	readonly path: string;
}

/** The path of moves that other rules do not change: influence is computed on the position alone. */
export function plainPath(draft: Draft, moves: Definition | Sequence, name: string, effects = true): Path {
	const { model } = draft;
	try {
		const { path, needs } = toTargets(moves, {
			size: model.size,
			wraps: draft.wraps,
			kinds: lettersOf(draft),
			macros: model.macros,
			enPassant: false,
			prefix: `${name}.`,
			...(draft.transparent.length > 0 && { guards: { transparent: draft.transparent } }),
			effects,
		});
		draft.need(needs);
		return path;
	} catch (error) {
		draft.refusals.adopt(error);
		return any();
	}
}

/** The reach of a rule; `undefined` if it has no pieces. */
function reachOf(draft: Draft, rule: Rule): Reach | undefined {
	const paths = [...(draft.model.roles.get(rule.prefix ?? '') ?? [])].flatMap(([type, definition]): readonly Path[] => {
		const kinds = draft.kindsOf([type]);
		if (kinds.length === 0) return [];
		return [seq(test({ mover: { kind: kinds } }), plainPath(draft, definition, `${rule.name}${rule.prefix}${type}`))];
	});
	if (paths.length === 0) return undefined;
	const id = `${rule.name} ${draft.model.rules.all(rule.name).indexOf(rule) + 1}`;
	return { rule, id, path: draft.path(paths.length === 1 ? paths[0]! : any(...paths), rule.name) };
}

/** The reaches of all rules of a name. */
export const reachesOf = (draft: Draft, name: Rule['name']): readonly Reach[] =>
	draft.model.rules.all(name).flatMap((rule) => reachOf(draft, rule) ?? []);

interface ReachedOptions {
	readonly by?: 'own' | 'other';
	/** More conditions for the piece whose reach it is, with the cursor on it. */
	readonly if?: Cond | undefined;
	readonly atLeast?: number | undefined;
	/** The piece on the cell belongs to the side whose reach it is. */
	readonly friend?: boolean;
}

/** Whether a cell is within reach. A piece that a freezer with a lower number holds has no reach. */
export function reached(draft: Draft, { rule, path }: Reach, cell: Cell, options: ReachedOptions = {}): Cond {
	const held = frozenBefore(draft, rule).map((frozen) => not(frozen));
	const condition = conjunction([...(options.if === undefined ? [] : [options.if]), ...held]);
	return attacked(cell, {
		by: options.by ?? 'other',
		via: path,
		...(condition && { if: condition }),
		...(options.atLeast !== undefined && options.atLeast > 1 && { atLeast: options.atLeast }),
		...(options.friend && { as: { recolour: { of: cell } } }),
	});
}

/** A condition for the pieces of a rule's set; without a set the condition alone. */
export const ofSet = (draft: Draft, rule: Rule, cell: Cell, condition: Cond): Cond =>
	rule.set === undefined ? condition : { all: [draft.stands(rule.set, cell), condition] };

/** The place of a rule in the order of influences: the lowest number comes first, rules without a number last. */
const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Rule): number => order;

/** For each freezer that comes before a rule, whether it holds the piece on the cursor. */
function frozenBefore(draft: Draft, rule: Rule): readonly Cond[] {
	if (rule.name === 'freezer') return [];
	return draft.model.rules
		.all('freezer')
		.filter((freezer) => orderOf(freezer) < orderOf(rule))
		.flatMap((freezer) => {
			const reach = reachOf(draft, freezer);
			return reach === undefined ? [] : [frozen(draft, reach, 'at')];
		});
}

/** Whether a freezer holds the piece on a cell. `among`: all pieces, or only those of its set. */
export function frozen(draft: Draft, reach: Reach, cell: Cell, among: 'all' | 'set' = 'all'): Cond {
	const { rule, path } = reach;
	const held = (condition: Cond): Cond => (among === 'set' ? condition : ofSet(draft, rule, cell, condition));
	const atLeast = attributeOf(rule, 'attackers')?.number;
	// A part of a turn may move pieces of the opponent, which the mover's own freezers hold.
	const pushes = draft.turn.parts.some(({ opponents }) => opponents.length > 0);
	const holds = (by: 'own' | 'other', more?: Cond): Cond => reached(draft, reach, cell, { atLeast, by, if: more });
	const byOpponent = (more?: Cond): Cond =>
		pushes
			? some(all(is(cell, { who: 'friend' }), holds('other', more)), all(is(cell, { who: 'enemy' }), holds('own', more)))
			: holds('other', more);
	const plain = byOpponent();
	const single = attributeOf(rule, 'single');
	if (single === undefined) return held(plain);
	// A freezer within reach of several of these pieces holds none of them.
	const named = draft.stands(single.set, cell);
	const victims = draft.filters(single.set).map(({ who: _, ...filter }): Cond => compare(captured(filter), '>', 0));
	const others = seq(use(path), test(victims.length === 1 ? victims[0]! : some(...victims)));
	const alone = compare(matches(others, 'at', 'piece'), '<', 2);
	return held(some(all(not(named), plain), all(named, byOpponent(alone))));
}

/** The move has put its piece on the cursor's cell: it is a move on the board, or a drop. */
export const ARRIVED: Cond = some({ same: ['at', 'stand'] }, not({ mover: {} }));

/** Whether moves with captures of one's own pieces are defined. */
export const hasOwnCaptures = ({ model }: Draft): boolean =>
	model.rules.has('antiroyal') ||
	sequencesOf(model).some((one) => namesIn(one).includes('X') || alternativesIn(one).some((part) => hasMode(part, 'cc', 'cy')));
