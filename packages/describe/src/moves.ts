import type { Cond, Filter, Path } from '@x/core';
import { isSame, someNode } from '@x/core/build';
import { clausesWords, conditionWords, toldTogether } from './conditions.js';
import { effectWords } from './effects.js';
import { endingsOf, type Outcome, outcomesOf, type Promotion } from './endings.js';
import { filterNoun, oneWord, passes } from './filters.js';
import type { Lexicon } from './lexicon.js';
import { type Alternative, alternativeOf, alternativesOf, type Motion } from './motions.js';
import { pathWords } from './paths.js';
import { directionsOf } from './vectors.js';
import type { Wording } from './wording.js';
import { article, list, numeral, quoted } from './words.js';
import { duringPath } from './writers.js';
import { inArea } from './zones.js';

/** What a path comes to, told in three places. */
export interface Telling {
	readonly moves: readonly string[];
	/** What has no usual form, step by step. */
	readonly special: readonly string[];
	readonly promotions: readonly string[];
}

/** What several ways of moving have in common after landing, by its JSON, and what it is called. */
export type Finishes = ReadonlyMap<string, string>;

/** `steps one cell forward`, `leaps like …`. */
function motionWords(wording: Wording, motion: Motion): string {
	const { lexicon } = wording;
	if (motion.way === 'pick') {
		const where = motion.zone === undefined ? '' : ` ${inArea(lexicon, motion.zone)}`;
		if (motion.lifts) return `any ${filterNoun(wording, motion.filter) ?? 'piece'}${where} is taken up and set down`;
		return motion.filter.who === 'empty'
			? `goes to any empty cell${where}`
			: `goes to any cell${where} with ${article(oneWord(wording, motion.filter))}`;
	}
	const lines = motion.way === 'slide' || motion.way === 'hop';
	const { near, far } = directionsOf(lexicon, motion.vectors, lines);
	const both = (close: (words: string) => string, wide: (words: string) => string): string =>
		list([...(near === undefined ? [] : [close(near)]), ...(far === undefined ? [] : [wide(far)])], 'or');
	if (motion.way === 'leap')
		return both(
			(words) => `steps one cell ${words}`,
			(words) => `leaps ${words}`,
		);
	if (motion.way === 'slide') {
		const reach = motion.most === undefined ? 'any distance' : motion.most === 1 ? 'one cell' : `up to ${numeral(motion.most)} cells`;
		return both(
			(words) => `slides ${reach} ${words}`,
			(words) =>
				`rides ${motion.most === undefined ? 'any number of leaps' : `up to ${numeral(motion.most)} leaps`} ${words} over empty cells`,
		);
	}
	if (motion.way === 'hop') {
		const hurdle = oneWord(wording, motion.hurdle);
		return `slides ${list(
			[near, far].flatMap((words) => words ?? []),
			'or',
		)}, leaps over one ${hurdle} and ${motion.close ? 'ends on the cell behind it' : 'goes on to any cell beyond'}`;
	}
	const over = (filter: Filter, times: number): string =>
		filter.who === 'empty' ? (times === 2 ? 'an empty cell' : 'empty cells') : `a cell with ${article(oneWord(wording, filter))}`;
	if (motion.way === 'steps')
		return both(
			(words) => `goes exactly ${numeral(motion.times)} cells ${words} over ${over(motion.over, motion.times)}`,
			(words) => `makes exactly ${numeral(motion.times)} leaps ${words} over ${over(motion.over, motion.times)}`,
		);
	const legs = directionsOf(lexicon, motion.legs, false);
	const end = both(
		(words) => `goes one cell ${words}`,
		(words) => `goes ${words}`,
	);
	return `${end}, by way of ${over(motion.over, 2)} one cell ${list(
		[legs.near, legs.far].flatMap((words) => words ?? []),
		'or',
	)}`;
}

const isPlain = (filter: Filter | undefined, who: Filter['who']): boolean => filter?.who === who && Object.keys(filter ?? {}).length === 1;

/** Whether it captures where it goes, and what. */
function captureWords(wording: Wording, { way }: Motion, { targets, takes, effects }: Outcome): string {
	if (way === 'pick' && targets.every((target) => target === undefined) && !takes.includes(true)) return '';
	const quiet = targets.some((target, index) => isPlain(target, 'empty') && takes[index] === false);
	const taking = targets.some((target, index) => isPlain(target, 'enemy') && takes[index] === true);
	if (targets.length === 2 && quiet && taking) return '';
	const parts = targets.map((target, index) => {
		if (takes[index] === true) {
			if (isPlain(target, 'enemy')) return 'only to capture';
			return `only to capture ${target === undefined ? 'whatever stands there' : article(oneWord(wording, target))}`;
		}
		if (isPlain(target, 'empty')) return effects.length > 0 ? 'to an empty cell' : 'without capturing';
		return target === undefined || Object.keys(target).length === 0
			? 'whatever stands there'
			: `where ${passes(wording, wording.at, target, true)}`;
	});
	return ` ${list(parts, 'or')}`;
}

const isStart = (test: Cond): test is Extract<Cond, { in: unknown }> => 'in' in test && test.in === 'origin';

/** A recognised way of moving as one clause. */
function outcomeWords(lexicon: Lexicon, { tests, motion }: Alternative, outcome: Outcome, finishes: Finishes): string {
	const wording = duringPath(lexicon);
	const before: Wording = { ...wording, at: wording.origin };
	const reached: Wording = { ...wording, at: 'the cell it comes to' };
	const starts = tests.filter(isStart).map((test) => `from ${inArea(lexicon, test.zone).replace(/^(?:on|in) /, '')}`);
	const conditions = [
		...tests.filter((test) => !isStart(test)).map((test) => [before, test] as const),
		...outcome.tests.map((test) => [reached, test] as const),
	];
	const passing =
		motion.way === 'steps' ? motion.effects.map((effect) => effectWords({ ...wording, at: 'the cell passed over' }, effect)) : [];
	const effects = [...passing, ...outcome.effects.map((effect) => effectWords(reached, effect))];
	const marks = outcome.marks.map((mark) => `this is marked ${quoted(mark)}`);
	const finish = finishes.get(JSON.stringify(outcome.after));
	const after =
		outcome.after.length === 0 ? [] : [finish === undefined ? `then ${pathWords(wording, { seq: outcome.after })}` : `then ${finish}`];
	const stays = outcome.lands || outcome.effects.length > 0 || after.length > 0 ? [] : ['nothing moves'];
	return [
		[...starts, motionWords(wording, motion)].join(' ') + captureWords(reached, motion, outcome),
		conditions.length === 0 ? '' : `, if ${toldTogether(conditions)}`,
		...[...effects, ...marks, ...after, ...stays].map((words) => `; ${words}`),
	].join('');
}

/** A piece out of a store onto an empty cell, told as such. */
function dropWords(lexicon: Lexicon, { tests, motion }: Alternative, outcome: Outcome): string | undefined {
	if (motion.way !== 'pick' || motion.lifts || outcome.lands || outcome.after.length > 0) return undefined;
	const [taken, put, ...more] = outcome.effects;
	if (
		taken === undefined ||
		put === undefined ||
		more.length > 0 ||
		!('store' in taken) ||
		taken.add !== -1 ||
		typeof taken.kind !== 'string'
	)
		return undefined;
	const placed =
		'set' in put && put.set === 'at' && typeof put.to === 'object' && 'kind' in put.to && put.to.side === 'own' ? put.to.kind : undefined;
	if (placed === undefined || ('set' in put && put.flags !== undefined)) return undefined;
	const wording: Wording = { ...duringPath(lexicon), at: 'that cell', mover: 'the piece' };
	const holder = taken.of === 'shared' ? 'the common' : taken.of === 'own' ? "the player's" : "the opponent's";
	const { store, of, kind } = taken;
	const isStock = (test: Cond): boolean => isSame(test, { compare: [{ store, of, kind }, '>', 0] });
	const conditions = [...tests, ...outcome.tests].filter((test) => !isStock(test));
	const cell = `${motion.filter.who === 'empty' ? 'any empty cell' : `any cell with ${article(oneWord(wording, motion.filter))}`}${motion.zone === undefined ? '' : ` ${inArea(lexicon, motion.zone)}`}`;
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

/** Lame ways that end alike, as one. */
function gathered(alternatives: readonly Alternative[]): readonly Alternative[] {
	const key = ({ tests, motion, rest }: Alternative): string => (motion.way === 'lame' ? JSON.stringify([tests, motion.over, rest]) : '');
	const done = new Set<string>();
	return alternatives.flatMap((alternative) => {
		const { motion } = alternative;
		if (motion.way !== 'lame') return [alternative];
		const name = key(alternative);
		if (done.has(name)) return [];
		done.add(name);
		const alike = alternatives.flatMap((other) => (other.motion.way === 'lame' && key(other) === name ? [other.motion] : []));
		return [
			{ ...alternative, motion: { ...motion, legs: alike.flatMap(({ legs }) => legs), vectors: alike.flatMap(({ vectors }) => vectors) } },
		];
	});
}

/** How moves are written whose walk sets a mark of castling. */
function writtenAs({ names }: Lexicon, items: readonly Path[]): string {
	const marks = Object.entries(names?.castling?.marks ?? {});
	const written = marks.flatMap(([mark, text]) => (someNode(items, (node) => node.mark === mark) ? [text] : [])).sort();
	return written.length === 0 ? '' : `${list(written, 'or')}: `;
}

/** What a path says, with what is usual told as such. */
export function tellingOf(lexicon: Lexicon, path: Path, finishes: Finishes): Telling {
	const moves: string[] = [];
	const special: string[] = [];
	const promotions = new Set<string>();
	const known: Alternative[] = [];
	for (const items of alternativesOf(path)) {
		const alternative = alternativeOf(items);
		if (alternative !== undefined && endingsOf(alternative.rest) !== undefined) known.push(alternative);
		else special.push(writtenAs(lexicon, items) + pathWords(duringPath(lexicon), { seq: items }));
	}
	for (const alternative of gathered(known)) {
		for (const outcome of outcomesOf(endingsOf(alternative.rest) ?? [])) {
			moves.push(dropWords(lexicon, alternative, outcome) ?? outcomeWords(lexicon, alternative, outcome, finishes));
			for (const promotion of outcome.promotions) promotions.add(promotionWords(lexicon, promotion));
		}
	}
	return { moves, special, promotions: [...promotions] };
}

/** Ways of finishing a move that at least three ways of moving share. */
export function finishesOf(paths: Iterable<Path>): Finishes {
	const counts = new Map<string, number>();
	for (const path of paths)
		for (const items of alternativesOf(path)) {
			const alternative = alternativeOf(items);
			for (const { after } of outcomesOf((alternative && endingsOf(alternative.rest)) ?? []))
				if (after.length > 0) counts.set(JSON.stringify(after), (counts.get(JSON.stringify(after)) ?? 0) + 1);
		}
	const shared = [...counts].filter(([, count]) => count > 2).map(([name]) => name);
	return new Map(
		shared.map((name, index) => [name, shared.length === 1 ? 'it finishes in the usual way' : `it finishes in way ${index + 1}`]),
	);
}
