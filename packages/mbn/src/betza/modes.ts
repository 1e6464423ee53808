import type { Dialect } from './tree.js';

/** The modes of each dialect in their canonical order, which is the order that XBoard requires. */
export const MODES: Readonly<Record<Dialect, string>> = {
	betza: 'qzmcpgonj',
	xbetza: 'iqzukxmcdetpgoynj',
	// Fairy-Stockfish skips the e of its own pawn: rules of the variant determine who captures en passant.
	fairy: 'imcepgn',
};

/** Modes that a canonical text repeats: twice means something else than once. */
export const COUNTED: Readonly<Record<Dialect, string>> = { betza: 'j', xbetza: 'ijn', fairy: '' };
