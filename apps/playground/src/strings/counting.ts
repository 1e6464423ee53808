import { number, plural } from './language.js';

export const legalMoves = 'Legal moves';
export const filter = 'Filter the legal moves';
export const filterExample = 'Filter: x, +, e4, pawn';
export const fits = (count: number, all: number): string => `${count} of ${all}`;

export const perft = 'Perft';
export const depth = 'Depth';
export const count = 'Count';
export const stop = 'Stop';
export const divide = 'Divide';
export const move = 'Move';
export const leaves = 'Leaves';
export const playMove = 'Play this move';
/** The number in angle brackets is emphasised. */
export const total = (nodes: number, at: number): string => `<${number(nodes)}> leaves at depth ${at}`;
export const counted = (nodes: number, at: number): string => `${number(nodes)} leaves at depth ${at}.`;
export const progress = (done: number, moves: number): string => `, ${done} of ${moves} moves`;
export const stopped = ', stopped';
export const speed = (thousands: number): string => ` · ${number(thousands)} thousand per second`;

export const other = 'Another engine’s divide';
export const paste = 'e2e4: 20\nd2d4: 20\n…';
export const noLines = 'Expected lines such as “e2e4: 20”, found none.';
export const same = (moves: number): string => `No differences: all ${moves} moves have the same counts.`;
export const follow = (name: string): string => `Play ${name} and count one ply less`;
export const differences = (many: number): string => plural(many, { one: '1 difference', other: `${many} differences` });
export const notLegal = (word: string, theirs: number): string => `${word} is not a legal move here; they count ${theirs}.`;
export const missing = (san: string, name: string, ours: number): string => `${san} (${name}) is missing there; we count ${ours}.`;
export const otherCount = (san: string, name: string, ours: number, theirs: number): string =>
	`${san} (${name}): we count ${ours}, they count ${theirs}.`;
