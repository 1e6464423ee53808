import type { Path } from '@x/core';
import { isSame } from '@x/core/build';
import { conditionWords } from './conditions.js';
import { effectWords } from './effects.js';
import { cellWords, filterNoun, stepWords } from './filters.js';
import { pathItems } from './parts.js';
import { sequenceWords } from './sequence.js';
import { directionWords } from './vectors.js';
import type { Wording } from './wording.js';
import { article, list, quoted, timesWords, unreachable } from './words.js';
import { inArea } from './zones.js';

/** The description of a path step by step, without known patterns. */
export function pathWords(wording: Wording, path: Path): string {
	if ('step' in path) {
		const closed = path.wraps === undefined ? '' : ` on the board closed as ${quoted(path.wraps)}`;
		return `it goes ${stepWords(wording, path.step)}${closed}`;
	}
	if ('each' in path) {
		const { each } = path;
		const by = path.as === 'd' ? '' : ` (the way ${quoted(path.as)})`;
		const series =
			path.series === undefined
				? ''
				: path.series === 'primes'
					? ', at prime distances only'
					: `, at the distances ${list(path.series.map(String))} only`;
		const where =
			'bound' in each ? `in a direction that ${quoted(each.map)} gives for ${quoted(each.bound)}` : directionWords(wording.lexicon, each);
		return `${where}${by}${series}: ${pathWords(wording, path.path)}`;
	}
	if ('pick' in path) {
		const where = path.zone === undefined ? '' : ` ${inArea(wording.lexicon, path.zone)}`;
		const noun = filterNoun(wording, path.pick);
		if (path.origin === true) return `any ${noun ?? 'piece'}${where} is taken up`;
		return noun === undefined
			? `any ${path.pick.who === 'empty' ? 'empty ' : ''}cell${where} is chosen`
			: `any cell${where} with ${article(noun)} is chosen`;
	}
	if ('seq' in path) return sequenceWords(wording, pathItems(path));
	if ('any' in path) {
		if (path.any.length === 0) return 'there is no way';
		const ways = path.any.map((part) => pathWords(wording, part));
		return path.any.length === 1 ? ways[0]! : `either ${ways.map((way) => `(${way})`).join(' or ')}`;
	}
	if ('loop' in path) {
		const bounds = [
			...(path.min === undefined || path.min === 0 ? [] : [`at least ${timesWords(path.min)}`]),
			...(path.max === undefined ? [] : [`at most ${typeof path.max === 'number' ? timesWords(path.max) : `${path.max} times`}`]),
			...(path.greedy === true ? ['as often as it can'] : []),
		];
		const free = freeRun(wording, path.loop);
		if (free !== undefined && bounds.length === 0) return `it goes over any number of empty cells ${free}`;
		const often = bounds.length === 0 ? 'any number of times' : list(bounds);
		return `${often}: (${pathWords(wording, path.loop)})`;
	}
	if ('test' in path) return `only if ${conditionWords(wording, path.test)}`;
	if ('do' in path) return effectWords(wording, path.do);
	if ('go' in path) return `it turns to ${cellWords(wording, path.go)}`;
	if ('mark' in path) return `${wording.at} is marked ${quoted(path.mark)}`;
	if ('use' in path) return `it goes as ${quoted(path.use)} says`;
	return unreachable(path);
}

/** The direction of a loop over empty cells. */
function freeRun(wording: Wording, path: Path): string | undefined {
	const [step, empty, ...more] = pathItems(path);
	if (step === undefined || empty === undefined || more.length > 0 || !('step' in step) || step.wraps !== undefined) return undefined;
	if (!isSame(empty, { test: { is: 'at', a: { who: 'empty' } } })) return undefined;
	return stepWords(wording, step.step).replace(/^one (?:cell|step) /, '');
}
