import { commonLimits, familyMember, onlyMoves } from './family.js';
import type { Protocol } from './protocol.js';

/** The Universal Chess Interface, with `UCI_Variant`. */
export const uci: Protocol = /* @__PURE__ */ familyMember({
	name: 'uci',
	variant: 'chess',
	hello: 'uci',
	started: 'uciok',
	newGame: 'ucinewgame',
	start: 'position fen',
	initial: 'position startpos',
	namedOptions: true,
	plies: false,
	ponderHit: 'ponderhit',
	unsupported: ['byoyomi'],
	limits: (limits) => [...commonLimits(limits), ...onlyMoves(limits)],
});
