export const game = 'Game';
export const panels = 'Panels';
export const titles = {
	Game: 'Game',
	Notations: 'Notations',
	Rules: 'Rules',
	Laboratory: 'Laboratory',
	Play: 'Play',
	Workshop: 'Workshop',
	Piece: 'Piece',
	Examples: 'Examples',
} as const;
export const showFeen = 'Show FEEN';
