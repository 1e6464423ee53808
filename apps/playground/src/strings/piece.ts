import { list, plural } from './language.js';

export const label = 'Piece';
export const detect = 'Detect the notation';
export const notation = 'Notation';
export const reading = 'Reading…';
export const readAs = (name: string): string => `Read as ${name}.`;
export const lastValid = 'The diagram shows the last valid piece.';
export const inWords = 'The piece in words';
export const showPlace = 'Show the place';

// Legs.
export const legs = 'Legs';
export const move = 'Move';
export const allMoves = 'All moves';
export const previousLeg = 'Previous leg';
export const nextLeg = 'Next leg';
export const nextMove = 'Next move';
export const severalLegs = (count: number): string =>
	plural(count, { one: '1 move has several legs.', other: `${count} moves have several legs.` });
export const beforeFirst = (cell: string, count: number): string => `${cell}, before the first of ${count} legs.`;
export const leg = (step: number, count: number, from: string, to: string): string => `Leg ${step} of ${count}: ${from} to ${to}.`;
export const victim = (piece: string | undefined, cell: string): string => `${piece ?? 'the piece'} on ${cell}`;
export const captures = (victims: readonly string[]): string => `The move captures ${list(victims)}.`;

// The diagram.
export const diagram = (cell: string): string => `The piece on ${cell}: what it can do`;
export const itself = (cell: string, piece: string): string => `${cell}, ${piece}, the piece itself`;
export const itselfHeld = (cell: string, piece: string): string => `${cell}, ${piece}, picked up, the piece itself`;
export const pickedUp = (cell: string, piece: string): string => `${cell}, ${piece}, picked up.`;
export const placed = (cell: string, piece: string | undefined): string => `${cell}: ${piece ?? 'nothing'}.`;
export const moves = (count: number, cell: string): string =>
	plural(count, { one: `1 move from ${cell} on this board.`, other: `${count} moves from ${cell} on this board.` });
export const emptyBoard = 'Empty board';
export const sampleBoard = 'Sample board';

// Notations.
export const spellings = 'Other notations';
export const everyNotation = 'In every notation';
export const notExpressed = 'Cannot express this piece.';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyThe = (name: string): string => `Copy the ${name}`;
export const copiedThe = (name: string): string => `${name} copied.`;
export const notCopied = 'The text could not be copied.';

export const examples = 'Examples of pieces';
export const starters = {
	cannon: 'Cannon of xiangqi',
	horse: 'Horse of xiangqi',
	pawn: 'Pawn',
	nightrider: 'Nightrider',
	rose: 'Rose, which turns after each leap',
	twice: 'Piece that captures twice',
	grasshopper: 'Grasshopper, in XBetza',
	gold: 'Gold general, in Betza',
} as const;
