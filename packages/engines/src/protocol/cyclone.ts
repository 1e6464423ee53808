import { commonLimits, familyMember, onlyMoves } from './family.js';
import type { Protocol } from './protocol.js';

/** UCI of xiangqi as the program Cyclone speaks it: a position has no keyword, and ranks count from 0. */
export const cyclone: Protocol = /* @__PURE__ */ familyMember({
	name: 'uci-cyclone',
	variant: 'xiangqi',
	hello: 'uci',
	started: 'uciok',
	newGame: 'ucinewgame',
	start: 'fen',
	initial: 'startpos',
	namedOptions: true,
	plies: false,
	ponderHit: 'ponderhit',
	unsupported: ['byoyomi'],
	limits: (limits) => [...commonLimits(limits), ...onlyMoves(limits)],
});
