/** Text of the tools under the board. */
export const boardBar = {
	label: 'Board',
	layers: 'Layers',
	setUp: 'Set up',
	setUpTitle: 'Set up a position on the board',
	layersTitle: 'Show attacked squares and pieces on the board',
	attackedBy: (side: string): string => `Attacked by ${side}`,
	hanging: 'Attacked and not defended',
	defended: 'Defended pieces',
	pins: 'Pinned pieces',
	squares: (count: number): string => `${count} ${count === 1 ? 'square' : 'squares'}`,
	none: 'none',
	pin: (pinned: string, by: string): string => `${pinned} by ${by}`,
	said: (layer: string, found: string): string => `${layer}: ${found}.`,
	erased: 'Drawings erased.',
	notDrawn: 'Drawings cannot be kept in a text of this kind.',
	hidden: (layer: string): string => `${layer}: hidden.`,
} as const;
