import { checked } from '../ruleset/check.js';
import type { Ruleset } from '../ruleset/types.js';

/** Cells of a board that packed moves can name. */
const MOST_CELLS = 0xffff;
/** Flags a kind may carry: every sub-set is a code of its own. */
const MOST_FLAGS = 8;

/**
 * Faults of a ruleset, and what this compiler does not place: each with a code and the path, never half a meaning. Also whether it adds a
 * cell to a point, or asks history elsewhere than by outcomes.
 */
export function refuse(ruleset: Ruleset): ReturnType<typeof checked> {
	const found = checked(ruleset);
	const { faults } = found;
	if (faults.some((fault) => fault.severity === 'error')) return found;
	const not = (path: string, code: string, message: string, hint: string): void => {
		faults.push({ code: `rules/${code}`, message, path, severity: 'error', hint });
	};
	ruleset.space.axes.forEach((axis, index) => {
		if (axis.extent.some((end) => end === null || typeof end !== 'number'))
			not(
				`space.axes[${index}].extent`,
				'unbounded',
				'This axis has no end; only bounded boards are compiled.',
				'Give both bounds as numbers, or play it with `plane` of `@x/plane`.',
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
	return found;
}
