import type { Alternative, Definition, Move, Sequence } from '@x/mbn';
import { Printer } from '@x/mbn/parts';
import type { Rule } from '../tree.js';
import { edited } from './edit.js';
import type { Macro } from './macro.js';
import { movingKinds } from './sets.js';
import { movesOf, sequenceOf, withMoves } from './text.js';

const PRINTER = new Printer(false);

/** The step to the next square in the direction of a base move. A move that is not here is a leap, which is its own step. */
const STEPS: Readonly<Record<string, string>> = {
	R: 'W',
	W: 'W',
	B: 'F',
	F: 'F',
	K: 'K',
	M: 'K',
	Q: 'K',
	P: 'K',
	S: 'K',
	U: 'K',
	E: 'K',
	I: 'K',
	X: 'K',
	Y: 'F',
};
/** Steps that a step of the king contains. */
const ADJACENT = 'WFK';
/** Base moves written out whose parts have different steps, or which the FBR page prints expanded. */
const WRITTEN: Readonly<Record<string, string>> = { P: 'mfW+cefF+imefW02', E: 'R+N', I: 'B+N' };

/** `spacious`, or `torus=spacious`: after each move the next square in its direction must be empty. */
export const spacious: Macro = (value, rule) => {
	const pieces = movingKinds(value);
	// Both rules say the same once.
	const single = { ...value, rules: value.rules.filter((one) => one === rule || one.name !== 'spacious' || one.negated) };
	return {
		value: edited(single, rule, {
			others: (one) => (one.name === 'torus' && !one.negated ? without(one) : one),
			rules: rule.name === 'torus' ? [without(rule)] : [],
			each: (item) => (item.type === 'definition' && pieces.includes(item) ? withMoves(item, spaced(item)) : undefined),
		}),
		note: 'The source prints cesF for the captures of pawns; they go forwards: cefF.',
	};
};

/** A rule without the attribute; the rule itself where it has none. */
function without(rule: Rule): Rule {
	const { attributes = [], written: _, ...bare } = rule;
	const left = attributes.filter(({ name }) => name !== 'spacious');
	return left.length === attributes.length ? rule : { ...bare, ...(left.length > 0 && { attributes: left }) };
}

function spaced(definition: Definition): string {
	const text = movesOf(definition);
	const bunches = bunchesOf(sequenceOf(WRITTEN[text] ?? text));
	if (bunches === undefined) return `(${text})-!mK`;
	const parts = bunches.map((bunch) => `${/^[A-Z]$/.test(bunch.text) ? bunch.text : `(${bunch.text})`}-!m${bunch.step}`);
	return parts.length === 1 ? parts[0]! : parts.map((part) => `(${part})`).join('+');
}

interface Bunch {
	readonly text: string;
	readonly step: string;
}

/** Alternatives with a common step; `undefined` if the moves have several legs. */
function bunchesOf({ legs }: Sequence): readonly Bunch[] | undefined {
	const [leg, ...more] = legs;
	if (more.length > 0 || leg.type !== 'choice') return undefined;
	const bySteps = new Map<string, { texts: string[]; steps: Set<string> }>();
	for (const alternative of leg.alternatives)
		for (const { text, step } of dividedBySteps(alternative)) {
			const key = ADJACENT.includes(step) ? ADJACENT : step;
			const bunch = bySteps.get(key) ?? { texts: [], steps: new Set() };
			bunch.texts.push(text);
			bunch.steps.add(step);
			bySteps.set(key, bunch);
		}
	return [...bySteps.values()].map(({ texts, steps }) => ({ text: texts.join('+'), step: steps.size === 1 ? [...steps][0]! : 'K' }));
}

/** An alternative, divided where its moves have different steps. */
function dividedBySteps(alternative: Alternative): readonly Bunch[] {
	const steps = alternative.moves.map(stepOf);
	if (new Set(steps).size === 1 || steps.every((step) => ADJACENT.includes(step)))
		return [{ text: PRINTER.alternative(alternative), step: new Set(steps).size === 1 ? steps[0]! : 'K' }];
	return alternative.moves.map((move, at) => ({ text: PRINTER.alternative({ ...alternative, moves: [move] }), step: steps[at]! }));
}

function stepOf(move: Move): string {
	if (move.type === 'leap') return `:${move.offset.join(',')}:`;
	if (move.type === 'group') return stepOfLegs(move.body);
	// The steps of a name are not known here; riders and single steps have a step of the king.
	return move.type === 'base' ? (STEPS[move.letter] ?? move.letter) : 'K';
}

/** The step that all moves of a single leg have in common; those of several legs, or with different steps, have a step of the king. */
function stepOfLegs({ legs: [leg, ...more] }: Sequence): string {
	if (more.length > 0 || leg.type !== 'choice') return 'K';
	const steps = new Set(leg.alternatives.flatMap(({ moves }) => moves.map(stepOf)));
	return steps.size === 1 ? [...steps][0]! : 'K';
}
