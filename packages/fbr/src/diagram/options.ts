import { checkOptions } from '@x/diagnostics';

export interface DiagramLimits {
	/** The longest text that is read, in UTF-16 units; 65 536 by default. */
	readonly length?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
}

export interface DiagramOptions {
	readonly limits?: DiagramLimits | undefined;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: DiagramOptions = {}): { readonly length: number; readonly problems: number } {
	checkOptions(options, { limits: 'object' });
	checkOptions(options.limits, { length: 'number', problems: 'number' }, 'options.limits');
	const { length = 65_536, problems = 1000 } = options.limits ?? {};
	return { length, problems };
}
