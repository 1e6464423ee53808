import type { Path } from '@x/core';
import { asPath, fold, type Pass } from '@x/core/rules';
import { conditionWords } from './conditions.js';
import { effectWords } from './effects.js';
import { cellWords, filterNoun, stepWords } from './filters.js';
import { filterOf, isEmptyFilter, pathItems } from './parts.js';
import { sequenceWords } from './sequence.js';
import { directionWords } from './vectors.js';
import type { Wording } from './wording.js';
import { article, list, quoted, timesWords } from './words.js';
import { inArea } from './zones.js';

const clauseOf: Pass<'path', string, [Wording]> = fold('path', {
	step: ({ step, wraps }, wording) =>
		`it goes ${stepWords(wording, step)}${wraps === undefined ? '' : ` on the board closed as ${quoted(wraps)}`}`,
	each: ({ each, as, series, path }, wording) => {
		const by = as === 'd' ? '' : ` (the way ${quoted(as)})`;
		const places =
			series === undefined ? '' : series === 'primes' ? ', at prime distances only' : `, at the distances ${list(series.map(String))} only`;
		const where =
			'bound' in each ? `in a direction that ${quoted(each.map)} gives for ${quoted(each.bound)}` : directionWords(wording.lexicon, each);
		return `${where}${by}${places}: ${pathWords(wording, path)}`;
	},
	pick: ({ pick, zone, origin }, wording) => {
		const where = zone === undefined ? '' : ` ${inArea(wording.lexicon, zone)}`;
		const noun = filterNoun(wording, pick);
		if (origin === true) return `any ${noun ?? 'piece'}${where} is taken up`;
		return noun === undefined
			? `any ${pick.who === 'empty' ? 'empty ' : ''}cell${where} is chosen`
			: `any cell${where} with ${article(noun)} is chosen`;
	},
	seq: (path, wording) => sequenceWords(wording, pathItems(path)),
	any: ({ any }, wording) => {
		if (any.length === 0) return 'there is no way';
		const ways = any.map((part) => pathWords(wording, part));
		return any.length === 1 ? ways[0]! : `either ${ways.map((way) => `(${way})`).join(' or ')}`;
	},
	loop: ({ loop, min, max, greedy }, wording) => {
		const bounds = [
			...(min === undefined || min === 0 ? [] : [`at least ${timesWords(min)}`]),
			...(max === undefined ? [] : [`at most ${typeof max === 'number' ? timesWords(max) : `${max} times`}`]),
			...(greedy === true ? ['as often as it can'] : []),
		];
		const free = freeRun(wording, loop);
		if (free !== undefined && bounds.length === 0) return `it goes over any number of empty cells ${free}`;
		const often = bounds.length === 0 ? 'any number of times' : list(bounds);
		return `${often}: (${pathWords(wording, loop)})`;
	},
	test: ({ test }, wording) => `only if ${conditionWords(wording, test)}`,
	do: ({ do: effect }, wording) => effectWords(wording, effect),
	go: ({ go }, wording) => `it turns to ${cellWords(wording, go)}`,
	mark: ({ mark }, { at }) => `${at} is marked ${quoted(mark)}`,
	use: ({ use }) => `it goes as ${quoted(use)} says`,
});

/** The description of a path step by step, without known patterns. */
export function pathWords(wording: Wording, path: Path): string {
	return clauseOf(path, wording);
}

/** The direction of a loop over empty cells. */
function freeRun(wording: Wording, path: Path): string | undefined {
	const [first, empty, ...more] = pathItems(path);
	const step = asPath('step', first);
	if (step === undefined || step.wraps !== undefined || more.length > 0 || !isEmptyFilter(filterOf(empty))) return undefined;
	return stepWords(wording, step.step).replace(/^one (?:cell|step) /, '');
}
