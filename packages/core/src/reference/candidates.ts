import type { Path } from '../rules/types.js';
import { boardOf, contextOf, holderContext, inScene, pieceMatches, worldOf } from './context.js';
import { performAll } from './effects.js';
import { holds, walk } from './interpreter.js';
import { pathOf, phaseOf } from './rules.js';
import type { Cell } from './space.js';
import { samePiece, startVars, varOf } from './state.js';
import type { Context, Piece, Rules, Scene, State, Walked } from './types.js';

export interface GenerateOptions {
	readonly counting?: boolean;
	readonly timeless?: boolean;
	/** Only walks of the piece on this cell. */
	readonly from?: Cell;
	readonly watch?: Scene['watch'];
	/** Only this path, walked from nowhere as those in `also` are. */
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
		}),
		// Clause 7: what lives for a walk begins with it.
		vars: new Map([...state.vars, ...startVars(rules, (name) => rules.ruleset.vars[name]?.life === 'walk')]),
	};
	const context = inScene(began, { start: worldOf(began) });
	const found = new Map<string, Context>();
	const accept = (end: Context, also: boolean): boolean => {
		const landed = inScene({ ...end, ghosts: new Map() }, { watch: undefined });
		if (also || takesEffect(landed)) merge(found, { ...landed, walked: walkedBy(landed) });
		return false;
	};
	// Clause 12: hooks run on what is left after duplicates have merged, and see the marks of all.
	const finished = (): Context[] => [...found.values()].map(finish);
	if (options.path !== undefined) {
		walk(context, options.path, (end) => accept(end, true));
		return finished();
	}
	const admits = phase.pieces ?? { who: 'friend' };
	if (admits !== false)
		for (const [cell, piece] of [...state.board].sort(([a], [b]) => a - b)) {
			if ((options.from !== undefined && options.from !== cell) || !pieceMatches(context, piece, admits)) continue;
			// A piece that is not of the phase's side walks from the view of the phase's side.
			const mover = { ...holderContext(context, cell, piece), side: phase.side };
			walk(mover, pathOf(rules, rules.ruleset.kinds[piece.kind]?.moves ?? ''), (end) => accept(end, false));
		}
	if (options.from === undefined) for (const name of phase.also ?? []) walk(context, pathOf(rules, name), (end) => accept(end, true));
	return finished();
}

/** Clause 13: a walk that changed nothing is no move, unless it wrote a variable that outlives it. */
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

/** Clause 12: `after` hooks in order on the finished walk, then flags whose `while` fails die. */
function finish(context: Context): Context {
	let current = inScene(context, { hook: true });
	for (const hook of context.scene.rules.ruleset.after) {
		const list = hook.if === undefined || holds(current, hook.if) ? hook.do : (hook.else ?? []);
		current = performAll(current, list) ?? current;
	}
	const board = boardOf(current);
	return dying(inScene({ ...current, writes: undefined }, { hook: false, board }));
}

/** Flags die together, again and again until every flag left holds; each is asked of its holder, from the holder's side. */
export function dying(context: Context): Context {
	const { flags } = context.scene.rules.ruleset;
	let current = context;
	for (;;) {
		const doomed = [...current.scene.board].flatMap(([cell, piece]): [Cell, Piece][] => {
			const left = piece.flags.filter((flag) => {
				const condition = flags[flag]?.while;
				return condition === undefined || holds(holderContext(current, cell, piece), condition);
			});
			return left.length === piece.flags.length ? [] : [[cell, { ...piece, flags: left }]];
		});
		if (doomed.length === 0) return current;
		current = inScene(current, { board: new Map([...current.scene.board, ...doomed]) });
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

/** What makes two walks one move. Without `passing`, things that end with the candidate do not tell them apart. */
function effectText(context: Context, board: ReadonlyMap<Cell, Piece>, passing: boolean): string {
	const { ruleset } = context.scene.rules;
	const lasting = (name: string, life: string | undefined): boolean => passing || life !== 'walk' || name === '';
	return [
		context.origin ?? '',
		context.at ?? '',
		boardText(context.scene.rules, board),
		sorted([...context.stores].filter(([, value]) => value !== 0)),
		sorted([...context.points].filter(([name, cells]) => cells.length > 0 && lasting(name, ruleset.points[name]))),
		sorted([...context.vars].filter(([key]) => lasting(key, varOf(ruleset, key)?.life))),
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
 * Clause 13: duplicates are one move with the marks of all. First by what the walks did; at the end by what lasts of that, and by what
 * hooks made of it, for these may have read what ended with the walk.
 */
export function merge(found: Map<string, Context>, candidate: Context, passing = true): void {
	const { walked } = candidate;
	const key = (passing ? walked?.text : `${walked?.lasting}\n${effectText(candidate, boardOf(candidate), false)}`) ?? '';
	const known = found.get(key);
	found.set(key, known === undefined ? candidate : { ...known, marks: { ...candidate.marks, ...known.marks } });
}
