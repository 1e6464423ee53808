import { plural } from './language.js';

export const gallery = 'Gallery';
export const exportTitle = 'Export';
export const differencesTitle = 'Differences to the original';
export const cheatSheet = 'Cheat sheet';
export const importTitle = 'Import from Fairy-Stockfish';

export const fetchingWords = 'Fetching the words…';

// Differences.
export const example = 'the example';
export const pastedText = 'the pasted text';
export const copyLacks = (title: string, count: number): string =>
	plural(count, { one: `The copy of ${title} lacks:`, other: `The copy of ${title} lacks: (${count})` });
export const comparing = 'Comparing…';
export const notCompared = (title: string): string => `These rules cannot be compared with ${title} before their errors are corrected.`;
export const same = (title: string): string => `The rules are those of ${title}.`;
export const differences = (title: string): string => `Differences to ${title}`;

// Export.
export const notRead = 'These rules cannot be read. Their errors are marked in the text.';
export const writing = 'Writing…';
export const language = 'Language';
export const sideBySide = 'Side by side';
export const rulesAs = (title: string): string => `The rules as ${title}`;
export const notExpressed = 'This language cannot express the game:';
export const nothingLost = 'Nothing is lost.';
export const lost = (count: number): string => plural(count, { one: 'One rule is lost:', other: `${count} rules are lost:` });
export const copy = 'Copy';
export const copied = 'Copied';
export const wasCopied = 'Copied.';
export const byHand = 'The text is selected. Copy it with the keyboard.';
export const editAs = (title: string): string => `Edit as ${title}`;

// Gallery.
export const fetchingGallery = 'Fetching the gallery…';
export const variant = 'Variant';
export const open = 'Open it';
export const variants = (count: number): string => plural(count, { one: '1 variant.', other: `${count} variants.` });
export const source = (source: string): string => `The rules of this one are from: ${source}`;

// Import.
export const sections = 'Sections for Fairy-Stockfish.';
export const variantsRead = (count: number): string => plural(count, { one: '1 variant read.', other: `${count} variants read.` });
export const complete = (title: string): string => `The rules of ${title} are complete.`;
export const take = (title: string): string => `Take ${title}`;

// Playing the rules.
export const plays = (title: string): string => `The board plays ${title}.`;
export const notPlayed = 'These rules cannot be played.';
export const textNotPlayed = 'This text cannot be played.';
export const takenNotPlayed = (title: string): string => `${title} is in the rules, but cannot be played.`;
export const faultIn = (refusal: string, line: number, message: string): string => `${refusal} Line ${line}, ${message}`;

// FBR.
export const expansion = 'Expansion';
export const piecesInMbn = 'Pieces in MBN';
export const inEnglish = 'In plain English';
export const inWords = 'The rules in words';
export const noPieces = 'The text defines no pieces.';
export const piece = 'Piece';
export const drawing = 'Drawing…';
export const noMacros = 'The text has no macro rules, so nothing is expanded.';
export const steps = 'Steps of the expansion';
export const step = (number: number, count: number): string => `Step ${number} of ${count}:`;
export const before = 'Before';
export const after = 'After';
export const underCaret = 'Under the caret';
export const putCaret = 'Put the caret on a rule or a piece to read its meaning.';
export const attributesOf = 'Attributes of';
export const optional = 'optional:';

export const shows = (title: string): string => `Build shows the rules of ${title} as JSON.`;
export const ownText = 'Back to my text';
