/** The formats in which rules are written. */
export const formats = {
	sjaak: 'variants.txt (portable)',
	fairy: 'variants.ini (Fairy-Stockfish)',
	xboard: 'XBoard (XBetza)',
	fbr: 'FBR (canonical)',
	expanded: 'FBR without macro rules',
} as const;
export const engineReads = (message: string, engine: string): string => `${message} Engine 1.4.1: ${engine}`;

export const noSection = 'Expected a section, found none.';
export const noSectionHint = 'Begin with a name in brackets, such as “[mychess]”.';
export const noVariant = 'Expected a variant, found none.';
export const noVariantHint = 'Begin with a line such as “Variant: My chess”.';
export const hasRulesOf = (title: string, lost: readonly string[]): string =>
	`The section has the rules of ${title}. They lack: ${lost.join(' ')}`;
export const didYouMean = (name: string): string => `Did you mean “${name}”?`;
export const unnamed = 'Unnamed game';
