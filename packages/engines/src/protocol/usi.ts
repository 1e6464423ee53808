import { familyMember, onlyMoves, word } from './family.js';
import type { Protocol } from './protocol.js';

/** The Universal Shogi Interface. The side that moves first is called black. */
export const usi: Protocol = /* @__PURE__ */ familyMember({
	name: 'usi',
	variant: 'shogi',
	hello: 'usi',
	started: 'usiok',
	newGame: 'usinewgame',
	start: 'position sfen',
	initial: 'position startpos',
	namedOptions: true,
	plies: true,
	ponderHit: 'ponderhit',
	unsupported: [],
	limits: (limits) => {
		const { depth, nodes, mate, moveTime, clock, increment, movesToGo, byoyomi, infinite, ponder } = limits;
		return [
			...(ponder ? ['ponder'] : []),
			...word('btime', clock?.[0]),
			...word('wtime', clock?.[1]),
			...word('binc', increment?.[0]),
			...word('winc', increment?.[1]),
			...word('byoyomi', byoyomi),
			...word('movestogo', movesToGo),
			...word('depth', depth),
			...word('nodes', nodes),
			...word('mate', mate),
			...word('movetime', moveTime),
			...(infinite ? ['infinite'] : []),
			...onlyMoves(limits),
		];
	},
});
