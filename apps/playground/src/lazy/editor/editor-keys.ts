import type { Inked } from '../../worker/protocol.js';

/** The keys that a language needs often, and that the keyboards of phones hide: what each of them writes. */
export const EDITOR_KEYS: Readonly<Record<Inked, readonly string[]>> = {
	json: ['{', '}', '[', ']', '"', ':', ','],
	fbr: ['|', '=', '{', '}', '[', ']', '(', ')', '+', '-', ':', '<', '>', '!'],
	mbn: ['+', '-', '(', ')', '{', '}', '[', ']', ':', '!', '*', '#'],
	sjaak: ['Piece: ', 'Move: ', 'leap ', 'slide ', 'step ', '(', ',', ')', '|', '"', ':'],
	fairy: ['=', '[', ']', ':', '-', '*', '+', '/', '#'],
};
