import type { Diagnostic } from '@x/diagnostics';
import type { Code } from './codes.js';

/** Notes a fault of a span. The code says what is wrong; a hint says what is right, or `fix` what has to stand there instead. */
export type Report = (code: Code, from: number, to: number, hint?: string, fix?: string) => void;

/** Notes faults of a text; of much that is at fault, messages quote the beginning. */
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
