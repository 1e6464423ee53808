import { number, plural } from './language.js';

export const reading = 'Reading the position…';

// The opponent.
export const opponent = 'Opponent';
export const title = 'Play against the computer';
export const computer = 'Computer';
export const plays = 'Plays';
export const allSides = 'All sides';
export const isOff = 'The computer does not move. Choose how it plays.';
export const isOn =
	'Make a move on the board. The computer answers at the end of a line of moves. Meanwhile you may make moves ahead; Esc takes them back.';
export const hinted = (move: string): string => `Hint. ${move}`;
export const fromTo = (piece: string, from: string, to: string): string => `${piece} from ${from} to ${to}.`;
export const thinking = (side: string): string => `${side}: thinking…`;
export const evaluated = (positions: number): string => `${number(positions)} positions evaluated.`;

// Its levels.
export const off = 'Off';
export const random = 'Random: any legal move';
export const greedy = 'Greedy: captures the most';
export const search = 'Search: looks ahead';
export const nodes = 'Positions per move';

// Self-play.
export const selfPlay = 'Let it play itself';
export const inBuild = 'In Build';
export const fromStart = (game: string): string => `The computer plays ${game} against itself, from the start.`;
export const games = 'Games';
export const seed = 'Seed';
export const playGames = (count: number): string => plural(count, { one: 'Play 1 game', other: `Play ${number(count)} games` });
export const stop = 'Stop';
export const firstGame = 'Playing the first game…';
export const played = (count: number): string => plural(count, { one: '1 game played.', other: `${number(count)} games played.` });
/** The number in angle brackets is emphasised. */
export const total = (count: number, all: number): string =>
	plural(all, { one: `<${count}> of 1 game`, other: `<${count}> of ${all} games` });
export const stopped = ', stopped';
export const lengths = (average: number, shortest: number, longest: number): string =>
	` · ${average} moves on average, ${shortest} to ${longest}`;
export const table = 'Results of self-play';
export const results = 'Results';
export const ends = 'How games ended';
export const wins = (side: string): string => `${side} wins`;
export const draws = 'Draws';
export const percent = (value: number): string => `${value}%`;
export const allUsed = 'Every rule was used.';
