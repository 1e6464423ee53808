import type { Vector } from '../path/vectors.js';
import type { Alternative } from '../tree.js';
import { type Aim, aimOf, directionWords, type Frame } from './aim.js';
import { type Atom, atomsOf, type Scope } from './atoms.js';
import { actionsOf, affects, endingModes, joined, ownCellActions, passingWords } from './endings.js';
import { piecesIn } from './pieces.js';
import { conditionWords, endWords, startWords, transitionWords } from './places.js';
import { traitWords } from './traits.js';
import { type Ride, waysOf } from './ways.js';
import { list } from './words.js';

/** A clause about one alternative: conditions, and a verb phrase whose verbs have a dot before the ending of the third person. */
export interface Clause {
	readonly leads: readonly string[];
	readonly verbs: string;
	/** The possible directions afterwards; `undefined`: unknown. */
	readonly direction: readonly Vector[] | 'start' | undefined;
}

/** How a leg stands in its sequence. */
export interface Situation {
	readonly frame: Frame;
	/** The piece need not go on, so a capture in the usual way is possible. */
	readonly ends: boolean;
}

/** Whether a part without moves of its own pieces changes nothing but is looked at. */
export const isGhost = ({ ghost }: Alternative): boolean => ghost !== undefined;

/** The words in front of an alternative: conditions of its start. */
export function leadsOf(of: Alternative, scope: Scope): readonly string[] {
	return [...startWords(of.start, of.attackers, scope), ...(of.condition === undefined ? [] : [conditionWords(of.condition, scope)])];
}

/** The words behind an alternative. */
export function tailsOf(of: Alternative): readonly string[] {
	return [
		...(of.end === undefined ? [] : [`ending ${endWords(of.end)}`]),
		...(of.decision ? ['which takes precedence wherever it is possible'] : []),
	];
}

/** Describes an alternative of base moves; groups are not among its moves. */
export function clauseOf(of: Alternative, scope: Scope, { frame, ends }: Situation): Clause {
	const atoms = of.moves.flatMap((move) => (move.type === 'group' ? [] : atomsOf(move, scope)));
	const rides = ridesOf(atoms, of, frame);
	const modes = endingModes(of.modifications);
	const { leads, over, tails } = traitWords(of.modifications, scope);
	const ways = waysOf(
		rides,
		atoms.filter(({ type }) => type === 'anywhere' || type === 'named'),
		new Set([...scope.names].filter(([, moves]) => moves !== undefined).map(([name]) => name)),
	);
	const transition = of.transition && transitionWords(of.transition);
	const zero = atoms.some(({ type }) => type === 'zero');
	const onOther = zero && transition !== undefined;
	const passing = over.length > 0 ? over : emptyCells(rides);
	const all = [...ways, ...(onOther ? ['to the same cell'] : [])];
	const actions = actionsOf(modes, ends, scope);
	const verbs = [
		...(all.length === 0
			? []
			: [
					joined(
						actions,
						passing.length === 0 ? all : [`${list(all, 'or')}${all.some((one) => one.includes(', ')) ? ',' : ''} ${passing.join(' ')}`],
					),
				]),
		...(zero && !onOther ? ownCellActions(modes, scope) : []),
	];
	const told =
		verbs.length > 0
			? list(verbs, 'or')
			: zero
				? 'cannot do this on its own cell'
				: 'cannot go anywhere, since none of its directions fits';
	const changed = transition?.board === undefined ? told : `go·es to ${transition.board} and there ${told}`;
	const more = [
		...passingWords(modes, scope),
		...(transition?.steps === undefined ? [] : [transition.steps]),
		...beginning(of, atoms),
		...tails,
		...tailsOf(of),
	];
	return {
		leads: [...leadsOf(of, scope), ...leads],
		verbs: looked(
			of,
			scope,
			affects(modes) && !(zero && ways.length === 0 && !modes.some(({ name }) => name.startsWith('c'))),
			[changed, ...more].join(', '),
		),
		direction: directionAfter(of, atoms, rides, frame),
	};
}

/** A ghost leg: the piece looks there without going there. */
export function looked(of: Alternative, scope: Scope, changes: boolean, verbs: string): string {
	if (of.ghost === undefined) return verbs;
	const bare = verbs.replace(/·e?s\b/g, '');
	if (of.ghost !== true) return `set·s up ${piecesIn(of.ghost, 'any', scope)} for the following, which has no agreed meaning: (${verbs})`;
	return changes ? `must be able to ${bare}, and does so without going there` : `must be able to ${bare}, but stays where it is`;
}

/** Direction letters in front of a name concern its first leg. */
function beginning({ modifications }: Alternative, atoms: readonly Atom[]): readonly string[] {
	const words = directionWords(modifications);
	return words === '' || !atoms.some(({ type }) => type === 'named') ? [] : [`beginning ${words} where its own moves leave that open`];
}

/** Steps of a fixed number cross empty cells. */
function emptyCells(rides: readonly Ride[]): readonly string[] {
	const counts = rides.flatMap(({ offset, steps }) =>
		offset[1] === 1 && steps?.type === 'exactly' && steps.count > 1 ? [steps.count] : [],
	);
	return counts.length === 0 || counts.length < rides.length ? [] : [Math.max(...counts) > 2 ? 'over empty cells' : 'over an empty cell'];
}

function ridesOf(atoms: readonly Atom[], of: Alternative, frame: Frame): readonly Ride[] {
	const leaps = atoms.filter((atom): atom is Extract<Atom, { readonly type: 'leaps' }> => atom.type === 'leaps');
	const lengths = leaps.map(({ offset }) => offset);
	return leaps.map((atom): Ride => {
		const aim: Aim = aimOf(atom.offset, lengths, of.modifications, frame);
		return { ...atom, aim };
	});
}

function directionAfter(of: Alternative, atoms: readonly Atom[], rides: readonly Ride[], frame: Frame): Clause['direction'] {
	if (of.ghost !== undefined || atoms.every(({ type }) => type === 'zero')) return frame.previous;
	if (atoms.some(({ type }) => type !== 'leaps')) return undefined;
	if (rides.some(({ turning, aim }) => turning !== undefined || aim.vectors === undefined)) return undefined;
	return rides.flatMap(({ aim }) => aim.vectors ?? []);
}
