import type { Fault, Result } from '@x/diagnostics';
import { setupFormFaults } from './check/setup-form.js';
import type { SetupFormCode } from './setup-code.js';
import type { Setup } from './types.js';

/**
 * Reads a setup from a value of unknown shape: JSON from a file, a database or a user. Only the form is checked. `validate` checks whether the
 * setup is a position of a game.
 *
 * Each fault of the form has its path: `setup/wrong-shape`, `setup/missing-key`,
 * `setup/unknown-key`. Never throws.
 *
 * @example
 * const read = parseSetup({ pieces: [{ at: 'e1', piece: { side: 'white', kind: 6 } }] });
 * read.ok ? [] : read.problems.map(({ path }) => path) // → [ 'pieces[0].at', 'pieces[0].piece.kind' ]
 */
export function parseSetup(value: unknown): Result<Setup, Fault<SetupFormCode>> {
	const problems = setupFormFaults(value);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as Setup, warnings: [] };
}
