/** How to use a diagram. */
export const HELP =
	'Click a cell, or press Enter on it, to put an enemy there, then a friend, then nothing. Drag the piece to move it; or press Enter on it and on another cell.';
