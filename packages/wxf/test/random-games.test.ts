import { history, lastMove, legal, moveName, type Position } from '@x/core';
import { describe, expect, test } from 'vitest';
import { seedsOf } from '../../../tools/lib/sample.js';
import { type FileDialect, type MoveDialect, parse, stringify } from '../src/index.js';
import { readMove, safeReadMove, writeMove } from '../src/moves.js';
import { fromPgn, toPgn } from '../src/pgn.js';
import { play, rewrite, gameOf as written } from '../src/play.js';
import { gameOf, positionOf, randomGame, xiangqi } from './support/games.js';

const DIALECTS: readonly MoveDialect[] = ['wxf', 'axf', 'iccs', 'ucci', 'chinese', 'traditional'];
const FILES: readonly FileDialect[] = ['pgn', 'playok', 'dhtmlxq'];

const namesOf = (position: Position): readonly string[] =>
	history(position)
		.slice(1)
		.map((one) => moveName(lastMove(one)!));

/** Writes a game in a notation and a form of file, reads it, and plays it. */
const replayed = (position: Position, dialect: MoveDialect, file: FileDialect): readonly string[] => {
	const game = written(position, { dialect, tags: { Red: 'Hu Ronghua', Black: '楊官璘' } });
	const text = stringify(game, { dialect: file });
	const [read, ...more] = parse(text, { mode: 'strict' });
	expect(more).toEqual([]);
	expect(stringify(read!, { dialect: file })).toBe(text);
	return play(read!, position.game).moves.map(({ move }) => moveName(move));
};

const SEEDS = seedsOf({ full: 2000, normal: 24, quick: 8 });

describe('random games', () => {
	test(`are read again as they were written, in every notation`, () => {
		for (const seed of SEEDS) {
			const position = randomGame(xiangqi, seed, 60);
			const names = namesOf(position);
			const dialect = DIALECTS[seed % DIALECTS.length]!;
			for (const one of seed % 20 === 0 ? DIALECTS : [dialect]) {
				for (const file of FILES)
					if (file !== 'dhtmlxq' || one === 'iccs' || one === 'ucci')
						expect(replayed(position, one, file), `${seed} ${one} ${file}`).toEqual(names);
			}
			const game = written(position, { dialect });
			if (seed % 5 === 0) for (const one of DIALECTS) expect(rewrite(rewrite(game, xiangqi, one), xiangqi, dialect)).toEqual(game);
			expect(fromPgn(toPgn(game, xiangqi), xiangqi, dialect)).toEqual(game);
		}
	}, 3_600_000);

	test.each(['minixiangqi', 'manchu', 'supply'] as const)(
		'of %s are, too',
		(id) => {
			const rules = gameOf(id);
			for (const seed of SEEDS.slice(0, Math.ceil(SEEDS.length / 20))) {
				const position = randomGame(rules, seed, 40);
				const names = namesOf(position);
				const dialects: readonly MoveDialect[] = id === 'manchu' ? ['iccs', 'ucci'] : DIALECTS;
				for (const dialect of dialects) expect(replayed(position, dialect, 'pgn'), `${seed} ${dialect}`).toEqual(names);
			}
		},
		3_600_000,
	);
});

/** Several pieces on a file: two to five soldiers, soldiers on two files, tandem pieces, advisors and elephants. */
const TANDEM: readonly string[] = [
	'3k5/9/9/4P4/4P4/9/9/9/9/4K4 w - - 0 1',
	'3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1',
	'3k5/4P4/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1',
	'3k5/4P4/4P4/4P4/4P4/9/4P4/9/9/5K3 w - - 0 1',
	'5k3/9/3P5/3P1P1P1/5P3/9/9/9/9/4K4 w - - 0 1',
	'5k3/9/3P1P3/3P1P3/5P3/9/9/9/9/4K4 w - - 0 1',
	'4k4/9/9/9/9/3p1p3/3p1p3/3p5/9/5K3 b - - 0 1',
	'3k5/9/9/4R4/9/4C4/4R4/4C4/9/5K3 w - - 0 1',
	'3k5/9/9/9/9/2B1N4/9/4N4/9/2B2K3 w - - 0 1',
	'3ak4/4a4/3a5/9/2b6/9/9/9/9/5K3 b - - 0 1',
];

test('a piece that goes straight and obliquely is refused where its text has two meanings', () => {
	const position = positionOf('3k5/9/9/9/9/9/4M4/9/9/5K3 w - - 0 1', gameOf('manchu'));
	const texts = legal(position).map((move) => {
		try {
			return writeMove(move, position, 'wxf');
		} catch {
			return undefined;
		}
	});
	expect(texts).toContain('M5+1');
	expect(texts).not.toContain('M5+4');
	expect(new Set(texts).size).toBe(texts.filter((one) => one !== undefined).length + 1);
});

describe('several pieces on one file', () => {
	test.each(TANDEM)('%s: every move is read again', (fen) => {
		const position = positionOf(fen);
		for (const move of legal(position))
			for (const dialect of DIALECTS) {
				const text = writeMove(move, position, dialect);
				expect(moveName(readMove(text, position, { mode: 'strict' })), text).toBe(moveName(move));
			}
	});

	const text = (fen: string, name: string, dialect: MoveDialect): string => {
		const position = positionOf(fen);
		return writeMove(legal(position).find((move) => moveName(move) === name)!, position, dialect);
	};

	/** Places by the rules of the Federation (wxf.org, notation of 1997) and by the Chinese rules of play (chapter 2, section 6). */
	test.each([
		[1, 'e8d8', 'P+.6', '前兵平六'],
		[1, 'e7d7', 'P5.6', '中兵平六'],
		[1, 'e6d6', 'P-.6', '后兵平六'],
		[2, 'e9d9', '++.6', '前兵平六'],
		[2, 'e8d8', 'P+.6', '二兵平六'],
		[2, 'e7d7', 'P-.6', '三兵平六'],
		[2, 'e6d6', '--.6', '后兵平六'],
		[3, 'e7d7', 'P5.6', '三兵平六'],
		[3, 'e6d6', 'P-.6', '四兵平六'],
		[3, 'e4e5', '--+1', '后兵进一'],
		[4, 'd7e7', '6-.5', '后六平五'],
		[4, 'f7e7', '4+.5', '前四平五'],
		[4, 'h7g7', 'P2.3', '兵二平三'],
		[5, 'f7e7', '44.5', '中四平五'],
		[6, 'd5e5', '4-.5', '后４平５'],
		[6, 'f5g5', '6-.7', '后６平７'],
		[7, 'e7e9', 'R++2', '前车进二'],
		[7, 'e3d3', 'C-.6', '后炮平六'],
		[8, 'c5a3', 'E7-9', '相七退九'],
		[8, 'e5g6', 'H++3', '前马进三'],
	] as const)('position %i, %s is %s and %s', (index, name, wxf, chinese) => {
		expect(text(TANDEM[index]!, name, 'wxf')).toBe(wxf);
		expect(text(TANDEM[index]!, name, 'chinese')).toBe(chinese);
	});

	test.each([
		[0, 'e7d7', ['P+.6', '前兵平六', '一兵平六', '兵前平六', '15=6', '前兵平6', '5+.6']],
		[1, 'e7d7', ['P5.6', '二兵平六', '25=6', '55.6']],
		[2, 'e9d9', ['15=6', '一兵平六']],
		[4, 'd7e7', ['26=5', '四兵平五', '6-.5']],
		[4, 'f7e7', ['一兵平五', '14=5']],
		[7, 'e7e9', ['R++2', '車前進二', '俥前进2', 'r++2', 'R＋＋２']],
	] as const)('position %i, %s is read from %j', (index, name, texts) => {
		for (const one of texts) {
			const read = safeReadMove(one, positionOf(TANDEM[index]!));
			expect(read.ok && moveName(read.value), one).toBe(name);
		}
	});
});
