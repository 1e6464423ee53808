import type { Path } from '@x/core';
import { hasTooManyWalks, type LoneRules } from '@x/core/build';
import { checkOptions, type OptionRule, objectGiven } from '@x/diagnostics';
import type { Definition, Sequence } from '../tree.js';
import type { Environment } from './environment.js';
import { Legs } from './legs.js';
import { movesIn } from './read-moves.js';
import { Refusals } from './refusals.js';
import { RequirementList, type Requirements } from './requirements.js';
import { Resolver } from './resolve.js';
import type { MoveLeg, Moves, Part } from './resolved.js';

export interface PathOptions extends Environment {
	/** Names that moves may use besides the base moves, such as `{ Q: 'R+N' }`. In its own definition a name means the base move. */
	readonly macros?: Readonly<Record<string, string | Sequence>> | undefined;
}

export interface TargetOptions extends PathOptions {
	/** Whether the walk captures; `true` by default. */
	readonly effects?: boolean | undefined;
}

/** Moves as a path of the rules model. */
export interface PlayableMoves {
	/** From the cell of the piece to the end of each of its moves. */
	readonly path: Path;
	/** The parts that the ruleset must have for the path. */
	readonly needs: Requirements;
}

const RULES: Readonly<Record<keyof PathOptions, OptionRule>> = {
	size: 'object',
	wraps: 'object',
	kinds: 'object',
	captures: ['completed', 'immediate'],
	unmoved: 'string',
	pristine: 'string',
	passed: 'string',
	passer: 'any',
	enPassant: 'boolean',
	self: 'object',
	royals: 'object',
	ending: 'function',
	between: 'object',
	prefix: 'string',
	guards: 'object',
	macros: 'object',
};

/**
 * Makes a path of the rules model from moves: a text without its head (`mR+cpR`), a sequence or a definition. The directions are those of
 * the first side: forward is up. `needs` lists the other parts of a ruleset that the path uses, such as zones.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if the text has faults, or with every part that has no meaning on this board (`mbn/unplayable`).
 *
 * @example
 * toPath('fW', { size: [8, 8] }).path
 * // leap([[0, 1]]) in the words of @x/core/build
 */
export function toPath(moves: string | Sequence | Definition, options: PathOptions): PlayableMoves {
	return resolvedTo(moves, options, (resolved, needs, refusals) => pathOf(resolved, options, needs, refusals));
}

/** Resolves the names in moves, and makes a path of them. */
function resolvedTo(
	moves: string | Sequence | Definition,
	options: PathOptions,
	make: (resolved: Moves, needs: RequirementList, refusals: Refusals) => Path,
): PlayableMoves {
	objectGiven(options, 'options', 'the board and the names of the game', 'size');
	checkOptions(options, RULES);
	const names = new Map(Object.entries(options.macros ?? {}).map(([name, body]) => [name, sequenceOf(body)] as const));
	const sequence = sequenceOf(moves);
	const refusals = new Refusals();
	const needs = new RequirementList(options.prefix ?? '');
	return refusals.run(() => {
		const resolved = new Resolver(names, refusals).moves(sequence);
		const path = make(resolved, needs, refusals);
		if (hasTooManyWalks(path, boardOf(options, needs)))
			refusals.add(
				'Expected repeated legs with few ways, found more ways than can be listed on this board.',
				sequence.span,
				'Limit the repetitions, as in (dmK)3, or give the legs fewer directions.',
			);
		return { path, needs };
	});
}

/**
 * Makes a path to each cell where moves end, while the piece stays where it is. With `effects: false` the walk changes nothing on the way:
 * a capture is a test of the victim only.
 *
 * @throws {TypeError} if an argument is wrong.
 * @throws {NotationError} if the text has faults, or with every part that has no meaning on this board (`mbn/unplayable`).
 *
 * @example
 * toTargets('cfW', { size: [8, 8] }).path
 * // seq(step([0, 1]), at({ who: 'enemy' }), capture()) in the words of @x/core/build
 */
export function toTargets(moves: string | Sequence | Definition, { effects = true, ...options }: TargetOptions): PlayableMoves {
	return resolvedTo(
		moves,
		options,
		(resolved, needs, refusals) => legsOf(resolved, options, needs, refusals, false).ends(resolved, effects) ?? { any: [] },
	);
}

/** The path of resolved moves. */
export function pathOf(moves: Moves, environment: Environment, needs: RequirementList, refusals: Refusals): Path {
	return legsOf(moves, environment, needs, refusals, visits(moves)).path(moves) ?? { any: [] };
}

function legsOf(moves: Moves, environment: Environment, needs: RequirementList, refusals: Refusals, lifted: boolean): Legs {
	const later = environment.captures !== 'immediate' && capturesOften(moves);
	const several =
		moves.legs.length > 1 || moves.legs.some((leg) => leg.type !== 'choice' || leg.parts.some(({ body }) => body.type === 'group'));
	return new Legs(environment, needs, refusals, { later, returns: several || visits(moves), lifted });
}

/**
 * The tree of moves: a text without its head (`mR+cpR`) is read, and a definition without moves (`K`) stands for `K=K`.
 *
 * @throws {TypeError} if the argument is something else.
 * @throws {NotationError} if the text has faults.
 *
 * @example
 * sequenceOf('mR+cpR').legs.length // 1
 */
export function sequenceOf(moves: string | Sequence | Definition): Sequence {
	if (typeof moves === 'string') return movesIn(moves);
	objectGiven(moves, 'moves', 'a text, a sequence or a definition of MBN');
	if ('legs' in moves) return moves;
	return (
		moves.moves ?? {
			legs: [{ type: 'choice', alternatives: [{ modifications: [], moves: [{ type: 'name', name: moves.piece.letters }] }] }],
			links: [],
		}
	);
}

const parts = (leg: MoveLeg): readonly Part[] => (leg.type === 'choice' ? leg.parts : leg.body.legs.flatMap(parts));

/** The board of moves, as far as it decides how a piece walks. */
const boardOf = ({ size, wraps = [] }: Environment, { zones, maps, wraps: named }: Requirements): LoneRules => ({
	space: { axes: size.map((length, axis) => ({ extent: [0, length - 1], wrap: wraps[axis] === true })), maps, wraps: named },
	zones,
	paths: {},
	defs: {},
});

/** Whether a move can go over a cell on which another piece stays. */
const visits = (moves: Moves): boolean =>
	moves.legs
		.flatMap(parts)
		.some((part) =>
			part.body.type === 'group'
				? visits(part.body.moves)
				: !part.ghost && part.modes.some(({ name }) => name.startsWith('j') || name.startsWith('x')),
		);

/** How many captures and steps a move can have, up to two of each. */
interface Extent {
	readonly captures: number;
	/** Steps after the first capture. */
	readonly after: number;
}

/** Whether a captured piece could matter again: it still blocks, or could be captured twice. */
function capturesOften(moves: Moves): boolean {
	const { captures, after } = extent(moves);
	return captures > 1 || (captures > 0 && after > 1);
}

function extent(moves: Moves): Extent {
	let all: Extent = { captures: 0, after: 0 };
	for (const leg of moves.legs) {
		const one = leg.type === 'choice' ? largest(leg.parts.map(extentOfPart)) : extent(leg.body);
		all = { captures: all.captures + one.captures, after: all.captures > 0 ? all.after + 1 : one.after };
	}
	return all;
}

const largest = (all: readonly Extent[]): Extent => ({
	captures: Math.max(0, ...all.map(({ captures }) => captures)),
	after: Math.max(0, ...all.map(({ after }) => after)),
});

function extentOfPart({ body, modes }: Part): Extent {
	if (body.type === 'group') {
		const inner = extent(body.moves);
		return body.steps === undefined || inner.captures === 0 ? inner : { captures: 2, after: 2 };
	}
	const kept = modes.filter(({ name, optional }) => name !== 'e' && !optional);
	// A capture in default mode ends the way of the piece.
	return {
		captures:
			kept.some(({ name, set }) => /^(?:a|c|ee)/.test(name) || (name === 'm' && set !== undefined)) ||
			modes.some(({ name, optional }) => optional && name.startsWith('c'))
				? 1
				: 0,
		after: 0,
	};
}
