/** The tools for a link that could not be opened. */
export const cleaned = 'Characters around the link do not belong to it. Without them it opens.';
export const completed = 'The end of the link is missing or wrong, but nothing of the game.';
export const edited = (at: number): string => `One character is wrong. With character ${at} corrected, the link opens.`;
export const torn = (move: string): string => `The link ends at move ${move}. The moves up to there can be opened.`;
export const tornBefore = 'The link ends before its first move. The position can be opened.';
export const tornText = 'The link ends in the middle of its text. The text up to there can be opened.';
export const openRepaired = 'Open the repaired link';
export const link = 'Link';
export const open = 'Open';
export const copy = 'Copy';
export const dismiss = 'Dismiss';
export const copied = 'Link copied.';
export const notCopied = 'The link could not be copied: select its text in the field.';
