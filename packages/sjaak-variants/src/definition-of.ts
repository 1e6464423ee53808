import { NotationError, objectGiven } from '@x/diagnostics';
import { define, defined } from './define.js';
import type { Definition } from './definition.js';
import { Report } from './report.js';
import type { Variant } from './syntax.js';

/** Returns the definition of a variant without errors. */
export function definitionOf(variant: Variant): Definition {
	objectGiven(variant, 'variant', 'a Variant', 'lines');
	const known = defined.get(variant);
	if (known !== undefined) return known;
	const report = new Report('', 1000, variant.compat !== undefined);
	const definition = define(variant, report);
	if (definition === undefined || report.failed) throw new NotationError(report.problems.filter(({ severity }) => severity === 'error'));
	defined.set(variant, definition);
	return definition;
}
