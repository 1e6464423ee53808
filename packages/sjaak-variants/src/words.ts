import type { Axis, Compass, Ending, Key, PieceFlag, Score, Switch, Vector } from './syntax.js';

/** The keys of a variant as a whole; they may also occur inside a piece's block. */
export const GLOBAL_KEYS: readonly Key[] = [
	'Variant',
	'Board',
	'FEN',
	'XBoard pieces',
	'XBoard parent',
	'Zone',
	'Exclude',
	'WhiteFlag',
	'BlackFlag',
	'Rule',
	'Piece',
	'Castle',
];

/** The keys of a piece's block. */
export const PIECE_KEYS: readonly Key[] = [
	'Move',
	'Capture',
	'Initial',
	'Special',
	'Symbol',
	'Prison',
	'Block',
	'Drop zone',
	'Promotion',
	'Optional promotion',
	'Entry promotion',
	'Demotion',
	'Allowed victims',
	'Flags',
	'Value',
	'Max',
];

/** All spellings of keys. */
export const KEYS: ReadonlyMap<string, Key> = new Map<string, Key>([
	...[...GLOBAL_KEYS, ...PIECE_KEYS].map((key): [string, Key] => [key, key]),
	['WinBoard pieces', 'XBoard pieces'],
	['WinBoard parent', 'XBoard parent'],
]);

/** Keys that a piece or variant has at most once; of several the last one applies. */
export const SINGLE: ReadonlySet<Key> = new Set<Key>([
	'FEN',
	'XBoard pieces',
	'XBoard parent',
	'Symbol',
	'Prison',
	'Block',
	'Drop zone',
	'Entry promotion',
	'Demotion',
	'Allowed victims',
	'Value',
	'Max',
]);

export const FLAGS: readonly PieceFlag[] = [
	'royal',
	'set_ep',
	'take_ep',
	'drop_no_check',
	'drop_no_mate',
	'drop_one_file',
	'drop_dead',
	'no_mate',
	'shak',
	'assimilate',
	'no_retaliate',
	'endangered',
	'iron',
	'capture_flag',
	'castle',
];

export const SWITCHES: readonly Switch[] = [
	'taboo',
	'keep capture',
	'return capture',
	'forced capture',
	'duplecheck',
	'check any king',
	'allow pickup',
	'allow drops',
	'force drops',
	'gate drops',
	'promote here',
	'promote drop',
	'special init',
	'bare rule',
	'chase rule',
	'shak rule',
	'en-passant check',
	'quiet promotion',
	'promote by move',
];

/** The endings with their possible scores. `check` and `repeat` are followed by a number. */
export const ENDINGS: ReadonlyMap<Ending, readonly Score[]> = new Map<Ending, readonly Score[]>([
	['checkmate', ['win', 'loss', 'draw', 'illegal']],
	['stalemate', ['win', 'loss', 'draw', 'illegal']],
	['repeat', ['win', 'loss', 'draw', 'illegal']],
	['check', ['win', 'loss', 'draw', 'illegal']],
	['perpetual', ['win', 'loss', 'draw', 'illegal', 'repeat']],
	['loneking', ['win', 'loss', 'draw']],
	['nopieces', ['win', 'loss', 'draw']],
	['captureanyflag', ['win', 'loss', 'draw']],
	['captureallflags', ['win', 'loss', 'draw']],
	['movecountdraw', []],
]);

export const AXES: readonly Axis[] = ['H', 'V', 'D', 'A'];

/** The compass points from White's point of view. */
export const COMPASS: Readonly<Record<Compass, Vector>> = {
	N: [0, 1],
	E: [1, 0],
	S: [0, -1],
	W: [-1, 0],
	NE: [1, 1],
	SE: [1, -1],
	SW: [-1, -1],
	NW: [-1, 1],
};

/** The longest board side that the engine loads, and the number of squares. */
export const MOST_FILES = 26;
export const MOST_SQUARES = 676;
/** The capacities of engine 1.4.1. */
export const ENGINE_FILES = 16;
export const ENGINE_SQUARES = 128;
/** The predefined zones. */
export const PREDEFINED: ReadonlySet<string> = new Set(['empty', 'all']);

/** The name of a square, such as `e4`. */
export const squareName = (file: number, rank: number): string => `${String.fromCharCode(97 + file)}${rank + 1}`;
