import type { Fault } from '../diagnostic/diagnostic.js';
import { checked } from '../ruleset/check.js';

import type { Ruleset } from '../ruleset/types.js';

/** Cells of a board that packed moves can name. */
const MOST_CELLS = 0xffff;
/** Flags a kind may carry: every sub-set is a code of its own. */
const MOST_FLAGS = 8;

/** Faults of a ruleset, and what this compiler does not place: each with a code and the path, never half a meaning. */
export function refuse(ruleset: Ruleset): Fault[] {
	const { faults, rare } = checked(ruleset);
	if (faults.some((fault) => fault.severity === 'error')) return faults;
	const not = (path: string, code: string, message: string, hint: string): void => {
		faults.push({ code: `rules/${code}`, message, path, severity: 'error', hint });
	};
	ruleset.space.axes.forEach((axis, index) => {
		if (axis.extent.some((end) => end === null || typeof end !== 'number'))
			not(
				`space.axes[${index}].extent`,
				'unbounded',
				'This axis has no end; only bounded boards are compiled.',
				'Give both bounds as numbers, or play it with `plane` of `@x/core/plane`.',
			);
	});
	const cells = ruleset.space.axes.reduce((product, axis) => product * (Number(axis.extent[1] ?? 0) - Number(axis.extent[0] ?? 0) + 1), 1);
	if (cells > MOST_CELLS)
		not('space.axes', 'too-many-cells', `The board has ${cells} cells; ${MOST_CELLS} can be compiled.`, 'Make an axis shorter.');
	for (const kind of Object.keys(ruleset.kinds)) {
		const flags = Object.values(ruleset.flags).filter((flag) => (flag.kinds ?? [kind]).includes(kind)).length;
		if (flags > MOST_FLAGS)
			not(
				`kinds.${kind}`,
				'too-many-flags',
				`This kind can carry ${flags} flags; ${MOST_FLAGS} can be compiled.`,
				'Say with `kinds` which flags it carries.',
			);
	}
	// Few rulesets say anything of the kind; where they do, it is asked where.
	if (!rare) return faults;
	visit(ruleset, [], 0, (node, path, depth) => {
		if (('repeats' in node || 'kept' in node) && path[0] !== 'outcomes')
			not(
				written(path.slice(0, depth)),
				'repeats-in-law',
				'History is asked by outcomes only; here it would be asked of every candidate.',
				'Make it an outcome.',
			);
	});
	return faults;
}

type Steps = (string | number)[];

const written = (path: Readonly<Steps>): string =>
	path.map((step, depth) => (typeof step === 'number' ? `[${step}]` : depth === 0 ? step : `.${step}`)).join('');

type See = (node: Record<string, unknown>, path: Readonly<Steps>, depth: number) => void;

/** Calls back on every object of a JSON value with its path, which is the first steps of a list that is good for that call only. */
function visit(value: unknown, path: Steps, depth: number, see: See): void {
	if (typeof value !== 'object' || value === null) return;
	if (Array.isArray(value)) {
		for (let index = 0; index < value.length; index++) {
			path[depth] = index;
			visit(value[index], path, depth + 1, see);
		}
	} else {
		see(value as Record<string, unknown>, path, depth);
		for (const name in value) {
			path[depth] = name;
			visit((value as Record<string, unknown>)[name], path, depth + 1, see);
		}
	}
}
