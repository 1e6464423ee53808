export const lastGame = 'This browser keeps your last game.';
export const goOn = (title: string): string => `Go on with ${title}`;
export const tooLong = 'This game is too long for the address. This browser keeps it for the next visit.';
export const region = 'A link that could not be opened';
export const refused = (reason: string): string => `This link could not be opened. ${reason}`;
export const unplayable = 'The link holds rules that cannot be played.';
export const unknownRules = 'The link names rules that this page does not have.';
export const stray = (character: string, place: number): string =>
	`The link has “${character}” at character ${place}. Expected letters, digits, - and _.`;
export const tooShort = 'The link is too short.';
export const damaged = 'The link is cut off or mistyped. Copy it again.';
export const newer = 'The link was made by a newer version of this page. Reload the page.';
export const foreign = 'The link was not made by this page.';
export const endsEarly = 'The link ends too early.';
export const numberTooLarge = 'The link holds a number that is too large.';
export const unknownCell = 'The link holds an unknown cell.';
export const unknownCharacter = 'The link holds an unknown character.';
