import { key } from '@x/core';
import { describe, expect, it } from 'vitest';
import { continued } from '../src/worker/plane/continue.js';
import { readForm } from '../src/worker/plane/forms.js';
import { readIcn } from '../src/worker/plane/read.js';
import { moveSpans, spanOf } from '../src/worker/plane/spans.js';
import type { IcnForm, PlanePlay, Reading } from '../src/worker/protocol.js';
import { classical, engine, game, icnDoc } from './support-plane.js';

const read = (text: string, node = 0, ruleset = 'icn'): Reading => engine.answer('read', { doc: icnDoc(text, ruleset), place: { node } });
const play = (text: string, node: number, move: string): PlanePlay => engine.answer('planePlay', { doc: icnDoc(text), node, move });
const played = (text: string, node: number, move: string): string => {
	const answer = play(text, node, move);
	if (!('played' in answer)) throw new Error(JSON.stringify(answer));
	return answer.played.text ?? '';
};
const faults = ({ problems, text }: Reading): readonly string[] =>
	problems.map(({ severity, span, message }) => `${severity} “${text.slice(span.from, span.to)}”: ${message}`);

describe('a text of ICN', () => {
	it('is played to its end, each move at its place', () => {
		const { nodes, text, problems, position, plane } = read(game, 22);
		expect(problems).toEqual([]);
		expect(nodes).toHaveLength(23);
		expect(position.outcome?.text).toBe('Checkmate. Black wins.');
		expect(plane?.dialect).toBe('seed');
		expect(plane?.checked).toEqual([[4, 2]]);
		expect(plane?.checkers).toEqual([[4, 4]]);
		expect(text.slice(nodes[9]!.from, nodes[9]!.to)).toBe('P2,7 x 1,8 =Q');
		expect(nodes.slice(1, 4).map(({ number, column, san }) => [number, column, san])).toEqual([
			[1, 0, 'P4,2>4,4'],
			[1, 1, 'p4,7>4,6'],
			[2, 0, 'P4,4>4,5'],
		]);
		expect(nodes[22]).toMatchObject({ san: 'q0,4>4,4#', comment: 'Bad game from both players' });
		expect(nodes[8]!.signs).toBe('?');
	});

	it('shows the move before the caret', () => {
		const { nodes } = read(game);
		for (const at of [0, nodes[1]!.from, nodes[1]!.from + 1, nodes[12]!.to, game.length]) {
			const before = nodes.filter(({ from }, index) => index > 0 && from < at).length;
			expect(engine.answer('read', { doc: icnDoc(game), place: { caret: at } }).shown).toBe(before);
		}
	});

	it('has its pieces after every move', () => {
		const { plane, position } = read(game, 5);
		const at = plane!.xs.findIndex((x, index) => x === 3 && plane!.ys[index] === 6);
		expect(plane!.looks[plane!.kinds[at]!]!.title).toBe('white pawn');
		expect(plane!.xs).toHaveLength(31);
		expect(position.last).toMatchObject({ mover: 'pawn', captured: ['pawn'], side: 'white' });
		expect(plane!.last).toEqual({ from: [4, 5], to: [3, 6] });
	});

	it.each([
		['another order than that of the dialect', 'w 1 K1,1|k5,5 koth', 'icn:site', ['error “']],
		['two meanings', '[Variant "Chess"] K5,1|k5,8', 'icn', ['error “[Variant "Chess"]”: The dialects read this differently.']],
		['a move that cannot be made', 'w K0,0|k9,9 0,0>1,1 | 9,9>7,7', 'icn', ['error “9,9>7,7”: The piece on 9,9 cannot reach 7,7.']],
		['a check that is left', 'w K0,0|r9,0|k0,9 0,0>1,0', 'icn', ['error “0,0>1,0”: A royal of white would be attacked from 9,0.']],
		['three players', 'w:b:r K1,1|k5,5|3k9,9', 'icn', ['warning “w:b:r”']],
		['unknown rules', 'w {"gravity": 1} K1,1|k5,5', 'icn', ['warning “"gravity"”']],
		['no pieces', '[Variant "Nowhere"] w 1 1,1>2,2', 'icn:site', ['error “”: The text has no pieces']],
	])('says what is wrong: %s', (_, text, ruleset, expected) => {
		const found = faults(read(text, 0, ruleset));
		for (const [index, words] of expected.entries()) expect(found[index]).toContain(words);
	});

	it('shows unplayable games with the reason', () => {
		const { plane, position, nodes } = read('w:b:r K1,1|k5,5|3k9,9 1,1>1,2 | 5,5>5,6 | 9,9>9,8', 3);
		expect(plane?.refused).toBe('Expected white and black as the two players.');
		expect(plane?.looks.map(({ title, tone }) => `${title} ${tone}`)).toEqual(['white king 0', 'black king 1', 'red king 3']);
		expect(plane?.ys).toEqual([2, 6, 8]);
		expect(position.side).toBe('white');
		expect(nodes).toHaveLength(4);
		expect(play('w:b:r K1,1|k5,5|3k9,9', 0, '1,1>1,2')).toEqual({ refused: 'Expected white and black as the two players.' });
	});

	it('takes the pieces of the variant that it names', () => {
		const { plane, problems } = read('[Variant "Classical"] w 1 4,2>4,4', 1, 'icn:site');
		expect(problems).toEqual([]);
		expect(plane?.xs).toHaveLength(32);
	});

	it('shows moves up to the first illegal one', () => {
		const { nodes, shown, plane } = read(`${classical} 4,2>4,4 | 4,7>4,5 | 1,1>1,9`, 9);
		expect([nodes.length, shown]).toEqual([3, 2]);
		expect(plane?.last).toEqual({ from: [4, 7], to: [4, 5] });
	});
});

describe('a game that goes on from another', () => {
	const known = (text: string) => {
		const { game: value, positions } = readIcn(text, 'auto');
		return { game: value!, positions: positions! };
	};
	const end = game.lastIndexOf('11. ');
	it.each([
		['the same moves', game, game],
		['more moves', game.slice(0, end), game],
		['fewer moves', game, game.slice(0, end)],
		['another move at the end', game, `${game.slice(0, end)}11. P8,2 > 8,3`],
		['another comment', game, game.replace('Castling', 'castles')],
	])('has the positions that it has from the start: %s', (_, first, second) => {
		const before = known(first);
		const after = known(second);
		const found = continued(before, after.game);
		expect(found?.length).toBe(after.positions.length);
		expect(readIcn(second, 'auto', before).positions?.map((one) => key(one))).toEqual(after.positions.map((one) => key(one)));
	});

	it.each([
		['another start', game.replace('P1,2+', 'P1,3')],
		['a move that is not legal', game.replace('k8,8 x 7,7', 'k8,8 > 9,9')],
		['a move that says what is not so', game.replace('K5,1 > 4,2', 'Q5,1 > 4,2')],
		['a capture of nothing', game.replace('K5,1 > 4,2', 'K5,1 x 4,2')],
	])('is left to a replay: %s', (_, second) => {
		expect(continued(known(game), readIcn(second, 'auto').game!)).toBeUndefined();
	});
});

describe('playing', () => {
	it('writes the real game move by move, each as the text had it', () => {
		const { nodes } = read(game);
		let text = classical;
		nodes.slice(1).forEach(({ name }, index) => {
			text = played(text, index, name);
		});
		const again = read(text, 22);
		expect(again.problems).toEqual([]);
		expect(again.nodes.map(({ san }) => san.replace(/[+#]/, ''))).toEqual(nodes.map(({ san }) => san.replace(/[+#]/, '')));
		expect(again.position.key).toBe(read(game, 22).position.key);
		expect(text.split('\n').slice(2, 4)).toEqual(['1. P4,2 > 4,4 | p4,7 > 4,6', '2. P4,4 > 4,5 | p3,7 > 3,5']);
	});

	it.each([
		['compact', `${classical}  4,2>4,4|4,7>4,5`, 2, '5,2>5,4', '  4,2>4,4|4,7>4,5|5,2>5,4'],
		['short', `${classical}  P4,2>4,4|p4,7>4,5`, 2, '5,2>5,4', '|P5,2>5,4'],
		['with a comment', `${classical} 1. P4,2 > 4,4 {why not} | p4,7 > 4,5 {so}`, 2, '5,2>5,4', 'p4,7 > 4,5 {so}\n2. P5,2 > 5,4'],
		['before others', `${classical} 1. P4,2 > 4,4 {one} | p4,7 > 4,5`, 1, '5,7>5,5', '{one} | p5,7 > 5,5'],
		['in place of the first', `${classical} 1. P4,2 > 4,4 | p4,7 > 4,5`, 0, '5,2>5,4', ' 1. P5,2 > 5,4'],
		['with its name', classical, 0, 'P4,2 > 4,4', '1. P4,2 > 4,4'],
		['a check', 'w K0,0|Q5,5|k9,1', 0, '5,5>5,1', '1. Q5,5 > 5,1 +'],
		['a capture', 'w K0,0|Q5,5|k9,2|n5,1', 0, '5,5>5,1', '1. Q5,5 x 5,1'],
	])('keeps the manner of the text: %s', (_, text, node, move, end) => {
		const written = played(text, node, move);
		expect(written.endsWith(end), written).toBe(true);
		expect(read(written).problems).toEqual([]);
	});

	it('follows a move that stands there already', () => {
		expect(play(game, 0, '4,2>4,4')).toEqual({ played: { text: undefined, cursor: 1, label: 'P4,2>4,4', dropped: 0 } });
		expect(play(game, 3, '2,7>2,5')).toMatchObject({ played: { cursor: 4, dropped: 19 } });
	});

	it('asks for the promotion of a pawn, and plays the choice', () => {
		const text = 'w (8|1) K0,0|P5,7|k9,1';
		const asked = play(text, 0, '5,7>5,8');
		expect('choose' in asked && asked.choose.map(({ look, move }) => `${look.title} ${move}`)).toEqual([
			'white queen 5,7>5,8=Q',
			'white rook 5,7>5,8=R',
			'white bishop 5,7>5,8=B',
			'white knight 5,7>5,8=N',
		]);
		expect(played(text, 0, '5,7>5,8=N')).toMatch(/1\. P5,7 > 5,8 =N$/);
	});

	it.each([
		['another piece', 'N4,2>4,4', 'The move names another piece than p of white on 4,2.'],
		['no capture', '4,2x4,4', 'This move is not a capture.'],
		['no move', '4,2-4,4', 'Expected a move. Write 4,2>4,4.'],
	])('refuses and says why: %s', (_, move, reason) => {
		expect(play(classical, 0, move)).toEqual({ refused: reason });
	});

	it.each([
		['nothing there', classical, '9,9>9,8', 'There is no piece on 9,9.', []],
		['the other side', classical, '4,7>4,6', 'It is White’s turn. The pawn on 4,7 belongs to Black.', []],
		['a piece in the way', classical, '4,1>4,4', 'Your own pawn on 4,2 blocks the way to 4,4.', [[4, 2]]],
		['an own piece on the square', classical, '1,1>2,1', 'Your own knight is on 2,1.', [[2, 1]]],
		['not its way', classical, '2,1>2,5', 'A knight cannot go from 2,1 to 2,5.', []],
		[
			'a piece before a pawn',
			'w (8|1) K0,0|P5,5|p5,6|k9,1',
			'5,5>5,6',
			'The black pawn is on 5,6, and this move cannot capture it.',
			[[5, 6]],
		],
		['nothing to capture', 'w (8|1) K0,0|P5,5|p7,6|k9,1', '5,5>6,6', 'There is nothing to capture on 6,6.', []],
		['a pinned piece', 'w K0,0|N3,0|r90,0|k0,9', '3,0>4,2', 'That would leave your king open to the rook on 90,0.', [[90, 0]]],
		[
			'a blocker far out',
			'w K0,1|Q0,0|n1000000000000,1000000000000|k0,9',
			'0,0>1000000000009,1000000000009',
			'The black knight on 1000000000000,1000000000000 blocks the way to 1000000000009,1000000000009.',
			[[1e12, 1e12]],
		],
	] as const)('refuses and names the piece to blame: %s', (_, icn, move, reason, culprits) => {
		expect(play(icn, 0, move)).toEqual({ refused: reason, culprits });
	});

	it('knows all moves of a piece, however far they go', () => {
		const far = '10000000000000000000000000000000000000000';
		const text = `w K0,0|R${far},5|k3,3`;
		const reach = engine.answer('reach', { doc: icnDoc(text), node: 0, from: [`${BigInt(far)}`, 5] });
		expect(reach.words).toBe('4 rays without end to go to.');
		expect(played(text, 0, `${far},5>${far},-${far}`)).toContain(`> ${far},-${far}`);
	});

	it('shows the moves of the side that is not to move, and says so', () => {
		const idle = engine.answer('reach', { doc: icnDoc('w K0,0|k3,3'), node: 0, from: [3, 3] });
		expect(idle).toMatchObject({ idle: true, words: '8 squares to go to. It is the turn of white.' });
	});
});

describe('other forms', () => {
	const form = (text: string, to: IcnForm, node = 0) => engine.answer('form', { doc: icnDoc(text), node, form: to });

	it('styles and dialects mean the same game', () => {
		for (const to of ['seed readable', 'seed short', 'seed compact', 'site readable', 'site short', 'site compact'] as const) {
			const { text } = form(game.replace(/\{"slide.*?\} /, ''), to);
			const { nodes, problems, position } = read(text!, 22, `icn:${to.slice(0, 4)}`);
			expect([problems, nodes.length], to).toEqual([[], 23]);
			expect(position.outcome?.reason).toBe('checkmate');
		}
	});

	it('report the information they omit', () => {
		expect(form(game, 'seed readable').lost).toEqual([]);
		expect(form(game, 'seed short').lost).toEqual(['Comments and clocks of moves are left out.']);
		expect(form(game, 'seed compact').lost).toHaveLength(2);
		expect(form('-7,16,_,_ K1,1|k5,5', 'seed readable')).toEqual({
			form: 'seed readable',
			text: undefined,
			lost: ['The notation cannot express -7,16,_,_.'],
		});
	});

	it('the long form is read back as the same game', () => {
		const { text } = form(game, 'long');
		const { icn, problems } = readForm('long', text!);
		expect(problems).toEqual([]);
		expect(read(icn!, 22).position.key).toBe(read(game, 22).position.key);
		expect(readForm('long', '{').problems[0]?.message).toContain('This is not JSON');
		expect(readForm('long', '{"metadata": 1}').problems.length).toBeGreaterThan(0);
	});

	it('FEN is written and read, and its losses are reported', () => {
		const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
		const { icn } = readForm('fen', fen);
		expect(form(icn!, 'fen')).toEqual({ form: 'fen', text: fen, lost: [] });
		expect(form(classical, 'fen')).toMatchObject({
			text: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
			lost: ['The plane around the board is lost. (border)'],
		});
		expect(form('K0,0|k5,5', 'fen')).toMatchObject({
			text: undefined,
			lost: expect.arrayContaining(['The square 0,0 is not on the board.']),
		});
		expect(readForm('fen', 'nonsense').problems.length).toBeGreaterThan(0);
	});
});

describe('places in a text', () => {
	it.each([
		['w Rays:1,1>2,3|4,5>1,0 K1,1|k5,5 1,1>1,2', 1, ['1,1>1,2']],
		['[Event "1,1>2,2"] w K1,1|k5,5 1,1>1,2 {then 5,5>5,6} | 5,5>5,4', 2, ['1,1>1,2', '5,5>5,4']],
		['K1,1|P3,7|k5,5 3,7>3,8Q|5,5>5,4', 2, ['3,7>3,8Q', '5,5>5,4']],
		['K1,1|AM3,7|k5,5 1. AM3,7 > 3,8 + !? 1. k5,5 > 5,4', 2, ['AM3,7 > 3,8 + !?', 'k5,5 > 5,4']],
		['K1,1|k5,5', 0, []],
		['K1,1|k5,5 1,1>1,2', 2, []],
	])('%s', (text, count, moves) => {
		expect(moveSpans(text, count).map(({ from, to }) => text.slice(from, to))).toEqual(moves);
	});

	it.each([
		['pieces[1]', 'k5,5+'],
		['pieces[9]', undefined],
		['moves[0].from', '1,1>1,2'],
		['extras.slideLimit', '"slideLimit"'],
		['metadata.Variant', '[Variant'],
		['turnOrder', 'w:b:r'],
		['', undefined],
	])('of %s', (path, found) => {
		const text = '[Variant "5D Chess"] w:b:r {"slideLimit": 9} K1,1|k5,5+ 1,1>1,2';
		const { from, to } = spanOf(text, path, moveSpans(text, 1));
		expect(text.slice(from, to)).toBe(found ?? text);
	});
});
