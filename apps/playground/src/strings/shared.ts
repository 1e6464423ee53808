/** The first text for the receiver of a game that a player made. */
export const label = 'A shared game';
export const about = 'A game that a player made, from a link.';
export const like = (title: string, changes: number): string =>
	changes === 1 ? `${title} with one change:` : `${title} with ${changes} changes:`;
export const same = (title: string): string => `The rules are those of ${title}.`;
export const play = 'Play';
export const edit = 'Edit a copy';
export const playComputer = 'Play the computer';
export const allRules = 'All rules';
