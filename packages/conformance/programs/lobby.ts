/** A lobby of Chess960 and crazyhouse. */
import { destinations, inHand, moveName, position, toMove } from '@x/core';
import { compile } from '@x/core/compile';
import { stringify as fenOf, parsePosition } from '@x/fen';
import { startSetup } from '@x/games/chess960';
import { crazyhouse as definition } from '@x/games/crazyhouse';
import { chess960 } from '@x/games/ready/chess960';
import { play, stringify } from '@x/san';

const crazyhouse = compile(definition);

export const startFens = (number: number): readonly string[] => {
	const start = position(chess960, startSetup(number));
	return [fenOf(start), fenOf(start, { castling: 'shredder' })];
};

/** Castling by the king's target, by the rook's cell and in SAN. */
export function castlings(): unknown {
	const ready = play(position(chess960, startSetup(518)), ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5']);
	const names = ['e1g1', 'e1h1'].map((text) => {
		const read = toMove(ready, text);
		return read.ok ? `${moveName(read.value)} ${stringify(read.value, ready)}` : read.problems[0]!.code;
	});
	return { names, after: fenOf(play(ready, '0-0')), targets: destinations(ready).get('e1') };
}

/** A game with drops. */
export function house(): unknown {
	const traded = play(crazyhouse.start, ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qd8']);
	const dropped = play(traded, 'P@d5');
	const refused = ['N@e4', 'P@e8'].map((text) => {
		const read = toMove(traded, text);
		return read.ok || read.problems[0]!.code;
	});
	const other = parsePosition('r2q1bn~1/p1nb1kr~1/2p1p3/3p4/3P4/2P5/PP3PPP/R1BQKB1R/PPrrb w KQ - 1 17', crazyhouse);
	return { hand: inHand(traded, 'white'), fen: fenOf(dropped), refused, other: fenOf(other) };
}
