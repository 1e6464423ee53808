/** The reasons why a link cannot be read. */
export const linkFaults = {
	stray: (character: string, at: number): string => `The link has “${character}” at character ${at}. Links of this page do not contain it.`,
	short: 'The link is too short.',
	damaged: 'The link is cut off or mistyped.',
	newer: 'The link was made by a newer version of this page.',
	foreign: 'The link was not made by this page.',
	ends: 'The link ends too early.',
	large: 'The link holds a number that is too large.',
	cell: 'The link holds an unknown cell.',
	unknown: 'The link holds an unknown character.',
} as const;

/** A link that could not be opened. */
export const linkFault = {
	title: 'A link that could not be opened',
	refused: (reason: string): string => `This link could not be opened. ${reason}`,
	rulesUnknown: 'The link names rules that this page does not have.',
	rulesBroken: 'The link holds rules that cannot be played.',
	failed: (reason: string): string => `The engine could not answer: ${reason}`,
} as const;
