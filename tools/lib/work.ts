import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

/** The cost of a call of a built-in method, if it grows with the size of its arguments. */
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

// Compiled code does not count all entries, and V8 compiles in another thread: how many entries it counts would depend on the machine.
// Code that V8 throws away takes its counters with it.
for (const flag of ['--no-opt', '--no-sparkplug', '--no-flush-bytecode']) setFlagsFromString(flag);

const session = new Session();
session.connect();
session.post('Profiler.enable');
// Functions compiled before this point are not counted. So tests import what they count after it, as modules of their own (`vi.resetModules`).
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** The number of entries into each block of some sources since the last call. */
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
 * The work of a call, as a number that does not depend on the machine or on other processes: entries into each block of the sources, and
 * the elements that built-in methods read or copy.
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
