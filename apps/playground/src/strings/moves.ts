import { plural } from './language.js';

export const list = 'Move list';
export const steps = 'Steps through the game';
export const first = 'First position';
export const back = 'One move back';
export const forward = 'One move forward';
export const last = 'Last position';
export const label = 'Moves';
export const hint = 'Type or paste a game. The board follows the caret.';
export const hintFaulty = 'The board follows the moves that can be read.';
export const looksLikePosition = 'This looks like a position.';
export const readAsFen = 'Read it as FEN';
export const gamesInText = (count: number): string => `This text holds ${count} games. On the board:`;
export const gamesFound = (count: number, shown: number): string => `The text holds ${count} games. Game ${shown} is on the board.`;
export const tagsName = (game: string): string => `The tags say that this is ${game}.`;
export const switchTo = (game: string): string => `Switch to ${game}`;
export const replacedText = (move: string): string => `${move} replaced text that could not be read.`;
export const startsVariation = (move: string): string => `${move} starts a variation. The moves of the game are kept.`;
export const newGame = (lost: number): string =>
	plural(lost, {
		one: 'A new game begins here. It replaces 1 move.',
		other: `A new game begins here. It replaces ${lost} moves.`,
	});
export const otherRules = (game: string): string =>
	`The rules of ${game} have changed since this link was made. Its moves may have another meaning now.`;
export const findingReason = 'This move is not legal. Finding the reason…';
export const switched = (game: string): string => `Switched to ${game}.`;
export const fenRead = 'The position was read from the FEN.';
