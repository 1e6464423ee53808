/** The workshop. */
export const workshop = {
	title: 'Workshop',
	rules: 'Rules',
	language: 'Language of the rules',
	keepsBoard: 'The board uses the last valid rules.',
	followsBoard: 'The board follows.',
	play: 'Play these rules',
} as const;
