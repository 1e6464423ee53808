import type { Cond, Path } from '@x/core';
import { all, any, attacked, captured, compare, is, matches, not, seq, some, test, use } from '@x/core/build';
import type { Definition, Sequence } from '@x/mbn';
import { toTargets } from '@x/mbn/path';
import type { Rule } from '../tree.js';
import { alternativesIn, hasMode, namesIn, sequencesOf } from './alternatives.js';
import { type Cast, conjunction, filtersOf, kindsOf, type Limited, lettersOf, someOf, stands } from './cast.js';
import { type Contributions, needed } from './contribution.js';
import { openTo } from './holes.js';
import { attributeOf } from './rule-list.js';
import type { Influenced, Reach } from './steps.js';

type Cell = Parameters<typeof is>[0];

/** The path of moves of a type that other rules do not change: influence is computed on the position alone. It ends at holes too. */
export function* plainPath(game: Limited, moves: Definition | Sequence, type: string, name: string, effects = true): Contributions<Path> {
	const { model } = game;
	const open = conjunction(openTo(game, type));
	const { transparent } = game.limits;
	try {
		const { path, needs } = toTargets(moves, {
			size: model.size,
			wraps: game.wraps,
			kinds: lettersOf(game),
			macros: model.macros,
			enPassant: false,
			prefix: `${name}.`,
			guards: { ...(transparent.length > 0 && { transparent }), ...(open && { enter: open, cross: open }) },
			effects,
		});
		yield needed(needs);
		return path;
	} catch (error) {
		game.refusals.adopt(error);
		return any();
	}
}

/** The reach of a rule; `undefined` if it has no pieces. */
function* reachOf(game: Limited, rule: Rule): Contributions<Reach | undefined> {
	const paths: Path[] = [];
	for (const [type, definition] of game.model.roles.get(rule.prefix ?? '') ?? []) {
		const kinds = kindsOf(game, [type]);
		if (kinds.length > 0)
			paths.push(seq(test({ mover: { kind: kinds } }), yield* plainPath(game, definition, type, `${rule.name}${rule.prefix}${type}`)));
	}
	if (paths.length === 0) return undefined;
	const id = `${rule.name} ${game.model.rules.all(rule.name).indexOf(rule) + 1}`;
	return { rule, id, path: game.names.path(paths.length === 1 ? paths[0]! : any(...paths), rule.name) };
}

/** The rules whose pieces have a reach. */
const INFLUENCES = ['freezer', 'protector', 'stymizer', 'burner', 'pincher'] as const;

/** The reaches of all rules of influence. */
export function* influences(game: Limited): Contributions<readonly Reach[]> {
	const found: Reach[] = [];
	for (const rule of INFLUENCES.flatMap((name) => game.model.rules.all(name))) {
		const reach = yield* reachOf(game, rule);
		if (reach !== undefined) found.push(reach);
	}
	return found;
}

/** The reaches of the rules of a name. */
export const reachesOf = ({ reaches }: Influenced, name: (typeof INFLUENCES)[number]): readonly Reach[] =>
	reaches.filter(({ rule }) => rule.name === name);

interface ReachedOptions {
	readonly by?: 'own' | 'other';
	/** More conditions for the piece whose reach it is, with the cursor on it. */
	readonly if?: Cond | undefined;
	readonly atLeast?: number | undefined;
	/** The piece on the cell belongs to the side whose reach it is. */
	readonly friend?: boolean;
}

/** Whether a cell is within reach. A piece that a freezer with a lower number holds has no reach. */
export function reached(game: Influenced, { rule, path }: Reach, cell: Cell, options: ReachedOptions = {}): Cond {
	const held = frozenBefore(game, rule).map((frozen) => not(frozen));
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
export const ofSet = (game: Influenced, rule: Rule, cell: Cell, condition: Cond): Cond =>
	rule.set === undefined ? condition : { all: [stands(game, rule.set, cell), condition] };

/** The place of a rule in the order of influences: the lowest number comes first, rules without a number last. */
const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Rule): number => order;

/** For each freezer that comes before a rule, whether it holds the piece on the cursor. */
function frozenBefore(game: Influenced, rule: Rule): readonly Cond[] {
	if (rule.name === 'freezer') return [];
	return reachesOf(game, 'freezer')
		.filter((freezer) => orderOf(freezer.rule) < orderOf(rule))
		.map((freezer) => frozen(game, freezer, 'at'));
}

/** Whether a freezer holds the piece on a cell. `among`: all pieces, or only those of its set. */
export function frozen(game: Influenced, reach: Reach, cell: Cell, among: 'all' | 'set' = 'all'): Cond {
	const { rule, path } = reach;
	const held = (condition: Cond): Cond => (among === 'set' ? condition : ofSet(game, rule, cell, condition));
	const atLeast = attributeOf(rule, 'attackers')?.number;
	// A part of a turn may move pieces of the opponent, which the mover's own freezers hold.
	const pushes = game.turn.parts.some(({ opponents }) => opponents.length > 0);
	const holds = (by: 'own' | 'other', more?: Cond): Cond => reached(game, reach, cell, { atLeast, by, if: more });
	const byOpponent = (more?: Cond): Cond =>
		pushes
			? some(all(is(cell, { who: 'friend' }), holds('other', more)), all(is(cell, { who: 'enemy' }), holds('own', more)))
			: holds('other', more);
	const plain = byOpponent();
	const single = attributeOf(rule, 'single');
	if (single === undefined) return held(plain);
	// A freezer within reach of several of these pieces holds none of them.
	const named = stands(game, single.set, cell);
	const victims = filtersOf(game, single.set).map(({ who: _, ...filter }): Cond => compare(captured(filter), '>', 0));
	const others = seq(use(path), test(someOf(victims)));
	const alone = compare(matches(others, 'at', 'piece'), '<', 2);
	return held(some(all(not(named), plain), all(named, byOpponent(alone))));
}

/** The move has put its piece on the cursor's cell: it is a move on the board, or a drop. */
export const ARRIVED: Cond = some({ same: ['at', 'stand'] }, not({ mover: {} }));

/** Whether moves with captures of one's own pieces are defined. */
export const hasOwnCaptures = ({ model }: Cast): boolean =>
	model.rules.has('antiroyal') ||
	sequencesOf(model).some((one) => namesIn(one).includes('X') || alternativesIn(one).some((part) => hasMode(part, 'cc', 'cy')));
