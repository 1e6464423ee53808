import { flagCounts } from '../rules/carriers.js';
import { checked } from '../rules/check.js';
import type { Ruleset } from '../rules/types.js';

/** The most cells of a board that packed moves can name. */
const MOST_CELLS = 0xffff;
/** The most flags of a kind: every combination has a piece code. */
const MOST_FLAGS = 8;
/** The most flags of a game: a bit each. */
const MOST_FLAGS_IN_ALL = 32;

/**
 * Faults of a ruleset, and parts that this compiler does not support, each with a code and a path: a ruleset is compiled completely or not at
 * all. `rare`: an effect adds a cell to a point, or a condition outside the outcomes reads the history.
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
		not('space.axes', 'too-many-cells', `Expected at most ${MOST_CELLS} cells, found ${cells}.`, 'Make an axis shorter.');
	const inAll = Object.keys(ruleset.flags).length;
	if (inAll > MOST_FLAGS_IN_ALL)
		not(
			'flags',
			'too-many-flags',
			`Expected at most ${MOST_FLAGS_IN_ALL} flags, found ${inAll}.`,
			'Give flags of different kinds the same name.',
		);
	const flagsOf = flagCounts(ruleset);
	for (const kind of Object.keys(ruleset.kinds)) {
		const flags = flagsOf(kind);
		if (flags > MOST_FLAGS)
			not(
				`kinds.${kind}`,
				'too-many-flags',
				`Expected a kind with at most ${MOST_FLAGS} flags, found ${flags}.`,
				'List the kinds that can carry a flag in `kinds` of the flag.',
			);
	}
	return found;
}
