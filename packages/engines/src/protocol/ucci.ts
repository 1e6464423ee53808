import { familyMember, word } from './family.js';
import type { Protocol } from './protocol.js';

/** The Universal Chinese Chess Interface: ranks count from 0, times are those of the side to move and of its opponent. */
export const ucci: Protocol = /* @__PURE__ */ familyMember({
	name: 'ucci',
	variant: 'xiangqi',
	hello: 'ucci',
	started: 'ucciok',
	newGame: undefined,
	start: 'position fen',
	initial: 'position startpos',
	namedOptions: false,
	plies: false,
	ponderHit: 'ponderhit',
	unsupported: ['mate', 'byoyomi', 'only'],
	limits: ({ depth, nodes, moveTime, clock, increment, movesToGo, infinite, ponder }, toMove) => {
		const opponent = 1 - toMove;
		return [
			...(ponder ? ['ponder'] : []),
			...word('depth', depth),
			...word('nodes', nodes),
			// One move in all of the time is the time for a move.
			...(moveTime === undefined ? [] : ['time', moveTime, 'movestogo', 1]),
			...word('time', clock?.[toMove]),
			...word('increment', increment?.[toMove]),
			...word('movestogo', movesToGo),
			...word('opptime', clock?.[opponent]),
			...word('oppincrement', increment?.[opponent]),
			...(infinite ? ['infinite'] : []),
		];
	},
});
