/** The workshop. */
export const workshop = {
	title: 'Workshop',
	rules: 'Rules',
	language: 'Language of the rules',
	keepsBoard: 'The board uses the last valid rules.',
	followsBoard: 'The board follows.',
	otherBoard: 'The board does not play these rules yet.',
	play: 'Play these rules',
} as const;
