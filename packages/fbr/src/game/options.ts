import type { Cond, Path } from '@x/core';
import { act, all, any, compare, isSame, phase, seq, setVar, test, variable } from '@x/core/build';
import { type Cast, someOf } from './cast.js';
import type { Contribution } from './contribution.js';
import { hasAttribute } from './rule-list.js';
import type { Phased, Staged } from './steps.js';
import type { TurnOption, TurnPart, TurnPhase } from './turn-plan.js';

/** The variable that says which part of a turn a move is, where a phase has several. */
export const PART = 'part';
/** 1 until the first capture of a side (`untilcapture`). */
export const PRIVILEGE = 'privilege';

/** The variable that says that a move was a castling, where that matters later. */
export const CASTLED = 'castled';

/** Whether some phase has several parts. */
export const choosesParts = ({ turn }: Cast): boolean => turn.phases.some(({ options }) => options.length > 1);

/** The variable that says whether a piece of the set of a part moved last (`again`). */
export const movedLast = (part: TurnPart): string => `again ${part.index + 1}`;

/** The phases in which the game goes on where a phase has no move. */
export const afterSkip = (game: Cast, phase: TurnPhase): TurnPhase | undefined =>
	game.turn.phase(phase.side, [...phase.done, ...phase.parts], phase);

const isSkipped = (game: Cast, phase: TurnPhase): boolean =>
	game.turn.phases.some((one) => !one.first && afterSkip(game, one)?.name === phase.name);

/** Whether a phase may be entered although its only part cannot be made. */
const isOpen = (game: Cast, phase: TurnPhase): boolean => phase.done.length === 0 || phase.options.length > 1 || isSkipped(game, phase);

/** The condition of an option on the state of the game. */
export function stateOf({ when }: TurnOption): readonly Cond[] {
	return when === undefined ? [] : [compare(variable(PRIVILEGE), '=', when === 'kept' ? 1 : 0)];
}

/** The parts whose set the last move decides, in phases that are entered anyway. */
export const askedAgain = (game: Cast): readonly TurnPart[] =>
	game.turn.parts.filter(
		(part) => hasAttribute(part.rule, 'again') && game.turn.phasesOf(part).some((one) => !one.first && isOpen(game, one)),
	);

/** The conditions for an option in a phase that is entered. */
function testsOf(game: Cast, phase: TurnPhase, option: TurnOption): readonly Cond[] {
	if (!isOpen(game, phase)) return [];
	const part = game.turn.parts[option.part]!;
	const again = hasAttribute(part.rule, 'again') ? [compare(variable(movedLast(part)), '=', 1)] : [];
	return [...stateOf(option), ...again];
}

/** The values that decide whether a move needs a test of the phase. */
type PhaseTests = Cast & Pick<Phased, 'hasOtherPhases'>;

/** When one of some parts can be made: in these phases, under conditions where they have them. `undefined`: always. */
function whenOpen(
	game: PhaseTests,
	parts: readonly TurnPart[],
	may: (part: TurnPart, phase: TurnPhase) => boolean,
): Cond | undefined | false {
	const names: { readonly tests: readonly Cond[]; readonly phases: string[] }[] = [];
	for (const one of game.turn.phases)
		for (const option of one.options) {
			const part = parts.find(({ index }) => index === option.part);
			if (part === undefined || !may(part, one)) continue;
			const tests = testsOf(game, one, option);
			const known = names.find((other) => isSame(other.tests, tests));
			if (known === undefined) names.push({ tests, phases: [one.name] });
			else if (!known.phases.includes(one.name)) known.phases.push(one.name);
		}
	if (names.length === 0) return false;
	const free = names.find(({ tests }) => tests.length === 0)?.phases ?? [];
	if (free.length === game.turn.phases.length && !game.hasOtherPhases) return undefined;
	const found = someOf(names.map(({ tests, phases }) => (tests.length === 0 ? phase(...phases) : all(phase(...phases), ...tests))));
	for (const { rule } of parts) game.origins.mark(found, rule);
	return found;
}

/** Paths in the phases in which one of the parts can be made. `may`: whether the part allows them there. */
export function inParts(
	game: PhaseTests,
	parts: readonly TurnPart[],
	paths: readonly Path[],
	may: (part: TurnPart, phase: TurnPhase) => boolean = () => true,
): Path[] {
	if (!choosesParts(game)) {
		const open = whenOpen(game, parts, may);
		if (open === false) return [];
		return open === undefined ? [...paths] : paths.map((path) => seq(test(open), path));
	}
	return parts.flatMap((part) => {
		const open = whenOpen(game, [part], may);
		if (open === false) return [];
		return paths.map((path) => seq(...(open ? [test(open)] : []), act(setVar(PART, part.index + 1)), path));
	});
}

/** The parts without a prefix, in which moves without a piece are made. */
const plainParts = ({ turn }: Cast): readonly TurnPart[] => turn.parts.filter(({ rule }) => rule.prefix === undefined);

/** A path that is walked without a piece, in the parts without a prefix. */
export function plainly(game: Phased, path: Path): Path {
	const found = inParts(game, plainParts(game), [path]);
	return found.length === 1 ? found[0]! : any(...found);
}

/** Moves of pieces off the board, or to there: in the parts without a prefix whose set has the type. */
export function alsoOfTypes(
	game: Staged,
	name: string,
	moves: readonly { readonly type: string; readonly path: Path }[],
): readonly Contribution[] {
	const parts = plainParts(game);
	if (moves.length === 0) return [];
	if (parts.every((part) => part.all)) return [{ also: [{ name, path: oneOf(moves.map(({ path }) => path)) }] }];
	// They are made in these phases only, so that they need no test of the phase.
	const phases = game.turn.where((part) => parts.includes(part)).map((one) => one.name);
	const ofType = (type: string): readonly Path[] => moves.filter((move) => move.type === type).map(({ path }) => path);
	const found = [...new Set(moves.map(({ type }) => type))].flatMap((type) =>
		inParts({ ...game, hasOtherPhases: false }, parts, ofType(type), (part, { side }) => part.own[side].includes(type)),
	);
	return found.length === 0 ? [] : [{ also: [{ name, path: oneOf(found), phases }] }];
}

const oneOf = (paths: readonly Path[]): Path => (paths.length === 1 ? paths[0]! : any(...paths));
