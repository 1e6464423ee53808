import { apply, legal, moveName, type Position, perft } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../../tools/lib/error-examples.js';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { CODES } from '../../src/diagram/codes.js';
import { diagramToFbr, isDiagram, parseDiagram, safeParseDiagram } from '../../src/diagram/index.js';
import { toGame } from '../../src/game/index.js';
import { parse, stringify } from '../../src/index.js';
import { readVectors } from '../vectors.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

/** A definition of a game, and the depth to which it has the moves of that game. */
interface Vector {
	readonly game: keyof typeof games;
	readonly text: string;
	readonly depth: number;
	readonly lost?: readonly string[];
}

const vectors = readVectors<readonly Vector[]>('diagrams');
/** A text with its fault between brackets. */
const broken = readVectors<readonly { readonly text: string; readonly good: string; readonly sure?: true }[]>('diagram-broken');

const partsOf = (text: string): readonly unknown[] => diagramToFbr(parseDiagram(text)).lost.map(({ data }) => data?.part);
const fbrOf = (text: string): string => stringify(diagramToFbr(parseDiagram(text)).value);
const namesOf = (position: Position): readonly string[] => legal(position).map(moveName).sort();

describe('the diagram of', () => {
	it.each(sampleOf('diagrams', vectors, { normal: 0.5, quick: 0.3 }))(
		'$game has the moves of the game',
		({ game, text, depth, lost = [] }) => {
			const read = diagramToFbr(parseDiagram(text));
			expect(read.lost.map(({ data }) => data?.part)).toEqual(lost);
			expect(parse(stringify(read.value)).start).toBe(read.value.start);
			const [ours, own] = [compile(toGame(read.value)), compile(games[game])];
			for (let deep = 1; deep <= depth; deep++) expect(perft(ours.start, deep), `depth ${deep}`).toBe(perft(own.start, deep));
		},
	);
});

describe('a diagram', () => {
	it('is the same with tags of HTML around it', () => {
		const lines = ['files=4', 'ranks=4', 'rook:R:R::a1', 'king:K:K::b1'];
		const plain = fbrOf(lines.join('\n'));
		expect(fbrOf(`<div class="idiagram">\n${lines.join('<br>\n')}\n</div>\n`)).toBe(plain);
		expect(fbrOf(lines.join('\r\n'))).toBe(plain);
	});

	it('has squares for Black by its symmetry, or behind two commas', () => {
		const start = (symmetry: string, squares: string): string =>
			fbrOf(`files=3\nranks=3\n${symmetry}\nrook:R:R::${squares}`).split('\n')[1]!.split(' ')[0]!;
		expect(start('symmetry=mirror', 'a1')).toBe('r2/3/R2');
		expect(start('symmetry=rotate', 'a1')).toBe('2r/3/R2');
		expect(start('symmetry=none', 'a1')).toBe('3/3/R2');
		expect(start('symmetry=none', 'a1,,b3')).toBe('1r1/3/R2');
		expect(start('firstRank=0', 'a0-c0')).toBe('rrr/3/RRR');
	});

	it('has more squares of Black behind two commas than by the symmetry, and holes for both sides', () => {
		const board = (lines: string): string => fbrOf(`files=3\nranks=3\nmaxPromote=0\n${lines}`).split('\n')[1]!.split(' ')[0]!;
		expect(board('rook:R:R::a1,,b3')).toBe('rr1/3/R2');
		expect(board('rook:R:R::a1,,a3')).toBe('r2/3/R2');
		expect(fbrOf('files=3\nranks=3\nhole::::b1\nrook:R:R::a1')).toContain('zone[b1,b3]=hole');
		expect(fbrOf('files=3\nranks=3\nhole::::b1,b3\nrook:R:R::a1')).toContain('zone[b1,b3]=hole');
	});

	it('knows the moves of names, and castles farther on a wide board', () => {
		const moves = (line: string, files = 8): string =>
			fbrOf(`files=${files}\nmaxPromote=0\n${line}`)
				.split(' ')
				.find((one) => one.includes('='))!;
		expect(parseDiagram('Lion:::::2').pieces[0]!.hand).toEqual([2, 2]);
		expect(parseDiagram('lion::::a1:0,3').pieces[0]!.hand).toEqual([0, 3]);
		for (const [name, text] of [
			['horse', 'mafsW'],
			['silver', 'FfW'],
			['champion', 'WAD'],
			['nightrider', 'N0'],
		] as const)
			expect(moves(`${name}:X:::a1`), name).toBe(moves(`${name}:X:${text}::a1`));
		const king = (files: number): string =>
			fbrOf(`files=${files}\nranks=8\nmaxPromote=0\nrook:R:R::a1,${String.fromCharCode(96 + files)}1\nking::::e1`);
		expect(king(8)).toContain('O-O=[*]isR[g]=isR[f]');
		expect(king(10)).toContain('O-O=[*]isR[h]=isR[g]');
	});

	it('has the last piece royal, and pawns that become Q, N, R and B, without settings', () => {
		const rules = fbrOf('pawn::::a2\nqueen::::d1\nrook:T:::a1\nbishop::::c1\nguard:G:K::e1');
		expect(rules).toContain('royal{G}');
		expect(rules).toContain('+P==QB');
		expect(fbrOf('promoChoice=\npawn::::a2\nrook:T:::a1\nguard:G:K::e1')).toContain('+P==T');
	});

	it('promotes by promoChoice with numbers of ranks, and beyond the last piece by promoOffset', () => {
		const text = 'promoZone=2\npromoChoice=R1B\npawn::::a3\nrook::::a1\nbishop::::c1\nking::::e1';
		expect(fbrOf(text)).toContain('+P==RB');
		expect(partsOf(text)).toContain('that pieces become rook on 1 ranks only');
		expect(
			fbrOf('maxPromote=3\npromoOffset=4\nlance:L:::a1\nsilver:S:::b1\ncopper:C:::c1\nking::::e1\ngold:G:::').split('\n').at(-1),
		).toContain('+L==G +S==G +C==G');
	});

	it('promotes in the zone only with a capture where captured pieces are gone', () => {
		const rules = (holdings: string): string =>
			fbrOf(`${holdings}files=3\nranks=6\npromoZone=2\npromoOffset=2\npawn:P:fW::a2\nking:K:K::b1\ngold:G:::`);
		expect(rules('')).toContain('promotion+[5-6]=enter,capture,optional');
		expect(rules('holdingsType=1\n')).toContain('promotion+[5-6]=enter,leave,move,optional');
	});

	it('has a stalemate that loses, unless it is a draw', () => {
		const text = 'rook:R:R::a1\nking:K:K::e1';
		expect(fbrOf(`stalemate=draw\n${text}`)).not.toContain('stalemate');
		expect(fbrOf(`stalemate=win\n${text}`)).toContain('stalemate=loss');
	});

	it('has pieces with several letters', () => {
		const text = 'files=3\nranks=3\nroyal=FD\nmaxPromote=0\nrook:R:R::a1\nfire demon:FD:K::b1';
		expect(fbrOf(text)).toBe('3x3\nr:fD:1/3/R:FD:1 w - - 0 1\nroyal{:FD:}\nR|rook|=R :FD:|fire demon|=K');
		expect(legal(compile(toGame(diagramToFbr(parseDiagram(text)).value)).start)).toHaveLength(3);
	});

	it('gives pieces with the same letter different ones', () => {
		expect(fbrOf('files=3\nranks=3\nmaxPromote=0\nrook:R:R::a1\nram:R:F::b1').split('\n').at(-1)).toBe('R|rook|=R A|ram|=F');
	});

	it('lets pieces promote to those that are promoOffset lines below', () => {
		const text =
			'files=3\nranks=4\nsymmetry=none\nmaxPromote=1\npromoOffset=1\npromoZone=2\nsilver:S:FfW::a2\ngold:G:WfF:\nking:K:K::c1,,c4';
		const { start } = compile(toGame(diagramToFbr(parseDiagram(text)).value));
		expect(namesOf(start).filter((name) => name.startsWith('a2') && name.includes('3'))).toEqual(['a2a3', 'a2a3g', 'a2b3', 'a2b3g']);
	});

	it('lets a pawn wait before the last rank where promoChoice has it with "!"', () => {
		const text = 'files=2\nranks=5\nsymmetry=none\npromoZone=2\npromoChoice=!PR\npawn:P:fmW::a3\nrook:R:R:\nking:K:K::b1,,b5';
		const { start } = compile(toGame(diagramToFbr(parseDiagram(text)).value));
		expect(namesOf(start).filter((name) => name.startsWith('a3'))).toEqual(['a3a4', 'a3a4r']);
		const waited = apply(start, legal(start).find((move) => moveName(move) === 'a3a4')!);
		const back = apply(waited, legal(waited).find((move) => moveName(move) === 'b5b4')!);
		expect(namesOf(back).filter((name) => name.startsWith('a4'))).toEqual(['a4a5r']);
	});

	it('names what FBR does not get', () => {
		const rook = 'rook:R:R::a1';
		expect(partsOf(`shuffle=R\nholdingsType=0\nsquareSize=30\n${rook}`)).toEqual(['that the start is shuffled']);
		expect(partsOf(`rookery=3\n${rook}`)).toEqual(['the setting rookery']);
		expect(partsOf(`${rook}:2`)).toEqual(['the pieces in hand: rook']);
		expect(partsOf('ghost:G:KI::a1')).toEqual(['of the moves of ghost: the moves of an imitator']);
		expect(partsOf('king:K:KisO2::e1')).toEqual(['a part of the castling of king']);
	});

	it('names a loss of moves at its place', () => {
		const text = 'ghost:G:KI::a1';
		expect(diagramToFbr(parseDiagram(text)).lost.map(({ span }) => span && text.slice(span.from, span.to))).toEqual(['I']);
	});

	it.each(broken)('with a fault has it at its place: $text', ({ text, good, sure }) => {
		const from = text.indexOf('⟦');
		const bad = text.replaceAll(/[⟦⟧]/g, '');
		const result = safeParseDiagram(bad);
		const [first, ...more] = result.ok ? result.warnings : result.problems;
		expect(more).toEqual([]);
		expect([first?.span, typeof first?.hint]).toEqual([{ from, to: text.indexOf('⟧') - 1 }, 'string']);
		if (sure) {
			const fix = first?.data?.fix as { from: number; to: number; text: string };
			expect(bad.slice(0, fix.from) + fix.text + bad.slice(fix.to)).toBe(good);
		}
		expect(safeParseDiagram(good)).toMatchObject({ ok: true, warnings: [] });
	});

	it('is read in linear time', () => {
		for (const part of ['a:', '=', ':', ',', 'a1-', '<', '\n', 'a=']) {
			const text = part.repeat(30_000 / part.length);
			expect([safeParseDiagram(text).ok, isDiagram(text), isDiagram(`files=8\n${text}`)]).toEqual([false, false, part === 'a:']);
		}
	});

	it('shows itself by a setting and the line of a piece', () => {
		expect(vectors.filter(({ text }) => !isDiagram(text)).map(({ game }) => game)).toEqual(['hoppelpoppel']);
		expect(isDiagram('<div class="idiagram">\nfiles=5\nranks=5\nking:K:K::e1\n</div>')).toBe(true);
		for (const text of ['', 'files=8\nranks=8', 'knight:N:N::b1', '# A page\n\nfiles=5\nking:K:K::e1', '[a:chess]\nking = k\nb : c = d'])
			expect(isDiagram(text), text).toBe(false);
	});
});

describe('the catalogue of errors of diagrams', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span } = example;
		const [first] = problemsOf(example);
		expect(first).toMatchObject({ code, severity, ...(span && { span }) });
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `diagram/${code}`));
	});
});

describe('misuse', () => {
	it('names the argument that is wrong', () => {
		expect(() => parseDiagram(42 as never)).toThrow(new TypeError('text: Expected a string, found the number 42.'));
		expect(() => parseDiagram('', { limit: {} } as never)).toThrow(new TypeError('options.limit: Unknown option. Did you mean "limits"?'));
		expect(() => diagramToFbr('x' as never)).toThrow(new TypeError('diagram: Expected a Diagram, found the string "x".'));
	});
});
