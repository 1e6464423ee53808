import { Session } from 'node:inspector';

/** What a call of a built-in method costs, where that grows with what it is given. */
type Cost = (self: { readonly length: number }, result: unknown, args: readonly unknown[]) => number;

const whole: Cost = ({ length }) => length;
const made: Cost = (_, result) => (typeof result === 'string' || Array.isArray(result) ? result.length : 1);
const searched: Cost = ({ length }, found, [, from]) => (typeof found === 'number' && found >= 0 ? found + 1 : length) - Number(from ?? 0);

const COSTS: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
	[
		String.prototype,
		{
			slice: made,
			substring: made,
			split: whole,
			trim: whole,
			replace: whole,
			replaceAll: whole,
			toLowerCase: whole,
			includes: whole,
			indexOf: searched,
		},
	],
	[
		Array.prototype,
		{
			slice: made,
			concat: made,
			join: whole,
			includes: whole,
			indexOf: searched,
			reverse: whole,
			sort: whole,
			shift: whole,
			splice: whole,
		},
	],
];

const session = new Session();
session.connect();
session.post('Profiler.enable');
// From here on: functions that were compiled before would not be counted. So files that count have modules of their own (`isolate`).
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** How often a block of some sources was entered since it was last asked. */
function entered(sources: string): number {
	let sum = 0;
	session.post('Profiler.takePreciseCoverage', (error, { result }) => {
		if (error !== null) throw error;
		for (const { url, functions } of result)
			if (url.includes(sources)) for (const { ranges } of functions) for (const { count } of ranges) sum += count;
	});
	return sum;
}

/**
 * How much work a call does, as a number that no machine and no other process changes: how often each block of the sources is entered, and
 * how much the built-in methods that it calls have to look through or to copy.
 *
 * @param sources part of the addresses of the files that are counted: `/feen/src/`
 */
export function workOf(sources: string, run: () => void): number {
	let built = 0;
	const undo: (() => void)[] = [];
	entered(sources);
	for (const [prototype, costs] of COSTS) {
		for (const [name, cost] of Object.entries(costs)) {
			const property = Object.getOwnPropertyDescriptor(prototype, name)!;
			const method = property.value as (...args: unknown[]) => unknown;
			Object.defineProperty(prototype, name, {
				...property,
				value: function counted(this: { readonly length: number }, ...args: unknown[]): unknown {
					const result = Reflect.apply(method, this, args);
					built += cost(this, result, args);
					return result;
				},
			});
			undo.push(() => Object.defineProperty(prototype, name, property));
		}
	}
	try {
		run();
	} finally {
		for (const restore of undo) restore();
	}
	return entered(sources) + built;
}
