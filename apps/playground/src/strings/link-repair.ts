/** The tools for a link that could not be opened. */
export const linkRepair = {
	cleaned: 'Characters around the link do not belong to it. Without them it opens.',
	completed: 'The end of the link is missing or wrong, but nothing of the game.',
	edited: (at: number): string => `One character is wrong. With character ${at} corrected, the link opens.`,
	torn: (move: string): string => `The link ends at move ${move}. The moves up to there can be opened.`,
	tornBefore: 'The link ends before its first move. The position can be opened.',
	tornText: 'The link ends in the middle of its text. The text up to there can be opened.',
	openRepaired: 'Open the repaired link',
	field: 'Link',
	open: 'Open',
	copy: 'Copy',
	dismiss: 'Dismiss',
	copied: 'Link copied.',
	copyByHand: 'The link could not be copied: select its text in the field.',
} as const;
