import type { Fault, Result } from '@x/diagnostics';
import { isRulesetError } from '@x/diagnostics';
import type * as z from 'zod/mini';
import { checked } from './check.js';
import { normalise } from './normalise.js';
import { rulesetSchema } from './schema/ruleset.js';
import { setupSchema } from './schema/setup.js';
import type { Ruleset } from './types.js';

export { rulesetSchema, setupSchema };

type Issue = NonNullable<ReturnType<z.ZodMiniType['safeParse']>['error']>['issues'][number];

const under = (path: readonly PropertyKey[]): string =>
	path
		.map((key) =>
			typeof key === 'number' ? `[${key}]` : /^[A-Za-z_]\w*$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`,
		)
		.join('')
		.replace(/^\./, '');

/** The distance of a node from one of its forms. It is large for a form whose own key is missing, since the author did not mean that form. */
const distanceOf = (issues: readonly Issue[]): number =>
	issues.reduce(
		(sum, issue) => sum + (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? 1000 : 0) + (issue.path.length <= 1 ? 10 : 1),
		0,
	);

/** The faults of an issue. Those of a union are the faults of its nearest form. */
function faultsOf(issue: Issue, base: readonly PropertyKey[]): Fault[] {
	const path = [...base, ...issue.path];
	if (issue.code === 'invalid_union') {
		const [nearest] = [...issue.errors].sort((a, b) => distanceOf(a) - distanceOf(b));
		const meant = nearest?.some(({ code, path: at }) => code === 'unrecognized_keys' && at.length === 0) === false;
		if (meant && nearest.some(({ path: at }) => at.length > 0)) return nearest.flatMap((inner) => faultsOf(inner, path));
		return [
			{
				code: 'rules/unknown-node',
				message: 'Expected one of the forms that are allowed here, found none of them.',
				severity: 'error',
				path: under(path),
			},
		];
	}
	if (issue.code === 'unrecognized_keys')
		return issue.keys.map((key) => ({
			code: 'rules/unknown-key',
			message: `Expected a known key, found '${key}'.`,
			severity: 'error',
			path: under([...path, key]),
		}));
	if (issue.code === 'invalid_type')
		return [{ code: 'rules/wrong-type', message: `Expected ${issue.expected}.`, severity: 'error', path: under(path) }];
	const message =
		issue.code === 'invalid_value' ? `Expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.` : issue.message;
	return [{ code: 'rules/wrong-value', message, severity: 'error', path: under(path) }];
}

function normalised(value: unknown): Result<Ruleset, Fault> {
	try {
		return { ok: true, value: normalise(value as Ruleset), warnings: [] };
	} catch (error) {
		if (isRulesetError(error)) return { ok: false, problems: error.problems };
		throw error;
	}
}

/**
 * Reads a ruleset from a value of unknown shape: JSON from a file or a user, in any version of the format. Every fault is reported at once,
 * with its path; where the shape is right, names, vectors and circles are checked too. The value is the normal form; see `normalise`.
 *
 * @example
 * import { parseRuleset } from '@x/core/schema';
 * parseRuleset({ version: 2 }).ok // false
 */
export function parseRuleset(value: unknown): Result<Ruleset, Fault> {
	const normal = normalised(value);
	if (!normal.ok) return normal;
	const read = rulesetSchema.safeParse(normal.value);
	if (!read.success) return { ok: false, problems: read.error.issues.flatMap((issue) => faultsOf(issue, [])) };
	const problems = checked(normal.value).faults;
	return problems.length > 0 ? { ok: false, problems } : normal;
}
