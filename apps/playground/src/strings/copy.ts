/** Copies of the rules of a game. */
export const copy = {
	edit: 'Edit these rules',
	editCopy: 'Edit a copy of these rules',
	writing: 'Writing the copy…',
	name: (title: string): string => `My ${title}`,
	done: (title: string): string => `Build has a copy of ${title}. The board plays it.`,
} as const;
