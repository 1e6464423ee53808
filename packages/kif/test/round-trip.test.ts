import { exportCSA, exportJKFString, exportKI2, exportKIF, importKIF, type Record as TsshogiRecord } from 'tsshogi';
import { describe, expect, it } from 'vitest';
import { decode, encode, fromSfen, type KifGame, parse, reduce, safeParse, stringify, toSfen } from '../src/index.js';

const KIF = `#KIF version=2.0
開始日時：2020/01/02 10:00:00
棋戦：名人戦
先手：先手太郎
後手：後手花子
手合割：平手
手数----指手---------消費時間--
*はじめのコメント
   1 ７六歩(77)   ( 0:16/00:00:16)
*一行目
*二行目
   2 ３四歩(33)   ( 0:10/00:00:10)+
   3 ２二角成(88) ( 0:01/00:00:17)+
&しおり
   4 同　銀(31)   ( 0:01/00:00:11)
   5 ４五角打     ( 0:01/00:00:18)
   6 投了         ( 0:01/00:00:12)

変化：3手
   3 ２六歩(27)   ( 0:01/00:00:17)
   4 ８四歩(83)   ( 0:01/00:00:11)

変化：2手
   2 ８四歩(83)   ( 0:10/00:00:10)
`;

/** A game without places and the dialect. */
const bare = (game: KifGame | undefined): unknown =>
	JSON.parse(JSON.stringify(game, (key, value) => (['span', 'valueSpan', 'dialect'].includes(key) ? undefined : value)));

describe('reading and writing', () => {
	it('gives back a text of KIF that is canonical', () => expect(stringify(parse(KIF))).toBe(KIF));

	it.each(['kif', 'csa', 'jkf'] as const)('gives back what %s can say', (dialect) => {
		const { value } = reduce(parse(KIF)[0]!, dialect);
		expect(bare(parse(stringify(value, { dialect }))[0])).toEqual(bare(value));
	});

	it('reads what tsshogi writes in each format', () => {
		const record = importKIF(KIF) as TsshogiRecord;
		for (const text of [exportKIF(record), exportCSA(record), exportKI2(record), exportJKFString(record)])
			expect(safeParse(text)).toMatchObject({ ok: true, warnings: [] });
	});

	it('gives back files in each encoding', () => {
		for (const encoding of ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis'] as const)
			expect(decode(encode(KIF, encoding))).toEqual({ text: KIF, encoding });
	});

	it('names the characters that Shift_JIS does not have', () =>
		expect(() => encode('歩😀', 'shift_jis')).toThrow('Expected a character of Shift_JIS'));

	it('gives back starts as SFEN', () => {
		for (const handicap of ['平手', '香落ち', '二枚落ち', '十枚落ち']) expect(fromSfen(toSfen({ handicap })!)).toEqual({ handicap });
	});
});
