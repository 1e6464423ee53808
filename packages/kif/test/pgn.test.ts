import { legal } from '@x/core';
import { parse as parsePgn, stringify as stringifyPgn } from '@x/pgn';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from '../src/index.js';
import { toKifMove } from '../src/moves.js';
import { fromPgn, toPgn } from '../src/pgn.js';
import { complete, play, safePlay } from '../src/play.js';
import { bare, shogi } from './support/games.js';

const WHOLE = `#KIF version=2.0
開始日時：2020/01/02 10:00:00
終了日時：2020/01/02
棋戦：名人戦
先手：先手 太郎
後手：後手 "花子"
記録係：三郎
手数----指手---------消費時間--
*はじめのコメント
&はじめ
   1 ７六歩(77)   ( 0:16/00:00:16)
*一行目
*二行目
   2 ３四歩(33)   ( 0:10/00:00:10)+
   3 ２二角成(88) ( 0:01/00:00:17)+
&しおり
   4 同　銀(31)   ( 0:01/00:00:11)
   5 ４五角打     ( 0:01/00:00:18)
   6 投了         ( 0:01/00:00:12)+
*終わり

変化：6手
   6 ５二金(61)   ( 0:01/00:00:12)

変化：3手
   3 ２六歩(27)   ( 0:01/00:00:17)
   4 中断         ( 0:01/00:00:11)

変化：2手
   2 ８四歩(83)   ( 0:10/00:00:10)
*変化のコメント
`;

describe('a game as PGN', () => {
	it('has its moves, variations, times, comments, bookmarks and ends', () => {
		const { value, lost } = toPgn(parse(WHOLE)[0]!, shogi);
		expect(lost.map(({ data }) => data?.path)).toEqual(['remarks']);
		const text = stringifyPgn(value, { format: 'compact' });
		expect(text).toContain('[White "先手 太郎"]');
		expect(text).toContain('[Date "2020.01.02"]');
		expect(text).toContain('[Time "10:00:00"]');
		expect(text).toContain('[%end resignation]');
		expect(value.result).toBe('1-0');
		const [read] = parsePgn(text);
		const back = fromPgn(read!, shogi);
		expect(back.lost).toEqual([]);
		const [given] = parse(WHOLE);
		expect(bare(back.value)).toEqual(bare({ ...complete(given!, shogi), remarks: [] }));
	});

	it('tells a variation that repeats the last move from one that replaces the end', () => {
		const whole = complete(parse(WHOLE)[0]!, shogi);
		const { moves, end, ...others } = whole;
		const last = moves.at(-1)!;
		const { position } = play(whole, shogi).moves.at(-1)!;
		const more = toKifMove(legal(position)[0]!, position);
		const node = { move: more, comments: [], variations: [] };
		const line = { moves: [{ move: last.move, comments: [], variations: [] }, node] };
		const game = {
			...others,
			remarks: [],
			moves: [...moves.slice(0, -1), { ...last, variations: [line] }],
			end: { ...end!, variations: [{ moves: [node] }] },
		};
		const [read] = parsePgn(stringifyPgn(toPgn(game, shogi).value));
		const back = fromPgn(read!, shogi).value;
		expect(bare(back)).toEqual(bare({ ...game, headers: back.headers }));
	});

	it('names what it cannot say', () => {
		const text = `手合割：平手
先手の癖：なし
下手：太郎
手数----指手---------消費時間--
*
*a  b
*}
   1 ７六歩(77)   ( 0:16/00:01:16)
   2 中断
`;
		const { value, lost } = toPgn(parse(text)[0]!, shogi);
		expect(lost.map(({ data }) => data?.path)).toEqual([
			'headers[0].name',
			'headers[1].name',
			'moves[0].time.total',
			'comments[0].text',
			'comments[1].text',
			'comments[2].text',
		]);
		for (const { message } of lost) expect(message).toMatch(/^Expected .+, found .+\.$/);
		expect(value.result).toBe('*');
	});

	it('is refused with every move that is not legal, or in the mode repair written up to it', () => {
		const [game] = parse('▲７六歩 △３三歩 ▲２六歩\n変化：1手\n▲２六歩 △８五歩');
		const result = safePlay(game!, shogi);
		expect(result.ok ? [] : result.problems.map(({ code, span, data }) => [code, span.from, data?.path])).toEqual([
			['kif/illegal', 26, 'moves[0].variations[0].moves[1].move'],
			['kif/illegal', 5, 'moves[1].move'],
		]);
		const { value, lost } = toPgn(game!, shogi, { mode: 'repair' });
		expect(value.moves.map(({ san }) => san)).toEqual(['P7f', '３三歩', '２六歩']);
		expect(lost.map(({ data }) => data?.path)).toEqual(['moves[0].variations[0].moves[1].move', 'moves[1].move']);
		const back = fromPgn(value, shogi, { mode: 'repair' });
		expect(back.value.moves.length).toBe(1);
		expect(back.lost.map(({ data }) => data?.path)).toEqual(['moves[0].variations[0].moves[1]', 'moves[1]']);
	});

	it('ends with a move that breaks the rules, if the game says so', () => {
		const [game] = parse('▲７六歩 △３四歩 ▲７七歩打\nまで3手で後手の反則勝ち');
		const result = safePlay(game!, shogi);
		expect(result).toMatchObject({ ok: true, warnings: [{ code: 'kif/drop', severity: 'warning' }] });
		expect(play(game!, shogi).rest?.length).toBe(1);
		expect(toPgn(game!, shogi).value.result).toBe('0-1');
	});
});

describe('a game of PGN as a record', () => {
	it.each([
		['1. P7f P3d 1-0', undefined],
		['1. P7f P3d 1/2-1/2', 'draw'],
		['1. P7f P3d *', undefined],
		['1. P7f P3d 2. P2f 1-0', 'resignation'],
		['[Termination "time forfeit"]\n\n1. P7f 1-0', 'time-up'],
		['[Termination "rules infraction"]\n\n1. P7f P3d 1-0', 'illegal-action'],
		['[Termination "unterminated"]\n\n1. P7f *', 'interruption'],
	])('%s ends by %s', (text, end) => {
		const { value, lost } = fromPgn(parsePgn(text)[0]!, shogi);
		expect(value.end?.end).toBe(end);
		const { result } = parsePgn(text)[0]!;
		// Records have no neutral word for a win of the side to move.
		expect(lost.map(({ data }) => data?.path)).toEqual(end === undefined && result !== '*' ? ['result'] : []);
		if (lost.length === 0) expect(toPgn(value, shogi).value.result).toBe(result);
	});

	it('names annotation signs as lost, and reads moves of KIF', () => {
		const { value, lost } = fromPgn(parsePgn('1. ▲７六歩! △３四歩 $10 *')[0]!, shogi);
		expect(lost.map(({ data }) => data?.path)).toEqual(['moves[0].nags', 'moves[1].nags']);
		expect(stringify(value, { dialect: 'ki2' })).toContain('▲７六歩     △３四歩');
	});

	it('keeps handicaps and other starts', () => {
		const [game] = parse('手合割：二枚落ち\n上手：A\n下手：B\n   1 ６二銀(71)\n   2 ７六歩(77)');
		const { value, lost } = toPgn(game!, shogi);
		expect(lost).toEqual([]);
		expect(value.tags.map(({ name }) => name)).toEqual(['Black', 'White', 'Result', 'Variant', 'SetUp', 'FEN']);
		expect(bare(fromPgn(value, shogi).value)).toEqual(bare(complete(game!, shogi)));
	});
});
