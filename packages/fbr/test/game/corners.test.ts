import { apply, legal, outcome, type Position, setupOf, turn } from '@x/core';
import { compile } from '@x/core/compile';
import { isNotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { expand, parse, stringify } from '../../src/index.js';
import { boardText } from './rows.js';

const sizeOf = (start: string): { readonly files: number; readonly ranks: number } => {
	const rows = start.split(/[\s[]/)[0]!.split('/');
	const files = [...rows[0]!.matchAll(/\d+|[A-Za-z]/g)].reduce((sum, [part]) => sum + (Number(part) || 1), 0);
	return { files, ranks: rows.length };
};

const startOf = (text: string, start: string): Position => compile(toGame(parse(text), { board: sizeOf(start), start })).start;

/** The boards after the moves, with the phase that comes next. */
const after = (at: Position, start: string): readonly string[] =>
	legal(at)
		.map((move) => apply(at, move))
		.map((next) => `${boardText(setupOf(next), { ...sizeOf(start), pieces: '', rules: '' })} ${turn(next).phase}`)
		.sort();

describe('drops and warps in the parts of a turn', () => {
	const rights = [
		['turn{P}', ['P']],
		['turn{R}', ['R']],
		['turn{PR}', ['P', 'R']],
		['turn{^P}', ['R']],
		['turn<1>{P} turn<2>', ['P']],
		['turn<1>{P}=compulsory turn<2>{R}', ['P']],
		['turn<1>{P}=achievable turn<2>{R}', ['P']],
		['turn<1>{P}=optional turn<2>{R}', ['P']],
		['turn{P} turn{R}', ['P', 'R']],
		['turn<1>{!Pr} turn<2>', ['P']],
		['turn<1> turn<2>{P}', ['P', 'R']],
	] as const;

	it.each(rights)('are those of the types of the part: %s', (rules, types) => {
		const start = 'k2/3/2K[PR] w';
		const boards = after(startOf(`royal holding ${rules} K P=W R`, start), start);
		const dropped = ['P', 'R'].filter((type) => boards.some((board) => board.split(' ')[0]!.includes(type)));
		expect(dropped).toEqual(types);
		const warps = after(startOf(`royal warp ${rules} K P=c{}W R=c{}W`, 'k2/1PR/2K w'), 'k2/1PR/2K w');
		const warped = ['P', 'R'].filter((type) => warps.some((board) => !board.split(' ')[0]!.includes(type)));
		expect(warped).toEqual(types);
	});

	it('count for the part that has the type', () => {
		const start = 'k2/3/2K[R] w';
		expect(legal(startOf('royal holding turn<1>{P} turn<2> K=c{}W P=W R', start))).toEqual([]);
		expect(outcome(startOf('royal holding turn<1>{P}=achievable turn<2> K P=W R', start))).toMatchObject({ winner: 'black' });
	});
});

describe('a side that cannot move', () => {
	it.each([
		['expose(2)', 'K3/1q2/2k1/4 w', 'checkmate'],
		['castle{}', 'K3/1q2/2k1/4 w', 'checkmate'],
		['expose(2)', 'K3/2q1/1k2/4 w', undefined],
	])('and is attacked is mated: royal=%s, %s', (attribute, start, reason) => {
		expect(outcome(startOf(`royal=${attribute} K Q`, start))?.reason).toBe(reason ?? 'stalemate');
	});

	it('by a law of its own, though its king may be exposed, is mated too', () => {
		expect(outcome(startOf('royal=expose K=c{}W R', '3r/4/k3/3K w'))).toMatchObject({ reason: 'checkmate', winner: 'black' });
		expect(outcome(startOf('royal=expose K=c{}W R', '2r1/4/k3/3K w'))).toMatchObject({ reason: 'stalemate', draw: true });
	});
});

describe('the first turn of a game', () => {
	it.each(['w', 'b'])('is short for the side that begins, %s', (side) => {
		const [own, other] = side === 'w' ? ['white', 'black'] : ['black', 'white'];
		for (const balance of ['turn<1>=balance turn<2>', 'turn<1> turn<2>=balance']) {
			const start = startOf(`royal ${balance} K R`, `k2r/4/4/K2R ${side}`);
			const second = apply(start, legal(start)[0]!);
			expect([turn(start).side, turn(second).side], balance).toEqual([own, other]);
			expect(turn(apply(second, legal(second)[0]!)).side, balance).toBe(other);
		}
	});
});

describe('a magnetic piece', () => {
	it.each([
		['', '4k1/6/6/2R3/6/K5 w'],
		['cylindric', '4k1/6/6/2R3/6/K5 w'],
		['torus', '4k1/6/6/2R3/6/K5 w'],
	])('does not find itself round the board: %s', (rule, start) => {
		const plain = after(startOf(`royal ${rule} K R`, start), start);
		expect(after(startOf(`royal ${rule} magnetic K R`, start), start)).toEqual(plain);
	});
});

describe('royal pieces by a range', () => {
	it('are counted for either side by their kinds: a capture of another piece ends nothing', () => {
		const start = '5/4R/2Rr1/1k2K/5 b';
		for (const next of legal(startOf('royal[1-2] K R', start)).map((move) => apply(startOf('royal[1-2] K R', start), move)))
			expect(outcome(next)?.reason).not.toBe('royal-lost');
	});
});

describe('a hand', () => {
	it('takes pieces of one’s own that one’s move captures', () => {
		const burst = startOf('royal atomic holding K N R', '3k/4/Rn2/3K w');
		const hands = legal(burst).map((move) => setupOf(apply(burst, move)).stores?.hand ?? {});
		expect(hands).toContainEqual({ white: { N: 1, R: 1 } });
	});
});

describe('rules that cannot be played', () => {
	it.each([
		['royal conversion*=capture conversion*=move K R *R=ccO', '8x8'],
		['royal conversion*<1> conversion*<2> K R *R=ccO', '8x8'],
		['royal bouncing torus=spacious K B R N', '5x6'],
		['royal bouncing torus K B', '5x6'],
		['royal K M=(dmK)08', '8x8'],
	])('are problems with a code and a place: %s', (text, size) => {
		const [files, ranks] = size.split('x').map(Number) as [number, number];
		try {
			toGame(parse(text), { board: { files, ranks } });
			expect.unreachable();
		} catch (error) {
			if (!isNotationError(error)) throw error;
			expect(error.problems.every(({ code, span }) => /^(?:fbr|mbn)\/unplayable$/.test(code) && span !== undefined)).toBe(true);
		}
	});
});

describe('macro rules in pairs', () => {
	const expanded = (text: string): string => {
		const { rules, pieces } = expand(parse(text)).value;
		return stringify({ rules, pieces });
	};

	it('give each macro a name of its own', () => {
		for (const rule of ['switching', 'switching=notincheck', 'switching=excluderoyals', 'atomic{^B}', 'swapping', 'benedict'])
			for (const other of ['', 'switching', 'spacious', 'bouncing'])
				for (const text of ['K X=Q +X=R +P==X P', 'K X=R B', '@X=N K :X0:=R X=Q', 'K X']) {
					const names = expand(parse(`royal ${rule} ${other} ${text}`)).value.pieces.items.flatMap((item) =>
						item.type === 'macro' ? [item.name.letters] : [],
					);
					expect([...new Set(names)], `${rule} ${other} ${text}`).toEqual(names);
				}
	});

	it('keep the macros of the text', () => {
		expect(expanded('royal bouncing atomic{^P} K B')).toContain('@B=B-[([a,h]zB)0] @K K=mK B=mB+(cB--X)');
		expect(expanded('royal torus=spacious spacious K')).toBe('royal torus K=K-!mK');
	});

	it('of swapping swap by the moves that capture', () => {
		expect(expanded('royal swapping K M=mW C=mR+cpR A=c{N}W N')).toContain('K=K M=M C=C+(dttwpR)0 A=A+(dttw{N}W)0 N=N+(dttwN)0');
	});
});

describe('a castling that no part of the turn has', () => {
	it.each([
		'royal turn#<2>{!p}=avalanche magnetic',
		'royal turn{^K} magnetic',
		'royal turn<1>{^K} turn#<2>{!p}=avalanche royal=virginzone[1]',
		'royal turn{R} freezer*',
	])('leaves no rule that reads its marks: %s', (rules) => {
		const start = 'k2/p2/3/KR1 w';
		const boards = after(startOf(`${rules} K R P=fW #P=mfW *R=cW O-O=isR[c]=isR[b]`, start), start);
		expect(boards.length).toBeGreaterThan(0);
		expect(boards.filter((board) => board.includes('1RK'))).toEqual([]);
	});

	it('is made in the part that has the king', () => {
		const start = 'k4/5/5/K3R w';
		const boards = after(startOf('royal turn<1>{K} turn<2>{R} magnetic K R O-O=isR[c]=isR[b]', start), start);
		expect(boards.filter((board) => board.includes('1RK2'))).toHaveLength(1);
	});
});

describe('a hole that only one side has', () => {
	it('takes no piece of that side from the hand', () => {
		const start = 'k3/4/4/K3[Nn] w';
		const boards = after(startOf('royal holding zone[c2]=hole K N R', start), start);
		expect(boards).toContain('k3/2N1/4/K3 black');
		expect(boards).not.toContain('k3/4/2N1/K3 black');
	});
});
