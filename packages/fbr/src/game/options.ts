import type { Cond, Path } from '@x/core';
import { act, all, any, compare, phase, seq, setVar, some, test, variable } from '@x/core/build';
import type { Draft } from './draft.js';
import { hasAttribute } from './rule-list.js';
import type { TurnOption, TurnPart, TurnPhase } from './turn-plan.js';

/** The variable that says which part of a turn a move is, where a phase has several. */
export const PART = 'part';
/** 1 until the first capture of a side (`untilcapture`). */
export const PRIVILEGE = 'privilege';

/** The variable that says that a move was a castling, where that matters later. */
export const CASTLED = 'castled';

/** Whether some phase has several parts. */
export const choosesParts = ({ turn }: Draft): boolean => turn.phases.some(({ options }) => options.length > 1);

/** The variable that says whether a piece of the set of a part moved last (`again`). */
export const movedLast = (part: TurnPart): string => `again ${part.index + 1}`;

/** The phases in which the game goes on where a phase has no move. */
export const afterSkip = (draft: Draft, { side, done, parts, opening }: TurnPhase): TurnPhase | undefined =>
	draft.turn.phase(side, [...done, ...parts], opening);

const isSkipped = (draft: Draft, phase: TurnPhase): boolean =>
	draft.turn.phases.some((one) => !one.first && afterSkip(draft, one)?.name === phase.name);

/** Whether a phase may be entered although its only part cannot be made. */
const isOpen = (draft: Draft, phase: TurnPhase): boolean => phase.first || phase.options.length > 1 || isSkipped(draft, phase);

/** The condition of an option on the state of the game. */
export function stateOf({ when }: TurnOption): readonly Cond[] {
	return when === undefined ? [] : [compare(variable(PRIVILEGE), '=', when === 'kept' ? 1 : 0)];
}

/** The parts whose set the last move decides, in phases that are entered anyway. */
export const askedAgain = (draft: Draft): readonly TurnPart[] =>
	draft.turn.parts.filter(
		(part) => hasAttribute(part.rule, 'again') && draft.turn.phasesOf(part).some((one) => !one.first && isOpen(draft, one)),
	);

/** The conditions for an option in a phase that is entered. */
function testsOf(draft: Draft, phase: TurnPhase, option: TurnOption): readonly Cond[] {
	if (!isOpen(draft, phase)) return [];
	const part = draft.turn.parts[option.part]!;
	const again = hasAttribute(part.rule, 'again') ? [compare(variable(movedLast(part)), '=', 1)] : [];
	return [...stateOf(option), ...again];
}

/** When one of some parts can be made: in these phases, under conditions where they have them. `undefined`: always. */
function whenOpen(draft: Draft, parts: readonly TurnPart[], may: (part: TurnPart, phase: TurnPhase) => boolean): Cond | undefined | false {
	const names = new Map<string, { readonly tests: readonly Cond[]; readonly phases: string[] }>();
	for (const one of draft.turn.phases)
		for (const option of one.options) {
			const part = parts.find(({ index }) => index === option.part);
			if (part === undefined || !may(part, one)) continue;
			const tests = testsOf(draft, one, option);
			const key = JSON.stringify(tests);
			const known = names.get(key) ?? { tests, phases: [] };
			names.set(key, known);
			if (!known.phases.includes(one.name)) known.phases.push(one.name);
		}
	if (names.size === 0) return false;
	const free = names.get('[]')?.phases ?? [];
	if (free.length === draft.turn.phases.length && !draft.hasOtherPhases) return undefined;
	const found = [...names.values()].map(({ tests, phases }) => (tests.length === 0 ? phase(...phases) : all(phase(...phases), ...tests)));
	return found.length === 1 ? found[0] : some(...found);
}

/** Paths in the phases in which one of the parts can be made. `may`: whether the part allows them there. */
export function inParts(
	draft: Draft,
	parts: readonly TurnPart[],
	paths: readonly Path[],
	may: (part: TurnPart, phase: TurnPhase) => boolean = () => true,
): Path[] {
	if (!choosesParts(draft)) {
		const open = whenOpen(draft, parts, may);
		if (open === false) return [];
		return open === undefined ? [...paths] : paths.map((path) => seq(test(open), path));
	}
	return parts.flatMap((part) => {
		const open = whenOpen(draft, [part], may);
		if (open === false) return [];
		// A move that counts for either part is two moves (decision D50), so the variable lives on.
		draft.variable(PART, { start: 0, life: 'turn' });
		return paths.map((path) => seq(...(open ? [test(open)] : []), act(setVar(PART, part.index + 1)), path));
	});
}

/** The parts without a prefix, in which moves without a piece are made. */
const plainParts = ({ turn }: Draft): readonly TurnPart[] => turn.parts.filter(({ rule }) => rule.prefix === undefined);

/** A path that is walked without a piece, in the parts without a prefix. */
export function plainly(draft: Draft, path: Path): Path {
	const found = inParts(draft, plainParts(draft), [path]);
	return found.length === 1 ? found[0]! : any(...found);
}

/** Moves of pieces off the board, or to there: in the parts without a prefix whose set has the type. */
export function alsoOfTypes(draft: Draft, name: string, moves: readonly { readonly type: string; readonly path: Path }[]): void {
	const parts = plainParts(draft);
	if (moves.length === 0) return;
	if (parts.every((part) => part.all)) {
		draft.also.push({ name, path: oneOf(moves.map(({ path }) => path)) });
		return;
	}
	const types = new Set(moves.map(({ type }) => type));
	const found = [...types].flatMap((type) =>
		inParts(
			draft,
			parts,
			moves.filter((move) => move.type === type).map(({ path }) => path),
			(part, { side }) => part.own[side].includes(type),
		),
	);
	const phases = draft.turn.where((part) => parts.includes(part)).map((one) => one.name);
	if (found.length > 0) draft.also.push({ name, path: oneOf(found), phases });
}

const oneOf = (paths: readonly Path[]): Path => (paths.length === 1 ? paths[0]! : any(...paths));
