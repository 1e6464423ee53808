import type { Span } from '@x/diagnostics';
import type { Alternative, Leg, Modification, Move, Sequence, Steps } from '../tree.js';
import { COMPOSED, EXPRESSIONS, LEAPS } from './bases.js';
import { type Outer, pushed } from './outer-modifiers.js';
import { movesIn } from './read-moves.js';
import type { Refusals } from './refusals.js';
import type { Atom, Group, Mode, MoveLeg, Moves, Part, Repeat, Trait, TraitName } from './resolved.js';
import { type Direction, images, type Vector } from './vectors.js';

/** The names that moves may use besides the base moves: macros, and the moves of other pieces. */
export type Names = ReadonlyMap<string, Sequence>;

const MODES: ReadonlySet<string> = new Set(['a', 'c', 'cc', 'cy', 'e', 'ee', 'j', 'jj', 'jy', 'm', 'w', 'ww', 'wy', 'x', 'xx', 'xy']);

/** The most parts that moves may have once their names are replaced. */
const LARGEST = 4096;

/** The most legs in one sequence: paths are nested, leg in leg. */
const MOST_LEGS = 100;

const expressions = new Map<string, Sequence>();

/** The tree of a base move that stands for a whole expression. */
function expression(letter: string): Sequence {
	const known = expressions.get(letter);
	if (known !== undefined) return known;
	const moves = movesIn(EXPRESSIONS[letter]!);
	expressions.set(letter, moves);
	return moves;
}

/** Replaces names by what they stand for. */
export class Resolver {
	readonly #names: Names;
	readonly #refusals: Refusals;
	#parts = 0;
	readonly #lengths = new WeakMap<Moves, number>();

	constructor(names: Names, refusals: Refusals) {
		this.#names = names;
		this.#refusals = refusals;
	}

	/** `hidden`: names that mean the base move here, since their own macro is being read. */
	moves({ legs, links, span }: Sequence, hidden: readonly string[] = []): Moves {
		const moves = { legs: legs.map((leg) => this.#leg(leg, hidden)), links };
		const length = moves.legs.reduce((sum, leg) => sum + this.#length(leg), 0);
		if (length > MOST_LEGS)
			this.#refusals.stop(`Expected at most ${MOST_LEGS} legs one after the other once macros are replaced, found more.`, span);
		this.#lengths.set(moves, length);
		return moves;
	}

	/** The legs of a leg one after the other, and the brackets around them. */
	#length(leg: MoveLeg): number {
		if (leg.type !== 'choice') return this.#lengthOf(leg.body);
		return Math.max(1, ...leg.parts.map(({ body }) => (body.type === 'group' ? this.#lengthOf(body.moves) : 1)));
	}

	/** Moves are counted once, where they are resolved; a change by outer modifications keeps their legs. */
	#lengthOf(moves: Moves): number {
		const known = this.#lengths.get(moves) ?? moves.legs.reduce((sum, leg) => sum + this.#length(leg), 0);
		this.#lengths.set(moves, known);
		return known;
	}

	#leg(leg: Leg, hidden: readonly string[]): MoveLeg {
		if (leg.type !== 'choice') return { type: leg.type, body: this.moves(leg.body, hidden) };
		return { type: 'choice', parts: leg.alternatives.flatMap((one) => this.#alternative(one, hidden)) };
	}

	#alternative(of: Alternative, hidden: readonly string[]): Part[] {
		if (of.ghost !== undefined && of.ghost !== true)
			this.#refusals.add(
				'A ghost leg with a piece set cannot be played: the source gives the set no meaning (A7).',
				of.span,
				'Leave out the set behind "!".',
			);
		const outer = outerOf(of.modifications);
		const common = {
			ghost: of.ghost !== undefined,
			decision: of.decision === true,
			transition: of.transition,
			condition: of.condition,
			start: of.start,
			attackers: of.attackers ?? [],
			end: of.end,
			span: of.span,
		};
		const atoms: Atom[] = [];
		const groups: Group[] = [];
		for (const move of of.moves) this.#move(move, hidden, atoms, groups);
		const plain: Part[] = atoms.length === 0 ? [] : [{ ...common, ...outer, body: { type: 'atoms', atoms } }];
		const inner = groups.flatMap((group): Part[] => {
			const moves = pushed(group.moves, outer);
			return moves === undefined ? [] : [{ ...common, directions: [], modes: [], traits: new Map(), body: { ...group, moves } }];
		});
		return this.#counted([...plain, ...inner], of.span);
	}

	#counted(parts: Part[], span: Span | undefined): Part[] {
		this.#parts += parts.length;
		if (this.#parts > LARGEST)
			this.#refusals.stop(`Expected moves of at most ${LARGEST} parts once macros are replaced, found more.`, span);
		return parts;
	}

	#move(move: Move, hidden: readonly string[], atoms: Atom[], groups: Group[]): void {
		const steps = move.steps && repeatOf(move.steps);
		const turning = move.turning?.letters[0] as Atom['turning'];
		switch (move.type) {
			case 'group':
				groups.push({ type: 'group', moves: this.moves(move.body, hidden), turning, steps });
				return;
			case 'leap':
				atoms.push(leaps(images(...move.offset), steps, turning));
				return;
			case 'base':
				this.#letter(move.letter, { hidden, steps, turning, span: move.span }, atoms, groups);
				return;
			case 'name':
				// A piece of one letter is also a name between colons: `K=acc?{D}:K:` uses the base move.
				this.#letter(move.name, { hidden, steps, turning, span: move.span }, atoms, groups);
		}
	}

	#letter(
		name: string,
		use: {
			readonly hidden: readonly string[];
			readonly steps: Repeat | undefined;
			readonly turning: Atom['turning'];
			readonly span: Span | undefined;
		},
		atoms: Atom[],
		groups: Group[],
	): void {
		const { hidden, steps, turning, span } = use;
		const macro = hidden.includes(name) ? undefined : this.#names.get(name);
		if (macro !== undefined) {
			this.#counted([], span);
			this.#parts++;
			const moves = this.moves(macro, [...hidden, name]);
			const plain = steps === undefined && turning === undefined ? plainAtoms(moves) : undefined;
			if (plain !== undefined) atoms.push(...plain);
			else groups.push({ type: 'group', moves, turning, steps });
		} else if (LEAPS[name] !== undefined) atoms.push(leaps(images(...LEAPS[name]), steps, turning));
		else if (name === 'O') atoms.push({ type: 'zero', vectors: [], steps, turning });
		else if (name === 'U') atoms.push({ type: 'anywhere', vectors: [], steps, turning });
		else if (COMPOSED[name] !== undefined)
			for (const [letter, repeat] of COMPOSED[name])
				this.#letter(letter, { ...use, steps: steps ?? (repeat === 'any' ? UNBOUNDED : undefined) }, atoms, groups);
		else if (EXPRESSIONS[name] !== undefined)
			groups.push({ type: 'group', moves: new Resolver(new Map(), this.#refusals).moves(expression(name)), turning, steps });
		else this.#refusals.add(`Expected a base move, a macro or a piece, found ":${name}:".`, span, `Define it: @:${name}:=….`);
	}
}

const UNBOUNDED: Repeat = { type: 'count', least: 1, most: Number.POSITIVE_INFINITY };

/** The atoms of moves without any modification, which a name stands for as base moves do. */
function plainAtoms({ legs }: Moves): readonly Atom[] | undefined {
	const [leg] = legs;
	if (legs.length > 1 || leg!.type !== 'choice' || leg!.parts.length > 1) return undefined;
	const [{ body, directions, modes, traits, ghost, decision, transition, condition, start, attackers, end }] = leg!.parts as [Part];
	const modified = directions.length + modes.length + traits.size + attackers.length > 0 || ghost || decision;
	const placed = transition !== undefined || condition !== undefined || start !== undefined || end !== undefined;
	return modified || placed || body.type === 'group' ? undefined : body.atoms;
}

const leaps = (vectors: readonly Vector[], steps: Repeat | undefined, turning: Atom['turning']): Atom => ({
	type: vectors.length === 1 ? 'zero' : 'leaps',
	vectors,
	steps,
	turning,
});

function repeatOf(steps: Steps): Repeat {
	switch (steps.type) {
		case 'any':
			return UNBOUNDED;
		case 'most':
			return { type: 'count', least: 1, most: steps.count };
		case 'exactly':
			return { type: 'count', least: steps.count, most: steps.count };
		default:
			return { type: steps.type, least: 1, most: Number.POSITIVE_INFINITY };
	}
}

/** The modifications of an alternative by what they change. */
function outerOf(modifications: readonly Modification[]): Outer {
	const directions: Direction[] = [];
	const modes: Mode[] = [];
	const traits = new Map<TraitName, Trait>();
	for (const one of modifications) {
		if (one.type === 'direction') directions.push(one.letter);
		else if (one.type === 'directions') directions.push(`${one.letters[0]}${one.letters[1]}`);
		else if (MODES.has(one.name)) modes.push({ name: one.name as Mode['name'], optional: one.optional === true, set: one.set });
		else traits.set(one.name as TraitName, { optional: one.optional === true, set: one.set, range: one.range });
	}
	return { directions, modes, traits };
}
