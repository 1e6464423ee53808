import { NotationError } from '@x/diagnostics';
import type { Code } from '../codes.js';
import type { Rule } from '../tree.js';

/** The error for a rule that cannot be expanded. */
export const refusal = (code: Code, rule: Rule | undefined, message: string, hint: string): NotationError =>
	new NotationError([{ code: `fbr/${code}`, message, severity: 'error', span: rule?.span ?? { from: 0, to: 0 }, hint }]);
