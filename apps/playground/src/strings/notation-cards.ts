/** The panel with the position and the game in every notation. */
export const notationCards = {
	panel: 'Notations',
	intro: 'Every card can be edited: the board and the other cards follow. The caret shows its square or move on the board.',
	position: 'The position',
	game: 'The game',
	rules: 'The rules',
	refused: (count: number): string => `Notations that cannot write this (${count})`,
	also: (titles: readonly string[]): string => `Also ${titles.join(', ')}`,
	broken: 'The board shows the last valid position.',
	copy: 'Copy',
	copied: 'Copied',
	copyName: (title: string): string => `Copy ${title}`,
	copiedName: (title: string): string => `Copied: ${title}`,
	wasCopied: (title: string): string => `${title} copied.`,
	byHand: 'The text is selected. Copy it with the keyboard.',
	download: 'Download',
	downloadName: (title: string): string => `Download ${title}`,
	wasDownloaded: (file: string): string => `${file} was saved.`,
	back: 'Back to the game on the board',
	empty: 'No moves yet',
<<<<<<< HEAD
	wait: 'Writing…',
	showRules: 'Show the text',
=======
	wait: 'Writing …',
>>>>>>> l-share
	undo: (title: string): string => `editing ${title}`,
	replaced: (count: number): string => `A new game begins here. It replaces ${count} ${count === 1 ? 'move' : 'moves'}.`,
} as const;
