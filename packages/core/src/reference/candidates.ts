import type { Path } from '../rules/types.js';
import { boardOf, contextOf, holderContext, inScene, pieceMatches, worldOf } from './context.js';
import { performAll } from './effects.js';
import { holds, walk } from './interpreter.js';
import { pathOf, phaseOf } from './rules.js';
import type { Cell } from './space.js';
import { samePiece, startVars, variableOf } from './state.js';
import type { Context, Piece, Rules, Scene, State, Walked } from './types.js';

export interface GenerateOptions {
	readonly counting?: boolean;
	readonly timeless?: boolean;
	/** Only walks of the piece on this cell. */
	readonly from?: Cell;
	readonly watch?: Scene['watch'];
	readonly mayFail?: Scene['mayFail'] | undefined;
	/** Only this path, walked without an origin, like the paths in `also`. */
	readonly path?: Path;
}

/** Clause 1: every walk of the phase, merged (clause 13) and finished (clause 12). */
export function candidatesOf(state: State, options: GenerateOptions = {}): Context[] {
	const { rules } = state;
	const phase = phaseOf(rules, state.phase);
	const began: Context = {
		...contextOf(state, phase.side, {
			settled: false,
			counting: options.counting === true,
			timeless: options.timeless === true,
			watch: options.watch,
			mayFail: options.mayFail,
		}),
		// Clause 7: variables with the lifetime of a walk start with it.
		vars: new Map([...state.vars, ...startVars(rules, (name) => rules.ruleset.vars[name]?.life === 'walk')]),
	};
	const context = inScene(began, { start: worldOf(began) });
	const found = new Map<string, Context>();
	const accept = (end: Context, also: boolean): boolean => {
		const landed = inScene({ ...end, ghosts: new Map() }, { watch: undefined, mayFail: undefined });
		if (also || takesEffect(landed)) merge(found, { ...landed, walked: walkedBy(landed) });
		return false;
	};
	// Clause 12: duplicates are merged before hooks run, so hooks see the marks of all of them.
	const finished = (): Context[] => [...found.values()].map(finish);
	if (options.path !== undefined) {
		walk(context, options.path, (end) => accept(end, true));
		return finished();
	}
	const admits = phase.pieces ?? { who: 'friend' };
	if (admits !== false)
		for (const [cell, piece] of [...state.board].sort(([a], [b]) => a - b)) {
			if ((options.from !== undefined && options.from !== cell) || !pieceMatches(context, piece, admits)) continue;
			// A piece of another side also walks from the view of the phase's side.
			const mover = { ...holderContext(context, cell, piece), side: phase.side };
			walk(mover, pathOf(rules, rules.ruleset.kinds[piece.kind]?.moves ?? ''), (end) => accept(end, false));
		}
	if (options.from === undefined) for (const name of phase.also ?? []) walk(context, pathOf(rules, name), (end) => accept(end, true));
	return finished();
}

/** Clause 13: whether a walk is a move: it changed the board, a store or a point, or wrote a variable that outlives it. */
function takesEffect(context: Context): boolean {
	if (context.wrote || context.captured.length > 0 || context.ended !== undefined) return true;
	const { ruleset } = context.scene.rules;
	const board = boardOf(context);
	const moved = context.scene.rules.grid.cells.some((cell) => !samePiece(board.get(cell), context.scene.start.board.get(cell)));
	const stored = [...context.stores].some(([key, value]) => value !== (context.scene.start.stores.get(key) ?? 0));
	const pointed = [...context.points].some(
		([name, cells]) =>
			ruleset.points[name] !== 'walk' && JSON.stringify(cells) !== JSON.stringify(context.scene.start.points.get(name) ?? []),
	);
	return moved || stored || pointed;
}

/** Clause 12: runs `after` hooks in order on the finished walk, then removes flags whose `while` fails. */
function finish(context: Context): Context {
	let current = inScene(context, { hook: true });
	for (const hook of context.scene.rules.ruleset.after) {
		const list = hook.if === undefined || holds(current, hook.if) ? hook.do : (hook.else ?? []);
		current = performAll(current, list) ?? current;
	}
	const board = boardOf(current);
	return withoutFailedFlags(inScene({ ...current, writes: undefined }, { hook: false, board }));
}

/**
 * Removes flags whose `while` fails, all at once, and repeats until every flag left holds. `while` is evaluated for the piece that carries the
 * flag, from the view of its side.
 */
export function withoutFailedFlags(context: Context): Context {
	const { flags } = context.scene.rules.ruleset;
	let current = context;
	for (;;) {
		const changed = [...current.scene.board].flatMap(([cell, piece]): [Cell, Piece][] => {
			const left = piece.flags.filter((flag) => {
				const condition = flags[flag]?.while;
				return condition === undefined || holds(holderContext(current, cell, piece), condition);
			});
			return left.length === piece.flags.length ? [] : [[cell, { ...piece, flags: left }]];
		});
		if (changed.length === 0) return current;
		current = inScene(current, { board: new Map([...current.scene.board, ...changed]) });
	}
}

export const boardText = (rules: Rules, board: ReadonlyMap<Cell, Piece>): string =>
	rules.grid.cells
		.flatMap((cell) => {
			const piece = board.get(cell);
			return piece === undefined ? [] : [`${cell}${piece.side} ${piece.kind} ${piece.flags.join('+')}`];
		})
		.join('|');

const sorted = (entries: Iterable<readonly [string, unknown]>): string =>
	[...entries]
		.map(([key, value]) => `${key}:${JSON.stringify(value)}`)
		.sort()
		.join('|');

/** The effect of a walk as text, equal for walks that are one move. `passing`: include points and variables that end with the candidate. */
function effectText(context: Context, board: ReadonlyMap<Cell, Piece>, passing: boolean): string {
	const { ruleset } = context.scene.rules;
	const lasting = (name: string, life: string | undefined): boolean => passing || life !== 'walk' || name === '';
	return [
		context.origin ?? '',
		context.at ?? '',
		boardText(context.scene.rules, board),
		sorted([...context.stores].filter(([, value]) => value !== 0)),
		sorted([...context.points].filter(([name, cells]) => cells.length > 0 && lasting(name, ruleset.points[name]))),
		sorted([...context.vars].filter(([key]) => lasting(key, variableOf(ruleset, key)?.life))),
		context.captured
			.map(({ cell, piece }) => `${cell}${piece.side} ${piece.kind}`)
			.sort()
			.join('|'),
		context.ended === undefined ? '' : JSON.stringify(context.ended),
	].join('\n');
}

function walkedBy(landed: Context): Walked {
	const board = boardOf(landed);
	const kindOn = (cell: Cell | undefined): string | undefined => (cell === undefined ? undefined : board.get(cell)?.kind);
	return {
		text: effectText(landed, board, true),
		lasting: effectText(landed, board, false),
		stand: kindOn(landed.stand),
		at: kindOn(landed.at),
	};
}

/**
 * Clause 13: merges duplicates into one move with the marks of all. Before hooks, duplicates are walks with the same effect. After hooks, they
 * have the same lasting effect of the walk and the same result, since hooks may have read points and variables that ended with the walk.
 */
export function merge(found: Map<string, Context>, candidate: Context, passing = true): void {
	const { walked } = candidate;
	const key = (passing ? walked?.text : `${walked?.lasting}\n${effectText(candidate, boardOf(candidate), false)}`) ?? '';
	const known = found.get(key);
	if (known === undefined) found.set(key, candidate);
	// Of walks with one effect, the one that fails fewest conditions counts.
	else if (candidate.failed.length < known.failed.length) found.set(key, candidate);
	else if (candidate.failed.length === known.failed.length) found.set(key, { ...known, marks: { ...candidate.marks, ...known.marks } });
}
