import type { Cond, Filter, Path } from '@x/core';
import { isSame } from '@x/core/build';
import { asEffect, asPath, nodesIn } from '@x/core/rules';
import { clausesWords, conditionWords, conjunctionWords } from './conditions.js';
import { effectWords } from './effects.js';
import { type EndingGroup, endingsOf, groupEndings, type Promotion } from './endings.js';
import { filterNoun, passes, pieceWords, singularWords } from './filters.js';
import { groupBy } from './group-by.js';
import type { Lexicon } from './lexicon.js';
import { alternativeOf, alternativesOf, type MovePattern, type PathAlternative } from './move-patterns.js';
import { ownKind, zoneOf } from './parts.js';
import { pathWords } from './paths.js';
import { directionsOf } from './vectors.js';
import type { Wording } from './wording.js';
import { article, list, numeral, quoted } from './words.js';
import { duringPath } from './writers.js';
import { inArea } from './zones.js';

/** The description of a path, for three sections of the sheet. */
export interface MoveDescription {
	readonly moves: readonly string[];
	/** Moves without a known pattern, step by step. */
	readonly special: readonly string[];
	readonly promotions: readonly string[];
}

/** Items after landing that several moves share, and the phrase that stands for them. */
export interface Finish {
	readonly items: readonly Path[];
	readonly phrase: string;
}

/** `steps one cell forward`, `leaps like …`. */
function patternWords(wording: Wording, pattern: MovePattern): string {
	const { lexicon } = wording;
	if (pattern.form === 'pick') {
		const where = pattern.zone === undefined ? '' : ` ${inArea(lexicon, pattern.zone)}`;
		if (pattern.lifts) return `any ${filterNoun(wording, pattern.filter) ?? 'piece'}${where} is taken up and set down`;
		return pattern.filter.who === 'empty'
			? `goes to any empty cell${where}`
			: `goes to any cell${where} with ${article(singularWords(wording, pattern.filter))}`;
	}
	const lines = pattern.form === 'slide' || pattern.form === 'hop';
	const { near, far } = directionsOf(lexicon, pattern.vectors, lines);
	const both = (close: (words: string) => string, wide: (words: string) => string): string =>
		list([...(near === undefined ? [] : [close(near)]), ...(far === undefined ? [] : [wide(far)])], 'or');
	if (pattern.form === 'leap')
		return both(
			(words) => `steps one cell ${words}`,
			(words) => `leaps ${words}`,
		);
	if (pattern.form === 'slide') {
		const reach = pattern.most === undefined ? 'any distance' : pattern.most === 1 ? 'one cell' : `up to ${numeral(pattern.most)} cells`;
		return both(
			(words) => `slides ${reach} ${words}`,
			(words) =>
				`rides ${pattern.most === undefined ? 'any number of leaps' : `up to ${numeral(pattern.most)} leaps`} ${words} over empty cells`,
		);
	}
	if (pattern.form === 'hop') {
		const hurdle = singularWords(wording, pattern.hurdle);
		return `slides ${list(
			[near, far].flatMap((words) => words ?? []),
			'or',
		)}, leaps over one ${hurdle} and ${pattern.close ? 'ends on the cell behind it' : 'goes on to any cell beyond'}`;
	}
	const over = (filter: Filter, times: number): string =>
		filter.who === 'empty' ? (times === 2 ? 'an empty cell' : 'empty cells') : `a cell with ${article(singularWords(wording, filter))}`;
	if (pattern.form === 'steps')
		return both(
			(words) => `goes exactly ${numeral(pattern.times)} cells ${words} over ${over(pattern.over, pattern.times)}`,
			(words) => `makes exactly ${numeral(pattern.times)} leaps ${words} over ${over(pattern.over, pattern.times)}`,
		);
	const legs = directionsOf(lexicon, pattern.legs, false);
	const end = both(
		(words) => `goes one cell ${words}`,
		(words) => `goes ${words}`,
	);
	const way = pattern.steps === 1 ? '' : ` and then over ${over(pattern.over, pattern.steps)} diagonally outward`;
	return `${end}, by way of ${over(pattern.over, 2)} one cell ${list(
		[legs.near, legs.far].flatMap((words) => words ?? []),
		'or',
	)}${way}`;
}

const isPlain = (filter: Filter | undefined, who: Filter['who']): boolean => filter?.who === who && Object.keys(filter ?? {}).length === 1;

/** The captures of a move, as an addition to its clause. */
function captureWords(wording: Wording, { form }: MovePattern, { targets, takes, effects }: EndingGroup): string {
	if (form === 'pick' && targets.every((target) => target === undefined) && !takes.includes(true)) return '';
	const quiet = targets.some((target, index) => isPlain(target, 'empty') && takes[index] === false);
	const taking = targets.some((target, index) => isPlain(target, 'enemy') && takes[index] === true);
	if (targets.length === 2 && quiet && taking) return '';
	const parts = targets.map((target, index) => {
		if (takes[index] === true) {
			if (isPlain(target, 'enemy')) return 'only to capture';
			return `only to capture ${target === undefined ? 'whatever stands there' : article(singularWords(wording, target))}`;
		}
		if (isPlain(target, 'empty')) return effects.length > 0 ? 'to an empty cell' : 'without capturing';
		return target === undefined || Object.keys(target).length === 0
			? 'whatever stands there'
			: `where ${passes(wording, wording.at, target, true)}`;
	});
	return ` ${list(parts, 'or')}`;
}

/** A move with a known pattern as one clause. */
function endingWords(lexicon: Lexicon, { tests, pattern }: PathAlternative, outcome: EndingGroup, finishes: readonly Finish[]): string {
	const wording = duringPath(lexicon);
	const before: Wording = { ...wording, at: wording.origin };
	const reached: Wording = { ...wording, at: 'the cell it comes to' };
	const zones = tests.flatMap((test) => zoneOf(test, 'origin') ?? []);
	const starts = zones.map((zone) => `from ${inArea(lexicon, zone).replace(/^(?:on|in) /, '')}`);
	const conditions = [
		...tests.filter((test) => zoneOf(test, 'origin') === undefined).map((test) => [before, test] as const),
		...outcome.tests.map((test) => [reached, test] as const),
	];
	const passing =
		pattern.form === 'steps' ? pattern.effects.map((effect) => effectWords({ ...wording, at: 'the cell passed over' }, effect)) : [];
	const effects = [...passing, ...outcome.effects.map((effect) => effectWords(reached, effect))];
	const leaves = outcome.leaves === undefined ? [] : [`it leaves ${pieceWords(wording, outcome.leaves)} behind`];
	const marks = outcome.marks.map((mark) => `this is marked ${quoted(mark)}`);
	const finish = finishes.find(({ items }) => isSame(items, outcome.after))?.phrase;
	const after =
		outcome.after.length === 0 ? [] : [finish === undefined ? `then ${pathWords(wording, { seq: outcome.after })}` : `then ${finish}`];
	const stays = outcome.lands || outcome.effects.length > 0 || after.length > 0 ? [] : ['nothing moves'];
	return [
		[...starts, patternWords(wording, pattern)].join(' ') + captureWords(reached, pattern, outcome),
		conditions.length === 0 ? '' : `, if ${conjunctionWords(conditions)}`,
		...[...effects, ...leaves, ...marks, ...after, ...stays].map((words) => `; ${words}`),
	].join('');
}

/** The clause of a drop from a store; undefined for any other move. */
function dropWords(lexicon: Lexicon, { tests, pattern }: PathAlternative, outcome: EndingGroup): string | undefined {
	if (pattern.form !== 'pick' || pattern.lifts || outcome.lands || outcome.after.length > 0) return undefined;
	const [taken, put] = [asEffect('store', outcome.effects[0]), asEffect('set', outcome.effects[1])];
	if (taken?.add !== -1 || typeof taken.kind !== 'string' || put?.set !== 'at' || put.flags !== undefined || outcome.effects.length > 2)
		return undefined;
	const placed = ownKind(put.to);
	if (placed === undefined) return undefined;
	const wording: Wording = { ...duringPath(lexicon), at: 'that cell', mover: 'the piece' };
	const holder = taken.of === 'shared' ? 'the common' : taken.of === 'own' ? "the player's" : "the opponent's";
	const { store, of, kind } = taken;
	const isStock = (test: Cond): boolean => isSame(test, { compare: [{ store, of, kind }, '>', 0] });
	const conditions = [...tests, ...outcome.tests].filter((test) => !isStock(test));
	const cell = `${pattern.filter.who === 'empty' ? 'any empty cell' : `any cell with ${article(singularWords(wording, pattern.filter))}`}${pattern.zone === undefined ? '' : ` ${inArea(lexicon, pattern.zone)}`}`;
	const as = placed === kind ? '' : ` as ${article(lexicon.kind(placed))}`;
	const marks = outcome.marks.map((mark) => `; this is marked ${quoted(mark)}`).join('');
	return `${article(lexicon.kind(kind))} from ${holder} ${quoted(store)} may be put on ${cell}${as}${conditions.length === 0 ? '' : `, if ${clausesWords(wording, conditions)}`}${marks}`;
}

function promotionWords(lexicon: Lexicon, { kinds, if: when, or }: Promotion): string {
	const wording: Wording = { ...duringPath(lexicon), at: 'the cell it comes to' };
	const what = list(
		kinds.map((kind) => article(lexicon.kind(kind))),
		'or',
	);
	const must = or === undefined || (or !== 'always' && when !== undefined && isSame(or, { not: when }));
	const condition = when === undefined ? '' : ` if ${conditionWords(wording, when)}`;
	const rest = must || or === undefined || or === 'always' ? '' : `; it may stay what it is if ${conditionWords(wording, or)}`;
	return `${must ? 'becomes' : 'may become'} ${what}${condition}${rest}`;
}

/** Merges lame leaps with the same ending. */
function mergeLameLeaps(alternatives: readonly PathAlternative[]): readonly PathAlternative[] {
	const key = ({ tests, pattern, rest }: PathAlternative, place: number): unknown =>
		pattern.form === 'lame' ? [tests, pattern.over, pattern.steps, rest] : place;
	return groupBy(alternatives, key).map((alike) => {
		const [first] = alike;
		if (first!.pattern.form !== 'lame') return first!;
		const patterns = alike.flatMap(({ pattern }) => (pattern.form === 'lame' ? [pattern] : []));
		return {
			...first!,
			pattern: { ...first!.pattern, legs: patterns.flatMap(({ legs }) => legs), vectors: patterns.flatMap(({ vectors }) => vectors) },
		};
	});
}

/** The notation of moves that set a castling mark. */
function castlingNotation({ names }: Lexicon, items: readonly Path[]): string {
	const marks = Object.entries(names?.castling?.marks ?? {});
	const set = new Set(nodesIn('path', items).path.map((part) => asPath('mark', part)?.mark));
	const written = marks.flatMap(([mark, text]) => (set.has(mark) ? [text] : [])).sort();
	return written.length === 0 ? '' : `${list(written, 'or')}: `;
}

/** Describes a path: known patterns in short form, all else step by step. */
export function describeMoves(lexicon: Lexicon, path: Path, finishes: readonly Finish[]): MoveDescription {
	const moves: string[] = [];
	const special: string[] = [];
	const promotions = new Set<string>();
	const known: PathAlternative[] = [];
	for (const items of alternativesOf(path)) {
		const alternative = alternativeOf(items);
		if (alternative !== undefined && endingsOf(alternative.rest) !== undefined) known.push(alternative);
		else special.push(castlingNotation(lexicon, items) + pathWords(duringPath(lexicon), { seq: items }));
	}
	for (const alternative of mergeLameLeaps(known)) {
		for (const outcome of groupEndings(endingsOf(alternative.rest) ?? [])) {
			moves.push(dropWords(lexicon, alternative, outcome) ?? endingWords(lexicon, alternative, outcome, finishes));
			for (const promotion of outcome.promotions) promotions.add(promotionWords(lexicon, promotion));
		}
	}
	return { moves, special, promotions: [...promotions] };
}

/** The items after landing that at least three moves share. */
export function finishesOf(paths: readonly Path[]): readonly Finish[] {
	const afters = paths.flatMap(alternativesOf).flatMap((items) => {
		const alternative = alternativeOf(items);
		return groupEndings((alternative && endingsOf(alternative.rest)) ?? []).flatMap(({ after }) => (after.length > 0 ? [after] : []));
	});
	const shared = groupBy(afters, (after) => after).filter((group) => group.length > 2);
	return shared.map(([items], index) => ({
		items: items!,
		phrase: shared.length === 1 ? 'it finishes in the usual way' : `it finishes in way ${index + 1}`,
	}));
}
