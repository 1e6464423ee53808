import type { Diagnostic } from '@x/diagnostics';
import type { Code } from './codes.js';

/** Reports a fault of a span. The code names the fault; a hint names the fix, or `fix` is the replacement. */
export type Report = (code: Code, from: number, to: number, hint?: string, fix?: string) => void;

/** Makes a report for a text. Messages quote the beginning of long spans. */
export const reportTo =
	(problems: Diagnostic[], source: string): Report =>
	(code, from, to, hint = '', fix = '') => {
		const found = source.slice(from, to).slice(0, 20);
		problems.push({
			code: `feen/${code}`,
			message: `FEEN ${code.replaceAll('-', ' ')}${found && `: "${found}"`}.`,
			severity: 'error',
			span: { from, to },
			hint: hint || (fix ? `Write "${fix}".` : 'Remove it.'),
			data: hint ? {} : { fix: { from, to, text: fix } },
		});
	};

/** The hint of all limits. */
export const atMost = (limit: number): string => `The limit is ${limit}.`;
