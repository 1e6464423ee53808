import type { Span } from '@x/diagnostics';
import { COMPOSED, LEAPS } from '../path/bases.js';
import { sizeOf } from '../path/letters.js';
import type { Alternative, Modification, Move, Steps } from '../tree.js';
import type { Sizes } from './geometry.js';
import { familyOf } from './geometry.js';
import type { Losses } from './losses.js';
import type { BetzaMove, Leg, Target, Unmoved } from './moves.js';

/** One base move of an alternative, with what its modifications mean for Betza notation. */
export interface Form {
	readonly leaps: readonly Sizes[];
	readonly range: number;
	/** All but directions and range. The targets are those of a last leg. */
	readonly leg: Omit<Leg, 'directions' | 'range'>;
	/** The targets are the default, which for a leg that others follow are empty cells only. */
	readonly usual: boolean;
	readonly modifications: readonly Modification[];
	/** `t`: back only; `tt`: anywhere but back. */
	readonly back?: 'only' | 'never' | undefined;
	/** `d`: directions of the board. */
	readonly free: boolean;
	readonly unmoved?: Unmoved | undefined;
	readonly special?: (BetzaMove & { readonly type: 'pass' | 'anywhere' }) | undefined;
	readonly span?: Span | undefined;
}

/** The leaps of a base letter, each with its range; none for other letters. */
const leapsOf = (letter: string, range = 1): readonly (readonly [Sizes, number])[] =>
	LEAPS[letter] === undefined
		? (COMPOSED[letter] ?? []).flatMap(([part, steps]) => leapsOf(part, steps === 'any' ? 0 : range))
		: [[LEAPS[letter], range]];

/** The meaning of alternatives of MBN. Parts that Betza notation does not have become losses. */
export class MbnForms {
	private readonly losses: Losses;

	constructor(losses: Losses) {
		this.losses = losses;
	}

	/** Whether an alternative has modifications and moves only. */
	isPlain({ ghost, decision, transition, condition, start, attackers, end }: Alternative): boolean {
		return [ghost, decision, transition, condition, start, attackers, end].every((part) => part === undefined);
	}

	lost(what: string, span: Span | undefined): readonly never[] {
		this.losses.add(what, span);
		return [];
	}

	/** The parts of an alternative that decide whether it can be said at all. */
	missing(alternative: Alternative): string | undefined {
		if (alternative.ghost !== undefined) return 'a ghost leg';
		if (alternative.decision) return 'a decision';
		if (alternative.transition !== undefined) return 'a leg on another board';
		if (alternative.condition !== undefined) return 'a condition';
		if (alternative.attackers !== undefined) return 'a condition on attackers';
		return alternative.start !== undefined || alternative.end !== undefined ? 'a range of cells' : undefined;
	}

	/** The conditions of a leg that its modes state; `undefined` if one cannot be said. */
	modes(modifications: readonly Modification[], span: Span | undefined): Pick<Form, 'leg' | 'usual' | 'back' | 'unmoved'> | undefined {
		const names: string[] = [];
		for (const one of modifications) {
			if (one.type !== 'mode') continue;
			if (one.set !== undefined || one.range !== undefined || one.optional) {
				this.losses.add(`the mode ${one.name} with a set, a range or a question mark`, one.span ?? span);
				return undefined;
			}
			names.push(one.name);
		}
		const has = (...some: readonly string[]): boolean => some.some((name) => names.includes(name));
		const unknown = names.find((name) => !'m c cc cy a w ww wy j jj jy e ee i o p pp k n t tt'.split(' ').includes(name));
		if (unknown !== undefined) {
			this.losses.add(`the mode ${unknown}`, span);
			return undefined;
		}
		const targets: Target[] = [];
		if (has('m')) targets.push('empty');
		if (has('c', 'cy', 'w', 'wy')) targets.push('enemy');
		if (has('cc', 'cy', 'ww', 'wy')) targets.push('friend');
		if (has('j', 'jy')) targets.push('over enemy');
		if (has('jj', 'jy')) targets.push('over friend');
		const usual = targets.length === 0 && !has('a', 'ee');
		if (usual || has('a')) targets.push('empty', 'enemy');
		const passing = has('ee') || (has('e') && targets.includes('enemy'));
		return {
			leg: {
				targets: has('ee') && usual === false && targets.length === 0 ? ['passing'] : passing ? [...targets, 'passing'] : targets,
				...(has('w', 'ww', 'wy') && { unload: true }),
				...(has('o') && { cylinder: true }),
				...(has('k') && { royal: 'never' }),
				...(has('n') && { lame: true }),
				...(has('e') && !targets.includes('enemy') && { passable: true }),
				...(has('p') ? { hop: 'anywhere' } : has('pp') && { jump: 'any' }),
			},
			usual,
			...(has('t') ? { back: 'only' } : has('tt') && { back: 'never' }),
			...(has('i') && { unmoved: 'here' }),
		};
	}

	/** The leaps of a move with their ranges. `lame`: an exact number of steps, which is a lame leap of that length. */
	leaps(move: Move, span: Span | undefined): readonly { readonly sizes: Sizes; readonly range: number; readonly lame?: boolean }[] {
		if (move.type === 'group') return this.lost('a group with steps or modifications', move.span ?? span);
		if (move.type === 'name') return this.lost(`the name ${move.name}`, move.span ?? span);
		const parts: readonly (readonly [Sizes, number])[] = move.type === 'leap' ? [[sizeOf(move.offset), 1]] : leapsOf(move.letter);
		if (parts.length === 0) return this.lost(`the base move ${move.type === 'base' ? move.letter : ''}`, move.span ?? span);
		return parts.flatMap(([sizes, own]): readonly { readonly sizes: Sizes; readonly range: number; readonly lame?: boolean }[] => {
			const range = this.range(move.steps, own);
			if (typeof range === 'string') return this.lost(range, move.span ?? span);
			if (typeof range === 'number') return [{ sizes, range }];
			const [small, large] = sizes;
			if (familyOf(sizes) === 'oblique' || large > 1) return this.lost('an exact number of leaps', move.span ?? span);
			return [{ sizes: [small * range.exactly, range.exactly] as const, range: 1, lame: range.exactly > 1 }];
		});
	}

	private range(steps: Steps | undefined, own: number): number | string | { readonly exactly: number } {
		switch (steps?.type) {
			case undefined:
				return own;
			case 'any':
				return 0;
			case 'most':
				return steps.count;
			case 'exactly':
				return { exactly: steps.count };
			case 'greedy':
				return 'as great a number of steps as possible';
			case 'all':
				return 'all instances at once';
			case 'edge':
				return 'a rider that stops before the edge';
		}
	}
}

/** The forms of an alternative: its moves one by one, leaps of the same range together, with the modifications of all. */
export function formsOf(forms: MbnForms, alternative: Alternative): readonly Form[] {
	const { span, modifications } = alternative;
	const missing = forms.missing(alternative);
	if (missing !== undefined) return forms.lost(missing, span);
	if (modifications.some((one) => one.type === 'direction' && one.letter === 'z')) return forms.lost('a reflected leg', span);
	const modes = forms.modes(modifications, span);
	if (modes === undefined) return [];
	const free = modifications.some((one) => one.type === 'direction' && one.letter === 'd');
	return alternative.moves.flatMap((move): readonly Form[] => {
		const common = { ...modes, modifications, free, ...(span && { span }) };
		if (move.type === 'base' && (move.letter === 'O' || move.letter === 'U'))
			return [{ ...common, leaps: [], range: 1, special: { type: move.letter === 'O' ? 'pass' : 'anywhere', targets: modes.leg.targets } }];
		const bend = bendOf(forms, move, span);
		if (bend === null) return [];
		const found = forms.leaps(move, span);
		const kinds = new Map<string, { sizes: Sizes[]; range: number; lame: boolean }>();
		for (const { sizes, range, lame = false } of found) {
			const key = `${range} ${lame}`;
			const kind = kinds.get(key) ?? { sizes: [], range, lame };
			kind.sizes.push(sizes);
			kinds.set(key, kind);
		}
		return [...kinds.values()].map(({ sizes, range, lame }): Form => {
			// A hurdle of a leap is on one of the cells that it passes.
			const { hop, ...leg } = modes.leg;
			const hopping = hop === undefined ? {} : range === 1 ? { jump: 'one' as const } : { hop };
			return { ...common, leaps: sizes, range, leg: { ...leg, ...hopping, ...(lame && { lame }), ...(bend && { bend }) } };
		});
	});
}

/** Turning riders: to either side is a circular one. `null` if it cannot be said. */
function bendOf(forms: MbnForms, move: Move, span: Span | undefined): 'circle' | undefined | null {
	if (move.turning === undefined) return undefined;
	if (move.type !== 'group' && move.turning.letters.join() === 's') return 'circle';
	forms.lost('a rider that turns to one side', span);
	return null;
}
