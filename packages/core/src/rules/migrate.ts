import { isObject, type Node } from './structure.js';

/** Converts a ruleset of each version into the next; one entry for each change of the format. */
const STEPS: Readonly<Record<number, (ruleset: Node) => Node>> = {
	// Version 1 took the order of sides from the order of their keys.
	1: (ruleset) => ({ ...ruleset, version: 2, ...(isObject(ruleset.sides) ? { sideOrder: Object.keys(ruleset.sides) } : {}) }),
};

/**
 * Converts a ruleset of an older version of the format into the newest version. Returns any other value unchanged. The result is not checked.
 *
 * @example
 * import { migrate } from '@x/core/build';
 * migrate({ version: 1, sides: { white: {}, black: {} } }) // { version: 2, sides: { white: {}, black: {} }, sideOrder: [ 'white', 'black' ] }
 */
export function migrate(value: unknown): unknown {
	let current = value;
	for (;;) {
		if (!isObject(current)) return current;
		const { version } = current;
		const step = typeof version === 'number' && Object.hasOwn(STEPS, version) ? STEPS[version] : undefined;
		if (step === undefined) return current;
		current = step(current);
	}
}
