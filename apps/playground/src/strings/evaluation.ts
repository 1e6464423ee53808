import { number, plural } from './language.js';

export const title = 'Evaluation';
export const by = 'By';
export const computer = 'The computer of this page';
export const lines = 'Lines';
export const evaluate = 'Evaluate';
export const stop = 'Stop';
export const first = 'The first lines are coming…';
export const over = 'The game is over here.';
export const moreOften = (side: string, percent: number): string => `${side} wins ${percent} of 100 such positions.`;
export const chances = 'Chances';
export const depth = (depth: number, nodes: number): string =>
	depth > 0 ? `Depth ${number(depth)}, ${number(nodes)} positions` : `${number(nodes)} positions`;
export const bestLines = 'Best lines';
export const playTo = (san: string): string => `Play the line up to ${san}`;

// The engine of the user.
export const yourEngine = 'Your own engine';
export const howFiles =
	'Drop the files of an engine here: its script, and its .wasm or .nnue. They stay on this computer: the engine cannot reach the network.';
export const files = 'Files of the engine';
export const protocol = 'Protocol';
export const address = 'Or the address of an engine';
export const addressExample = 'ws://localhost:8080';
export const connect = 'Connect';
export const starting = 'Starting…';
export const opened = (name: string): string => `${name} is open.`;
export const close = 'Close the engine';
export const noScript = (names: string): string => `Expected a file whose name ends with .js, found ${names}.`;
export const badAddress = (text: string): string => `Expected an address that begins with ws:// or wss://, found “${text}”.`;

// The whole game.
export const wholeGame = 'The whole game';
export const evaluateGame = 'Evaluate the game';
export const progress = (done: number, all: number): string => `Move ${number(done)} of ${number(all)}`;
export const scored = (moves: number, mistakes: number): string =>
	`${plural(moves, { one: '1 move', other: `${number(moves)} moves` })} evaluated, ${plural(mistakes, { one: '1 mistake', other: `${number(mistakes)} mistakes` })} marked.`;
export const notScored = 'This text has no place for evaluations.';
export const label = 'evaluation of the game';
export const graph = 'Evaluations of the moves';
export const point = (san: string, score: string): string => `${san}: ${score}`;
