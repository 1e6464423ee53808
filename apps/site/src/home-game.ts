/** The game on the board of the first page: Black's knight is pinned. */
export const HOME_GAME = {
	moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'd6', 'd4'],
	refused: { from: 'c6', to: 'd4' },
} as const;
