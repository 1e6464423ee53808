import type { Path } from '@x/core';
import { isSame } from '@x/core/build';
import { conditionWords } from './conditions.js';
import { effectWords } from './effects.js';
import { cellWords, filterNoun, stepWords } from './filters.js';
import { sequenceWords } from './sequence.js';
import type { Teller } from './teller.js';
import { directionsOf } from './vectors.js';
import { article, list, quoted, times, unsaid } from './words.js';
import { inArea } from './zones.js';

/** The paths of a sequence, sequences inside it laid open. */
export const itemsOf = (path: Path): readonly Path[] => ('seq' in path ? path.seq.flatMap(itemsOf) : [path]);

/** How a walk is told step by step, where no pattern is known. */
export function pathWords(teller: Teller, path: Path): string {
	if ('step' in path) {
		const closed = path.wraps === undefined ? '' : ` on the board closed as ${quoted(path.wraps)}`;
		return `it goes ${stepWords(teller, path.step)}${closed}`;
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
		const where = 'bound' in each ? `in a direction that ${quoted(each.map)} gives for ${quoted(each.bound)}` : wayWords(teller, each);
		return `${where}${by}${series}: ${pathWords(teller, path.path)}`;
	}
	if ('pick' in path) {
		const where = path.zone === undefined ? '' : ` ${inArea(teller.lexicon, path.zone)}`;
		const noun = filterNoun(teller, path.pick);
		if (path.origin === true) return `any ${noun ?? 'piece'}${where} is taken up`;
		return noun === undefined
			? `any ${path.pick.who === 'empty' ? 'empty ' : ''}cell${where} is chosen`
			: `any cell${where} with ${article(noun)} is chosen`;
	}
	if ('seq' in path) return sequenceWords(teller, itemsOf(path));
	if ('any' in path) {
		if (path.any.length === 0) return 'there is no way';
		const ways = path.any.map((part) => pathWords(teller, part));
		return path.any.length === 1 ? ways[0]! : `either ${ways.map((way) => `(${way})`).join(' or ')}`;
	}
	if ('loop' in path) {
		const bounds = [
			...(path.min === undefined || path.min === 0 ? [] : [`at least ${times(path.min)}`]),
			...(path.max === undefined ? [] : [`at most ${typeof path.max === 'number' ? times(path.max) : `${path.max} times`}`]),
			...(path.greedy === true ? ['as often as it can'] : []),
		];
		const free = freeRun(teller, path.loop);
		if (free !== undefined && bounds.length === 0) return `it goes over any number of empty cells ${free}`;
		const often = bounds.length === 0 ? 'any number of times' : list(bounds);
		return `${often}: (${pathWords(teller, path.loop)})`;
	}
	if ('test' in path) return `only if ${conditionWords(teller, path.test)}`;
	if ('do' in path) return effectWords(teller, path.do);
	if ('go' in path) return `it turns to ${cellWords(teller, path.go)}`;
	if ('mark' in path) return `${teller.at} is marked ${quoted(path.mark)}`;
	if ('use' in path) return `it goes as ${quoted(path.use)} says`;
	return unsaid(path);
}

/** Which way a run over empty cells goes. */
function freeRun(teller: Teller, path: Path): string | undefined {
	const [step, empty, ...more] = itemsOf(path);
	if (step === undefined || empty === undefined || more.length > 0 || !('step' in step) || step.wraps !== undefined) return undefined;
	if (!isSame(empty, { test: { is: 'at', a: { who: 'empty' } } })) return undefined;
	return stepWords(teller, step.step).replace(/^one (?:cell|step) /, '');
}

/** In which directions, as an adverb. */
export function wayWords({ lexicon }: Teller, vectors: Parameters<typeof directionsOf>[1]): string {
	if (vectors.length === 0) return 'in no direction';
	const { near, far } = directionsOf(lexicon, vectors, false);
	const [straight, leaps] = [near === undefined ? [] : [near], far === undefined ? [] : [`by leaps ${far}`]];
	return list([...straight, ...leaps], 'or');
}
