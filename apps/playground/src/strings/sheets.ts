/** Texts of the sheets over the page: menu, keys, settings. */
export const close = 'Close';
export const menu = 'Menu';
export const examples = 'Examples';
export const openFile = 'Open a file';
export const keys = 'Keys';
export const board = 'Board';
export const colours = 'Colours of the page';
export const kept = 'This browser keeps the choice.';
export const boards = { lagoon: 'Lagoon', oak: 'Oak', slate: 'Slate', heather: 'Heather', print: 'Print' } as const;
export const pieces = 'Pieces of chess';
export const drawings = { rounded: 'Rounded', angular: 'Angular' } as const;
export const schemes = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;
export const singleKeys = 'Single keys work outside fields';
/** Keys, and what they do. */
export const keyRows: readonly (readonly [keys: readonly string[], does: string])[] = [
	[['/'], 'Paste anything: go to the field that takes every text'],
	[['g'], 'Choose a game'],
	[['←', '→', '↑', '↓'], 'On the board: cells. In the list: moves and variations. Elsewhere: moves'],
	[['Enter', 'Esc'], 'Pick a piece up and put it down. Let it go'],
	[['Shift Enter'], 'On the board: draw an arrow or a circle, as the right mouse button or a long press does'],
	[['e', '4'], 'On the board: go to a square by its name'],
	[['m'], 'Type moves'],
	[['f'], 'Flip the board'],
	[['u'], 'Undo'],
	[['h'], 'Show a good move'],
	[['1', '2', '3', '4', '5'], 'Game, Rules, Notations, Analyse, Build'],
	[['Ctrl Z', 'Ctrl Y'], 'Undo and redo, everywhere'],
	[['Ctrl Space'], 'In the editor of rules: complete a word'],
	[['Ctrl I'], 'In the editor of rules: the meaning of the word at the caret'],
	[['F8'], 'In the editor of rules: the next problem; with Shift the one before'],
	[['Esc', 'Tab'], 'Leave the editor of rules'],
	[['?'], 'This list'],
];
