import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { BetzaMove, Dialect, Leg } from '../src/betza/index.js';
import { shortened } from '../src/betza/patterns.js';
import type { Modification, Move, Sequence } from '../src/tree.js';

export const readVectors = <T>(name: string): readonly T[] =>
	JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));

export const DIALECTS: readonly Dialect[] = ['betza', 'xbetza', 'fairy'];

const one = (text: string): fc.Arbitrary<string> => fc.constantFrom(...text);
const some = (text: string, maxLength: number): fc.Arbitrary<string> =>
	fc.array(one(text), { maxLength }).map((letters) => letters.join(''));

/** Terms that mostly follow the grammar of a dialect. */
const term: Readonly<Record<Dialect, fc.Arbitrary<string>>> = {
	betza: fc
		.tuple(some('fblrvs', 3), some('mcpgnjoqz', 2), one('WFDNAHLJGKQRB'), fc.constantFrom('', '', '2', '4'))
		.map((parts) => parts.join('')),
	fairy: fc
		.tuple(some('fblrvsh', 3), some('mcpni', 2), one('WFDNAHCZGKQRB'), fc.constantFrom('', '', '0', '3'))
		.map((parts) => parts.join('')),
	xbetza: fc.oneof(
		fc
			.tuple(some('i', 1), some('fblrvs', 3), some('mcdetpgoynj', 2), one('WFDNAHCZGKQRB'), fc.constantFrom('', '', '0', '3'))
			.map((parts) => parts.join('')),
		fc
			.tuple(some('fblrvs', 2), some('mcdpgy', 1), some('fblrvs', 2), some('mc', 1), one('WFDAHNKQRB'))
			.map(([first, mode, second, last, atom]) => `${first}${mode}a${second}${last}${atom}`),
		fc.constantFrom('[W-F]', '[F?R]', 'isO2', '@8', 'FX', '(1,4)', '(az)N', 'afsafzK', 'hrN', 'O', 'U'),
	),
};

/** Texts that mostly follow the grammar of a dialect. */
export const textOf = (dialect: Dialect): fc.Arbitrary<string> => fc.array(term[dialect], { maxLength: 4 }).map((parts) => parts.join(''));

/** Any text, with many characters that mean something. */
export const garbage: fc.Arbitrary<string> = fc
	.array(fc.oneof(fc.constantFrom(...'fblrvshmcpgnjaoyzqtudkxeiWFDNAHGCZLJKQRBOUI@XY()[]-?,0123 t'), fc.string({ maxLength: 3 })), {
		maxLength: 24,
	})
	.map((parts) => parts.join(''));

/** The ways of a list of moves, each as a text: one for each offset of its first leg and each range of it. */
export function waysOf(moves: readonly BetzaMove[]): readonly string[] {
	const sorted = (leg: Leg): unknown => {
		const { directions, targets, ...rest } = leg;
		const turns = directions.from === 'leg' && directions.turns !== 'least' ? [...directions.turns].sort() : undefined;
		return {
			...Object.fromEntries(
				Object.entries(rest)
					.filter(([, value]) => value !== undefined && value !== false)
					.sort(),
			),
			targets: [...targets].sort(),
			turns: turns ?? directions,
		};
	};
	const found = moves.flatMap((move): readonly string[] => {
		if (move.type !== 'path') return [JSON.stringify({ ...move, span: undefined })];
		const { legs, unmoved, repeated } = shortened(move);
		const [first, ...more] = legs;
		const { directions } = first;
		if (directions.from !== 'start') return ['?'];
		// Turns one by one.
		const rests = more.reduce<readonly (readonly Leg[])[]>(
			(before, leg) =>
				before.flatMap((some) => {
					const { directions: ways } = leg;
					if (ways.from === 'start' || ways.turns === 'least') return [[...some, leg]];
					return ways.turns.map((turn) => [...some, { ...leg, directions: { ...ways, turns: [turn] } }]);
				}),
			[[]],
		);
		return directions.offsets.flatMap((offset) =>
			// Moves and captures apart are the same as both together.
			(more.length === 0 ? first.targets : [first.targets]).flatMap((target) => {
				const leg = { ...first, directions: { from: 'start' as const, offsets: [offset] }, targets: [target].flat() };
				return rests.map((rest) => JSON.stringify([sorted(leg), rest.map(sorted), unmoved, repeated]));
			}),
		);
	});
	return [...new Set(found)].sort();
}

const modificationText = (one: Modification): string =>
	one.type === 'direction' ? one.letter : one.type === 'directions' ? `(${one.letters.join('')})` : one.name;

function moveText(move: Move): string {
	const { steps, turning } = move;
	const name =
		move.type === 'base'
			? move.letter
			: move.type === 'leap'
				? `:${move.offset.join()}:`
				: move.type === 'group'
					? `(${mbnText(move.body)})`
					: move.name;
	const turn = turning === undefined ? '' : `(${turning.letters.join('')})`;
	const count =
		steps === undefined
			? ''
			: steps.type === 'any'
				? '0'
				: steps.type === 'most'
					? `${steps.count}`
					: steps.type === 'exactly'
						? `0${steps.count}`
						: '?';
	return name + turn + count;
}

/** The text of the nodes that conversions make. */
export const mbnText = ({ legs }: Sequence): string =>
	legs
		.map((leg) =>
			leg.type === 'choice'
				? leg.alternatives
						.map(({ modifications, moves }) => modifications.map(modificationText).join('') + moves.map(moveText).join(''))
						.join('+')
				: `[${mbnText(leg.body)}]`,
		)
		.join('-');
