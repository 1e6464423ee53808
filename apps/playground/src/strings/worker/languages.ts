/** The languages of the workshop. */
export const languages = {
	noSection: 'Expected a section, found none.',
	noSectionHint: 'Begin with a name in brackets, such as “[mychess]”.',
	inherits: (title: string, lacks: string): string => `The section has the rules of ${title}. They lack: ${lacks}`,
	meant: (word: string): string => `Did you mean "${word}"?`,
	parents: 'Games to begin with: [mine:shogi]',
	noVariant: 'Expected a variant, found none.',
	noVariantHint: 'Begin with a line such as “Variant: My chess”.',
	unnamed: 'Unnamed game',
	canonicalFbr: 'FBR (canonical)',
	expandedFbr: 'FBR without macro rules',
	formats: { sjaak: 'variants.txt (portable)', fairy: 'variants.ini (Fairy-Stockfish)', xboard: 'XBoard (XBetza)' },
	engineNote: (message: string, engine: string): string => `${message} Engine 1.4.1: ${engine}`,
} as const;
